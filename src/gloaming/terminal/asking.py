"""One question to one person, until its answer is whole: numbers, sayings, parts taken back."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.dice import Dice
from gloaming.core.game import offer_of
from gloaming.core.state import CHANCE, State
from gloaming.core.words import Chain, Offer, Question, Refused
from gloaming.table import Denied, Preview, in_notation
from gloaming.terminal import layout
from gloaming.terminal.match import Match
from gloaming.terminal.paper import LINE_LIMIT, Paper
from gloaming.terminal.speech import Number, Text


class Asking:
    """The open decision of one seat.  `parts` are the actions said so far, `chosen` their offers."""

    def __init__(self, match: Match, paper: Paper, seat: int) -> None:
        self.match = match
        self.paper = paper
        self.seat = seat
        self.parts: list[int] = []
        self.chosen: list[Offer] = []
        self.previews: dict[tuple[int, ...], Preview] = {}

    # --- what is asked

    def preview(self, parts: Sequence[int]) -> Preview:
        """The table as its seat would see it after these actions; made once for each way to say them."""
        said = tuple(parts)
        if said not in self.previews:
            seen = self.match.table.preview(self.seat, self.match.table.number, parts)
            assert isinstance(seen, Preview)
            self.previews[said] = seen
        return self.previews[said]

    def question(self) -> Question:
        """What is asked now."""
        return self.preview(self.parts).question

    def state(self) -> State:
        """The state in which it is asked."""
        return self.match.ahead(self.parts)

    def put(self) -> None:
        """Write the question and its numbered answers."""
        question, named = self.question(), self.match.named
        self.paper.line()
        if self.chosen:
            self.paper.line(f"So far: {named(self.chosen[-1].sentence)}.", 2)
        self.paper.title(named(question.title))
        if question.why:
            self.paper.line(named(question.why))
        for text, more in layout.offers(question.offers, named, self.paper.width):
            self.paper.lines([text]) if len(text) <= self.paper.width else self.paper.line(text, 0, more)
        if question.plans:
            self.paper.line("Or all at once, the best first:")
        for text, more in layout.plans(question.plans, len(question.offers) + 1, named):
            self.paper.line(text, 0, more)
        if question.chains:
            self.paper.line(layout.chains(question.chains), 0, 6)
        if self.parts:
            self.paper.line(f"{0:>4}  Back")

    # --- what is answered

    def answer(self, said: Number | Text) -> bool:
        """Take what was typed; True when the saying is on the table."""
        if isinstance(said, Number):
            return self.take_numbers(said.numbers)
        return self.take_text(said.text)

    def take_numbers(self, numbers: tuple[int, ...]) -> bool:
        """Answers by number, one question after the other."""
        if numbers == (0,):
            self.back()
            return False
        before = len(self.parts)
        for place, number in enumerate(numbers):
            ways = meant_by_numbers(self.question())
            if not 0 < number <= len(ways):
                self.paper.line(f"There is no answer {number} here: 1 to {len(ways)} are.")
                break
            begun = len(self.parts)
            self.add_all(ways[number - 1])
            if self.preview(self.parts).whole:
                if place + 1 == len(numbers):
                    return self.confirmed() and self.submit(self.preview(self.parts).text)
                self.paper.line(f"Your answer would be whole before the {numbers[place + 1]}.")
                self.back(begun)
                return False
        if len(self.parts) > before:
            self.put()
        return False

    def take_text(self, text: str) -> bool:
        """An answer in notation, whole or the next part of one."""
        if len(text) > LINE_LIMIT:
            self.paper.line(f"That is too long: an answer has at most {LINE_LIMIT} letters.")
            return False
        for chain in self.question().chains:
            if chain.short.casefold() == text.casefold():
                return self.take_chain(chain)
        try:
            actions = self.read(text)
        except Refused as refused:
            self.refuse(Denied(refused.refusal))
            return False
        self.add_all(actions)
        seen = self.preview(self.parts)
        if seen.whole:
            return self.submit(seen.text)
        self.put()
        return False

    def take_chain(self, chain: Chain) -> bool:
        """Several sayings, as far as nothing comes in between; True when the first is on the table."""
        number = self.match.table.number
        if not self.submit(in_notation(self.match.table, chain.sayings[0])):
            return False
        if why := self.match.carry_on(self.seat, number, chain.sayings[1:]):
            self.paper.line(self.match.named(why))
        return True

    def read(self, text: str) -> list[int]:
        """The actions that a text names here; players' names will do for those of their seats."""
        state = self.state()
        try:
            return self.match.game.parse(state, text)
        except Refused:
            return self.match.game.parse(state, self.match.unnamed(text))

    def add_all(self, actions: Sequence[int]) -> None:
        """These parts more."""
        for action in actions:
            self.chosen.append(offer_of(self.question(), action))
            self.parts.append(action)

    def back(self, to: int = -1) -> None:
        """Take the last part back, or all but the first so many."""
        if not self.parts:
            self.paper.line("Nothing of this answer is said yet; undo takes back the one before.")
            return
        del self.parts[to:], self.chosen[to:]
        self.put()

    def submit(self, text: str) -> bool:
        """Say it at the table."""
        answer = self.match.say(self.seat, text)
        if isinstance(answer, Denied):
            self.refuse(answer)
            return False
        return True

    def refuse(self, answer: Denied) -> None:
        """Write why not."""
        for text, indent, more in layout.refusal(answer.refusal, self.match.named):
            self.paper.line(text, indent, more)

    # --- asked once more

    def confirmed(self) -> bool:
        """Ask once more before an answer by number ends a turn for good; False takes its last part back."""
        if not self.match.game.asks_twice or not self.ends_the_turn():
            return True
        self.paper.line(f"* {self.match.named(self.chosen[-1].sentence)}? Enter says yes, 0 goes back.")
        while True:
            line = self.paper.ask(f"{self.match.names[self.seat]}> ").lower()
            if line in ("", "1", "yes", "y"):
                return True
            if line in ("0", "no", "n", "back"):
                self.back()
                return False
            self.paper.line("Enter says yes, 0 goes back.")

    def ends_the_turn(self) -> bool:
        """Does the saying lead to a throw or a draw after which somebody else decides?"""
        twin = self.match.table.state.imagine(self.seat, Dice(0))
        for action in self.parts:
            twin.advance(action)
        if twin.seat != CHANCE:
            return False
        luck = Dice(0)
        while twin.seat == CHANCE:
            twin.advance(twin.draw(luck))
        return twin.seat != self.seat


def meant_by_numbers(question: Question) -> list[tuple[int, ...]]:
    """The actions behind each number: the offers, then the plans."""
    return [*((offer.action,) for offer in question.offers), *(plan.actions for plan in question.plans)]
