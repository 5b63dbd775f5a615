"""What cards can do: triggers, limits, conditions, effects, read and written.  DV-HERO-06 to 08; DV-R114"""

from __future__ import annotations

import re
from collections.abc import Iterator

from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Ability
from gloaming.games.dark_venture.content.effects import read_effect, write_effect
from gloaming.games.dark_venture.content.grammar import Misspelt
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.shapes import AbilityLine, Limit
from gloaming.games.dark_venture.content.spelling import (
    BATTLE_TURNS,
    FACTIONS,
    LIMITS,
    TERRAINS,
    TRIGGERS,
    number_of,
    word_of,
)

SWITCHES = {  # conditions that are a yes: the words in the files, the field
    "own battle turn": "own_battle_turn",
    "in combat only": "in_combat",
    "in co-op also outside the own turn": "out_of_turn",
    "while equipped": "while_equipped",
    "held by a party member": "held_by_party",
}
NOT_IN_SOLO = "not in solo"
IN_TERRAIN = re.compile(r"in ([A-Z]+(?: or [A-Z]+)*)")
HELD_BY = re.compile(r"held by ([A-Z]+)")
LIMIT_WORDS: dict[int, Limit] = {number: word for word, number in LIMITS.items()}


def read_ability(lexicon: Lexicon, line: AbilityLine) -> Ability:
    """The ability that a line spells, numbered.  Misspelt otherwise."""
    ability = Ability()
    ability.trigger = number_of(TRIGGERS, line.trigger, "a trigger")
    if line.limit:
        ability.limit = LIMITS[line.limit]
    elif ability.trigger == v.FREE:
        ability.limit = v.ONCE_A_TURN_OR_COMBAT  # DV-HERO-07
    for words in line.when:
        read_condition(ability, words)
    ability.effect = read_effect(lexicon, line.effect)
    ability.no = len(lexicon.content.abilities)
    lexicon.content.abilities.append(ability)
    return ability


def read_condition(ability: Ability, words: str) -> None:
    """One of the conditions under `when`."""
    terrains, holder = IN_TERRAIN.fullmatch(words), HELD_BY.fullmatch(words)
    if words in SWITCHES:
        setattr(ability, SWITCHES[words], True)
    elif words in BATTLE_TURNS:
        ability.battle_turns = BATTLE_TURNS[words]
    elif words == NOT_IN_SOLO:
        ability.in_solo = False
    elif terrains:
        found = {number_of(TERRAINS, terrain, "a terrain") for terrain in terrains[1].split(" or ")}
        ability.terrains = sum(1 << terrain for terrain in found)
    elif holder:
        ability.held_by = number_of(FACTIONS, holder[1], "a faction")
    else:
        known = [*SWITCHES, *BATTLE_TURNS, NOT_IN_SOLO, "in TERRAIN or TERRAIN", "held by FACTION"]
        raise Misspelt(f"`{words}` is no condition: {', '.join(known)}")


def write_ability(lexicon: Lexicon, ability: Ability) -> AbilityLine:
    """The line that spells it."""
    return AbilityLine(
        trigger=word_of(TRIGGERS, ability.trigger),
        effect=write_effect(lexicon, ability.effect),
        limit=LIMIT_WORDS.get(ability.limit),
        when=tuple(conditions(ability)),
    )


def conditions(ability: Ability) -> Iterator[str]:
    """The words under `when`."""
    yield from (words for words, field in SWITCHES.items() if getattr(ability, field))
    if ability.battle_turns != v.ANY_BATTLE_TURN:
        yield word_of(BATTLE_TURNS, ability.battle_turns)
    if not ability.in_solo:
        yield NOT_IN_SOLO
    if ability.terrains:
        yield "in " + " or ".join(word for word, bit in TERRAINS.items() if ability.terrains >> bit & 1)
    if ability.held_by >= 0:
        yield f"held by {word_of(FACTIONS, ability.held_by)}"
