"""The program of one worker process: `python -m gloaming.bots.worker [modules that register games]`.

Reads the packs that its master knows, then requests, as lines of JSON; writes what it has to say as lines of
JSON; ends with its input.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import sys
import time
from importlib import import_module
from typing import BinaryIO

import msgspec

import gloaming
from gloaming.bots.player import Request, answer
from gloaming.bots.workers import Said
from gloaming.core.packs import Pack

ORPHANED = 60.0  # seconds beyond a request's own after which a stuck worker ends itself
LOOK_EVERY = 10.0  # seconds between two looks for a compiled form


def main(modules: list[str]) -> None:
    """Say that we are ready, then answer line by line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for our master, who closes the pipe
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    lines, sys.stdout = sys.stdout.buffer, sys.stderr  # whatever else is printed shall not spoil the replies
    for module in modules:
        import_module(module)
    gloaming.know(msgspec.json.decode(sys.stdin.buffer.readline() or b"[]", type=list[Pack]))
    lookout = Lookout()
    with contextlib.suppress(BrokenPipeError):
        tell(lines, Said())
        for line in sys.stdin.buffer:
            tell(lines, heard(line, lookout))


def tell(lines: BinaryIO, said: Said) -> None:
    """Write one line, at once."""
    lines.write(msgspec.json.encode(said) + b"\n")
    lines.flush()


def heard(line: bytes, lookout: Lookout) -> Said:
    """What one request leads to."""
    try:
        request = msgspec.json.decode(line, type=Request)
        faulthandler.dump_traceback_later(request.seconds + ORPHANED, exit=True)
        reply = answer(request)
    except Exception as reason:
        return Said(fault=f"The bot failed: {type(reason).__name__}: {reason}")
    finally:
        faulthandler.cancel_dump_traceback_later()
    return Said(reply, done=lookout.sees_faster_form())


class Lookout:
    """Looks now and then whether the rules have been compiled since this process began."""

    def __init__(self) -> None:
        self.looked = time.monotonic()

    def sees_faster_form(self) -> bool:
        """Is this process of the plain form, though a new one would be compiled?"""
        if gloaming.compiled() or time.monotonic() < self.looked + LOOK_EVERY:
            return False
        self.looked = time.monotonic()
        return os.environ.get("GLOAMING_PURE") != "1" and gloaming.compiled_tree() is not None


if __name__ == "__main__":
    main(sys.argv[1:])
