"""Real dice: people type what fell, or what they drew, and it becomes the game's notation."""

from __future__ import annotations

from gloaming.core.state import SPECTATOR, State
from gloaming.table import AnyGame, Denied
from gloaming.terminal import layout
from gloaming.terminal.match import Match
from gloaming.terminal.paper import Paper

SHOWN = 6  # outcomes that are named as examples
LONGEST = 200  # letters of a throw


class Throwing:
    """The throws of one match, as people type them."""

    def __init__(self, match: Match, paper: Paper) -> None:
        self.match = match
        self.paper = paper

    def put(self) -> None:
        """Write what is to be thrown, and how to say it."""
        self.paper.line()
        self.paper.title(self.match.named(self.match.table.question(SPECTATOR).title))
        self.paper.line("Type what came up; the first word may be left out.")
        self.paper.line(self.match.named(self.match.game.offered(self.match.table.state, SHOWN)))

    def hear(self, line: str) -> None:
        """What fell, if it can fall."""
        text = outcome(self.match.game, self.match.table.state, self.match.unnamed(line[:LONGEST]))
        answer = self.match.throw(text)
        if isinstance(answer, Denied):
            for paragraph, indent, more in layout.refusal(answer.refusal, self.match.named):
                self.paper.line(paragraph, indent, more)

    def undo(self) -> None:
        """Whoever spoke last takes it back before the dice are thrown."""
        if not self.match.people:
            self.paper.line("Only bots sit here, and bots take nothing back.")
            return
        answer = self.match.undo(self.match.people[0])
        if isinstance(answer, Denied):
            self.paper.line(self.match.named(answer.refusal.sentence))


def outcome(game: AnyGame, state: State, text: str) -> str:
    """The notation of the outcome that a text names by its last words, as '3 5' or '35' for 'roll 3 5'; else
    the text itself."""
    wanted = " ".join(text.replace(",", " ").split()).lower()
    named = [game.notation(state, action) for action in state.outcomes()[0]]
    for words in (wanted, " ".join(wanted) if wanted.isdecimal() else wanted):
        brief = [name for name in named if words in (name, name.partition(" ")[2])]
        if len(brief) == 1:
            return brief[0]
    return wanted or text
