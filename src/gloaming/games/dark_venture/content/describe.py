"""What effects do, in words for people: on cards, in entries, for options.

An effect on `me` is told as something to do: `lose 3 HP`; on others as what they do: `your hero loses 3 HP`.
"""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.dark_venture import names
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import NO_EFFECT, Content, Effect, Standing
from gloaming.games.dark_venture.content.goals import describe_condition
from gloaming.games.dark_venture.content.lexicon import INSTEAD
from gloaming.games.dark_venture.content.nouns import (
    FACTION_NOUNS,
    SEVERAL,
    one_of,
    place,
    toward,
    whom,
)

STATS = {
    **dict(enumerate(names.ATTRIBUTE_NAMES)),
    v.ATTACK_BONUS: "attack",
    v.ARMOR_BONUS: "armor",
    v.FIRST_STRIKE: "first strike",
    v.FLEE_SCORE: "to flight rolls",
    v.SEARCH_ROLL: "to search rolls",
    v.FOLLOWER_ROLL: "to follower rolls",
    v.WAKE_ROLL: "to consciousness rolls",
    v.MAX_HP: "maximum HP",
}
TIMES = {
    v.FOR_ATTACK: "for one attack",
    v.FOR_COMBAT: "until the combat ends",
    v.FOR_TURN: "until the turn ends",
    v.FOR_ROUND: "until the round ends",
    v.FOR_GAME: "for the rest of the game",
    v.WHILE_EQUIPPED: "while equipped",
    v.WHILE_HELD: "while held",
}
DECKS = {
    names.ITEM_DECK: "item",
    names.CHARACTER_DECK: "character",
    names.LOCATION_DECK: "location",
    names.SIDE_DECK: "side quest",
}
ROLLS = {
    v.SEARCH_KIND: "search roll",
    v.TEST_KIND: "test",
    v.ATTACK_KIND: "attack roll",
    v.FIRST_STRIKE_KIND: "first strike roll",
    v.FLEE_KIND: "flight roll",
    v.FOLLOWER_KIND: "follower roll",
    v.WAKE_KIND: "consciousness roll",
    v.COMBAT_ITEM_KIND: "roll for an item in combat",
    v.ANY_KIND: "roll",
}
LOSSES = {v.CHOSEN: "of your choice", v.AT_RANDOM: "at random", v.BY_NAME: ""}
MOODS = {v.AS_PRINTED: "", v.CALMED: ", not aggressive", v.ANGERED: ", aggressive"}
PERMISSIONS = {
    v.PHASE_MOVE: "a paid move may go to any neighbouring location, connected or not",
    v.FREE_OBJECT: "the first object used each turn costs no AP",
    v.FREE_TRADE: "the first trade each turn costs no AP",
    v.BEAST_TRUCE: "aggressive Beasts start no combat against this character",
    v.NO_TOLL: "this character and those who move with it pay no toll",
    v.PACK: "this character may hold items",
    v.FLEES: "this character tries to flee once it is down to half of its HP",
}
STANDINGS = {
    v.NO_SEARCH: "this location cannot be searched",
    v.SEARCH_BONUS: "search rolls here are at {signed}",
    v.HAZARD: "whoever enters loses {amount} HP",
    v.TOLL_AP: "moving in costs 1 AP more",
    v.TOLL_ITEM: "your first entry costs an item from your hand or inventory",
    v.REST: "a hero that ends its turn here regains {amount} HP",
    v.SANCTUARY: "no combat may start here",
    v.AMBUSH: "aggressive characters here have {signed} first strike",
    v.DARK: "no extra dice for fleeing here",
    v.MARKET: "once a turn, for 1 AP and an item, draw an item card",
    v.FOLLOWER_BONUS: "follower rolls here are at {signed}",
    v.WAKE_BONUS: "consciousness rolls here are at {signed}",
    v.PORTAL: "connected to every other portal",
    v.FACTION_FIRST: "{faction} here have {signed} first strike",
}
TEMPLATES = {
    v.NONE: "do nothing",
    v.DAMAGE: "{who} lose{s} {amount} HP{hurt}",
    v.HEAL: "{who} regain{s} {amount} HP",
    v.DRAW: "draw {cards}",
    v.DRAW_HEROIC: "draw {quests} and keep {keep}",
    v.GAIN: "gain {item}",
    v.LOSE: "{who} discard{s} {item} {loss}",
    v.PLACE_ITEM: "place {item} {place}",
    v.DROP: "{who} drop{s} {item}",
    v.STEAL: "take {item} from {whom}",
    v.SPAWN: "place {person} {place}{mood}{instead}",
    v.FIGHT: "fight {person}",
    v.JOIN: "take {person} as your follower",
    v.FOLLOW_ROLL: "make a follower roll {modified}",
    v.MOVE: "{who} move{s} {way}",
    v.PUSH: "move {whom} {direction}",
    v.TELEPORT: "{who} go{es} {direction}",
    v.SWAP: "{who} change{s} places with {second}",
    v.QP: "{gain} {size} QP",
    v.AP: "{who} {gain}{s} {size} AP",
    v.FLAG: "it is {flag}",
    v.MARK: "the {mark} opens {place}",
    v.OPEN: "open an entrance of this location",
    v.CLOSE: "close an entrance of this location",
    v.AGGRO: "{whom} become{s} aggressive",
    v.CALM: "{whom} stop{s} being aggressive {while_calm}",
    v.MOD: "{who} {has} {signed} {stat} {time}",
    v.REROLL: "reroll one {roll} of yours",
    v.AUTO: "your next {roll} succeeds",
    v.WAKE: "{who} wake{s} with {amount} HP",
    v.KNOCK_OUT: "{who} fall{s} unconscious",
    v.KILL: "{who} die{s}",
    v.SEARCH: "search this location for no AP {modified}",
    v.RESET_SEARCH: "the location {place} may be searched again",
    v.MARK_SEARCHED: "the location {place} counts as searched",
    v.PEEK: "look at {top} of {deck} deck{back}",
    v.REVEAL: "{player} show{ps} {hand} to all",
    v.DISCARD_HAND: "{player} discard{ps} {hand_cards} from {hand}",
    v.PLACE_LOCATION: "place a location from your hand for no AP",
    v.SECOND_ATTACK: "attack once more{worse}",
    v.FLEE: "try to flee at once",
    v.END_COMBAT: "end the combat",
    v.STANDING: "from now on {standing}",
    v.RULE: "{permission}",
}


