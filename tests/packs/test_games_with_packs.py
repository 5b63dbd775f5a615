"""Games with cards of one's own: by folders, by what a journal says, by what is at hand."""

from __future__ import annotations

import os
from itertools import combinations
from pathlib import Path

import pytest

import gloaming
from gloaming import bots, games
from gloaming.core.dice import Dice
from gloaming.core.packs import PackError
from gloaming.core.playout import playout
from gloaming.games import PackMissing
from packs.cards import NEW, OLD, pack
from table.lanterns import lanterns


def called(game: games.AnyGame) -> list[str]:
    """The names of the planets."""
    return [planet.name for planet in game.view(game.new(2), -3).planets]


def test_a_folder_makes_another_game_of_it(tmp_path: Path) -> None:
    """The house's game stays as it is beside it."""
    game = gloaming.load("dark_matter", packs=[str(pack(tmp_path / "mine"))])
    assert NEW in called(game)
    assert OLD in called(gloaming.load("dark_matter"))
    assert list(game.packs) == ["mine"]
    state = game.new(3)
    playout(state, 5)
    assert state.seat == gloaming.OVER


def test_two_packs_for_different_files(tmp_path: Path) -> None:
    """Both count; two for the same file are refused."""
    one = pack(tmp_path / "one")
    two = pack(tmp_path / "two", "matter.toml", "Feather Court", "Ash Court")
    game = gloaming.load("dark_matter", packs=[one, two])
    assert sorted(game.packs) == ["one", "two"]
    with pytest.raises(PackError, match=r"planets\.toml: the packs one and three both have it"):
        gloaming.load("dark_matter", packs=[one, pack(tmp_path / "three", new="Iron Gate")])


def test_a_pack_that_is_changed_is_read_anew(tmp_path: Path) -> None:
    """For designers who change a file and look again."""
    folder = pack(tmp_path / "mine")
    before = gloaming.load("dark_matter", packs=[folder])
    pack(folder, new="Iron Gate")
    after = gloaming.load("dark_matter", packs=[folder])
    assert "Iron Gate" in called(after)
    assert before.packs != after.packs
    assert gloaming.load("dark_matter", packs=[folder]) is after


def test_games_that_take_no_packs_say_so(tmp_path: Path) -> None:
    """One sentence, also from a game that does not think of packs."""
    given = games.read_pack(pack(tmp_path / "mine"), gloaming.load("dark_matter"))
    with pytest.raises(PackError, match=f"mine: {lanterns.title} takes no packs"):
        games.read_pack(tmp_path / "mine", lanterns)
    with pytest.raises(PackError, match=f"mine: {lanterns.title} takes no packs"):
        lanterns.with_packs([given])


def test_files_tell_the_game() -> None:
    """No two games have files of the same name, so that a folder always tells what it is for."""
    decks = {name: set(gloaming.load(name).decks) for name in games.SHIPPED}
    for one, two in combinations(decks, 2):
        assert not decks[one] & decks[two]


def test_a_header_finds_its_game_again(tmp_path: Path) -> None:
    """By the digest: a copy under another name will do, and goes by the name in the header."""
    game = gloaming.load("dark_matter", packs=[pack(tmp_path / "mine")])
    (digest,) = game.packs.values()
    games.KNOWN.clear()
    games.put_at_hand([pack(tmp_path / "copy")])
    again = gloaming.recorded("dark_matter", {"mine": digest})
    assert again.packs == {"mine": digest}
    assert NEW in called(again)
    assert gloaming.recorded("dark_matter", {}) is gloaming.load("dark_matter")


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    """Another sentence for a pack that was changed."""
    with pytest.raises(PackMissing) as missing:
        gloaming.recorded("dark_matter", {"mine": "0123456789abcdef" * 2})
    assert str(missing.value) == (
        "This game of Dark Matter was played with the pack “mine” (digest 0123456789ab), "
        "which is not at hand: give its folder with --pack."
    )
    games.put_at_hand([pack(tmp_path / "mine")])
    with pytest.raises(PackMissing, match="which has been changed since: give its folder as it was"):
        gloaming.recorded("dark_matter", {"mine": "0123456789abcdef" * 2})
    with pytest.raises(PackMissing, match="of Darkrock Ventures was played with"):
        gloaming.recorded("darkrock", dict(games.in_use("dark_matter").packs))


def test_names_from_journals_are_told_without_harm() -> None:
    """A header may hold anything printable."""
    with pytest.raises(PackMissing) as missing:
        gloaming.recorded("dark_matter", {"@0\u202e" + "x" * 900: "y" * 900})
    assert len(str(missing.value)) < 300
    assert not {"@", "\u202e"} & set(str(missing.value))


def test_the_environment_puts_packs_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """GLOAMING_PACKS, parted as PATH is; new tables play with them."""
    folders = [pack(tmp_path / "one"), pack(tmp_path / "two", "matter.toml", "Feather Court", "Ash Court")]
    monkeypatch.setenv("GLOAMING_PACKS", os.pathsep.join(map(str, folders)))
    games.take_own.cache_clear()
    try:
        assert sorted(games.in_use("dark_matter").packs) == ["one", "two"]
        assert games.in_use("darkrock") is gloaming.load("darkrock")
        assert gloaming.load("dark_matter").packs == {}
    finally:
        games.take_own.cache_clear()
        monkeypatch.delenv("GLOAMING_PACKS")


def test_a_bot_here_and_now_plays_with_the_cards_of_the_table(tmp_path: Path) -> None:
    """Its request names the pack; what it says is open there."""
    game = gloaming.load("dark_matter", packs=[pack(tmp_path / "mine")])
    state, dice = game.new(2), Dice(3)
    while state.seat == gloaming.CHANCE:
        state.play(state.draw(dice))
    request = bots.question(game, state, state.seat, "random")
    assert request.packs == game.packs
    assert bots.answer(request).actions[0] in state.actions
