"""The door: headers of every answer, where a request may come from, how many and how large they may be."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from gloaming.core.game import short
from gloaming.server.house import House
from gloaming.server.settings import NAME
from gloaming.web import render

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# With "no-referrer" browsers would send "Origin: null" with forms, and we could not tell ours from others.
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
ASKED_FOR = re.compile(rf"({NAME})\.?(:\d+)?", re.IGNORECASE)
STRANGER = (
    "This house is not known by {}: open it by the address that it told when it was started, or start it "
    "with that name, as in --name play.example.org."
)
SAFE = ("GET", "HEAD", "OPTIONS")
FORM_LIMIT = 16 * 1024
FILE_LIMIT = 9 * 1024 * 1024
BURST = 10  # seconds' worth of requests that may come at once
MOST = 10_000  # addresses that are remembered


class Guard:
    """An ASGI application around another.  Refuses what should not come in; says so in one sentence."""

    def __init__(self, app: ASGIApp, rate: int, house: House) -> None:
        self.app = app
        self.rate = rate
        self.house = house
        self.buckets: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, with_headers)
        else:
            await refuse(with_headers, scope["path"], *refusal)

    def refusal(self, scope: HTTPScope) -> tuple[int, str] | None:
        """Why this request does not come in: a status and a sentence; None if it does."""
        path, headers = scope["path"], dict(scope["headers"])
        if self.rate and not (path.startswith("/static/") or path.endswith("/stream")):
            client = scope["client"]
            if not self.may_ask(client[0] if client else ""):
                return 429, "Too many requests at once: wait a moment, then go on."
        name = name_asked_for(scope)
        if name not in self.house.names:
            return 421, STRANGER.format(f"the name “{short(name, 60)}”" if name else "such a name")
        if int(headers.get(b"content-length") or 0) > limit_of(path):
            return 413, "That is far too much for this form: send less."
        if scope["method"] not in SAFE and foreign(headers):
            return (
                403,
                "This came from another site and was not taken: go back to the table and answer there.",
            )
        return None

    def may_ask(self, address: str) -> bool:
        """Has this address not asked too often?"""
        if len(self.buckets) >= MOST:
            self.buckets.clear()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate)
        return bucket.take()


class Bucket:
    """So many requests a second, saved up for a few seconds."""

    __slots__ = ("left", "rate", "then")

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self.left = float(rate * BURST)
        self.then = time.monotonic()

    def take(self) -> bool:
        """One request, if there is one left."""
        now = time.monotonic()
        self.left = min(self.rate * BURST, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def limit_of(path: str) -> int:
    """How many bytes may be sent there."""
    return FILE_LIMIT if path == "/import" else FORM_LIMIT


def name_asked_for(scope: HTTPScope) -> str:
    """The name by which a browser has found us, or nothing where it gives none, or several.

    Any site can have its own name lead to this computer; to the browser its pages are then ours."""
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return name_in(hosts[0]) if len(hosts) == 1 else ""


def name_in(host: str) -> str:
    """The name in a Host header, without its port, as a setting has it; nothing if that is none."""
    found = ASKED_FOR.fullmatch(host)
    return found[1].lower().removesuffix(".") if found else ""


def foreign(headers: dict[bytes, bytes]) -> bool:
    """Does a browser say that another site sent this?  Programs that are no browsers say nothing."""
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site not in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    return origin is not None and urlsplit(origin.decode("latin-1")).netloc.encode() != headers.get(b"host")


def page_headers(kind: bytes, size: int) -> Iterable[tuple[bytes, bytes]]:
    """The headers of a short answer."""
    return [(b"content-type", kind), (b"content-length", str(size).encode())]


async def refuse(send: Send, path: str, status: int, sentence: str) -> None:
    """Answer with one sentence, as a page or, to programs, as JSON."""
    if path.startswith("/api/"):
        body, kind = msgspec.json.encode({"is": "error", "sentence": sentence}), b"application/json"
    else:
        body, kind = render.error(status, sentence).encode(), b"text/html; charset=utf-8"
    await send({"type": "http.response.start", "status": status, "headers": page_headers(kind, len(body))})
    await send({"type": "http.response.body", "body": body, "more_body": False})
