"""Answers to questions other than an act of the turn, as offers.  From views and printed cards only.

By step and range of actions; each function takes what is printed, the view and the number that the action
names within its range.
"""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import listed
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import blows, ground, rolls
from gloaming.games.dark_venture.acts import awaits
from gloaming.games.dark_venture.content.deck import Content, Effect
from gloaming.games.dark_venture.content.describe import describe_effect
from gloaming.games.dark_venture.faces import of_character, traits
from gloaming.games.dark_venture.names import ATTRIBUTE_NAMES, SIDE_NAMES
from gloaming.games.dark_venture.sources import name_of_due, said_by_due
from gloaming.games.dark_venture.view import View
from gloaming.games.dark_venture.words import (
    counted,
    drawn_card,
    first_up,
    group,
    hero_of,
    item,
    listed_items,
    mark,
    person,
    place,
)

Telling = Callable[[Content, View, int], str]


def fact(view: View, name: str) -> int:
    """What the question is about."""
    return view.asked.facts[name]


def who(content: Content, view: View) -> str:
    """The character that the question is about."""
    return person(content, fact(view, "number"))


def effect(content: Content, view: View) -> Effect:
    """The text that the question is about."""
    return content.effects[fact(view, "effect")]


# --- the setup


def hero_card(content: Content, view: View, number: int) -> str:
    """A hero to choose."""
    return f"{person(content, number)}: {of_character(content, number).removesuffix('.')}"


def start(content: Content, view: View, thing: int) -> str:
    """An item to have equipped from the start."""
    return f"Start with {item(content, thing)} equipped: {traits(content, thing)}"


def ready(content: Content, view: View, _: int) -> str:
    """Nothing more is equipped."""
    one = view.someone(view.players[view.me].hero)
    worn = listed_items(content, one.equipped) if one and one.equipped else "nothing"
    return f"Start with {worn} equipped; the rest can be equipped later, 1 AP each"


# --- ways


def onward(content: Content, view: View, there: int) -> str:
    """One location on, for who the question is about."""
    return f"{who(content, view)} goes to {way(content, view, there)}"


def arriving(content: Content, view: View, there: int) -> str:
    """One location on, of those that a new character can still go."""
    one = view.someone(fact(view, "number"))
    left = f" ({counted(one.ap - 1, 'move')} left then)" if one else ""
    return f"{who(content, view)} goes to {way(content, view, there)}{left}"


def quietly(content: Content, view: View, there: int) -> str:
    """Just awake."""
    return f"{hero_of(view, content, view.me)} slips away to {way(content, view, there)}"


def moved(content: Content, view: View, there: int) -> str:
    """One location on, for a group."""
    return f"{first_up(group(content, fact(view, 'group')))} to {way(content, view, there)}"


def fled(content: Content, view: View, there: int) -> str:
    """Where a flight leads; a second location may follow."""
    more = "; one more location is possible from there" if fact(view, "left") > 1 else ""
    return f"Flee to {way(content, view, there)}{more}"


def way(content: Content, view: View, there: int) -> str:
    """'Leech Ponds: whoever enters loses 2 HP'."""
    told = "; ".join(awaits(content, view, there))
    return f"{place(content, there)}{': ' if told else ''}{told}"


def put(content: Content, view: View, there: int) -> str:
    """Where a played character stands."""
    return f"Place {person(content, fact(view, 'card'))} at {place(content, there)}"


def beside(content: Content, view: View, side: int) -> str:
    """Where a card is laid; with one turn only, how it lies there."""
    other = ground.neighbour(view, fact(view, "location"), side)
    taken = f", where {place(content, other.number)} lies" if other is not None else ""
    return f"Lay it to the {SIDE_NAMES[side]} of {place(content, fact(view, 'location'))}{taken}"


def turned(content: Content, view: View, turn: int) -> str:
    """How it lies then."""
    laying = ground.lay(content, view, fact(view, "location"), fact(view, "card"), fact(view, "side"), turn)
    return f"{first_up(ground.turned(content, turn))}: {ground.lies(content, laying)}"


def gate(content: Content, view: View, side: int) -> str:
    """A side that is opened or closed."""
    verb = "Open" if fact(view, "opens") else "Close"
    return f"{verb} the {SIDE_NAMES[side]} side of {place(content, fact(view, 'location'))}"


def drag(content: Content, view: View, number: int) -> str:
    """Somebody fallen."""
    return f"Drag {person(content, number)} along to {place(content, fact(view, 'location'))}, no AP"


# --- things given and taken


