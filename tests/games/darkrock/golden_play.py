"""Whole games for the golden journals: a greedy player, a record of what was said, what came of it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field

from games.darkrock.table_talk import GAME
from games.golden import header
from gloaming.core.dice import Dice
from gloaming.core.game import saying
from gloaming.core.journal import Journal, Saying
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.names import MINES, PRICE, RELEASE
from gloaming.games.darkrock.state import State

LATER = ("two_pairs", "variant", "sabotage", "crisis", "decks")  # what the first goldens did not know
Records = list[tuple[int, list[int]]]  # who said it, and the actions of one saying


@dataclass
class Game:
    """One game, said saying by saying, and what is remarkable about it."""

    seats: int
    long_game: bool
    records: Records = field(default_factory=list)
    emptied: dict[tuple[int, int], int] = field(default_factory=dict)  # mines, by round and ship in turn
    late_depletion: bool = False  # a mine was emptied in the final round

    def __post_init__(self) -> None:
        """Set the table."""
        self.state: State = GAME.new(self.seats, {"long_game": self.long_game})

    def say(self, actions: list[int]) -> None:
        """Play one saying and remember it."""
        state = self.state
        empty, final, turn = state.depleted(), state.final_round(), (state.round, state.turn.ship)
        self.records.append((state.seat, actions))
        for action in actions:
            state.play(action)
        if state.depleted() > empty:
            self.emptied[turn] = self.emptied.get(turn, 0) + state.depleted() - empty
            self.late_depletion |= final

    def double_depletion(self) -> bool:
        """Did one turn empty two mines?"""
        return max(self.emptied.values()) > 1

    def empty_ship(self) -> bool:
        """Has somebody released all pieces in the final round?"""
        return any(ship.recruited() == 0 for ship in self.state.ships)

    def journal(self) -> Journal:
        """The game as a journal; no seed, since chance is written down."""
        twin = Game(self.seats, self.long_game)
        said = []
        for seat, actions in self.records:
            said.append(Saying(seat, saying(GAME, twin.state, actions)))
            twin.say(actions)
        return Journal(header(GAME, self.seats, {"long_game": self.long_game}), tuple(said))


def play(seats: int, long_game: bool, seed: int, leaving: bool = False) -> Game:
    """A greedy game from a seed; with `leaving`, the first seat releases everybody in the final round."""
    game = Game(seats, long_game)
    dice = Dice(seed)
    while game.state.seat != OVER:
        game.say(whole_saying(game.state.clone(), dice, leaving))
    return game


def whole_saying(twin: State, dice: Dice, leaving: bool) -> list[int]:
    """What the greedy player says next, to the end of the saying; the twin goes along."""
    seat = twin.seat
    actions = [choose(twin, dice, leaving)]
    twin.play(actions[0])
    while seat != CHANCE and twin.seat == seat and twin.step.inside:
        actions.append(choose(twin, dice, leaving))
        twin.play(actions[-1])
    return actions


def choose(state: State, dice: Dice, leaving: bool) -> int:
    """What the greedy player says, or how the dice fall."""
    if state.seat == CHANCE:
        return int(state.draw(dice))
    if leaving and state.seat == 0 and state.final_round():
        for wanted in (a.RELEASE_PIECE, a.ASSIGN + RELEASE, a.ASSIGN_CAPTAIN + RELEASE):
            if wanted in state.actions:
                return wanted
    return max(state.actions, key=lambda action: worth(state, action) * 1000 + dice.below(1000))


def worth(state: State, action: int) -> int:
    """How much the greedy player likes an action; chance decides among equals."""
    if action >= a.EXPORT:
        return 10 + sum(
            units * price for units, price in zip(a.BUNDLES[action - a.EXPORT], PRICE, strict=True)
        )
    if action < a.RESOLVE_CREW:
        return worth_of_station(state, action % a.ASSIGN_CAPTAIN)
    if a.COLLECT <= action < a.RAISE:
        return 5 + action % 2
    if action in (a.RETURN, a.REROLL, a.END_TURN):
        return -1
    return 4 if a.TAKE <= action < a.DISCARD else 3


def worth_of_station(state: State, station: int) -> int:
    """Mines that the standard dice can reach, an export when the hold is filling, else anything."""
    if station < MINES:
        near = any(1 <= 2 * station + 2 - die <= 6 for die in (state.standard_1, state.standard_2))
        return 5 if state.ore[station] and near else 1
    ship = state.ships[state.seat]
    if "export" in GAME.notation(state, a.ASSIGN + station):
        return 6 if ship.carried() >= 2 and station not in ship.place else 0
    return 3 if station != RELEASE else 0


def digest(state: State) -> str:
    """A short fingerprint of the whole position; parts that came later count only where they are used."""
    blank = GAME.dump(State())
    used = {
        name: value for name, value in GAME.dump(state).items() if name not in LATER or value != blank[name]
    }
    text = json.dumps(used, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def tie(game: Game) -> str:
    """How the winner was found: by 'credits', 'pieces' aboard, or the later 'turn'."""
    scores = game.state.scores()
    (winner,) = game.state.winners()
    tied = [seat for seat, score in enumerate(scores) if score == scores[winner]]
    aboard = [game.state.ships[seat].pieces_aboard() for seat in tied]
    if len(tied) == 1:
        return "credits"
    return "turn" if aboard.count(max(aboard)) > 1 else "pieces"


def outcome(game: Game) -> dict[str, object]:
    """What came of a finished game."""
    return {
        "scores": list(game.state.scores()),
        "winners": list(game.state.winners()),
        "rounds": game.state.round,
        "tie": tie(game),
        "late_depletion": game.late_depletion,
        "double_depletion": game.double_depletion(),
        "empty_ship": game.empty_ship(),
        "digest": digest(game.state),
    }
