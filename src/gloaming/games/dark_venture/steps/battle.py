"""A battle turn: attack, equip and attack, pass.  Compiled.

DV-CMB-02, 05; DV-CITM-01 to 05; DV-R35, DV-R54 to DV-R56

Who flees is asked in `flee`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.steps.fight as fight_steps
import gloaming.games.dark_venture.steps.flee as flee
import gloaming.games.dark_venture.tales.abilities as abilities
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, NOBODY, Step
from gloaming.games.dark_venture.actions import (
    ATTACK,
    EQUIP,
    FLEE,
    INVOKE,
    PASS,
    ROLL,
    TARGET,
    UNEQUIP,
)
from gloaming.games.dark_venture.cast.gear import equip, is_overloaded, may_equip
from gloaming.games.dark_venture.cast.health import hurt
from gloaming.games.dark_venture.cast.modify import expire
from gloaming.games.dark_venture.cast.numbers import attribute_total, max_health, number_of, permits
from gloaming.games.dark_venture.cast.people import is_conscious
from gloaming.games.dark_venture.content.vocabulary import (
    ARMOR_BONUS,
    ATTACK_BONUS,
    ATTACK_KIND,
    COMBAT_ITEM_KIND,
    FLEES,
    FOR_ATTACK,
    ON_HIT,
    USE,
)
from gloaming.games.dark_venture.names import CHARACTERS, FOLLOWER, POWER
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.parts import Character, bit, changed
from gloaming.games.dark_venture.rule_numbers import (
    ALLOWED,
    CITM_01,
    CMB_01,
    CMB_02,
    CMB_08,
    ENEMY_08,
    EQP_02,
)
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.again import is_open_to_reroll
from gloaming.games.dark_venture.steps.defeat import Defeat
from gloaming.games.dark_venture.steps.dice import draw_total, totals, weights_of
from gloaming.games.dark_venture.steps.goods import FreeHands
from gloaming.games.dark_venture.steps.invoke import (
    add_invocations_here,
    call_on,
    is_invoking,
    may_invoke_here,
)

ATTACK_DICE: Final = 2  # DV-CMB-05
HANDLING_DICE: Final = 2  # DV-CITM-02


def begin_battle_turn(state: State, number: Int) -> None:
    """A combatant's turn: its player is asked, an NPC takes aim first.  DV-CMB-02; DV-R35"""
    character = state.someone(number)
    if character.seat >= 0:
        state.push(BattleTurn(character.seat, number, NO_CHARACTER))
    else:
        aim(state, number)


# --- NPCs


def aim(state: State, number: Int) -> None:
    """Whom does an NPC attack?  The last that attacked it; else the highest attribute total, of controlled
    characters if there are any; tied ones roll.  DV-ENEMY-06 to 08; DV-COOP-14; DV-R55, 85, 97"""
    fight = fight_steps.current(state)
    foes = fight_steps.opponents(state, fight, number)
    last = fight.attacker[fight_steps.place_of(fight, number)]
    if last in foes:
        strike_at(state, number, last)
        return
    tied = strongest(state, foes)
    if len(tied) == 1:
        strike_at(state, number, tied[0])
    else:
        bits: Int = 0
        for foe in tied:
            bits |= bit(foe)
        state.push(RollForTarget(number, bits))


def strongest(state: State, foes: list[Int]) -> list[Int]:
    """The highest attribute total, of controlled characters if there are any.  DV-ENEMY-06"""
    controlled = [foe for foe in foes if state.someone(foe).seat >= 0]
    among = controlled if len(controlled) > 0 else foes
    best: Int = -1
    tied: list[Int] = []
    for foe in among:
        total = attribute_total(state, state.someone(foe))
        if total > best:
            best, tied = total, []
        if total == best:
            tied.append(foe)
    return tied


@final
class RollForTarget(Step[State]):
    """Tied targets roll 4d6; the highest, each of them as likely, is attacked.  DV-ENEMY-07; DV-R97"""

    def __init__(self, number: Int, tied: Int) -> None:
        super().__init__(CHANCE)
        self.number: Int = number
        self.tied: Int = tied

    def outcomes(self, state: State) -> list[Int]:
        return [TARGET + foe for foe in range(CHARACTERS) if self.tied >> foe & 1 == 1]

    def apply(self, state: State, action: Int) -> None:
        strike_at(state, self.number, action - TARGET)


