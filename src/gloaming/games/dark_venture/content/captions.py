"""The lines under a card: what its abilities, its offers or its quest say, in words for people."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Ability, Character, Content, Item, Quest
from gloaming.games.dark_venture.content.describe import TIMES, describe_effect
from gloaming.games.dark_venture.content.goals import describe_goal
from gloaming.games.dark_venture.content.nouns import FACTION_NOUNS, terrains, whom

LASTING = (v.ALWAYS, v.HELD, v.EQUIPPED)
TRIGGERS = {
    v.ALWAYS: "always",
    v.HELD: "while held",
    v.EQUIPPED: "while equipped",
    v.USE: "1 AP",
    v.FREE: "free",
    v.COMBAT_START: "when a combat starts",
    v.BATTLE_TURN: "when its battle turn starts",
    v.ON_HIT: "when it hits",
    v.ON_DEFEATED: "when it is defeated",
    v.ON_KILL: "when it defeats somebody",
    v.COMBAT_END: "after a combat",
    v.TURN_START: "when its turn starts",
    v.ROUND_START: "when a round starts",
    v.ARRIVE: "when it arrives",
    v.ON_SEARCH_HERE: "when somebody searches here",
    v.ON_LOOT_HERE: "when somebody loots here",
}
LIMITS = {
    v.ONCE_A_TURN: "once a turn",
    v.ONCE_A_COMBAT: "once a combat",
    v.ONCE_A_ROUND: "once a round",
    v.ONCE_A_GAME: "once a game",
    v.ONCE_A_TURN_OR_COMBAT: "once a turn or combat",
}
BATTLE_TURNS = {
    v.FIRST_BATTLE_TURN: "in the first battle turn",
    v.LATER_BATTLE_TURNS: "from the second battle turn on",
}


def describe_ability(content: Content, ability: Ability) -> str:
    """When it works, and what it does: `Free, once a combat: attack once more for 4 less damage.`"""
    text = describe_effect(content, ability.effect)
    if ability.trigger in LASTING:
        for time in (v.FOR_GAME, v.WHILE_EQUIPPED, v.WHILE_HELD):
            text = text.removesuffix(f" {TIMES[time]}")
    if ability.trigger == v.USE and content.items[ability.item].consumed:
        text += "; then discard it"
    return sentence(f"{', '.join(conditions(ability))}: {text}")


def conditions(ability: Ability) -> Iterator[str]:
    """Trigger, limit and all else that has to hold."""
    yield TRIGGERS[ability.trigger]
    if ability.limit in LIMITS:
        yield LIMITS[ability.limit]
    if ability.battle_turns in BATTLE_TURNS:
        yield BATTLE_TURNS[ability.battle_turns]
    if ability.own_battle_turn:
        yield "in its own battle turn"
    if ability.in_combat:
        yield "only in combat"
    if ability.out_of_turn:
        yield "in co-op also in others' turns"
    if ability.terrains:
        yield f"at {terrains(ability.terrains)}"
    if ability.while_equipped:
        yield "while equipped"
    if ability.held_by >= 0:
        yield f"by a {FACTION_NOUNS[ability.held_by].one}"
    if ability.held_by_party:
        yield "by hero or follower"
    if not ability.in_solo:
        yield "not in solo games"


def character_lines(content: Content, character: Character) -> list[str]:
    """What a character can do and what it offers."""
    offers = [sentence(describe_effect(content, trade)) for trade in character.trades]
    return [*(describe_ability(content, ability) for ability in character.abilities), *offers]


def item_lines(content: Content, item: Item) -> list[str]:
    """What an item does."""
    return [describe_ability(content, ability) for ability in item.abilities]


def quest_lines(content: Content, quest: Quest) -> list[str]:
    """What a quest asks for first, then all else that it brings."""
    return [sentence(line) for line in told_of_quest(content, quest)]


def told_of_quest(content: Content, quest: Quest) -> Iterator[str]:
    """The lines of a quest."""
    yield describe_goal(content, quest.condition)
    if quest.on_accept.op != v.NONE:
        yield f"when you take it{', as soon as the map is wide enough' * quest.waits}: " + describe_effect(
            content, quest.on_accept
        )
    if quest.each_round.op != v.NONE:
        yield f"when a round starts: {describe_effect(content, quest.each_round)}"
    if quest.offers:
        goal = describe_goal(content, quest.offer_when)
        yield f"while you {goal}: {describe_effect(content, quest.offer)}"
    if quest.on_complete.op != v.NONE:
        yield f"when it is complete: {describe_effect(content, quest.on_complete)}"
    if quest.bonus:
        yield f"{sharers(content, quest)} gains {quest.bonus} QP too"
    if quest.rival_qp:
        goal = describe_goal(content, quest.rival)
        yield f"if another player gets to {goal}: {quest.rival_qp} QP for them, and this quest ends"


def sharers(content: Content, quest: Quest) -> str:
    """Who shares in the bonus of a quest."""
    if quest.bonus_to.kind == v.RECEIVER:
        return "the player who received it"
    return f"every other player with a hero {whom(content, quest.bonus_to).removeprefix('all heroes ')}"


def sentence(text: str) -> str:
    """The text as a sentence."""
    return f"{text[:1].upper()}{text[1:]}."
