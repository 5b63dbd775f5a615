"""What chance has brought, in sentences: sums of dice, cards drawn, names that fell.  From views only."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import listed
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import rolls
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.describe import describe_effect
from gloaming.games.dark_venture.names import ATTRIBUTE_NAMES, COOPERATIVE
from gloaming.games.dark_venture.rolls import Throw
from gloaming.games.dark_venture.sources import source_of
from gloaming.games.dark_venture.view import CharacterView, View
from gloaming.games.dark_venture.words import (
    DECK_WORDS,
    an,
    card,
    group,
    hero_of,
    item,
    mark,
    person,
    place,
)

Telling = Callable[[Content, View, int, View], str]


def chance(content: Content, before: View, action: int, after: View) -> str:
    """One event of chance."""
    step = before.asked.step
    if step in ROLLED:
        return ROLLED[step](content, before, action - a.ROLL, after)
    if step in ("TakeCard", "Uncover"):
        return drawing(content, before, action)
    if step in ("RevealItem", "RevealCharacter"):
        deck, number = divmod(action - a.DRAWN, a.DRAWN_CARDS)
        return f"{card(content, deck, number)} is uncovered{told_by(content, before)}"
    return NAMED[step](content, before, action, after)


# --- who and what


def fact(view: View, name: str) -> int:
    """What the throw is about."""
    return view.asked.facts[name]


def thrower(view: View) -> CharacterView | None:
    """The character that throws, if it is on the map."""
    return view.someone(fact(view, "number"))


def who(content: Content, view: View) -> str:
    """Its name."""
    return person(content, fact(view, "number"))


def may_change(after: View) -> bool:
    """Is the roll not counted yet, because it may be thrown again?"""
    return after.asked.step == "MayReroll"


def told_by(content: Content, view: View) -> str:
    """' (Rust Yard)': whose text it is, where the reader may know it."""
    effect = view.asked.facts.get("effect", 0) or (view.tales[-1].text if view.tales else 0)
    name = source_of(content, effect).name
    return f" ({name})" if name else ""


def verdict(throw: Throw, total: int, enough: str, short: str) -> str:
    """'4 + luck 4 = 8, 10 needed: failed'."""
    reached = total + throw.bonus >= throw.needed
    return f"{throw.sum(total)}, {throw.needed} needed: {enough if reached else short}"


# --- dice


def first_strike(content: Content, before: View, total: int, after: View) -> str:
    """One combatant; behind the last one the battle order."""
    one = thrower(before)
    if may_change(after) or one is None:
        return f"{who(content, before)} throws {total} for first strike"
    throw = rolls.first_strike(content, before, one)
    text = f"{who(content, before)} for first strike: {throw.sum(total)}"
    fight = rolls.fight_of(after)
    if after.asked.step == "RollStrike" or fight is None:
        return text
    return f"{text}. Battle order: {people_in(content, fight.order)}"


def people_in(content: Content, order: tuple[int, ...]) -> str:
    """'Nym of the Reeds, the Ashwolf'."""
    return ", ".join(person(content, number) for number in order)


def blow(content: Content, before: View, total: int, after: View) -> str:
    """An attack: the sum, and what is left of whom it struck."""
    one, foe = thrower(before), before.someone(fact(before, "foe"))
    strikes = f"{who(content, before)} strikes {person(content, fact(before, 'foe'))}"
    if may_change(after) or one is None or foe is None:
        return f"{strikes} with {total} on the dice"
    fight = rolls.fight_of(before)
    throw = rolls.blow(one, foe, fight.reduction if fight else 0)
    damage = total + throw.bonus
    if damage <= 0:
        return f"{strikes}: {throw.sum(total)}, no damage"
    return f"{strikes}: {throw.sum(total)} damage{left_of(before, foe, after, damage)}"


def left_of(before: View, foe: CharacterView, after: View, damage: int) -> str:
    """', 19 of 30 HP left'; nothing where other things have changed its health too."""
    now = after.someone(foe.number)
    if now is None or now.health <= 0 or now.health != foe.health - damage:
        return ""
    return f", {now.health} of {now.most_health} HP left"


def flight(content: Content, before: View, total: int, after: View) -> str:
    """Who flees."""
    one = thrower(before)
    if may_change(after) or one is None:
        return f"{who(content, before)} throws {total} to flee"
    throw = rolls.flight(one, fact(before, "extra"))
    return f"{who(content, before)} flees with {throw.sum(total)}"


def chase(content: Content, before: View, total: int, after: View) -> str:
    """An opponent of who flees; behind the last one what came of it."""
    fight = rolls.fight_of(before)
    chaser = before.someone(fight.order[fact(before, "place")]) if fight is not None else None
    if chaser is None:
        return f"An opponent of {who(content, before)} throws {total} to give chase"
    throw = rolls.chase(chaser)
    text = f"{person(content, chaser.number)} gives chase with {throw.sum(total)}"
    if after.asked.step == "RollChase":
        return text
    return f"{text}: {outcome(content, before, max(fact(before, 'best'), total + throw.bonus))}"


def outcome(content: Content, before: View, best: int) -> str:
    """Away, a tie, or not."""
    score = fact(before, "score")
    if score == best:
        return f"a tie at {score}, so all throw again"
    return f"{who(content, before)} {'gets away' if score > best else 'does not get away'}"


def follower(content: Content, before: View, total: int, after: View) -> str:
    """A follower roll."""
    seat, number = fact(before, "player"), fact(before, "number")
    hero = before.someone(before.players[seat].hero)
    assert hero is not None
    if may_change(after):
        return f"{mark(seat)} throws {total} to win {person(content, number)}"
    throw = rolls.follower(content, before, hero, number, fact(before, "bonus"))
    came = verdict(throw, total, "willing to follow", "not willing")
    return f"{mark(seat)} throws for {person(content, number)}: {came}"


def handling(content: Content, before: View, total: int, after: View) -> str:
    """An item in combat."""
    text = f"{who(content, before)} throws {total} for handling an item"
    if may_change(after):
        return text
    if total > 7:
        return f"{text}: no hindrance"
    return f"{text}: {'two dice come' if total <= 3 else 'one die comes'} off this attack"


def search(content: Content, before: View, total: int, after: View) -> str:
    """A search."""
    one = thrower(before)
    if may_change(after) or one is None:
        return f"{who(content, before)} throws {total} to search"
    throw = rolls.search(content, before, one, fact(before, "bonus"))
    found = "something" if total + throw.bonus >= throw.needed else "nothing"
    return f"the search of {who(content, before)} finds {found}: {throw.sum(total)}, {throw.needed} needed"


def waking(content: Content, before: View, total: int, after: View) -> str:
    """An unconscious hero."""
    seat = fact(before, "player")
    hero = before.someone(before.players[seat].hero)
    assert hero is not None
    if may_change(after):
        return f"{mark(seat)} throws {total} to wake {hero_of(before, content, seat)}"
    throw = rolls.waking(content, before, hero)
    came = verdict(throw, total, "awake", "still unconscious")
    return f"{hero_of(before, content, seat)} tries to wake: {came}"


def test(content: Content, before: View, total: int, after: View) -> str:
    """A test, and what its result does."""
    effect = content.effects[fact(before, "effect")]
    name = person(content, before.tales[-1].who) if before.tales else "somebody"
    if may_change(after):
        return f"{name} throws {total} for a test of {ATTRIBUTE_NAMES[effect.stat]}"
    throw = rolls.test(content, before, int(effect.no))
    passed = total + throw.bonus >= throw.needed
    part = effect.parts[0 if passed else 1] if len(effect.parts) > 1 or passed else None
    then = describe_effect(content, part) if part is not None and part.op else "nothing happens"
    came = verdict(throw, total, "passed", "failed")
    return f"{name} tests {ATTRIBUTE_NAMES[effect.stat]}{told_by(content, before)}: {came}; {then}"


def table(content: Content, before: View, total: int, after: View) -> str:
    """One die on a table of a text."""
    effect = content.effects[fact(before, "effect")]
    rows = zip(effect.lows, effect.highs, effect.parts, strict=True)
    part = next((part for low, high, part in rows if low <= total <= high), None)
    then = describe_effect(content, part) if part is not None and part.op else "nothing happens"
    return f"The die shows {total}{told_by(content, before)}: {then}"


def hazard(content: Content, before: View, total: int, after: View) -> str:
    """What a place does to who enters."""
    names = group(content, fact(before, "group"))
    return f"{place(content, fact(before, 'location'))} is dangerous: {total} on the dice for {names}"


ROLLED: dict[str, Telling] = {
    "RollStrike": first_strike,
    "RollDamage": blow,
    "RollFlight": flight,
    "RollChase": chase,
    "RollFollower": follower,
    "RollHandling": handling,
    "RollReduction": lambda c, b, total, after: f"The attack is weaker by {total}",
    "RollSearch": search,
    "RollWaking": waking,
    "RollTest": test,
    "RollTable": table,
    "RollAmount": lambda c, b, total, after: f"The dice show {total}{told_by(c, b)}",
    "RollHazard": hazard,
    "RollForPlace": lambda c, b, total, after: (
        f"{mark(fact(b, 'player'))} rolls {total} for the order of players{ranking(b, after)}"
    ),
    "RollForVictory": lambda c, b, total, after: f"{mark(fact(b, 'player'))} rolls {total} for the victory",
}


def ranking(before: View, after: View) -> str:
    """Behind the last roll: who goes first."""
    if after.asked.step == "RollForPlace":
        return ""
    return f". The order of the whole game: {listed([mark(seat) for seat in after.order])}"


# --- cards and names


def drawing(content: Content, before: View, action: int) -> str:
    """A card drawn or looked at; its name only for who may know it.  DV-HAND-01; DV-QST-02, 03; DV-COOP-05"""
    deck, number = divmod(action - a.DRAWN, a.DRAWN_CARDS)
    step, seat = before.asked.step, fact(before, "player")
    friends = step == "TakeCard" and before.mode == COOPERATIVE
    verb = "draws" if step == "TakeCard" else "looks at"
    if before.me == seat or friends:
        return f"{mark(seat)} {verb} {card(content, deck, number)}"
    return f"{mark(seat)} {verb} {an(DECK_WORDS[deck])} card"


NAMED: dict[str, Telling] = {
    "ChooseBooks": lambda c, b, action, after: f"The books in use are those of {'AB'[action - a.BOOK]}",
    "DealHero": lambda c, b, action, after: (
        f"{mark(fact(b, 'player'))} is dealt {person(c, action - a.DEALT_HERO)}"
    ),
    "RollForTarget": lambda c, b, action, after: (
        f"{who(c, b)} turns against {person(c, action - a.TARGET)}, by the dice"
    ),
    "FallOn": lambda c, b, action, after: (
        f"{group(c, fact(b, 'group'))} turns against {person(c, action - a.TARGET)}, by the dice"
    ),
    "FoeByDice": lambda c, b, action, after: (
        f"It is about {person(c, action - a.TARGET)}, by the dice{told_by(c, b)}"
    ),
    "FallWhere": lambda c, b, action, after: f"Chance names {place(c, action - a.FELL_ON)}{told_by(c, b)}",
    "LoseThing": lambda c, b, action, after: (
        f"Chance names {item(c, action - a.LOST)} of {who(c, b)}{told_by(c, b)}"
    ),
}