def strike_at(state: State, number: Int, target: Int) -> None:
    """An NPC has its target: its controller is asked, or the routine attacks.  DV-CMB-02; DV-R35"""
    seat = controller(state, number)
    if seat >= 0:
        state.push(BattleTurn(seat, number, target))
    else:
        follow_routine(state, number, target)


def controller(state: State, number: Int) -> Int:
    """Who plays an NPC: the next player after the one whose character it fights, who has none in the combat
    against it; -1 for the routine.  DV-CMB-02; DV-R35"""
    if state.mode != 0:
        return -1
    fight = fight_steps.current(state)
    owner: Int = -1
    owners: Int = 0
    for foe in fight_steps.opponents(state, fight, number):
        seat = state.someone(foe).seat
        if seat >= 0:
            owners |= bit(seat)
            if owner < 0:
                owner = seat
    if owner < 0:
        return -1
    seat = state.seat_after(owner)
    while seat != owner and owners >> seat & 1 == 1:
        seat = state.seat_after(seat)
    return -1 if seat == owner else seat


def follow_routine(state: State, number: Int, target: Int) -> None:
    """The routine: flee if the card says so, else attack, else pass.  DV-R35, DV-R54"""
    healing: list[Int] = []
    add_invocations_here(state, number, healing)
    if len(healing) > 0:
        state.push(Strike(number, target))
        call_on_by_routine(state, number, healing[0])
    elif may_flee_as_npc(state, number) == ALLOWED:
        flee.attempt(state, number, 0)
    elif may_npc_pass(state, number, target) == ALLOWED:
        pass_turn(state)
    else:
        attack(state, number, target)


def call_on_by_routine(state: State, number: Int, action: Int) -> None:
    """An NPC uses what heals it, then attacks.  DV-R35"""
    fight_steps.current(state).handled = True
    state.push(RollHandling(number))
    call_on(state, max(0, state.active), state.someone(number), state.content.abilities[action - INVOKE])


@final
class Strike(Step[State]):
    """The routine's attack after an item.  DV-R35"""

    def __init__(self, number: Int, target: Int) -> None:
        super().__init__(NOBODY)
        self.number: Int = number
        self.target: Int = target

    def apply(self, state: State, action: Int) -> None:
        attack(state, self.number, self.target)


def may_flee_as_npc(state: State, number: Int) -> Int:
    """An NPC flees only if its card says so, at half of its health or less.  DV-STND-15; DV-R35"""
    character = state.someone(number)
    weak = 2 * character.health <= max_health(state, character)
    return ALLOWED if weak and permits(state, character, FLEES) else CMB_02


def may_npc_pass(state: State, number: Int, target: Int) -> Int:
    """An NPC passes only if it cannot hurt its target at all.  DV-R54"""
    most = power_of(state, state.someone(number)) + 6 * ATTACK_DICE - armor_of(state, state.someone(target))
    return ALLOWED if most <= 0 else CMB_08


# --- the question


@final
class BattleTurn(Step[State]):
    """What does this combatant do?  `target` is whom an NPC attacks, NOBODY for a player's own character.

    DV-CMB-02, 08; DV-CITM-01; DV-FLEE-01; DV-R35, DV-R54 to DV-R56"""

    def __init__(self, seat: Int, number: Int, target: Int) -> None:
        super().__init__(seat)
        self.number: Int = number
        self.target: Int = target

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        items = state.someone(self.number).items.copy()
        items.sort()
        for item in items:
            if self.forbids(state, EQUIP + item) == ALLOWED:
                out.append(EQUIP + item)
        foes = fight_steps.opponents(state, fight_steps.current(state), self.number)
        foes.sort()
        for foe in foes:
            if self.forbids(state, ATTACK + foe) == ALLOWED:
                out.append(ATTACK + foe)
        for action in range(FLEE, PASS + 1):
            if self.forbids(state, action) == ALLOWED:
                out.append(action)
        add_invocations_here(state, self.number, out)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if ATTACK <= action < ATTACK + CHARACTERS:
            return may_attack(state, self.number, self.target, action - ATTACK)
        if EQUIP <= action < UNEQUIP:
            return may_equip_here(state, self.number, action - EQUIP)
        if FLEE <= action < PASS:
            if self.target != NO_CHARACTER:
                return may_flee_as_npc(state, self.number) if action == FLEE else CMB_02
            return may_start_flight(state, self.number, action - FLEE)
        if action == PASS:
            return may_pass(state, self.number, self.target)
        if is_invoking(action):
            return may_invoke_here(state, self.number, action)
        return CITM_01

    def apply(self, state: State, action: Int) -> None:
        if is_invoking(action):
            call_on_here(state, self, action)
        elif action >= PASS:
            pass_turn(state)
        elif action >= FLEE:
            flee.start_flight(state, self.number, action - FLEE)
        elif action >= ATTACK:
            attack(state, self.number, action - ATTACK)
        else:
            state.push(BattleTurn(self.seat, self.number, self.target))
            handle(state, self.seat, self.number, action - EQUIP)


