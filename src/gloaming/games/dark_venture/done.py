"""Acts of players in sentences: in the turn, in combat, for quests.  From the views around them only."""

from __future__ import annotations

from gloaming.core.words import listed
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import odds
from gloaming.games.dark_venture.content.describe import describe_effect
from gloaming.games.dark_venture.content.goals import describe_goal
from gloaming.games.dark_venture.doings import Deed, Doing, says
from gloaming.games.dark_venture.names import HEROIC_DECK, LOCATIONS, SIDE_DECK, SIDE_NAMES
from gloaming.games.dark_venture.offers import quest_title
from gloaming.games.dark_venture.phrases import told
from gloaming.games.dark_venture.words import item, side_quest

# --- setup and cards


def hero(d: Doing) -> str:
    """A hero is chosen."""
    d.told.add(("came", d.number))
    return f"{d.who} chooses {d.person(d.number)}"


def keep(d: Doing) -> str:
    """A heroic quest, which lies open."""
    quest = d.content.heroic[d.number]
    d.told.add(("quest", d.number))
    goal = describe_goal(d.content, quest.condition)
    return f"{d.who} keeps the heroic quest “{quest.title}”: {goal} ({quest.qp} QP)"


def swap(d: Doing) -> str:
    """A side quest goes to the discard pile, which lies open."""
    known = d.number in d.after.decks[SIDE_DECK].discarded or d.before.me == d.seat
    title = side_quest(d.content, d.number) if known else "a side quest"
    d.told.add(("side", d.number))
    return f"{d.who} gives {title} back for a new one"


def stow(d: Doing) -> str:
    """To the hero, or to the follower."""
    receiver = d.hero if d.first == a.STOW else d.ally
    return f"{d.who} stows {d.item(d.number)} with {receiver}"


# --- the map


def placed(d: Doing) -> str:
    """A location: which, and where."""
    card = d.number % LOCATIONS
    d.told.add(("place", card))
    number = d.before.players[d.seat].hero if d.first == a.PLACE else d.before.players[d.seat].follower
    where = d.spot(number) if d.before.asked.step == "Act" else d.place(d.fact("location"))
    return f"{d.who} places {d.place(card)}, to the {SIDE_NAMES[d.numbers[1]]} of {where}"


def went(d: Doing) -> str:
    """Hero, follower or both; somebody fallen may be dragged along."""
    player = d.before.players[d.seat]
    walkers = {
        a.MOVE: [player.hero],
        a.MOVE_FOLLOWER: [player.follower],
        a.MOVE_TOGETHER: [player.hero, player.follower],
    }[d.first]
    for number in walkers:
        d.at(number)
    text = f"{listed([d.person(number) for number in walkers])} {go(len(walkers))} to {d.place(d.number)}"
    if d.firsts[1:] == [a.DRAG]:
        d.at(d.numbers[1])
        text += f" and drag{'s' if len(walkers) == 1 else ''} {d.person(d.numbers[1])} along"
    return text


def go(walkers: int) -> str:
    """The verb for one, for two."""
    return "goes" if walkers == 1 else "go"


def led(d: Doing) -> str:
    """All who want to."""
    spot = d.spot(d.before.players[d.seat].hero)
    return f"{d.hero} sets out for {d.place(d.number)}; whoever is at {spot} may come along"


def played(d: Doing) -> str:
    """A character from hand."""
    d.told.add(("came", d.number))
    return f"{d.who} plays {d.person(d.number)} at {d.place(d.numbers[1])}"


def searched(d: Doing) -> str:
    """Before the dice."""
    player = d.before.players[d.seat]
    number = player.hero if d.first == a.SEARCH else player.follower
    return f"{d.person(number)} searches {d.spot(number)}"


# --- things


def equipped(d: Doing) -> str:
    """In the turn or in combat; something else may come off for it."""
    off = [d.item(n) for first, n in zip(d.firsts[1:], d.numbers[1:], strict=True) if first == a.UNEQUIP]
    d.told.add(("worn", d.number))
    for thing in d.numbers[1:]:
        d.told.add(("worn", thing))
    bearer = next((one.number for one in d.before.cast if d.number in one.items), 0)
    return f"{d.person(bearer)} equips {d.item(d.number)}{f' and takes {listed(off)} off' if off else ''}"


def took_off(d: Doing) -> str:
    """One or more."""
    for thing in d.numbers:
        d.told.add(("worn", thing))
    bearer = next((one.number for one in d.before.cast if d.number in one.items), 0)
    return f"{d.person(bearer)} takes {listed([d.item(thing) for thing in d.numbers])} off"


def dropped(d: Doing) -> str:
    """Where its holder stands."""
    bearer = next((one.number for one in d.before.cast if d.number in one.items), 0)
    return f"{d.person(bearer)} drops {d.item(d.number)} at {d.spot(bearer)}"


def picked(d: Doing) -> str:
    """From the ground."""
    return f"{d.hero if d.first == a.PICK_UP else d.ally} picks {d.item(d.number)} up"


def looted(d: Doing) -> str:
    """From somebody fallen."""
    fallen = next((one.number for one in d.before.cast if d.number in one.items), 0)
    d.told.add(("gone", fallen))
    verb = "asks for" if d.after.asked.step == "AllowLoot" else "takes"
    return f"{d.hero if d.first == a.LOOT else d.ally} {verb} {d.item(d.number)} from {d.person(fallen)}"


