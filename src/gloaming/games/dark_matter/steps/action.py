"""The Action phase: what to do next, which sources to use, and what they bring.  Compiled."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64 as Int

from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_matter.actions import (
    CIVILIZE,
    CONFIRM,
    DECLINE,
    END,
    IMPROVE,
    MANEUVER,
    RECRUIT,
    REFRESH,
    REFUSE,
    TAKE,
    TARGET,
    TERRAFORM,
)
from gloaming.games.dark_matter.content.deck import bit, count, one
from gloaming.games.dark_matter.names import COLORS, HERO, PLAYERS, POLITICS, RESOURCE, SOLDIER
from gloaming.games.dark_matter.rule_numbers import (
    ACT_11,
    ACT_17,
    ACT_24,
    ALLOWED,
    DIP_08,
    SET_01,
)
from gloaming.games.dark_matter.skills.effects import (
    buy,
    earn_gems,
    earn_soldiers,
    flip,
    icons,
    move_used_cards,
    side_soldiers,
    spin,
)
from gloaming.games.dark_matter.skills.goals import may_civilize, may_improve, may_recruit, may_terraform
from gloaming.games.dark_matter.skills.muster import Muster, add_all
from gloaming.games.dark_matter.skills.payment import (
    may_add,
    may_confirm,
    may_send,
    needs_now,
    next_answers,
    targets_inside,
)
from gloaming.games.dark_matter.skills.sources import (
    has_effect,
    is_envoy,
    is_source,
    may_send_envoy,
    may_use,
    refresh,
    source_skill,
    use,
)
from gloaming.games.dark_matter.state import NO_GOAL, State
from gloaming.games.dark_matter.steps.elsewhere import out_of_action, out_of_place
from gloaming.games.dark_matter.variants.civilization import charter_need


def may_use_alone(state: State, source: Int) -> Int:
    """One source for its own effects: gems, a Flip, a Spin, a Diplomacy Card turned back.

    DM-ACT-03, 24; DM-DIP-09; DM-R09, DM-R16, DM-R60"""
    rule = may_use(state, source)
    if rule != ALLOWED:
        return rule
    if is_envoy(state, source):
        return may_send_envoy(state)
    return ALLOWED if has_effect(source_skill(state, source)) else ACT_24


def may_maneuver(state: State) -> Int:
    """A gem Spins one of one's own cards, as often as one likes.  DM-MAN-01 to 04; DM-R29, DM-R50"""
    return ALLOWED if state.players[state.active].gems > 0 else ACT_11


@final
class ChooseAction(Step[State]):
    """An action, a planet, a Special Maneuver, or the end of the phase.

    DM-ACT-01 to 03, 26; DM-MAN-01, 04; DM-R86"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        muster = Muster(state, False)
        out: list[Int] = [END]
        add_purchases(state, muster, out)
        if may_recruit(state, muster) == ALLOWED:
            out.append(RECRUIT)
        add_uses(state, muster, out)
        if may_maneuver(state) == ALLOWED:
            for color in range(COLORS):
                out.append(MANEUVER + color)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == END:
            return ALLOWED
        if is_source(action):
            return may_use_alone(state, action)
        if MANEUVER <= action < TARGET:
            return may_maneuver(state)
        if TERRAFORM <= action <= RECRUIT:
            return may_begin(state, action)
        return out_of_action(action)

    def apply(self, state: State, action: Int) -> None:
        if action == END:
            return
        state.push(ChooseAction(self.seat))
        if MANEUVER <= action < TARGET:
            state.players[self.seat].gems -= 1
            spin(state, COLORS * self.seat + action - MANEUVER)
        elif is_source(action):
            begin_use(state, action)
        else:
            state.goal = action
            state.need = charter_need(state, self.seat) if action == CIVILIZE else 0  # DM-CIV-11; DM-R37
            state.push(ChooseSource(self.seat))


def add_purchases(state: State, muster: Muster, out: list[Int]) -> None:
    """Planets to terraform and to improve, and the Civilization Card.  DM-ACT-03, 26"""
    planets: Int = 0
    for planet in state.market:
        if planet >= 0 and may_terraform(state, muster, planet) == ALLOWED:
            planets |= bit(planet)
    add_planets(TERRAFORM, planets, out)
    planets = 0
    for planet in state.players[state.active].planets:
        if may_improve(state, muster, planet) == ALLOWED:
            planets |= bit(planet)
    add_planets(IMPROVE, planets, out)
    if state.civilizations and may_civilize(state, muster) == ALLOWED:
        out.append(CIVILIZE)


def add_planets(goal: Int, planets: Int, out: list[Int]) -> None:
    """The goals for a set of planets, ascending."""
    while planets != 0:
        if planets & 1 == 1:
            out.append(goal)
        planets >>= 1
        goal += 1


def add_uses(state: State, muster: Muster, out: list[Int]) -> None:
    """Sources on hand that do something by themselves, as `may_use_alone` says.  DM-ACT-24; DM-DIP-09"""
    alone = muster.effective & ~muster.shut()
    if muster.envoys != 0 and may_send_envoy(state) == ALLOWED:
        alone |= muster.envoys
    add_all(alone, out)


def may_begin(state: State, goal: Int) -> Int:
    """Which rule forbids to name this goal.  DM-ACT-03, 26; DM-R17"""
    muster = Muster(state, False)
    if goal < IMPROVE:
        return may_terraform(state, muster, goal - TERRAFORM)
    if goal < CIVILIZE:
        return may_improve(state, muster, goal - IMPROVE)
    return may_civilize(state, muster) if goal == CIVILIZE else may_recruit(state, muster)


def begin_use(state: State, source: Int) -> None:
    """An action of one source.  Its Soldier and point icons are lost.  DM-ACT-24, 25; DM-R16"""
    skill = source_skill(state, source)
    use(state, source)
    state.push(MoveUsed())
    if is_envoy(state, source):
        ask_whom(state, targets_of(state))
        return
    earn_gems(state)
    ask_influence(state, count(skill, RESOURCE) == 0)


def targets_of(state: State) -> list[Int]:
    """Opponents with a used Diplomacy Card.  DM-DIP-08, 09"""
    return [seat for seat in range(len(state.players)) if state.players[seat].spent > 0]


def ask_whom(state: State, seats: list[Int]) -> None:
    """Turn the Diplomacy Card back, or ask whose where there are several.  DM-DIP-08"""
    if len(seats) == 1:
        send(state, seats[0])
    else:
        state.push(RefreshWhom(state.active))


def send(state: State, seat: Int) -> None:
    """A Diplomacy Card is turned back; inside an action a further card is then due.  DM-DIP-08, 10"""
    refresh(state, seat)
    if state.goal != NO_GOAL:
        state.owed += one(seat)


def ask_influence(state: State, idle: bool) -> None:
    """Ask for the Politics and Hero icons of the used sources, if there are any.  DM-ACT-25, 35, 38"""
    politics = icons(state, POLITICS)
    heroes = icons(state, HERO)
    if politics + heroes > 0:
        state.push(Influence(state.active, politics, heroes, idle))


@final
class ChooseSource(Step[State]):
    """One source after another, as long as the action can still be completed; then the confirmation.

    DM-ACT-04 to 12, 20, 21, 23, 25, 26; DM-R10"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        return next_answers(state)

    def forbids(self, state: State, action: Int) -> Int:
        if action == CONFIRM:
            return may_confirm(state, needs_now(state))
        if not is_source(action):
            return out_of_place(action)
        rule = may_use(state, action)
        if rule != ALLOWED:
            return rule
        if is_envoy(state, action):
            return may_send(state, action)
        return may_add(state, action)

    def apply(self, state: State, action: Int) -> None:
        if action == CONFIRM:
            complete(state)
            return
        state.push(ChooseSource(self.seat))
        use(state, action)
        if is_envoy(state, action):
            ask_whom(state, targets_inside(state))


