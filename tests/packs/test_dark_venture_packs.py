"""Packs for Dark Venture: what is wrong in each kind of file, and games within the caps."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import gloaming
from gloaming import games
from gloaming.core import journal
from gloaming.core.dice import Dice
from gloaming.games.dark_venture.content.pack import DECKS, FILES
from server.doors import answer, begin, my_turn, open_house
from terminal.sitting import command

OLD, NEW = "Wet Boots", "Copper Boots"
BROKEN = {  # by file: what is changed, and the fault
    "factions.toml": ('id = "HOLLOW"', 'id = "REAVER"', "faction REAVER: key id: the factions are BEAST, "),
    "heroes.toml": ("hp = 28", "hp = 99", "hero 1: key hp: Expected `int` <= 60"),
    "followers.toml": ("roll = { luck = 10 }\n", "", "follower 10: key roll: followers have one"),
    "aggressive.toml": (
        "attrs = [",
        "attrs = [13, ",
        "key attrs: Expected `array` of length 4",
    ),
    "neutral.toml": ("trade(object", "trade(gold", "neutral 39: key trades[0]: `gold` is neither an item"),
    "weapons.toml": ('slot = "h1"', 'slot = "head"', "weapon 1: key slot: the slot of weapon is h1 or h2."),
    "armor.toml": ("no = 31\n", "no = 96\n", "armor 96: key no: there are at most 95 items."),
    "objects.toml": ("heal(me,6)", "heal(you,6)", "object 50: key abilities[0]: `you` is no character"),
    "locations.toml": ('"NESW"', '"NES"', "location 0: key entrances: the crossroads is open to NESW"),
    "guide_a.toml": ("search 1", "search much", "guide 2: key standing: `much` is not a number"),
    "guide_b.toml": ("no = 44\n", "no = 45\n", "guide 45: key no: guide entries count from 1 without a gap"),
    "actions_a.toml": ("test(luck", "test(love", "action 1: key effect: `love` is not an attribute"),
    "actions_b.toml": ('text = "', 'text = "@', "action 1: key text: a text has at most 600 signs"),
    "heroic_quests.toml": ("qp = 5", "qp = 50", "heroic 1: key qp: Expected `int` <= 12"),
    "side_quests.toml": ("defeat(BEAST,1)", "tame(BEAST)", "side 1: key condition: `tame` is no quest"),
}


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A folder with one file of the house, in whose entries something is called otherwise once."""
    head, opening, entries = DECKS[file].read_text("utf-8").partition("\n\n[[")
    assert old in entries
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(head + opening + entries.replace(old, new, 1), "utf-8")
    return folder


def test_each_kind_of_file_has_a_fault_below() -> None:
    """None is forgotten."""
    assert set(BROKEN) == set(FILES) == set(gloaming.load("dark_venture").decks)


@pytest.mark.parametrize("file", FILES)
def test_the_fault_of_a_file_is_told(file: str, tmp_path: Path) -> None:
    """By `pack check`, in one line with the file, the entry and the key."""
    old, new, line = BROKEN[file]
    checked = command("pack", "check", str(changed(tmp_path / "mine", file, old, new)))
    assert checked.code == 1
    assert re.search(rf"^{file}: .*{re.escape(line)}", checked.out, re.MULTILINE), checked.out


def test_a_new_pack_explains_each_key(tmp_path: Path) -> None:
    """The house's files, in whose heads every key of their entries stands."""
    assert command("pack", "new", str(tmp_path / "mine"), "--game", "dark_venture").code == 0
    for file in FILES:
        head, entries = (tmp_path / "mine" / file).read_text("utf-8").split("\n\n[[", 1)
        assert all(line.startswith("#") for line in head.splitlines())
        for key in set(re.findall(r"^(\w+) = ", entries, re.MULTILINE)):
            assert re.search(rf"^#.*\b{key}\b", head, re.MULTILINE), (file, key)
    assert "nothing is wrong with it." in command("pack", "check", str(tmp_path / "mine")).out


# --- played


def full(folder: Path) -> Path:
    """As many cards of every kind as there may be."""
    folder.mkdir()
    more = {
        "aggressive.toml": 'name = "Shade {}"\nfaction = "HOLLOW"\nhp = 9\nattrs = [3, 3, 3, 3]',
        "objects.toml": 'name = "Pebble {}"',
        "locations.toml": 'name = "Path {}"\nterrain = "WILD"\nentrances = "NESW"',
        "guide_a.toml": 'text = "Grass."',
        "guide_b.toml": 'text = "Grass."',
        "heroic_quests.toml": 'title = "Long Way {}"\ncondition = "visit(any,9)"\nqp = 5',
        "side_quests.toml": 'title = "Short Way {}"\ncondition = "visit(any,4)"\nqp = 1',
    }
    for file, keys in more.items():
        text = DECKS[file].read_text("utf-8")
        numbers = range(CAPS[file][0], CAPS[file][1] + 1)
        text += "".join(f"\n[[{FILES[file]}]]\nno = {no}\n{keys.format(no)}\n" for no in numbers)
        (folder / file).write_text(text, "utf-8")
    return folder


