"""Answers to questions other than an act of the turn, as offers.  From views and printed cards only.

REPLIES has a sentence for each step and range of actions: its words in braces are those of `Reply`, and what
needs a choice of words is a function.
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
from gloaming.games.dark_venture.phrases import first_of
from gloaming.games.dark_venture.sources import name_of_due, said_by_due
from gloaming.games.dark_venture.view import CharacterView, View
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


def reply(content: Content, view: View, action: int) -> str:
    """What this answer does, as the open question has it; "" if no more is to be said than at any time."""
    first, step = first_of(action), view.asked.step
    if step == "BattleTurn" and first in blows.TELLINGS:
        return blows.TELLINGS[first](content, view, action - first)
    telling = REPLIES.get((step, first), "")
    words = Reply(content, view, action - first)
    return telling.format_map(words) if isinstance(telling, str) else telling(words)


def wearer(view: View, thing: int) -> int:
    """Who has the item equipped; 0 if nobody has."""
    return next((one.number for one in view.cast if thing in one.equipped), 0)


class Reply:
    """What one answer names by its number within its range, and what the question is about, in words."""

    def __init__(self, content: Content, view: View, number: int) -> None:
        self.content, self.view, self.number = content, view, number

    def __getitem__(self, name: str) -> str:
        """A word of a sentence."""
        return str(getattr(self, name))

    # --- what the answer names

    @property
    def item(self) -> str:
        """An item."""
        return item(self.content, self.number)

    @property
    def traits(self) -> str:
        """What that item is good for."""
        return traits(self.content, self.number)

    @property
    def given(self) -> str:
        """'the Iron Pot'; 'the Iron Pot, which Captain Oredd has equipped'."""
        number = wearer(self.view, self.number)
        worn = f", which {person(self.content, number)} has equipped" if number else ""
        return f"{self.item}{worn}"

    @property
    def person(self) -> str:
        """A character."""
        return person(self.content, self.number)

    @property
    def way(self) -> str:
        """'Leech Ponds: whoever enters loses 2 HP'."""
        told = "; ".join(awaits(self.content, self.view, self.number))
        return f"{place(self.content, self.number)}{': ' if told else ''}{told}"

    @property
    def side(self) -> str:
        """A side of a location."""
        return SIDE_NAMES[self.number]

    # --- what the question is about

    def fact(self, name: str) -> int:
        """A number."""
        return self.view.asked.facts[name]

    @property
    def effect(self) -> Effect:
        """A text."""
        return self.content.effects[self.fact("effect")]

    @property
    def who(self) -> str:
        """A character."""
        return person(self.content, self.fact("number"))

    @property
    def location(self) -> str:
        """A location."""
        return place(self.content, self.fact("location"))

    @property
    def thing(self) -> str:
        """An item."""
        return item(self.content, self.fact("item"))

    @property
    def hero(self) -> str:
        """The reader's hero, by name."""
        return hero_of(self.view, self.content, self.view.me)

    @property
    def own(self) -> CharacterView:
        """The reader's hero."""
        one = self.view.someone(self.view.players[self.view.me].hero)
        assert one is not None
        return one

    @property
    def follower(self) -> str:
        """The reader's follower, if there is one."""
        number = self.view.players[self.view.me].follower
        return person(self.content, number) if number else ""


# --- the setup, ways


def hero_card(r: Reply) -> str:
    """A hero to choose."""
    return f"{r.person}: {of_character(r.content, r.number).removesuffix('.')}"


def ready(r: Reply) -> str:
    """Nothing more is equipped."""
    worn = listed_items(r.content, r.own.equipped) if r.own.equipped else "nothing"
    return f"Start with {worn} equipped; the rest can be equipped later, 1 AP each"


def arriving(r: Reply) -> str:
    """One location on, of those that a new character can still go."""
    one = r.view.someone(r.fact("number"))
    left = f" ({counted(one.ap - 1, 'move')} left then)" if one else ""
    return f"{r.who} goes to {r.way}{left}"


