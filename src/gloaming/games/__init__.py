"""The games, each a household of its own, found by name.

Games of your own are added by `register`, or by the variable GLOAMING_GAMES: Python files, parted as in PATH,
that register a game when they are run.  Every process of ours reads it, bots' workers too.

Packs are at hand by `put_at_hand`, or by the variable GLOAMING_PACKS: folders, parted as in PATH.  New tables
play with them (`in_use`), and the journals of games that were played with them can be read (`recorded`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import msgspec

from gloaming.core.game import Game
from gloaming.core.packs import Fault, Pack, PackError, look, names_in, refuse, shown

AnyGame = Game[Any, Any]  # each game has its own state and view; who holds several holds them as this

SHIPPED = ("darkrock", "dark_matter", "dark_venture")
WITHOUT_PAGE: tuple[str, ...] = ()  # for terminals and Python; the lobby offers them once they are drawn
REGISTERED: dict[str, AnyGame] = {}


class UnknownGame(ValueError):
    """No game of that name; the sentence lists those there are."""


def register(game: AnyGame) -> None:
    """Add a game of your own, by its name, for tables, terminals and bots of this process."""
    REGISTERED[game.name] = game


def add_file(path: Path) -> None:
    """Run a Python file that registers a game.  ValueError for what cannot be run."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ValueError(f"GLOAMING_GAMES names {path}, which is no Python file.")
    module = sys.modules[path.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)


@cache
def add_own() -> None:
    """Run the files that GLOAMING_GAMES names, once."""
    for name in os.environ.get("GLOAMING_GAMES", "").split(os.pathsep):
        if name:
            add_file(Path(name))


def names() -> list[str]:
    """The games there are: those that ship, then those registered."""
    add_own()
    return [*SHIPPED, *[name for name in REGISTERED if name not in SHIPPED]]


def on_the_shelf() -> list[str]:
    """The games that the lobby offers."""
    return [name for name in names() if name not in WITHOUT_PAGE]


def load(name: str, packs: Sequence[str | Path] = ()) -> AnyGame:
    """A game by name, with the cards of these folders in the place of the house's.

    UnknownGame for a stranger; PackError, with every fault, for packs that cannot be."""
    if name not in names():
        raise UnknownGame(f"There is no game called {name[:40]!r}; there are {', '.join(names())}.")
    if name not in REGISTERED:
        REGISTERED[name] = import_module(f"gloaming.games.{name}").game
    house = REGISTERED[name]
    return with_packs(house, [read_pack(Path(folder), house) for folder in packs]) if packs else house


# --- packs

KNOWN: dict[tuple[str, str], Pack] = {}  # every pack that this process has read, by game and digest
AT_HAND: list[Pack] = []  # those that new tables play with
PACKED: dict[tuple[str, ...], AnyGame] = {}  # games with packs, by name, and the packs' names and digests


class PackMissing(ValueError):
    """A game was played with a pack that is not at hand; the sentence says which."""


def read_pack(folder: Path, game: AnyGame) -> Pack:
    """The pack in a folder, for that game.  PackError, with every fault of the folder."""
    if not game.decks:
        raise PackError([Fault(shown(folder.name), f"{game.title} takes no packs.")])
    pack, faults = look(folder, game.name, game.decks)
    refuse(faults)
    return pack


def with_packs(house: AnyGame, packs: Sequence[Pack]) -> AnyGame:
    """The game with the cards of these packs.  PackError, with every fault."""
    key = (house.name, *sorted(f"{pack.digest} {pack.name}" for pack in packs))
    if key not in PACKED:
        PACKED[key] = house.with_packs(packs)
    know(packs)
    return PACKED[key]


def takers(folder: Path) -> list[str]:
    """The games that some file in a folder is for, by the files' names.  PackError for no folder."""
    files = set(names_in(folder))
    return [name for name in names() if files & set(load(name).decks)]


def taker(folder: Path) -> AnyGame:
    """The game that a folder is a pack for.  PackError unless the files tell."""
    found = takers(folder)
    if len(found) == 1:
        return load(found[0])
    if found:
        raise PackError([Fault(shown(folder.name), f"these files fit several games: {', '.join(found)}.")])
    known = "; ".join(f"{name}: {', '.join(load(name).decks)}" for name in names() if load(name).decks)
    raise PackError([Fault(shown(folder.name), f"no file here is one of a pack.  There are {known}.")])


def put_at_hand(folders: Iterable[str | Path]) -> list[Pack]:
    """New tables play with these packs from now on.  PackError, with every fault, if one cannot be."""
    packs = [read_pack(folder, taker(folder)) for folder in map(Path, folders)]
    take(packs)
    return packs


def take(packs: Iterable[Pack]) -> None:
    """Packs as another process read them, or this one: they are at hand from now on."""
    fresh = [pack for pack in packs if pack not in AT_HAND]
    for name in {pack.game for pack in fresh}:
        with_packs(load(name), [pack for pack in (*AT_HAND, *fresh) if pack.game == name])
    AT_HAND.extend(fresh)


@cache
def take_own() -> None:
    """Put at hand what GLOAMING_PACKS names, once."""
    put_at_hand(name for name in os.environ.get("GLOAMING_PACKS", "").split(os.pathsep) if name)


def at_hand(name: str = "") -> list[Pack]:
    """The packs at hand, or those for one game."""
    take_own()
    return [pack for pack in AT_HAND if name in ("", pack.game)]


def know(packs: Iterable[Pack]) -> None:
    """Packs as another process has read them: games that were played with them can be read here too."""
    KNOWN.update({(pack.game, pack.digest): pack for pack in packs})


def known_packs() -> list[Pack]:
    """Every pack that this process can play with, for another one to know."""
    at_hand()
    return list(KNOWN.values())


def in_use(name: str) -> AnyGame:
    """A game as new tables play it: with the packs at hand for it."""
    house, packs = load(name), at_hand(name)
    return with_packs(house, packs) if packs else house


def recorded(name: str, packs: Mapping[str, str]) -> AnyGame:
    """A game with the packs that a journal's header names.  PackMissing if one is not at hand."""
    house = load(name)
    if not packs:
        return house
    if any((name, digest) not in KNOWN for digest in packs.values()):
        at_hand()
    return with_packs(house, [known(house, pack, digest) for pack, digest in packs.items()])


def known(house: AnyGame, name: str, digest: str) -> Pack:
    """The pack of that digest, under the name that it had."""
    found = KNOWN.get((house.name, digest))
    if found is not None:
        return msgspec.structs.replace(found, name=name)
    here = (
        f"This game of {house.title} was played with the pack “{shown(name)}” (digest {shown(digest[:12])})"
    )
    if any(pack.game == house.name and pack.name == name for pack in AT_HAND):
        raise PackMissing(f"{here}, which has been changed since: give its folder as it was with --pack.")
    raise PackMissing(f"{here}, which is not at hand: give its folder with --pack.")
