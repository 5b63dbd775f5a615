"""Answers of players to other questions, in sentences.  From the views around them only."""

from __future__ import annotations

from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture.content.describe import describe_effect
from gloaming.games.dark_venture.doings import Deed, Doing, says
from gloaming.games.dark_venture.done import placed
from gloaming.games.dark_venture.names import SIDE_NAMES
from gloaming.games.dark_venture.sources import name_of_due
from gloaming.games.dark_venture.words import group, item


def held(d: Doing) -> str:
    """What a text brought stays in hand."""
    return f"{d.who} keeps {item(d.content, d.fact('item'))} in hand"


def onward(d: Doing) -> str:
    """Somebody is moved by who speaks."""
    d.at(d.fact("number"))
    return f"{d.who} moves {d.someone} to {d.place(d.number)}"


def group_on(d: Doing) -> str:
    """A group is moved, or flees."""
    bits = d.fact("group")
    for one in d.before.cast:
        if bits >> one.number & 1:
            d.at(one.number)
    verb = "flees with" if d.before.asked.step == "ChooseFlight" else "moves"
    return f"{d.who} {verb} {group(d.content, bits)} to {d.place(d.number)}"


def dragged(d: Doing) -> str:
    """Somebody fallen comes along."""
    d.at(d.number)
    return f"{d.hero} drags {d.person(d.number)} along"


def slipped(d: Doing) -> str:
    """Just awake."""
    d.at(d.before.players[d.seat].hero)
    return f"{d.hero} slips away to {d.place(d.number)}"


def meant(d: Doing) -> str:
    """A location that a text means."""
    return f"{d.who} names {d.place(d.number)}{d.text()}"


def gate(d: Doing) -> str:
    """A side of a location."""
    d.told.add(("gate", d.fact("location")))
    verb = "opens" if d.fact("opens") else "closes"
    return f"{d.who} {verb} the {SIDE_NAMES[d.number]} side of {d.place(d.fact('location'))}"


def agreed(d: Doing) -> str:
    """Both things change hands."""
    back = f" and gives {d.item(d.fact('back'))}" if d.fact("back") > 0 else ""
    return f"{d.who} agrees: {d.person(d.fact('partner'))} gets {d.item(d.fact('item'))}{back}"


def refused(d: Doing) -> str:
    """All stays as it was."""
    return f"{d.who} refuses the trade for {item(d.content, d.fact('item'))}"


def given(d: Doing) -> str:
    """What a text asks for."""
    return f"{d.who} gives {d.item(d.number)} away{d.text()}"


def tolled(d: Doing) -> str:
    """What a place asks for."""
    return f"{d.who} gives {d.item(d.number)} for the toll"


def joined(d: Doing) -> str:
    """A combat, a convoy."""
    there = " the combat" if d.before.asked.step == "JoinFight" else f" {d.place(d.fact('location'))}"
    verb = "joins" if d.before.asked.step == "JoinFight" else "goes along to"
    return f"{d.who}: {d.someone} {verb}{there}"


def counted(d: Doing) -> str:
    """A roll stands."""
    return f"{d.who} lets the {d.fact('rolled') - a.ROLL} count"


# --- texts


def branched(d: Doing) -> str:
    """What was chosen."""
    part = d.content.effects[d.fact("effect")].parts[d.number]
    return f"{d.who} chooses{d.text()}: {describe_effect(d.content, part)}"


def paid(d: Doing) -> str:
    """What a text costs."""
    return f"{d.who} pays{d.text()}: {describe_effect(d.content, d.content.effects[d.fact('effect')])}"


def followed(d: Doing) -> str:
    """A new follower."""
    return f"{d.who} takes {d.someone} along"


def left(d: Doing) -> str:
    """No new follower."""
    return f"{d.who} does not take {d.someone} along"


