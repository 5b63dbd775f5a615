"""Combat as offers: blows, items, flight, with their odds.  From views and printed cards only.

Each function takes what is printed, the view and the number that the action names within its range.
"""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import listed
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import odds, rolls
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.faces import bonuses
from gloaming.games.dark_venture.view import CharacterView, View
from gloaming.games.dark_venture.words import item, person

MOST_PIPS = 12  # of an attack
HANDLING = "then two dice for handling: 2 or 3 take 2d6 off this attack, 4 to 7 take 1d6 off"


def acting(view: View) -> CharacterView:
    """Who has the battle turn, or the flight, that is asked about."""
    one = view.someone(view.asked.facts["number"])
    assert one is not None
    return one


def attack(content: Content, view: View, foe: int) -> str:
    """The dice, and when they are enough."""
    other = view.someone(foe)
    assert other is not None
    return f"{strike(content, foe)}: {worth(view, acting(view), other)}"


def strike(content: Content, foe: int) -> str:
    """'Strike at the Ashwolf'."""
    return f"Strike at {person(content, foe)}"


def worth(view: View, one: CharacterView, foe: CharacterView) -> str:
    """'two dice + power 6 against 14 HP, enough in 21 of 36 throws'."""
    fight = rolls.fight_of(view)
    throw = rolls.blow(one, foe, fight.reduction if fight else 0)
    needed = foe.health - throw.bonus
    against = f"{throw.text()} against {foe.health} HP"
    if needed <= MOST_PIPS:
        return f"{against}, enough {enough(needed)}"
    low, high = max(0, 2 + throw.bonus), max(0, MOST_PIPS + throw.bonus)
    return f"{against}: {low} to {high} damage" if high else f"{against}: no damage can come of it"


def enough(needed: int) -> str:
    """'in 21 of 36 throws', 'whatever falls'."""
    chance = odds.at_least(2, needed)
    return "whatever falls" if chance == "always" else f"in {chance}"


def equip(content: Content, view: View, thing: int) -> str:
    """In combat: no AP, but the handling roll."""
    gains = ", ".join(bonuses(content, thing)) or "no bonus"
    return f"Equip {item(content, thing)}, no AP: {gains}; {HANDLING}"


def flee(content: Content, view: View, extra: int) -> str:
    """With two dice and those that are bought."""
    one = acting(view)
    return f"Flee with {odds.dice(2 + extra)}{price(view, one, extra)}: {chances(content, view, one, extra)}"


def price(view: View, one: CharacterView, ap: int) -> str:
    """' for 1 AP', from the next pool where the own ones are spent."""
    if ap == 0:
        return ""
    later = max(0, ap - one.ap)
    return f" for {ap} AP" + (f" ({later} of the next round)" if later else "")


def chances(content: Content, view: View, one: CharacterView, extra: int) -> str:
    """'two dice + speed 5 against two dice + speed 3 of the Ashwolf, about 62 in 100 throws'."""
    foes = rolls.opponents(view, one.number)
    mine = rolls.flight(one, extra)
    if mine.sure:
        return "it succeeds without a throw"
    theirs = listed([f"{rolls.chase(foe).text()} of {person(content, foe.number)}" for foe in foes])
    often = odds.flight(mine.dice, mine.bonus, [rolls.chase(foe).bonus for foe in foes])
    return f"{mine.text()} against {theirs}, gets away {'always' if often == 'always' else f'in {often}'}"


def again(content: Content, view: View, _: int) -> str:
    """A second try of the flight."""
    one = acting(view)
    extra = view.asked.facts["extra"]
    return f"Throw again{price(view, one, 1)}: {chances(content, view, one, extra)}"


def rest(content: Content, view: View, _: int) -> str:
    """Nothing is done; a combat in which all pass is over."""
    fight = rolls.fight_of(view)
    others = len(rolls.fighters(view)) - (fight.passes if fight else 0) - 1
    if others <= 0:
        return "Pass: everybody else has passed, so the combat ends"
    rest = "next combatant passes" if others == 1 else f"next {others} combatants pass"
    return f"Pass; the combat ends if the {rest} too"


TELLINGS: dict[int, Callable[[Content, View, int], str]] = {
    a.ATTACK: attack,
    a.EQUIP: equip,
    a.FLEE: flee,
    a.FLEE + 1: lambda content, view, _: flee(content, view, 1),
    a.FLEE + 2: lambda content, view, _: flee(content, view, 2),
    a.PASS: rest,
}
