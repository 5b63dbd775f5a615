"""The tables, brought up to date by numbered scripts; `user_version` counts those that were run."""

import sqlite3
from collections.abc import Sequence
from importlib import resources
from typing import Final

from gloaming.store.faults import StoreError

APPLICATION: Final = 1198288737


def scripts() -> list[str]:
    """The package's scripts in order; the first is 0001."""
    folder = resources.files("gloaming.store") / "migrations"
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda e: e.name)
    for number, entry in enumerate(found, 1):
        if not entry.name.startswith(f"{number:04}_"):
            raise StoreError(
                f"The installation is not whole: migration {number:04} is missing, install again."
            )
    return [entry.read_text(encoding="utf-8") for entry in found]


def migrate(db: sqlite3.Connection, steps: Sequence[str], place: str) -> None:
    """Run the scripts that this database has not seen, each with its number in one transaction.

    StoreError, and nothing changed, for a file of a newer version or of another program.
    """
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > len(steps):
        raise StoreError(
            f"The database {place} was made by a newer Gloaming (version {version}, this one knows "
            f"{len(steps)}): install the newer one or choose another data folder."
        )
    if _foreign(db, version):
        raise StoreError(f"The file {place} belongs to another program: choose another data folder.")
    for number in range(version, len(steps)):
        _run(db, steps[number], number + 1)


def _foreign(db: sqlite3.Connection, version: int) -> bool:
    if version:
        return int(db.execute("PRAGMA application_id").fetchone()[0]) != APPLICATION
    return db.execute("SELECT 1 FROM sqlite_master").fetchone() is not None


def _run(db: sqlite3.Connection, script: str, number: int) -> None:
    try:
        db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
