"""The story: what a saying, or an event of chance, changed, in sentences.  From the views around it only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloaming.core.state import CHANCE
from gloaming.core.words import listed
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture.changes import changes
from gloaming.games.dark_venture.content.captions import sentence as as_sentence
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import COOPERATIVE
from gloaming.games.dark_venture.offers import branch
from gloaming.games.dark_venture.phrases import told
from gloaming.games.dark_venture.questions import facts_of
from gloaming.games.dark_venture.view import View
from gloaming.games.dark_venture.words import DECK_WORDS, card, item, mark, person, place, side_quest

ROLLED = {  # `{total}` is what the dice show together, without what is added to them
    "RollForVictory": "{player} rolls {total} for the victory.",
    "RollStrike": "{person} rolls {total} for first strike.",
    "RollFlight": "{person} rolls {total} to flee.",
    "RollChase": "An opponent rolls {total} to stop the flight of {person}.",
    "RollFollower": "{player} rolls {total} to win {person} as follower.",
    "RollHandling": "{person} rolls {total} for handling an item in combat.",
    "RollReduction": "The attack is weaker by {total}.",
    "RollSearch": "{person} rolls {total} to search.",
    "RollForPlace": "{player} rolls {total} for the order of players.",
    "RollDamage": "{person} rolls {total} to strike {foe}.",
    "RollHazard": "{location} rolls {total} as its hazard.",
    "RollWaking": "{player} rolls {total} to wake {hero}.",
    "RollTest": "The test rolls {total}.",
    "RollTable": "The die shows {total}.",
    "RollAmount": "The dice show {total}.",
}


def say(content: Content, before: View, actions: Sequence[int], after: View) -> list[str]:
    """The sentences of one saying, for the seat whose views these are."""
    if before.seat == CHANCE:
        first = [chance(content, before, actions[0])]
    else:
        first = list(player(content, before, actions, after))
    return [*(as_sentence(text.removesuffix(".")) for text in first), *changes(content, before, after)]


# --- chance


def chance(content: Content, before: View, action: int) -> str:
    """One event of chance."""
    step, facts = before.asked.step, facts_of(content, before)
    if step in ROLLED:
        return ROLLED[step].format_map(facts | {"total": str(action - a.ROLL)})
    if step in ("TakeCard", "Uncover"):
        return drawing(content, before, action)
    if step in ("RevealItem", "RevealCharacter"):
        deck, number = divmod(action - a.DRAWN, a.DRAWN_CARDS)
        return f"{card(content, deck, number)} is uncovered"
    if step == "ChooseBooks":
        return f"the books in use are those of {'AB'[action - a.BOOK]}"
    if step == "DealHero":
        return f"{facts['player']} is dealt {person(content, action - a.DEALT_HERO)}"
    if step == "RollForTarget":
        return f"{facts['person']} turns against {person(content, action - a.TARGET)}"
    if step == "FallWhere":
        return f"chance names {place(content, action - a.FELL_ON)}"
    return f"chance names {item(content, action - a.LOST)} of {facts['person']}"


def drawing(content: Content, before: View, action: int) -> str:
    """A card drawn or looked at; its name only for who may know it.  DV-HAND-01; DV-QST-02, 03; DV-COOP-05"""
    deck, number = divmod(action - a.DRAWN, a.DRAWN_CARDS)
    step, who = before.asked.step, before.asked.facts["player"]
    friends = step == "TakeCard" and before.mode == COOPERATIVE
    verb = "draws" if step == "TakeCard" else "looks at"
    if before.me == who or friends:
        return f"{mark(who)} {verb} {card(content, deck, number)}"
    article = "an" if DECK_WORDS[deck][0] in "aeiou" else "a"
    return f"{mark(who)} {verb} {article} {DECK_WORDS[deck]} card"


# --- a player


def player(content: Content, before: View, actions: Sequence[int], after: View) -> Iterator[str]:
    """What the player said, action by action, in one sentence."""
    who = mark(before.seat)
    parts = [part(content, before, action, after) for action in actions]
    yield f"{who} {listed(parts)}"


def part(content: Content, before: View, action: int, after: View) -> str:
    """One action of a saying; what is secret is told to its owner only."""
    if a.BRANCH <= action < a.PICK and before.asked.step == "ChooseBranch":
        return f"chooses: {branch(content, before, action - a.BRANCH)}"
    if a.PUT <= action < a.SEARCH and before.asked.step in MOVING:
        whom = facts_of(content, before)[MOVING[before.asked.step]]
        return f"moves {whom} to {place(content, action - a.PUT)}"
    known = before.me == before.seat or before.mode == COOPERATIVE
    if a.SWAP_SIDE <= action < a.DRAW_HEROIC and known:
        return f"exchanges {side_quest(content, action - a.SWAP_SIDE)} for a new side quest"
    return told(content, action)


MOVING = {
    "ChooseRoute": "person",
    "ChooseArrivalMove": "person",
    "ChooseMove": "group",
    "ChooseFlight": "group",
}
