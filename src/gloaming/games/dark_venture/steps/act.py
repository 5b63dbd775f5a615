"""Phase 2: one act after the other, until the player ends it or no AP is left.  Compiled.

DV-TURN-05 to 08; DV-R14, DV-R15, DV-R68
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

import gloaming.games.dark_venture.tales.deeds as deeds
from gloaming.core.state import NOBODY, Step
from gloaming.games.dark_venture.actions import (
    ACTION_SPACE,
    BARGAIN,
    BARGAINS,
    CONVOY,
    DROP,
    END,
    ENGAGE,
    EQUIP,
    FIRST,
    FOLLOW,
    FULFIL,
    LOOT,
    OFFER,
    OFFER_TO,
    PICK_UP,
    PICK_UP_FOLLOWER,
    PLAY,
    PUT,
    RECALL,
    REVEAL,
    SEARCH,
    SEARCH_FOLLOWER,
    STOW,
    TO_MARKET,
    TRADE_QUESTS,
    UNEQUIP,
)
from gloaming.games.dark_venture.cast.gear import unequip
from gloaming.games.dark_venture.cast.health import cap_health
from gloaming.games.dark_venture.cast.people import controlled, is_conscious
from gloaming.games.dark_venture.names import COOPERATIVE, HEROIC_QUESTS, ON
from gloaming.games.dark_venture.names import NOBODY as NO_CHARACTER
from gloaming.games.dark_venture.rule_numbers import ALLOWED, TURN_02, TURN_08
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.arrive import ChooseSpot, add_characters, may_play
from gloaming.games.dark_venture.steps.barter import add_offers, may_offer, offer
from gloaming.games.dark_venture.steps.build import add_placings, begin_placing, is_placing, may_place
from gloaming.games.dark_venture.steps.convoy import add_convoys, lead, may_lead
from gloaming.games.dark_venture.steps.defeat import add_loot, is_looting, loot, may_loot
from gloaming.games.dark_venture.steps.duties import (
    TellWaiting,
    add_duties,
    fulfil,
    hand_in,
    is_handing_in,
    is_ripe,
    may_fulfil,
    may_hand_in,
)
from gloaming.games.dark_venture.steps.engage import add_engagements, engage, is_engaging, may_engage
from gloaming.games.dark_venture.steps.follow import (
    add_follower_rolls,
    may_recall,
    may_roll_for,
    recall,
    roll_for,
)
from gloaming.games.dark_venture.steps.goods import (
    FreeHands,
    add_stowing,
    drop,
    equip_now,
    holder_of,
    is_picking,
    is_stowing,
    may_drop,
    may_equip_now,
    may_pick,
    may_stow,
    may_unequip,
    overloaded,
    pick_up,
    picker,
    stow,
)
from gloaming.games.dark_venture.steps.invoke import (
    add_invocations,
    invoke,
    is_invoking,
    is_out_of_turn,
    may_invoke,
)
from gloaming.games.dark_venture.steps.last import LastCall
from gloaming.games.dark_venture.steps.offers import (
    add_bargains,
    bargain,
    go_to_market,
    may_bargain,
    may_market,
)
from gloaming.games.dark_venture.steps.quests import (
    add_words,
    may_trade_quests,
    rule_for_word,
    say_word,
    trade_quests,
)
from gloaming.games.dark_venture.steps.search import add_searches, may_search, search
from gloaming.games.dark_venture.steps.travel import add_moves, is_moving, may_move, move


@final
class NextAct(Step[State]):
    """Phase 2 goes on while a conscious character of the player has AP.  DV-TURN-05, 07; DV-R14"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        if put_in_order(state, self):
            return
        if has_ap(state, self.player):
            state.push(Act(self.player))
        else:
            state.push(LastCall(self.player))


def put_in_order(state: State, step: Step[State]) -> bool:
    """After an act: health is capped, quests are looked at; if then a quest has something to tell, or hands
    are too full, that comes before the step.  DV-QST-11; DV-R16, DV-R46, DV-R90"""
    cap_health(state)
    deeds.check_all(state)
    for quest in state.quests:
        if quest.waiting and is_ripe(state, quest, False):
            state.push(step)
            state.push(TellWaiting(quest.seat, False))
            return True
    number = overloaded(state)
    if number == NO_CHARACTER or isinstance(state.agenda[len(state.agenda) - 1], FreeHands):
        return False
    state.push(step)
    state.push(FreeHands(state.someone(number).seat, number, 0))
    return True


