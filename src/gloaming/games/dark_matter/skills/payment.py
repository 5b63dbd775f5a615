"""The sources of an action in hand: which may come next, and when they are enough.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.actions import CIVILIZE, CONFIRM, IMPROVE, RECRUIT
from gloaming.games.dark_matter.content.deck import count, one
from gloaming.games.dark_matter.names import POINT_MASK
from gloaming.games.dark_matter.rule_numbers import (
    ACT_21,
    ACT_23,
    ACT_26,
    ALLOWED,
    CIV_04,
    DIP_10,
    IMP_01,
    SOL_16,
    TER_01,
)
from gloaming.games.dark_matter.skills.covering import recruits, serves, settles_any
from gloaming.games.dark_matter.skills.goals import remaining
from gloaming.games.dark_matter.skills.muster import ALL_CARDS, Muster, add_all, bit_of, holder
from gloaming.games.dark_matter.skills.sources import is_envoy, may_send_envoy, source_skill
from gloaming.games.dark_matter.state import State


def soldiers_left(state: State) -> Int:
    """How many further sources could still bring a soldier.  DM-SOL-16; DM-R88"""
    room = state.soldier_supply()
    for source in state.sources:
        if not is_envoy(state, source):
            room -= 1
    return room


def can_finish(state: State, muster: Muster, owed: Int, needs: list[Int]) -> bool:
    """Can the action be completed with what is left?  DM-ACT-26; DM-DIP-10"""
    if state.goal == RECRUIT:
        return recruits(muster, owed, soldiers_left(state))
    return settles_any(muster, needs, owed)


def completes(state: State, muster: Muster, source: Int, needs: list[Int]) -> bool:
    """Is there a complete way to pay that uses this source next, which is ready?

    DM-ACT-21, 23, 26; DM-R16"""
    owed = state.owed
    if owed != 0 and source <= ALL_CARDS and count(owed, holder(source)) > 0:
        owed -= one(holder(source))
    free, uses, sent = muster.free, muster.uses, muster.sent
    muster.spend(source)
    found = helps(state, muster, source, owed, needs)
    muster.put_back(source, free, uses, sent)
    return found


def helps(state: State, muster: Muster, source: Int, owed: Int, needs: list[Int]) -> bool:
    """Does a source just taken bring the action forward, so that it can be completed?"""
    if state.goal == RECRUIT:
        room = soldiers_left(state)
        return muster.recruiters & source != 0 and room > 0 and recruits(muster, owed, room - 1)
    for need in needs:
        if serves(muster, source, need, owed):
            return True
    return False


def sends(state: State, muster: Muster, envoy: Int, needs: list[Int]) -> bool:
    """Is there a complete way to pay that uses this Diplomacy icon next, for some opponent?  DM-DIP-10"""
    if muster.beyond() & envoy != 0:
        return False
    free, sent = muster.free, muster.sent
    muster.send(envoy)
    found = False
    for seat in range(len(state.players)):
        found = found or lets_finish(state, muster, seat, needs)
    muster.free, muster.sent = free, sent
    return found


def lets_finish(state: State, muster: Muster, seat: Int, needs: list[Int]) -> bool:
    """Could a further card of this opponent be used in the action, were its Diplomacy Card turned back?

    DM-DIP-08, 10"""
    if state.players[seat].spent == 0:
        return False
    muster.uses += one(seat)
    found = can_finish(state, muster, state.owed + one(seat), needs)
    muster.uses -= one(seat)
    return found


def needs_now(state: State) -> list[Int]:
    """What a purchase still needs; recruiting needs nothing in particular."""
    if state.goal == RECRUIT:
        return [0]
    return remaining(state)


def next_answers(state: State) -> list[Int]:
    """The confirmation, if nothing is missing, and every source that may be used next.

    DM-ACT-04, 21, 23, 26"""
    muster = Muster(state, False)
    needs = needs_now(state)
    helpful: Int = 0
    left = muster.ready() & ~muster.shut() | muster.envoys
    while left != 0:
        source = left & -left
        left ^= source
        if may_follow(state, muster, source, needs):
            helpful |= source
    out: list[Int] = [CONFIRM] if may_confirm(state, needs) == ALLOWED else []
    add_all(helpful, out)
    return out


def may_follow(state: State, muster: Muster, source: Int, needs: list[Int]) -> bool:
    """Is there a complete way to pay that uses this source or envoy next?"""
    if muster.envoys & source != 0:
        return sends(state, muster, source, needs)
    return completes(state, muster, source, needs)


def targets_inside(state: State) -> list[Int]:
    """Whose Diplomacy Card may be turned back by a planet that was just used in the action.  DM-DIP-10"""
    muster = Muster(state, True)
    needs = needs_now(state)
    return [seat for seat in range(len(state.players)) if lets_finish(state, muster, seat, needs)]


# --- which rule forbids


def may_add(state: State, source: Int) -> Int:
    """A source must help, and leave the action possible.  DM-ACT-17, 21, 23, 26; DM-SOL-16"""
    muster = Muster(state, False)
    number = bit_of(source)
    if state.goal == RECRUIT:
        if muster.recruiters & number == 0:
            return ACT_23
        if soldiers_left(state) <= 0:
            return SOL_16
        return ALLOWED if completes(state, muster, number, [0]) else ACT_26
    if source_skill(state, source) & POINT_MASK == 0:
        return ACT_21
    return ALLOWED if completes(state, muster, number, remaining(state)) else ACT_21


def may_send(state: State, source: Int) -> Int:
    """A Diplomacy icon inside an action must bring a further card into it.  DM-DIP-09, 10; DM-R20"""
    rule = may_send_envoy(state)
    if rule != ALLOWED:
        return rule
    muster = Muster(state, False)
    return ALLOWED if sends(state, muster, bit_of(source), needs_now(state)) else DIP_10


def may_confirm(state: State, needs: list[Int]) -> Int:
    """The sources are a complete payment, and no Diplomacy icon waits for its further card; `needs` is what
    the purchase still needs.

    DM-ACT-23, 26; DM-TER-01; DM-IMP-01; DM-CIV-04; DM-DIP-10"""
    if state.owed != 0:
        return DIP_10
    if state.goal == RECRUIT:
        return ALLOWED if len(state.sources) > 0 else ACT_23
    if 0 in needs:
        return ALLOWED
    if state.goal == CIVILIZE:
        return CIV_04
    return IMP_01 if state.goal >= IMPROVE else TER_01
