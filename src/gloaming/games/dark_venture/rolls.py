"""What is thrown, what is added to the dice, what has to be reached.  From views and printed cards only.

DV-ATTR-02 to 05, 07; DV-SRCH-02; DV-CMB-03, 05; DV-FLEE-02; DV-FOL-02; DV-CON-01
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import NO_STANDING, Content, Standing
from gloaming.games.dark_venture.names import ATTRIBUTE_NAMES, CONSCIOUS, MIND, POWER, SPEED
from gloaming.games.dark_venture.odds import at_least, dice
from gloaming.games.dark_venture.view import CharacterView, FightView, View

ATTACK, ARMOR = 4, 5  # places in the numbers of a character
STRIKING, FLEEING, SEARCHING, FOLLOWING, WAKING = range(5)  # places in what is added to its rolls
SEARCH_NEEDED, WAKE_NEEDED, INFLUENCE = 8, 15, -2


class Throw(msgspec.Struct, frozen=True):
    """So many dice, what is added to them, each with its name, and the number to reach (0: none).

    `sure`: a text has it succeed without dice."""

    dice: int
    added: tuple[tuple[str, int], ...] = ()
    needed: int = 0
    sure: bool = False

    @property
    def bonus(self) -> int:
        """All that is added."""
        return sum(number for _, number in self.added)

    def text(self) -> str:
        """'two dice + power 6 - armor 1'."""
        return dice(self.dice) + terms(self.added)

    def chance(self) -> str:
        """'21 of 36 throws'; 'succeeds' where no dice are thrown."""
        return "succeeds" if self.sure else at_least(self.dice, self.needed - self.bonus)

    def aim(self, reached: str = "") -> str:
        """'two dice + luck 4, 11 or more: 6 of 36 throws'; what is `reached` stands before the colon."""
        if self.sure:
            return f"it succeeds without a throw{f' and{reached}' if reached else ''}"
        return f"{self.text()}, {self.needed} or more{reached}: {self.chance()}"

    def sum(self, total: int) -> str:
        """'7 + power 6 = 13', or the dice alone where nothing is added."""
        added = terms(self.added)
        return f"{total}{added} = {total + self.bonus}" if added else str(total)


def terms(added: Sequence[tuple[str, int]]) -> str:
    """' + power 6 - armor 1'; nothing for what is 0."""
    signed = [f" {'+' if number > 0 else '-'} {name} {abs(number)}" for name, number in added if number]
    return "".join(signed)


# --- what holds at a location


def standing(content: Content, view: View, location: int, kind: int) -> Standing:
    """The location's standing rule of that kind, or NO_STANDING."""
    return next((rule for rule in standings(content, view, location) if rule.kind == kind), NO_STANDING)


def standings(content: Content, view: View, location: int) -> list[Standing]:
    """All standing rules of a placed location: those of the guide, and those that texts have added."""
    spot = next((spot for spot in view.places if spot.number == location), None)
    if spot is None:
        return []
    added = [content.effects[effect].standing for effect in spot.added]
    return [*content.guides[view.book][spot.guide].standing, *added]


def holds(content: Content, view: View, location: int, kind: int) -> bool:
    """Has the location a standing rule of that kind?"""
    return standing(content, view, location, kind) is not NO_STANDING


def here(content: Content, view: View, location: int, kind: int) -> tuple[str, int]:
    """What the place adds to a throw."""
    return "this place", int(standing(content, view, location, kind).number)


# --- the throws


def attribute(one: CharacterView, place: int) -> tuple[str, int]:
    """'power', 6."""
    return ATTRIBUTE_NAMES[place], one.numbers[place]


def own(one: CharacterView, place: int) -> tuple[str, int]:
    """What cards and texts add to such rolls of a character."""
    return "bonus", one.rolls[place]


