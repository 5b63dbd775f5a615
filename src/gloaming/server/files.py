"""The files that never change while we run: styles, script, drawings; kept in memory."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache

from litestar import Response, get
from litestar.params import FromPath

from gloaming import games
from gloaming.server.asking import Asking, Problem
from gloaming.web import render


class File:
    """One file: what is sent, plain and packed, and the tag by which browsers know it again."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body = body
        self.packed = gzip.compress(body, 9, mtime=0)
        self.kind = kind
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'


@cache
def shelf() -> dict[str, File]:
    """Every file by name."""
    arts = [art for name in games.names() if (art := games.load(name).art) is not None]
    return {name: File(path.read_bytes(), kind) for name, (path, kind) in render.static_files(arts).items()}


@get("/static/{name:str}")
async def static(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """One file, or the word that the browser has it already."""
    file = shelf().get(name)
    if file is None:
        raise Problem(404, "There is no such file.")
    headers = {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)
