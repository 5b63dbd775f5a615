"""Refusals: what cannot be done now, and what is missing for it here.  From views and printed cards only.

`refuse` goes by what is asked, then by the number of the rule that a step's `forbids` returned.  What could
be said instead stands in `remedies`.
"""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import lacking
from gloaming.games.dark_venture import rule_numbers as r
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.vocabulary import ABILITIES
from gloaming.games.dark_venture.missing import Missing
from gloaming.games.dark_venture.names import CHARACTERS
from gloaming.games.dark_venture.phrases import first_of, offered, phrase_of
from gloaming.games.dark_venture.questions import title_for
from gloaming.games.dark_venture.view import View

Sentence = Callable[[Missing], str]
SETUP = (a.CHOOSE_HERO, a.START_EQUIPPED, a.READY, a.TAKE_HEROIC)
DRAWS = (a.DRAW_FROM, a.DRAW_SIDE, a.SWAP_SIDE, a.DRAW_HEROIC, a.DISCARD)
BATTLE = (a.ATTACK, a.EQUIP, a.FLEE, a.FLEE + 1, a.FLEE + 2, a.PASS, a.INVOKE)
LAST = (a.GO_ON, a.REVEAL, a.CLAIM, a.CLAIM_HEROIC, a.FOLLOW, a.HAND_IN, a.HAND_IN_HEROIC, a.INVOKE)
DRAWING = (*DRAWS[:3], a.GO_ON, a.DISCARD, a.STOW, a.STOW_FOLLOWER, a.REVEAL, a.CLAIM, a.CLAIM_HEROIC)


def refuse(content: Content, view: View, action: int, rule: int, law: str) -> str:
    """The sentence that refuses the action to the asked seat, whose view this is, by that rule."""
    if not exists(content, action):
        return "No card of this game is called that."
    missing = Missing(content, view, action)
    early = misplaced(content, view, action)
    if early:
        return early
    telling = CLOSED.get(view.asked.step) or BY_RULE.get(rule)
    if telling is not None:
        return telling(missing)
    return f"You cannot {offered(content, action)}: {law[:1].lower()}{law[1:]}"


def exists(content: Content, action: int) -> bool:
    """Is there a card with the number that the action names?"""
    first = first_of(action)
    number = action - first
    if first == a.INVOKE:
        return number < len(content.abilities)
    if first == a.BARGAIN:
        return number >= CHARACTERS * ABILITIES or 0 < number // ABILITIES < len(content.characters)
    sizes = {
        "character": (1, len(content.characters)),
        "item": (1, len(content.items)),
        "location": (0, len(content.locations)),
        "heroic": (1, len(content.heroic)),
        "side": (1, len(content.side)),
    }
    low, high = sizes.get(phrase_of(action).touch, (0, number + 1))
    return low <= number < high


# --- said at the wrong moment


def misplaced(content: Content, view: View, action: int) -> str:
    """For an action that belongs to another phase or another question; "" if it belongs here."""
    step, first = view.asked.step, first_of(action)
    if step in PLACES:
        ranges, sentence = PLACES[step]
        return "" if first in ranges else sentence
    if step == "Act":
        return out_of_turn(first)
    if first in {first_of(open_one) for open_one in view.actions}:
        return ""
    return f"First this is to be answered: {title_for(content, view)}"


PLACES = {
    "DrawPhase": (DRAWING, "You are still drawing; go on to your actions first."),
    "BattleTurn": (BATTLE, "In a combat there are blows, items, flight and passing; the rest has to wait."),
    "LastWords": (LAST, "Your AP are spent; only what needs none is left before the quest check."),
}


def out_of_turn(first: int) -> str:
    """What is no act of phase 2, whoever says it."""
    if first in SETUP:
        return "That is settled before the first round."
    if first in DRAWS:
        return "Cards and side quests are drawn at the beginning of a turn; that is over."
    if first in (a.FLEE, a.FLEE + 1, a.FLEE + 2, a.ATTACK, a.PASS, a.JOIN):
        return "There is no combat now; attack somebody first."
    if first == a.WAKE:
        return "Your hero is conscious."
    return "That answers another question; say first what you do." if first in INSIDE else ""


