"""The same table for programs: JSON in, JSON out."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from gloaming.core.state import CHANCE
from gloaming.core.words import Question
from gloaming.server.asking import Asking, player_at, table_of
from gloaming.server.forms import Count
from gloaming.server.speaking import say, speak
from gloaming.server.throwing import asked
from gloaming.table import Accepted, Already, Answer, Denied, Stale, denied

STATUS = {Accepted: 200, Already: 200, Stale: 409, Denied: 422}


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to decision `n`: a saying in notation, or the numbers of its actions."""

    n: Count
    saying: Annotated[str, Meta(max_length=4000)] = ""
    actions: tuple[Count, ...] = ()


class TableState(msgspec.Struct, frozen=True):
    """The table as the seat of the one who asks (-3: who watches) sees it."""

    number: int
    seat: int
    over: bool
    seats: tuple[str, ...]
    question: Question
    view: object


@get("/api/t/{match:str}", include_in_schema=True)
async def look(request: Asking, match: FromPath[str]) -> Response[bytes]:
    """The open question with its offers, and the view."""
    host, seat = await table_of(request, match)
    view = host.table.view(seat)
    names = tuple(sitting.name for sitting in host.match.seats)
    question = asked(host, seat, host.game.ask(view))
    return json(TableState(host.table.number, seat, host.table.over, names, question, view))


@post("/api/t/{match:str}/act", status_code=200, include_in_schema=True)
async def act(request: Asking, match: FromPath[str], data: JSONBody[Act]) -> Response[bytes]:
    """Answer the question: accepted, already, stale or refused."""
    host, seat = await player_at(request, match)
    if bool(data.saying) == bool(data.actions):
        answer: Answer = denied("Say it in notation or by the numbers of actions: one of the two.")
    elif data.saying:
        who = CHANCE if host.table.at(min(data.n, host.table.number)).seat == CHANCE else seat
        answer = await say(host.table, who, data.n, data.saying)
    else:
        answer = await speak(host.table, seat, data.n, data.actions)
    return json(answer, STATUS[type(answer)])


def json(body: msgspec.Struct, status: int = 200) -> Response[bytes]:
    """A record as JSON."""
    return Response(
        msgspec.json.encode(body), status_code=status, media_type="application/json",
        headers={"cache-control": "no-store"},
    )  # fmt: skip
