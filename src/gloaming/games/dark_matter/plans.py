"""The complete ways to reach a goal, for suggestions and hints: each is a whole saying.  Ordinary Python.

They are found by saying one source after another, as a player would, so they keep every rule by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gloaming.games.dark_matter.actions import CONFIRM, TERRAFORM, USE_CARD, USE_PLANET, is_card
from gloaming.games.dark_matter.skills.sources import is_source
from gloaming.games.dark_matter.state import State

MOST = 400  # so many ways are looked at; the cheapest of them come first


class Plan(msgspec.Struct, frozen=True):
    """One complete way: the actions of its saying up to the confirmation, and what it takes."""

    actions: tuple[int, ...]
    gems: int
    soldiers: int

    @property
    def sources(self) -> tuple[int, ...]:
        """The sources it uses."""
        return tuple(action for action in self.actions if is_source(action))


def plans(state: State, goal: int) -> list[Plan]:
    """The complete ways to reach an open goal: the fewest gems first, then soldiers, then sources.

    DM-ACT-25, 26.  ValueError if the goal is not open in this position."""
    if goal not in state.actions or not TERRAFORM <= goal < USE_CARD:
        raise ValueError(f"action {goal} is no goal that is open")
    begun = state.clone()
    begun.play(goal)
    found: list[Plan] = []
    seen: set[tuple[int, ...]] = set()
    for actions in ways(begun, (goal,)):
        plan = Plan(actions, *price(state, actions))
        if (key := tuple(sorted(plan.sources))) not in seen:
            seen.add(key)
            found.append(plan)
        if len(found) == MOST:
            break
    return sorted(found, key=lambda plan: (plan.gems, plan.soldiers, len(plan.actions), plan.actions))


def ways(state: State, said: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way on to the confirmation: sources in ascending order, Diplomacy icons where they may."""
    if CONFIRM in state.actions:
        yield (*said, CONFIRM)
    for action in state.actions:
        if action != CONFIRM and (ascends(state, said, action) or not is_source(action)):
            twin = state.clone()
            twin.play(action)
            yield from ways(twin, (*said, action))


def ascends(state: State, said: tuple[int, ...], action: int) -> bool:
    """Does this source come after all others in number, or follow a Diplomacy icon, whose order counts?"""
    before = [earlier for earlier in said if is_source(earlier)]
    return not before or action > before[-1] or not is_card(before[-1]) or state.owed != 0


def price(state: State, actions: tuple[int, ...]) -> tuple[int, int]:
    """Gems and soldiers that a way takes."""
    gems = sum(is_source(action) and is_card(action) for action in actions)
    own = state.players[state.active].planets
    worlds = [
        n - USE_PLANET for n in actions if is_source(n) and not is_card(n) and n - USE_PLANET not in own
    ]
    return gems, sum(state.deck.defense[state.side(world)] for world in worlds)
