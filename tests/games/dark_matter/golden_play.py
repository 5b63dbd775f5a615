"""Whole games for the golden journals: a greedy player, a record of what was said, what came of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from games.dark_matter.table_talk import GAME
from games.golden import header
from gloaming.core.dice import Dice
from gloaming.core.game import saying
from gloaming.core.journal import Journal, Saying
from gloaming.core.state import CHANCE, OVER
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.state import State

Records = list[tuple[int, list[int]]]  # who said it, and the actions of one saying


@dataclass
class Game:
    """One game, said saying by saying."""

    seats: int
    options: Mapping[str, bool]
    records: Records = field(default_factory=list)

    def __post_init__(self) -> None:
        """Set the table."""
        self.state: State = GAME.new(self.seats, self.options)

    def say(self, actions: list[int]) -> None:
        """Play one saying and remember it."""
        self.records.append((self.state.seat, actions))
        for action in actions:
            self.state.play(action)

    def most_planets(self) -> int:
        """The most planets that one player controls."""
        return max(len(player.planets) for player in self.state.players)

    def journal(self) -> Journal:
        """The game as a journal; no seed, since chance is written down."""
        twin = Game(self.seats, self.options)
        said = []
        for seat, actions in self.records:
            said.append(Saying(seat, saying(GAME, twin.state, actions)))
            twin.say(actions)
        return Journal(header(GAME, self.seats, self.options), tuple(said))


def play(seats: int, options: Mapping[str, bool], seed: int) -> Game:
    """A greedy game from a seed."""
    game = Game(seats, options)
    dice = Dice(seed)
    while game.state.seat != OVER:
        game.say(whole_saying(game.state.clone(), dice))
    return game


def whole_saying(twin: State, dice: Dice) -> list[int]:
    """What the greedy player says next, to the end of the saying; the twin goes along."""
    seat = twin.seat
    actions = [choose(twin, dice)]
    twin.play(actions[0])
    while seat != CHANCE and twin.seat == seat and twin.step.inside:
        actions.append(choose(twin, dice))
        twin.play(actions[-1])
    return actions


def choose(state: State, dice: Dice) -> int:
    """What the greedy player says, or what chance brings."""
    if state.seat == CHANCE:
        return int(state.draw(dice))
    return max(state.actions, key=lambda action: worth(action) * 100 + dice.below(150))


def worth(action: int) -> int:
    """How much the greedy player likes an action; chance decides among what is nearly alike."""
    if action == a.CIVILIZE:
        return 12
    if a.TERRAFORM <= action < a.CIVILIZE:
        return 10
    if action in (a.CONFIRM, a.TAKE):
        return 9
    if action == a.RECRUIT:
        return 5
    return 0 if action == a.END or a.MANEUVER <= action < a.TARGET else 1


def digest(state: State) -> str:
    """A short fingerprint of the whole position."""
    text = json.dumps(GAME.dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def outcome(game: Game) -> dict[str, object]:
    """What came of a finished game."""
    return {
        "scores": list(game.state.scores()),
        "winners": list(game.state.winners()),
        "most_planets": game.most_planets(),
        "deck": bin(game.state.pile).count("1"),
        "digest": digest(game.state),
    }
