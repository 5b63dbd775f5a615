"""Facts: the board, the ships and the turn in hand.  Compiled.

What must hold at every decision: each metal on the mines, in the holds and gone makes up its tokens; solar
energy and neutronium in supply and holds are six each; no hold has more goods than slots, slots are 1 to 6;
credits are never below zero; outside the final round every ship has a piece.  `invariants` checks it.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64 as Int

from gloaming.core import state as core
from gloaming.core.dice import Dice
from gloaming.games.darkrock.boards import Crisis, Sabotage
from gloaming.games.darkrock.content.deck import NO_CONTENT, PLAIN, Content, Power
from gloaming.games.darkrock.decks import Decks
from gloaming.games.darkrock.names import (
    ABOARD,
    CAPTAIN,
    CREW,
    CRISIS,
    GOODS,
    INSIDER,
    IRON,
    MINES,
    NEUTRONIUM,
    PIECES,
    RIG_DICE,
    SOLAR_ENERGY,
    SPACE_1,
    STATIONS,
    TOKENS,
    UNAVAILABLE,
)


@final
class Ship:
    """One company: its board, its pieces and what they carry, shared with no other.  DR-INS-06; DR-CRI-06"""

    def __init__(self) -> None:
        self.credits: Int = 0  # money and points in one, never below zero, without a ceiling: DR-SET-17, 18
        self.base_dice: Int = 1  # rig dice whatever the credits; a Sponsor may give more
        self.unlocked: Int = 1  # rig dice of this round
        self.slots: Int = 3
        self.hold: list[Int] = [0] * GOODS  # how many of each good
        self.place: list[Int] = [
            UNAVAILABLE
        ] * PIECES  # where each piece stands: a place, ABOARD or UNAVAILABLE

    def clone(self) -> Ship:
        """An independent copy."""
        twin = Ship()
        twin.credits = self.credits
        twin.base_dice = self.base_dice
        twin.unlocked = self.unlocked
        twin.slots = self.slots
        twin.hold = self.hold.copy()
        twin.place = self.place.copy()
        return twin

    def carried(self) -> Int:
        """How many goods lie in the hold."""
        hold = self.hold
        return hold[0] + hold[1] + hold[2] + hold[3] + hold[4]

    def free_slots(self) -> Int:
        """How many unlocked slots are empty.  DR-HOLD-09"""
        return self.slots - self.carried()

    def crew_aboard(self) -> Int:
        """How many crew stand on the ship."""
        count: Int = 0
        for piece in range(CREW):
            if self.place[piece] == ABOARD:
                count += 1
        return count

    def pieces_aboard(self) -> Int:
        """How many pieces, Captain included, stand on the ship."""
        return self.crew_aboard() + (1 if self.place[CAPTAIN] == ABOARD else 0)

    def crew_recruited(self) -> Int:
        """How many crew the ship has, wherever they stand."""
        count: Int = 0
        for piece in range(CREW):
            if self.place[piece] != UNAVAILABLE:
                count += 1
        return count

    def recruited(self) -> Int:
        """How many pieces the ship has, wherever they stand.  DR-R67"""
        return self.crew_recruited() + (0 if self.place[CAPTAIN] == UNAVAILABLE else 1)

    def first_crew(self, place: Int) -> Int:
        """The first crewmember at a place, ABOARD and UNAVAILABLE included, or -1: equal pieces are one."""
        for piece in range(CREW):
            if self.place[piece] == place:
                return piece
        return -1

    def crew_stations(self) -> Int:
        """Where this ship's crew stand, as a bit set of stations: of the track only space 0.  DR-ASG-28"""
        bits: Int = 0
        places = self.place
        for piece in range(CREW):
            place = places[piece]
            if 0 <= place < STATIONS:
                bits |= 1 << place
        return bits

    def captain_station(self) -> Int:
        """The station where this ship's Captain stands, as a bit set."""
        place = self.place[CAPTAIN]
        return 1 << place if 0 <= place < STATIONS else 0


@final
class Turn:
    """What one ship's turn of phase 5 has to remember; blank outside it.  DR-RND-05"""

    def __init__(self) -> None:
        self.ship: Int = -1
        self.dice: Int = 0  # rig dice on the table
        self.rig: list[Int] = [0] * RIG_DICE  # their values
        self.rig_used: Int = 0  # bit set of rig dice
        self.board_used: Int = 0  # bit set of standard 1, standard 2, neutronium
        self.reach: list[Int] = [0] * PIECES  # steps along the ring, by piece: DR-GEAR-09
        self.resolved: Int = 0  # bit set of pieces
        self.mod: bool = False  # two rig dice may pair
        self.able: bool = False  # some piece could have collected metal: DR-MIN-14

    def clone(self) -> Turn:
        """An independent copy."""
        twin = Turn()
        twin.ship = self.ship
        twin.dice = self.dice
        twin.rig = self.rig.copy()
        twin.rig_used = self.rig_used
        twin.board_used = self.board_used
        twin.reach = self.reach.copy()
        twin.resolved = self.resolved
        twin.mod = self.mod
        twin.able = self.able
        return twin

    def unused(self, die: Int) -> bool:
        """Is this rig die on the table and not yet used to collect?"""
        return die < self.dice and self.rig_used >> die & 1 == 0

    def plain(self, die: Int) -> bool:
        """Is this an unused rig die, and the first of those that show its value?  Equal dice are one."""
        if not self.unused(die):
            return False
        for earlier in range(die):
            if self.unused(earlier) and self.rig[earlier] == self.rig[die]:
                return False
        return True