def wearer(view: View, thing: int) -> int:
    """Who has the item equipped; 0 if nobody has."""
    return next((one.number for one in view.cast if thing in one.equipped), 0)


def given(content: Content, view: View, thing: int) -> str:
    """'the Iron Pot'; 'the Iron Pot, which Captain Oredd has equipped'."""
    number = wearer(view, thing)
    worn = f", which {person(content, number)} has equipped" if number else ""
    return f"{item(content, thing)}{worn}"


def ware(content: Content, view: View, thing: int) -> str:
    """At the market."""
    return f"Draw an item card for {given(content, view, thing)}"


def gift(content: Content, view: View, thing: int) -> str:
    """For what somebody offers."""
    brings = describe_effect(content, effect(content, view).parts[0])
    return f"Give {given(content, view, thing)}: {brings}"


def payment(content: Content, view: View, thing: int) -> str:
    """For what a text promises."""
    return f"Give away {given(content, view, thing)}"


def handed(content: Content, view: View, thing: int) -> str:
    """For a quest."""
    return f"Hand in {given(content, view, thing)}; it is discarded"


def thing_of(content: Content, view: View, thing: int) -> str:
    """An item of somebody, that a text takes."""
    return f"Choose {item(content, thing)}: {traits(content, thing)}"


def toll(content: Content, view: View, thing: int) -> str:
    """For the toll."""
    return f"Pay the toll with {given(content, view, thing)}: {traits(content, thing)}"


def discard(content: Content, view: View, thing: int) -> str:
    """From hand."""
    return f"Discard {item(content, thing)}: {traits(content, thing)}"


def hands(content: Content, view: View, thing: int) -> str:
    """What goes back among the things."""
    return f"{who(content, view)} takes {item(content, thing)} off and keeps it: {traits(content, thing)}"


# --- trades and followers


def partner(content: Content, view: View, number: int) -> str:
    """Whose consent is asked."""
    one = view.someone(number)
    assert one is not None
    asked = "your own" if one.seat == view.me else f"{mark(one.seat)} has to agree"
    return f"Offer it to {person(content, number)}: {asked}"


def wish(content: Content, view: View, thing: int) -> str:
    """An item in return."""
    return f"Ask for {item(content, thing)} in return: {traits(content, thing)}"


def agree(content: Content, view: View, _: int) -> str:
    """A trade as the partner sees it."""
    back = fact(view, "back")
    given = item(content, back) if back > 0 else "nothing"
    return f"Accept: you get {item(content, fact(view, 'item'))} and give {given}"


def decline(content: Content, view: View, _: int) -> str:
    """No trade."""
    return f"Refuse; {mark(fact(view, 'giver'))} cannot ask you again this turn"


def lend(content: Content, view: View, _: int) -> str:
    """A friend may have it."""
    return f"Let {person(content, fact(view, 'number'))} take {item(content, fact(view, 'item'))}"


def withhold(content: Content, view: View, _: int) -> str:
    """Nobody takes anything."""
    return f"Refuse; {mark(fact(view, 'player'))} cannot ask you again this turn"


def take_follower(content: Content, view: View, _: int) -> str:
    """The old one is free again."""
    old = view.players[view.me].follower
    freed = f", leaving {person(content, old)} behind, free" if old else ""
    return f"Take {who(content, view)} as your follower{freed}"


def leave_follower(content: Content, view: View, _: int) -> str:
    """All stays as it is."""
    old = view.players[view.me].follower
    return f"Keep {person(content, old)}" if old else f"Leave {who(content, view)} alone"


def roll_for(content: Content, view: View, number: int) -> str:
    """A follower roll that a text brings."""
    hero = view.someone(view.players[view.me].hero)
    assert hero is not None
    throw = rolls.follower(content, view, hero, number, fact(view, "bonus"))
    return f"Roll for {person(content, number)}: {throw.aim()}"


# --- texts


def branch(content: Content, view: View, number: int) -> str:
    """What one branch of the text does."""
    return first_up(describe_effect(content, effect(content, view).parts[number]))


def pay(content: Content, view: View, _: int) -> str:
    """What is paid, and what for."""
    return first_up(describe_effect(content, effect(content, view)))


def keep(content: Content, view: View, _: int) -> str:
    """Nothing is paid."""
    return "Pay nothing; nothing happens"


def somebody(content: Content, view: View, number: int) -> str:
    """A character that a text means."""
    one = view.someone(number)
    health = f", {one.health} of {one.most_health} HP" if one else ""
    return f"Choose {person(content, number)}{health}"


