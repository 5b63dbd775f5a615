"""Why something is asked: what a newcomer has to know, and what there is to go by.  From views only."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import listed
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import ground, rolls
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.describe import describe_effect
from gloaming.games.dark_venture.faces import of_location, traits
from gloaming.games.dark_venture.names import HAND_LIMIT, HUNT, ITEM_DECK
from gloaming.games.dark_venture.sources import source_of
from gloaming.games.dark_venture.view import CharacterView, View
from gloaming.games.dark_venture.words import counted, first_up, group, mark, person, place

Reason = Callable[[Content, View], str]


def why(content: Content, view: View) -> str:
    """What the asked player has to go by."""
    return REASONS.get(view.asked.step, party)(content, view)


# --- who is how well


def party(content: Content, view: View) -> str:
    """'Nym of the Reeds has 22 of 30 HP and 3 AP.'"""
    player = view.players[view.seat]
    own = [view.someone(number) for number in (player.hero, player.follower) if number]
    told = [
        f"{first_up(person(content, one.number))} has {health(one)} and {one.ap} AP."
        for one in own
        if one is not None
    ]
    return " ".join([*told, f"You have {counted(player.qp, 'quest point')} (QP)."] if told else [])


def act(content: Content, view: View) -> str:
    """What there is to act with; also when a round of cooperative play is about to end.  DV-COOP-08"""
    late = "" if view.seat == view.active else "The round ends now: use what AP are left. "
    return f"{late}{party(content, view)}"


def health(one: CharacterView) -> str:
    """'22 of 30 HP'."""
    return f"{one.health} of {one.most_health} HP"


def told(content: Content, one: CharacterView | None) -> str:
    """'the Ashwolf (6 of 6 HP)'."""
    return f"{person(content, one.number)} ({health(one)})" if one is not None else "somebody"


# --- setup and drawing


def heroes(content: Content, view: View) -> str:
    """What the attributes are for."""
    return (
        "Power is for blows, speed for striking first and fleeing, mind for searching and waking; luck, like "
        "the others, for tests and for winning followers."
    )


def worn(content: Content, view: View) -> str:
    """What fits together."""
    return "Equipped items give their bonuses. There are two hands, and one place for head, body and jewel."


def heroic(content: Content, view: View) -> str:
    """What a heroic quest is."""
    return "It lies open and is worth most of your points; what you do not keep goes back into the deck."


def draws(content: Content, view: View) -> str:
    """What a turn gives."""
    player = view.players[view.seat]
    first = "Your card of this turn is drawn." if player.drew else to_draw(view)
    then = (
        "Your side quest is renewed." if player.renewed else "You may also draw or exchange one side quest."
    )
    return f"{first} {then}"


def to_draw(view: View) -> str:
    """What the card of the turn needs: a full hand makes room first.  DV-HAND-02, 03"""
    player = view.players[view.seat]
    if sum(player.held) < HAND_LIMIT:
        held = counted(sum(player.held), "card")
        return f"Draw one card; you hold {held} of at most {HAND_LIMIT}."
    if player.held[ITEM_DECK]:
        return "Your hand is full: discard an item, or stow one with your hero, to draw."
    return "Your hand is full and holds no item: no draw this turn."


def full(content: Content, view: View) -> str:
    """The limit of the hand."""
    return f"A hand has at most {HAND_LIMIT} cards. An item can also go to your hero's or follower's things."


def last(content: Content, view: View) -> str:
    """What LastWords allows."""
    return f"Your AP are spent; this needs none. Then complete quests score. {party(content, view)}"


# --- the map


def side(content: Content, view: View) -> str:
    """What a card must meet."""
    card, here = view.asked.facts["card"], view.asked.facts["location"]
    open_sides = ground.roads_of(ground.spot_of(view, here))
    return (
        f"{place(content, here)} has roads to the {open_sides}. {of_location(content, card)} Roads must meet."
        " Once it lies, its guide entry is read: no undo."
    )


def turn(content: Content, view: View) -> str:
    """What turning changes."""
    return f"{of_location(content, view.asked.facts['card'])} One of its roads has to meet another."


def spot(content: Content, view: View) -> str:
    """Where a played character may be placed."""
    return "It comes to a location connected to your hero's and may move on at once, with its own AP."


def fresh(content: Content, view: View) -> str:
    """What a new character can still do."""
    one = view.someone(view.asked.facts["number"])
    left = counted(one.ap, "move") if one else "no move"
    return f"{first_up(told(content, one))} has {left} left at its arrival; where it meets a foe, it fights."


def route(content: Content, view: View) -> str:
    """Why somebody moves that nobody controls."""
    number = view.asked.facts["number"]
    hunts = content.characters[number].behavior == HUNT
    how = "hunts: it comes nearer to the nearest hero" if hunts else "roams: it stays or goes one location on"
    return f"A round begins, and {told(content, view.someone(number))} {how}. You placed it, so you move it."


def slip(content: Content, view: View) -> str:
    """Just awake."""
    return f"Just awake, a hero may go one location on, past whoever lies in wait. {party(content, view)}"


def drags(content: Content, view: View) -> str:
    """What dragging does."""
    return "One of those who lie here can be taken along for nothing."


def toll(content: Content, view: View) -> str:
    """What the toll is."""
    return "The first entry here costs one item of your hand or of your characters' things."


# --- combat


def battle(content: Content, view: View) -> str:
    """Who has the turn, and against whom."""
    number = view.asked.facts["number"]
    one, fight = view.someone(number), rolls.fight_of(view)
    foes = listed([told(content, foe) for foe in rolls.opponents(view, number)])
    first = f"Battle round {fight.round}: " if fight else ""
    target = view.asked.facts.get("target", 0)
    aim = f" Nobody controls it, so you play it; it attacks {person(content, target)}." if target else ""
    return f"{first}{told(content, one)} against {foes}.{aim}"


def several(content: Content, view: View) -> str:
    """Who falls upon whom."""
    facts = view.asked.facts
    foes = group(content, facts["foes"])
    return f"{first_up(foes)} fall upon {group(content, facts['group'])}, one combat after the other."


def both_beset(content: Content, view: View) -> str:
    """That the order is the reader's."""
    return f"{first_up(group(content, view.asked.facts['group']))} stand beside foes, each at another place."


