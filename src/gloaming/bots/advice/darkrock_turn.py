"""Darkrock, for bots: a ship's turn of phase 5, in a good order and with the dice well used.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.darkrock_assign import cheapest_of
from gloaming.bots.advice.darkrock_dice import Dig, kind_of
from gloaming.bots.advice.darkrock_market import Market
from gloaming.bots.advice.darkrock_prices import ship_asked
from gloaming.bots.advice.darkrock_sales import discard, export
from gloaming.core.state import Step
from gloaming.games.darkrock.actions import (
    CHARGE,
    COLLECT,
    END_TURN,
    FLIP,
    LOWER,
    MODIFY,
    RAISE,
    REACH,
    REACH_CAPTAIN,
    RECRUIT_CAPTAIN,
    RECRUIT_CREW,
    RELEASE_PIECE,
    RENT,
    REROLL,
    REROLL_BY_CARD,
    REROLL_RIG,
    RESOLVE_CAPTAIN,
    RESOLVE_CREW,
    RESOLVE_REACHING,
    RETURN,
    STAY,
    SUBCONTRACT_DOUBLED,
    SUBCONTRACT_WORK,
    TAKE,
    UNLOCK,
)
from gloaming.games.darkrock.names import (
    CAPTAIN,
    EXP1,
    EXP3,
    NEUTRONIUM,
    PIECES,
    ROUGH,
    ROVER,
    SOLAR,
    SUBCONTRACT,
    VORTEX,
)
from gloaming.games.darkrock.state import Ship, State, track_space
from gloaming.games.darkrock.stations.crew import Recruit, Release, Subcontract
from gloaming.games.darkrock.stations.export import Export
from gloaming.games.darkrock.stations.gear import Flip, Image, Rove
from gloaming.games.darkrock.stations.hold import Discard, TakeNeutronium, Unlock
from gloaming.games.darkrock.stations.mines import BOARD_DICE, Collect
from gloaming.games.darkrock.stations.rigs import Modify, Reboot, Rent
from gloaming.games.darkrock.stations.solar import ChargeOrCollect
from gloaming.games.darkrock.steps.resolve import ChoosePiece

WORTH_A_CARD: Final = 20  # what a card's use, once a turn, should bring at least

# The order in which pieces are resolved, first the lowest.
BY_STATION: Final = (6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 2, 3, 4, 9, 10, 0, 1, 1, 8, 8, 8, 7, 0, 0, 0, 7, 7, 7)
MINING: Final = 6
SELLING: Final = 8


@final
class Turn:
    """One ship's point of view in its turn."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.number: Int = ship_asked(state)
        self.ship: Ship = state.ships[self.number]
        self.market: Market = Market(state, self.number)
        self.left: Int = self.market.left

    def answer(self, step: Step[State]) -> Int:
        """What to say to the question of that step."""
        if isinstance(step, ChoosePiece):
            return self.next_piece()
        if isinstance(step, Collect):
            return self.collect()
        if isinstance(step, Export):
            return export(self.state, self.number, self.market, step.limit)
        if isinstance(step, TakeNeutronium):
            return TAKE + max(min(step.most, self.ship.free_slots()), 0)
        if isinstance(step, Discard):
            return discard(self.ship, self.market)
        if isinstance(step, ChargeOrCollect):
            return self.charge_or_collect(step.piece)
        if isinstance(step, Recruit):
            return self.recruit()
        return self.answer_tools(step)

    def answer_tools(self, step: Step[State]) -> Int:
        """The stations that work on dice, and those whose offer is simply good or not."""
        if isinstance(step, Image):
            return self.tune(ROUGH if step.amount == 3 else ROUGH + 1)
        if isinstance(step, Flip):
            return self.tune(VORTEX)
        if isinstance(step, Rove):
            return self.tune(ROVER)
        if isinstance(step, Reboot):
            return self.reboot()
        if isinstance(step, Rent):
            return RENT
        if isinstance(step, Modify):
            return MODIFY
        if isinstance(step, Subcontract):
            return self.subcontract(step.times)
        if isinstance(step, Release):
            return RELEASE_PIECE if self.left == 0 and not self.market.crisis else RETURN
        if isinstance(step, Unlock):
            return UNLOCK if self.left > 0 else RETURN
        return self.state.actions[0]

    def dig(self) -> Dig:
        """The dice as they lie and the pieces that may use them."""
        prices = self.market.dug
        if self.left == 0 and not self.market.crisis and self.capacity() > self.ship.carried():
            prices = self.market.sold
        cheapest = cheapest_of(self.ship, self.market.kept)
        return Dig(self.state, self.number, prices, self.ship.free_slots(), cheapest)

    def capacity(self) -> Int:
        """How many goods the unresolved pieces on Export can turn in."""
        total: Int = 0
        for piece in range(PIECES):
            station = self.ship.place[piece]
            if EXP1 <= station <= EXP3 and self.state.turn.resolved >> piece & 1 == 0:
                total += (station - EXP1 + 1) * (2 if piece == CAPTAIN else 1)
        return total

    # --- which piece next

    def next_piece(self) -> Int:
        """Tools first, then miners, then sales, then hiring; sales first if the hold is too full to dig."""
        if END_TURN in self.state.actions:
            return END_TURN
        dig = self.dig()
        first = self.first_piece(dig)
        if self.rank_of(first) < MINING - 1 or len(dig.miners) == 0:
            return first
        card = self.card(dig)
        if card >= 0:
            return card
        return REROLL if self.reroll_helps(dig) else first

    def rank_of(self, action: Int) -> Int:
        """When the piece that an action resolves has its turn; what resolves none comes last."""
        if action >= REROLL:
            return 100
        return BY_STATION[self.place_of(action)]

    def place_of(self, action: Int) -> Int:
        """Where the piece stands that an action resolves."""
        if action == RESOLVE_CAPTAIN:
            return self.ship.place[CAPTAIN]
        return action - RESOLVE_CREW if action < RESOLVE_REACHING else (action - RESOLVE_REACHING) // 3

    def first_piece(self, dig: Dig) -> Int:
        """The piece to resolve next."""
        crowded = self.crowded(dig)
        best: Int = self.state.actions[0]
        best_rank: Int = 1000
        for action in self.state.actions:
            rank = self.rank_of(action) * 4
            if crowded and rank == SELLING * 4:
                rank = MINING * 4 - 6 + self.export_order(action)
            elif rank == MINING * 4 - 4:
                rank += self.gear_order(dig, action)
            if rank < best_rank:
                best_rank = rank
                best = action
        return best

    def crowded(self, dig: Dig) -> bool:
        """Would more be dug than there are slots, and is there something to sell first?"""
        if self.capacity() == 0 or self.ship.carried() == 0:
            return False
        coming = (dig.best() + 399) // 400
        for piece in range(PIECES):
            if self.ship.place[piece] > SOLAR + 3:
                coming += track_space(self.ship.place[piece])
        return coming > self.ship.free_slots()

    def export_order(self, action: Int) -> Int:
        """The smaller stations sell first, so that the larger ones serve what is dug."""
        return 0 if self.place_of(action) == EXP1 else 1

    def gear_order(self, dig: Dig, action: Int) -> Int:
        """0 for the gear to use first, 1 for another."""
        kind = self.place_of(action) - ROUGH
        return 0 if dig.best_by(kind, 2) >= dig.tuned() else 1

    def reroll_helps(self, dig: Dig) -> bool:
        """Is a new throw of the neutronium die worth its price?"""
        if not dig.idle_dice() or dig.board_used >> 2 & 1 == 1 or self.ship.hold[NEUTRONIUM] == 0:
            return False
        price = self.market.reroll
        if not self.market.crisis and self.ship.free_slots() == 0:
            price //= 3
        return dig.neutronium_rerolled() - dig.tuned() > price

    # --- a Research card that works between two pieces

    def card(self, dig: Dig) -> Int:
        """What the Research card should do now, or -1: something that lets the miners dig more."""
        best: Int = -1
        best_worth: Int = dig.tuned_without_cards() + WORTH_A_CARD
        for action in self.state.actions:
            if action > END_TURN:
                worth = self.card_worth(dig, action)
                if worth > best_worth:
                    best_worth = worth
                    best = action
        return best

    def card_worth(self, dig: Dig, action: Int) -> Int:
        """What the miners can dig after this use of the card."""
        if action == REROLL_BY_CARD:
            return dig.neutronium_rerolled() if dig.board_used >> 2 & 1 == 0 else 0
        if REROLL_RIG <= action < REACH:
            return dig.rerolled(action - REROLL_RIG)
        kind = kind_of(self.state, action)
        dig.gear[kind] -= 1
        worth = self.tuned_worth(dig, action, kind)
        dig.gear[kind] += 1
        return worth

    # --- dice

    def collect(self) -> Int:
        """The pair that brings most, together with what it leaves for the miners after this one."""
        dig = self.dig()
        best: Int = RETURN
        best_worth = dig.best()
        for action in self.state.actions:
            if action != RETURN:
                worth = self.pair_worth(dig, action)
                if worth > best_worth or (worth == best_worth and best == RETURN):
                    best_worth = worth
                    best = action
        return best

    def pair_worth(self, dig: Dig, action: Int) -> Int:
        """What a pair brings now, and the rest after it."""
        code = action - COLLECT
        die = code // 12
        other = code % 12 // 2
        units = code % 2 + 1
        rig_used = dig.rig_used | 1 << die
        board_used = dig.board_used
        total = dig.rig[die]
        if other < BOARD_DICE:
            board_used |= 1 << other
            total += dig.board[other]
        else:
            rig_used |= 1 << (other - BOARD_DICE)
            total += dig.rig[other - BOARD_DICE]
        mine = total // 2 - 1
        gain = dig.price_of(mine, units, dig.room)
        dig.ore[mine] -= units
        rest = dig.best_from(0, rig_used, board_used, max(dig.room - units, 0))
        dig.ore[mine] += units
        return gain + rest

    def tune(self, station: Int) -> Int:
        """The change of a die, or the farther reach, that lets the miners dig most; none if none helps."""
        dig = self.dig()
        best: Int = RETURN
        best_worth = dig.tuned()
        for action in self.state.actions:
            if action != RETURN:
                worth = self.tuned_worth(dig, action, station - ROUGH)
                if worth > best_worth:
                    best_worth = worth
                    best = action
        return best

    def tuned_worth(self, dig: Dig, action: Int, kind: Int) -> Int:
        """What the miners can dig after one use of Gear."""
        if RAISE <= action < LOWER:
            return dig.changed(action - RAISE, kind, 1, 2)
        if LOWER <= action < FLIP:
            return dig.changed(action - LOWER, kind, -1, 2)
        if FLIP <= action < REROLL_RIG:
            return dig.changed(action - FLIP, kind, 1, 2)
        if action == REACH_CAPTAIN:
            return dig.roved(CAPTAIN, 2)
        code = action - REACH
        return dig.roved(self.crew_with_reach(code // 3, code % 3), 2)

    def crew_with_reach(self, mine: Int, reach: Int) -> Int:
        """The first crewmember on a mine who reaches so far."""
        piece: Int = 0
        while self.ship.place[piece] != mine or self.state.turn.reach[piece] != reach:
            piece += 1
        return piece

    def reboot(self) -> Int:
        """Throw a die again if that digs more on average."""
        dig = self.dig()
        best: Int = RETURN
        best_worth = dig.tuned()
        for action in self.state.actions:
            if action != RETURN:
                worth = dig.rerolled(action - REROLL_RIG)
                if worth > best_worth:
                    best_worth = worth
                    best = action
        return best

    # --- goods and people

    def subcontract(self, times: Int) -> Int:
        """Work; a card doubles the Captain's income rather than a crewmember's."""
        if SUBCONTRACT_DOUBLED not in self.state.actions:
            return SUBCONTRACT_WORK
        waits = self.ship.place[CAPTAIN] == SUBCONTRACT and self.state.turn.resolved >> CAPTAIN & 1 == 0
        return SUBCONTRACT_WORK if times == 1 and waits else SUBCONTRACT_DOUBLED

    def charge_or_collect(self, piece: Int) -> Int:
        """Charge while rounds are left and the supply pays; collect in time to sell."""
        space = track_space(self.ship.place[piece])
        if CHARGE not in self.state.actions:
            return STAY if space > 1 and STAY in self.state.actions else TAKE
        times: Int = 2 if piece == CAPTAIN else 1
        room = self.ship.free_slots() + self.ship.hold[NEUTRONIUM]  # which is thrown out for better goods
        units = min(space * times + self.state.power(self.number).solar, self.state.solar, room)
        if self.left == 0:
            return TAKE + units
        if self.left > 1 and space < 3 and self.state.solar >= (space + 1) * times:
            return CHARGE
        if units == 0 and space > 0 and self.left > 1:
            return CHARGE
        return TAKE + units

    def recruit(self) -> Int:
        """Whoever earns more until the end, if anybody earns his price."""
        power = self.state.power(self.number)
        best: Int = RETURN
        best_worth: Int = 0
        for action in self.state.actions:
            worth: Int = 0
            if action == RECRUIT_CREW:
                worth = self.hired(self.market.crew, power.crew_price)
            elif action == RECRUIT_CAPTAIN:
                worth = self.hired(self.market.captain, power.captain_price)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def hired(self, wage: Int, price: Int) -> Int:
        """What a new piece earns until the end, less its price."""
        return self.market.horizon * wage + self.market.paid(self.ship.credits, -price)
