"""The contract every game keeps towards tables, bots, terminals and servers.  Ordinary Python.

A small game gives a state class, its steps, `new`, `notation` and the words; the rest has plain defaults.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from gloaming.core import fields
from gloaming.core.dice import Dice
from gloaming.core.fields import copy_of
from gloaming.core.ledger import Ledger
from gloaming.core.options import Option, OptionError, Options, chosen
from gloaming.core.packs import Fault, Pack, PackError
from gloaming.core.picture import Chapter, Picture, plain
from gloaming.core.state import ALLOWED, CHANCE, OVER, SPECTATOR, State, Step
from gloaming.core.words import Offer, Piece, Question, Refusal, Refused

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)


class Game(ABC, Generic[StateT, ViewT]):
    """One game's door.  StateT is its state, ViewT what a seat may see of it."""

    name: str  # as in load("darkrock")
    title: str
    blurb: str = ""  # one sentence for people who never saw the box
    minutes: int = 60  # that a game takes among people, about
    rules_version: int = 1
    seat_names: tuple[str, ...] = ("red", "blue", "green", "yellow", "violet")  # in notation, one a seat
    options: tuple[Option, ...] = ()
    asks_twice: bool = True  # before dice that end a turn; not where dice follow nearly every answer
    open_information: bool = False  # True only where every seat may know everything; see `all_open`
    action_space: int  # 0 .. action_space - 1 are the players' actions
    state_class: type[StateT]
    steps: tuple[type, ...]  # every step class, for restore
    parts: Mapping[str, type] = {}  # the class of the items of each list of state parts, by field name
    ledger_path: Path
    art: Path | None = None  # a folder of templates and drawings, for pages
    decks: Mapping[str, Path] = {}  # the card files that a pack may replace, by their names in a pack
    packs: Mapping[
        str, str
    ] = {}  # the packs whose cards are played: digests by name, as in a journal's header

    # --- a new game

    @abstractmethod
    def seats(self, options: Mapping[str, object]) -> range:
        """The numbers of seats that these options allow."""

    def excludes(self, options: Options) -> str:
        """Why these options cannot be played together, in a sentence; "" if they can."""
        return ""

    def all_open(self, options: Mapping[str, object]) -> bool:
        """May every seat know everything, with all these options?  By default whatever the options are."""
        return self.open_information

    def hides(self, state: StateT, seat: int) -> bool:
        """Does a position keep something from this seat, or from SPECTATOR?  Asked where not all is open.

        By default it may; games in which one seat may know everything while another does not say when."""
        return True

    def goes_with(self, given: Mapping[str, object]) -> Mapping[str, object]:
        """The defaults of options that are not given, where they depend on those that are."""
        return {}

    def settled(self, given: Mapping[str, object]) -> Options:
        """All options: those given, the rest at their defaults.  OptionError for what cannot be."""
        options = chosen(self.options, {**self.goes_with(given), **given})
        if reason := self.excludes(options):
            raise OptionError(reason)
        return options

    def meant(self, recorded: Mapping[str, object]) -> Mapping[str, object]:
        """The options of a journal, as they are said now; those of earlier days are still played."""
        return recorded

    @abstractmethod
    def begin(self, seats: int, options: Options) -> StateT:
        """A state before its first decision; seats and options are already checked."""

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> StateT:
        """A state before its first decision.  OptionError or ValueError for what cannot be."""
        given = self.settled(options or {})
        allowed = self.seats(given)
        if seats not in allowed:
            raise ValueError(wrong_number(self.title, allowed, seats))
        state = self.begin(seats, given)
        state.settle()
        return state

    # --- cards

    def with_packs(self, packs: Sequence[Pack]) -> Game[StateT, ViewT]:
        """This game with the packs' files in the place of the house's.  PackError, with every fault."""
        raise PackError([Fault(pack.name, f"{self.title} takes no packs.") for pack in packs])

    # --- saving

    def dump(self, state: StateT) -> dict[str, fields.Plain]:
        """The whole state as JSON-able data: every field, the agenda's steps by name."""
        left_out = {"actions", "seat", *self.shared(state)}
        names = [name for name in fields.field_names(state) if name not in left_out]
        return {name: fields.dump_value(getattr(state, name)) for name in names}

    def restore(self, data: Mapping[str, object]) -> StateT:
        """The state of a dump, checked strictly.  DumpError with a sentence for anything else."""
        state = self.state_class()
        steps = {cls.__name__: cls for cls in self.steps}
        derived = {"actions": [], "seat": 0, **self.shared(state)}
        fields.Restorer(steps, self.parts, derived).fill(state, dict(data), self.name)
        self.check(state)
        try:
            state.settle()
            self.view(state, SPECTATOR)
        except Exception as flaw:  # a position that cannot be asked about or looked at: the dump is to blame
            raise fields.DumpError(f"The dump of {self.name} is no position of the game ({flaw}).") from flaw
        if state.seat >= 0 and not state.actions:
            raise fields.DumpError(f"The dump of {self.name} asks a seat that has no answer.")
        return state

    def shared(self, state: StateT) -> dict[str, object]:
        """Fields that a dump leaves out and restore hands over: immutable content."""
        return {}

    def check(self, state: StateT) -> None:
        """DumpError with the first flaw of a state, if there is one."""
        for flaw in self.flaws(state):
            raise fields.DumpError(flaw)

    def flaws(self, state: StateT) -> Iterable[str]:
        """What must hold and does not, in sentences; games say what that is."""
        return ()

    # --- sayings

    @abstractmethod
    def notation(self, state: StateT, action: int) -> str:
        """One action as people who know the game write it; for any action of the vocabulary."""

    def read(self, state: StateT, text: str) -> int | None:
        """The action of the vocabulary that a text names here, open or not; None if it names none.

        The default knows the open ones only."""
        text = " ".join(text.split()).lower()
        open_here = state.outcomes()[0] if state.seat == CHANCE else state.actions
        return next((action for action in open_here if self.notation(state, action) == text), None)

    def parse(self, state: StateT, text: str) -> list[int]:
        """The actions of one saying, usually one, several joined by commas.

        Raises Refused, with what is open, if any action of the saying is not open where it is said."""
        actions: list[int] = []
        twin: StateT = state.clone()  # type: ignore[assignment]
        asked = state.seat
        for number, part in enumerate(text.split(",")):
            if number and (twin.seat != asked or asked < 0 or not twin.step.inside):
                raise Refused(Refusal("", f"“{short(part)}” comes after the end of the saying."))
            action = self.read(twin, part)
            if action is None:
                sentence = f"“{short(part)}” is nothing that can be said here."
                raise Refused(Refusal("", sentence, "", self.offered(twin)))
            if not twin.is_open(action):
                raise Refused(self.why_not(twin, twin.seat, action))
            twin.advance(action)
            actions.append(action)
        return actions

    def offered(self, state: StateT, most: int = 8) -> str:
        """A sentence with what is open, in notation."""
        if state.seat == OVER:
            return "The game is over."
        open_here = state.outcomes()[0] if state.seat == CHANCE else state.actions
        texts = [self.notation(state, action) for action in open_here[:most]]
        more = f" and {len(open_here) - most} more" if len(open_here) > most else ""
        return f"Open now: {'; '.join(texts)}{more}."

    # --- refusals

    @cached_property
    def ledger(self) -> Ledger:
        """Every rule and ruling of this game, in our words."""
        return Ledger.load(self.ledger_path)

    def why_not(self, state: StateT, seat: int, action: int, view: ViewT | None = None) -> Refusal:
        """Which rule forbids the action to that seat now, and what would work.

        The same predicates that make the options, read aloud.  ValueError if nothing forbids it.
        Who asks about many actions may give the asked seat's view, made once."""
        if state.seat == OVER:
            return Refusal("", "The game is over.")
        if seat != state.seat:
            return Refusal("", self.not_asked(state, seat))
        rule = (
            ALLOWED
            if 0 <= action < self.action_space and action in state.actions
            else self.forbids(state, action)
        )
        if rule == ALLOWED:
            raise ValueError(f"Nothing forbids action {action} here.")
        entry = self.ledger.by_number(rule)
        seen = self.view(state, seat) if view is None else view
        return Refusal(entry.id, self.refuse(seen, action, rule), entry.text, self.instead(seen, action))

    def forbids(self, state: StateT, action: int) -> int:
        """The number of the rule that forbids an action of the vocabulary now, or ALLOWED."""
        return state.step.forbids(state, action)

    def not_asked(self, state: StateT, seat: int) -> str:
        """The sentence for a seat that is not asked."""
        if state.seat == CHANCE:
            return "The dice are to be thrown first."
        return f"It is not your turn: @{state.seat} is asked."

    def refuse(self, view: ViewT, action: int, rule: int) -> str:
        """The sentence that refuses the action by that rule, to the seat that is asked and has this view;
        games say it better than this."""
        return self.ledger.by_number(rule).text

    def instead(self, view: ViewT, action: int) -> str:
        """What would work in the place of an action that is refused to that view's seat: a sentence, or
        nothing."""
        return ""

    # --- what a seat may see, and its words

    @abstractmethod
    def view(self, state: StateT, seat: int) -> ViewT:
        """What a seat (or SPECTATOR) may know, built by naming it."""

    @abstractmethod
    def say(self, before: ViewT, actions: Sequence[int], after: ViewT) -> list[str]:
        """The sentences of one saying, for the seat whose views these are."""

    def say_aside(self, before: ViewT, seat: int, action: int, after: ViewT) -> list[str]:
        """The sentences of what a seat says in between; games tell it from an answer if that matters."""
        return self.say(before, [action], after)

    @abstractmethod
    def ask(self, view: ViewT) -> Question:
        """The question as that view's seat reads it, with the offers if it is the one asked."""

    def scene(self, view: ViewT) -> tuple[Piece, ...]:
        """The pieces that view shows and where they lie; small games have none."""
        return ()

    def picture(self, view: ViewT, question: Question, touched: Sequence[str] = ()) -> Picture:
        """What a page draws of that view; `touched` names what the reader has chosen so far."""
        return plain(question)

    def retell(self, chapters: Iterable[Chapter[ViewT]]) -> tuple[tuple[str, str], ...]:
        """A game that is over as a story for its end page: headings and prose; most games tell none."""
        return ()

    def show(self, view: ViewT) -> list[str]:
        """The table in plain lines, for terminals and readers; small games show the view's fields."""
        return [f"{name}: {getattr(view, name)}" for name in view.__struct_fields__]

    # --- learning agents

    def features_of(self, view: ViewT) -> Iterable[tuple[str, float]]:
        """What a learning agent sees in a view: names and values, the same names in the same order always."""
        return ()

    @cached_property
    def features(self) -> tuple[str, ...]:
        """The names of what `observe` writes."""
        table = self.new(self.seats(self.settled({}))[0])
        return tuple(name for name, _ in self.features_of(self.view(table, 0)))

    def observe(self, state: StateT, seat: int, out: MutableSequence[float]) -> None:
        """Write what a seat knows into the caller's buffer: one float for each name in `features`."""
        for place, (_, value) in enumerate(self.features_of(self.view(state, seat))):
            out[place] = value


