"""Lanterns, a tiny game that has everything a table must cope with: dice, a hidden card each, a choice that
all make at once, sayings of two actions, asides, decisions without a choice, a rule that breaks on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from gloaming.core.game import Game
from gloaming.core.options import Option, Options
from gloaming.core.state import CHANCE, NOBODY, OVER, SPECTATOR, State, Step
from gloaming.core.words import Offer, Question
from gloaming.games import AnyGame

PICK, ROLL, WAIT, PEEK, GIVE, AMOUNT, SLEEP, CHEER, BREAK, GIFT = 0, 10, 11, 20, 30, 40, 50, 51, 52, 53
WORDS = {ROLL: "roll", WAIT: "wait", SLEEP: "sleep", CHEER: "cheer", BREAK: "break", GIFT: "gift"}
WORDS |= {PICK + lamp: f"pick {lamp}" for lamp in range(3)}
WORDS |= {PEEK + seat: f"peek {seat}" for seat in range(4)}
WORDS |= {GIVE + seat: f"give {seat}" for seat in range(4)}
WORDS |= {AMOUNT + amount: f"amount {amount}" for amount in range(1, 4)}
CARD, DIE, SPACE = 100, 110, 60
WORDS |= {CARD + card: f"draw {card}" for card in range(4)}
WORDS |= {DIE + die: f"roll {die + 1}" for die in range(6)}


class LanternState(State):
    """The facts."""

    def __init__(self) -> None:
        super().__init__()
        self.faulty = False
        self.rounds = 0
        self.round = 0
        self.cards: list[int] = []
        self.lamps: list[int] = []
        self.points: list[int] = []
        self.tired: list[int] = []
        self.cheered: list[int] = []

    def clone(self) -> LanternState:
        """An independent twin."""
        twin = LanternState()
        self.copy_core(twin)
        twin.faulty, twin.rounds, twin.round = self.faulty, self.rounds, self.round
        twin.cards, twin.lamps, twin.points = self.cards.copy(), self.lamps.copy(), self.points.copy()
        twin.tired, twin.cheered = self.tired.copy(), self.cheered.copy()
        return twin

    def scores(self) -> list[int]:
        """Points."""
        return self.points

    def winners(self) -> list[int]:
        """The brightest."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def early(self, seat: int) -> list[int]:
        """Lamps are picked by all at once."""
        picking = self.seat >= 0 and isinstance(self.step, Pick)
        return [PICK, PICK + 1, PICK + 2] if picking and seat > self.seat else []

    def asides(self, seat: int) -> list[int]:
        """A seat that is not asked may cheer once a round."""
        return [CHEER] if self.seat >= 0 and seat != self.seat and not self.cheered[seat] else []

    def apply_aside(self, seat: int, action: int) -> None:
        """Cheering warms."""
        self.cheered[seat] = 1
        self.points[seat] += 1


class Deal(Step[LanternState]):
    """A card for each seat, seen by that seat alone."""

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to = to

    def outcomes(self, state: LanternState) -> list[int]:
        """Four cards, all alike."""
        return [CARD, CARD + 1, CARD + 2, CARD + 3]

    def apply(self, state: LanternState, action: int) -> None:
        """It is theirs."""
        state.cards[self.to] = action - CARD
        state.revelations += 1


class BeginRound(Step[LanternState]):
    """All pick, then each acts."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: LanternState, action: int) -> None:
        """Push the phases."""
        if state.round == state.rounds:
            return
        state.round += 1
        seats = range(len(state.points))
        state.lamps, state.cheered = [-1 for _ in seats], [0 for _ in seats]
        state.push(BeginRound())
        for seat in reversed(seats):
            state.push(Act(seat))
        state.push(Light())
        for seat in reversed(seats):
            state.push(Pick(seat))


class Pick(Step[LanternState]):
    """One of three lamps, hidden until all have picked."""

    def options(self, state: LanternState) -> list[int]:
        """Any of them."""
        return [PICK, PICK + 1, PICK + 2]

    def apply(self, state: LanternState, action: int) -> None:
        """It is picked."""
        state.lamps[self.seat] = action - PICK


class Light(Step[LanternState]):
    """The lamps are shown; a lamp of one's own is worth its number."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: LanternState, action: int) -> None:
        """Count them."""
        state.revelations += 1
        for seat, lamp in enumerate(state.lamps):
            if state.lamps.count(lamp) == 1:
                state.points[seat] += lamp


class Act(Step[LanternState]):
    """One thing a turn; who is tired can only sleep."""

    def options(self, state: LanternState) -> list[int]:
        """All that is open."""
        if state.tired[self.seat]:
            return [SLEEP]
        others = [seat for seat in range(len(state.points)) if seat != self.seat]
        out = [ROLL, WAIT, *[PEEK + seat for seat in others]]
        if state.points[self.seat]:
            out += [GIVE + seat for seat in others] + [GIFT]
        return sorted([*out, BREAK] if state.faulty else out)

    def apply(self, state: LanternState, action: int) -> None:
        """Do it."""
        if action == BREAK:
            raise ZeroDivisionError("the lamp fell")
        if action == SLEEP:
            state.tired[self.seat] = 0
        elif action == ROLL:
            state.push(Roll(self.seat))
        elif action == WAIT:
            state.push(Rest(self.seat))
        elif action == GIFT:
            state.push(Amount(self.seat, (self.seat + 1) % len(state.points), 1))
        elif action >= GIVE:
            state.push(Amount(self.seat, action - GIVE, min(3, state.points[self.seat])))
        else:
            state.revelations += 1