CAPS = {  # the first number that the house has not, and the last one there may be
    "aggressive.toml": (53, 61),
    "objects.toml": (81, 95),
    "locations.toml": (45, 61),
    "guide_a.toml": (45, 61),
    "guide_b.toml": (45, 61),
    "heroic_quests.toml": (21, 31),
    "side_quests.toml": (41, 63),
}


def small(folder: Path) -> Path:
    """As few quests as there may be."""
    folder.mkdir()
    for file, table, least in (("heroic_quests.toml", "heroic", 6), ("side_quests.toml", "side", 12)):
        parts = DECKS[file].read_text("utf-8").split(f"[[{table}]]")
        (folder / file).write_text(f"[[{table}]]".join(parts[: least + 1]), "utf-8")
    return folder


@pytest.mark.parametrize("make", [full, small])
def test_a_pack_within_the_caps_is_the_same_size_for_learning_agents(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    """Its vocabulary and its features are the house's; every dump on its way is restored with its cards."""
    house, game = (
        gloaming.load("dark_venture"),
        gloaming.load("dark_venture", packs=[make(tmp_path / "mine")]),
    )
    assert (game.action_space, game.features) == (house.action_space, house.features)
    state, dice, out = game.new(4, {"mode": "cooperative"}), Dice(11), [0.0] * len(game.features)
    for move in range(600):
        state.play(state.draw(dice) if state.seat < 0 else state.actions[move % len(state.actions)])
        if state.seat == gloaming.OVER:
            break
        if move % 10 == 0:
            game.observe(state, 1, out)
            again = game.restore(game.dump(state))
            assert game.dump(again) == game.dump(state)
            state = again
    gloaming.playout(state, 3)
    assert state.seat == gloaming.OVER


@pytest.mark.parametrize("file", CAPS)
def test_what_is_beyond_a_cap_is_refused_with_it(file: str, tmp_path: Path) -> None:
    """By its number, or in a guide by the location that is missing."""
    folder, most = full(tmp_path / "mine"), CAPS[file][1]
    text = (folder / file).read_text("utf-8")
    last = text[text.rindex("[[") :].replace(str(most), str(most + 1))
    (folder / file).write_text(f"{text}\n{last}", "utf-8")
    told = command("pack", "check", str(folder)).out
    assert re.search(rf"^{file}: \w+ {most + 1}: key no: there are at most {most} ", told, re.MULTILINE)


def test_a_game_played_with_a_pack_needs_it_again(tmp_path: Path) -> None:
    """Its journal goes on with the pack; without it one sentence says what to do."""
    folder = changed(tmp_path / "mine", "side_quests.toml", OLD, NEW)
    words = ("--seats", "you,random", "--seed", "7", "--journal", str(tmp_path / "kept.journal"))
    begun = command("terminal", "dark_venture", *words, "--pack", str(folder), typed="end\n")
    assert begun.out.startswith("Dark Venture, with the cards of mine. ")
    (digest,) = journal.read((tmp_path / "kept.journal").read_text("utf-8")).header.packs.values()
    assert gloaming.load("dark_venture", packs=[folder]).packs == {"mine": digest}
    games.AT_HAND.clear()
    games.KNOWN.clear()
    without = command("replay", str(tmp_path / "kept.journal"))
    assert (without.code, without.out) == (2, "")
    assert without.err.count("\n") == 1
    assert "This game of Dark Venture was played with the pack “mine”" in without.err
    told = command("replay", str(tmp_path / "kept.journal"), "--pack", str(folder))
    assert (told.code, told.err) == (0, "")


def test_the_page_shows_the_cards_of_a_pack(tmp_path: Path) -> None:
    """A bot in its own process plays with them too."""
    folder = changed(tmp_path / "mine", "locations.toml", 'name = "Crossroads"', 'name = "Copper Cross"')
    with open_house(tmp_path / "data", packs=[str(folder)]) as door, door.guest() as ana:
        table = begin(ana, game="dark_venture", **{"seat-1": "bot:random", "option-deal_heroes": "on"})
        page = my_turn(ana, table)
        assert "Dark Venture (mine)" in page.text
        for _ in range(30):
            if "Copper Cross" in page.text:
                break
            answer(ana, table, page, page.offers[0])
            page = my_turn(ana, table)
        assert "Copper Cross" in page.text
        assert "Crossroads" not in page.text
        assert "had trouble" not in page.text