@final
class State(core.State):
    """The whole table of Darkrock Ventures."""

    def __init__(self) -> None:
        super().__init__()
        self.round: Int = 0
        self.phase: Int = 0
        self.leader: Int = 0  # the ship that holds the Leader Tile
        self.standard_1: Int = 0
        self.standard_2: Int = 0
        self.neutronium_die: Int = 0  # 0: not rolled this round
        self.neutronium: Int = TOKENS[NEUTRONIUM]  # in supply
        self.solar: Int = TOKENS[SOLAR_ENERGY]  # in supply
        self.depletions: Int = 3  # so many empty mines trigger the end: DR-END-01, 08
        self.last_round: Int = 0  # the final round, once it is known
        self.first_export: Int = 0  # the round of the first export by anybody: DR-EXP-08
        self.ore: list[Int] = [0] * MINES
        self.ships: list[Ship] = []
        self.turn: Turn = Turn()
        self.two_pairs: bool = False  # each of a Captain's two units needs a pair of its own: DR-R21
        self.variant: Int = 0  # STANDARD, INSIDER, SABOTEURS or CRISIS
        self.sabotage: Sabotage = Sabotage()
        self.crisis: Crisis = Crisis()
        self.content: Content = NO_CONTENT  # what is printed on the cards; shared
        self.decks: Decks = Decks()

    def clone(self) -> State:
        """An independent state, equal in everything."""
        twin = State()
        self.copy_core(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.leader = self.leader
        twin.standard_1 = self.standard_1
        twin.standard_2 = self.standard_2
        twin.neutronium_die = self.neutronium_die
        twin.neutronium = self.neutronium
        twin.solar = self.solar
        twin.depletions = self.depletions
        twin.last_round = self.last_round
        twin.first_export = self.first_export
        twin.ore = self.ore.copy()
        twin.ships = [ship.clone() for ship in self.ships]
        twin.turn = self.turn.clone()
        twin.two_pairs = self.two_pairs
        twin.variant = self.variant
        twin.sabotage = self.sabotage.clone()
        twin.crisis = self.crisis.clone()
        twin.content = self.content
        twin.decks = self.decks.clone()
        return twin

    def seat_of(self, ship: Int) -> Int:
        """The seat that decides for a ship: its own; of Insiders every second one.  DR-INS-01, 03"""
        return ship % 2 if self.variant == INSIDER else ship

    def seats(self) -> Int:
        """How many seats there are: as many as ships, but two of Insiders.  DR-INS-01"""
        return 2 if self.variant == INSIDER else len(self.ships)

    def ships_of(self, seat: Int) -> Int:
        """The ships for which a seat decides, a bit each."""
        bits: Int = 0
        for ship in range(len(self.ships)):
            if self.seat_of(ship) == seat:
                bits |= 1 << ship
        return bits

    def power(self, ship: Int) -> Power:
        """What a ship's Research card changes now; it works from the round after it was taken.

        DR-RSCH-07, 08"""
        if not self.decks.research:
            return PLAIN
        card = self.decks.cards[ship]
        if card < 0 or self.decks.works[ship] > self.round:
            return PLAIN
        return self.content.powers[card]

    def pairs_rigs(self, ship: Int) -> bool:
        """May the ship whose turn it is pair two rig dice: by Mod, or by a card that works now?  DR-RIG-05"""
        return self.turn.mod or (self.decks.research and self.power(ship).pairs)

    def can(self, ship: Int, effect: Int) -> bool:
        """Can the ship whose turn it is use this once-a-turn effect of its card now?"""
        return self.power(ship).once & ~self.decks.spent & effect != 0

    def next_ship(self, ship: Int) -> Int:
        """The ship to the left, clockwise."""
        return 0 if ship + 1 == len(self.ships) else ship + 1

    def final_round(self) -> bool:
        """Is this the final round?  DR-END-02"""
        return self.last_round != 0 and self.round == self.last_round

    def depleted(self) -> Int:
        """How many mines are empty."""
        count: Int = 0
        for mine in range(MINES):
            if self.ore[mine] == 0:
                count += 1
        return count

    def board_die(self, die: Int) -> Int:
        """The value of a board die: standard 1, standard 2, neutronium."""
        if die == 0:
            return self.standard_1
        return self.standard_2 if die == 1 else self.neutronium_die

    def supply(self, good: Int) -> Int:
        """How many of a renewable good lie on the board."""
        return self.solar if good == SOLAR_ENERGY else self.neutronium

    def refill(self, good: Int, units: Int) -> None:
        """Move units out of play: solar energy and neutronium to the supply, metal out of the game."""
        if good == SOLAR_ENERGY:
            self.solar += units
        elif good == NEUTRONIUM:
            self.neutronium += units

    def crew_of_others(self, ship: Int) -> Int:
        """Where other ships' crew stand, or saboteurs, as a bit set.  DR-SAB-10; DR-INS-07; DR-R36"""
        bits = self.sabotage.crew
        for other in range(len(self.ships)):
            if other != ship:
                bits |= self.ships[other].crew_stations()
        return bits

    def captains_of_others(self, ship: Int) -> Int:
        """The stations where other ships' Captains stand, as a bit set.  DR-INS-07"""
        bits: Int = 0
        for other in range(len(self.ships)):
            if other != ship:
                bits |= self.ships[other].captain_station()
        return bits

    def rank(self, ship: Int) -> Int:
        """Credits and goods, then pieces aboard, then the later turn, in one number.  DR-END-05 to 07"""
        company = self.ships[ship]
        ships = len(self.ships)
        turn = (ship - self.leader + ships) % ships
        return ((company.credits + company.carried()) * 8 + company.pieces_aboard()) * 8 + turn

    def counted(self, seat: Int) -> Int:
        """The ship that counts for a seat: its own; of two the one that ranks lower.  DR-INS-09; DR-R37"""
        if self.variant == INSIDER and self.rank(seat + 2) < self.rank(seat):
            return seat + 2
        return seat

    def won(self) -> bool:
        """Neutronium Crisis: is everything exported, and nothing lost?  DR-CRI-51"""
        return self.crisis.lost == 0 and self.crisis.complete()

    def early(self, seat: Int) -> list[Int]:
        """Sponsors are chosen by all at once: which of its cards a seat may keep that is not asked yet.

        DR-SET-12; DR-R02"""
        if seat == self.seat or self.seat < 0 or not self.decks.choosing():
            return []
        for ship in range(len(self.ships)):
            if self.seat_of(ship) == seat and self.decks.sponsors[ship] < 0:
                return self.decks.hand(ship)
        return []

    def imagine(self, seat: Int, dice: Dice) -> core.State:
        """Sponsor cards that this seat cannot know are dealt and chosen anew; bags have no order to imagine.

        DR-SET-11, 12; DR-R02"""
        twin = self.clone()
        if twin.decks.choosing():
            twin.decks.deal_unknown(self.ships_of(seat), len(self.content.sponsors), dice)
            if twin.seat >= 0:
                twin.actions = twin.step.options(twin)
        return twin

    def scores(self) -> list[Int]:
        """Credits, and $1 for each good still aboard.  DR-END-04, 05; DR-INS-09

        In the Neutronium Crisis 1 for everybody, or 0: credits do not count.  DR-CRI-01, 53"""
        out: list[Int] = []
        for seat in range(self.seats()):
            if self.variant == CRISIS:
                out.append(1 if self.won() else 0)
            else:
                ship = self.ships[self.counted(seat)]
                out.append(ship.credits + ship.carried())
        return out

    def winners(self) -> list[Int]:
        """The most credits; then the most pieces aboard; then the later turn.  DR-END-05 to 07; DR-INS-10

        In the Neutronium Crisis everybody or nobody.  DR-CRI-01"""
        if self.variant == CRISIS:
            return [seat for seat in range(self.seats()) if self.won()]
        best: Int = 0
        for seat in range(self.seats()):
            if self.rank(self.counted(seat)) > self.rank(self.counted(best)):
                best = seat
        return [best]


def gone(state: State, metal: Int) -> Int:
    """How many tokens of a metal have left the game: its tokens less those on mines and in holds."""
    left = TOKENS[metal]
    for mine in range(MINES):
        if metal_of(mine) == metal:
            left -= state.ore[mine]
    for ship in state.ships:
        left -= ship.hold[metal]
    return left


def metal_of(mine: Int) -> Int:
    """What a mine yields."""
    return mine if mine <= IRON else MINES - 1 - mine


def track_space(place: Int) -> Int:
    """The number of a place on the Solar track, 0 to 3; for places on the track only.  DR-SOL-01"""
    return place - SPACE_1 + 1 if place >= SPACE_1 else 0