class Rest(Step[LanternState]):
    """Who waits may think again: wait once more and the turn is over."""

    def options(self, state: LanternState) -> list[int]:
        """Wait or roll."""
        return [ROLL, WAIT]

    def apply(self, state: LanternState, action: int) -> None:
        """Do it."""
        if action == ROLL:
            state.push(Roll(self.seat))


class Amount(Step[LanternState]):
    """How much is given: the second half of a saying."""

    inside = True

    def __init__(self, seat: int, to: int, most: int) -> None:
        super().__init__(seat)
        self.to = to
        self.most = most

    def options(self, state: LanternState) -> list[int]:
        """One to what is there."""
        return [AMOUNT + amount for amount in range(1, self.most + 1)]

    def apply(self, state: LanternState, action: int) -> None:
        """Hand it over."""
        state.points[self.seat] -= action - AMOUNT
        state.points[self.to] += action - AMOUNT


class Roll(Step[LanternState]):
    """A die: its pips are points, and a six makes tired."""

    def __init__(self, to: int) -> None:
        super().__init__(CHANCE)
        self.to = to

    def outcomes(self, state: LanternState) -> list[int]:
        """Six of them."""
        return [*range(DIE, DIE + 6)]

    def apply(self, state: LanternState, action: int) -> None:
        """Count it."""
        state.points[self.to] += action - DIE + 1
        state.tired[self.to] = int(action == DIE + 5)


class LanternView(msgspec.Struct, frozen=True):
    """What a seat may know: its own card and lamp, the lamps of all once they are lit."""

    me: int
    seat: int
    step: str
    round: int
    card: int
    lamps: tuple[int, ...]
    points: tuple[int, ...]
    actions: tuple[int, ...]
    inside: bool


class Lanterns(Game[LanternState, LanternView]):
    """The door."""

    name = "lanterns"
    title = "Lanterns"
    seat_names = ("red", "blue", "green", "yellow")
    options = (
        Option("faulty", "Faulty", "A rule breaks.", False),
        Option("short", "Short", "One round.", False),
    )
    open_information = False
    action_space = SPACE
    state_class = LanternState
    steps = (Deal, BeginRound, Pick, Light, Act, Rest, Amount, Roll)
    ledger_path = Path(__file__)

    def seats(self, options: Mapping[str, object]) -> range:
        """Two to four."""
        return range(2, 5)

    def begin(self, seats: int, options: Options) -> LanternState:
        """Before the deal."""
        state = LanternState()
        state.faulty, state.rounds = options["faulty"] is True, 1 if options["short"] else 4
        state.cards = [-1] * seats
        state.points, state.tired, state.cheered = [0] * seats, [0] * seats, [0] * seats
        state.lamps = [-1] * seats
        state.push(BeginRound())
        for seat in reversed(range(seats)):
            state.push(Deal(seat))
        return state

    def notation(self, state: LanternState, action: int) -> str:
        """One word, or two."""
        return WORDS[action]

    def view(self, state: LanternState, seat: int) -> LanternView:
        """Named field by field."""
        lit = not any(isinstance(step, Light) for step in state.agenda)
        return LanternView(
            me=seat,
            seat=state.seat,
            step=type(state.step).__name__ if state.seat != OVER else "",
            round=state.round,
            card=state.cards[seat] if seat >= 0 else -1,
            lamps=tuple(lamp if lit or owner == seat else -1 for owner, lamp in enumerate(state.lamps)),
            points=tuple(state.points),
            actions=tuple(state.actions) if seat == state.seat and seat != SPECTATOR else (),
            inside=state.seat >= 0 and state.step.inside,
        )

    def say(self, before: LanternView, actions: Sequence[int], after: LanternView) -> list[str]:
        """What the others hear of a card and a lamp is only that there is one."""
        action, mine = actions[0], before.me == before.seat
        if action in range(CARD, CARD + 4):
            return [f"You hold {after.card}." if before.card != after.card else "A card is dealt."]
        if action in range(PICK, PICK + 3) and not mine:
            return [f"@{before.seat} picks a lamp."]
        if before.seat == CHANCE:
            return [f"The die shows {action - DIE + 1}."]
        return [f"@{before.seat} says {', '.join(WORDS[action] for action in actions)}."]

    def ask(self, view: LanternView) -> Question:
        """The step's name, and its options."""
        offers = tuple(Offer(action, WORDS[action], WORDS[action]) for action in view.actions)
        return Question(view.seat, f"@{view.seat}: {view.step}", offers=offers, inside=view.inside)


lanterns: AnyGame = Lanterns()  # as tables hold every game
