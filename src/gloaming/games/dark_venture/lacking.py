"""What is missing for a refused action, in this position.  From views and printed cards only."""

from __future__ import annotations

from gloaming.core.words import listed
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import ground, rolls
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.captions import LIMITS
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.goals import describe_goal
from gloaming.games.dark_venture.content.nouns import one_of
from gloaming.games.dark_venture.content.vocabulary import ABILITIES
from gloaming.games.dark_venture.missing import Missing
from gloaming.games.dark_venture.names import (
    CHARACTERS,
    COOPERATIVE,
    FOLLOWER,
    HAND_LIMIT,
    HEROIC_DECK,
    LOCATIONS,
    SIDE_DECK,
    SIDE_LIMIT,
    SIDE_NAMES,
)
from gloaming.games.dark_venture.words import (
    DECK_WORDS,
    ability,
    counted,
    first_up,
    item,
    mark,
    person,
    place,
)

HAND = HAND_LIMIT


def name(content: Content, number: int) -> str:
    """A character at the beginning of a sentence."""
    return first_up(person(content, number))


# --- AP and the turn


def no_ap(m: Missing) -> str:
    """The hero's AP are spent."""
    return f"{m.who} has {m.ap} AP, and that takes 1."


def no_ally(m: Missing) -> str:
    """No follower, or one without AP."""
    if m.player.follower == 0:
        return "You have no follower."
    return f"{first_up(person(m.content, m.player.follower))} has too few AP for that, or is unconscious."


def no_draw(m: Missing) -> str:
    """A second card, an empty deck, or going on too early."""
    if m.action == a.GO_ON:
        return "First draw your card of this turn."
    if m.player.drew:
        return "You have drawn your card of this turn."
    return f"The {DECK_WORDS[m.number]} deck is empty."


def no_room(m: Missing) -> str:
    """Discarding or stowing in phase 1 only makes room."""
    if m.first == a.DISCARD and all(card.number != m.number or card.deck for card in m.player.hand):
        return f"{m.item} is not in your hand."
    return f"Items leave the hand now only to make room, with {HAND} cards in it and your card still to draw."


def no_side_quest(m: Missing) -> str:
    """Once a turn, up to three, and only held ones are exchanged."""
    if m.player.renewed:
        return "You have drawn or exchanged a side quest in this turn."
    if m.first == a.SWAP_SIDE:
        return f"You do not hold {m.quest}."
    held = sum(quest.seat == m.view.me and quest.deck == SIDE_DECK for quest in m.view.quests)
    if held >= SIDE_LIMIT:
        return f"You hold {counted(held, 'side quest')}, and that is the limit; exchange one instead."
    return "The side quest deck is empty."


def hero_taken(m: Missing) -> str:
    """Somebody has it, or it is none."""
    owner = next((player.seat for player in m.view.players if player.hero == m.number), -1)
    if owner >= 0:
        return f"{mark(owner)} plays {person(m.content, m.number)}."
    return f"{m.person} is no hero."


# --- the map


def no_road(m: Missing) -> str:
    """Not on the map, here already, or no way."""
    there, actor = m.number % LOCATIONS, m.actor
    if all(spot.number != there for spot in m.view.places):
        return f"{m.place} does not lie on the map."
    if actor is not None and actor.location == there:
        return f"{m.who} is at {m.place} already."
    return f"No road leads from {m.here} to {m.place} in one move."


def apart(m: Missing) -> str:
    """Hero and follower are not together."""
    ally = m.view.someone(m.player.follower)
    if ally is None:
        return "You have no follower."
    spot = place(m.content, ally.location)
    return f"{name(m.content, ally.number)} is at {spot}, not with {m.hero}."


def not_placed(m: Missing) -> str:
    """The card is somewhere else."""
    if any(spot.number == m.number % LOCATIONS for spot in m.view.places):
        return f"{m.place} lies on the map already."
    return f"{m.place} is not in your hand."


def no_meeting(m: Missing) -> str:
    """No two roads meet."""
    if m.first in (a.PLACE, a.PLACE_FOLLOWER):
        return f"However {m.place} is turned, none of its roads meets one of {m.here}."
    if m.first == a.BESIDE:
        return f"No road of the card meets one on the {SIDE_NAMES[m.number]} side, however it is turned."
    return "Turned so, no road of the card meets another."


def taken(m: Missing) -> str:
    """A location lies there."""
    if m.first == a.BESIDE:
        other = ground.neighbour(m.view, m.view.asked.facts["location"], m.number)
        if other is not None:
            return f"{place(m.content, other.number)} lies there."
    return f"All sides of {m.here} are taken."


def not_played(m: Missing) -> str:
    """Not in hand, or nowhere to go."""
    if any(card.deck == 1 and card.number == m.number for card in m.player.hand):
        return f"No location is connected to {m.here}, where {person(m.content, m.number)} could be placed."
    if m.view.someone(m.number) is not None:
        return f"{m.person} is on the map already."
    return f"{m.person} is not in your hand."


def nobody_to_lead(m: Missing) -> str:
    """Only among friends, and only if some are there."""
    if m.view.mode != COOPERATIVE:
        return "Heroes lead one another only in a cooperative game."
    return f"Nobody of another player is at {m.here}."


# --- things


def not_held(m: Missing) -> str:
    """Not held, or as it is already."""
    if m.holder is None:
        return f"None of your characters holds {m.thing}."
    if m.first == a.UNEQUIP:
        return f"{m.bearer} has not equipped {item(m.content, m.number)}."
    return f"{m.bearer} has {item(m.content, m.number)} equipped already."


def not_usable(m: Missing) -> str:
    """An object that is only used, or an ability that nobody has."""
    if m.first in (a.EQUIP, a.START_EQUIPPED):
        return f"{m.item} cannot be equipped; it is held, and perhaps used."
    return f"None of your conscious characters can call on {ability(m.content, m.number)}."