def describe_effect(content: Content, effect: Effect) -> str:
    """What it does: `draw 2 item cards`, `the opponent loses 1d6 HP`."""
    if effect.op in FORMS:
        return FORMS[effect.op](content, effect)
    return " ".join(TEMPLATES[effect.op].format_map(Parts(content, effect)).split()).replace(" ;", ";")


def describe_standing(standing: Standing) -> str:
    """What holds at a location: `whoever enters loses 2 HP`."""
    faction = FACTION_NOUNS[standing.faction].several if standing.faction >= 0 else ""
    return STANDINGS[standing.kind].format(
        signed=f"{standing.number:+}", amount=amount(standing), faction=faction
    )


class Parts:
    """The blanks of a template, filled when asked for."""

    def __init__(self, content: Content, effect: Effect) -> None:
        self.content, self.effect = content, effect

    def __getitem__(self, blank: str) -> str:
        return BLANKS[blank](self.content, self.effect)


# --- blanks


def amount(told: Effect | Standing) -> str:
    """3, 1d6, 2d6+2."""
    dice = f"{told.dice}d6" if told.dice else ""
    number = str(told.number) if told.number or not dice else ""
    return "+".join(part for part in (dice, number) if part)


def counted(number: int, one: str, several: str) -> str:
    """`an item card`, `2 item cards`."""
    return one if number == 1 else f"{number} {several}"


def ending(effect: Effect, one: str, several: str = "") -> str:
    """The ending of a verb that goes with `who`."""
    return several if effect.who.kind in (v.ME, *SEVERAL) else one


