"""One decision of a bot: from what its seat may know to a saying.  Runs wherever it is called."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from typing import TypeVar

import msgspec

import gloaming
from gloaming.bots.advice import advice_for
from gloaming.bots.levels import level
from gloaming.core.advice import Advice
from gloaming.core.dice import Dice
from gloaming.core.game import Game, saying
from gloaming.core.search import Search
from gloaming.core.state import State

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)

SECONDS = 1.0  # a sharp bot's time for one saying, unless the request says otherwise


class Request(msgspec.Struct, frozen=True):
    """What a bot is asked.  `position` is the dump of a state imagined for the seat, never of the true one.

    `character` is the bot's own number, the same all game long; luck comes from it and the position.
    `seconds` bounds a search; `playouts`, above zero, replaces the clock: so many for each action."""

    game: str
    level: str
    seat: int
    position: dict[str, object]
    character: int = 0
    seconds: float = SECONDS
    playouts: int = 0


class Reply(msgspec.Struct, frozen=True):
    """One saying, in notation and as actions; `thought` is a sentence that names seats as `@0`, `@1`."""

    saying: str
    actions: tuple[int, ...]
    thought: str = ""


def question(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: int,
    level_name: str,
    character: int = 0,
    seconds: float = SECONDS,
    playouts: int = 0,
) -> Request:
    """The request for the open decision of a seat.  What the seat cannot know is imagined here, once."""
    level(level_name)
    imagined = state.imagine(seat, Dice(character))
    position: dict[str, object] = {**game.dump(imagined)}  # type: ignore[arg-type]
    return Request(game.name, level_name, seat, position, character, seconds, playouts)


def answer(request: Request) -> Reply:
    """Decide here and now.  ValueError if the position does not ask that seat."""
    game = gloaming.load(request.game)
    state: State = game.restore(request.position)
    if state.seat != request.seat:
        raise ValueError(f"The position does not ask seat {request.seat}.")
    luck = Dice(request.character ^ zlib.crc32(msgspec.json.encode(request.position, order="sorted")))
    actions = decide(state, request, luck)
    return Reply(saying(game, state, actions), tuple(actions))


def hint(game: Game[StateT, ViewT], state: StateT, seat: int) -> Reply:
    """What a steady player would say on that seat: advice for people."""
    return answer(question(game, state, seat, "steady"))


def decide(state: State, request: Request, luck: Dice) -> list[int]:
    """The actions of one whole saying; a copy of the state goes ahead with them."""
    one_action = LEVEL_PLAYS[request.level]
    advice = advice_for(request.game, request.character)
    budget = Budget(request.seconds, request.playouts)
    ahead, actions = state.clone(), list[int]()
    while not actions or continues(ahead, request.seat):
        action = ahead.actions[0] if len(ahead.actions) == 1 else one_action(ahead, advice, luck, budget)
        ahead.play(action)
        actions.append(action)
    return actions


def continues(ahead: State, seat: int) -> bool:
    """Does the saying go on: is the same seat asked inside it?"""
    return ahead.seat == seat and type(ahead.step).inside


class Budget:
    """How long a search may go on: by the clock, or an exact number of playouts for each action."""

    def __init__(self, seconds: float, playouts: int) -> None:
        self.end = time.monotonic() + seconds
        self.playouts = playouts

    def spend(self, search: Search) -> None:
        """Search until the budget of one action is used up: half of the time left, so that others follow."""
        if self.playouts > 0:
            search.more(self.playouts)
            return
        now = time.monotonic()
        until = now + (self.end - now) / 2
        search.more(1)
        while time.monotonic() < until and not search.settled():
            search.more(1)


def play_random(state: State, advice: Advice, luck: Dice, budget: Budget) -> int:
    """Anything open."""
    return luck.pick(state.actions)


def play_steady(state: State, advice: Advice, luck: Dice, budget: Budget) -> int:
    """What the game's advice says."""
    return advice.choose(state, luck)


def play_sharp(state: State, advice: Advice, luck: Dice, budget: Budget) -> int:
    """What a search over imagined playouts prefers."""
    search = Search(state, advice, luck.seed())
    budget.spend(search)
    return search.best()


LEVEL_PLAYS: dict[str, Callable[[State, Advice, Dice, Budget], int]] = {
    "random": play_random,
    "steady": play_steady,
    "sharp": play_sharp,
}
