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


def of(kind: str, touch: str, naming: Naming, said: tuple[str, str], short: str) -> Phrase:
    """One row of the tables; `said` has what is offered and what is told."""
    return Phrase(*said, short, naming, kind, touch)


def about_person(kind: str, offered: str, told: str, short: str) -> Phrase:
    """A range that names a character."""
    return of(kind, "character", words.person, (offered, told), short)


def about_item(kind: str, offered: str, told: str, short: str) -> Phrase:
    """A range that names an item."""
    return of(kind, "item", words.item, (offered, told), short)


def about_place(kind: str, offered: str, told: str, short: str) -> Phrase:
    """A range that names a location."""
    return of(kind, "location", words.place, (offered, told), short)


def about_quest(kind: str, offered: str, told: str, short: str) -> Phrase:
    """A range that names a side quest."""
    return of(kind, "side", words.side_quest, (offered, told), short)


def about_heroic(kind: str, offered: str, told: str, short: str) -> Phrase:
    """A range that names a heroic quest."""
    return of(kind, "heroic", words.heroic, (offered, told), short)


def alone(kind: str, offered: str, told: str, short: str) -> Phrase:
    """An action that names nothing."""
    return of(kind, "", words.plain, (offered, told), short)


SETTING_UP = {
    a.CHOOSE_HERO: about_person("hero", "choose {it} as your hero", "chooses {it}", "{it}"),
    a.START_EQUIPPED: about_item("equip", "start with {it} equipped", "equips {it}", "Equip {it}"),
    a.READY: alone("end", "start with what is equipped now", "is ready", "Ready"),
    a.TAKE_HEROIC: about_heroic("quest", "keep {it} as your heroic quest", "keeps {it}", "Keep {it}"),
}
DRAWING = {
    a.DRAW_FROM: of(
        "draw",
        "deck",
        words.deck,
        ("draw a card from the {it} deck", "turns to the {it} deck"),
        "Draw: {it} card",
    ),
    a.DRAW_SIDE: alone("draw", "draw one more side quest", "wants one more side quest", "Draw a side quest"),
    a.SWAP_SIDE: about_quest(
        "swap", "exchange {it} for a new one", "gives a side quest back", "Exchange {it}"
    ),
    a.DRAW_HEROIC: alone("draw", "take another heroic quest", "takes another heroic quest", "Take it"),
    a.GO_ON: alone("decline", "go on without more", "goes on", "Go on"),
    a.DISCARD: about_item("discard", "discard {it} from your hand", "discards {it}", "Discard {it}"),
    a.STOW: about_item(
        "stow", "put {it} among your hero's things", "puts {it} among the hero's things", "Stow {it}"
    ),
    a.STOW_FOLLOWER: about_item(
        "stow",
        "put {it} among your follower's things",
        "puts {it} among the follower's things",
        "Follower: stow {it}",
    ),
}
TRAVELING = {
    a.PLACE: about_place("place", "let your hero place {it}", "places {it}", "Place {it}"),
    a.PLACE_FOLLOWER: about_place(
        "place",
        "let your follower place {it}",
        "places {it} with the follower",
        "Follower: place {it}",
    ),
    a.BESIDE: of("side", "beside", words.side, ("lay it to the {it}", "lays it to the {it}"), "{it}"),
    a.TURNED: of("turn", "turn", words.angle, ("turn it: {it}", "turns it: {it}"), "{it}"),
    a.MOVE: about_place("move", "move alone to {it}", "moves alone to {it}", "Go to {it}"),
    a.MOVE_FOLLOWER: about_place(
        "move",
        "move your follower to {it}",
        "moves the follower to {it}",
        "Follower: go to {it}",
    ),
    a.MOVE_TOGETHER: about_place(
        "move",
        "move with your follower to {it}",
        "moves with the follower to {it}",
        "Together to {it}",
    ),
    a.DRAG: about_person("drag", "drag {it} along", "drags {it} along", "Drag {it}"),
    a.DRAG_NOBODY: alone("decline", "drag nobody along", "drags nobody along", "Drag nobody"),
    a.PLAY: about_person("play", "play {it} from your hand", "plays {it}", "Play {it}"),
    a.PUT: about_place("put", "choose {it}", "chooses {it}", "{it}"),
    a.SEARCH: of(
        "search", "", words.plain, ("search here with your hero", "searches with the hero"), "Search"
    ),
    a.SEARCH_FOLLOWER: alone(
        "search", "search here with your follower", "searches with the follower", "Follower: search"
    ),
    a.EQUIP: about_item("equip", "equip {it}", "equips {it}", "Equip {it}"),
    a.UNEQUIP: about_item("equip", "take {it} off", "takes {it} off", "Take off {it}"),
    a.DROP: about_item("drop", "drop {it}", "drops {it}", "Drop {it}"),
    a.PICK_UP: about_item("take", "pick up {it} with your hero", "picks {it} up", "Pick up {it}"),
    a.PICK_UP_FOLLOWER: about_item(
        "take",
        "pick up {it} with your follower",
        "has the follower pick {it} up",
        "Follower: pick up {it}",
    ),
    a.LOOT: about_item("loot", "loot {it} with your hero", "loots {it}", "Loot {it}"),
    a.LOOT_FOLLOWER: about_item(
        "loot",
        "loot {it} with your follower",
        "has the follower loot {it}",
        "Follower: loot {it}",
    ),
    a.TRADE_QUESTS: alone(
        "rare", "trade three side quests for a heroic quest", "trades three side quests", "Trade quests"
    ),
    a.END: alone("end", "end your actions", "ends the actions of this turn", "End actions"),
}
FIGHTING = {
    a.REVEAL: about_quest("quest", "reveal {it}", "reveals {it}", "Reveal {it}"),
    a.CLAIM: about_quest("quest", "score {it}", "scores {it}", "Score {it}"),
    a.CLAIM_HEROIC: about_heroic("quest", "score the heroic quest {it}", "scores {it}", "Score {it}"),
    a.ENGAGE: about_person("fight", "attack {it} with your hero", "attacks {it}", "Attack {it}"),
    a.ENGAGE_FOLLOWER: about_person(
        "fight",
        "attack {it} with your follower",
        "has the follower attack {it}",
        "Follower: attack {it}",
    ),
    a.JOIN: alone("join", "join in", "joins in", "Join"),
    a.ATTACK: about_person("fight", "strike at {it}", "strikes at {it}", "Strike {it}"),
    a.FLEE: alone("flee", "flee with two dice", "tries to flee", "Flee"),
    a.FLEE + 1: alone("flee", "flee with three dice", "tries to flee with three dice", "Flee, 3 dice, 1 AP"),
    a.FLEE + 2: alone("flee", "flee with four dice", "tries to flee with four dice", "Flee, 4 dice, 2 AP"),
    a.PASS: alone("decline", "pass", "passes", "Pass"),
    a.WAKE: alone("wake", "roll to wake your hero", "rolls to wake the hero", "Roll to wake"),
}
DEALING = {
    a.FOLLOW: about_person("follow", "ask {it} to follow you", "asks {it} to follow", "Ask {it}"),
    a.RECALL: about_person(
        "follow", "take {it} back as your follower", "takes {it} back as follower", "Take back {it}"
    ),
    a.OFFER: about_item("trade", "offer {it} for a trade", "offers {it}", "Trade {it}"),
    a.OFFER_TO: about_person("trade", "offer it to {it}", "turns to {it}", "{it}"),
    a.IN_RETURN: about_item("trade", "ask for {it} in return", "for {it}", "{it}"),
    a.FOR_NOTHING: alone("trade", "ask for nothing in return", "for nothing in return", "Nothing"),
    a.ACCEPT: alone("accept", "accept", "accepts", "Accept"),
    a.REFUSE: alone("decline", "refuse", "refuses", "Refuse"),
    a.BRANCH: of(
        "branch", "branch", words.plain, ("choose option {it}", "chooses option {it}"), "Option {it}"
    ),
    a.PICK: about_person("pick", "choose {it}", "chooses {it}", "{it}"),
    a.PICK_ITEM: about_item("pick", "choose {it}", "chooses {it}", "{it}"),
    a.LOOK: of(
        "look", "deck", words.deck, ("look at the {it} deck", "looks at the {it} deck"), "Look: {it}s"
    ),
    a.TOPMOST: of("order", "card", words.plain, ("put card {it} next", "puts a card on top"), "Card {it}"),
    a.HAND_IN: about_quest(
        "quest", "hand an item in for {it}", "hands an item in for a side quest", "Hand in: {it}"
    ),
    a.HAND_IN_HEROIC: about_heroic(
        "quest", "hand an item in for {it}", "hands an item in for {it}", "Hand in: {it}"
    ),
    a.FULFIL: about_heroic("quest", "do what {it} offers", "does what {it} offers", "Act for {it}"),
    a.INVOKE: of("use", "", words.ability, ("use {it}", "uses {it}"), "Use {it}"),
    a.BARGAIN: of("bargain", "", words.bargain, ("take up {it}", "takes up {it}"), "Take up {it}"),
    a.TO_MARKET: alone("bargain", "go to market with your hero", "goes to market", "Go to market"),
    a.MARKET_FOLLOWER: alone(
        "bargain", "go to market with your follower", "goes to market with the follower", "Follower: market"
    ),
    a.CONVOY: about_place(
        "move", "lead all who want to come to {it}", "leads the others to {it}", "All to {it}"
    ),
    a.FIRST: of("pick", "", words.plain, ("put effect {it} first", "puts effect {it} first"), "Effect {it}"),
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


def short(content: Content, action: int) -> str:
    """'Equip Iron Pot': for a small button."""
    return words.first_up(phrase_of(action).short.format(it=named(content, action).removeprefix("the ")))