def who(content: Content, effect: Effect) -> str:
    """Who does or suffers it; nothing for the one it is told to."""
    return "" if effect.who.kind == v.ME else whom(content, effect.who)


def has(content: Content, effect: Effect) -> str:
    """Before a changed value; nothing for the one it is told to: `+4 attack`."""
    return "" if effect.who.kind == v.ME else ending(effect, "has", "have")


def is_own(effect: Effect) -> bool:
    """Whether it is about the acting player's own hand."""
    return effect.who.kind in (v.ME, v.MY_HERO, v.ALLY, v.PARTY)


def hurt(content: Content, effect: Effect) -> str:
    """How damage is softened."""
    if effect.kind == v.AGAINST_ARMOR:
        return ", less armor"
    return f", but keep{ending(effect, 's')} at least 1" if effect.kind == v.SPARING else ""


def item(content: Content, effect: Effect) -> str:
    """The item."""
    return one_of(content, effect.items, "a random" if effect.drawn else "a")


def person(content: Content, effect: Effect) -> str:
    """The character."""
    if effect.who.kind == v.THAT:
        return whom(content, effect.who)
    return one_of(content, effect.people, "a random" if effect.drawn else "a")


def cards(content: Content, effect: Effect) -> str:
    """What is drawn."""
    deck = DECKS[effect.kind] + " card" * (effect.kind != names.SIDE_DECK)
    return counted(effect.number, f"{'an' if deck[0] == 'i' else 'a'} {deck}", f"{deck}s")


def way(content: Content, effect: Effect) -> str:
    """How far it goes."""
    if effect.kind == v.UNCONNECTED:
        return "to a neighbouring location, connected or not"
    return "1 location" if effect.number == 1 else f"up to {effect.number} locations"


def mood(content: Content, effect: Effect) -> str:
    """How somebody is placed, where the words for whom do not say so already."""
    said = effect.mood == v.ANGERED and effect.people.aggressive
    return "" if said else MOODS[effect.mood]


def instead(content: Content, effect: Effect) -> str:
    """What happens where a character cannot come, if the text itself says so."""
    other = effect.parts[0]
    if other.no in (NO_EFFECT.no, INSTEAD):
        return ""
    return f"; if it cannot come, {describe_effect(content, other)}"


def modified(content: Content, effect: Effect) -> str:
    """What is added to a roll."""
    return f"at {effect.number:+}" if effect.number else ""


def worse(content: Content, effect: Effect) -> str:
    """How a second attack differs."""
    return (
        f" for {abs(int(effect.number))} {'more' if effect.number > 0 else 'less'} damage"
        if effect.number
        else ""
    )


Blank = Callable[[Content, Effect], str]
BLANKS: dict[str, Blank] = {
    "who": who,
    "whom": lambda content, effect: whom(content, effect.who),
    "second": lambda content, effect: whom(content, effect.other),
    "s": lambda content, effect: ending(effect, "s"),
    "es": lambda content, effect: ending(effect, "es"),
    "has": has,
    "amount": lambda content, effect: "all" if effect.full else amount(effect),
    "hurt": hurt,
    "item": item,
    "person": person,
    "cards": cards,
    "quests": lambda content, effect: counted(effect.number, "a heroic quest", "heroic quests"),
    "keep": lambda content, effect: "it" if effect.number == effect.keep == 1 else str(effect.keep),
    "loss": lambda content, effect: LOSSES[effect.kind],
    "place": lambda content, effect: place(content, effect.where),
    "direction": lambda content, effect: toward(content, effect.where),
    "mood": mood,
    "instead": instead,
    "modified": modified,
    "way": way,
    "gain": lambda content, effect: "gain" if effect.number >= 0 else "lose",
    "size": lambda content, effect: str(abs(int(effect.number))),
    "signed": lambda content, effect: f"{effect.number:+}",
    "flag": lambda content, effect: content.flags[effect.token],
    "mark": lambda content, effect: content.marks[effect.token],
    "while_calm": lambda content, effect: TIMES[v.FOR_TURN] if effect.lasts == v.FOR_TURN else "",
    "stat": lambda content, effect: STATS[effect.stat],
    "time": lambda content, effect: TIMES[effect.lasts],
    "roll": lambda content, effect: ROLLS[effect.kind],
    "top": lambda content, effect: "the top " + counted(effect.number, "card", "cards"),
    "back": lambda content, effect: " and put them back in any order" * (effect.number > 1),
    "deck": lambda content, effect: "a" if effect.kind == v.ANY_DECK else f"the {DECKS[effect.kind]}",
    "player": lambda content, effect: "" if is_own(effect) else f"the player of {whom(content, effect.who)}",
    "ps": lambda content, effect: "" if is_own(effect) else "s",
    "hand": lambda content, effect: "your hand" if is_own(effect) else "the hand",
    "hand_cards": lambda content, effect: counted(effect.number, "an item card", "item cards"),
    "worse": worse,
    "standing": lambda content, effect: describe_standing(effect.standing),
    "permission": lambda content, effect: PERMISSIONS[effect.kind],
}


