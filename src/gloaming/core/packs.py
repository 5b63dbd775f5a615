"""Packs: folders whose files take the place of a game's own card files, told apart by their digests.

A game names the files that a pack may replace (`Game.decks`).  Here a folder is read and its entries are put
in the shapes that the game gives; what is wrong is gathered as Faults and told at once by a PackError.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

import msgspec

FILE_LIMIT: Final = 256 * 1024
TEXT_LIMIT: Final = 600  # signs of one text; shapes set their own below it
DEPTH_LIMIT: Final = 8
LINE_LIMIT: Final = 2000  # signs of one line
DOT_LIMIT: Final = 40  # dots of one line: long dotted keys would keep the reader busy for minutes
ENTRY_LIMIT: Final = 500  # entries of one file
NAME_LIMIT: Final = 60
DIGEST: Final = 32  # hexadecimal digits
SHOWN: Final = 40  # signs of a foreign word in a sentence
JOINERS: Final = "\u200c\u200d"  # inside words of some scripts
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
PLACE: Final = re.compile(r" - at `\$\.?([^`]*)`$")

ShapeT = TypeVar("ShapeT", bound=msgspec.Struct)


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong: in which file, on which card, under which key, and what would do."""

    file: str
    sentence: str
    card: str = ""
    key: str = ""

    def __str__(self) -> str:
        """As one line."""
        where = [self.file, self.card, f"key {self.key}" if self.key else ""]
        return ": ".join([*filter(None, where), self.sentence])


class PackError(ValueError):
    """Files that cannot be used; carries every fault, and says the first."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        more = (
            f" ({len(faults) - 1} more faults; `gloaming pack check` lists them)" if len(faults) > 1 else ""
        )
        super().__init__(f"{faults[0]}{more}")
        self.faults = tuple(faults)


class Pack(msgspec.Struct, frozen=True):
    """A folder of cards as it was read: for which game, its name, its digest, the text of each file."""

    game: str
    name: str
    digest: str
    pages: dict[str, str]


def digest_of(pages: Mapping[str, str]) -> str:
    """The same for the same files, in whatever order they were found."""
    whole = hashlib.sha256()
    for name in sorted(pages):
        for part in (name.encode(), pages[name].encode()):
            whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()[:DIGEST]


def digests(packs: Sequence[Pack]) -> dict[str, str]:
    """What a journal's header says of packs: digests by name."""
    return {pack.name: pack.digest for pack in packs}


def house_pages(decks: Mapping[str, Path]) -> dict[str, str]:
    """The text of a game's own files."""
    return {name: path.read_text("utf-8") for name, path in decks.items()}


def laid_over(decks: Mapping[str, Path], packs: Sequence[Pack]) -> dict[str, str]:
    """The text of every file: a pack's where one replaces it, else the house's.  PackError where two do."""
    pages, faults = house_pages(decks), list[Fault]()
    holders: dict[str, str] = {}
    for pack in packs:
        for name, text in pack.pages.items():
            if name in holders:
                faults.append(
                    Fault(name, f"the packs {holders[name]} and {pack.name} both have it: give one.")
                )
            holders[name], pages[name] = pack.name, text
    if len({pack.name for pack in packs}) < len(packs):
        faults.append(Fault(packs[0].name, "two packs have this name: give one of the folders another."))
    refuse(faults)
    return pages


def refuse(faults: Sequence[Fault]) -> None:
    """PackError if there is a fault."""
    if faults:
        raise PackError(faults)


# --- a folder


def names_in(folder: Path) -> list[str]:
    """What lies in a folder, in order, but for hidden files.  PackError where it cannot be looked into."""
    try:
        return sorted(path.name for path in folder.iterdir() if not path.name.startswith("."))
    except OSError as flaw:
        raise PackError(
            [Fault(shown(folder.name or str(folder)), f"this is no folder to read ({flaw.strerror}).")]
        ) from None


def look(folder: Path, game: str, decks: Collection[str]) -> tuple[Pack, list[Fault]]:
    """The files of a folder that take a place of these decks, and all that is wrong with the folder."""
    faults, pages = list[Fault](), dict[str, str]()
    known = ", ".join(decks)
    for name in names_in(folder):
        if name not in decks:
            faults.append(
                Fault(shown(name), f"this is no file of a pack for {game}, which may have {known}.")
            )
            continue
        try:
            pages[name] = text_of(folder / name)
        except ValueError as flaw:
            faults.append(Fault(name, str(flaw)))
    if not pages and not faults:
        faults.append(
            Fault(
                shown(folder.name or str(folder)),
                f"nothing is replaced: put {known} in it, or some of these.",
            )
        )
    name = folder.resolve().name
    if not fits(name, NAME_LIMIT) or not name:
        faults.append(Fault(shown(name), f"give the folder a plain name of 1 to {NAME_LIMIT} signs."))
    return Pack(game, name, digest_of(pages), pages), faults


def text_of(path: Path) -> str:
    """The text of one file of a pack.  ValueError with a sentence for what is no plain file of text."""
    if path.is_symlink() or not path.is_file():
        raise ValueError("this is no plain file: put the file itself here, not a link or a folder.")
    try:
        with path.open("rb") as file:
            body = file.read(FILE_LIMIT + 1)
    except OSError as flaw:
        raise ValueError(f"the file cannot be read ({flaw.strerror}).") from None
    if len(body) > FILE_LIMIT:
        raise ValueError(f"the file is larger than {FILE_LIMIT // 1024} kB.")
    try:
        return body.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as flaw:
        raise ValueError(f"the file is not UTF-8 (byte {flaw.start}): save it as UTF-8.") from None


