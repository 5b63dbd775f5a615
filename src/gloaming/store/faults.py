"""What the store says when it cannot do what it was asked."""

import sqlite3
from pathlib import Path


class StoreError(Exception):
    """Nothing was saved; the text is one sentence for people."""


class Taken(StoreError):
    """Somebody else was first: a record of that number, or a person on that seat, is already there."""


class Missing(StoreError):
    """There is no such match, seat, guest or invitation."""


class Unfinished(StoreError):
    """The match is not over, and nobody said that it may go all the same."""


def plain(fault: sqlite3.Error | OSError, path: Path) -> StoreError:
    """What went wrong with the database at `path`, as a sentence that says what to do."""
    name = getattr(fault, "sqlite_errorname", "SQLITE_CANTOPEN" if isinstance(fault, OSError) else "")
    if name == "SQLITE_CONSTRAINT_FOREIGNKEY":
        return Missing("There is no such guest or match.")
    for begins, sentence in SENTENCES.items():
        if name.startswith(begins):
            return StoreError(sentence.format(path=path, folder=path.parent))
    return StoreError(f"The database {path} refused to save or read: {fault}.")


SENTENCES = {
    "SQLITE_FULL": "The disk is full: free some space for {folder} and try again.",
    "SQLITE_BUSY": "Another program has locked the database {path}: close that program and try again.",
    "SQLITE_LOCKED": "Another program has locked the database {path}: close that program and try again.",
    "SQLITE_READONLY": "The database {path} cannot be written: change its rights or choose another folder.",
    "SQLITE_CANTOPEN": "The database {path} cannot be opened: change its rights or choose another folder.",
    "SQLITE_IOERR": "The disk under {folder} failed to save or read: check it, then try again.",
    "SQLITE_NOTADB": "The file {path} is not a Gloaming database: move it away or choose another folder.",
    "SQLITE_CORRUPT": "The database {path} is damaged: put back a copy, or choose another data folder.",
}
