"""The words that work everywhere: why, hint, log, show, rules, save, help."""

from __future__ import annotations

from pathlib import Path

from gloaming import bots
from gloaming.core.game import short
from gloaming.terminal import layout, reasons, records, speech
from gloaming.terminal.asking import Asking
from gloaming.terminal.match import Match
from gloaming.terminal.paper import Paper
from gloaming.terminal.speech import Command
from gloaming.terminal.story import Story

LOG = 10  # entries that `log` tells without a number


class Aid:
    """Answers to everything that is no answer to the question."""

    def __init__(self, match: Match, paper: Paper, story: Story) -> None:
        self.match = match
        self.paper = paper
        self.story = story

    def give(self, said: Command, asking: Asking | None) -> None:
        """Do what a word asks for; `asking` is the open question, if a person has one."""
        match said.word:
            case "help":
                self.help()
            case "show":
                self.show(asking)
            case "log":
                self.log(said.rest)
            case "rules":
                self.rules(said.rest)
            case "save":
                self.save(said.rest)
            case "why" if asking:
                self.why(said.rest, asking)
            case "hint" if asking:
                self.hint(asking)
            case word:
                self.paper.line(f"There is no question of yours that “{word}” could speak of now.")

    def help(self) -> None:
        """What may be typed."""
        for word, meaning in speech.HELP:
            self.paper.line(f"{word:<16} {meaning}", 2, 19)

    def show(self, asking: Asking | None) -> None:
        """The table again, and the question."""
        self.story.show(asking.seat if asking else self.story.reader())
        if asking:
            asking.put()

    def log(self, text: str) -> None:
        """The latest entries of the story, with their numbers."""
        if text and not (text.isdecimal() and len(text) < 7 and int(text)):
            self.paper.line("log N tells the last N entries, as: log 20.")
            return
        for entry in self.match.entries(self.story.reader(), 0)[-int(text or LOG) :]:
            self.paper.line(f"{entry.number:>5}  {self.match.named(' '.join(entry.sentences))}", 0, 7)

    def rules(self, words: str) -> None:
        """Rules by a word or an id."""
        found = layout.rules(self.match.game.ledger, words) if words else []
        for text, indent in found:
            self.paper.line(text, indent, indent + 2)
        if not words:
            self.paper.line("Say a word that a rule has in it, as: rules turn.")
        elif not found:
            self.paper.line(f"No rule speaks of “{short(words)}”.")

    def why(self, text: str, asking: Asking) -> None:
        """Why something is open or not."""
        if not text:
            self.paper.line("Say what: why 3, or why and a name.")
            return
        for paragraph, indent, more in reasons.why(self.match, asking.state(), asking.question(), text):
            self.paper.line(paragraph, indent, more)

    def hint(self, asking: Asking) -> None:
        """What a steady player would say."""
        reply = bots.hint(self.match.game, asking.state(), asking.seat)
        numbers = [offer.action for offer in asking.question().offers]
        number = f"{numbers.index(reply.actions[0]) + 1}, " if reply.actions[0] in numbers else ""
        thought = f": {self.match.named(reply.thought)}" if reply.thought else ""
        self.paper.line(f"A steady player would say {number}“{reply.saying}”{thought}.")

    def save(self, name: str) -> None:
        """Write the game to a new file."""
        if not name:
            self.paper.line("Say where: save FILE.")
            return
        try:
            path = Path(name).expanduser()
            if path.exists():
                self.paper.line(f"{path} is there already: choose another name.")
                return
            records.write(path, self.match.journal())
        except (OSError, RuntimeError, ValueError) as flaw:
            self.paper.line(str(flaw) if isinstance(flaw, records.Unreadable) else f"Not saved: {flaw}.")
            return
        self.paper.line(f"Saved: {path}. `gloaming replay {path}` tells it again.")
        if not self.match.table.log.all_open and not self.match.table.over:
            self.paper.line("The file holds hidden things too: do not read it before the end.")
