"""A saying and everything that follows from it by itself, played on clones until somebody must decide."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gloaming.core.game import Game, short
from gloaming.core.journal import Aside, Record, Saying
from gloaming.core.state import CHANCE, OVER, State
from gloaming.core.words import Refusal, Refused
from gloaming.table.fault import Stumble
from gloaming.table.history import Played
from gloaming.table.throws import Throws

AnyGame = Game[State, msgspec.Struct]  # a table knows no game by name

AUTOMATIC = 1000  # records that may follow one saying by themselves; more is a runaway


class Runaway(Exception):
    """The game went on and on by itself."""


class Playing:
    """What one submission will add to the journal.  The state it begins with is never changed."""

    def __init__(
        self, game: AnyGame, state: State, throws: Throws, thrown: int, sealed: Mapping[int, str]
    ) -> None:
        """`thrown`: how many chance events the game has had; `sealed`: the answers given ahead, by seat."""
        self.game = game
        self.state = state
        self.throws = throws
        self.thrown = thrown
        self.sealed = dict(sealed)
        self.opened: list[int] = []
        self.played: list[Played] = []

    @property
    def records(self) -> list[Record]:
        """The records in order."""
        return [played.record for played in self.played]

    def say(self, seat: int, actions: list[int], forced: bool = False) -> None:
        """The asked seat, or CHANCE, says this."""
        state = self.state.clone()
        texts: list[str] = []
        for action in actions:
            texts.append(self.game.notation(state, action))
            advance(state, action, texts[-1])
        self.thrown += seat == CHANCE
        self.put(Saying(seat, ", ".join(texts)), state, tuple(actions), forced)

    def say_aside(self, seat: int, action: int) -> None:
        """A seat that is not asked says this."""
        state = self.state.clone()
        text = self.game.notation(state, action)
        try:
            state.play_aside(seat, action)
        except Exception as flaw:
            raise Stumble(seat, "an aside", action, text) from flaw
        self.put(Aside(seat, text), state, (action,))

    def put(self, record: Record, state: State, actions: tuple[int, ...] = (), forced: bool = False) -> None:
        """A record and the state that follows it."""
        self.played.append(Played(record, actions, forced, state))
        self.state = state

    def go_on(self) -> None:
        """Everything that nobody needs to be asked for: dice, sealed answers, the only thing possible."""
        begun = len(self.played)
        while self._one_more():
            if len(self.played) - begun > AUTOMATIC:
                step = type(self.state.step).__name__ if self.state.seat != OVER else "the end"
                raise Stumble(self.state.seat, step, 0, "what follows by itself") from Runaway(
                    f"{AUTOMATIC} records followed by themselves"
                )
        for seat in [seat for seat in self.sealed if not self.state.early(seat)]:
            self._open(seat)

    def _one_more(self) -> bool:
        """Play the next record if it needs nobody; False when somebody must decide or the game is over."""
        seat = self.state.seat
        if seat == OVER:
            return False
        if seat == CHANCE:
            return self._throw()
        ahead = self._open(seat) if seat in self.sealed else None
        if ahead is not None:
            self.say(seat, ahead)
            return True
        only = only_saying(self.state)
        if only:
            self.say(seat, only, forced=True)
        return bool(only)

    def _throw(self) -> bool:
        dice = self.throws.dice(self.thrown)
        if dice is None:
            return False
        try:
            action = self.state.draw(dice)
        except Exception as flaw:
            raise Stumble(CHANCE, type(self.state.step).__name__, 0, "a throw") from flaw
        self.say(CHANCE, [action])
        return True

    def _open(self, seat: int) -> list[int] | None:
        """Take a seat's sealed answer; its actions if it is what may be said now."""
        self.opened.append(seat)
        text = self.sealed.pop(seat)
        if self.state.seat != seat:
            return None
        try:
            return whole_saying(self.game, self.state, text)
        except Refused:
            return None


def advance(state: State, action: int, text: str) -> None:
    """Play an open action in place; a rule that raises stumbles."""
    seat, step = state.seat, type(state.step).__name__
    try:
        state.advance(action)
    except Exception as flaw:
        raise Stumble(seat, step, action, text) from flaw


def only_saying(state: State) -> list[int]:
    """The actions of the only whole saying that is possible, or nothing where there is a choice."""
    seat = state.seat
    if len(state.actions) != 1:
        return []
    twin = state.clone()
    actions: list[int] = []
    while not actions or goes_on(twin, seat):
        if len(twin.actions) != 1:
            return []
        actions.append(twin.actions[0])
        advance(twin, actions[-1], "the only thing possible")
    return actions


def whole_saying(game: AnyGame, state: State, text: str) -> list[int]:
    """The actions of a saying from its first to its last; what is left without a choice may be left out.

    Raises Refused if it is not open, or ends before it is whole."""
    seat = state.seat
    actions = parse(game, state, text)
    twin = state.clone()
    for action in actions:
        advance(twin, action, text)
    while seat >= 0 and goes_on(twin, seat):
        if len(twin.actions) > 1:
            instead = game.offered(twin) if twin.revelations == state.revelations else ""
            raise Refused(Refusal("", f"“{short(text)}” is not whole yet.", "", instead))
        actions.append(twin.actions[0])
        advance(twin, actions[-1], text)
    return actions


def parse(game: AnyGame, state: State, text: str) -> list[int]:
    """The game's own reading of a text; a game that breaks over it stumbles, if it can, over an action."""
    try:
        return game.parse(state, text)
    except Refused:
        raise
    except Exception as flaw:
        retrace(game, state, text)
        step = type(state.step).__name__ if state.agenda else "the end"
        raise Stumble(state.seat, step, 0, short(text)) from flaw


def retrace(game: AnyGame, state: State, text: str) -> None:
    """Play a saying that broke in the reading, part by part, to stumble over the action that breaks."""
    twin = state.clone()
    for part in text.split(","):
        try:
            action = game.read(twin, part)
        except Exception:
            return
        if action is None or not twin.is_open(action):
            return
        advance(twin, action, short(part))


def goes_on(state: State, seat: int) -> bool:
    """Is that seat still inside the saying that it has begun?"""
    return state.seat == seat and type(state.step).inside


def folded(text: str) -> str:
    """A text as it is compared: spaces and capitals do not matter."""
    return ", ".join(" ".join(part.split()) for part in text.lower().split(","))


def named_among(game: AnyGame, state: State, actions: list[int], text: str) -> int | None:
    """The action of these that a text names, or None."""
    wanted = folded(text)
    return next((action for action in actions if folded(game.notation(state, action)) == wanted), None)