def complete(state: State) -> None:
    """The purchase, then gems and soldiers, then Politics and Hero, then the used cards move.

    DM-ACT-18, 19, 22, 25; DM-SOL-06; DM-R13, DM-R14, DM-R26"""
    state.push(MoveUsed())
    ask_influence(state, False)
    earn_gems(state)
    if state.goal == RECRUIT:
        earn_soldiers(state, icons(state, SOLDIER))
    soldiers = side_soldiers(state)
    buy(state)
    if soldiers > 0:
        state.push(TakeSoldiers(state.active, soldiers))


@final
class MoveUsed(Step[State]):
    """The used cards move, last of all.  DM-ACT-14 to 16, 25"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        move_used_cards(state)


@final
class RefreshWhom(Step[State]):
    """Whose Diplomacy Card is turned back?  DM-DIP-08, 10"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        seats = targets_of(state) if state.goal == NO_GOAL else targets_inside(state)
        return [REFRESH + seat for seat in seats]

    def forbids(self, state: State, action: Int) -> Int:
        if not REFRESH <= action < REFRESH + PLAYERS:
            return out_of_place(action)
        if action in self.options(state):
            return ALLOWED
        return SET_01 if action - REFRESH >= len(state.players) else DIP_08

    def apply(self, state: State, action: Int) -> None:
        send(state, action - REFRESH)


@final
class TakeSoldiers(Step[State]):
    """Soldiers that come along with a purchase: all of them, the one earning of the turn, or none.

    DM-ACT-22; DM-SOL-06; DM-R26"""

    inside: ClassVar[bool] = True

    def __init__(self, seat: Int, soldiers: Int) -> None:
        super().__init__(seat)
        self.soldiers: Int = soldiers

    def options(self, state: State) -> list[Int]:
        return [TAKE, REFUSE]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action == TAKE or action == REFUSE else out_of_place(action)

    def apply(self, state: State, action: Int) -> None:
        if action == TAKE:
            earn_soldiers(state, self.soldiers)


@final
class Influence(Step[State]):
    """A card for each Politics icon, then for each Hero icon; `idle` while the source has done nothing yet.

    DM-ACT-17, 35 to 38; DM-DIP-06; DM-R18, DM-R44, DM-R45"""

    def __init__(self, seat: Int, politics: Int, heroes: Int, idle: bool) -> None:
        super().__init__(seat)
        self.politics: Int = politics
        self.heroes: Int = heroes
        self.idle: bool = idle

    def may_decline(self) -> bool:
        """Something of the source must be used: its last icon cannot be declined if nothing else was."""
        return not self.idle or self.politics + self.heroes > 1

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        if self.may_decline():
            out.append(DECLINE)
        for place in range(COLORS * len(state.players)):
            out.append(TARGET + place)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if action == DECLINE:
            return ALLOWED if self.may_decline() else ACT_17
        if not TARGET <= action < REFRESH:
            return out_of_place(action)
        return ALLOWED if action < TARGET + COLORS * len(state.players) else SET_01

    def apply(self, state: State, action: Int) -> None:
        politics = self.politics - 1 if self.politics > 0 else 0
        heroes = self.heroes if self.politics > 0 else self.heroes - 1
        if politics + heroes > 0:
            state.push(Influence(self.seat, politics, heroes, self.idle and action == DECLINE))
        if action == DECLINE:
            return
        if self.politics > 0:
            flip(state, action - TARGET)
        else:
            spin(state, action - TARGET)
