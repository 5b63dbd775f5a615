"""What texts of Dark Venture are worth to the player for whom they are told.  Compiled.

Only texts that lie open are weighed: those told now, abilities, offers.  What a location's entry will say
nobody knows before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.content.vocabulary as say
from gloaming.bots.advice.dark_venture_odds import reaches
from gloaming.bots.advice.dark_venture_outlook import ALONE, Outlook, mean_land
from gloaming.bots.advice.dark_venture_prices import (
    AP_WORTH,
    FALL,
    HEALTH,
    NEW_ITEM,
    NEW_LAND,
    OF_ARMOR,
    OF_ATTACK,
    OF_ATTRIBUTE,
    POINT,
    fading,
)
from gloaming.games.dark_venture.cast.numbers import max_health, number_of
from gloaming.games.dark_venture.cast.people import controlled, is_conscious
from gloaming.games.dark_venture.content.deck import Effect
from gloaming.games.dark_venture.names import (
    ATTRIBUTES,
    CHARACTER_DECK,
    COOPERATIVE,
    FOE,
    FOLLOWER,
    ITEM_DECK,
    LOCATION_DECK,
    SIDE_DECK,
    SIDE_LIMIT,
    UNCONSCIOUS,
)
from gloaming.games.dark_venture.steps.quests import side_quests

SIDE_QUEST: Final = 80  # a further one
SIDE_SWAP: Final = 12
HEROIC: Final = 220
KNOWLEDGE: Final = 5  # to see what will be drawn
LOSS: Final = 14  # an item lost
FAVOUR: Final = 10  # anything that is good and not counted
OF_BATTLE: Final = 6  # a bonus in one combat, for each point


def text_worth(outlook: Outlook, effect: Effect, me: Int) -> Int:
    """What carrying a text out is worth, `me` acting."""
    op = effect.op
    if op == say.NONE:
        return 0
    if op <= say.OTHER_BOOK:
        return form_worth(outlook, effect, me)
    if op in (say.DAMAGE, say.HEAL, say.WAKE, say.KNOCK_OUT, say.KILL, say.MOD):
        return body_worth(outlook, effect, me)
    if op in (say.DRAW, say.DRAW_HEROIC, say.GAIN, say.LOSE, say.PLACE_ITEM, say.STEAL, say.DISCARD_HAND):
        return card_worth(outlook, effect)
    if op in (say.SPAWN, say.FIGHT, say.JOIN, say.FOLLOW_ROLL):
        return person_worth(outlook, effect)
    return other_worth(outlook, effect, me)


# --- forms


def form_worth(outlook: Outlook, effect: Effect, me: Int) -> Int:
    """Several parts, one of which or all are carried out."""
    op = effect.op
    parts = [text_worth(outlook, part, me) for part in effect.parts]
    if op == say.SEQUENCE:
        return sum_of(parts)
    if op == say.CHOOSE:
        return max(parts)
    if op == say.ROLL:
        total: Int = 0
        for place in range(len(parts)):
            total += parts[place] * (effect.highs[place] - effect.lows[place] + 1)
        return total // 6
    if op == say.TEST:
        return test_worth(outlook, effect, me, parts)
    if op == say.PAY:
        return parts[0] - price_of(outlook, effect) if len(parts) > 0 else -price_of(outlook, effect)
    if op == say.IF:
        return sum_of(parts) // 2
    return sum_of(parts) // 2 if op == say.EACH_PLAYER else 0


def sum_of(worths: list[Int]) -> Int:
    """All together."""
    total: Int = 0
    for worth in worths:
        total += worth
    return total


def test_worth(outlook: Outlook, effect: Effect, me: Int, parts: list[Int]) -> Int:
    """By the chance of the roll; a quest may ask for the success itself."""
    own = number_of(outlook.state, outlook.state.someone(me), effect.stat)
    chance = reaches(effect.dice, effect.number - own)
    good = parts[0] + outlook.wants.test[effect.stat]
    bad: Int = parts[1] if len(parts) > 1 else 0
    return (chance * good + (100 - chance) * bad) // 100


def price_of(outlook: Outlook, effect: Effect) -> Int:
    """What a payment means."""
    if effect.kind == say.PAY_AP:
        return AP_WORTH * effect.number
    if effect.kind == say.PAY_HP:
        return fading(outlook.state, HEALTH * effect.number)
    return cheapest(outlook, effect)


def cheapest(outlook: Outlook, effect: Effect) -> Int:
    """The least worth of the own items that fit; those of the hand too where cards are paid."""
    best: Int = LOSS * 4
    for number in controlled(outlook.state, outlook.seat):
        for item in outlook.state.someone(number).items:
            if effect.items.fits[item]:
                best = min(best, outlook.held_thing(item))
    return min(best, LOSS // 2) if effect.kind == say.PAY_CARD else best


# --- bodies and numbers


def is_own(kind: Int) -> bool:
    """Does a selector mean the player's characters?"""
    return kind in (
        say.ME,
        say.MY_HERO,
        say.ALLY,
        say.PARTY,
        say.ONE_OF_PARTY,
        say.ALL_HEROES,
        say.HEROES_NEAR,
    )


