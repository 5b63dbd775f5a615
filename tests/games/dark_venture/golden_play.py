"""Whole games for the golden journals: players of two tempers, a record of what was said, what came of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from games.dark_venture.table_talk import GAME
from games.golden import header
from gloaming.bots.advice import advice_for
from gloaming.core.dice import Dice
from gloaming.core.game import saying
from gloaming.core.journal import Aside, Journal, Saying
from gloaming.core.options import Options
from gloaming.core.state import CHANCE, OVER
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture.names import CONSCIOUS, COOPERATIVE, DISCARDED
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.ending import RollForVictory, victory_score

AVERAGE = 14  # of four dice
SELDOM = 3  # of so many moments in which a seat may speak out of turn, it does in one


@dataclass(frozen=True)
class Told:
    """One saying: who, which actions, and whether it was said while somebody else was asked."""

    seat: int
    actions: tuple[int, ...]
    aside: bool = False


@dataclass
class Game:
    """One game, said saying by saying, and what is remarkable about it."""

    seats: int
    options: Options
    records: list[Told] = field(default_factory=list)
    throws: int = 0  # for victory
    all_lay: bool = False  # all heroes were unconscious or dead at once
    reshuffled: bool = False  # a deck had run out, and its discard pile was shuffled

    def __post_init__(self) -> None:
        """Set the table."""
        self.state: State = GAME.new(self.seats, self.options)

    def say(self, told: Told) -> None:
        """Play one saying and remember it."""
        state = self.state
        self.throws += isinstance(state.step, RollForVictory)
        discarded = [table.count(DISCARDED) for table in (state.item_at, state.character_at, state.side_at)]
        self.records.append(told)
        if told.aside:
            state.play_aside(told.seat, told.actions[0])
        else:
            for action in told.actions:
                state.play(action)
        tables = (state.item_at, state.character_at, state.side_at)
        self.reshuffled |= any(
            before > 2 and table.count(DISCARDED) == 0
            for before, table in zip(discarded, tables, strict=True)
        )
        self.all_lay |= state.round > 0 and all(
            state.hero(seat).condition != CONSCIOUS for seat in range(self.seats)
        )

    def asides(self, *ranges: range) -> int:
        """How many sayings of these kinds were said out of turn."""
        said = [told.actions[0] for told in self.records if told.aside]
        return sum(any(action in kind for kind in ranges) for action in said)

    def journal(self) -> Journal:
        """The game as a journal; no seed, since chance is written down."""
        twin = Game(self.seats, self.options)
        lines: list[Saying | Aside] = []
        for told in self.records:
            if told.aside:
                lines.append(Aside(told.seat, GAME.notation(twin.state, told.actions[0])))
            else:
                lines.append(Saying(told.seat, saying(GAME, twin.state, told.actions)))
            twin.say(told)
        return Journal(header(GAME, self.seats, self.options), tuple(lines))


def play(seats: int, options: Options, seed: int, steady: bool, alike: int = 0) -> Game:
    """A game from a seed: of players who know what they do, or of players who say anything.

    The first throws for victory, so many, are `alike`, as if people had thrown them."""
    game, dice = Game(seats, options), Dice(seed)
    while game.state.seat != OVER:
        if game.throws < alike and isinstance(game.state.step, RollForVictory):
            game.say(Told(CHANCE, (a.ROLL + AVERAGE,)))
        else:
            game.say(spoken_aside(game.state, dice) or whole_saying(game.state, dice, steady))
    return game


def spoken_aside(state: State, dice: Dice) -> Told | None:
    """What somebody says out of turn, if anybody does: claims before anything else, an act among friends."""
    for seat in range(len(state.players)):
        open_here = state.asides(seat)
        claims = [action for action in open_here if a.CLAIM <= action < a.ENGAGE]
        often = SELDOM if claims or state.mode != COOPERATIVE else SELDOM * SELDOM
        if open_here and dice.below(often) == 0:
            return Told(seat, (dice.pick(claims or open_here),), aside=True)
    return None


def whole_saying(state: State, dice: Dice, steady: bool) -> Told:
    """What is said next, to the end of the saying."""
    twin = state.clone()
    seat = twin.seat
    actions = [choose(twin, dice, steady)]
    twin.play(actions[0])
    while seat != CHANCE and twin.seat == seat and twin.step.inside:
        actions.append(choose(twin, dice, steady))
        twin.play(actions[-1])
    return Told(seat, tuple(actions))


def choose(state: State, dice: Dice, steady: bool) -> int:
    """What chance brings, or what a player says who imagines whatever the seat cannot know."""
    if state.seat == CHANCE:
        return state.draw(dice)
    if not steady:
        return dice.pick(state.actions)
    return ADVICE.choose(state.imagine(state.seat, dice), dice)


ADVICE = advice_for(GAME.name)


def digest(state: State) -> str:
    """A short fingerprint of the whole position."""
    text = json.dumps(GAME.dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def outcome(game: Game) -> Mapping[str, object]:
    """What came of a finished game."""
    state = game.state
    return {
        "scores": state.scores(),
        "winners": state.winners(),
        "book": "AB"[state.book],
        "rounds": state.round,
        "victory_scores": [victory_score(state, seat) for seat in range(game.seats)],
        "throws": game.throws,
        "claims_out_of_turn": game.asides(range(a.CLAIM, a.ENGAGE)),
        "reveals_out_of_turn": game.asides(range(a.REVEAL, a.CLAIM)),
        "acts_out_of_turn": game.asides(range(a.REVEAL), range(a.ENGAGE, a.ACTION_SPACE)),
        "all_lay": game.all_lay,
        "reshuffled": game.reshuffled,
        "digest": digest(state),
    }
