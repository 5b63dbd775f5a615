"""The same game for programs: one JSON object a line, out and in, read strictly.

Out: `table` first, then `story`, `question` or `throw`, `refused`, `reason`, perhaps `trouble` with a bot, in
the end `over` or `left`.
In: {"actions": [3]} or {"saying": "assign crew m8"}, {"why": 3}, {"undo": true}, {"quit": true}.
Actions that are not whole yet bring the question that is still open; send all of them again with the rest.
A question's `plans` are whole ways on: their actions, after those said, are what to send.
"""

from __future__ import annotations

import sys
from typing import BinaryIO, Final

import msgspec

from gloaming.core.game import short
from gloaming.core.state import CHANCE, SPECTATOR
from gloaming.core.words import Question, Refusal
from gloaming.table import Accepted, Answer, Denied, Entry, Preview, denied
from gloaming.terminal.match import Match

LINE_LIMIT: Final = 64 * 1024
OUTCOMES: Final = 216  # more of them are not listed
WANTED: Final = 'Send one of {"actions": [..]}, {"saying": ".."}, {"why": 3}, {"undo": true}, {"quit": true}.'


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a program; exactly one of its fields is given."""

    actions: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    saying: str | msgspec.UnsetType = msgspec.UNSET
    why: int | msgspec.UnsetType = msgspec.UNSET
    undo: bool | msgspec.UnsetType = msgspec.UNSET
    quit: bool | msgspec.UnsetType = msgspec.UNSET

    def __post_init__(self) -> None:
        """Refuse none and several."""
        given = [name for name in self.__struct_fields__ if getattr(self, name) is not msgspec.UNSET]
        if len(given) != 1 or self.undo is False or self.quit is False:
            raise ValueError("it holds none or several of the things that can be sent")


class Objects:
    """A match spoken to by a program, which holds all seats of people."""

    def __init__(self, match: Match, source: BinaryIO, target: BinaryIO) -> None:
        self.match = match
        self.source = source
        self.target = target
        self.told = 0

    def spend(self) -> None:
        """Play to the end, or until the input ends."""
        table = self.match.table
        self.write("table", game=self.match.game.name, seats=self.seats(), options=table.header.options)
        while not table.over:
            if table.state.seat >= 0 and self.match.bot(table.state.seat):
                trouble = self.match.move()
                if trouble:
                    self.write("trouble", sentence=self.match.named(trouble))
                continue
            self.story()
            self.put()
            if not self.hear():
                self.write("left", number=table.number, kept=str(self.match.path or ""))
                return
        self.story()
        state = table.state
        result = {"scores": list(state.scores()), "winners": list(state.winners())}
        self.write(
            "over", number=table.number, title=self.match.named(table.question(SPECTATOR).title), **result
        )

    def seats(self) -> list[dict[str, object]]:
        """Who sits where."""
        sitters = self.match.table.sitters
        return [
            {"seat": seat, "name": name, "notation": notation, "bot": sitters[seat].level}
            for seat, (name, notation) in enumerate(
                zip(self.match.names, self.match.table.header.seats, strict=True)
            )
        ]

    # --- out

    def write(self, kind: str, **fields: object) -> None:
        """One object."""
        self.target.write(msgspec.json.encode({"is": kind, **fields}) + b"\n")
        self.target.flush()

    def reader(self) -> int:
        """Who reads: the seat that is asked, if a person sits there."""
        seat = self.match.table.state.seat
        return seat if seat in self.match.people else self.match.reader()

    def story(self) -> None:
        """What happened since the last question."""
        entries = self.match.entries(self.reader(), self.told)
        self.told = self.match.table.number
        if entries:
            self.write("story", entries=[self.entry(entry) for entry in entries])

    def entry(self, entry: Entry) -> dict[str, object]:
        """One entry of the story."""
        sentences = [self.match.named(sentence) for sentence in entry.sentences]
        return {"number": entry.number, "kind": entry.kind, "seat": entry.seat, "text": entry.text,
                "forced": entry.forced, "sentences": sentences}  # fmt: skip

    def put(self) -> None:
        """What is asked now."""
        table = self.match.table
        if table.state.seat != CHANCE:
            self.question(table.question(table.state.seat), table.view(table.state.seat), ())
            return
        actions = table.state.outcomes()[0]
        texts = [self.match.game.notation(table.state, action) for action in actions[:OUTCOMES]]
        title = self.match.named(table.question(SPECTATOR).title)
        self.write("throw", number=table.number, title=title, outcomes=texts, all=len(actions))

    def question(self, question: Question, view: msgspec.Struct, parts: tuple[int, ...]) -> None:
        """A question with its view and its offers."""
        named = self.match.named
        twin = self.match.ahead(parts)
        offers = [
            {**msgspec.structs.asdict(offer), "sentence": named(offer.sentence), "short": named(offer.short),
             "notation": self.match.game.notation(twin, offer.action)}
            for offer in question.offers
        ]  # fmt: skip
        plans = [
            {"actions": plan.actions, "sentence": named(plan.sentence), "after": named(plan.after)}
            for plan in question.plans
        ]
        self.write(
            "question",
            number=self.match.table.number,
            seat=question.seat,
            player=self.match.names[question.seat],
            title=named(question.title),
            why=named(question.why),
            said=list(parts),
            offers=offers,
            plans=plans,
            view=view,
        )

    def refused(self, refusal: Refusal, kind: str = "refused") -> None:
        """Why not."""
        self.write(
            kind,
            sentence=self.match.named(refusal.sentence),
            rule=refusal.rule,
            law=refusal.law,
            instead=self.match.named(refusal.instead),
        )

    # --- in

    def hear(self) -> bool:
        """Read lines until one is accepted; False at the end of the input."""
        number = self.match.table.number
        while self.match.table.number == number:
            line = self.source.readline(LINE_LIMIT + 1)
            spoken = self.understood(line) if line else None
            if not line or (spoken is not None and spoken.quit is True):
                return False
            if spoken is not None:
                self.carry_out(spoken)
        return True

    def understood(self, line: bytes) -> Spoken | None:
        """One line as an object; None, with a refusal, for anything else."""
        if len(line) > LINE_LIMIT and not line.endswith(b"\n"):
            while len(line) > LINE_LIMIT and not line.endswith(b"\n"):
                line = self.source.readline(LINE_LIMIT + 1)
            self.refused(Refusal("", f"That line is longer than {LINE_LIMIT // 1024} kB."))
            return None
        try:
            return msgspec.json.decode(line, type=Spoken)
        except (ValueError, RecursionError) as flaw:
            self.refused(Refusal("", f"That line cannot be read ({short(str(flaw))}).", "", WANTED))
            return None

    def carry_out(self, spoken: Spoken) -> None:
        """What a program said, at the table."""
        seat = self.match.table.state.seat
        if isinstance(spoken.why, int):
            self.why(seat, spoken.why)
            return
        if isinstance(spoken.actions, tuple):
            answer = self.act(seat, spoken.actions)
        elif isinstance(spoken.saying, str):
            answer = (
                self.match.throw(spoken.saying) if seat == CHANCE else self.match.say(seat, spoken.saying)
            )
        else:
            answer = self.match.undo(seat)
        if isinstance(answer, Denied):
            self.refused(answer.refusal)
        assert answer is None or isinstance(answer, Accepted | Denied)

    def act(self, seat: int, actions: tuple[int, ...]) -> Answer | None:
        """A saying by its actions; None where it is only begun, and asked about further."""
        if seat == CHANCE or not actions:
            return denied("Say what the dice show as a saying." if actions else "Name an action at least.")
        seen = self.match.table.preview(seat, self.match.table.number, actions)
        if not isinstance(seen, Preview):
            assert isinstance(seen, Denied)
            return self.closed(actions) or seen
        if seen.whole:
            return self.match.say(seat, seen.text)
        self.question(seen.question, seen.view, actions)
        return None

    def closed(self, actions: tuple[int, ...]) -> Denied | None:
        """Why the first of these actions that is closed is so; None where that is not to be said."""
        twin = self.match.ahead(())
        seat, seen = twin.seat, twin.revelations
        for action in actions:
            if twin.seat != seat or twin.revelations > seen or not 0 <= action < self.match.game.action_space:
                return None
            if not twin.is_open(action):
                return Denied(self.match.game.why_not(twin, seat, action))
            twin.advance(action)
        return None

    def why(self, seat: int, action: int) -> None:
        """Which rule forbids an action now."""
        try:
            self.refused(self.match.table.why_not(seat, action), "reason")
        except ValueError as flaw:
            self.refused(Refusal("", str(flaw)), "reason")


def standard(match: Match) -> Objects:
    """Spoken to by this process's own input."""
    return Objects(match, sys.stdin.buffer, sys.stdout.buffer)