def short(text: str, most: int = 60) -> str:
    """A foreign text as it may stand in a sentence."""
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 1]}…"


def wrong_number(title: str, allowed: Sequence[int], seats: int) -> str:
    """That a game takes other numbers of seats, and what to do about it."""
    over, short = seats - allowed[-1], allowed[0] - seats
    remedy = f"leave {over} of them to nobody" if over > 0 else f"fill {short} more"
    takes = f"{title} takes {spanned(allowed)} with these options"
    return f"{takes}, not {seats}: {remedy}, or choose other options."


def spanned(numbers: Sequence[int]) -> str:
    """'2 to 5 seats', '2 seats' or '1 seat'."""
    if len(numbers) > 1:
        return f"{numbers[0]} to {numbers[-1]} seats"
    return f"{numbers[0]} seat{'s' * (numbers[0] > 1)}"


def offer_of(question: Question, action: int) -> Offer:
    """The offer of an open action.  StopIteration if the question does not offer it."""
    return next(offer for offer in question.offers if offer.action == action)


def saying(game: Game[StateT, ViewT], state: StateT, actions: Sequence[int]) -> str:
    """The notation of a whole saying: its actions joined by commas."""
    twin = state.clone()
    texts: list[str] = []
    for action in actions:
        texts.append(game.notation(twin, action))  # type: ignore[arg-type]
        twin.advance(action)
    return ", ".join(texts)


__all__ = [  # what a small game needs stands here, so that it has one line to import
    "ALLOWED", "CHANCE", "OVER", "Dice", "Game", "Offer", "Options", "Question", "State", "Step", "copy_of",
    "offer_of", "saying",
]  # fmt: skip
