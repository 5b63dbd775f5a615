"""Promises about what people read: notation, refusals, questions, the story, and what a seat may know."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable

import pytest

from contract.cases import Case, Position, asked, positions, random_saying, some
from gloaming.core.dice import Dice
from gloaming.core.game import saying
from gloaming.core.playout import playout
from gloaming.core.state import CHANCE, OVER, State
from gloaming.core.words import Refused

BROKEN = re.compile(r"@(?!\d)|[{}]|(?<=.)\bNone\b|  |\s$")
UNTOUCHED = math.pi
STRIDE = 17
MOST_SENTENCES = 60  # of refusals in one position
MOST_PLANS = 6  # more of them help nobody
SAYINGS = 1500  # of one random game are told


def parses_what_it_writes(case: Case) -> None:
    """Every open action applies and has a notation, unlike that of its neighbours, that parses back to it."""
    for position in positions(case):
        state, game = position.state, case.door
        open_here = state.outcomes()[0] if state.seat == CHANCE else state.actions
        texts = [game.notation(state, action) for action in open_here]
        assert len(set(texts)) == len(texts), f"{position}: two actions with one notation"
        for action, text in zip(open_here, texts, strict=True):
            assert text.isprintable()
            assert "," not in text
            assert game.parse(state, text) == [action], f"{position}: {text}"
            assert game.parse(state, f"  {text.upper()} ") == [action], f"{position}: {text}"
            state.clone().play(action)


def parses_whole_sayings(case: Case) -> None:
    """The actions of one saying, joined by commas, parse back; one action too many is refused."""
    for number, position in enumerate(positions(case)):
        if position.state.seat == OVER:
            continue
        for seed in range(4):
            after = position.state.clone()
            said = random_saying(after, Dice(100 * number + seed))
            text = saying(case.door, position.state, said)
            assert case.door.parse(position.state, text) == said, f"{position}: {text}"
            with pytest.raises(Refused):
                case.door.parse(position.state, f"{text}, {text}, {text}")


def refuses_in_words(case: Case) -> None:
    """What is not said in the game's notation is refused with a sentence that tells what is open."""
    for position in positions(case):
        before = case.door.dump(position.state)
        for text in ("", ",", "xyzzy", "\0", "9" * 5000, "assign crew", "@0", "é" * 99):
            with pytest.raises(Refused) as refused:
                case.door.parse(position.state, text)
            assert refused.value.refusal.sentence
            assert refused.value.refusal.instead, str(position)
            assert len(refused.value.refusal.sentence) < 400
        assert case.door.dump(position.state) == before