def amount_of(effect: Effect) -> Int:
    """Dice and number, on average."""
    return effect.number + effect.dice * 7 // 2


def body_worth(outlook: Outlook, effect: Effect, me: Int) -> Int:
    """Health, consciousness, numbers."""
    op = effect.op
    own = is_own(effect.who.kind)
    if op == say.DAMAGE:
        return -harm(outlook, effect) if own else 2 * amount_of(effect)
    if op == say.HEAL:
        return relief(outlook, effect) if own else 0
    if op == say.WAKE:
        return fading(outlook.state, FALL) if needs_waking(outlook, own) else 0
    if op == say.KNOCK_OUT:
        return -fading(outlook.state, FALL) - FALL // 8 if own else FAVOUR
    if op == say.KILL:
        return FAVOUR
    return mod_worth(outlook, effect) if own else -mod_worth(outlook, effect)


def harm(outlook: Outlook, effect: Effect) -> Int:
    """Health that own characters lose, and the danger of falling."""
    hero = outlook.hero
    loss = amount_of(effect)
    fatal = effect.number + 6 * effect.dice >= hero.health and effect.kind != say.SPARING
    danger = fading(outlook.state, FALL) // (1 if loss >= hero.health else 4) if fatal else 0
    wanted = outlook.wants.hurt * loss // 12
    return fading(outlook.state, HEALTH * loss) + danger - wanted


def relief(outlook: Outlook, effect: Effect) -> Int:
    """Health that own characters regain."""
    best: Int = 0
    for number in controlled(outlook.state, outlook.seat):
        if is_conscious(outlook.state, number):
            character = outlook.state.someone(number)
            missing = max_health(outlook.state, character) - character.health
            best = max(best, missing if effect.full else min(missing, amount_of(effect)))
    return best * (fading(outlook.state, HEALTH) + outlook.wants.health)


def needs_waking(outlook: Outlook, own: bool) -> bool:
    """Is the own hero down, or, among friends, another one that is here?"""
    if outlook.hero.condition == UNCONSCIOUS:
        return True
    if own or outlook.state.mode != COOPERATIVE:
        return False
    for other in outlook.state.cast:
        down = other.condition == UNCONSCIOUS and other.location == outlook.hero.location
        if down and other.seat >= 0:
            return True
    return False


def mod_worth(outlook: Outlook, effect: Effect) -> Int:
    """A number changed, for as long as it lasts."""
    if effect.stat < ATTRIBUTES:
        point: Int = OF_ATTRIBUTE[effect.stat]
    else:
        point = OF_ARMOR if effect.stat == say.ARMOR_BONUS else OF_ATTACK // 2
    if effect.lasts == say.FOR_GAME:
        return fading(outlook.state, point * effect.number)
    return OF_BATTLE * effect.number if len(outlook.state.fights) > 0 else effect.number


# --- cards


def card_worth(outlook: Outlook, effect: Effect) -> Int:
    """Cards drawn, gained, lost."""
    op = effect.op
    if op == say.DRAW:
        return effect.number * draw_worth(outlook, effect.kind)
    if op == say.DRAW_HEROIC:
        return fading(outlook.state, HEROIC)
    if op in (say.GAIN, say.PLACE_ITEM):
        return gain_worth(outlook, effect) * (100 if op == say.GAIN else 55) // 100
    if op == say.STEAL:
        return NEW_ITEM + AP_WORTH // 2
    return -LOSS if is_own(effect.who.kind) else KNOWLEDGE


