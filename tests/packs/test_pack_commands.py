"""`gloaming pack new`, `gloaming pack check`, and `--pack` wherever a game is played or told again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gloaming import games
from gloaming.arena import bench
from gloaming.core import journal
from packs.cards import HOUSE, NEW, pack
from terminal.sitting import Run, command, program


def forget() -> None:
    """As in a new process."""
    games.AT_HAND.clear()
    games.KNOWN.clear()
    games.PACKED.clear()


def typed(*words: str, lines: str = "") -> Run:
    """A command of a process that has nothing at hand yet."""
    forget()
    return command(*words, typed=lines)


# --- new, check


def test_a_new_pack_is_the_house_with_comments(tmp_path: Path) -> None:
    """Nothing is wrong with it, and it says what to do next."""
    folder = tmp_path / "mine"
    begun = typed("pack", "new", str(folder), "--game", "dark_matter")
    assert (begun.code, begun.err) == (0, "")
    assert "delete those that shall stay as they are" in begun.out
    assert {path.name: path.read_text("utf-8") for path in folder.iterdir()} == {
        name: path.read_text("utf-8") for name, path in HOUSE.items()
    }
    checked = typed("pack", "check", str(folder))
    assert (checked.code, checked.err) == (0, "")
    assert "is a pack for Dark Matter: nothing is wrong with it." in checked.out


def test_check_says_what_is_replaced_and_the_digest(tmp_path: Path) -> None:
    """The digest that journals will name."""
    folder = pack(tmp_path / "mine")
    out = typed("pack", "check", str(folder)).out
    assert "It replaces planets.toml. The house keeps matter.toml, civilizations.toml." in out
    (given,) = games.put_at_hand([folder])
    assert f"Name mine, digest {given.digest}." in out


def test_check_lists_every_fault(tmp_path: Path) -> None:
    """File, card and key; those of the folder too; exit code 1."""
    folder = pack(tmp_path / "mine", old="improve_cost = 2", new="improve_cost = 7", count=2)
    pack(folder, "matter.toml", 'color = "cavorite"', 'colour = "cavorite"', count=1)
    (folder / "notes.txt").write_text("my notes")
    checked = typed("pack", "check", str(folder))
    assert checked.code == 1
    assert checked.out.splitlines() == [
        (
            "notes.txt: this is no file of a pack for dark_matter, which may have matter.toml, planets.toml, "
            "civilizations.toml."
        ),
        (
            "matter.toml: card MC-C1: key colour: there is no such key; there are id, name, color, back, "
            "uf, lf, ub, lb."
        ),
        "matter.toml: card MC-C1: key color: this key is missing.",
        "planets.toml: planet PL-01: key improve_cost: 1 to 3 points (V6).",
        "planets.toml: planet PL-05: key improve_cost: 1 to 3 points (V6).",
    ]
    assert "cannot be used: 5 faults." in checked.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("check {}/none", "this is no folder to read"),
        ("check {}/empty", "no file here is one of a pack"),
        ("check {}/mine --game chess", "There is no game called 'chess'"),
        ("new {}/mine --game dark_matter", "is not empty: name a new folder for the pack."),
        ("new {}/mine/planets.toml --game dark_matter", "cannot be written to"),
        ("new {}/other --game chess", "There is no game called 'chess'"),
        ("new {}/other", "--game"),
    ],
)
def test_what_cannot_be_is_one_sentence(words: str, sentence: str, tmp_path: Path) -> None:
    """On the error stream, with exit code 2; nothing is written."""
    pack(tmp_path / "mine")
    (tmp_path / "empty").mkdir()
    done = typed("pack", *words.format(tmp_path).split())
    assert sentence in done.err
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert not (tmp_path / "other").exists()


# --- played and told again


def evening(tmp_path: Path, *more: str, lines: str = "end\n") -> Run:
    """Some moves at a terminal, kept in a file."""
    words = ("--seats", "you,random", "--seed", "7", "--journal", str(tmp_path / "kept.journal"))
    return typed("terminal", "dark_matter", *words, *more, lines=lines)


def test_a_game_at_the_terminal_names_its_pack(tmp_path: Path) -> None:
    """In the first line and in the journal; it goes on with the pack, and not without it."""
    folder = str(pack(tmp_path / "mine"))
    first = evening(tmp_path, "--pack", folder)
    assert first.out.startswith("Dark Matter, with the cards of mine. ")
    assert NEW in first.out
    book = journal.read((tmp_path / "kept.journal").read_text("utf-8"))
    assert list(book.header.packs) == ["mine"]
    again = evening(tmp_path, "--pack", folder)
    assert (again.code, again.err) == (0, "")
    assert "The game goes on from its file." in " ".join(again.out.split())
    without = evening(tmp_path)
    assert (without.code, without.out) == (2, "")
    assert "was played with the pack “mine”" in without.err
    assert "give its folder with --pack" in without.err


def test_a_file_of_the_house_does_not_go_on_with_a_pack(tmp_path: Path) -> None:
    """It holds a game with other cards."""
    evening(tmp_path)
    other = evening(tmp_path, "--pack", str(pack(tmp_path / "mine")))
    assert (other.code, other.out) == (2, "")
    assert "holds a game with the cards of the house: play with the same, or name another file." in other.err


def test_replay_needs_the_same_pack(tmp_path: Path) -> None:
    """With it the story is told, with another it is refused."""
    folder = pack(tmp_path / "mine")
    evening(tmp_path, "--pack", str(folder))
    told = typed("replay", str(tmp_path / "kept.journal"), "--pack", str(folder))
    assert (told.code, told.err) == (0, "")
    assert NEW in told.out
    pack(folder, new="Iron Gate")
    changed = typed("replay", str(tmp_path / "kept.journal"), "--pack", str(folder))
    assert (changed.code, changed.out) == (2, "")
    assert "which has been changed since" in changed.err


def test_simulations_play_with_packs_in_every_process(tmp_path: Path) -> None:
    """Two processes; every journal names the pack and replays with it."""
    folder = str(pack(tmp_path / "mine"))
    words = (
        "--games",
        "4",
        "--seats",
        "random,random",
        "--processes",
        "2",
        "--journals",
        str(tmp_path / "j"),
    )
    done = typed("simulate", "dark_matter", *words, "--pack", folder)
    assert (done.code, done.err) == (0, "")
    files = sorted((tmp_path / "j").iterdir())
    assert len(files) == 4
    for file in files:
        assert list(journal.read(file.read_text("utf-8")).header.packs) == ["mine"]
    assert typed("replay", str(files[-1]), "--pack", folder).code == 0
    assert typed("replay", str(files[-1])).code == 2


def test_a_pack_for_another_game_is_refused(tmp_path: Path) -> None:
    """A sentence that names both."""
    folder = str(pack(tmp_path / "mine"))
    for words in (("terminal", "darkrock"), ("simulate", "darkrock")):
        done = typed(*words, "--pack", folder)
        assert done.err == "mine is a pack for dark_matter, not for darkrock: leave it out.\n"
        assert done.code == 2


@pytest.mark.parametrize(
    "words", ["terminal dark_matter", "simulate dark_matter", "replay x", "serve", "bench"]
)
def test_a_pack_with_faults_is_one_sentence(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first fault, and where to read the others."""
    monkeypatch.setattr("gloaming.compiled_tree", lambda: "build/compiled")
    folder = pack(tmp_path / "mine", old="improve_cost = 2", new="improve_cost = 7")
    done = typed(*words.split(), "--pack", str(folder))
    assert "planets.toml: planet PL-01: key improve_cost: 1 to 3 points (V6)." in done.err
    assert "more faults; `gloaming pack check` lists them" in done.err
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_a_bench_measures_the_pack(tmp_path: Path) -> None:
    """The process that measures gets the cards on its input: it stumbles over bad ones."""
    games.put_at_hand([pack(tmp_path / "mine")])
    assert bench.run("dark_matter", 2, 0.01, pure=True).length > 10
    games.AT_HAND[0] = msgspec.structs.replace(games.AT_HAND[0], pages={"planets.toml": "[[planet]]"})
    with pytest.raises(bench.BenchFault, match=r"planets\.toml: planet no\. 1: key id: this key is missing"):
        bench.run("dark_matter", 2, 0.01, pure=True)


def test_the_program_itself(tmp_path: Path) -> None:
    """In a process of its own."""
    folder = pack(tmp_path / "mine")
    done = program("pack", "check", str(folder))
    assert (done.returncode, done.stderr) == (0, b"")
