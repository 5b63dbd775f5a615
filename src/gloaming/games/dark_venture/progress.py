"""How far a held quest has come, part by part of its condition.  Ordinary Python; the rules are asked.

DV-QST-05; DV-R16, DV-R17
"""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.dark_venture.cast.people import controlled
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Predicate
from gloaming.games.dark_venture.names import NOBODY
from gloaming.games.dark_venture.parts import Quest
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.tales.conditions import count_bits, count_fitting, is_met
from gloaming.games.dark_venture.tales.deeds import card_of

COUNTED = (
    v.DEFEAT,
    v.DEFEAT_CLEAN,
    v.DEFEAT_JOINT,
    v.SEARCHED,
    v.PLACED,
    v.LOOT,
    v.PICKED,
    v.TRADED,
    v.FLED,
    v.PASSED,
)
SETS = (v.VISIT, v.VISIT_TURN, v.TERRAINS, v.RECRUIT)  # progress holds a bit for each


def how_far(state: State, quest: Quest) -> Iterator[tuple[int, bool]]:
    """For every node of its condition: how much of its number there is, and whether it is met now."""
    twin = quest.clone()  # asking may note that a first part was met once
    for node in card_of(state, quest).nodes:
        met = quest.complete or bool(is_met(state, twin, node))
        yield have(state, twin, node, met), met


def have(state: State, quest: Quest, node: Predicate, met: bool) -> int:
    """How much there is of what the node counts; 1 or 0 where it counts nothing."""
    if node.kind in SETS:
        return int(count_bits(quest.progress[node.place]))
    if node.kind in (v.HOLDS, v.AT_WITH):
        party = controlled(state, quest.seat)
        return sum(int(count_fitting(state.someone(number).items, node.items)) for number in party)
    if node.kind == v.ITEM_COUNT:
        return len(state.hero(quest.seat).items)
    if node.kind == v.TOGETHER:
        return gathered(state, quest.seat)
    if node.kind in COUNTED:
        return int(quest.progress[node.place])
    return int(met)


def gathered(state: State, seat: int) -> int:
    """How many heroes stand where this player's hero stands."""
    spot = state.hero(seat).location
    heroes = [player.hero for player in state.players if player.hero != NOBODY]
    return sum(state.someone(hero).location == spot for hero in heroes)
