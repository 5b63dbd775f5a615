"""The cheapest complete ways to pay for an action, each a whole saying.  Ordinary Python.

They are found by saying one source after another, as a player would, so they keep every rule by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from gloaming.games.dark_matter.actions import CONFIRM, RECRUIT, TERRAFORM, USE_CARD, is_card
from gloaming.games.dark_matter.names import SOLDIER
from gloaming.games.dark_matter.skills.effects import earn_gems, icons
from gloaming.games.dark_matter.skills.sources import is_envoy, is_source
from gloaming.games.dark_matter.state import State

FEW = 5  # plans for one question
TRIED = 100  # positions looked at; the first way is found in as few as it has sources

Said = tuple[int, ...]


class Plan(msgspec.Struct, frozen=True):
    """One complete way: the actions of its saying up to the confirmation, what it takes and brings."""

    actions: Said
    gems: int
    soldiers: int
    earned: int = 0  # gems, held or set aside
    recruits: int = 0

    @property
    def price(self) -> tuple[int, int, int]:
        """What is gone in the end: gems less those that come back, then gems at hand, then soldiers."""
        return self.gems - self.earned, self.gems, self.soldiers

    @property
    def sources(self) -> Said:
        """The sources it uses."""
        return tuple(action for action in self.actions if is_source(action))


def plans(state: State, goal: int, most: int = FEW) -> list[Plan]:
    """A few complete ways to reach an open goal, the cheapest first; a player has named nothing yet.

    DM-ACT-25, 26.  ValueError if the goal is not open in this position."""
    if goal not in state.actions or not TERRAFORM <= goal < USE_CARD:
        raise ValueError(f"action {goal} is no goal that is open")
    begun = state.clone()
    begun.play(goal)
    return [msgspec.structs.replace(plan, actions=(goal, *plan.actions)) for plan in ways_on(begun, most)]


def ways_on(begun: State, most: int = FEW) -> list[Plan]:
    """A few complete ways on from where sources are chosen, the cheapest first.  DM-ACT-21, 23, 25, 26

    What is enough already needs none, except that more sources may recruit more soldiers."""
    recruiting = begun.goal == RECRUIT
    if CONFIRM in begun.actions and not recruiting:
        return []
    left, chosen = complete(begun), list[Plan]()
    while left and len(chosen) < most:
        chosen.append(min(left, key=lambda plan: (plan.price, shared(plan, chosen), *rank(plan))))
        left = [plan for plan in left if plan is not chosen[-1]]
        if recruiting:
            left = [plan for plan in left if plan.recruits > chosen[-1].recruits]
    return chosen


def shared(plan: Plan, chosen: Sequence[Plan]) -> int:
    """How many of its sources a plan chosen before uses too: of equal price, those that differ are better."""
    return max((len({*plan.sources} & {*other.sources}) for other in chosen), default=0)


def rank(plan: Plan) -> tuple[int, int, Said]:
    """Of equal price, the one that brings most soldiers, then the one with the fewest words."""
    return -plan.recruits, len(plan.actions), plan.actions


def complete(begun: State) -> list[Plan]:
    """Complete ways with no gem, then with one, and so on, until there are a few to choose from.

    With so many gems on hand, and no more, the rules leave open only what still can be completed."""
    found: list[Plan] = []
    tries = iter(range(TRIED))
    for gems in range(begun.players[begun.active].gems + 1):
        purse = begun.clone()
        purse.players[purse.active].gems = gems
        purse.settle()
        for (state, said), _ in zip(walk(purse, ()), tries, strict=False):
            if said and CONFIRM in state.actions and is_news(state, said, found):
                found.append(plan_of(purse, state, said))
        if len(found) >= FEW:
            break
    return found


def walk(state: State, said: Said) -> Iterator[tuple[State, Said]]:
    """Every position on the way, each with what has been said; a purchase ends where it can be confirmed."""
    yield state, said
    if state.goal == RECRUIT or CONFIRM not in state.actions:
        for action in steps_on(state, said):
            after = state.clone()
            after.advance(action)
            yield from walk(after, (*said, action))


def steps_on(state: State, said: Said) -> Iterator[int]:
    """What may come next, so that each set of sources comes once: sources in ascending order, but after a
    Diplomacy icon whatever it allows."""
    before = [action for action in said if is_source(action)]
    anything = not before or state.owed != 0 or is_envoy(state, before[-1])
    for action in state.actions:
        if action != CONFIRM and (anything or not is_source(action) or action > before[-1]):
            yield action


def is_news(state: State, said: Said, found: Sequence[Plan]) -> bool:
    """Has this set of sources not been found yet, and, for a purchase, no part of it?"""
    sources = {action for action in said if is_source(action)}
    if state.goal == RECRUIT:
        return all(set(plan.sources) != sources for plan in found)
    return not any(set(plan.sources) <= sources for plan in found)


def plan_of(begun: State, state: State, said: Said) -> Plan:
    """The plan of a way that is complete.  DM-ACT-22, 34; DM-SOL-07, 16"""
    after = state.clone()
    earn_gems(after)
    old, new = state.players[state.active], after.players[state.active]
    return Plan(
        actions=(*said, CONFIRM),
        gems=sum(is_source(action) and is_card(action) for action in said),
        soldiers=int(begun.free_soldiers() - state.free_soldiers()),
        earned=int(new.gems + new.aside - old.gems - old.aside),
        recruits=int(min(icons(state, SOLDIER), state.soldier_supply())) if state.goal == RECRUIT else 0,
    )
