"""A journal brought along: it goes on as a table, or opens as a replay if the game is over."""

from __future__ import annotations

from litestar import post
from litestar.datastructures import UploadFile

from gloaming import games
from gloaming.core import journal
from gloaming.core.journal import Journal, JournalError
from gloaming.server import names, set_up
from gloaming.server.asking import Asking, Html, Problem, go, house_of, welcome
from gloaming.server.hall import new_match
from gloaming.store import NewSeat
from gloaming.table import MemoryKeeper, PeopleThrows, Table, Unreplayable

ONE_FILE = "Choose one journal file to open."


@post("/import", status_code=200)
async def bring(request: Asking) -> Html:
    """Open a journal file."""
    book = read(await posted(request))
    table = await replayed(book)
    guest, cookies = await welcome(request, "")
    own = own_seat(book, table, guest.name)
    seats = [
        NewSeat("person", "", guest.id, guest.name) if place == own else bot_seat(book, place)
        for place in range(len(book.header.seats))
    ]
    host = await house_of(request).hall.begin(new_match(book.header, seats, guest.id), book)
    return go(f"/{'replay' if table.over else 't'}/{host.id}", *cookies)


async def posted(request: Asking) -> bytes:
    """The file of the form, and nothing else."""
    form = await request.form()
    found = form.getall("journal", [])
    if len(found) != 1 or set(form) != {"journal"}:
        raise Problem(400, ONE_FILE)
    return await found[0].read() if isinstance(found[0], UploadFile) else str(found[0]).encode()


def read(text: bytes) -> Journal:
    """The journal, read strictly.  422 with the line and what is wrong with it."""
    try:
        book = journal.read(text)
        games.recorded(book.header.game, book.header.packs)
    except JournalError as flaw:
        raise Problem(422, str(flaw)) from None
    except ValueError as flaw:
        raise Problem(422, str(flaw)) from None
    return book


async def replayed(book: Journal) -> Table:
    """The journal played through, as a table that keeps nothing; chance is not added to what it says."""
    game = games.recorded(book.header.game, book.header.packs)
    try:
        return await Table.resume(
            game, book.header, book.records, MemoryKeeper(book.records), throws=PeopleThrows()
        )
    except Unreplayable as flaw:
        raise Problem(422, f"The journal does not fit the rules. {flaw}") from None
    except ValueError as flaw:
        raise Problem(422, f"The journal cannot be played: {flaw}") from None


def own_seat(book: Journal, table: Table, name: str) -> int:
    """The seat of the one who brings it: the one of their name, or the one that is asked."""
    if name in book.header.players:
        return book.header.players.index(name)
    return max(table.state.seat, 0)


def bot_seat(book: Journal, place: int) -> NewSeat:
    """A seat that a bot takes over, under the name of who sat there."""
    name = book.header.players[place] if book.header.players else names.bot(place)
    return NewSeat("bot", set_up.KEEPER, None, name[: names.MOST])