# --- the entries of a file


def entries(
    file: str, text: str, table: str, shape: type[ShapeT], faults: list[Fault]
) -> list[tuple[str, ShapeT]]:
    """The [[table]] entries of a file, each with its name in faults; what is wrong is added to these."""
    out: list[tuple[str, ShapeT]] = []
    for place, entry in enumerate(raw_entries(file, text, table, faults), 1):
        card = called(table, place, entry)
        flaws = list(flaws_of_texts(entry)) or list(flaws_of_shape(entry, shape))
        faults += [Fault(file, sentence, card, key) for key, sentence in flaws]
        if not flaws:
            out.append((card, msgspec.convert(entry, shape)))
    return out


def raw_entries(file: str, text: str, table: str, faults: list[Fault]) -> list[object]:
    """The entries of a file that has this one kind of table and nothing else."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE_LIMIT or line.count(".") > DOT_LIMIT:
            most = f"{LINE_LIMIT} signs, or {DOT_LIMIT} dots"
            faults.append(Fault(file, f"line {number} has more than {most}: make several of it."))
            return []
    try:
        page = tomllib.loads(text)
    except (ValueError, RecursionError) as flaw:
        faults.append(Fault(file, f"this is not TOML: {flaw}."))
        return []
    found = page.get(table)
    if set(page) != {table} or not isinstance(found, list):
        faults.append(Fault(file, f"the file consists of [[{table}]] entries and nothing else."))
        return []
    if len(found) > ENTRY_LIMIT:
        faults.append(Fault(file, f"the file has {len(found)} entries; {ENTRY_LIMIT} are the most."))
        return []
    return found


def called(table: str, place: int, entry: object) -> str:
    """An entry by its id, by its number, or by its place."""
    keys = entry if isinstance(entry, dict) else {}
    name = str(keys.get("no", keys.get("id", "")))
    return f"{table} {name}" if name and fits(name, NAME_LIMIT) else f"{table} no. {place}"


def flaws_of_texts(value: object, key: str = "", depth: int = 0) -> Iterator[tuple[str, str]]:
    """Texts that cannot stand on a page or in a terminal, and tables that lie too deep: key and sentence."""
    if depth > DEPTH_LIMIT:
        yield key, "this lies too deep inside."
    elif isinstance(value, str) and not fits(value, TEXT_LIMIT):
        yield key, f"a text has at most {TEXT_LIMIT} signs, on one line, without @ or hidden signs."
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from flaws_of_texts(item, f"{key}[{place}]", depth + 1)
    elif isinstance(value, dict):
        for name, item in value.items():
            if not fits(name, NAME_LIMIT):
                yield key, "a key in it has a name that is too long, or has @ or hidden signs."
            else:
                yield from flaws_of_texts(item, f"{key}.{name}" if key else name, depth + 1)


def flaws_of_shape(entry: object, shape: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """What keeps an entry from that shape, key by key: key and sentence."""
    if not isinstance(entry, dict):
        yield "", "this is no table of keys."
        return
    fields = fields_of(shape)
    known = [field.encode_name for field in fields]
    for key in entry:
        if key not in known:
            yield key, f"there is no such key; there are {', '.join(known)}."
    for field in fields:
        if field.encode_name in entry:
            yield from flaws_of_value(field.encode_name, entry[field.encode_name], field.type)
        elif field.required:
            yield field.encode_name, "this key is missing."


@cache
def fields_of(shape: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The keys of a shape; to find them out takes a while."""
    return msgspec.structs.fields(shape)


def flaws_of_value(key: str, value: object, kind: object) -> Iterator[tuple[str, str]]:
    """What keeps a value from being of that kind, with the key inside it."""
    try:
        msgspec.convert(value, type=kind)
    except msgspec.ValidationError as flaw:
        place = PLACE.search(str(flaw))
        inner = place[1] if place else ""
        inside = f"{key}{inner}" if inner.startswith("[") or not inner else f"{key}.{inner}"
        yield inside, f"{PLACE.sub('', str(flaw))}."


def doubles(file: str, key: str, cards: Sequence[tuple[str, str]]) -> Iterator[Fault]:
    """A fault for each value that an earlier card has too; `cards` are their names in faults, and values."""
    seen: dict[str, str] = {}
    for card, value in cards:
        if value in seen:
            yield Fault(file, f"“{shown(value)}” is used twice: {seen[value]} has it too.", card, key)
        seen.setdefault(value, card)


# --- words from outside


def fits(text: str, most: int) -> bool:
    """Can this stand in a sentence: not too long, on one line, all of it to be seen, without seat marks?"""
    if len(text) > most or "@" in text:
        return False
    return all(sign in JOINERS or unicodedata.category(sign) not in UNSEEN for sign in text)


def shown(text: str) -> str:
    """A foreign word as it may stand in a sentence."""
    plain = "".join(sign if fits(sign, 1) else "?" for sign in text)
    return plain if len(plain) <= SHOWN else f"{plain[: SHOWN - 1]}…"