def fled(r: Reply) -> str:
    """Where a flight leads; a second location may follow."""
    more = "; one more location is possible from there" if r.fact("left") > 1 else ""
    return f"Flee to {r.way}{more}"


def put(r: Reply) -> str:
    """Where a played character stands."""
    return f"Place {person(r.content, r.fact('card'))} at {place(r.content, r.number)}"


def beside(r: Reply) -> str:
    """Where a card is laid; with one turn only, how it lies there."""
    other = ground.neighbour(r.view, r.fact("location"), r.number)
    taken = f", where {place(r.content, other.number)} lies" if other is not None else ""
    return f"Lay it to the {r.side} of {r.location}{taken}"


def turned(r: Reply) -> str:
    """How it lies then."""
    laying = ground.lay(r.content, r.view, r.fact("location"), r.fact("card"), r.fact("side"), r.number)
    return f"{first_up(ground.turned(r.content, r.number))}: {ground.lies(r.content, laying)}"


def gate(r: Reply) -> str:
    """A side that is opened or closed."""
    return f"{'Open' if r.fact('opens') else 'Close'} the {r.side} side of {r.location}"


# --- things, trades, followers


def gift(r: Reply) -> str:
    """For what somebody offers."""
    return f"Give {r.given}: {describe_effect(r.content, r.effect.parts[0])}"


def partner(r: Reply) -> str:
    """Whose consent is asked."""
    one = r.view.someone(r.number)
    assert one is not None
    asked = "your own" if one.seat == r.view.me else f"{mark(one.seat)} has to agree"
    return f"Offer it to {r.person}: {asked}"


def agree(r: Reply) -> str:
    """A trade as the partner sees it."""
    back = r.fact("back")
    given = item(r.content, back) if back > 0 else "nothing"
    return f"Accept: you get {r.thing} and give {given}"


def take_follower(r: Reply) -> str:
    """The old one is free again."""
    freed = f", leaving {r.follower} behind, free" if r.follower else ""
    return f"Take {r.who} as your follower{freed}"


def leave_follower(r: Reply) -> str:
    """All stays as it is."""
    return f"Keep {r.follower}" if r.follower else f"Leave {r.who} alone"


def roll_for(r: Reply) -> str:
    """A follower roll that a text brings."""
    throw = rolls.follower(r.content, r.view, r.own, r.number, r.fact("bonus"))
    return f"Roll for {r.person}: {throw.aim()}"


# --- texts, rolls


def somebody(r: Reply) -> str:
    """A character that a text means."""
    one = r.view.someone(r.number)
    health = f", {one.health} of {one.most_health} HP" if one else ""
    return f"Choose {r.person}{health}"


def first_foe(r: Reply) -> str:
    """The combat that comes first."""
    one = r.view.someone(r.number)
    health = f", {one.health} HP" if one else ""
    return f"First the combat with {r.person}{health}"


def first_effect(r: Reply) -> str:
    """The text that is told first, and what it does."""
    asked = r.view.asked
    return f"First {name_of_due(r.content, asked, r.number)}: {said_by_due(r.content, asked, r.number)}"


def fighter(r: Reply) -> str:
    """Whose combat comes first, and where it is."""
    one = r.view.someone(r.number)
    assert one is not None
    return f"{r.person} fights first, at {place(r.content, one.location)}: {one.health} HP"


def actor(r: Reply) -> str:
    """Who acts at the location, with what tests may need."""
    one = r.view.someone(r.number)
    assert one is not None
    numbers = listed([f"{name} {one.numbers[place]}" for place, name in enumerate(ATTRIBUTE_NAMES)])
    return f"{r.person} acts: {numbers}, {one.health} HP"


def deck(r: Reply) -> str:
    """A deck to look at."""
    name = ("item", "character", "location")[r.number]
    return f"Look at the top of the {name} deck: {counted(r.fact('count'), 'card')}"


def wake(r: Reply) -> str:
    """What waking takes and brings."""
    throw = rolls.waking(r.content, r.view, r.own)
    return (
        f"Roll to wake: {throw.text()}, {throw.needed} or more, {throw.chance()}; awake with 12 HP for 1 AP, "
        f"or else no AP this turn"
    )


