"""What the pages are given: frozen facts about tables, people and rules.  The only input of the templates.

Sentences name seats as `@0`, `@1`; the templates fill the names in.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gloaming.core.options import Option
from gloaming.core.picture import Picture, Row
from gloaming.core.state import SPECTATOR
from gloaming.core.words import Piece, Question, Refusal

PERSON, BOT, OPEN, AWAY = "person", "bot", "open", "away"


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a name, a kind (person, bot, open, away), a word beside it ("steady", "away 2 min"),
    as the list of players says it; `waits` for a friend with an invitation."""

    name: str
    kind: str = PERSON
    note: str = ""
    waits: bool = False


class Entry(msgspec.Struct, frozen=True):
    """One sentence of the story: `number` is the decision after which the page shows that moment; a heading
    has seat -1 and stands for itself."""

    number: int
    sentence: str
    seat: int = -1
    heading: bool = False


class Undo(msgspec.Struct, frozen=True):
    """May the reader go back, and if not, why the way ends here."""

    allowed: bool = False
    why: str = ""


class Moment(msgspec.Struct, frozen=True):
    """One moment worth looking back at."""

    number: int
    seat: int
    title: str
    sentence: str


class End(msgspec.Struct, frozen=True):
    """How the game ended: sentences, the score table, the scores of each seat after each round, moments, and
    the whole game retold in headings and prose where a game does that."""

    verdict: str
    reason: str = ""
    own: str = ""
    titles: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    series: tuple[tuple[int, ...], ...] = ()
    moments: tuple[Moment, ...] = ()
    small_print: str = ""
    length: str = ""
    story: tuple[tuple[str, str], ...] = ()


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one seat (or SPECTATOR) sees it at one moment.

    game, title     the game's name and title
    base            where the table lives: "/t/ID", or "/replay/ID"
    name            the table's own name
    number          the open decision; last: the newest one, which the scrubber ends with
    me              a seat, or SPECTATOR
    dice            the faces of each die that the reader throws and says now, in the place of offers
    so_far, said    a half-built saying: its actions, and what they settled, in sentences
    touched         what the reader has chosen but not sent, from the query `with`
    sealed          what the reader has answered ahead, until it is opened: an action, -1 for nothing
    log             the story around the moment shown, the last sixteen sentences are shown
    looking_back    the moment shown, None for now; question and picture are then made with `at_rest`
    since           since when the asked seat is asked ("20:09"), "" if that is not worth saying
    own_things      the table in plain lines, shown where the game has no drawings
    notice          one line of news ("The table had moved on."); advised: the answer it speaks of, -1 for
                    none; refusal: why the last answer was refused
    """

    game: str
    title: str
    base: str
    name: str
    number: int
    last: int
    me: int = SPECTATOR
    seats: tuple[Seat, ...]
    question: Question
    view: msgspec.Struct
    picture: Picture
    pieces: tuple[Piece, ...] = ()
    log: tuple[Entry, ...] = ()
    undo: Undo = Undo()
    dice: tuple[tuple[str, ...], ...] = ()
    so_far: tuple[int, ...] = ()
    said: tuple[str, ...] = ()
    touched: tuple[str, ...] = ()
    sealed: int = -1
    watchers: int = 0
    looking_back: int | None = None
    replay: bool = False
    since: str = ""
    notice: str = ""
    advised: int = -1
    refusal: Refusal | None = None
    end: End | None = None
    own_things: str = ""

    def __post_init__(self) -> None:
        """The past offers nothing."""
        question = self.question
        if self.looking_back is not None and (question.offers or question.plans or question.chains):
            raise ValueError("A page of the past takes its question from at_rest.")

    @property
    def ahead(self) -> bool:
        """May the reader answer ahead what is asked of several seats at once?"""
        return bool(self.question.offers) and self.question.seat != self.me

    @property
    def waits(self) -> str:
        """The seats that wait for a friend, by their numbers."""
        return " ".join(str(place) for place, seat in enumerate(self.seats) if seat.waits)

    @property
    def names(self) -> Sequence[str]:
        """Who sits where."""
        return [seat.name for seat in self.seats]


def at_rest(question: Question) -> Question:
    """The question without its answers, for a page that looks back."""
    return msgspec.structs.replace(question, offers=(), plans=(), chains=())


class Invite(msgspec.Struct, frozen=True):
    """A link to a seat: which seat, what it is called now, the whole address."""

    seat: int
    name: str
    link: str


class Browser(msgspec.Struct, frozen=True):
    """What belongs to one browser and never to a seat: its theme, and the invites that it may hand on, which
    may open on this computer only."""

    theme: str = "dusk"
    invites: tuple[Invite, ...] = ()
    host: bool = False
    path: str = "/"
    only_here: bool = False


class Shelf(msgspec.Struct, frozen=True):
    """One game on the shelf: its box, its seats, its options, the levels of its bots as (name, words) and
    what each is like as (words, sentence), the usual level; drawn if it has a cover; dice if people may throw
    them, because nothing that is drawn stays hidden; about how many minutes a game takes."""

    name: str
    title: str
    blurb: str
    least: int
    most: int
    options: tuple[Option, ...] = ()
    levels: tuple[tuple[str, str], ...] = ()
    usual: str = ""
    drawn: bool = True
    dice: bool = True
    bots: tuple[tuple[str, str], ...] = ()
    minutes: int = 60


class TableLine(msgspec.Struct, frozen=True):
    """One table in the lobby: `word` says what it waits for, `verb` what the link does."""

    name: str
    line: str
    word: str
    href: str
    verb: str
    mine: bool = False


class Lobby(msgspec.Struct, frozen=True):
    """The start page: games, the reader's name, tables, a notice, the form as it was filled in, and the name
    of the game that is open: the first one if it is not said."""

    games: tuple[Shelf, ...]
    me: str
    tables: tuple[TableLine, ...] = ()
    notice: str = ""
    fields: dict[str, str] = {}
    opened: str = ""

    @property
    def box(self) -> Shelf:
        """The game that is open."""
        return next((game for game in self.games if game.name == self.opened), self.games[0])


class Invitation(msgspec.Struct, frozen=True):
    """A link to a seat: the table, who sits there already, which seat is offered, the name so far."""

    token: str
    table: str
    title: str
    seats: tuple[Seat, ...]
    seat: int
    me: str = ""


class RuleLine(msgspec.Struct, frozen=True):
    """One rule: its id, its place in the rulebook, our words, and the rulings it rests on."""

    id: str
    section: str
    text: str
    rulings: tuple[tuple[str, str, str], ...] = ()
    reason: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """The rules of one area."""

    code: str
    title: str
    rules: tuple[RuleLine, ...]

    @property
    def size(self) -> int:
        """How many rules."""
        return len(self.rules)
