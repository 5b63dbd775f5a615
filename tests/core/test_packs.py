"""Packs: what a folder may hold, its digest, and how faults are told."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from gloaming.core import packs
from gloaming.core.packs import Fault, PackError, digest_of, entries, laid_over, look

DECKS = ("birds.toml", "trees.toml")
ROBIN = '[[bird]]\nid = "B1"\nname = "Robin"\nsong = { notes = 3 }\n'


class Song(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something inside a card."""

    notes: int
    mood: Literal["glad", "sad"] = "glad"


class Bird(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card."""

    id: str
    name: str
    song: Song


def folder(tmp_path: Path, **files: str | bytes) -> Path:
    """A folder of files; `birds` stands for birds.toml."""
    for name, text in files.items():
        (tmp_path / f"{name}.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
    return tmp_path


def faults_of(path: Path) -> list[str]:
    """What is wrong with a folder."""
    return [str(fault) for fault in look(path, "woods", DECKS)[1]]


def faults_in(text: str) -> list[str]:
    """What is wrong with the birds of a file."""
    faults: list[Fault] = []
    entries("birds.toml", text, "bird", Bird, faults)
    return [str(fault) for fault in faults]


def test_a_pack_is_any_part_of_the_files(tmp_path: Path) -> None:
    """Hidden files, which systems leave behind, are none of it; marks and line ends of editors neither."""
    folder(tmp_path, birds=b"\xef\xbb\xbfone\r\ntwo\r\n")
    (tmp_path / ".DS_Store").write_bytes(b"\x00")
    pack, faults = look(tmp_path, "woods", DECKS)
    assert not faults
    assert (pack.game, pack.name, pack.pages) == ("woods", tmp_path.name, {"birds.toml": "one\ntwo\n"})


def test_the_digest_is_that_of_names_and_texts() -> None:
    """Not of the order; a sign more, another name, or a border elsewhere makes another one."""
    digest = digest_of({"a": "1", "b": "2"})
    assert digest == digest_of({"b": "2", "a": "1"})
    others = [{"a": "1", "b": "2 "}, {"a": "1", "c": "2"}, {"a": "1b2"}, {"a": "1"}, {"a": "2", "b": "1"}]
    assert len({digest, *map(digest_of, others)}) == len(others) + 1
    assert len(digest) == packs.DIGEST


def test_strays_are_named(tmp_path: Path) -> None:
    """Each of them, also a folder."""
    folder(tmp_path, birds=ROBIN, beasts="")
    (tmp_path / "nest").mkdir()
    assert faults_of(tmp_path) == [
        f"{name}: this is no file of a pack for woods, which may have birds.toml, trees.toml."
        for name in ("beasts.toml", "nest")
    ]


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    """It would replace nothing."""
    assert "nothing is replaced" in faults_of(tmp_path)[0]


@pytest.mark.parametrize("name", ["none", "birds.toml"])
def test_what_is_no_folder_is_no_pack(tmp_path: Path, name: str) -> None:
    """Neither a path without anything nor a file."""
    folder(tmp_path, birds=ROBIN)
    with pytest.raises(PackError, match="this is no folder"):
        look(tmp_path / name, "woods", DECKS)


def test_files_that_are_no_plain_text(tmp_path: Path) -> None:
    """Too large, another coding, a link that leads out of the folder, a folder of a file's name."""
    assert "larger than 256 kB" in faults_of(folder(tmp_path, birds=b"#" * (packs.FILE_LIMIT + 1)))[0]
    assert "not UTF-8 (byte 1)" in faults_of(folder(tmp_path, birds=b"#\xff"))[0]
    (tmp_path / "birds.toml").unlink()
    (tmp_path / "birds.toml").symlink_to(__file__)
    (tmp_path / "trees.toml").mkdir()
    assert [fault.split(":")[1] for fault in faults_of(tmp_path)] == [" this is no plain file"] * 2


@pytest.mark.parametrize("name", ["a@0", "a\x1b[2Jb", "x" * 61, "a\u202eb"])
def test_a_folder_needs_a_name_that_can_be_told(tmp_path: Path, name: str) -> None:
    """It stands in journals and sentences."""
    (tmp_path / name).mkdir()
    (fault,) = faults_of(folder(tmp_path / name, birds=ROBIN))
    assert "give the folder a plain name" in fault
    assert not {"\x1b", "@", "\u202e"} & set(fault)


def test_two_packs_and_one_place(tmp_path: Path) -> None:
    """Different files lie side by side; the same one is refused, and so is the same name."""
    house = folder(tmp_path, birds="house birds", trees="house trees")
    decks = {name: house / name for name in DECKS}
    one, two = packs.Pack("woods", "one", "1", {"birds.toml": "1"}), packs.Pack(
        "woods", "two", "2", {"trees.toml": "2"}
    )  # fmt: skip
    assert laid_over(decks, [one]) == {"birds.toml": "1", "trees.toml": "house trees"}
    assert laid_over(decks, [one, two]) == {"birds.toml": "1", "trees.toml": "2"}
    with pytest.raises(PackError, match=r"birds\.toml: the packs one and three both have it"):
        laid_over(decks, [one, msgspec.structs.replace(one, name="three")])
    with pytest.raises(PackError, match="one: two packs have this name"):
        laid_over(decks, [one, msgspec.structs.replace(two, name="one")])


def test_every_key_of_every_card_is_told() -> None:
    """Not the first fault alone."""
    text = (
        ROBIN
        + '[[bird]]\nid = "B2"\nname = 7\nsong = { notes = 3, mood = "mad" }\nnest = 1\n'
        + '[[bird]]\nname = "Wren"\nsong = { notes = 3 }\n'
    )
    assert faults_in(text) == [
        "birds.toml: bird B2: key nest: there is no such key; there are id, name, song.",
        "birds.toml: bird B2: key name: Expected `str`, got `int`.",
        "birds.toml: bird B2: key song.mood: Invalid enum value 'mad'.",
        "birds.toml: bird no. 3: key id: this key is missing.",
    ]


@pytest.mark.parametrize(
    "text",
    ["[[bird]", "bird = 1", "[[tree]]", "[bird]", ROBIN + "[it]", "a=" + "[" * 1900, "a = " + "9" * 1900],
)  # fmt: skip
def test_files_of_another_make(text: str) -> None:
    """No TOML, or other tables in it; nothing falls over."""
    (fault,) = faults_in(text)
    assert fault.startswith(
        ("birds.toml: this is not TOML", "birds.toml: the file consists of [[bird]] entries")
    )


@pytest.mark.parametrize(
    "name",
    [r"\u001b[2J", r"two\nlines", r"\u202egnp", r"\u2028", "@0", "x" * 601, r"\u0000", r"\ue000"],
)
def test_texts_that_would_not_stay_in_their_place(name: str) -> None:
    """Signs that steer a terminal, turn the direction of reading, break a line, or stand for a player."""
    (fault,) = faults_in(ROBIN.replace("Robin", name))
    assert fault.startswith("birds.toml: bird B1: key name: a text has at most 600 signs, on one line")
    (fault,) = faults_in(ROBIN.replace("notes = 3", f'notes = 3, "{name}" = 1'))
    assert fault.startswith("birds.toml: bird B1: key song: a key in it has a name")
    (fault,) = faults_in(ROBIN.replace("B1", name).replace("3", '"3"'))
    assert fault.startswith("birds.toml: bird no. 1: key id: ")


@pytest.mark.parametrize(
    "text",
    ["a." * 100_000 + "a = 1", ROBIN + "b" * 3000 + " = 1", ROBIN * 501, "[" + "a." * 100_000 + "a]"],
)
def test_files_that_would_keep_the_reader_busy(text: str) -> None:
    """Long dotted keys, long lines, thousands of entries: one fault each, at once."""
    (fault,) = faults_in(text)
    assert "more than 2000 signs, or 40 dots" in fault or "the file has 501 entries" in fault


def test_tables_deep_inside_tables() -> None:
    """They are refused before anything walks through them."""
    deep = "song." + ".".join(["a"] * 30)
    (fault,) = faults_in(f'[[bird]]\nid = "B1"\nname = "Robin"\n{deep} = 1\n')
    assert "this lies too deep inside" in fault


def test_an_error_says_the_first_fault_and_counts_the_others() -> None:
    """One sentence for people; the list for those who ask."""
    one, two = Fault("a.toml", "it is blue.", "card A", "color"), Fault("b.toml", "it is green.")
    assert str(PackError([one])) == "a.toml: card A: key color: it is blue."
    assert str(PackError([one, two])).endswith("blue. (1 more faults; `gloaming pack check` lists them)")
    assert PackError([one, two]).faults == (one, two)


class Stone(msgspec.Struct, frozen=True):
    no: int


def test_an_entry_without_an_id_is_told_by_its_number() -> None:
    """Where there is none, by its place."""
    faults: list[Fault] = []
    found = entries(
        "stones.toml", "[[stone]]\nno = 7\n[[stone]]\nno = 8\nage = 1\n[[stone]]\n", "stone", Stone, faults
    )
    assert [called for called, _ in found] == ["stone 7"]
    assert [fault.card for fault in faults] == ["stone 8", "stone no. 3"]