def first_foe(content: Content, view: View, number: int) -> str:
    """The combat that comes first."""
    one = view.someone(number)
    health = f", {one.health} HP" if one else ""
    return f"First the combat with {person(content, number)}{health}"


def first_effect(content: Content, view: View, place: int) -> str:
    """The text that is told first, and what it does."""
    return f"First {name_of_due(content, view.asked, place)}: {said_by_due(content, view.asked, place)}"


def actor(content: Content, view: View, number: int) -> str:
    """Who acts at the location, with what tests may need."""
    one = view.someone(number)
    assert one is not None
    numbers = listed([f"{name} {one.numbers[place]}" for place, name in enumerate(ATTRIBUTE_NAMES)])
    return f"{person(content, number)} acts: {numbers}, {one.health} HP"


def deck(content: Content, view: View, number: int) -> str:
    """A deck to look at."""
    cards = counted(fact(view, "count"), "card")
    return f"Look at the top of the {('item', 'character', 'location')[number]} deck: {cards}"


def topmost(content: Content, view: View, number: int) -> str:
    """The next card from the top."""
    return f"Put {drawn_card(view, content, number)} next"


# --- rolls


def wake(content: Content, view: View, _: int) -> str:
    """What waking takes and brings."""
    one = view.someone(view.players[view.me].hero)
    assert one is not None
    throw = rolls.waking(content, view, one)
    return (
        f"Roll to wake: {throw.text()}, {throw.needed} or more, {throw.chance()}; awake with 12 HP for 1 AP, "
        f"or else no AP this turn"
    )


def settle(content: Content, view: View, _: int) -> str:
    """The roll counts."""
    return f"Let the {fact(view, 'rolled') - a.ROLL} count"


REPLIES: dict[tuple[str, int], Telling] = {
    ("ChooseHero", a.CHOOSE_HERO): hero_card,
    ("EquipAtStart", a.START_EQUIPPED): start,
    ("EquipAtStart", a.READY): ready,
    ("ChooseSpot", a.PUT): put,
    ("ChooseArrivalMove", a.PUT): arriving,
    ("ChooseRoute", a.PUT): onward,
    ("ChooseMove", a.PUT): moved,
    ("ChooseFlight", a.PUT): fled,
    ("LeaveQuietly", a.PUT): quietly,
    ("ChooseSide", a.BESIDE): beside,
    ("ChooseTurn", a.TURNED): turned,
    ("ChooseGate", a.BESIDE): gate,
    ("ChooseDrag", a.DRAG): drag,
    ("ChooseWare", a.PICK_ITEM): ware,
    ("ChooseGift", a.PICK_ITEM): gift,
    ("ChoosePayment", a.PICK_ITEM): payment,
    ("HandIn", a.PICK_ITEM): handed,
    ("ChooseThing", a.PICK_ITEM): thing_of,
    ("PayToll", a.DISCARD): toll,
    ("ReduceHand", a.DISCARD): discard,
    ("DrawPhase", a.DISCARD): discard,
    ("DiscardCard", a.DISCARD): discard,
    ("FreeHands", a.UNEQUIP): hands,
    ("ChoosePartner", a.OFFER_TO): partner,
    ("ChooseReturn", a.IN_RETURN): wish,
    ("Consent", a.ACCEPT): agree,
    ("Consent", a.REFUSE): decline,
    ("AllowLoot", a.ACCEPT): lend,
    ("AllowLoot", a.REFUSE): withhold,
    ("SwitchFollower", a.ACCEPT): take_follower,
    ("SwitchFollower", a.REFUSE): leave_follower,
    ("AcceptFollower", a.ACCEPT): take_follower,
    ("AcceptFollower", a.REFUSE): leave_follower,
    ("ChooseFollower", a.PICK): roll_for,
    ("ChooseBranch", a.BRANCH): branch,
    ("OfferPayment", a.ACCEPT): pay,
    ("OfferPayment", a.REFUSE): keep,
    ("ChooseWho", a.PICK): somebody,
    ("ChooseFoe", a.PICK): somebody,
    ("FaceFirst", a.PICK): first_foe,
    ("ChooseFirst", a.FIRST): first_effect,
    ("ChooseActor", a.PICK): actor,
    ("ChooseDeck", a.LOOK): deck,
    ("OrderTop", a.TOPMOST): topmost,
    ("TryToWake", a.WAKE): wake,
    ("MayReroll", a.GO_ON): settle,
    ("FleeAgain", a.FLEE): blows.again,
    **{("BattleTurn", first): telling for first, telling in blows.TELLINGS.items()},
    ("ChooseSecond", a.ATTACK): blows.attack,
}