# --- forms


def sequence(content: Content, effect: Effect) -> str:
    """One after the other."""
    return ", then ".join(describe_effect(content, part) for part in effect.parts)


def choice(content: Content, effect: Effect) -> str:
    """One of several."""
    return "either " + "; or ".join(describe_effect(content, part) for part in effect.parts)


def test(content: Content, effect: Effect) -> str:
    """A test of an attribute."""
    yes, no = effect.parts
    text = f"roll {effect.dice}d6 + {names.ATTRIBUTE_NAMES[effect.stat]}: {effect.number} or more: "
    return text + outcome(content, yes) + otherwise(content, no, "; less: ")


def table(content: Content, effect: Effect) -> str:
    """One die and its table."""
    told = [
        f"{low if low == high else f'{low} to {high}'}: {outcome(content, part)}"
        for low, high, part in zip(effect.lows, effect.highs, effect.parts, strict=True)
    ]
    return "roll a die: " + "; ".join(told)


def payment(content: Content, effect: Effect) -> str:
    """What is paid, and what for."""
    costs = {
        v.PAY_AP: f"pay {effect.number} AP",
        v.PAY_HP: f"lose {effect.number} HP",
        v.PAY_ITEM: f"give up {one_of(content, effect.items)}",
        v.PAY_CARD: f"discard {one_of(content, effect.items)} from your hand",
    }
    return costs[effect.kind] + otherwise(content, effect.parts[0], ": ")


def provided(content: Content, effect: Effect) -> str:
    """What depends on a condition."""
    yes, no = effect.parts
    condition = describe_condition(content, effect.condition)
    return f"if {condition}: {describe_effect(content, yes)}" + otherwise(content, no, "; otherwise: ")


def outcome(content: Content, effect: Effect) -> str:
    """What a roll brings."""
    return "nothing" if effect.op == v.NONE else describe_effect(content, effect)


def otherwise(content: Content, effect: Effect, joint: str) -> str:
    """What else happens, behind its joint; nothing where nothing does."""
    return "" if effect.op == v.NONE else joint + describe_effect(content, effect)


def each_player(content: Content, effect: Effect) -> str:
    """What all players do."""
    return f"each player in turn: {describe_effect(content, effect.parts[0])}"


def other_book(content: Content, effect: Effect) -> str:
    """What another entry says."""
    return f"do what entry {effect.number} of book {'AB'[effect.kind]} says"


def offer(content: Content, effect: Effect) -> str:
    """An offer."""
    return f"for 1 AP, give {one_of(content, effect.items)}: {describe_effect(content, effect.parts[0])}"


FORMS: dict[int, Blank] = {
    v.SEQUENCE: sequence,
    v.CHOOSE: choice,
    v.TEST: test,
    v.ROLL: table,
    v.PAY: payment,
    v.IF: provided,
    v.EACH_PLAYER: each_player,
    v.OTHER_BOOK: other_book,
    v.TRADE: offer,
}