def draw_worth(outlook: Outlook, deck: Int) -> Int:
    """One card of a deck."""
    if deck == ITEM_DECK:
        return NEW_ITEM + outlook.mean_item
    if deck == LOCATION_DECK:
        return NEW_LAND + mean_land(outlook.reach, outlook.wants)
    if deck == CHARACTER_DECK:
        return mean_person(outlook)
    full = len(side_quests(outlook.state, outlook.seat)) >= SIDE_LIMIT
    return SIDE_SWAP if deck == SIDE_DECK and full else fading(outlook.state, SIDE_QUEST)


def gain_worth(outlook: Outlook, effect: Effect) -> Int:
    """An item by name, or one of several that are left."""
    if not effect.drawn:
        return outlook.thing(effect.items.only) if effect.items.only >= 0 else NEW_ITEM
    total: Int = 0
    count: Int = 0
    for item in effect.deck:
        if outlook.reach.is_unseen(outlook.state.item_at[item]):
            total += outlook.thing(item)
            count += 1
    return total // count if count > 0 else 0


def mean_person(outlook: Outlook) -> Int:
    """An unknown character card: the good ones can be played, the others stay in hand."""
    total: Int = 0
    unseen: Int = 0
    for number in range(1, len(outlook.state.content.characters)):
        if outlook.reach.is_unseen(outlook.state.character_at[number]):
            unseen += 1
            if outlook.wants.foe[number] > 0 or outlook.reach.kind(number) == FOLLOWER:
                total += max(0, arrival_worth(outlook, number))
    return total // max(1, unseen)


# --- characters


def arrival_worth(outlook: Outlook, number: Int) -> Int:
    """What it is worth if a character comes to where the hero is."""
    kind = outlook.reach.kind(number)
    if kind == FOLLOWER:
        return outlook.hope_to_win(number)
    if kind == FOE or outlook.wants.foe[number] > 0:
        return outlook.prize_of_card(number)
    return KNOWLEDGE


def person_worth(outlook: Outlook, effect: Effect) -> Int:
    """Characters who come, fight, follow."""
    if effect.op == say.FOLLOW_ROLL:
        return best_follower(outlook)
    if effect.op == say.JOIN:
        return outlook.company(effect.people.only)
    here = effect.where.kind == say.HERE or effect.op == say.FIGHT
    if effect.people.only > 0 and not effect.drawn:
        worth = arrival_worth(outlook, effect.people.only)
    elif effect.who.kind == say.THAT:
        worth = 0
    else:
        worth = mean_arrival(outlook, effect)
    return worth if here else worth // 3


def mean_arrival(outlook: Outlook, effect: Effect) -> Int:
    """One of the characters that may come."""
    total: Int = 0
    count: Int = 0
    for number in effect.deck:
        if outlook.reach.is_unseen(outlook.state.character_at[number]):
            total += arrival_worth(outlook, number)
            count += 1
    return total // max(1, count)


def best_follower(outlook: Outlook) -> Int:
    """The follower here that is most worth a roll."""
    best: Int = 0
    for other in outlook.state.cast:
        if other.location == outlook.hero.location:
            best = max(best, outlook.meeting(other))
    return best


# --- all else


def other_worth(outlook: Outlook, effect: Effect, me: Int) -> Int:
    """Points, AP, flags, moves, the map, a search."""
    op = effect.op
    if op == say.QP:
        return POINT * effect.number
    if op == say.AP:
        return AP_WORTH * effect.number * (1 if is_own(effect.who.kind) else -1)
    if op == say.FLAG:
        return outlook.wants.flag[effect.token]
    if op == say.SEARCH:
        return outlook.search_hope(me, outlook.state.someone(me).location)
    if op == say.PLACE_LOCATION:
        return NEW_LAND + AP_WORTH if outlook.has_land else 0
    if op in (say.MOVE, say.TELEPORT):
        return best_elsewhere(outlook) * 2 // 3 if is_own(effect.who.kind) else 0
    if op == say.PEEK:
        return KNOWLEDGE
    if op == say.AUTO:
        return FAVOUR
    return 0


def best_elsewhere(outlook: Outlook) -> Int:
    """The most that any other location offers."""
    best: Int = 0
    for location in outlook.state.land.placed:
        if location != outlook.hero.location:
            best = max(best, outlook.presence(location, ALONE))
    return best