INSIDE = (
    a.GO_ON, a.BESIDE, a.TURNED, a.DRAG, a.DRAG_NOBODY, a.PUT, a.OFFER_TO, a.IN_RETURN, a.FOR_NOTHING,
    a.ACCEPT, a.REFUSE, a.BRANCH, a.PICK, a.PICK_ITEM, a.LOOK, a.TOPMOST, a.FIRST,
)  # fmt: skip


# --- not among the answers


def away(m: Missing) -> str:
    """A location that is not next."""
    return f"{m.place} is not one location on from there."


def onward(m: Missing) -> str:
    """A location that is not next, or the one fled from."""
    back = m.number == m.view.asked.facts["origin"]
    return f"A flight leads away, not back to {m.place}." if back else away(m)


def unfit(m: Missing) -> str:
    """An item that is not asked for."""
    return f"{m.item} is not what is asked for, or not there."


def not_in_hand(m: Missing) -> str:
    """An item that is somewhere else."""
    return f"{m.item} is not in your hand."


def no_choice(m: Missing) -> str:
    """A branch that is not there, or cannot be paid."""
    parts = m.content.effects[m.view.asked.facts["effect"]].parts
    return "You cannot pay for that." if m.number < len(parts) else "There is no such choice."


def no_return(m: Missing) -> str:
    """What a partner cannot give."""
    partner = lacking.name(m.content, m.view.asked.facts["partner"])
    return (
        f"{partner} holds 8 items already."
        if m.first == a.FOR_NOTHING
        else f"{partner} does not hold {m.thing}."
    )


CLOSED: dict[str, Sentence] = {
    "ChooseSpot": lambda m: f"{m.place} is not connected to where your hero is.",
    "ChooseArrivalMove": away,
    "ChooseRoute": away,
    "ChooseMove": away,
    "ChooseFlight": onward,
    "LeaveQuietly": away,
    "ChoosePartner": lambda m: f"{m.person} is not here, or cannot take it.",
    "ChooseReturn": no_return,
    "ChooseHeroic": lambda m: f"{m.quest} is not among those that you have drawn.",
    "HandIn": unfit,
    "ChooseWare": unfit,
    "ChooseGift": unfit,
    "ChoosePayment": unfit,
    "ChooseThing": unfit,
    "PayToll": unfit,
    "ReduceHand": not_in_hand,
    "DiscardCard": not_in_hand,
    "Receive": lambda m: "Somebody with room for it is needed.",
    "FreeHands": lambda m: f"{m.item} fills no hand of {m.person_asked}.",
    "ChooseActor": lambda m: f"{m.person} has not come here now.",
    "ChooseDrag": lambda m: f"{m.person} does not lie here.",
    "FightFirst": lambda m: f"{m.person} stands beside nobody who fights on sight now.",
    "FaceFirst": lambda m: f"{m.person} is not among those who attack.",
    "ChooseFirst": lambda m: "Not so many effects are due now.",
    "ChooseFoe": lambda m: f"{m.person} is not among the opponents who still fight.",
    "ChooseWho": lambda m: f"{m.person} is not meant by the text.",
    "ChooseWhere": lambda m: f"{m.place} is not meant by the text.",
    "ChooseFollower": lambda m: f"{m.person} is not here, or follows nobody.",
    "ChooseBranch": no_choice,
    "ChooseGate": lambda m: "That side is so already, or would close the last way out of the map.",
    "ChooseCard": lambda m: f"{m.place} is not in your hand, or fits nowhere there.",
    "SwapOrSkip": lambda m: f"You do not hold {m.quest}.",
    "OrderTop": lambda m: "That card is not among those that you have looked at.",
    "MayReroll": lambda m: "That does not let anybody throw again here.",
}


# --- by rule

