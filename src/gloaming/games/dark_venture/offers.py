"""The open answers in words: each offer says what it does.  From views and printed cards only."""

from __future__ import annotations

from gloaming.core.words import Offer
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture.content.captions import describe_ability
from gloaming.games.dark_venture.content.deck import Content, Effect
from gloaming.games.dark_venture.content.describe import describe_effect
from gloaming.games.dark_venture.content.goals import describe_goal
from gloaming.games.dark_venture.content.vocabulary import ABILITIES
from gloaming.games.dark_venture.names import CHARACTERS, HEROIC_DECK, LOCATIONS
from gloaming.games.dark_venture.phrases import first_of, named, offered, phrase_of
from gloaming.games.dark_venture.view import View
from gloaming.games.dark_venture.words import drawn_card, first_up, person, place

AT_QUESTION = {  # where the general words of an action would say too little, or too much
    ("ChooseArrivalMove", a.GO_ON): "let {person} stay here",
    ("ChooseRoute", a.GO_ON): "let {person} stay here",
    ("ChooseMove", a.GO_ON): "move no further",
    ("ChooseFlight", a.GO_ON): "stop here",
    ("ChooseCard", a.GO_ON): "place no location",
    ("Receive", a.GO_ON): "keep it in your hand",
    ("MayReroll", a.GO_ON): "let the roll count",
    ("FleeAgain", a.GO_ON): "give the flight up",
    ("FleeAgain", a.FLEE): "throw again for 1 AP",
    ("ComeAlong", a.GO_ON): "let {follower} stay and fight",
    ("ComeAlong", a.JOIN): "let {follower} flee as well",
    ("JoinFight", a.GO_ON): "keep {person} out of the combat",
    ("JoinFight", a.JOIN): "let {person} join the combat",
    ("JoinConvoy", a.GO_ON): "let {person} stay here",
    ("JoinConvoy", a.JOIN): "let {person} go along to {location}",
    ("TryToWake", a.GO_ON): "stay unconscious",
    ("LeaveQuietly", a.GO_ON): "stay here",
    ("SwapOrSkip", a.GO_ON): "keep your three side quests",
    ("AcceptEvent", a.GO_ON): "take no further heroic quest",
    ("LastWords", a.GO_ON): "go on to the quest check",
    ("DrawPhase", a.GO_ON): "go on to your actions",
}


def offer(content: Content, view: View, action: int) -> Offer:
    """One open answer."""
    phrase = phrase_of(action)
    short = phrase.short.format(it=named(content, action))
    number = action - first_of(action)
    touch = (f"{phrase.touch}.{number}",) if phrase.touch else ()
    return Offer(action, sentence(content, view, action), first_up(short), touch, phrase.kind)


def sentence(content: Content, view: View, action: int) -> str:
    """The whole consequence, as far as it is known."""
    step = view.asked.step
    if (step, action) in AT_QUESTION:
        return first_up(AT_QUESTION[step, action].format_map(named_facts(content, view)))
    if a.TOPMOST <= action < a.HAND_IN:
        return f"Put {drawn_card(view, content, action - a.TOPMOST)} next"
    text = first_up(offered(content, action))
    detail = details(content, view, action)
    return f"{text}: {detail}" if detail else text


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
    if a.BRANCH <= action < a.PICK:
        return branch(content, view, action - a.BRANCH)
    if a.INVOKE <= action < a.INVOKED:
        text = describe_ability(content, content.abilities[action - a.INVOKE])
        return text[:1].lower() + text[1:].removesuffix(".")
    if a.BARGAIN <= action < a.BARGAINS:
        return describe_effect(content, bargain(content, view, action - a.BARGAIN))
    if a.TAKE_HEROIC <= action < a.DRAW_FROM:
        quest = content.heroic[action - a.TAKE_HEROIC]
        return f"{describe_goal(content, quest.condition)} ({quest.qp} QP)"
    if action in (a.ACCEPT, a.REFUSE) and view.asked.step == "OfferPayment":
        return describe_effect(content, content.effects[view.asked.facts["effect"]])
    return ""


def branch(content: Content, view: View, number: int) -> str:
    """What one branch of the text that is told does."""
    return describe_effect(content, content.effects[view.asked.facts["effect"]].parts[number])


def bargain(content: Content, view: View, number: int) -> Effect:
    """What is offered there."""
    if number < CHARACTERS * ABILITIES:
        return content.characters[number // ABILITIES].trades[number % ABILITIES]
    opened = view.players[view.seat].offers[number - CHARACTERS * ABILITIES]
    return content.effects[opened // LOCATIONS]


def quest_title(content: Content, deck: int, number: int) -> str:
    """The title of a quest; 'a secret quest' where the reader may not know it."""
    if number == 0:
        return "a secret quest"
    quests = content.heroic if deck == HEROIC_DECK else content.side
    return f"“{quests[number].title}”"
