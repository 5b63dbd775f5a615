"""One decision of a bot: from what its seat may know to a saying.  Runs wherever it is called."""

from __future__ import annotations

import time
import zlib
from typing import Final, TypeVar

import msgspec

import gloaming
from gloaming.bots.advice import advice_for
from gloaming.bots.levels import level
from gloaming.core.dice import Dice
from gloaming.core.game import Game, saying
from gloaming.core.search import Search
from gloaming.core.state import State

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)

SECONDS: Final = 1.5  # a sharp bot's time for one saying, unless the request says otherwise
SHARE: Final = 0.7  # of the time left, for one action: a saying may have more of them


class Request(msgspec.Struct, frozen=True):
    """What a bot is asked.  `position` is the dump of a state imagined for the seat, never of the true one.

    `character` is the bot's own number, the same all game long; luck comes from it and the position.
    `seconds` bounds a search; `playouts`, above zero, replaces the clock: so many for each action.
    `packs` are those of the game, as in a journal's header."""

    game: str
    level: str
    seat: int
    position: dict[str, object]
    character: int = 0
    seconds: float = SECONDS
    playouts: int = 0
    packs: dict[str, str] = {}


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
    return Request(game.name, level_name, seat, position, character, seconds, playouts, dict(game.packs))


def answer(request: Request) -> Reply:
    """Decide here and now.  ValueError if the position does not ask that seat, or a pack is missing."""
    game = gloaming.recorded(request.game, request.packs)
    state: State = game.restore(request.position)
    if state.seat != request.seat:
        raise ValueError(f"The position does not ask seat {request.seat}.")
    luck = Dice(request.character ^ zlib.crc32(msgspec.json.encode(request.position, order="sorted")))
    mind = Mind(request)
    actions = mind.decide(state, luck)
    return Reply(saying(game, state, actions), tuple(actions), mind.thought)


def hint(game: Game[StateT, ViewT], state: StateT, seat: int) -> Reply:
    """What a steady player would say on that seat, for people; its thought says what the answer does."""
    reply = answer(question(game, state, seat, "steady"))
    offers = game.ask(game.view(state, seat)).offers
    meaning = next((offer.sentence for offer in offers if offer.action == reply.actions[0]), "")
    return msgspec.structs.replace(reply, thought=meaning)


class Mind:
    """A bot for the length of one saying: its advice, its time, and what it thought."""

    def __init__(self, request: Request) -> None:
        self.seat = request.seat
        self.advice = advice_for(request.game, request.character)
        plays = {"random": self.play_random, "steady": self.play_steady, "sharp": self.play_sharp}
        self.play = plays[level(request.level).name]
        self.end = time.monotonic() + request.seconds
        self.playouts = request.playouts
        self.thought = ""

    def decide(self, state: State, luck: Dice) -> list[int]:
        """The actions of one whole saying; a copy of the state goes ahead with them."""
        ahead, actions = state.clone(), list[int]()
        while not actions or (ahead.seat == self.seat and type(ahead.step).inside):
            action = ahead.actions[0] if len(ahead.actions) == 1 else self.play(ahead, luck)
            ahead.play(action)
            actions.append(action)
        return actions

    def play_random(self, state: State, luck: Dice) -> int:
        """Anything open."""
        return luck.pick(state.actions)

    def play_steady(self, state: State, luck: Dice) -> int:
        """What the game's advice says."""
        return self.advice.choose(state, luck)

    def play_sharp(self, state: State, luck: Dice) -> int:
        """What a search over imagined playouts prefers."""
        search = Search(state, self.advice, luck.seed())
        self.spend_on(search)
        self.thought = f"Compared {len(search.actions)} ways in {search.playouts} imagined games."
        return search.best()

    def spend_on(self, search: Search) -> None:
        """Search until one action's share is used up: its playouts, or most of the time that is left."""
        if self.playouts > 0:
            search.more(self.playouts)
            return
        now = time.monotonic()
        until = now + (self.end - now) * SHARE
        search.more(1)
        while time.monotonic() < until and not search.settled():
            search.more(1)
