"""The open answers in words: each offer says what it does.  From views and printed cards only."""

from __future__ import annotations

from gloaming.core.words import Offer
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import acts, rolls
from gloaming.games.dark_venture.blows import HANDLING
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.captions import describe_ability
from gloaming.games.dark_venture.content.deck import Content, Effect
from gloaming.games.dark_venture.content.describe import describe_effect
from gloaming.games.dark_venture.content.goals import describe_goal
from gloaming.games.dark_venture.content.vocabulary import ABILITIES
from gloaming.games.dark_venture.names import CHARACTERS, HAND_LIMIT, HEROIC_DECK, ITEM_DECK, LOCATIONS
from gloaming.games.dark_venture.phrases import first_of, offered, phrase_of
from gloaming.games.dark_venture.phrases import short as short_words
from gloaming.games.dark_venture.replies import reply, wearer
from gloaming.games.dark_venture.sources import name_of_due
from gloaming.games.dark_venture.view import View
from gloaming.games.dark_venture.words import drawn_card, first_up, person, place, side_quest

AT_QUESTION = {  # where the general words of an action would say too little: the whole, and a button
    ("ChooseArrivalMove", a.GO_ON): ("{person} stays here", "Stay"),
    ("ChooseRoute", a.GO_ON): ("{person} stays here", "Stay"),
    ("ChooseMove", a.GO_ON): ("Move no further", "Stop"),
    ("ChooseFlight", a.GO_ON): ("Stop here", "Stop here"),
    ("ChooseCard", a.GO_ON): ("Place no location", "None"),
    ("Receive", a.GO_ON): ("Keep it in your hand", "Keep it"),
    ("FleeAgain", a.GO_ON): ("Give the flight up; this battle turn is over", "Give up"),
    ("ComeAlong", a.GO_ON): ("{follower} stays and fights on", "Stay"),
    ("ComeAlong", a.JOIN): ("{follower} flees as well", "Flee too"),
    ("JoinFight", a.GO_ON): ("{person} stays out of the combat", "Stay out"),
    ("JoinFight", a.JOIN): ("{person} joins the combat, no AP", "Join"),
    ("JoinConvoy", a.GO_ON): ("{person} stays here", "Stay"),
    ("JoinConvoy", a.JOIN): ("{person} goes along to {location}, no AP", "Go along"),
    ("TryToWake", a.GO_ON): ("Stay unconscious, with no AP this turn", "Stay down"),
    ("LeaveQuietly", a.GO_ON): ("Stay here; whoever fights on sight attacks", "Stay"),
    ("SwapOrSkip", a.GO_ON): ("Keep your three side quests", "Keep all"),
    ("AcceptEvent", a.GO_ON): ("Take no further heroic quest", "No"),
    ("AcceptEvent", a.DRAW_HEROIC): ("Draw two heroic quests and keep one of them", "Draw two"),
    ("LastWords", a.GO_ON): ("Go on to the quest check", "Go on"),
    ("DrawPhase", a.GO_ON): ("Go on to your actions", "Go on"),
}
SHORTS = {("MayReroll", a.GO_ON): "Let it count", ("FleeAgain", a.FLEE): "Throw again, 1 AP"}
GIVING = ("ChooseWare", "ChooseGift", "ChoosePayment", "HandIn", "PayToll", "ChooseThing")
ONE_AP = (
    a.PLACE, a.PLACE_FOLLOWER, a.MOVE, a.MOVE_FOLLOWER, a.MOVE_TOGETHER, a.PLAY, a.SEARCH, a.SEARCH_FOLLOWER,
    a.EQUIP, a.PICK_UP, a.PICK_UP_FOLLOWER, a.LOOT, a.LOOT_FOLLOWER, a.TRADE_QUESTS, a.ENGAGE,
    a.ENGAGE_FOLLOWER, a.RECALL, a.BARGAIN, a.TO_MARKET, a.MARKET_FOLLOWER, a.CONVOY,
)  # fmt: skip


def offer(content: Content, view: View, action: int) -> Offer:
    """One open answer."""
    step, whole = view.asked.step, sentence(content, view, action)
    return Offer(
        action,
        whole,
        button(content, view, action),
        touch(content, view, action),
        kind(view, action),
        note(content, view, action) if step in ("Act", "LastWords") else "",
    )


def kind(view: View, action: int) -> str:
    """The kind of its range; what makes room in a full hand before the draw is a kind of its own."""
    room = view.asked.step == "DrawPhase" and first_of(action) == a.STOW
    return "stow to draw" if room else phrase_of(action).kind


# --- what it says


def button(content: Content, view: View, action: int) -> str:
    """The few words of a small button."""
    step = view.asked.step
    if passes_draw(view, action):
        return "Go on without drawing"
    if (step, action) in SHORTS:
        return SHORTS[step, action]
    if (step, action) in AT_QUESTION:
        return AT_QUESTION[step, action][1]
    if a.TOPMOST <= action < a.HAND_IN:
        return first_up(drawn_card(view, content, action - a.TOPMOST).removeprefix("the "))
    if step in GIVING and wearer(view, action - first_of(action)):
        return f"{short_words(content, action)} (equipped)"
    if action >= a.FIRST:
        return first_up(name_of_due(content, view.asked, action - a.FIRST).removeprefix("the "))
    return short_words(content, action)


def sentence(content: Content, view: View, action: int) -> str:
    """The whole consequence, as far as it is known."""
    step, first = view.asked.step, first_of(action)
    if passes_draw(view, action):
        return "Go on to your actions without drawing a card"
    if (step, action) in AT_QUESTION:
        return first_up(AT_QUESTION[step, action][0].format_map(named_facts(content, view)))
    if said := reply(content, view, action):
        return first_up(said)
    if first in acts.TELLINGS:
        return first_up(acts.TELLINGS[first](content, view, action - first))
    text = first_up(offered(content, action))
    detail = details(content, view, action)
    return f"{text}: {detail}" if detail else text