def due(content: Content, view: View) -> str:
    """That the order is the reader's."""
    return "All this is due now, one after the other; a combat is fought out before the next."


def lending(content: Content, view: View) -> str:
    """Whose things a friend may take."""
    facts = view.asked.facts
    return f"{mark(facts['player'])} would pay 1 AP for it: {traits(content, facts['item'])}."


def join(content: Content, view: View) -> str:
    """Who fights whom."""
    fight = rolls.fight_of(view)
    if fight is None:
        return party(content, view)
    mine = view.asked.facts["side"]
    sides: tuple[list[str], list[str]] = ([], [])
    for number, theirs in zip(fight.order, fight.side, strict=True):
        sides[theirs != mine].append(told(content, view.someone(number)))
    one = view.someone(view.asked.facts["number"])
    return f"{listed(sides[0])} against {listed(sides[1])}. {first_up(told(content, one))} may help, no AP."


def flight(content: Content, view: View) -> str:
    """How far a flight leads, and that it does not come back."""
    if view.asked.facts["left"] > 1:
        return "A flight leads one location on, or two."
    origin = place(content, view.asked.facts["origin"])
    return f"The flight may lead one location further, but not back to {origin}."


def again(content: Content, view: View) -> str:
    """A flight that failed."""
    return f"The flight has failed; another throw costs 1 AP. {battle(content, view)}"


def lower(content: Content, view: View) -> str:
    """What a roll shows."""
    return f"The dice show {view.asked.facts['rolled'] - a.ROLL}."


def hands(content: Content, view: View) -> str:
    """What has to go."""
    keep = view.asked.facts["keep"]
    new = f" {first_up(traits(content, keep))} was just equipped." if keep else ""
    return f"More hands are full than there are.{new} What is taken off stays among the things."


def waking(content: Content, view: View) -> str:
    """What an unconscious hero can do."""
    return "An unconscious hero can do nothing else. Once a turn it may roll."


# --- texts and trades


def text(content: Content, view: View) -> str:
    """The story of an entry, or what the text says."""
    effect = view.asked.facts["effect"]
    source = source_of(content, effect)
    who = f" {first_up(person(content, view.tales[-1].who))} acts." if view.tales else ""
    if source.story:
        return f"“{source.story}”{who}"
    return f"The text says: {describe_effect(content, content.effects[effect])}.{who}"


def story(content: Content, view: View) -> str:
    """The story of the text that is told, if there is one."""
    source = source_of(content, view.tales[-1].text if view.tales else 0)
    return f"“{source.story}”" if source.story else party(content, view)


def trade(content: Content, view: View) -> str:
    """How trades go."""
    return "A trade is one item for one item, or for nothing; it is paid for once the partner agrees."


def consent(content: Content, view: View) -> str:
    """Who offers what."""
    facts = view.asked.facts
    giver = f"{mark(facts['giver'])} offers {person(content, facts['partner'])} a trade"
    back = f"; {traits(content, facts['back'])} is asked for" if facts["back"] > 0 else ""
    return f"{giver}: {traits(content, facts['item'])}{back}."


def switch(content: Content, view: View) -> str:
    """One follower only."""
    return f"The roll has succeeded; a hero has one follower. {party(content, view)}"


def received(content: Content, view: View) -> str:
    """What it is."""
    return f"{first_up(traits(content, view.asked.facts['item']))}. Cards in hand: at most {HAND_LIMIT}."


REASONS: dict[str, Reason] = {
    "ChooseHero": heroes,
    "EquipAtStart": worn,
    "ChooseHeroic": heroic,
    "AcceptEvent": heroic,
    "DrawPhase": draws,
    "ReduceHand": full,
    "Act": act,
    "LastWords": last,
    "ChooseSide": side,
    "ChooseTurn": turn,
    "ChooseSpot": spot,
    "ChooseArrivalMove": fresh,
    "ChooseRoute": route,
    "LeaveQuietly": slip,
    "ChooseDrag": drags,
    "PayToll": toll,
    "BattleTurn": battle,
    "ChooseSecond": battle,
    "JoinFight": join,
    "FaceFirst": several,
    "FightFirst": both_beset,
    "AllowLoot": lending,
    "ChooseFlight": flight,
    "ChooseFirst": due,
    "FleeAgain": again,
    "MayReroll": lower,
    "FreeHands": hands,
    "TryToWake": waking,
    "ChooseBranch": text,
    "OfferPayment": text,
    "ChoosePayment": text,
    "ChooseGift": text,
    "ChooseWho": text,
    "ChooseWhere": text,
    "ChooseThing": text,
    "ChooseActor": story,
    "ChooseCard": story,
    "ChooseGate": story,
    "ChooseMove": story,
    "ChooseDeck": story,
    "ChoosePartner": trade,
    "ChooseReturn": trade,
    "Consent": consent,
    "SwitchFollower": switch,
    "Receive": received,
}
