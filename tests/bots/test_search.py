"""What a search makes of imagined games: it compares them pair by pair; until refuted the advice stands."""

from __future__ import annotations

from bots.dare import CALL, DARE, FOLD, PASS, Hands, Respond, dare
from gloaming.core.advice import Advice
from gloaming.core.dice import Dice
from gloaming.core.search import FAIR, Search
from gloaming.core.state import OVER, State


class Cautious(Advice):
    """Says fold and pass, whatever the card; counts how often it is asked, and one turn for each answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def choose(self, state: State, dice: Dice) -> int:
        self.asked += 1
        return state.actions[0]

    def stage(self, state: State) -> int:
        return 1 if state.seat == OVER or isinstance(state.step, Respond) else 0


def dealt(own: int, seat: int) -> Hands:
    """The seat is asked and has this card; the other one's is not known to it."""
    state = dare.new(2)
    for card in (own, 2) if seat == 0 else (2, own):
        state.play(100 + card)
    if seat == 1:
        state.play(DARE)
    return state


def test_what_is_clearly_worse_is_given_up() -> None:
    """With the best card a call costs nothing: folding is not tried a hundred times."""
    search = Search(dealt(5, 1), Cautious(), 3)
    search.more(400)
    assert search.settled()
    assert 2 * FAIR <= search.playouts < 200
    assert search.best() == CALL


def test_the_advice_stands_until_something_is_surely_better() -> None:
    """One imagined game of each action proves nothing; many do."""
    search = Search(dealt(4, 1), Cautious(), 3)
    assert search.best() == FOLD
    search.more(2)
    assert search.best() == FOLD
    search.more(198)
    assert search.best() == CALL


def test_what_makes_no_difference_is_answered_as_advised() -> None:
    """The other seat folds whatever it holds, but the game is looked at before it can: all ends are alike."""
    advice = Cautious()
    advice.stages = 1
    search = Search(dealt(3, 0), advice, 3)
    search.more(60)
    assert search.playouts == 60
    assert search.best() == PASS


def test_an_imagined_game_is_played_on_for_so_many_stages() -> None:
    """Up to the answer of the other seat, or through it: then daring pays, since it folds."""
    for stages, asked, best in ((1, False, PASS), (2, True, DARE)):
        advice = Cautious()
        advice.stages = stages
        search = Search(dealt(3, 0), advice, 3)
        search.more(60)
        assert (advice.asked > 0) == asked
        assert search.best() == best
