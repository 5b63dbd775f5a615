"""The lobby: games and tables, a new table, an invitation, a journal brought along, rules, light."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, QueryParameter

from gloaming import bots, games
from gloaming.core.game import spanned
from gloaming.core.options import OptionError
from gloaming.core.words import listed
from gloaming.server import forms, names, set_up
from gloaming.server.asking import (
    THEMES,
    YEAR,
    Asking,
    Html,
    Problem,
    browser,
    form,
    form_fields,
    go,
    guest_of,
    house_of,
    html,
    welcome,
)  # fmt: skip
from gloaming.server.facts import sitting
from gloaming.server.hall import Hall, header_of, new_match
from gloaming.server.law import chapters
from gloaming.store import Guest, Match, Missing
from gloaming.web import render
from gloaming.web.page import Invitation, Lobby, Shelf, TableLine

Words = Annotated[str, QueryParameter(name="q", max_length=200)]
Opened = Annotated[str, QueryParameter(name="game", max_length=60)]
TABLES = 20  # own tables in the lobby


@get("/")
async def lobby(request: Asking, opened: Opened = "") -> Html:
    """The start page, with one game open."""
    return await lobby_page(request, opened=opened)


async def lobby_page(
    request: Asking,
    notice: str = "",
    status: int = 200,
    given: forms.Fields | None = None,
    opened: str = "",
) -> Html:
    """The start page, with a notice and the form as it was filled in, if something was wrong with it."""
    guest = await guest_of(request)
    lines: list[TableLine] = []
    if guest is not None:
        hall = house_of(request).hall
        matches = await house_of(request).store.matches_of(guest.id, TABLES)
        lines = [line_of(hall, match, guest) for match in matches]
    fields = {name: values[0] for name, values in (given or {}).items()}
    facts = Lobby(
        games=tuple(shelf(games.in_use(name)) for name in games.on_the_shelf()),
        me=guest.name if guest else "",
        tables=tuple(lines),
        notice=notice,
        fields=fields,
        opened=fields.get("game", opened),
    )
    return html(render.lobby(facts, browser(request)), status, request)


def shelf(game: games.AnyGame) -> Shelf:
    """A game's box."""
    seats = every_seat(game)
    return Shelf(
        name=game.name,
        title=game.title,
        blurb=f"{game.blurb} Here with the cards of {listed([*game.packs])}." if game.packs else game.blurb,
        least=seats[0],
        most=seats[-1],
        options=game.options,
        levels=tuple((level.name, level.title) for level in bots.LEVELS),
        bots=tuple((level.title, level.sentence) for level in bots.LEVELS),
        usual=bots.DEFAULT,
        drawn=game.art is not None,
        dice=game.open_information,
        minutes=game.minutes,
    )


def every_seat(game: games.AnyGame) -> list[int]:
    """How many may sit down, with one choice or another."""
    usual = {option.name: option.default for option in game.options}
    choices = [{option.name: choice.value} for option in game.options for choice in option.choices]
    return sorted({count for chosen in ({}, *choices) for count in game.seats({**usual, **chosen})})


def line_of(hall: Hall, match: Match, guest: Guest) -> TableLine:
    """A table in the list: who else sits there, and what it waits for, as far as that is known."""
    others = [seat.name for seat in match.seats if seat.guest != guest.id]
    word, mine = "Over" if match.state == "over" else "In play", False
    live = hall.live.get(match.id)
    if live is not None and not live[0].table.over:
        asked = live[0].table.asked().seats
        mine = bool(asked) and asked[0] == live[0].seat_of(guest.id)
        word = (
            "Your turn" if mine else f"Waits for {match.seats[asked[0]].name}" if asked else "Waits for dice"
        )
    title = games.load(match.header.game).title if match.header.game in games.names() else match.header.game
    return TableLine(
        name=match.name,
        line=f"{title}, with {', '.join(others) or 'nobody'}",
        word=word,
        href=f"/t/{match.id}",
        verb="Look back" if match.state == "over" else "Resume",
        mine=mine,
    )


NO_MORE_BOTS = "This game takes {}, so no more bots sit down."


