"""One request: who asks, from which browser, and answers as pages."""

from __future__ import annotations

import gzip
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException

from gloaming.core.state import SPECTATOR
from gloaming.games import UnknownGame
from gloaming.server import facts, forms
from gloaming.server.guard import FORM_LIMIT, name_in
from gloaming.server.host import Host
from gloaming.server.house import LOOPBACK, House
from gloaming.store import Guest, Missing
from gloaming.table import Unreplayable
from gloaming.web import render
from gloaming.web.page import Browser, Invite

Shape = TypeVar("Shape", bound=msgspec.Struct)
Asking = Request[None, None, State]
Html = Response[bytes]

THEMES = ("dusk", "dawn", "auto")
YEAR = 365 * 24 * 3600


class Problem(HTTPException):
    """What stands in the way of an answer: a status, a sentence, and perhaps what to do."""

    def __init__(self, status: int, sentence: str, what_to_do: str = "") -> None:
        super().__init__(status_code=status, detail=sentence)
        self.what_to_do = what_to_do


def house_of(request: Asking) -> House:
    """The house that is asked."""
    house = request.app.state["house"]
    assert isinstance(house, House)
    return house


async def guest_of(request: Asking) -> Guest | None:
    """Who asks, if we know them."""
    guests = house_of(request).guests
    return await guests.known(cookie_of(request, guests.cookie))


def cookie_of(request: Asking, name: str) -> str | None:
    """One cookie, straight from the header: every request asks for it, and to read them all takes longer."""
    wanted = name.encode() + b"="
    for header, value in request.scope["headers"]:
        if header == b"cookie":
            for part in value.split(b";"):
                if part.strip().startswith(wanted):
                    return str(part.strip().removeprefix(wanted), "latin-1")
    return None


async def table_of(request: Asking, match: str) -> tuple[Host, int]:
    """The table that is meant, and where the one who asks sits there.  404 if there is none."""
    try:
        host = await house_of(request).hall.host(match)
    except Missing:
        raise Problem(404, "There is no such table.", "Look at your tables, or ask for a new link.") from None
    except (Unreplayable, UnknownGame) as flaw:
        raise Problem(500, f"This table cannot be opened: {flaw}", "Your record is safe.") from None
    guest = await guest_of(request)
    seat = host.seat_of(guest.id if guest else None)
    host.greet(seat)
    return host, seat


async def seat_at(request: Asking, match: str) -> tuple[Host, int]:
    """As `table_of`, for those who sit there.  403 for others."""
    host, seat = await table_of(request, match)
    if seat == SPECTATOR:
        raise Problem(403, "You have no seat at this table: you may watch it, and an invitation seats you.")
    return host, seat


async def player_at(request: Asking, match: str) -> tuple[Host, int]:
    """As `seat_at`, for those who now play: whoever had left takes the seat back with the first touch."""
    host, seat = await seat_at(request, match)
    if host.match.seats[seat].kind == "bot":
        await sit_again(request, host, seat)
    return host, seat


async def sit_again(request: Asking, host: Host, seat: int) -> None:
    """The one who asks takes their seat back from the bot."""
    guest = await guest_of(request)
    assert guest is not None
    await host.store.take_back(host.id, seat, guest.id)
    await host.seats_changed()


async def form(request: Asking, shape: type[Shape]) -> Shape:
    """The posted form as a record.  400 for anything else."""
    return forms.shaped(await form_fields(request), shape)


async def form_fields(request: Asking) -> dict[str, list[str]]:
    """The posted form as it is.  400 if it cannot be read."""
    return forms.fields(await body_of(request))


async def body_of(request: Asking) -> bytes:
    """What was posted, of which no more is read than a form may have, whatever it says of its length."""
    body = b""
    while True:
        message = await request.receive()
        if message["type"] != "http.request":
            raise Problem(400, "The connection was lost before the form was whole.")
        body += message["body"]
        if len(body) > FORM_LIMIT:
            raise Problem(413, "That is far too much for this form: send less.")
        if not message["more_body"]:
            return body


def query(request: Asking) -> forms.Look:
    """The query of a table page."""
    return forms.shaped(forms.fields(request.scope["query_string"]), forms.Look)


# --- browsers


def browser(request: Asking, host: Host | None = None, guest: Guest | None = None) -> Browser:
    """What belongs to one browser: its theme, and the invitations of the table that it set up."""
    theme = request.cookies.get("theme", "")
    owner = host is not None and guest is not None and host.owned_by(guest.id)
    return Browser(
        theme=theme if theme in THEMES else "dusk",
        invites=invitations(request, host) if host is not None and owner else (),
        host=owner,
        path=request.url.path + (f"?{request.url.query}" if request.url.query else ""),
        only_here=name_in(urlsplit(link_base(request)).netloc) in LOOPBACK,
    )


def invitations(request: Asking, host: Host) -> tuple[Invite, ...]:
    """The links that may be handed on."""
    base = link_base(request)
    return tuple(
        Invite(seat, host.match.seats[seat].name, f"{base}/invite/{token}")
        for seat, token in host.tokens.items()
        if host.match.seats[seat].invited
    )


def link_base(request: Asking) -> str:
    """Where others find us: as this browser does, or by the local network."""
    here = f"{request.url.scheme}://{request.url.netloc}"
    local = name_in(request.url.netloc) in LOOPBACK
    return house_of(request).address or here if local else here


# --- answers


def html(text: str, status: int = 200, request: Asking | None = None) -> Html:
    """A page, packed for browsers that take it so."""
    body, headers = text.encode(), {"cache-control": "no-store"}
    if request is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 5)
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(body, status_code=status, media_type="text/html", headers=headers)


async def shown(
    request: Asking, host: Host, seat: int, extra: facts.Extra = facts.NOW, status: int = 200
) -> Html:
    """The page of a table."""
    page = facts.page(host, seat, extra)
    return html(
        render.table(page, host.game.art, browser(request, host, await guest_of(request))), status, request
    )


def go(path: str, *cookies: Cookie) -> Html:
    """Go on there, with GET."""
    return Response(b"", status_code=303, headers={"location": path}, cookies=list(cookies))


def guest_cookie(request: Asking, token: str) -> Cookie:
    """The cookie that makes somebody a guest."""
    return Cookie(
        key=house_of(request).guests.cookie,
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def welcome(request: Asking, name: str) -> tuple[Guest, list[Cookie]]:
    """The guest who asks, called so from now on, and the cookie for one who is new.  422 for a bad name."""
    guests = house_of(request).guests
    guest = await guest_of(request)
    if guest is None:
        token, guest = await guests.greet(name or "Guest")
        return guest, [guest_cookie(request, token)]
    if name and name != guest.name:
        await guests.rename(guest, name)
        guest = msgspec.structs.replace(guest, name=name)
    return guest, []