BY_RULE: dict[int, Sentence] = {
    r.TURN_03: lacking.no_draw,
    r.TURN_05: lacking.no_ap,
    r.TURN_07: lambda m: "Your AP are spent, and that takes one.",
    r.FOL_10: lacking.no_ally,
    r.CON_05: lambda m: f"{m.who} is unconscious.",
    r.HAND_02: lambda m: f"Your hand is full with {lacking.HAND} cards; first discard or stow an item of it.",
    r.HAND_03: lacking.no_room,
    r.QST_08: lacking.no_side_quest,
    r.SET_02: lacking.hero_taken,
    r.SET_07: lambda m: f"{m.hero} does not hold {m.thing}, or has it equipped already.",
    r.MOVE_01: lacking.no_road,
    r.MOVE_03: lacking.apart,
    r.STND_04: lambda m: f"Moving into {m.place} costs 2 AP; {m.who} has {m.ap}.",
    r.STND_05: lambda m: f"The first entry into {m.place} costs an item, and you have none to give.",
    r.LOC_02: lacking.not_placed,
    r.LOC_03: lambda m: "Turned so it lies as in another turn, which is open or not with it.",
    r.LOC_04: lacking.no_meeting,
    r.LOC_05: lambda m: "Laid so it would close the last way out of the map.",
    r.LOC_06: lacking.taken,
    r.CHAR_02: lacking.not_played,
    r.SRCH_03: lambda m: f"{m.here} has been searched already.",
    r.SRCH_04: lambda m: f"{m.who} is a Beast, and Beasts do not search.",
    r.STND_01: lambda m: f"{m.here} cannot be searched: its standing rule forbids it.",
    r.EQP_01: lambda m: f"{m.item} is not in your hand.",
    r.EQP_02: lacking.not_held,
    r.EQP_04: lambda m: f"{m.item} is not in your hand.",
    r.EQP_05: lacking.not_usable,
    r.HERO_03: lambda m: f"{m.bearer} is of a kind that may not hold or equip {m.thing}.",
    r.HERO_07: lacking.not_now,
    r.ITEM_05: lambda m: f"{m.bearer} has no head for {m.thing}.",
    r.ITEM_06: lambda m: f"{m.bearer} has no body that {m.thing} fits.",
    r.ITEM_07: lambda m: f"{m.bearer} cannot wear a jewel.",
    r.ITEM_08: lambda m: f"{m.bearer} has too few hands for {m.thing}.",
    r.ITEM_10: lambda m: f"{m.who} holds 8 items already.",
    r.ITEM_11: lambda m: f"None of your characters holds {m.thing}.",
    r.PICK_01: lambda m: f"{m.item} does not lie at {m.here}.",
    r.DEF_06: lacking.no_loot,
    r.COOP_06: lambda m: "What a friend's hero holds is not looted.",
    r.COOP_10: lacking.nobody_to_lead,
    r.COOP_15: lambda m: f"{m.person} is a friend.",
    r.QST_03: lacking.not_secret,
    r.QST_05: lacking.not_to_hand_in,
    r.QST_06: lacking.not_complete,
    r.QST_07: lacking.no_quest_trade,
    r.TURN_08: lambda m: f"{m.quest} offers nothing now: its condition does not hold, or it cannot be paid.",
    r.CMB_01: lacking.no_foe,
    r.CMB_02: lambda m: f"{m.person_asked} is nobody's: it attacks its target.",
    r.CMB_08: lambda m: f"{m.person_asked} is nobody's: it passes only if it cannot hurt its target at all.",
    r.ENEMY_08: lambda m: f"{m.person_asked} attacks its target, and nobody else.",
    r.CITM_01: lambda m: "In this battle turn an item was handled already; a blow or a pass is left.",
    r.FLEE_03: lambda m: f"{m.person_asked} has too few AP for so many dice.",
    r.FLEE_07: lambda m: f"{m.person_asked} has too few AP, those of the next round included.",
    r.STND_09: lambda m: "It is dark here: no dice can be bought for a flight.",
    r.STND_07: lambda m: f"No combat may start at {m.here}.",
    r.STND_10: lacking.no_market,
    r.FOL_01: lacking.no_roll,
    r.FOL_06: lacking.no_recall,
    r.FOL_07: lambda m: f"{m.person} is with its own hero, who keeps it.",
    r.FOL_09: lambda m: f"{m.person} was hurt by {m.hero} in combat and will not follow.",
    r.TRADE_02: lacking.no_trade,
    r.TRADE_03: lacking.no_bargain,
}
