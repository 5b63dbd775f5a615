"""Every guide and action entry, carried out to each of its outcomes.

All branches, both ends of all tests, all rows of all tables, payments made and refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.dark_venture.table_talk import CONTENT, LOCATION, Table, venture
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE
from gloaming.games.dark_venture import invariants
from gloaming.games.dark_venture.actions import ACCEPT, ATTACK, BRANCH, FLEE, ROLL
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.effects import walk
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.ask import ChooseBranch, RollTable, RollTest
from gloaming.games.dark_venture.tales.pay import OfferPayment

KNOWN = (1 << len(CONTENT.locations)) - 1
FORKS = (ChooseBranch, RollTest, RollTable, OfferPayment)  # steps at which a telling divides
MOST_STEPS = 1500
NAMES = {number: name for name, number in LOCATION.items()}
ENTRIES = [(book, place) for book in (0, 1) for place in range(1, len(CONTENT.locations))]


def ends_of(effect: Effect) -> Iterator[tuple[int, int]]:
    """All ends of the forks of an entry: the effect's number and which of its parts comes next."""
    opened = {
        part.parts[0].no for part in walk(effect) if part.op == v.SEQUENCE and part.parts[0].op == v.PAY
    }
    chosen = {part.no for fork in walk(effect) if fork.op == v.CHOOSE for part in fork.parts}
    for fork in walk(effect):
        alone = fork.op == v.PAY and fork.no not in chosen | opened
        if fork.op in (v.CHOOSE, v.TEST, v.ROLL) or alone:
            yield from ((fork.no, place) for place in range(2 if alone else len(fork.parts)))


def end_of(state: State, action: int) -> tuple[int, int]:
    """Which end of a fork that answer leads to."""
    assert isinstance(state.step, FORKS)
    fork = CONTENT.effects[state.step.effect]
    if fork.op == v.CHOOSE:
        return fork.no, action - BRANCH
    if fork.op == v.PAY:
        return fork.no, int(action != ACCEPT)
    total = action - ROLL
    if fork.op == v.ROLL:
        rows = range(len(fork.parts))
        return fork.no, next(row for row in rows if fork.lows[row] <= total <= fork.highs[row])
    me = state.someone(state.tales[-1].me)
    return fork.no, int(total + CONTENT.characters[me.number].attributes[fork.stat] < fork.number)


def answers(state: State, own: set[int], seed: int) -> list[int]:
    """At a fork of the entry every answer that leads elsewhere; one answer at all other questions."""
    open_now = state.outcomes()[0] if state.seat == CHANCE else state.actions
    if isinstance(state.step, FORKS) and state.step.effect in own:
        ways: dict[tuple[int, int], int] = {}
        for action in open_now:
            ways.setdefault(end_of(state, action), action)
        return list(ways.values())
    if state.seat == CHANCE:
        return [state.draw(Dice(seed))]
    attacks = [action for action in open_now if ATTACK <= action < FLEE]
    return [attacks[0] if attacks else open_now[-1]]


def outcomes_of(t: Table, effect: Effect) -> set[tuple[int, int]]:
    """All ends that the entry's telling comes to; each telling ends with nothing created or lost."""
    own = {part.no for part in walk(effect)}
    reached: set[tuple[int, int]] = set()
    t.state.settle()
    paths = [(t.state, 0)]
    while paths:
        state, steps = paths.pop()
        if not state.tales and not state.fights:
            assert list(invariants.flaws(state)) == []
            continue
        assert steps < MOST_STEPS
        forks = isinstance(state.step, FORKS) and state.step.effect in own
        for action in answers(state, own, steps):
            if forks:
                reached.add(end_of(state, action))
            other = state.clone()
            other.play(action)
            paths.append((other, steps + 1))
    return reached


@pytest.mark.parametrize(("book", "place"), [one for one in ENTRIES if CONTENT.locations[one[1]].action])
def test_every_outcome_of_every_action_entry(book: int, place: int) -> None:
    """DV-MOVE-02, DV-TURN-08, DV-GOLD-04, 05; DV-R91: each branch can be paid for, each number thrown."""
    t = venture("red blue", book="AB"[book])
    name = NAMES[place]
    card = CONTENT.locations[place]
    t.lies(name, 1, 0, 90 * next(turn for turn in card.turns if card.gates[turn] & 8))
    t.lies("gas-flats", 0, 1)
    t.red.follows("pell-the-lamplighter")
    t.red.hero.takes("rust-sabre iron-pot old-map amber-eye crown-shard")
    t.red.draws("war-horn")
    t.red.facts.entered = KNOWN
    t.red.hero.ap = 6
    t.red.meets(name)
    t.play(f"red: go {name}")
    effect = CONTENT.actions[book][card.action].effect
    assert outcomes_of(t, effect) == set(ends_of(effect))


@pytest.mark.parametrize("book", [0, 1])
def test_every_outcome_of_every_guide_entry(book: int) -> None:
    """DV-LOC-07, DV-ENEMY-01, 02, DV-SET-12; DV-R26: by whoever placed the location."""
    for place in range(1, len(CONTENT.locations)):
        t = venture("red blue", book="AB"[book])
        card = CONTENT.locations[place]
        turn = next(turn for turn in card.turns if card.gates[turn] & 8)
        t.lies("cloven-hill" if place != LOCATION["cloven-hill"] else "gas-flats", 0, 1)
        t.red.draws(NAMES[place])
        t.play(f"red: place {NAMES[place]}, to east, turned {90 * turn}")
        effect = CONTENT.guides[book][place].effect
        assert outcomes_of(t, effect) == set(ends_of(effect))