# --- trades, offers


def offered(d: Doing) -> str:
    """To whom and for what; to an own character it is done at once."""
    thing, partner, back = d.number, d.numbers[1], d.numbers[2]
    own = d.after.asked.step != "Consent"
    giver = next((one.number for one in d.before.cast if thing in one.items), 0)
    named = d.item if own else lambda number: item(d.content, number)
    wanted = f" for {named(back)}" if d.firsts[2] == a.IN_RETURN else ""
    verb = "gives" if own else "offers"
    gift = "" if wanted or own else ", for nothing in return"
    return f"{d.person(giver)} {verb} {named(thing)} to {d.person(partner)}{wanted}{gift}"


def bargained(d: Doing) -> str:
    """An offer of somebody, and what is given for it."""
    return f"{d.who} {told(d.content, d.action)} and gives {d.item(d.numbers[1])}"


def marketed(d: Doing) -> str:
    """An item for an item."""
    goer = d.hero if d.first == a.TO_MARKET else d.ally
    return f"{goer} gives {d.item(d.numbers[1])} at the market"


def invoked(d: Doing) -> str:
    """An ability or an item, and what it does."""
    ability = d.content.abilities[d.number]
    thing = d.item(ability.item) if ability.item else f"the ability of {d.person(ability.character)}"
    return f"{d.who} uses {thing}: {describe_effect(d.content, ability.effect)}"


# --- quests


def shown(d: Doing) -> str:
    """A side quest is open to all now."""
    quest = d.content.side[d.number]
    goal = describe_goal(d.content, quest.condition)
    return f"{d.who} reveals “{quest.title}”: {goal} ({quest.qp} QP)"


def scored(d: Doing) -> str:
    """A complete quest."""
    deck = HEROIC_DECK if d.first == a.CLAIM_HEROIC else SIDE_DECK
    quest = (d.content.heroic if deck == HEROIC_DECK else d.content.side)[d.number]
    d.told.add(("side" if deck == SIDE_DECK else "heroic", d.number))
    return f"{d.who} scores “{quest.title}”, which is complete"


def handed_in(d: Doing) -> str:
    """An item for a quest; a secret one has no name for others."""
    deck = HEROIC_DECK if d.first == a.HAND_IN_HEROIC else SIDE_DECK
    held = [(quest.deck, quest.number) for quest in d.before.quests if quest.seat == d.seat]
    title = quest_title(d.content, deck, d.number if (deck, d.number) in held else 0)
    return f"{d.who} hands {d.item(d.numbers[1])} in for {title}"


# --- combat


def engaged(d: Doing) -> str:
    """Who attacks whom."""
    attacker = d.hero if d.first == a.ENGAGE else d.ally
    return f"{attacker} attacks {d.person(d.number)}"


def struck(d: Doing) -> str:
    """Whom a combatant goes for."""
    return f"{d.who}: {d.someone} goes for {d.person(d.number)}"


def fled(d: Doing) -> str:
    """With how many dice."""
    extra = f" for {d.action - a.FLEE} AP" if d.action > a.FLEE else ""
    return f"{d.who}: {d.someone} tries to flee with {odds.dice(2 + d.action - a.FLEE)}{extra}"


def passed(d: Doing) -> str:
    """Nothing is done."""
    return f"{d.who}: {d.someone} passes"


DONE: dict[int, Deed] = {
    a.CHOOSE_HERO: hero,
    a.START_EQUIPPED: equipped,
    a.TAKE_HEROIC: keep,
    a.SWAP_SIDE: swap,
    a.STOW: stow,
    a.STOW_FOLLOWER: stow,
    a.DISCARD: lambda d: f"{d.who} discards {d.item(d.number)}",
    a.PLACE: placed,
    a.PLACE_FOLLOWER: placed,
    a.MOVE: went,
    a.MOVE_FOLLOWER: went,
    a.MOVE_TOGETHER: went,
    a.CONVOY: led,
    a.PLAY: played,
    a.SEARCH: searched,
    a.SEARCH_FOLLOWER: searched,
    a.EQUIP: equipped,
    a.UNEQUIP: took_off,
    a.DROP: dropped,
    a.PICK_UP: picked,
    a.PICK_UP_FOLLOWER: picked,
    a.LOOT: looted,
    a.LOOT_FOLLOWER: looted,
    a.TRADE_QUESTS: says("{who} trades three side quests for a heroic quest"),
    a.REVEAL: shown,
    a.CLAIM: scored,
    a.CLAIM_HEROIC: scored,
    a.HAND_IN: handed_in,
    a.HAND_IN_HEROIC: handed_in,
    a.ENGAGE: engaged,
    a.ENGAGE_FOLLOWER: engaged,
    a.ATTACK: struck,
    a.FLEE: fled,
    a.FLEE + 1: fled,
    a.FLEE + 2: fled,
    a.PASS: passed,
    a.WAKE: says("{who} rolls to wake {hero}"),
    a.OFFER: offered,
    a.INVOKE: invoked,
    a.BARGAIN: bargained,
    a.TO_MARKET: marketed,
    a.MARKET_FOLLOWER: marketed,
}