AT_STEP: dict[tuple[str, int], Deed] = {
    ("DrawPhase", a.GO_ON): says("{who} is done drawing"),
    ("ChooseArrivalMove", a.GO_ON): says("{who} lets {person} stay there"),
    ("ChooseRoute", a.GO_ON): says("{who} lets {person} stay where it is"),
    ("ChooseMove", a.GO_ON): says("{who} moves no further"),
    ("ChooseFlight", a.GO_ON): says("{who} flees no further"),
    ("ChooseCard", a.GO_ON): says("{who} places no location"),
    ("ChooseCard", a.PLACE): placed,
    ("Receive", a.GO_ON): held,
    ("MayReroll", a.GO_ON): counted,
    ("MayReroll", a.INVOKE): says("{who} has {person} throw again"),
    ("FleeAgain", a.GO_ON): says("{who} gives the flight of {person} up"),
    ("FleeAgain", a.FLEE): says("{who} pays 1 AP for another throw of {person}"),
    ("ComeAlong", a.GO_ON): says("{who}: {follower} stays and fights on"),
    ("ComeAlong", a.JOIN): says("{who}: {follower} flees too"),
    ("JoinFight", a.GO_ON): says("{who} keeps {person} out of the combat"),
    ("JoinFight", a.JOIN): joined,
    ("JoinConvoy", a.GO_ON): says("{who}: {person} stays here"),
    ("JoinConvoy", a.JOIN): joined,
    ("TryToWake", a.GO_ON): says("{who} lets {hero} lie"),
    ("LeaveQuietly", a.GO_ON): says("{hero} stays here"),
    ("LeaveQuietly", a.PUT): slipped,
    ("SwapOrSkip", a.GO_ON): says("{who} keeps all three side quests"),
    ("AcceptEvent", a.GO_ON): says("{who} takes no further heroic quest"),
    ("AcceptEvent", a.DRAW_HEROIC): says("{who} draws two heroic quests, to keep one"),
    ("LastWords", a.GO_ON): says("{who} goes on to the quest check"),
    ("ChooseRoute", a.PUT): onward,
    ("ChooseArrivalMove", a.PUT): onward,
    ("ChooseMove", a.PUT): group_on,
    ("ChooseFlight", a.PUT): group_on,
    ("ChooseWhere", a.PUT): meant,
    ("ChooseGate", a.BESIDE): gate,
    ("Consent", a.ACCEPT): agreed,
    ("Consent", a.REFUSE): refused,
    ("AllowLoot", a.ACCEPT): lambda d: (
        f"{d.who} lets {d.person(d.fact('number'))} take {d.item(d.fact('item'))}"
    ),
    ("AllowLoot", a.REFUSE): lambda d: f"{d.who} does not let {item(d.content, d.fact('item'))} go",
    ("SwitchFollower", a.ACCEPT): followed,
    ("SwitchFollower", a.REFUSE): left,
    ("AcceptFollower", a.ACCEPT): followed,
    ("AcceptFollower", a.REFUSE): left,
    ("OfferPayment", a.ACCEPT): paid,
    ("OfferPayment", a.REFUSE): says("{who} pays nothing"),
    ("ChoosePayment", a.PICK_ITEM): given,
    ("ChooseThing", a.PICK_ITEM): lambda d: f"{d.who} names {item(d.content, d.number)}{d.text()}",
    ("ChooseWho", a.PICK): lambda d: f"{d.who} names {d.person(d.number)}{d.text()}",
    ("FaceFirst", a.PICK): lambda d: f"{d.who}: the combat with {d.person(d.number)} comes first",
    ("FightFirst", a.PICK): lambda d: f"{d.who}: {d.person(d.number)} fights first",
    ("ChooseFirst", a.FIRST): lambda d: (
        f"{d.who} lets {name_of_due(d.content, d.before.asked, d.number)} come first"
    ),
    ("ChooseFoe", a.PICK): lambda d: f"{d.who} means {d.person(d.number)}",
    ("ChooseActor", a.PICK): lambda d: f"{d.who}: {d.person(d.number)} acts here",
    ("ChooseFollower", a.PICK): lambda d: f"{d.who} asks {d.person(d.number)} to follow",
    ("PayToll", a.DISCARD): tolled,
    ("ChooseDrag", a.DRAG): dragged,
    ("ChooseBranch", a.BRANCH): branched,
}
