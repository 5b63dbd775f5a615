"""One line per action, both ways: what the journal holds, what players type, what tests say.

choose captain-oredd / start with ember-halberd / ready / keep noble-pact                      setup
draw item / draw side / swap pelt-and-claw / go on / discard iron-pot / stow iron-pot          phase 1
place leech-ponds, to north, turned 90 / go leech-ponds / both go leech-ponds / drag haglor-the-ghostly
play ashwolf, at leech-ponds / search / equip iron-pot / unequip iron-pot / drop iron-pot / pick up iron-pot
loot iron-pot / trade quests / end                                                             phase 2
engage ashwolf / join / attack ashwolf / flee with 3 dice / pass / wake                          combat
follow roll pell-the-lamplighter / recall wick / offer iron-pot, to wick, for old-map / accept / refuse
bargain the-cartwright 1, take old-map / market, take old-map / all go leech-ponds
reveal pelt-and-claw / claim pelt-and-claw / claim heroic noble-pact                           at any time
hand in for steel-for-the-scrap / fulfil catastrophic-incident                                 for quests
use spyglass / option 2 / pick ashwolf / take iron-pot / look at item / top card 30 / first 2   texts
books a / hero captain-oredd / roll 15 / draw item iron-pot / target ashwolf                   chance

What the follower does and pays for itself begins with `follower`: `follower go leech-ponds`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.lexicon import slug
from gloaming.games.dark_venture.content.vocabulary import ABILITIES, BRANCHES
from gloaming.games.dark_venture.names import (
    CHARACTERS,
    DECK_NAMES,
    HEROIC_QUESTS,
    ITEMS,
    LOCATIONS,
    SIDE_NAMES,
    SIDE_QUESTS,
)
from gloaming.games.dark_venture.state import State

WORDS = {
    a.READY: "ready",
    a.DRAW_SIDE: "draw side",
    a.DRAW_HEROIC: "draw heroic",
    a.GO_ON: "go on",
    a.DRAG_NOBODY: "drag nobody",
    a.SEARCH: "search",
    a.SEARCH_FOLLOWER: "follower search",
    a.TRADE_QUESTS: "trade quests",
    a.END: "end",
    a.JOIN: "join",
    a.FLEE: "flee",
    a.FLEE + 1: "flee with 3 dice",
    a.FLEE + 2: "flee with 4 dice",
    a.PASS: "pass",
    a.WAKE: "wake",
    a.FOR_NOTHING: "for nothing",
    a.ACCEPT: "accept",
    a.REFUSE: "refuse",
    a.TO_MARKET: "market",
    a.MARKET_FOLLOWER: "follower market",
    a.BOOK: "books a",
    a.BOOK + 1: "books b",
}
WITH_CHARACTER = {
    a.CHOOSE_HERO: "choose",
    a.DRAG: "drag",
    a.PLAY: "play",
    a.ENGAGE: "engage",
    a.ENGAGE_FOLLOWER: "follower engage",
    a.ATTACK: "attack",
    a.FOLLOW: "follow roll",
    a.RECALL: "recall",
    a.OFFER_TO: "to",
    a.PICK: "pick",
    a.DEALT_HERO: "hero",
    a.TARGET: "target",
}
WITH_ITEM = {
    a.START_EQUIPPED: "start with",
    a.DISCARD: "discard",
    a.STOW: "stow",
    a.STOW_FOLLOWER: "follower stow",
    a.EQUIP: "equip",
    a.UNEQUIP: "unequip",
    a.DROP: "drop",
    a.PICK_UP: "pick up",
    a.PICK_UP_FOLLOWER: "follower pick up",
    a.LOOT: "loot",
    a.LOOT_FOLLOWER: "follower loot",
    a.OFFER: "offer",
    a.IN_RETURN: "for",
    a.PICK_ITEM: "take",
    a.LOST: "lost",
}
WITH_LOCATION = {
    a.PLACE: "place",
    a.PLACE_FOLLOWER: "follower place",
    a.MOVE: "go",
    a.MOVE_FOLLOWER: "follower go",
    a.MOVE_TOGETHER: "both go",
    a.PUT: "at",
    a.CONVOY: "all go",
    a.FELL_ON: "place",
}
WITH_SIDE_QUEST = {a.SWAP_SIDE: "swap", a.REVEAL: "reveal", a.CLAIM: "claim", a.HAND_IN: "hand in for"}
WITH_HEROIC_QUEST = {
    a.TAKE_HEROIC: "keep",
    a.CLAIM_HEROIC: "claim heroic",
    a.HAND_IN_HEROIC: "hand in for heroic",
    a.FULFIL: "fulfil",
}


def slugs(names: Sequence[str], cap: int, kind: str) -> list[str]:
    """The names of all numbers below a cap: cards by name, numbers without a card by kind and number."""
    return [slug(names[n]) if n < len(names) and names[n] else f"{kind}-{n}" for n in range(cap)]


@cache
def texts(content: Content) -> dict[int, str]:
    """Every action in words, with the names of these cards."""
    words = dict(WORDS)
    for verbs, names in families(content):
        for first, verb in verbs.items():
            for number, name in enumerate(names):
                words[first + number] = f"{verb} {name}"
    for side, name in enumerate(SIDE_NAMES):
        words[a.BESIDE + side] = f"to {name}"
        words[a.TURNED + side] = f"turned {90 * side}"
    words |= invocations(content) | bargains(content)
    for branch in range(BRANCHES):
        words[a.BRANCH + branch] = f"option {branch + 1}"
    for place in range(a.MOST_DUE):
        words[a.FIRST + place] = f"first {place + 1}"
    for card in range(ITEMS):
        words[a.TOPMOST + card] = f"top card {card}"
    for total in range(a.MOST_PIPS + 1):
        words[a.ROLL + total] = f"roll {total}"
    return words


def invocations(content: Content) -> dict[int, str]:
    """Abilities by whose they are, several of one card by their order: 'use spyglass', 'use wick 2'."""
    words: dict[int, str] = {}
    seen: dict[str, int] = {}
    for ability in content.abilities:
        cards = content.items[ability.item] if ability.item else content.characters[ability.character]
        name = slug(cards.name)
        seen[name] = seen.get(name, 0) + 1
        words[a.INVOKE + ability.no] = f"use {name}" + (f" {seen[name]}" if seen[name] > 1 else "")
    for number in range(a.INVOKED - a.INVOKE):
        words.setdefault(a.INVOKE + number, f"use ability-{number}")
    return words


def bargains(content: Content) -> dict[int, str]:
    """Offers by who makes them and their order, 'bargain the-cartwright 2'; opened ones by their order."""
    people = slugs([card.name for card in content.characters], CHARACTERS, "character")
    words: dict[int, str] = {}
    for number, name in enumerate(people):
        for offer in range(ABILITIES):
            words[a.BARGAIN + number * ABILITIES + offer] = f"bargain {name} {offer + 1}"
    for number in range(LOCATIONS * ABILITIES):
        words[a.BARGAIN + CHARACTERS * ABILITIES + number] = f"bargain here {number + 1}"
    return words


def families(content: Content) -> Iterator[tuple[dict[int, str], list[str]]]:
    """Verbs by the first action of their range, and the names of the cards that follow them."""
    people = slugs([card.name for card in content.characters], CHARACTERS, "character")
    items = slugs([card.name for card in content.items], ITEMS, "item")
    places = slugs([card.name for card in content.locations], LOCATIONS, "location")
    heroic = slugs([quest.title for quest in content.heroic], HEROIC_QUESTS, "quest")
    side = slugs([quest.title for quest in content.side], SIDE_QUESTS, "quest")
    yield WITH_CHARACTER, people
    yield WITH_ITEM, items
    yield WITH_LOCATION, places
    yield WITH_HEROIC_QUEST, heroic
    yield WITH_SIDE_QUEST, side
    yield {a.DRAW_FROM: "draw", a.LOOK: "look at"}, list(DECK_NAMES[:3])
    for deck, names in enumerate((items, people, places, heroic, side)):
        yield {a.DRAWN + deck * a.DRAWN_CARDS: f"draw {DECK_NAMES[deck]}"}, names


@cache
def numbers(content: Content) -> tuple[dict[str, int], dict[str, int]]:
    """The action of each text: those of players, those of chance."""
    said = {text: number for number, text in texts(content).items() if number < a.ACTION_SPACE}
    fallen = {text: number for number, text in texts(content).items() if number >= a.ACTION_SPACE}
    return said, fallen


def notation(state: State, action: int) -> str:
    """One action of the vocabulary, or of chance, in words."""
    return texts(state.content)[action]


def read(state: State, text: str) -> int | None:
    """The action that a text names, open or not; None if it names none, or chance where a seat is asked."""
    said, fallen = numbers(state.content)
    return (said if state.seat >= 0 else fallen).get(" ".join(text.split()).lower())