def has_ap(state: State, seat: Int) -> bool:
    """Has a conscious character of the seat any AP left?  DV-R14"""
    for number in controlled(state, seat):
        if is_conscious(state, number) and state.someone(number).ap > 0:
            return True
    return False


@final
class Act(Step[State]):
    """What does the player do next?  DV-TURN-06, 08; DV-R15"""

    def __init__(self, seat: Int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Int]:
        out: list[Int] = []
        add_stowing(state, self.seat, out)
        add_placings(state, self.seat, out)
        add_moves(state, self.seat, out)
        add_characters(state, self.seat, out)
        add_searches(state, self.seat, out)
        add_gear(state, self.seat, things(state, self.seat), out)
        add_finds(state, self.seat, out)
        add_loot(state, self.seat, out)
        if may_trade_quests(state, self.seat) == ALLOWED:
            out.append(TRADE_QUESTS)
        out.append(END)
        add_words(state, self.seat, out)
        add_engagements(state, self.seat, out)
        add_follower_rolls(state, self.seat, out)
        add_offers(state, self.seat, out)
        add_duties(state, self.seat, out)
        add_invocations(state, self.seat, out)
        add_bargains(state, self.seat, out)
        add_convoys(state, self.seat, out)
        return out

    def forbids(self, state: State, action: Int) -> Int:
        if not STOW <= action < ACTION_SPACE:
            return TURN_02
        if action == END:
            return ALLOWED
        if REVEAL <= action < ENGAGE:
            return rule_for_word(state, self.seat, action)
        if action >= ENGAGE:
            return rule_for_company(state, self.seat, action)
        return rule_for_act(state, self.seat, action)

    def apply(self, state: State, action: Int) -> None:
        if action == END:
            return
        state.push(NextAct(self.seat))
        do_act(state, self.seat, action)


def do_act(state: State, seat: Int, action: Int) -> None:
    """Carry an act of phase 2 out for a seat."""
    if action >= ENGAGE:
        deal_with(state, seat, action)
    elif action >= REVEAL:
        say_word(state, seat, action)
    else:
        carry_out(state, seat, action)


# --- cooperative play


def acts_of_others(state: State, seat: Int) -> list[Int]:
    """What a player may do in another's phase 2: anything but end it; without AP what a card allows then.

    DV-COOP-08; DV-HERO-07; DV-R77"""
    if state.mode != COOPERATIVE or not isinstance(state.step, Act):
        return []
    if has_ap(state, seat):
        return [action for action in Act(seat).options(state) if action != END]
    out: list[Int] = []
    add_words(state, seat, out)
    add_invocations(state, seat, out)
    return [action for action in out if not is_invoking(action) or is_out_of_turn(state, action)]


def act_aside(state: State, seat: Int, action: Int) -> None:
    """An act in another player's phase 2; then that phase goes on.  DV-COOP-08; DV-R77"""
    state.push(AfterAside())
    do_act(state, seat, action)


@final
class AfterAside(Step[State]):
    """What an act out of turn leaves to be put in order.  DV-R46, DV-R77"""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: State, action: Int) -> None:
        put_in_order(state, self)


@final
class SpareActs(Step[State]):
    """As the last phase 2 of a round ends, others with AP are asked once more.  DV-COOP-08; DV-R77"""

    def __init__(self, player: Int) -> None:
        super().__init__(NOBODY)
        self.player: Int = player

    def apply(self, state: State, action: Int) -> None:
        if has_ap(state, self.player):
            state.push(NextAct(self.player))


def rule_for_act(state: State, seat: Int, action: Int) -> Int:
    """Which rule forbids this act, if any does?  DV-TURN-08"""
    if is_stowing(action):
        return may_stow(state, seat, action)
    if is_placing(action):
        return may_place(state, seat, action)
    if is_moving(action):
        return may_move(state, seat, action)
    if action in (SEARCH, SEARCH_FOLLOWER):
        return may_search(state, seat, action)
    if EQUIP <= action < UNEQUIP:
        return may_equip_now(state, seat, action - EQUIP)
    if UNEQUIP <= action < DROP:
        return may_unequip(state, seat, action - UNEQUIP)
    if DROP <= action < PICK_UP:
        return may_drop(state, seat, action - DROP)
    if is_picking(action):
        return may_pick(state, seat, action)
    if is_looting(action):
        return may_loot(state, seat, action)
    if PLAY <= action < PUT:
        return may_play(state, seat, action - PLAY)
    return may_trade_quests(state, seat) if action == TRADE_QUESTS else TURN_08


