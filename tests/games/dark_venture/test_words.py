"""Words in random games: every question, offer, refusal and sentence of the story reads well, for all."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from contract.cases import random_saying
from gloaming.core.dice import Dice
from gloaming.core.state import OVER, SPECTATOR, Step
from gloaming.core.words import WIDTH, Question
from gloaming.games.dark_venture import game
from gloaming.games.dark_venture.actions import ACTION_SPACE
from gloaming.games.dark_venture.phrases import first_of, offered, short
from gloaming.games.dark_venture.questions import ASKED, THROWS
from gloaming.games.dark_venture.state import State

GAMES = ((2, "competitive", 0), (1, "solo_ranked", 0), (1, "solo_short", 3), (4, "cooperative", 21))
BROKEN = re.compile(
    r"@(?!\d)|[{}]|(?<=.)\bNone\b|\bunknown\b|  |^\s|\s$|\.\.$|\b[Aa] [aeio]|\b(the|of|to|a) \1\b"
)
RAW = re.compile(r"\b(character|item|location|heroic quest|side quest|ability|number) \d+\b(?! moves?)")
NAMES = {
    *(card.name for card in game.content.items[1:]),
    *(card.name.removeprefix("The ") for card in game.content.characters[1:]),
    *(card.name for card in game.content.locations[1:]),
    *(quest.title for quest in (*game.content.heroic[1:], *game.content.side[1:])),
}
CARDS = re.compile(rf"\b({'|'.join(sorted((name for name in NAMES if ' ' in name), key=len)[::-1])})\b", re.I)
MOST_ON_A_BUTTON = 48


class Reading:
    """All that is read in a random game: sentences by the step that asked, offers, the table now and then."""

    def __init__(self, seats: int, mode: str, seed: int) -> None:
        self.told: list[tuple[str, str]] = []
        self.questions: list[Question] = []
        self.lines: list[str] = []
        for number, (before, said, after) in enumerate(sayings(game.new(seats, {"mode": mode}), Dice(seed))):
            reader = (max(before.seat, 0), number % seats, SPECTATOR)[number % 3]
            view, step = game.view(before, reader), type(before.step).__name__
            self.questions.append(game.ask(view))
            texts = [*of_question(self.questions[-1]), *game.say(view, said, game.view(after, reader))]
            self.told += [(step, text) for text in texts]
            self.lines = [*self.lines, *game.show(view)] if number % 40 == 0 else self.lines


def sayings(state: State, dice: Dice) -> Iterator[tuple[State, Sequence[int], State]]:
    """The states around every saying of a random game."""
    while state.seat != OVER:
        before = state.clone()
        said = random_saying(state, dice)
        yield before, said, state


def of_question(question: Question) -> list[str]:
    """All sentences of a question."""
    texts = [question.title, *([question.why] if question.why else [])]
    for offer in question.offers:
        texts += [offer.sentence, *([offer.note] if offer.note else [])]
    return texts + [plan.sentence for plan in question.plans]


@cache
def reading(seats: int, mode: str, seed: int) -> Reading:
    """Read once for all tests."""
    return Reading(seats, mode, seed)


every_game = pytest.mark.parametrize(("seats", "mode", "seed"), GAMES)


@every_game
def test_everything_reads_well(seats: int, mode: str, seed: int) -> None:
    """Nothing is empty, unresolved, doubled or a bare number."""
    told = reading(seats, mode, seed).told
    assert [each for each in told if not each[1] or BROKEN.search(each[1]) or RAW.search(each[1])] == []


@every_game
def test_cards_are_called_as_printed(seats: int, mode: str, seed: int) -> None:
    """With the same capitals."""
    found = {match for _, text in reading(seats, mode, seed).told for match in CARDS.findall(text)}
    assert found - NAMES == set()
    assert len(found) > 10


@every_game
def test_offers_of_a_question_differ(seats: int, mode: str, seed: int) -> None:
    """In their sentences and on their buttons, which are short."""
    for question in reading(seats, mode, seed).questions:
        offers = question.offers
        assert len({offer.sentence for offer in offers}) == len(offers)
        assert len({offer.short for offer in offers}) == len(offers), [offer.short for offer in offers]
        assert all(0 < len(offer.short) <= MOST_ON_A_BUTTON for offer in offers)


@every_game
def test_the_table_fits_the_paper(seats: int, mode: str, seed: int) -> None:
    """Lines of at most 80 columns; the map, the players, what the reader holds."""
    lines = reading(seats, mode, seed).lines
    assert [line for line in lines if len(line) > WIDTH or line != line.rstrip() or RAW.search(line)] == []
    assert any(line.startswith("Map, north above") for line in lines)


def test_most_questions_are_met_in_these_games() -> None:
    """So that the tests above are about something."""
    met = {step for each in GAMES for step, _ in reading(*each).told}
    assert len(met & set(ASKED)) > len(ASKED) / 2
    assert len(met & set(THROWS)) > len(THROWS) / 2


def test_every_question_has_words() -> None:
    """Each step that asks a seat, or has chance answer, is in the tables of questions, and no other is."""
    steps = [step for step in game.steps if issubclass(step, Step)]
    asking = {step.__name__ for step in steps if step.options is not Step.options}
    thrown = {step.__name__ for step in steps if step.outcomes is not Step.outcomes}
    assert (asking, thrown) == (set(ASKED), set(THROWS))


def test_every_action_has_words() -> None:
    """To be offered, and for a button."""
    for action in range(ACTION_SPACE):
        for text in (offered(game.content, action), short(game.content, action)):
            assert text
            assert not BROKEN.search(text), (action, text)


@pytest.mark.parametrize(("seats", "mode"), [(2, "competitive"), (1, "solo_long"), (3, "cooperative")])
def test_refusals_read_well(seats: int, mode: str) -> None:
    """With the rule that forbids it, what is missing, and what would work."""
    ranges = set()
    for number, (state, _, _) in enumerate(sayings(game.new(seats, {"mode": mode}), Dice(4))):
        if state.seat >= 0 and number % 9 == 0:
            view = game.view(state, state.seat)
            for action in range(number % 31, ACTION_SPACE, 31):
                if action not in state.actions:
                    refusal = game.why_not(state, state.seat, action, view)
                    ranges.add(first_of(action))
                    assert refusal.rule.startswith("DV-")
                    for text in (refusal.sentence, refusal.instead):
                        assert text[-1] in ".?", text
                        assert not BROKEN.search(text), text
                        assert not RAW.search(text), text
    assert len(ranges) > 30
