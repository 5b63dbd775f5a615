"""What a player did, in one sentence or two: the sentences of one saying, from the views around it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from gloaming.core.words import listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock import deck_telling, variant_sayings
from gloaming.games.darkrock.deck_words import card_of
from gloaming.games.darkrock.dice_offers import die_value
from gloaming.games.darkrock.jobs import why_idle
from gloaming.games.darkrock.names import (
    CAPTAIN,
    GOOD_NAMES,
    GOODS,
    LEADER,
    MINES,
    PRECISION,
    ROUGH,
    SOLAR,
    STATIONS,
)
from gloaming.games.darkrock.questions import companions, resolves
from gloaming.games.darkrock.state import metal_of
from gloaming.games.darkrock.stations.mines import mine_of
from gloaming.games.darkrock.stations.solar import next_space
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import (
    a_piece,
    at,
    counted,
    goods,
    label,
    left_to_resolve,
    mark,
    track_label,
    worth,
)


def tell(before: View, actions: Sequence[int], after: View) -> list[str]:
    """The sentences of one saying of a seat."""
    if before.asked.step in variant_sayings.TELLS:
        return variant_sayings.TELLS[before.asked.step](before, actions)
    telling = Telling(before, after)
    for action in actions:
        telling.add(action)
    return telling.sentences()


class Telling:
    """A sentence that grows with each action: clauses of one subject, and what was thrown out."""

    def __init__(self, before: View, after: View) -> None:
        facts = before.asked.facts
        self.before = before
        self.after = after
        self.ship = facts["ship"]
        self.power = before.ships[self.ship].own.power
        self.piece = facts.get("piece", -1)  # the piece in hand, -1 where the question does not name it
        self.rig = list(before.turn.rig)
        self.amount = facts.get("amount", 0)
        self.consolation = facts.get("consolation", 0) == 1
        self.clauses: list[str] = []
        self.gains: list[str] = []  # what is taken besides, in a sentence of its own
        self.row: list[str] = []  # the Research row and what is known under it, while cards are taken
        self.below: list[str] = []
        self.taken = ""
        self.thrown = [0] * GOODS
        self.wages = 0
        self.wage = max(facts.get("wage", 1), 1)  # of one activation of Subcontract

    # --- the whole

    def sentences(self) -> list[str]:
        """All that was told, as sentences."""
        who = mark(self.before, self.ship)
        clauses = [*self.clauses, *self.pay(), *([] if self.clauses or self.wages else self.homecoming())]
        out = f", throwing out {goods(self.thrown)}" if sum(self.thrown) else ""
        if not clauses and not self.gains and out:
            return [f"{who} throws out {goods(self.thrown)}."]
        told = [f"{who} {listed(clauses)}{'' if self.gains else out}."] if clauses else []
        if self.gains:
            told.append(f"{who} {listed(self.gains)}{out}.")
        return told

    def pay(self) -> list[str]:
        """What was earned on Subcontract."""
        return [f"works on Subcontract for ${self.wages}"] if self.wages else []

    def homecoming(self) -> list[str]:
        """For a piece that did nothing: it comes home, perhaps because it could do nothing there."""
        if self.piece < 0:
            return []
        place = self.before.ships[self.ship].place[self.piece]
        if self.after.ships[self.ship].place[self.piece] == place:
            return [f"turns to {a_piece(self.piece)} {at(place)}"]
        why = why_idle(self.before, self.ship, self.piece)
        return [f"brings {a_piece(self.piece)} home from {label(place)}{why}"]

    def add(self, action: int) -> None:
        """One more action of the saying."""
        by_card = self.by_card(action)
        VERBS[bisect_right(FIRSTS, action) - 1][1](self, action)
        self.clauses = [f"{clause}{by_card}" for clause in self.clauses] if by_card else self.clauses

    def by_card(self, action: int) -> str:
        """' by Fine Trim', where a Research card lets the action be said between two pieces."""
        window = a.RAISE <= action <= a.REACH_CAPTAIN or action == a.REROLL_BY_CARD
        if not window or self.before.asked.step != "ChoosePiece" or self.piece >= 0:
            return ""
        return f" by {card_of(self.before, self.ship).name}"

    @property
    def place(self) -> int:
        """Where the piece in hand stood, or -1."""
        return self.before.ships[self.ship].place[self.piece] if self.piece >= 0 else -1

    # --- phase 2

    def assign(self, action: int) -> None:
        """A piece is placed; on Leader the tile comes with it."""
        piece = CAPTAIN if action >= a.ASSIGN_CAPTAIN else 0
        station = action % STATIONS
        there = companions(self.before, station, self.ship)
        beside = f" beside {listed(there)}" if there else ""
        if self.clauses and piece != CAPTAIN and "crewmember" in self.clauses[0]:
            self.clauses.append(f"one more on {label(station)}{beside}{self.repair(station)}")
        else:
            verb = "" if self.clauses else "places "
            self.clauses.append(f"{verb}{a_piece(piece)} on {label(station)}{beside}{self.repair(station)}")
        if station == LEADER:
            self.gains = [f"{'keeps' if self.before.leader == self.ship else 'takes'} the Leader Tile"]

    def repair(self, station: int) -> str:
        """What a damaged station costs whoever goes there."""
        cost = self.before.crisis.repairs[station] if self.before.crisis else 0
        return f", repairing it for ${cost}" if cost else ""

    # --- between two pieces

    def resolve(self, action: int) -> None:
        """The piece in hand from here on."""
        self.piece = next(
            piece
            for piece in left_to_resolve(self.before, self.ship)
            if resolves(self.before, self.ship, piece) == action
        )

    def reroll(self, action: int) -> None:
        self.clauses.append("spends 1 neutronium to roll the neutronium die again")

    def end_turn(self, action: int) -> None:
        self.clauses.append("ends the turn")

    # --- stations

    def come_home(self, action: int) -> None:
        """Nothing, or nothing more: said only where nothing was done before."""
        if self.clauses or self.wages:
            return
        if self.piece < 0:  # the second activation, asked anew after dice
            self.clauses.append("leaves it at that")
            return
        nothing = " with nothing" if self.place < MINES else ""
        self.clauses.append(f"brings {a_piece(self.piece)} home from {label(self.place)}{nothing}")

    def collect(self, action: int) -> None:
        code = action - a.COLLECT
        first, second = self.rig[code // 12], die_value(self.before, code % 12 // 2)
        mine = mine_of(first + second)
        metal = GOOD_NAMES[metal_of(mine)]
        self.clauses.append(f"collects {code % 2 + 1} {metal} {at(mine)} with {first} + {second}")

    def move_die(self, action: int) -> None:
        """Rough or Precision, which the place of the piece or the question tells."""
        up = action < a.LOWER
        die = action - (a.RAISE if up else a.LOWER)
        old = self.rig[die]
        self.rig[die] += self.step() if up else -self.step()
        self.clauses.append(f"{'raises' if up else 'lowers'} a rig die from {old} to {self.rig[die]}")

    def step(self) -> int:
        """By how much the station moves a die, or between two pieces the card."""
        return self.amount or AMOUNTS.get(self.place, 0) or self.power.trim

    def flip(self, action: int) -> None:
        die = action - a.FLIP
        self.rig[die] = 7 - self.rig[die]
        self.clauses.append(f"turns a rig die over from {7 - self.rig[die]} to {self.rig[die]}")

    def reboot(self, action: int) -> None:
        where = "" if self.by_card(action) else " on Reboot"
        self.clauses.append(f"picks up the {self.rig[action - a.REROLL_RIG]}{where}")

    def rove(self, action: int) -> None:
        mine = self.roving_mine(action)
        piece = CAPTAIN if action == a.REACH_CAPTAIN else 0
        self.clauses.append(f"lets {a_piece(piece)} {at(mine)} dig one mine farther")

    def roving_mine(self, action: int) -> int:
        """Where the miner stands whom Rover serves."""
        if action == a.REACH_CAPTAIN:
            return self.before.ships[self.ship].place[CAPTAIN]
        return (action - a.REACH) // 3

    def rent(self, action: int) -> None:
        self.clauses.append("rents a rig die")

    def modify(self, action: int) -> None:
        self.clauses.append("lets two rig dice form a pair in this turn")

    def work(self, action: int) -> None:
        """Dollars of Subcontract; once doubled, all that the piece earns there is."""
        if action == a.SUBCONTRACT_DOUBLED:
            self.wage = 2
        self.wages += self.wage

    def unlock(self, action: int) -> None:
        """All that is unlocked in one saying, told once."""
        old, new = self.before.ships[self.ship], self.after.ships[self.ship]
        price = f" for ${old.credits - new.credits}" if old.credits > new.credits else ""
        self.clauses = [f"unlocks {counted(new.slots - old.slots, 'slot')}{price}"]

    def release(self, action: int) -> None:
        self.clauses.append(f"lets {a_piece(self.piece)} go for ${3 if self.piece == CAPTAIN else 2}")

    def recruit(self, action: int) -> None:
        price = self.power.crew_price
        one = f"hires a crewmember for ${price}"
        if action == a.RECRUIT_CAPTAIN:
            self.clauses.append(f"hires the Captain for ${self.power.captain_price}")
        elif self.clauses == [one]:
            self.clauses = [f"hires two crewmembers for ${2 * price}"]
        else:
            self.clauses.append(one)

    def charge(self, action: int) -> None:
        target = next_space(self.place)
        verb = "waits on" if target == self.place else "charges to"
        whom = "" if self.piece != CAPTAIN else " with the Captain"
        self.clauses.append(f"{verb} {label(target)}{whom}")

    def take(self, action: int) -> None:
        """Solar energy at the track, neutronium at Leader or as a consolation."""
        units = action - a.TAKE
        if self.place >= SOLAR:
            home = f"brings {a_piece(self.piece)} home from {track_label(self.place)}"
            self.clauses.append(f"{home} with {units} solar" if units else home)
        elif self.gains:
            taking = "takes " if self.before.leader == self.ship else ""
            self.gains += [f"{taking}{units} neutronium"] if units else []
        elif self.consolation or self.piece >= 0:
            self.gains = [f"takes {units or 'no'} neutronium as a consolation"]
        else:
            self.clauses.append(f"takes {units or 'no'} neutronium")

    def stay(self, action: int) -> None:
        self.clauses.append(f"lets {a_piece(self.piece)} wait {at(self.place)} until it is repaired")

    def discard(self, action: int) -> None:
        self.thrown[action - a.DISCARD] += 1

    def export(self, action: int) -> None:
        bundle = a.BUNDLES[action - a.EXPORT]
        self.clauses.append(f"exports {goods(bundle)} for ${worth(bundle) + self.power.export_bonus}")


VERBS: tuple[tuple[int, Callable[[Telling, int], None]], ...] = (
    (a.ASSIGN, Telling.assign),
    (a.RESOLVE_CREW, Telling.resolve),
    (a.REROLL, Telling.reroll),
    (a.END_TURN, Telling.end_turn),
    (a.RETURN, Telling.come_home),
    (a.COLLECT, Telling.collect),
    (a.RAISE, Telling.move_die),
    (a.FLIP, Telling.flip),
    (a.REROLL_RIG, Telling.reboot),
    (a.REACH, Telling.rove),
    (a.RENT, Telling.rent),
    (a.MODIFY, Telling.modify),
    (a.SUBCONTRACT_WORK, Telling.work),
    (a.UNLOCK, Telling.unlock),
    (a.RELEASE_PIECE, Telling.release),
    (a.RECRUIT_CREW, Telling.recruit),
    (a.CHARGE, Telling.charge),
    (a.TAKE, Telling.take),
    (a.DISCARD, Telling.discard),
    (a.EXPORT, Telling.export),
    (a.KEEP_SPONSOR, deck_telling.keep_sponsor),
    (a.TAKE_CARD, deck_telling.take_card),
    (a.RECYCLE, deck_telling.recycle),
    (a.KEEP_OLD, deck_telling.keep_card),
    (a.SHIELD, deck_telling.shield),
    (a.FLEE, deck_telling.flee),
    (a.REROLL_BY_CARD, deck_telling.reroll_by_card),
    (a.SUBCONTRACT_DOUBLED, Telling.work),
    (a.STAY, Telling.stay),
)
FIRSTS = [first for first, _ in VERBS]
AMOUNTS = {ROUGH: 3, PRECISION: 1}
