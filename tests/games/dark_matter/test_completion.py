"""The search for complete payments against a plain enumeration of all sets of sources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from games.dark_matter.table_talk import GAME
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.content.deck import count, one
from gloaming.games.dark_matter.names import COLORS, DIPLOMACY, MATTERS, POINTS, SOPHIA
from gloaming.games.dark_matter.rule_numbers import ALLOWED
from gloaming.games.dark_matter.skills.goals import needs_of
from gloaming.games.dark_matter.skills.sources import may_use, source_skill
from gloaming.games.dark_matter.state import State

SOURCES = range(a.USE_CARD, a.MANEUVER)


def positions(seats: int, seed: int) -> Iterator[State]:
    """The positions of a random game in which no Diplomacy icon is on hand."""
    state = GAME.new(seats)
    assert isinstance(state, State)
    dice = Dice(seed)
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.advance(state.draw(dice))
            continue
        on_hand = [*usable(state), *state.sources]
        if not any(count(source_skill(state, source), DIPLOMACY) for source in on_hand):
            yield state
        state.advance(dice.pick(state.actions))


def usable(state: State) -> list[int]:
    """Every source that no rule about sources forbids now."""
    return [source for source in SOURCES if may_use(state, source) == ALLOWED]


def gives(skill: int) -> list[int]:
    """The point icons of a skill, one by one."""
    return [icon for icon in range(POINTS) for _ in range(count(skill, icon))]


def exact(skills: Sequence[int], need: int) -> bool:
    """Can each of these skills give one point or two so that together they are exactly the need?"""
    if not skills:
        return need == 0
    icons = gives(skills[0])
    picks = [[icon] for icon in icons] + ([icons] if len(icons) == 2 else [])
    return any(exact(skills[1:], left) for pick in picks for left in spent(pick, need))


def spent(icons: Sequence[int], need: int) -> Iterator[int]:
    """The need less one point for each icon, in every way."""
    if not icons:
        yield need
        return
    kinds = range(MATTERS) if icons[0] == SOPHIA else [icons[0]]
    for kind in kinds:
        if count(need, kind):
            yield from spent(icons[1:], need - one(kind))


def affordable(state: State, extra: Sequence[int]) -> bool:
    """Gems, soldiers and Diplomacy Cards suffice for these further sources together."""
    cards = [(source - a.USE_CARD) // COLORS for source in extra if a.is_card(source)]
    worlds = [source - a.USE_PLANET for source in extra if not a.is_card(source)]
    soldiers = sum(state.deck.defense[state.side(w)] for w in worlds if state.owner(w) != state.active)
    limits = all(
        cards.count(seat) <= state.diplomacy_cards() - state.players[seat].spent
        for seat in set(cards) - {state.active}
    )
    return len(cards) <= state.players[state.active].gems and soldiers <= state.free_soldiers() and limits


def plans(state: State, goal: int) -> Iterator[tuple[int, ...]]:
    """Every set of further sources that completes the purchase."""
    chosen = [source_skill(state, source) for source in state.sources]
    needs = needs_of(state, goal)
    most = max(sum(count(need, kind) for kind in range(POINTS)) for need in needs) - len(chosen)
    sources = [source for source in usable(state) if gives(source_skill(state, source))]
    for size in range(most + 1):
        for extra in combinations(sources, size):
            skills = chosen + [source_skill(state, source) for source in extra]
            if affordable(state, extra) and any(exact(skills, need) for need in needs):
                yield extra


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5)])
def test_the_search_finds_what_enumeration_finds(seats: int, seed: int) -> None:
    """DM-ACT-21, 26.  A goal is open if some plan completes it, a source if some plan contains it."""
    checked = 0
    for number, state in enumerate(positions(seats, seed)):
        kind = type(state.step).__name__
        if kind == "ChooseSource" and state.goal < a.CIVILIZE:
            found = list(plans(state, state.goal))
            offered = {action for action in state.actions if action != a.CONFIRM}
            assert offered == {source for plan in found for source in plan}
            assert (a.CONFIRM in state.actions) == (() in found)
            checked += 1
        if kind == "ChooseAction" and number % 4 == 0:
            goals = {a.TERRAFORM + planet for planet in state.market if planet >= 0}
            open_goals = {goal for goal in goals if any(True for _ in plans(state, goal))}
            below = len(state.players[state.active].planets) < state.planet_limit()
            assert goals & set(state.actions) == (open_goals if below else set())
            checked += 1
    assert checked > 10
