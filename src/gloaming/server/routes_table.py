"""A table: its page, answers to its question, why not, undo, who sits, the record."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath

from gloaming.core import journal
from gloaming.core.state import SPECTATOR
from gloaming.core.words import Refusal
from gloaming.server import forms
from gloaming.server.advice import advised
from gloaming.server.asking import (
    Asking,
    Html,
    Problem,
    browser,
    form,
    go,
    guest_of,
    house_of,
    html,
    player_at,
    query,
    seat_at,
    shown,
    sit_again,
    table_of,
)
from gloaming.server.facts import Extra
from gloaming.server.host import Host
from gloaming.server.rematch import rematch
from gloaming.server.speaking import speak, why_not
from gloaming.server.throwing import thrown
from gloaming.store import Taken
from gloaming.table import Accepted, Already, Denied, Preview, Stale, carry_on
from gloaming.web import render

MOVED_ON = "The table had moved on: this is what is asked now."


@get("/{match:str}")
async def table_page(request: Asking, match: FromPath[str]) -> Html:
    """The table, now or at an earlier moment, or with a half-built saying."""
    host, seat = await table_of(request, match)
    look = query(request)
    if look.at is not None and not (look.at == host.table.number and not host.table.over):
        return await shown(request, host, seat, Extra(at=moment(host, look.at), touched=look.touched))
    if look.a and look.n is not None:
        return await part(request, host, seat, forms.Decision(look.n, look.a), look.touched)
    return await shown(request, host, seat, Extra(touched=look.touched))


def moment(host: Host, number: int) -> int:
    """A moment of the table.  404 for one that never was."""
    if not 0 <= number <= host.table.number:
        raise Problem(404, f"There is no move {number}: the table is at move {host.table.number}.")
    return number


async def part(
    request: Asking, host: Host, seat: int, decision: forms.Decision, touched: tuple[str, ...] = ()
) -> Html:
    """The page that shows a half-built saying."""
    preview = host.table.preview(seat, decision.n, decision.a)
    match preview:
        case Preview():
            extra = Extra(preview=preview, so_far=decision.a, touched=touched)
            return await shown(request, host, seat, extra)
        case Stale():
            return await shown(request, host, seat, Extra(notice=MOVED_ON), 409)
        case Denied(refusal):
            return await shown(request, host, seat, Extra(refusal=refusal), 422)


@post("/{match:str}/act", status_code=200)
async def act(request: Asking, match: FromPath[str]) -> Html:
    """Answer the question: a whole saying is played, of a part the page shows what is missing.

    After the first saying of a chain come the others, until something comes in between."""
    host, seat = await player_at(request, match)
    decision = await form(request, forms.Decision)
    said = decision.actions
    answer = await speak(
        host.table, seat, decision.n, said or thrown(host.game, host.table.state, decision.faces)
    )
    match answer:
        case Accepted(number):
            if why := await carry_on(host.table, seat, number, decision.links[1:]):
                host.news(why, seat)
            return go(f"/t/{host.id}")
        case Already():
            return go(f"/t/{host.id}")
        case Stale():
            return await shown(request, host, seat, Extra(notice=MOVED_ON), 409)
    preview = host.table.preview(seat, decision.n, said)
    if isinstance(preview, Preview) and said and not preview.whole:
        return await part(request, host, seat, forms.Decision(decision.n, said))
    return await shown(request, host, seat, Extra(refusal=answer.refusal), 422)


@get(["/{match:str}/act", "/{match:str}/undo", "/{match:str}/hint"])
async def from_an_answer(request: Asking, match: FromPath[str]) -> Html:
    """The links of a page that came as the answer to a form lead to the table itself."""
    host, _ = await table_of(request, match)
    return go(f"/t/{host.id}?{request.url.query}")


@post("/{match:str}/undo", status_code=200)
async def undo(request: Asking, match: FromPath[str]) -> Html:
    """Take the latest own decision back."""
    host, seat = await player_at(request, match)
    answer = await host.table.undo(seat, (await form(request, forms.Back)).n)
    match answer:
        case Accepted() | Already():
            return go(f"/t/{host.id}")
        case Stale():
            return await shown(request, host, seat, Extra(notice=MOVED_ON), 409)
        case Denied(refusal):
            return await shown(request, host, seat, Extra(refusal=refusal), 422)


@get("/{match:str}/why")
async def why(request: Asking, match: FromPath[str]) -> Html:
    """Why an action is not open to the one who asks."""
    host, seat = await table_of(request, match)
    asked = forms.shaped(forms.fields(request.scope["query_string"]), forms.Asked)
    so_far = asked.a if asked.n == host.table.number else ()
    refusal = why_not(host.table, seat, so_far, asked.action)
    status = 200 if refusal else 404
    refusal = refusal or Refusal("", "Nothing forbids that: it is open, or there is no such answer.")
    names = [sitting.name for sitting in host.match.seats]
    return html(render.why(refusal, names, host.game.name, f"/t/{host.id}", browser(request)), status)


@post("/{match:str}/hint", status_code=200)
async def hint(request: Asking, match: FromPath[str]) -> Html:
    """What a steady player would say here."""
    host, seat = await seat_at(request, match)
    begun = await form(request, forms.Part)
    so_far = begun.a if begun.n == host.table.number else ()
    preview = host.table.preview(seat, host.table.number, so_far) if so_far else None
    advice, action = await advised(house_of(request).workers, host, seat, so_far)
    extra = Extra(notice=advice, advised=action)
    if isinstance(preview, Preview):
        extra = msgspec.structs.replace(extra, preview=preview, so_far=so_far)
    return await shown(request, host, seat, extra)


# --- who sits


@post("/{match:str}/leave", status_code=200)
async def leave(request: Asking, match: FromPath[str]) -> Html:
    """Let a bot keep one's seat."""
    host, seat = await seat_at(request, match)
    await form(request, forms.Nothing)
    await host.store.stand_in(host.id, seat, "steady")
    await host.seats_changed()
    return go(f"/t/{host.id}")


