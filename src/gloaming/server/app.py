"""The application: all routes, and a sentence for everything that goes wrong."""

from __future__ import annotations

import logging

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

import gloaming
from gloaming import store, table
from gloaming.games import PackMissing
from gloaming.server import routes_api, routes_import, routes_table
from gloaming.server.asking import Asking, Html, Problem, browser, html
from gloaming.server.files import static
from gloaming.server.forms import FormError
from gloaming.server.guard import FILE_LIMIT, Guard
from gloaming.server.house import House
from gloaming.server.names import BadName
from gloaming.server.routes_lobby import lobby_routes
from gloaming.server.settings import Settings
from gloaming.server.stream import stream
from gloaming.store import StoreError
from gloaming.table import Fault
from gloaming.web import render

log = logging.getLogger(__name__)

SENTENCES = {
    400: "This request cannot be read: go back and try once more.",
    404: "There is nothing here.",
    405: "That cannot be done here: go back to the table.",
    413: "That is far too much for this form: send less.",
    500: "Something broke in the house. Your game is safe; try again.",
}


def create_app(settings: Settings) -> Guard:
    """The ASGI application.  SettingError or StoreError, with a sentence, if its data cannot be used."""
    house = House(settings)
    app = Litestar(
        route_handlers=[
            *lobby_routes, routes_table.tables, routes_table.replay, routes_import.bring, stream, static,
            routes_api.look, routes_api.act,
        ],
        lifespan=[house.open],
        state=State({"house": house}),
        exception_handlers={
            HTTPException: http_trouble, FormError: form_trouble, BadName: name_trouble,
            StoreError: store_trouble, Fault: fault_trouble, PackMissing: pack_trouble, Exception: trouble,
        },
        openapi_config=OpenAPIConfig("Gloaming", gloaming.__version__) if settings.schema else None,
        include_in_schema=False,
        request_max_body_size=FILE_LIMIT,
        logging_config=None,
    )  # fmt: skip
    return Guard(app, settings.rate, house)


def http_trouble(request: Asking, flaw: HTTPException) -> Html:
    """What a route or the framework refuses."""
    if isinstance(flaw, Problem):
        return said(request, flaw.status_code, flaw.detail, flaw.what_to_do)
    if flaw.status_code == 400 and isinstance(flaw.extra, list) and flaw.extra:
        return said(request, 400, f"This request cannot be read: {flaw.extra[0].get('message', '')}.")
    return said(request, flaw.status_code, SENTENCES.get(flaw.status_code, SENTENCES[400]))


def form_trouble(request: Asking, flaw: FormError) -> Html:
    """A form that cannot be read."""
    return said(request, 400, str(flaw))


def name_trouble(request: Asking, flaw: BadName) -> Html:
    """A name that cannot be."""
    return said(request, 422, str(flaw))


def store_trouble(request: Asking, flaw: StoreError) -> Html:
    """Nothing was saved, so nothing was answered: somebody was first, it is not there, or the disk fails."""
    status = 409 if isinstance(flaw, store.Taken) else 404 if isinstance(flaw, store.Missing) else 503
    if status == 503:
        log.error("the store refused: %s", flaw)
    return said(request, status, str(flaw))


def table_trouble(request: Asking, flaw: table.Taken) -> Html:
    """Somebody else wrote this table's record in the meantime."""
    return said(request, 409, "The table had moved on: look at what is asked now.")


def pack_trouble(request: Asking, flaw: PackMissing) -> Html:
    """The table is played with cards that this house was not given."""
    return said(request, 503, str(flaw), "Your record is safe: the table goes on when its cards are here.")


def fault_trouble(request: Asking, flaw: Fault) -> Html:
    """A rule broke.  The report stays in the house: it holds the whole journal."""
    report = flaw.report
    log.error(
        "fault in %s (rules %d) at %s, seat %d, action %d: %s", report.game, report.rules, report.step,
        report.seat, report.action, report.cause,
    )  # fmt: skip
    return said(request, 500, "This match has stopped because of a fault in the rules. Its journal is safe.")


def trouble(request: Asking, flaw: Exception) -> Html:
    """Our own mistake."""
    log.error("%s %s broke", request.method, request.scope["route_handler"], exc_info=flaw)
    return said(request, 500, SENTENCES[500])


def said(request: Request[None, None, State], status: int, sentence: str, what_to_do: str = "") -> Html:
    """One sentence, as a page or, to programs, as JSON."""
    if request.scope["path"].startswith("/api/"):
        body = msgspec.json.encode({"is": "error", "sentence": sentence})
        return Response(body, status_code=status, media_type="application/json")
    return html(render.error(status, sentence, what_to_do, browser(request)), status)