def not_now(m: Missing) -> str:
    """Used up, or for another moment."""
    if m.first != a.INVOKE:
        return "Only an ability that throws dice again is asked about here."
    limit = LIMITS.get(m.content.abilities[m.number].limit)
    often = f" It works {limit}." if limit else ""
    return f"{first_up(ability(m.content, m.number))} cannot be called on now.{often}"


def no_loot(m: Missing) -> str:
    """Nobody fallen here has it, or it was looted this turn."""
    fallen = [one for one in m.view.cast if m.number in one.items and one.condition]
    actor = m.actor
    if actor is not None and any(one.location == actor.location for one in fallen):
        return f"{m.who} has taken something from {person(m.content, fallen[0].number)} in this turn."
    return f"Nobody who lies at {m.here} has {m.thing}."


# --- quests


def not_secret(m: Missing) -> str:
    """Not held, or revealed."""
    return f"{m.quest} is revealed already." if m.own_quest is not None else f"You do not hold {m.quest}."


def not_complete(m: Missing) -> str:
    """Not held, or not done."""
    quest = m.own_quest
    if quest is None:
        return f"You do not hold {m.quest}."
    printed = (m.content.heroic if quest.deck == HEROIC_DECK else m.content.side)[m.number]
    return f"{m.quest} is not complete: {describe_goal(m.content, printed.condition)}."


def not_to_hand_in(m: Missing) -> str:
    """Not held, done, or the item or the place is wrong."""
    quest = m.own_quest
    if quest is None:
        return f"You do not hold {m.quest}."
    if quest.complete:
        return f"{m.quest} is complete already."
    printed = (m.content.heroic if quest.deck == HEROIC_DECK else m.content.side)[m.number]
    return f"Nothing can be handed in for {m.quest} here: {describe_goal(m.content, printed.condition)}."


def no_quest_trade(m: Missing) -> str:
    """Once a game, three open side quests."""
    if m.player.traded:
        return "You have traded side quests for a heroic quest once, and once only it goes."
    mine = [quest for quest in m.view.quests if quest.seat == m.view.me and quest.deck == SIDE_DECK]
    open_ones = sum(not quest.complete for quest in mine)
    if open_ones < SIDE_LIMIT:
        return f"It takes three side quests that are not complete; you hold {open_ones} of them."
    return "The heroic quest deck is empty."


# --- others


def no_foe(m: Missing) -> str:
    """Not here, down, or on one's own side."""
    one, actor = m.view.someone(m.number), m.actor
    if m.view.asked.step in ("BattleTurn", "ChooseSecond"):
        return f"{m.person} is not among the opponents who still fight."
    if one is None:
        return f"{m.person} is not on the map."
    if one.seat == m.view.me:
        return f"{m.person} is your own."
    if actor is not None and one.location != actor.location:
        return f"{m.person} is at {place(m.content, one.location)}, {m.who} at {m.here}."
    return f"{m.person} is down already."


def no_roll(m: Missing) -> str:
    """No follower, not here, one's own, tried, hostile."""
    one, hero = m.view.someone(m.number), m.view.someone(m.player.hero)
    if m.content.characters[m.number].kind != FOLLOWER:
        return f"{m.person} follows nobody."
    if one is None or hero is None or one.location != hero.location:
        return f"{m.person} is not where {m.hero} is."
    if one.seat == m.view.me:
        return f"{m.person} follows you already."
    if m.number in m.player.tried:
        return f"You have asked {person(m.content, m.number)} in this turn."
    return f"{m.person} is unconscious, or aggressive."


def no_recall(m: Missing) -> str:
    """No former follower, taken, away, hostile."""
    one = m.view.someone(m.number)
    if m.number not in m.player.former or one is None:
        return f"{m.person} has not followed you before."
    if one.seat >= 0:
        return f"{m.person} follows {mark(one.seat)}."
    return f"{m.person} is not where {m.hero} is, or hostile, or unconscious."


def no_trade(m: Missing) -> str:
    """Nothing to offer, or nobody to offer it to."""
    if m.first != a.OFFER:
        return "Somebody here has to be able to take it, and to give what is asked for."
    if m.holder is None:
        return f"None of your characters holds {m.thing}."
    hero = m.view.someone(m.player.hero)
    if hero is not None and hero.location != m.holder.location:
        return f"{name(m.content, m.holder.number)} is not where {m.hero} is: trades are made there."
    asked = [mark(seat) for seat in m.player.refused]
    refused = f" {listed(asked)} refused in this turn." if asked else ""
    return f"Nobody is at {place(m.content, m.holder.location)} who could take it.{refused}"


def no_bargain(m: Missing) -> str:
    """Nobody offers that here, or there is nothing to give for it."""
    if m.first != a.BARGAIN or m.number >= CHARACTERS * ABILITIES:
        return "No such offer is open to you here."
    number, which = divmod(m.number, ABILITIES)
    somebody = name(m.content, number)
    trades = m.content.characters[number].trades
    if which >= len(trades):
        return f"{somebody} offers no such thing."
    one, hero = m.view.someone(number), m.view.someone(m.player.hero)
    if one is None or hero is None or one.location != hero.location:
        return f"{somebody} is not where {m.hero} is."
    wanted = one_of(m.content, trades[which].items)
    return f"{somebody} wants 1 AP and {wanted} of a character of yours that is here."


def no_market(m: Missing) -> str:
    """No market, used, or nothing to give."""
    actor = m.actor
    if actor is None or not rolls.holds(m.content, m.view, actor.location, v.MARKET):
        return f"There is no market at {m.here}."
    if m.player.market:
        return "You have been at the market in this turn."
    return "You have no item to give at the market."
