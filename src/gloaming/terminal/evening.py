"""A whole game with people at one terminal: what happened, how the table stands, what is asked."""

from __future__ import annotations

from gloaming import bots
from gloaming.core.state import CHANCE
from gloaming.core.words import listed
from gloaming.table import Denied
from gloaming.terminal import layout, speech
from gloaming.terminal.aid import Aid
from gloaming.terminal.asking import Asking
from gloaming.terminal.match import Match, of_cards
from gloaming.terminal.paper import Paper
from gloaming.terminal.speech import Command
from gloaming.terminal.story import Story
from gloaming.terminal.throwing import Throwing


class Left(Exception):
    """Whoever sat here has gone."""


class Evening:
    """One match at one terminal, from the first question to the last word."""

    def __init__(self, match: Match, paper: Paper) -> None:
        self.match = match
        self.paper = paper
        self.story = Story(match, paper)
        self.aid = Aid(match, paper, self.story)
        self.throwing = Throwing(match, paper)

    def spend(self) -> None:
        """Play to the end, or until somebody leaves or the input ends."""
        self.greet()
        try:
            while not self.match.table.over:
                try:
                    self.once()
                except KeyboardInterrupt:
                    self.leave_or_stay()
            self.end()
        except Left:
            self.paper.line(self.farewell())
        except EOFError:
            self.paper.line()
            self.paper.line(f"The input has ended. {self.farewell()}")

    def greet(self) -> None:
        """Which game, who plays, what helps."""
        names = [f"{name} ({self.who(seat)})" for seat, name in enumerate(self.match.names)]
        again = " The game goes on from its file." if self.match.resumed else ""
        with_packs = f", with {of_cards(self.match.table.header)}" if self.match.game.packs else ""
        self.paper.line(f"{self.match.game.title}{with_packs}. {', '.join(names)}.{again}")
        if self.match.people:
            self.paper.line(
                "A number is an answer; help tells what else can be typed, rules WORD explains a word."
            )

    def who(self, seat: int) -> str:
        """'you', or the bot's level."""
        return f"bot, {self.match.table.sitters[seat].level}" if self.match.bot(seat) else "you"

    def once(self) -> None:
        """One decision, of whoever is asked; then what came of it."""
        seat = self.match.table.state.seat
        if seat == CHANCE:
            self.throw()
        elif self.match.bot(seat):
            self.trouble(self.match.move())
        else:
            self.story.sit_down(seat)
            self.ask(seat)
            self.story.tell(self.story.reader())
        if not self.match.secret:
            self.story.tell(self.match.reader())

    def trouble(self, sentence: str) -> None:
        """Tell what went wrong with a bot, if something did."""
        if sentence:
            self.paper.line(self.match.named(sentence))

    # --- questions

    def ask(self, seat: int) -> None:
        """One decision of a person, with all that may be typed meanwhile."""
        asking = Asking(self.match, self.paper, seat)
        asking.put()
        number = self.match.table.number
        while self.match.table.number == number:
            line = self.paper.ask(f"{self.match.names[seat]}> ")
            said = speech.heard(line)
            if not line:
                self.paper.line("Type the number of an answer; help tells what else.")
            elif aside := self.match.between(line):
                self.between(*aside)
            elif not isinstance(said, Command):
                asking.answer(said)
            else:
                self.command(said, asking)
        self.story.headed = False

    def between(self, seat: int, text: str) -> None:
        """Somebody who is not asked says something."""
        answer = self.match.say_between(seat, text)
        if isinstance(answer, Denied):
            for paragraph, indent, more in layout.refusal(answer.refusal, self.match.named):
                self.paper.line(paragraph, indent, more)

    def command(self, said: Command, asking: Asking) -> None:
        """A word that works everywhere."""
        if said.word == "quit":
            raise Left
        if said.word != "undo":
            self.aid.give(said, asking)
        elif asking.parts:
            asking.back()
        else:
            self.undo(asking.seat)

    def undo(self, seat: int) -> None:
        """Take the latest decision back, or tell why that cannot be."""
        answer = self.match.undo(seat)
        if isinstance(answer, Denied):
            self.paper.line(self.match.named(answer.refusal.sentence))
        else:
            self.story.stale = True

    def throw(self) -> None:
        """People say what their dice show."""
        self.throwing.put()
        number = self.match.table.number
        while self.match.table.number == number:
            line = self.paper.ask("Dice> ")
            said = speech.heard(line)
            if not isinstance(said, Command):
                self.throwing.hear(line)
            elif said.word == "quit":
                raise Left
            elif said.word == "undo":
                self.throwing.undo()
            else:
                self.aid.give(said, None)

    # --- the end, or before it

    def end(self) -> None:
        """The result, and a last chance to keep the game."""
        reader = self.match.reader()
        self.story.tell(reader)
        self.story.show(reader)
        self.paper.line()
        self.paper.title(self.match.named(self.match.table.question(reader).title))
        self.paper.line(self.result())
        if self.match.people:
            self.paper.line("The game is over: log, show, save FILE, or Enter to leave.")
            self.look_back()

    def result(self) -> str:
        """Every score, and who won."""
        state = self.match.table.state
        scores = [f"{name} {score}" for name, score in zip(self.match.names, state.scores(), strict=True)]
        winners = listed([self.match.names[seat] for seat in state.winners()])
        return f"Scores: {', '.join(scores)}. {f'Won by {winners}' if winners else 'Nobody wins'}."

    def look_back(self) -> None:
        """What may be typed when the game is over, until nobody wants anything any more."""
        try:
            while line := self.paper.ask("End> "):
                said = speech.heard(line)
                if isinstance(said, Command) and said.word == "quit":
                    return
                self.aid.give(said if isinstance(said, Command) else Command("help", ""), None)
        except (EOFError, KeyboardInterrupt):
            self.paper.line()

    def leave_or_stay(self) -> None:
        """Ctrl-C asks; a second one leaves."""
        self.paper.line()
        self.paper.line("Leave? 1 a bot keeps your seat, 2 the table waits, 0 stay")
        try:
            choice = self.paper.ask("Leave> ")
        except KeyboardInterrupt:
            raise Left from None
        people, seat = self.match.people, self.match.table.state.seat
        if choice == "1" and people:
            self.match.table.stand_in(seat if seat in people else people[0], bots.DEFAULT)
        elif choice == "2" or not people:
            raise Left

    def farewell(self) -> str:
        """Where the game is kept, if it is."""
        if self.match.path is None:
            return "This game was not kept; with --journal FILE the next one goes on where you leave it."
        return f"The table waits in {self.match.path}; the same command goes on from there."