def refuses_by_rule(case: Case) -> None:
    """Every action of the vocabulary that is not open is refused by a rule of the ledger, in a sentence.

    The rule is asked for each of them, the sentence for some, others from position to position."""
    game = case.door
    for number, position in enumerate(asked(some(case))):
        state = position.state
        view = game.view(state, state.seat)
        stride = max(STRIDE, game.action_space // MOST_SENTENCES)
        for action in sorted(set(range(game.action_space)) - set(state.actions)):
            rule = game.ledger.by_number(game.forbids(state, action))
            if action % stride == number % stride or game.action_space < 2 * STRIDE:
                refusal = game.why_not(state, state.seat, action, view)
                where = f"{position}: {game.notation(state, action)}"
                assert (refusal.rule, refusal.law) == (rule.id, rule.text), where
                assert_reads_well([refusal.sentence], case, where)
                assert_reads_well([refusal.instead] if refusal.instead else [], case, where)


def refuses_who_is_not_asked(case: Case) -> None:
    """Who is not asked hears so; nothing forbids what is open; after the end all is over."""
    game = case.door
    for position in positions(case):
        state = position.state
        for seat in [seat for seat in range(case.seats) if seat != state.seat]:
            assert_reads_well([game.why_not(state, seat, 0).sentence], case, str(position))
        if state.seat >= 0:
            with pytest.raises(ValueError, match="forbids"):
                game.why_not(state, state.seat, state.actions[0])


def assert_reads_well(sentences: Iterable[str], case: Case, where: str) -> None:
    """Sentences are there, with seat marks only of seats at the table and nothing unresolved in them."""
    for sentence in sentences:
        assert sentence.strip(), f"{where}: an empty sentence"
        assert not BROKEN.search(sentence), f"{where}: {sentence!r}"
        marks = [int(mark) for mark in re.findall(r"@(\d)", sentence)]
        assert all(mark < case.seats for mark in marks), f"{where}: {sentence!r}"


def asks_in_words(case: Case) -> None:
    """The question has a title; its offers are the open actions for the asked seat, and for another what it
    may answer ahead."""
    game = case.door
    for position in positions(case):
        for seat in case.seats_seen():
            question = game.ask(game.view(position.state, seat))
            offered = [offer.action for offer in question.offers]
            where = f"{position} for seat {seat}"
            assert question.seat == position.state.seat, where
            ahead = position.state.early(seat)
            open_to_seat = position.state.actions if seat == position.state.seat else ahead
            assert sorted(offered) == open_to_seat, where
            assert_reads_well([question.title], case, where)
            assert_reads_well([question.why] if question.why else [], case, where)
            assert_reads_well([text for o in question.offers for text in (o.sentence, o.short)], case, where)
            sentences = [offer.sentence for offer in question.offers]
            assert len(set(sentences)) == len(sentences), f"{where}: two answers in the same words"
            if position.state.agenda:
                assert question.inside == position.state.step.inside, where


def plans_whole_ways(case: Case) -> None:
    """A plan is a few actions of one saying, open one after another where it is offered; only to the asked
    seat, each in words of its own."""
    game = case.door
    for position in positions(case):
        for seat in case.seats_seen():
            plans = game.ask(game.view(position.state, seat)).plans
            where = f"{position} for seat {seat}"
            assert not plans or seat == position.state.seat, where
            assert len(plans) <= MOST_PLANS, where
            assert (
                len({plan.sentence for plan in plans}) == len({plan.actions for plan in plans}) == len(plans)
            )
            assert_reads_well([plan.sentence for plan in plans], case, where)
            assert_reads_well([plan.after for plan in plans if plan.after], case, where)
            for plan in plans:
                assert_playable(position.state.clone(), plan.actions, where)


def assert_playable(state: State, actions: tuple[int, ...], where: str) -> None:
    """Each action is open to the same seat, and all belong to one saying."""
    asked = state.seat
    for number, action in enumerate(actions):
        assert state.seat == asked, where
        assert number == 0 or state.step.inside, where
        state.play(action)


def tells_every_saying(case: Case) -> None:
    """Each seat and a spectator read at least one sentence about each saying and each event of chance."""
    game = case.door
    after, dice = case.new(), Dice(case.seats)
    views = {seat: game.view(after, seat) for seat in case.seats_seen()}
    for _ in range(SAYINGS):
        if after.seat == OVER:
            break
        before, old = after.clone(), views
        said = random_saying(after, dice)
        where = f"{case}: {saying(game, before, said)}"
        views = {seat: game.view(after, seat) for seat in case.seats_seen()}
        for seat in case.seats_seen():
            told = game.say(old[seat], said, views[seat])
            assert told, f"{where}: nothing is told to seat {seat}"
            assert_reads_well(told, case, where)


def shows_the_table(case: Case) -> None:
    """The table in plain lines; pieces with names of their own."""
    game = case.door
    for position in positions(case):
        for seat in case.seats_seen():
            view = game.view(position.state, seat)
            lines, pieces = game.show(view), game.scene(view)
            assert lines
            assert all("\n" not in line for line in lines)
            assert len({piece.name for piece in pieces}) == len(pieces), str(position)


def imagines(position: Position, seat: int, number: int) -> State:
    """A state that fits all the seat knows."""
    state: State = position.state.imagine(seat, Dice(number))
    return state


def hides_what_a_seat_cannot_know(case: Case) -> None:
    """An imagined state looks the same to the seat that imagines it, and so do its words and features."""
    game = case.door
    for number, position in enumerate(some(case)):
        before = game.dump(position.state)
        for seat in case.seats_seen():
            other = imagines(position, seat, number)
            assert game.view(other, seat) == game.view(position.state, seat), f"{position} for seat {seat}"
            assert observed(case, other, seat) == observed(case, position.state, seat), str(position)
            game.check(other)
            playout(other, number, 200)
        assert game.dump(position.state) == before, f"{position}: imagining changes the state"


def imagines_what_is_hidden(case: Case) -> None:
    """What a position keeps from a seat varies from one imagination to the next; nothing else does."""
    game = case.door
    all_open = game.all_open(game.settled(dict(case.settings)))
    hidden, varied = set(), set()
    for position in positions(case):
        for seat in case.seats_seen():
            hides = not all_open and game.hides(position.state, seat)
            if hides:
                hidden.add(seat)
            if varies(position, seat):
                assert hides, f"{position}: nothing is hidden from seat {seat}, and yet it varies"
                varied.add(seat)
    assert varied == hidden
    assert all_open or hidden, "not all is open, and yet nothing is hidden"


def varies(position: Position, seat: int) -> bool:
    """Is what a seat imagines ever another position than the true one?"""
    game = position.door
    true = game.dump(position.state)
    return any(game.dump(imagines(position, seat, number)) != true for number in range(6))


def observed(case: Case, state: State, seat: int) -> list[float]:
    """What `observe` writes, checked to be one finite number for each feature and nothing beside."""
    out = [UNTOUCHED] * (len(case.door.features) + 3)
    case.door.observe(state, seat, out)
    assert out[len(out) - 3 :] == [UNTOUCHED] * 3, "observe writes too much"
    assert UNTOUCHED not in out[:-3], "observe leaves a feature out"
    assert {type(value) for value in out} <= {float}
    assert all(map(math.isfinite, out))
    return out


def observes_its_features(case: Case) -> None:
    """One number for each feature, for every seat and a spectator; names are different."""
    assert len(set(case.door.features)) == len(case.door.features)
    for position in positions(case):
        for seat in case.seats_seen():
            observed(case, position.state, seat)