def search(content: Content, view: View, one: CharacterView, bonus: int = 0) -> Throw:
    """A search roll.  DV-SRCH-02; DV-STND-02"""
    place = here(content, view, one.location, v.SEARCH_BONUS)
    added = (attribute(one, MIND), own(one, SEARCHING), place, ("the text", bonus))
    return Throw(1, added, SEARCH_NEEDED, v.SEARCH_KIND in one.sure)


def waking(content: Content, view: View, one: CharacterView) -> Throw:
    """A roll for consciousness.  DV-CON-01; DV-STND-12"""
    place = here(content, view, one.location, v.WAKE_BONUS)
    return Throw(3, (attribute(one, MIND), own(one, WAKING), place), WAKE_NEEDED)


def follower(content: Content, view: View, hero: CharacterView, number: int, bonus: int) -> Throw:
    """A roll of a hero for a follower; `bonus` as the roll has it.  DV-FOL-02, 08; DV-STND-11"""
    card = content.characters[number]
    place = here(content, view, hero.location, v.FOLLOWER_BONUS)
    name = "influence" if bonus < 0 else "the text"
    added = (attribute(hero, card.roll_attribute), own(hero, FOLLOWING), place, (name, bonus))
    return Throw(2, added, int(card.roll), v.FOLLOWER_KIND in hero.sure)


def influence(view: View, number: int) -> int:
    """The bonus of a follower roll in the turn: harder for somebody's follower.  DV-FOL-08"""
    one = view.someone(number)
    return INFLUENCE if one is not None and one.seat >= 0 else 0


def first_strike(content: Content, view: View, one: CharacterView) -> Throw:
    """A roll for the battle order.  DV-CMB-03; DV-STND-08, 14"""
    ambush = here(content, view, one.location, v.AMBUSH)[1] if one.aggressive else 0
    rule = standing(content, view, one.location, v.FACTION_FIRST)
    faction = int(rule.number) if rule.faction == content.characters[one.number].faction else 0
    return Throw(2, (attribute(one, SPEED), own(one, STRIKING), ("this place", ambush + faction)))


def flight(one: CharacterView, extra: int) -> Throw:
    """The throw of somebody who flees.  DV-FLEE-02, 03"""
    return Throw(2 + extra, (attribute(one, SPEED), own(one, FLEEING)), sure=v.FLEE_KIND in one.sure)


def chase(one: CharacterView) -> Throw:
    """The throw of an opponent of somebody who flees.  DV-FLEE-02"""
    return Throw(2, (attribute(one, SPEED),))


def blow(one: CharacterView, foe: CharacterView, reduction: int) -> Throw:
    """An attack: what is left of it is damage.  DV-CMB-05"""
    added = (
        attribute(one, POWER),
        ("attack", one.numbers[ATTACK]),
        ("armor", -foe.numbers[ARMOR]),
        ("handling", -reduction),
    )
    return Throw(2, added)


def test(content: Content, view: View, effect: int) -> Throw:
    """A test that a text asks for, of whoever acts in it.  DV-ATTR-05, 07"""
    told = content.effects[effect]
    one = view.someone(view.tales[-1].who) if view.tales else None
    added = (attribute(one, told.stat),) if one is not None else ()
    return Throw(int(told.dice), added, int(told.number))


# --- combats


def fight_of(view: View) -> FightView | None:
    """The combat that is fought now."""
    return view.fights[-1] if view.fights else None


def fighters(view: View) -> list[CharacterView]:
    """Who still takes part in the combat, in battle order."""
    fight = fight_of(view)
    if fight is None:
        return []
    still = [number for number, out in zip(fight.order, fight.out, strict=True) if not out]
    found = [view.someone(number) for number in still]
    return [one for one in found if one is not None and one.condition == CONSCIOUS]


def opponents(view: View, number: int) -> list[CharacterView]:
    """Whom this character may attack in its combat, in battle order."""
    fight = fight_of(view)
    if fight is None or number not in fight.order:
        return []
    sides = dict(zip(fight.order, fight.side, strict=True))
    return [one for one in fighters(view) if sides[one.number] != sides[number]]
