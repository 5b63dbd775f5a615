"""A house that plays with a pack: its tables name it, its bots know it, and without it they wait."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import gloaming
from gloaming import bots, games
from gloaming.core import journal
from gloaming.core.dice import Dice
from gloaming.games.dark_matter.actions import END
from gloaming.server import SettingError, Settings, create_app, read_settings
from packs.cards import NEW, OLD, pack
from server.doors import Door, answer, begin, my_turn, open_house, sentence


@pytest.fixture
def guests() -> Iterator[contextlib.ExitStack]:
    """Browsers that are closed in the end."""
    with contextlib.ExitStack() as stack:
        yield stack


def forget() -> None:
    """As in a new process."""
    games.AT_HAND.clear()
    games.KNOWN.clear()
    games.PACKED.clear()


def house(tmp_path: Path, *packs: Path) -> contextlib.AbstractContextManager[Door]:
    """The same house, opened by a new process."""
    forget()
    return open_house(tmp_path / "data", packs=[*map(str, packs)])


def dark_matter(guest: httpx.Client) -> str:
    """A table against a bot."""
    return begin(guest, game="dark_matter", **{"seat-1": "bot:random"})


def planets(guest: httpx.Client, table: str) -> list[str]:
    """The names of the planets at a table."""
    view = guest.get(f"/api{table}").json()["view"]
    return [planet["name"] for planet in view["planets"]]


def test_tables_play_with_the_pack_of_the_house(tmp_path: Path) -> None:
    """New ones name it, bots in their own processes answer, and its journal can be brought along."""
    with house(tmp_path, pack(tmp_path / "mine")) as door, door.guest() as ana:
        table = dark_matter(ana)
        page = my_turn(ana, table)
        answer(ana, table, page, str(END))
        again = my_turn(ana, table)
        assert again.number > page.number
        assert NEW in planets(ana, table)
        assert "Dark Matter (mine)" in again.text
        assert "had trouble" not in again.text
        book = journal.read(ana.get(f"{table}/journal").text)
        assert list(book.header.packs) == ["mine"]
        assert door.host(table).table.header.packs == games.in_use("dark_matter").packs
        whole = journal.Journal(book.header, door.host(table).table.history.records())
        brought = ana.post("/import", files={"journal": ("game.journal", journal.write(whole).encode())})
        assert brought.status_code == 303
        assert NEW in planets(ana, brought.headers["location"])


def test_a_table_waits_until_its_cards_are_back(tmp_path: Path, guests: contextlib.ExitStack) -> None:
    """Without the pack one sentence says what to do, to people and to programs; with it the game goes on."""
    folder = pack(tmp_path / "mine")
    with house(tmp_path, folder) as door, door.guest() as ana:
        table, cookies = dark_matter(ana), dict(ana.cookies)
        number = my_turn(ana, table).number
        record = ana.get(f"{table}/journal").text
    with house(tmp_path) as door:
        ana = guests.enter_context(back(door, cookies))
        shown = ana.get(table)
        assert shown.status_code == 503
        assert "was played with the pack “mine”" in sentence(shown)
        assert "give its folder with --pack" in sentence(shown)
        assert "is not at hand" in ana.get(f"/api{table}").json()["sentence"]
        assert ana.get("/").status_code == 200
        assert table in ana.get("/").text
        brought = ana.post("/import", files={"journal": ("game.journal", record.encode())})
        assert brought.status_code == 422
        assert "is not at hand" in brought.text
        other = dark_matter(ana)
        assert OLD in planets(ana, other)
    with house(tmp_path, folder) as door:
        ana = guests.enter_context(back(door, cookies))
        assert my_turn(ana, table).number == number
        assert NEW in planets(ana, table)
        assert OLD in planets(ana, other)


def back(door: Door, cookies: dict[str, str]) -> httpx.Client:
    """The same guest, some time later."""
    return httpx.Client(base_url=door.base, cookies=cookies, timeout=30)


def test_a_house_does_not_open_with_a_pack_that_cannot_be(tmp_path: Path) -> None:
    """The setting is refused before anybody comes in."""
    folder = pack(tmp_path / "mine", old="improve_cost = 2", new="improve_cost = 7")
    with pytest.raises(SettingError, match="planet PL-01: key improve_cost"):
        create_app(Settings(data=str(tmp_path), packs=(str(folder),)))


def test_packs_are_a_setting(tmp_path: Path) -> None:
    """On the command line, in the environment as a path has it, in the settings' file."""
    assert read_settings({"packs": ["a", "b"]}, {}).packs == ("a", "b")
    assert read_settings({}, {"GLOAMING_PACKS": os.pathsep.join(["a", "b"])}).packs == ("a", "b")
    file = tmp_path / "house.toml"
    file.write_text('packs = ["a"]\n')
    assert read_settings({}, {"GLOAMING_CONFIG": str(file)}).packs == ("a",)


def test_workers_know_the_packs_of_their_master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after the folder was spoiled: they are handed the cards, not the folder."""
    folder = pack(tmp_path / "mine")
    game = gloaming.load("dark_matter", packs=[folder])
    games.take_own()
    pack(folder, old="improve_cost = 2", new="improve_cost = 7")
    monkeypatch.setenv("GLOAMING_PACKS", str(folder))
    state, dice = game.new(2), Dice(3)
    while state.seat == gloaming.CHANCE:
        state.play(state.draw(dice))
    request = bots.question(game, state, state.seat, "random")

    async def story() -> bots.Reply:
        async with bots.Workers(1) as workers:
            return await workers.answer(request)

    assert asyncio.run(story()) == bots.answer(request)