def rule_for_company(state: State, seat: Int, action: Int) -> Int:
    """Which rule forbids this dealing with other characters, if any does?  DV-TURN-08"""
    if is_engaging(action):
        return may_engage(state, seat, action)
    if FOLLOW <= action < RECALL:
        return may_roll_for(state, seat, action - FOLLOW)
    if RECALL <= action < OFFER:
        return may_recall(state, seat, action - RECALL)
    if is_invoking(action):
        return may_invoke(state, seat, action)
    if BARGAIN <= action < BARGAINS:
        return may_bargain(state, seat, action - BARGAIN)
    if CONVOY <= action < FIRST:
        return may_lead(state, seat, action - CONVOY)
    if TO_MARKET <= action < CONVOY:
        return may_market(state, seat, action)
    if is_handing_in(action):
        return may_hand_in(state, seat, action)
    if FULFIL <= action < FULFIL + HEROIC_QUESTS:
        return may_fulfil(state, seat, action - FULFIL)
    return may_offer(state, seat, action - OFFER) if OFFER <= action < OFFER_TO else TURN_08


def deal_with(state: State, seat: Int, action: Int) -> None:
    """Fight, win over, take back, trade, do something for a quest."""
    if is_engaging(action):
        engage(state, seat, action)
    elif is_invoking(action):
        invoke(state, seat, action)
    elif action >= CONVOY:
        lead(state, seat, action - CONVOY)
    elif action >= TO_MARKET:
        go_to_market(state, seat, action)
    elif action >= BARGAIN:
        bargain(state, seat, action - BARGAIN)
    elif action < RECALL:
        roll_for(state, seat, action - FOLLOW)
    elif action < OFFER:
        recall(state, seat, action - RECALL)
    elif is_handing_in(action):
        hand_in(state, seat, action)
    elif action >= FULFIL:
        fulfil(state, seat, action - FULFIL)
    else:
        offer(state, seat, action - OFFER)


def carry_out(state: State, seat: Int, action: Int) -> None:
    """Do what was said."""
    if is_stowing(action):
        stow(state, seat, action)
    elif is_placing(action):
        begin_placing(state, seat, action)
    elif is_moving(action):
        move(state, seat, action)
    elif action < PUT:
        state.push(ChooseSpot(seat, action - PLAY))
    elif action in (SEARCH, SEARCH_FOLLOWER):
        search(state, seat, action)
    elif action < UNEQUIP:
        equip_now(state, seat, action - EQUIP)
    elif action < DROP:
        item = action - UNEQUIP
        unequip(state.someone(holder_of(state, seat, item)), item)
    elif action < PICK_UP:
        drop(state, seat, action - DROP)
    elif action < LOOT:
        pick_up(state, seat, action)
    elif is_looting(action):
        loot(state, seat, action)
    else:
        trade_quests(state, seat)


def things(state: State, seat: Int) -> list[Int]:
    """What the conscious characters of the seat hold, ascending."""
    items: list[Int] = []
    for number in controlled(state, seat):
        if is_conscious(state, number):
            items.extend(state.someone(number).items)
    items.sort()
    return items


def add_gear(state: State, seat: Int, items: list[Int], out: list[Int]) -> None:
    """Which of the items may be equipped, unequipped, dropped, each ascending."""
    for item in items:
        if may_equip_now(state, seat, item) == ALLOWED:
            out.append(EQUIP + item)
    for item in items:
        if may_unequip(state, seat, item) == ALLOWED:
            out.append(UNEQUIP + item)
    for item in items:
        out.append(DROP + item)


def add_finds(state: State, seat: Int, out: list[Int]) -> None:
    """What may be picked up, by the hero, then by the follower."""
    if len(state.lying) > 0:
        add_finds_of(state, seat, PICK_UP, out)
        add_finds_of(state, seat, PICK_UP_FOLLOWER, out)


def add_finds_of(state: State, seat: Int, first: Int, out: list[Int]) -> None:
    """What one of them may pick up; `first` begins the range of its actions."""
    number = picker(state, seat, first)
    if is_conscious(state, number):
        here = ON + state.someone(number).location
        for item in state.lying:
            if state.item_at[item] == here and may_pick(state, seat, first + item) == ALLOWED:
                out.append(first + item)