@post("/tables", status_code=200)
async def new_table(request: Asking) -> Html:
    """A new table; the browser goes there."""
    given = await form_fields(request)
    try:
        wish = set_up.wish(given)
        game = games.in_use(wish.game)
        game.new(len(wish.seats), wish.options)
    except forms.FormError:
        raise
    except (names.BadName, OptionError, ValueError) as flaw:
        return await lobby_page(request, str(flaw), 422, given)
    guest, cookies = await welcome(request, wish.name)
    hall = house_of(request).hall
    header = header_of(game, len(wish.seats), wish.options, wish.people_throw)
    seats = set_up.sitters(wish.seats, guest.id, guest.name)
    host = await hall.begin(new_match(header, seats, guest.id, people_throw=wish.people_throw))
    for seat, kind in enumerate(wish.seats):
        if kind == set_up.LINK:
            host.tokens[seat] = await host.store.invite(host.id, seat)
    if host.tokens:
        await host.seats_changed()
    if wish.left_out:
        host.news(NO_MORE_BOTS.format(spanned(game.seats(wish.options))))
    return go(f"/t/{host.id}", *cookies)


# --- invitations

USED_UP = "This invitation is used up or was withdrawn."
ASK_ANEW = "Ask for a new link, or watch the table if you have its address."


@get("/invite/{token:str}")
async def invitation(request: Asking, token: FromPath[str]) -> Html:
    """Who sits there, and a form to sit down; looking takes no seat."""
    house = house_of(request)
    seat = await house.store.invited(token)
    if seat is None:
        raise Problem(404, USED_UP, ASK_ANEW)
    host = await house.hall.host(seat.match)
    guest = await guest_of(request)
    facts = Invitation(
        token=token,
        table=host.match.name,
        title=host.game.title,
        seats=tuple(sitting(host, place) for place in range(len(host.match.seats))),
        seat=seat.seat,
        me=guest.name if guest else "",
    )
    return html(render.invite(facts, browser(request)))


@post("/invite/{token:str}", status_code=200)
async def sit_down(request: Asking, token: FromPath[str]) -> Html:
    """Exchange the invitation for its seat, once."""
    house = house_of(request)
    name = names.person((await form(request, forms.Naming)).name, "")
    seat = await house.store.invited(token)
    if seat is None:
        raise Problem(404, USED_UP, ASK_ANEW)
    host = await house.hall.host(seat.match)
    known = await guest_of(request)
    if known is not None and host.seat_of(known.id) >= 0:
        raise Problem(409, "You already sit at this table: this link is for somebody else.")
    guest, cookies = await welcome(request, name)
    try:
        await house.store.claim(token, guest.id, guest.name)
    except Missing:
        raise Problem(404, USED_UP, ASK_ANEW) from None
    host.tokens.pop(seat.seat, None)
    await host.seats_changed()
    host.greet(seat.seat)
    return go(f"/t/{host.id}", *cookies)


@post("/name", status_code=200)
async def rename(request: Asking) -> Html:
    """Change how one is called, from the next table on."""
    await welcome_named(request, names.person((await form(request, forms.Naming)).name, ""))
    return go("/")


async def welcome_named(request: Asking, name: str) -> None:
    """Rename a guest; who is none yet has nothing to rename."""
    if await guest_of(request) is None:
        raise Problem(403, "You have no name here yet: it comes with your first table.")
    await welcome(request, name)


# --- rules and light


@get("/rules/{game:str}")
async def rules(request: Asking, game: FromPath[str], words: Words = "") -> Html:
    """The rules of a game in our words, or those that a search finds."""
    if game not in games.names():
        raise Problem(404, "There is no such game here.")
    found = games.load(game)
    text = render.rules(found.title, game, chapters(found.ledger, words), words, browser(request), found.art)
    return html(text, 200, request)


@post("/theme", status_code=200)
async def theme(request: Asking) -> Html:
    """Change the light, and go back to the page."""
    light = await form(request, forms.Light)
    now = request.cookies.get("theme", "dusk")
    chosen = ("dusk" if now == "dawn" else "dawn") if light.theme == "next" else light.theme
    if chosen not in THEMES:
        raise Problem(422, "There are the themes dusk, dawn and auto.")
    cookie = Cookie(key="theme", value=chosen, max_age=YEAR, path="/", samesite="lax")
    return go(local(light.back), cookie)


def local(path: str) -> str:
    """A path of this house, whatever was asked for."""
    parts = urlsplit(path)
    if parts.scheme or parts.netloc or not parts.path.startswith("/") or path.startswith(("//", "/\\")):
        return "/"
    return parts.path + (f"?{parts.query}" if parts.query else "")


lobby_routes = [lobby, new_table, invitation, sit_down, rename, rules, theme]
