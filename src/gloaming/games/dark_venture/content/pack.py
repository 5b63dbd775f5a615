"""The files of a pack as entries in their shapes.  A fault names the file, the entry and the key."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Generic, ParamSpec, TypeVar

import msgspec

from gloaming.core import packs
from gloaming.core.packs import Fault, PackError
from gloaming.games.dark_venture.content import shapes
from gloaming.games.dark_venture.content.grammar import Misspelt

EntryT = TypeVar("EntryT", bound=shapes.Shape)
EntryT_co = TypeVar("EntryT_co", bound=shapes.Shape, covariant=True)
DoneT = TypeVar("DoneT")
Given = ParamSpec("Given")


class Told(msgspec.Struct, Generic[EntryT_co], frozen=True):
    """An entry of a file, and where it stands."""

    entry: EntryT_co
    file: str
    table: str  # hero, weapon, guide ...
    called: str  # in complaints: `hero 1`

    def fault(self, key: str, sentence: str) -> PackError:
        """The complaint about one key."""
        return PackError([Fault(self.file, f"{sentence}.", self.called, key)])

    @contextmanager
    def reading(self, key: str) -> Iterator[None]:
        """While this key is read, what is misspelt is complained about."""
        try:
            yield
        except Misspelt as error:
            raise self.fault(key, str(error)) from error


class Pack(msgspec.Struct, frozen=True):
    """All entries, in the order of their files.  Characters and items keep the kind in `table`."""

    factions: list[Told[shapes.FactionLine]]
    characters: list[Told[shapes.CharacterCard]]
    items: list[Told[shapes.ItemCard]]
    locations: list[Told[shapes.LocationCard]]
    guides: list[list[Told[shapes.GuideEntry]]]
    actions: list[list[Told[shapes.ActionEntry]]]
    heroic: list[Told[shapes.HeroicQuest]]
    side: list[Told[shapes.SideQuest]]


CHARACTER_FILES: Final = {
    "heroes.toml": "hero",
    "followers.toml": "follower",
    "aggressive.toml": "aggressive",
    "neutral.toml": "neutral",
}
ITEM_FILES: Final = {"weapons.toml": "weapon", "armor.toml": "armor", "objects.toml": "object"}
OTHER_FILES: Final = {
    "factions.toml": "faction",
    "locations.toml": "location",
    "guide_a.toml": "guide",
    "guide_b.toml": "guide",
    "actions_a.toml": "action",
    "actions_b.toml": "action",
    "heroic_quests.toml": "heroic",
    "side_quests.toml": "side",
}
FILES: Final = {**CHARACTER_FILES, **ITEM_FILES, **OTHER_FILES}
DECKS: Final = {name: Path(__file__).parent / name for name in FILES}


def read_pack(pages: Mapping[str, str]) -> Pack:
    """The entries of the files' texts, by name.  PackError, with every fault, for what has not its shape."""
    faults: list[Fault] = []

    def read(file: str, shape: type[EntryT]) -> list[Told[EntryT]]:
        return read_file(file, pages[file], shape, faults)

    pack = Pack(
        factions=read("factions.toml", shapes.FactionLine),
        characters=[told for file in CHARACTER_FILES for told in read(file, shapes.CharacterCard)],
        items=[told for file in ITEM_FILES for told in read(file, shapes.ItemCard)],
        locations=read("locations.toml", shapes.LocationCard),
        guides=[read(f"guide_{book}.toml", shapes.GuideEntry) for book in "ab"],
        actions=[read(f"actions_{book}.toml", shapes.ActionEntry) for book in "ab"],
        heroic=read("heroic_quests.toml", shapes.HeroicQuest),
        side=read("side_quests.toml", shapes.SideQuest),
    )
    packs.refuse(faults)
    return pack


def read_file(file: str, text: str, shape: type[EntryT], faults: list[Fault]) -> list[Told[EntryT]]:
    """The entries of one file, one at least; what is wrong is added to the faults."""
    table, before = FILES[file], len(faults)
    found = packs.entries(file, text, table, shape, faults)
    if not found and len(faults) == before:
        faults.append(Fault(file, f"there is at least one [[{table}]] entry."))
    return [Told(entry, file, table, called) for called, entry in found]


def tried(
    faults: list[Fault], work: Callable[Given, DoneT], *given: Given.args, **more: Given.kwargs
) -> list[DoneT]:
    """What comes of a piece of work; where it is refused, nothing, and the faults are added."""
    try:
        return [work(*given, **more)]
    except PackError as flaw:
        faults.extend(flaw.faults)
        return []


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