@post("/{match:str}/take-back", status_code=200)
async def take_back(request: Asking, match: FromPath[str]) -> Html:
    """Take one's seat back from the bot."""
    host, seat = await seat_at(request, match)
    await form(request, forms.Nothing)
    if host.match.seats[seat].kind == "bot":
        await sit_again(request, host, seat)
    return go(f"/t/{host.id}")


@post("/{match:str}/stand-in", status_code=200)
async def stand_in(request: Asking, match: FromPath[str]) -> Html:
    """Let a bot keep the seat of a person who is away."""
    host, seat = await seat_at(request, match)
    place = (await form(request, forms.OneSeat)).seat
    if not 0 <= place < len(host.match.seats):
        raise Problem(422, "There is no such seat at this table.")
    if host.match.seats[place].kind == "bot":
        return go(f"/t/{host.id}")
    if place != seat and not host.away(place):
        raise Problem(409, "That person was here a moment ago: a bot may keep the seat after two minutes.")
    await host.store.stand_in(host.id, place, "steady")
    await host.seats_changed()
    return go(f"/t/{host.id}")


@post("/{match:str}/invite", status_code=200)
async def invite(request: Asking, match: FromPath[str]) -> Html:
    """A fresh link to a seat where no person sits, for the one who set the table up."""
    host, _ = await seat_at(request, match)
    guest = await guest_of(request)
    place = (await form(request, forms.OneSeat)).seat
    if guest is None or not host.owned_by(guest.id):
        raise Problem(403, "Only the person who set the table up hands out invitations.")
    if not 0 <= place < len(host.match.seats):
        raise Problem(422, "There is no such seat at this table.")
    if host.match.seats[place].guest is not None:
        raise Problem(409, "That seat belongs to somebody: a link is for a bot's seat.")
    try:
        host.tokens[place] = await host.store.invite(host.id, place)
    except Taken as taken:
        raise Problem(409, str(taken)) from None
    await host.seats_changed()
    return go(f"/t/{host.id}")


@post("/{match:str}/rematch", status_code=200)
async def again(request: Asking, match: FromPath[str]) -> Html:
    """The same game with the same people; whoever asks later comes to the same new table."""
    host, _ = await seat_at(request, match)
    await form(request, forms.Nothing)
    if not host.table.over:
        raise Problem(409, "This game is not over yet: finish it first.")
    return go(f"/t/{await rematch(house_of(request).hall, host)}")


# --- the record


@get("/{match:str}/journal")
async def record(request: Asking, match: FromPath[str]) -> Response[str]:
    """The journal, as far as the one who asks may read it."""
    host, seat = await table_of(request, match)
    text = journal.write(signed(host, host.table.journal(seat)))
    name = "".join(sign if sign.isalnum() and sign.isascii() else "-" for sign in host.match.name.lower())
    headers = {"content-disposition": f'attachment; filename="{name or "game"}.journal"'}
    return Response(text, media_type="text/plain", headers=headers)


def signed(host: Host, book: journal.Journal) -> journal.Journal:
    """The journal with the names of those who sit there now."""
    header = msgspec.structs.replace(book.header, players=tuple(seat.name for seat in host.match.seats))
    return journal.Journal(header, book.records)


@get("/replay/{match:str}")
async def replay(request: Asking, match: FromPath[str]) -> Html:
    """The table from outside, moment by moment."""
    host, _ = await table_of(request, match)
    look = query(request)
    at = moment(host, host.table.number if look.at is None else look.at)
    return await shown(request, host, SPECTATOR, Extra(at=at, replay=True, touched=look.touched))


tables = Router(
    path="/t",
    route_handlers=[
        *(table_page, act, from_an_answer, undo, hint, why),
        *(leave, take_back, stand_in, invite, again),
        record,
    ],
)
