"""Every action in a verb: as it is offered (`flee`) and as it is told (`flees`), by its range.

`{it}` is the card, side or number that the action names.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable

import msgspec

from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import words
from gloaming.games.dark_venture.content.deck import Content

Naming = Callable[[Content, int], str]


class Phrase(msgspec.Struct, frozen=True):
    """The words of a range: offered, told, on a small button, and how `it` is named."""

    offered: str
    told: str
    short: str
    naming: Naming
    kind: str = ""
    touch: str = ""  # the kind of piece that it names


def of(kind: str, touch: str, naming: Naming, offered: str, told: str, short: str = "{it}") -> Phrase:
    """One row of the tables."""
    return Phrase(offered, told, short, naming, kind, touch)


def about_person(kind: str, offered: str, told: str) -> Phrase:
    """A range that names a character."""
    return of(kind, "character", words.person, offered, told)


def about_item(kind: str, offered: str, told: str) -> Phrase:
    """A range that names an item."""
    return of(kind, "item", words.item, offered, told)


def about_place(kind: str, offered: str, told: str) -> Phrase:
    """A range that names a location."""
    return of(kind, "location", words.place, offered, told)


def alone(kind: str, offered: str, told: str, short: str) -> Phrase:
    """An action that names nothing."""
    return of(kind, "", words.plain, offered, told, short)


SETTING_UP = {
    a.CHOOSE_HERO: about_person("hero", "choose {it} as your hero", "chooses {it} as hero"),
    a.START_EQUIPPED: about_item("equip", "start with {it} equipped", "starts with {it} equipped"),
    a.READY: alone("end", "start with what is equipped now", "is ready", "Ready"),
    a.TAKE_HEROIC: of("quest", "heroic", words.heroic, "keep {it} as your heroic quest", "keeps {it}"),
}
DRAWING = {
    a.DRAW_FROM: of("draw", "deck", words.deck, "draw a card from the {it} deck", "draws a card: {it}"),
    a.DRAW_SIDE: alone("draw", "draw one more side quest", "draws a side quest", "Draw a quest"),
    a.SWAP_SIDE: of(
        "swap", "side", words.side_quest, "exchange {it} for a new side quest", "exchanges a side quest"
    ),
    a.DRAW_HEROIC: alone("draw", "take another heroic quest", "takes another heroic quest", "Take it"),
    a.GO_ON: alone("decline", "go on without more", "goes on", "Go on"),
    a.DISCARD: about_item("discard", "discard {it} from your hand", "discards {it}"),
    a.STOW: about_item("stow", "put {it} among your hero's things", "puts {it} among the hero's things"),
    a.STOW_FOLLOWER: about_item(
        "stow", "put {it} among your follower's things", "puts {it} among the follower's things"
    ),
}
TRAVELING = {
    a.PLACE: about_place("place", "let your hero place {it}", "has the hero place {it}"),
    a.PLACE_FOLLOWER: about_place("place", "let your follower place {it}", "has the follower place {it}"),
    a.BESIDE: of("side", "side", words.side, "lay it to the {it}", "lays it to the {it}"),
    a.TURNED: of("turn", "turn", words.angle, "turn it: {it}", "turns it: {it}"),
    a.MOVE: about_place("move", "move alone to {it}", "moves alone to {it}"),
    a.MOVE_FOLLOWER: about_place("move", "move your follower to {it}", "moves the follower to {it}"),
    a.MOVE_TOGETHER: about_place(
        "move", "move with your follower to {it}", "moves with the follower to {it}"
    ),
    a.DRAG: about_person("drag", "drag {it} along", "drags {it} along"),
    a.DRAG_NOBODY: alone("decline", "drag nobody along", "drags nobody along", "Drag nobody"),
    a.PLAY: about_person("play", "play {it} from your hand", "plays {it}"),
    a.PUT: about_place("put", "choose {it}", "chooses {it}"),
    a.SEARCH: alone("search", "search here with your hero", "searches with the hero", "Search"),
    a.SEARCH_FOLLOWER: alone(
        "search", "search here with your follower", "searches with the follower", "Follower searches"
    ),
    a.EQUIP: about_item("equip", "equip {it}", "equips {it}"),
    a.UNEQUIP: about_item("unequip", "unequip {it}", "unequips {it}"),
    a.DROP: about_item("drop", "drop {it}", "drops {it}"),
    a.PICK_UP: about_item("take", "pick up {it} with your hero", "picks up {it} with the hero"),
    a.PICK_UP_FOLLOWER: about_item(
        "take", "pick up {it} with your follower", "picks up {it} with the follower"
    ),
    a.LOOT: about_item("loot", "loot {it} with your hero", "loots {it} with the hero"),
    a.LOOT_FOLLOWER: about_item("loot", "loot {it} with your follower", "loots {it} with the follower"),
    a.TRADE_QUESTS: alone(
        "quest", "trade three side quests for a heroic quest", "trades three side quests", "Trade quests"
    ),
    a.END: alone("end", "end your actions", "ends the action phase", "End"),
}
FIGHTING = {
    a.REVEAL: of("quest", "side", words.side_quest, "reveal {it}", "reveals {it}"),
    a.CLAIM: of("quest", "side", words.side_quest, "claim {it}", "claims {it}"),
    a.CLAIM_HEROIC: of("quest", "heroic", words.heroic, "claim the heroic quest {it}", "claims {it}"),
    a.ENGAGE: about_person("fight", "attack {it} with your hero", "attacks {it} with the hero"),
    a.ENGAGE_FOLLOWER: about_person(
        "fight", "attack {it} with your follower", "attacks {it} with the follower"
    ),
    a.JOIN: alone("join", "join in", "joins in", "Join"),
    a.ATTACK: about_person("fight", "strike at {it}", "strikes at {it}"),
    a.FLEE: alone("flee", "flee with two dice", "tries to flee", "Flee"),
    a.FLEE + 1: alone("flee", "flee with three dice for 1 AP", "tries to flee with three dice", "3 dice"),
    a.FLEE + 2: alone("flee", "flee with four dice for 2 AP", "tries to flee with four dice", "4 dice"),
    a.PASS: alone("decline", "pass", "passes", "Pass"),
    a.WAKE: alone("wake", "roll to wake your hero", "rolls to wake the hero", "Roll"),
}
DEALING = {
    a.FOLLOW: about_person("follow", "ask {it} to follow you", "asks {it} to follow"),
    a.RECALL: about_person("follow", "take {it} back as your follower", "takes {it} back as follower"),
    a.OFFER: about_item("trade", "offer {it} for a trade", "offers {it}"),
    a.OFFER_TO: about_person("trade", "offer it to {it}", "offers it to {it}"),
    a.IN_RETURN: about_item("trade", "ask for {it} in return", "asks for {it} in return"),
    a.FOR_NOTHING: alone("trade", "ask for nothing in return", "asks for nothing in return", "Nothing"),
    a.ACCEPT: alone("accept", "accept", "accepts", "Accept"),
    a.REFUSE: alone("decline", "refuse", "refuses", "Refuse"),
    a.BRANCH: of("branch", "", words.plain, "choose option {it}", "chooses option {it}", "Option {it}"),
    a.PICK: about_person("pick", "choose {it}", "chooses {it}"),
    a.PICK_ITEM: about_item("pick", "choose {it}", "chooses {it}"),
    a.LOOK: of("look", "deck", words.deck, "look at the {it} deck", "looks at a deck: {it}"),
    a.TOPMOST: of("order", "", words.plain, "put card {it} next", "puts a card next", "Card {it}"),
    a.HAND_IN: of("quest", "side", words.side_quest, "hand an item in for {it}", "hands an item in"),
    a.HAND_IN_HEROIC: of(
        "quest", "heroic", words.heroic, "hand an item in for {it}", "hands an item in for {it}"
    ),
    a.FULFIL: of("quest", "heroic", words.heroic, "do what {it} offers", "does what {it} offers"),
    a.INVOKE: of("use", "", words.ability, "use {it}", "uses {it}"),
    a.BARGAIN: of("bargain", "", words.bargain, "take up {it}", "takes up an offer"),
    a.TO_MARKET: alone("bargain", "go to market with your hero", "goes to market", "Market"),
    a.MARKET_FOLLOWER: alone(
        "bargain", "go to market with your follower", "goes to market with the follower", "Follower's market"
    ),
    a.CONVOY: about_place("move", "lead all who want to come to {it}", "leads the others to {it}"),
}
PHRASES = {**SETTING_UP, **DRAWING, **TRAVELING, **FIGHTING, **DEALING}
FIRSTS = sorted(PHRASES)


def first_of(action: int) -> int:
    """The first action of the range."""
    return FIRSTS[bisect_right(FIRSTS, action) - 1]


def phrase_of(action: int) -> Phrase:
    """The words of a player's action."""
    return PHRASES[first_of(action)]


def named(content: Content, action: int) -> str:
    """What the action names."""
    return phrase_of(action).naming(content, action - first_of(action))


def offered(content: Content, action: int) -> str:
    """'move alone to Leech Ponds'."""
    return phrase_of(action).offered.format(it=named(content, action))


def told(content: Content, action: int) -> str:
    """'moves alone to Leech Ponds'."""
    return phrase_of(action).told.format(it=named(content, action))