def passes_draw(view: View, action: int) -> bool:
    """Is this to go on although a card could still be drawn, once the hand has room?"""
    player = view.players[view.me]
    could = sum(player.held) < HAND_LIMIT or player.held[ITEM_DECK] > 0
    return view.asked.step == "DrawPhase" and action == a.GO_ON and not player.drew and could


def named_facts(content: Content, view: View) -> dict[str, str]:
    """The people and places that a question is about, by their names in the step."""
    facts = view.asked.facts
    return {
        "person": person(content, facts.get("number", 0)),
        "follower": person(content, facts.get("follower", 0)),
        "location": place(content, facts.get("location", 0)),
    }


def details(content: Content, view: View, action: int) -> str:
    """What a card, a quest or a text says about it; '' where nothing more is known."""
    if a.INVOKE <= action < a.INVOKED:
        return invocation(content, view, action - a.INVOKE)
    if a.BARGAIN <= action < a.BARGAINS:
        return describe_effect(content, bargain(content, view, action - a.BARGAIN))
    if a.TAKE_HEROIC <= action < a.DRAW_FROM:
        quest = content.heroic[action - a.TAKE_HEROIC]
        return f"{describe_goal(content, quest.condition)} ({quest.qp} QP)"
    if a.HAND_IN <= action < a.HAND_IN_HEROIC:
        return describe_goal(content, content.side[action - a.HAND_IN].condition)
    if a.HAND_IN_HEROIC <= action < a.FULFIL:
        return describe_goal(content, content.heroic[action - a.HAND_IN_HEROIC].condition)
    if a.FULFIL <= action < a.INVOKE:
        return describe_effect(content, content.heroic[action - a.FULFIL].offer)
    return ""


def invocation(content: Content, view: View, number: int) -> str:
    """What an ability does, at the price that it has here and now."""
    ability = content.abilities[number]
    text = describe_ability(content, ability)
    text = text[:1].lower() + text[1:].removesuffix(".")
    if ability.trigger != v.USE:
        return text
    if view.asked.step in ("BattleTurn", "MayReroll"):
        return f"no AP{text.removeprefix('1 AP')}; {HANDLING}"
    return f"no AP{text.removeprefix('1 AP')}" if is_free(content, view, number) else text


def is_free(content: Content, view: View, number: int) -> bool:
    """Does the first object of the turn cost its holder nothing?  DV-STND-15"""
    thing = content.abilities[number].item
    holders = [one for one in view.cast if one.seat == view.me and thing in one.items]
    first = not view.players[view.me].free_object
    return first and any(v.FREE_OBJECT in one.permits for one in holders)


def bargain(content: Content, view: View, number: int) -> Effect:
    """What is offered there."""
    if number < CHARACTERS * ABILITIES:
        return content.characters[number // ABILITIES].trades[number % ABILITIES]
    opened = view.players[view.me].offers[number - CHARACTERS * ABILITIES]
    return content.effects[opened // LOCATIONS]


def quest_title(content: Content, deck: int, number: int) -> str:
    """The title of a quest; 'a secret quest' where the reader may not know it."""
    if number == 0:
        return "a secret quest"
    return f"“{content.heroic[number].title}”" if deck == HEROIC_DECK else side_quest(content, number)


def note(content: Content, view: View, action: int) -> str:
    """What an act takes, and how likely it is: '1 AP, 4 of 6 throws'."""
    first, parts = first_of(action), []
    if first in ONE_AP:
        price = acts.toll(content, view, action - first) if phrase_of(action).kind == "move" else 1
        parts.append(f"{price} AP")
    if first in (a.SEARCH, a.SEARCH_FOLLOWER):
        one = acts.hero(view) if first == a.SEARCH else acts.ally(view)
        parts.append(rolls.search(content, view, one).chance())
    if first == a.FOLLOW:
        number = action - first
        bonus = rolls.influence(view, number)
        parts.append(rolls.follower(content, view, acts.hero(view), number, bonus).chance())
    if first == a.INVOKE and content.abilities[action - first].trigger == v.USE:
        parts.append("no AP" if is_free(content, view, action - first) else "1 AP")
    return ", ".join(parts)


# --- what it touches


def touch(content: Content, view: View, action: int) -> tuple[str, ...]:
    """The lasting name of the thing that may be touched to say it."""
    first, number = first_of(action), action - first_of(action)
    if first == a.INVOKE:
        return of_ability(content, number)
    if first == a.BARGAIN:
        return of_bargain(view, number)
    if first in (a.SEARCH, a.TO_MARKET):
        return (f"location.{acts.hero(view).location}",)
    if first in (a.SEARCH_FOLLOWER, a.MARKET_FOLLOWER):
        return (f"location.{acts.ally(view).location}",)
    if first == a.WAKE:
        return (f"character.{acts.hero(view).number}",)
    kind = phrase_of(action).touch
    return (f"{kind}.{number}",) if kind else ()


def of_ability(content: Content, number: int) -> tuple[str, ...]:
    """The card that an ability is on."""
    ability = content.abilities[number]
    return (f"item.{ability.item}" if ability.item else f"character.{ability.character}",)


def of_bargain(view: View, number: int) -> tuple[str, ...]:
    """Who makes the offer, or where a book has opened it."""
    if number < CHARACTERS * ABILITIES:
        return (f"character.{number // ABILITIES}",)
    opened = view.players[view.me].offers[number - CHARACTERS * ABILITIES]
    return (f"location.{opened % LOCATIONS}",)
