"""The operations of effects: a closed list, each with its number and its arguments."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.arguments import (
    Amount,
    Argument,
    Flag,
    Literal,
    Mark,
    Number,
    Place,
    Sorted,
    Thing,
    Whom,
    Word,
    items,
)
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.spelling import (
    AUTOS,
    DAMAGES,
    DRAWN_DECKS,
    DURATIONS,
    LOSSES,
    PEEKED_DECKS,
    PERMISSIONS,
    REROLLS,
    STATS,
    WAYS,
)
from gloaming.games.dark_venture.content.standings import read_standing, write_standing
from gloaming.games.dark_venture.content.vocabulary import OF_PEOPLE, THAT


class Fought(Sorted):
    """Whom a fight is with: `that`, a name, or `random F`."""

    def __init__(self) -> None:
        super().__init__("people", OF_PEOPLE, draws=True)

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        if text == "that":
            Whom().read(lexicon, thing, text)
        else:
            super().read(lexicon, thing, text)

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        assert isinstance(thing, Effect)
        return "that" if thing.who.kind == THAT else super().write(lexicon, thing)


class Rule(Argument):
    """A standing rule."""

    def read(self, lexicon: Lexicon, thing: Thing, text: str) -> None:
        setattr(thing, self.field, read_standing(lexicon, text))

    def write(self, lexicon: Lexicon, thing: Thing) -> str:
        return write_standing(lexicon, getattr(thing, self.field))


class Operation(msgspec.Struct, frozen=True):
    """An operation: its number, its arguments, how many of the last may be missing, what then holds."""

    op: int
    needed: tuple[Argument, ...] = ()
    extra: int = 0
    unsaid: Mapping[str, int] = {}


CHANGE = Number(-20, 20)
SIDE = Literal("side")
A_DECK = "a deck"
A_ROLL = "a kind of roll"
OPERATIONS = {
    "damage": Operation(v.DAMAGE, (Whom(), Amount(), Word("kind", DAMAGES, "a way to be hurt")), extra=1),
    "heal": Operation(v.HEAL, (Whom(), Amount(whole=True))),
    "draw": Operation(v.DRAW, (Word("kind", DRAWN_DECKS, A_DECK), Number(1, 5))),
    "draw_heroic": Operation(v.DRAW_HEROIC, (Number(1, 5), Number(1, 5, "keep"))),
    "gain": Operation(v.GAIN, (items(draws=True),)),
    "lose": Operation(v.LOSE, (Whom(), items(), Word("kind", LOSSES, "a way to choose"))),
    "place_item": Operation(v.PLACE_ITEM, (items(draws=True), Place())),
    "drop": Operation(v.DROP, (Whom(), items())),
    "steal": Operation(v.STEAL, (Whom(), items())),
    "fight": Operation(v.FIGHT, (Fought(),)),
    "join": Operation(v.JOIN, (Sorted("people", OF_PEOPLE, named=True),)),
    "follow_roll": Operation(v.FOLLOW_ROLL, (CHANGE,)),
    "move": Operation(v.MOVE, (Whom(), Number(1, 5), Word("kind", WAYS, "a way to move")), extra=1),
    "push": Operation(v.PUSH, (Whom(), Place())),
    "teleport": Operation(v.TELEPORT, (Whom(), Place())),
    "swap": Operation(v.SWAP, (Whom(), Whom("other"))),
    "qp": Operation(v.QP, (CHANGE,)),
    "ap": Operation(v.AP, (Whom(), Number(-3, 3))),
    "flag": Operation(v.FLAG, (Flag("token"),)),
    "mark": Operation(v.MARK, (Place(), Mark("token"))),
    "open": Operation(v.OPEN, (SIDE,)),
    "close": Operation(v.CLOSE, (SIDE,)),
    "aggro": Operation(v.AGGRO, (Whom(),)),
    "calm": Operation(
        v.CALM,
        (Whom(), Word("lasts", {"turn": v.FOR_TURN}, "a time")),
        extra=1,
        unsaid={"lasts": v.FOR_GAME},
    ),
    "mod": Operation(
        v.MOD,
        (Whom(), Word("stat", STATS, "a value"), CHANGE, Word("lasts", DURATIONS, "a time")),
    ),
    "reroll": Operation(v.REROLL, (Word("kind", REROLLS, A_ROLL),)),
    "auto": Operation(v.AUTO, (Word("kind", AUTOS, A_ROLL),)),
    "wake": Operation(v.WAKE, (Whom(), Amount())),
    "knock_out": Operation(v.KNOCK_OUT, (Whom(),)),
    "kill": Operation(v.KILL, (Whom(),)),
    "search": Operation(v.SEARCH, (CHANGE,)),
    "reset_search": Operation(v.RESET_SEARCH, (Place(),)),
    "mark_searched": Operation(v.MARK_SEARCHED, (Place(),)),
    "peek": Operation(v.PEEK, (Word("kind", PEEKED_DECKS, A_DECK), Number(1, 5))),
    "reveal": Operation(v.REVEAL, (Whom(),)),
    "discard_hand": Operation(v.DISCARD_HAND, (Whom(), Number(1, 5))),
    "place_location": Operation(v.PLACE_LOCATION, (Place(),)),
    "second_attack": Operation(v.SECOND_ATTACK, (CHANGE,)),
    "flee": Operation(v.FLEE),
    "end_combat": Operation(v.END_COMBAT),
    "standing": Operation(v.STANDING, (Rule("standing"),)),
    "rule": Operation(v.RULE, (Word("kind", PERMISSIONS, "a permission"),)),
}
SPELT = {operation.op: word for word, operation in OPERATIONS.items()}
