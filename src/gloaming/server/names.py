"""What people and tables are called."""

from __future__ import annotations

import secrets
import unicodedata

MOST = 24
JOINERS = "\u200c\u200d"  # inside words of some scripts, and between parts of one sign
BOTS = ("Vesper", "Ember", "Cinder", "Umbra", "Halo", "Sable", "Comet")
FIRST = ("Quiet", "Last", "Slow", "Old", "Pale", "Long", "Red", "Blue", "Far", "Low", "Still", "Amber")
SECOND = (
    "Comet",
    "Lantern",
    "Quarry",
    "Harbour",
    "Signal",
    "Orbit",
    "Ridge",
    "Ember",
    "Tide",
    "Beacon",
    "Drift",
)


class BadName(ValueError):
    """A name that nobody can have; the sentence says why."""


def person(text: str, otherwise: str = "Guest") -> str:
    """A person's name, made plain; `otherwise` where nothing is left of it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if len(name) > MOST:
        raise BadName(f"That name is too long: {MOST} signs are the most.")
    if any(unicodedata.category(sign)[0] == "C" and sign not in JOINERS for sign in name):
        raise BadName("A name cannot have invisible signs in it: choose plain letters.")
    return name or otherwise


def bot(seat: int) -> str:
    """A bot's name."""
    return BOTS[seat % len(BOTS)]


def table() -> str:
    """A table's name, as 'Quiet Comet'."""
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"
