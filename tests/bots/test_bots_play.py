"""Every level plays whole games by the rules, says what it may say, and knows only what it may know."""

import pytest

from bots.contest import steady_wins
from bots.dare import CALL, DARE, FOLD, Hands, dare
from gloaming import bots
from gloaming.bots.advice import advice_for
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock import game as darkrock
from gloaming.games.darkrock.state import State


def play(level: str, seats: int, seed: int, decisions: int = 1 << 40, playouts: int = 0) -> State:
    """A game of bots of one level, checked at each saying, to its end or until so many have passed."""
    state, dice = darkrock.new(seats), Dice(seed)
    while state.seat != OVER and decisions > 0:
        if state.seat == CHANCE:
            state.play(state.draw(dice))
            continue
        decisions -= 1
        request = bots.question(darkrock, state, state.seat, level, seed + state.seat, playouts=playouts)
        reply = bots.answer(request)
        assert darkrock.parse(state, reply.saying) == list(reply.actions)
        for action in reply.actions:
            state.play(action)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_steady_bots_finish_a_game_in_a_sensible_number_of_rounds(seats: int) -> None:
    """Everything they say is open, the game ends, and it is as long as the box promises."""
    state = play("steady", seats, seed=seats)
    assert state.seat == OVER
    assert 5 <= state.round <= 16


@pytest.mark.parametrize("seats", [2, 5])
def test_random_bots_say_only_what_is_open(seats: int) -> None:
    """Fifty sayings, each parsed back to the same actions."""
    assert play("random", seats, seed=seats, decisions=50).round > 0


def test_sharp_bots_say_only_what_is_open() -> None:
    """Two dozen sayings with a few playouts each."""
    assert play("sharp", 2, seed=5, decisions=24, playouts=2).round > 1


def test_steady_beats_random() -> None:
    """Nearly always; a bot that played at random itself would win half."""
    assert steady_wins(darkrock, 16) >= 14


def test_bots_of_one_level_differ_in_taste() -> None:
    """Somewhere in the first sixty moves ten characters do not all choose alike."""
    state, dice = darkrock.new(4), Dice(3)
    advisers = [advice_for("darkrock", character) for character in range(10)]
    most = 0
    for _ in range(60):
        action = state.draw(dice) if state.seat == CHANCE else advisers[0].choose(state, Dice(1))
        if state.seat >= 0:
            most = max(most, len({adviser.choose(state, Dice(1)) for adviser in advisers}))
        state.play(action)
    assert most > 1


def test_the_same_request_gets_the_same_reply() -> None:
    """Luck comes from the character and the position alone."""
    state, dice = darkrock.new(3), Dice(8)
    while state.seat == CHANCE:
        state.play(state.draw(dice))
    for level in bots.LEVELS:
        request = bots.question(darkrock, state, state.seat, level.name, 4, playouts=6)
        assert bots.answer(request) == bots.answer(request)


def dared(own: int, other: int) -> Hands:
    """Seat 0 has dared with `other`; seat 1 holds `own`."""
    state = dare.new(2)
    for action in (100 + other, 100 + own, DARE):
        state.play(action)
    return state


def test_a_bot_is_told_nothing_that_its_seat_cannot_know() -> None:
    """Positions that differ in the other's card give the same request, with a card that is imagined."""
    requests = [bots.question(dare, dared(3, other), 1, "sharp", character=6) for other in range(6)]
    assert all(request == requests[0] for request in requests)
    imagined = {
        str(bots.question(dare, dared(3, 0), 1, "sharp", character=number).position["card"])
        for number in range(40)
    }
    assert len(imagined) == 6


def test_search_guesses_what_it_cannot_see() -> None:
    """In a game in plain Python: the best card calls, the worst one folds, whatever the other one is."""
    for other in range(6):
        for own, wanted in ((5, CALL), (0, FOLD)):
            request = bots.question(dare, dared(own, other), 1, "sharp", playouts=400)
            assert bots.answer(request).actions == (wanted,)


def test_a_hint_is_something_that_can_be_said() -> None:
    """For people: what a steady player would say, as a saying that is open."""
    state, dice = darkrock.new(2), Dice(1)
    while state.seat == CHANCE:
        state.play(state.draw(dice))
    hint = bots.hint(darkrock, state, state.seat)
    assert darkrock.parse(state, hint.saying) == list(hint.actions)


def test_a_seat_that_is_not_asked_gets_no_answer() -> None:
    """A request for another seat is refused with a sentence."""
    with pytest.raises(ValueError, match="does not ask seat 0"):
        bots.answer(bots.question(dare, dared(1, 1), 0, "random"))


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    """The sentence says what would do."""
    with pytest.raises(bots.UnknownLevel, match="random, steady, sharp"):
        bots.question(dare, dared(1, 1), 1, "brilliant")


def test_every_level_has_a_sentence_for_the_lobby() -> None:
    """Names are distinct, sentences end with a full stop, the default is one of them."""
    names = [level.name for level in bots.LEVELS]
    assert len(set(names)) == len(names)
    assert bots.DEFAULT in names
    assert all(level.sentence.endswith(".") for level in bots.LEVELS)
