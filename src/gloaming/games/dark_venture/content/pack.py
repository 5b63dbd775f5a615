"""The files of a pack as entries in their shapes.  An error names the file, the entry and the key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from gloaming.games.dark_venture.content import shapes
from gloaming.games.dark_venture.content.grammar import Misspelt

EntryT = TypeVar("EntryT", bound=shapes.Shape)
EntryT_co = TypeVar("EntryT_co", bound=shapes.Shape, covariant=True)


class PackError(ValueError):
    """Files that cannot be used; the sentence names file, entry and key."""


class Told(msgspec.Struct, Generic[EntryT_co], frozen=True):
    """An entry of a file, and where it stands."""

    entry: EntryT_co
    path: Path
    table: str  # hero, weapon, guide ...
    name: str  # of the entry, in complaints

    def fault(self, key: str, sentence: str) -> PackError:
        """The complaint about one key."""
        return PackError(f"{self.path}: {self.table} {self.name}: key `{key}`: {sentence}.")

    @contextmanager
    def reading(self, key: str) -> Iterator[None]:
        """While this key is read, what is misspelt is complained about."""
        try:
            yield
        except Misspelt as error:
            raise self.fault(key, str(error)) from error


class Pack(msgspec.Struct, frozen=True):
    """All entries of a folder, in the order of its files.  Characters and items keep the kind in `table`."""

    folder: Path
    factions: list[Told[shapes.FactionLine]]
    characters: list[Told[shapes.CharacterCard]]
    items: list[Told[shapes.ItemCard]]
    locations: list[Told[shapes.LocationCard]]
    guides: list[list[Told[shapes.GuideEntry]]]
    actions: list[list[Told[shapes.ActionEntry]]]
    heroic: list[Told[shapes.HeroicQuest]]
    side: list[Told[shapes.SideQuest]]


CHARACTER_FILES = {
    "heroes.toml": "hero",
    "followers.toml": "follower",
    "aggressive.toml": "aggressive",
    "neutral.toml": "neutral",
}
ITEM_FILES = {"weapons.toml": "weapon", "armor.toml": "armor", "objects.toml": "object"}
OTHER_FILES = {
    "factions.toml": "faction",
    "locations.toml": "location",
    "guide_a.toml": "guide",
    "guide_b.toml": "guide",
    "actions_a.toml": "action",
    "actions_b.toml": "action",
    "heroic_quests.toml": "heroic",
    "side_quests.toml": "side",
}
FILES = {**CHARACTER_FILES, **ITEM_FILES, **OTHER_FILES}


def read_pack(folder: Path) -> Pack:
    """The entries of a folder.  PackError for what is missing, is not TOML or has not the right shape."""
    return Pack(
        folder=folder,
        factions=read_file(folder, "factions.toml", shapes.FactionLine),
        characters=[
            told for file in CHARACTER_FILES for told in read_file(folder, file, shapes.CharacterCard)
        ],
        items=[told for file in ITEM_FILES for told in read_file(folder, file, shapes.ItemCard)],
        locations=read_file(folder, "locations.toml", shapes.LocationCard),
        guides=[read_file(folder, f"guide_{book}.toml", shapes.GuideEntry) for book in "ab"],
        actions=[read_file(folder, f"actions_{book}.toml", shapes.ActionEntry) for book in "ab"],
        heroic=read_file(folder, "heroic_quests.toml", shapes.HeroicQuest),
        side=read_file(folder, "side_quests.toml", shapes.SideQuest),
    )


def read_file(folder: Path, file: str, shape: type[EntryT]) -> list[Told[EntryT]]:
    """The entries of one file."""
    path, table = folder / file, FILES[file]
    return [convert(path, table, raw, place, shape) for place, raw in enumerate(raw_entries(path, table), 1)]


def raw_entries(path: Path, table: str) -> list[object]:
    """The entries of a file that has this one kind of table and nothing else."""
    try:
        page = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise PackError(f"{path}: the file cannot be read ({error.strerror}).") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise PackError(f"{path}: this is not TOML ({error}).") from error
    found = page.get(table)
    if set(page) != {table} or not isinstance(found, list) or not found:
        raise PackError(f"{path}: the file consists of [[{table}]] entries and nothing else.")
    return found


def convert(path: Path, table: str, raw: object, place: int, shape: type[EntryT]) -> Told[EntryT]:
    """One entry in its shape; an error names it by its number, or by its place in the file."""
    name = f"at place {place}"
    if isinstance(raw, dict):
        name = str(raw.get("no", raw.get("id", name)))
    try:
        return Told(msgspec.convert(raw, shape), path, table, name)
    except msgspec.ValidationError as error:
        sentence = re.sub(r" - at `\$\.?([^`]*)`", r" in key `\1`", str(error))
        raise PackError(f"{path}: {table} {name}: {sentence}.") from error


def effect_texts(pack: Pack) -> Iterator[str]:
    """All texts of effects, in which flags and marks are set."""
    cards: Iterable[Told[shapes.CharacterCard] | Told[shapes.ItemCard]] = [*pack.characters, *pack.items]
    yield from (line.effect for told in cards for line in told.entry.abilities)
    yield from (trade for told in pack.characters for trade in told.entry.trades)
    yield from (told.entry.effect for book in pack.guides for told in book)
    yield from (told.entry.effect for book in pack.actions for told in book)
    for told in pack.heroic:
        yield from (told.entry.on_accept, told.entry.each_round, told.entry.on_complete)
        if told.entry.offer:
            yield told.entry.offer.effect
