"""Packs of the tests: the house's own files of Dark Matter with small changes."""

from __future__ import annotations

from pathlib import Path

import gloaming

HOUSE = gloaming.load("dark_matter").decks
OLD, NEW = "Ferrow Reach", "Copper Gate"


def pack(folder: Path, file: str = "planets.toml", old: str = OLD, new: str = NEW, count: int = -1) -> Path:
    """A folder with one file of the house, in which something is called otherwise."""
    text = HOUSE[file].read_text("utf-8")
    assert old in text
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(text.replace(old, new, count), "utf-8")
    return folder