DISCARDED = "Discard {item}: {traits}"

REPLIES: dict[tuple[str, int], str | Callable[[Reply], str]] = {
    ("ChooseHero", a.CHOOSE_HERO): hero_card,
    ("EquipAtStart", a.START_EQUIPPED): "Start with {item} equipped: {traits}",
    ("EquipAtStart", a.READY): ready,
    ("ChooseSpot", a.PUT): put,
    ("ChooseArrivalMove", a.PUT): arriving,
    ("ChooseRoute", a.PUT): "{who} goes to {way}",
    ("ChooseMove", a.PUT): lambda r: f"{group(r.content, r.fact('group'))} to {r.way}",
    ("ChooseFlight", a.PUT): fled,
    ("LeaveQuietly", a.PUT): "{hero} slips away to {way}",
    ("ChooseSide", a.BESIDE): beside,
    ("ChooseTurn", a.TURNED): turned,
    ("ChooseGate", a.BESIDE): gate,
    ("ChooseDrag", a.DRAG): "Drag {person} along to {location}, no AP",
    ("ChooseWare", a.PICK_ITEM): "Draw an item card for {given}",
    ("ChooseGift", a.PICK_ITEM): gift,
    ("ChoosePayment", a.PICK_ITEM): "Give away {given}",
    ("HandIn", a.PICK_ITEM): "Hand in {given}; it is discarded",
    ("ChooseThing", a.PICK_ITEM): "Choose {item}: {traits}",
    ("PayToll", a.DISCARD): "Pay the toll with {given}: {traits}",
    ("ReduceHand", a.DISCARD): DISCARDED,
    ("DrawPhase", a.DISCARD): DISCARDED,
    ("DiscardCard", a.DISCARD): DISCARDED,
    ("FreeHands", a.UNEQUIP): "{who} takes {item} off and keeps it: {traits}",
    ("ChoosePartner", a.OFFER_TO): partner,
    ("ChooseReturn", a.IN_RETURN): "Ask for {item} in return: {traits}",
    ("Consent", a.ACCEPT): agree,
    ("Consent", a.REFUSE): lambda r: f"Refuse; {mark(r.fact('giver'))} cannot ask you again this turn",
    ("AllowLoot", a.ACCEPT): "Let {who} take {thing}",
    ("AllowLoot", a.REFUSE): lambda r: f"Refuse; {mark(r.fact('player'))} cannot ask you again this turn",
    ("SwitchFollower", a.ACCEPT): take_follower,
    ("SwitchFollower", a.REFUSE): leave_follower,
    ("AcceptFollower", a.ACCEPT): take_follower,
    ("AcceptFollower", a.REFUSE): leave_follower,
    ("ChooseFollower", a.PICK): roll_for,
    ("ChooseBranch", a.BRANCH): lambda r: describe_effect(r.content, r.effect.parts[r.number]),
    ("OfferPayment", a.ACCEPT): lambda r: describe_effect(r.content, r.effect),
    ("OfferPayment", a.REFUSE): "Pay nothing; nothing happens",
    ("ChooseWho", a.PICK): somebody,
    ("ChooseFoe", a.PICK): somebody,
    ("FaceFirst", a.PICK): first_foe,
    ("FightFirst", a.PICK): fighter,
    ("ChooseFirst", a.FIRST): first_effect,
    ("ChooseActor", a.PICK): actor,
    ("ChooseDeck", a.LOOK): deck,
    ("OrderTop", a.TOPMOST): lambda r: f"Put {drawn_card(r.view, r.content, r.number)} next",
    ("TryToWake", a.WAKE): wake,
    ("MayReroll", a.GO_ON): lambda r: f"Let the {r.fact('rolled') - a.ROLL} count",
    ("FleeAgain", a.FLEE): lambda r: blows.again(r.content, r.view, r.number),
    ("ChooseSecond", a.ATTACK): lambda r: blows.attack(r.content, r.view, r.number),
}