def call_on_here(state: State, turn: BattleTurn, action: Int) -> None:
    """An ability is announced, or an item used: then the battle turn goes on, if its combat does.

    DV-CITM-01, 02; DV-R56"""
    ability = state.content.abilities[action - INVOKE]
    state.push(GoOn(turn.seat, turn.number, turn.target))
    if ability.trigger == USE:
        fight = fight_steps.current(state)
        fight.handled = True
        fight.passes = 0
        state.push(RollHandling(turn.number))
    call_on(state, turn.seat, state.someone(turn.number), ability)


@final
class GoOn(Step[State]):
    """After an item or an ability the battle turn goes on, unless the combatant is away or down.  DV-R56"""

    def __init__(self, player: Int, number: Int, target: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player
        self.number: Int = number
        self.target: Int = target

    def apply(self, state: State, action: Int) -> None:
        fight = fight_steps.current(state)
        place = fight_steps.place_of(fight, self.number)
        if fight_steps.still_fights(state, fight, place) and not fight_steps.is_over(state, fight):
            foes = fight_steps.opponents(state, fight, self.number)
            target = self.target if self.target in foes else NO_CHARACTER
            if self.target != NO_CHARACTER and target == NO_CHARACTER:
                aim(state, self.number)
            else:
                state.push(BattleTurn(self.player, self.number, target))


def may_attack(state: State, number: Int, target: Int, foe: Int) -> Int:
    """A player picks any opponent, an NPC attacks its target.  DV-CMB-01; DV-ENEMY-08; DV-R55, DV-R66"""
    if foe not in fight_steps.opponents(state, fight_steps.current(state), number):
        return CMB_01
    return ALLOWED if target in (NO_CHARACTER, foe) else ENEMY_08


def may_start_flight(state: State, number: Int, extra: Int) -> Int:
    """Instead of an attack, before any item was handled; extra dice must be paid.  DV-FLEE-01, 03"""
    if fight_steps.current(state).handled:
        return CITM_01
    return flee.may_buy(state, number, extra)


def may_pass(state: State, number: Int, target: Int) -> Int:
    """A player may always pass with an own character, an NPC hardly ever.  DV-CMB-08; DV-R54"""
    return ALLOWED if target == NO_CHARACTER else may_npc_pass(state, number, target)


def pass_turn(state: State) -> None:
    """Nothing is done in this battle turn.  DV-R54"""
    fight_steps.current(state).passes += 1


# --- attacks


def attack(state: State, number: Int, foe: Int) -> None:
    """The attack of this battle turn.  DV-CMB-05; DV-ENEMY-08"""
    fight = fight_steps.current(state)
    fight.passes = 0
    fight.attacker = changed(fight.attacker, fight_steps.place_of(fight, foe), number)
    if fight.again:
        state.push(AttackAgain(number))
    state.push(RollDamage(number, foe))


@final
class AttackAgain(Step[State]):
    """A second attack in the same battle turn, if somebody is left to attack."""

    def __init__(self, number: Int) -> None:
        super().__init__(NOBODY)
        self.number: Int = number

    def apply(self, state: State, action: Int) -> None:
        fight = fight_steps.current(state)
        fight.again = False
        fight.reduction = -fight.change
        seat = state.someone(self.number).seat if is_conscious(state, self.number) else -1
        if seat >= 0 and len(fight_steps.opponents(state, fight, self.number)) > 0:
            state.push(ChooseSecond(seat, self.number))


@final
class ChooseSecond(Step[State]):
    """Whom does the second attack strike?  DV-CMB-01"""

    def __init__(self, seat: Int, number: Int) -> None:
        super().__init__(seat)
        self.number: Int = number

    def options(self, state: State) -> list[Int]:
        foes = fight_steps.opponents(state, fight_steps.current(state), self.number)
        return [ATTACK + foe for foe in sorted(foes)]

    def forbids(self, state: State, action: Int) -> Int:
        return ALLOWED if action in self.options(state) else CMB_01

    def apply(self, state: State, action: Int) -> None:
        attack(state, self.number, action - ATTACK)


@final
class RollDamage(Step[State]):
    """Part 2: power + 2d6 + attack bonus, less armor bonus and reduction, at least 0.

    DV-CMB-05; DV-ATTR-02; DV-R53, DV-R56, DV-R58"""

    def __init__(self, number: Int, foe: Int) -> None:
        super().__init__(CHANCE)
        self.number: Int = number
        self.foe: Int = foe

    def outcomes(self, state: State) -> list[Int]:
        return totals(ATTACK_DICE)

    def weights(self, state: State) -> list[Int]:
        return weights_of(ATTACK_DICE)

    def draw(self, state: State, dice: Dice) -> Int:
        return draw_total(ATTACK_DICE, dice)

    def apply(self, state: State, action: Int) -> None:
        if is_open_to_reroll(state, self.number, ATTACK_KIND, self, action):
            return
        fight = fight_steps.current(state)
        score = action - ROLL + power_of(state, state.someone(self.number))
        damage = score - armor_of(state, state.someone(self.foe)) - fight.reduction
        expire(state, FOR_ATTACK)
        if damage > 0:
            wound(state, self.number, self.foe, damage)


def power_of(state: State, character: Character) -> Int:
    """Power and attack bonus.  DV-ATTR-02; DV-R58"""
    return number_of(state, character, POWER) + number_of(state, character, ATTACK_BONUS)


def armor_of(state: State, character: Character) -> Int:
    """Armor bonus.  DV-R58"""
    return number_of(state, character, ARMOR_BONUS)


def wound(state: State, number: Int, foe: Int, damage: Int) -> None:
    """An attack has dealt damage; a follower will not follow who hurt it.  DV-CMB-05; DV-FOL-09; DV-R38"""
    fight = fight_steps.current(state)
    fight.hit |= bit(fight_steps.place_of(fight, number))
    fight.lost |= bit(fight_steps.place_of(fight, foe))
    victim = state.someone(foe)
    if state.content.characters[foe].kind == FOLLOWER:
        victim.hurt_by |= bit(number)
    fell = hurt(victim, damage)
    if fell:
        state.push(Defeat(foe, number))
    abilities.fire(state, ON_HIT, number, foe)


# --- items in combat


def may_equip_here(state: State, number: Int, item: Int) -> Int:
    """One item in a battle turn, before the attack, for no AP.  DV-CITM-01; DV-R56"""
    holder = state.someone(number)
    if item not in holder.items or holder.seat < 0:
        return EQP_02
    if fight_steps.current(state).handled:
        return CITM_01
    return may_equip(state, holder, item)


def handle(state: State, seat: Int, number: Int, item: Int) -> None:
    """An item is equipped in combat; a roll says how that weakens the attack.  DV-CITM-01, 02; DV-R56"""
    fight = fight_steps.current(state)
    fight.handled = True
    fight.passes = 0
    holder = state.someone(number)
    equip(state, holder, item)
    state.push(RollHandling(number))
    if is_overloaded(state, holder):
        state.push(FreeHands(seat, number, item))


@final
class RollHandling(Step[State]):
    """2d6: 2-3 costs 2d6 of this turn's damage, 4-7 costs 1d6, 8-12 nothing.  DV-CITM-02 to 05"""

    def __init__(self, number: Int) -> None:
        super().__init__(CHANCE)
        self.number: Int = number

    def outcomes(self, state: State) -> list[Int]:
        return totals(HANDLING_DICE)

    def weights(self, state: State) -> list[Int]:
        return weights_of(HANDLING_DICE)

    def draw(self, state: State, dice: Dice) -> Int:
        return draw_total(HANDLING_DICE, dice)

    def apply(self, state: State, action: Int) -> None:
        if is_open_to_reroll(state, self.number, COMBAT_ITEM_KIND, self, action):
            return
        total = action - ROLL
        if total <= 3:
            state.push(RollReduction(2))
        elif total <= 7:
            state.push(RollReduction(1))


@final
class RollReduction(Step[State]):
    """How much is this turn's attack damage reduced?  DV-CITM-03, 04"""

    def __init__(self, dice: Int) -> None:
        super().__init__(CHANCE)
        self.dice: Int = dice

    def outcomes(self, state: State) -> list[Int]:
        return totals(self.dice)

    def weights(self, state: State) -> list[Int]:
        return weights_of(self.dice)

    def draw(self, state: State, dice: Dice) -> Int:
        return draw_total(self.dice, dice)

    def apply(self, state: State, action: Int) -> None:
        fight_steps.current(state).reduction = action - ROLL
