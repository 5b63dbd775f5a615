"""kill -9 under load: whatever was acknowledged is in the database, and what is there can be played on."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from gloaming.core.dice import Dice
from gloaming.core.journal import Saying, decode_record
from server.programs import started

ROUNDS, TABLES = 20, 12
OWN = """
import gloaming.games
from table.lanterns import lanterns
gloaming.games.register(lanterns)
"""
SEATS = {"game": "lanterns", "seat-0": "you", "seat-1": "link", "name": "Ana"}
Sent = tuple[str, int, str]  # table, number, saying


class Look(msgspec.Struct):
    """What a player reads of a table."""

    number: int
    over: bool
    question: Question


class Question(msgspec.Struct):
    """The question in it."""

    seat: int
    offers: list[Offer]


class Offer(msgspec.Struct):
    """One answer to it."""

    sentence: str


class Load:
    """Players at tables of their own, each against a bot; the server is killed after so many answers."""

    def __init__(self, process: subprocess.Popen[str], address: str, until: int) -> None:
        self.process = process
        self.address = address
        self.until = until
        self.acknowledged: list[Sent] = []
        self.pending: set[Sent] = set()
        self.cookies: dict[str, dict[str, str]] = {}

    async def storm(self) -> None:
        """All play at once, until the server is gone."""
        await asyncio.gather(*(self.player(number) for number in range(TABLES)))

    async def player(self, number: int) -> None:
        """One player, table after table."""
        luck = Dice(number)
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=self.address, timeout=30) as guest:
                while True:
                    await self.one_table(guest, luck)

    async def one_table(self, guest: httpx.AsyncClient, luck: Dice) -> None:
        """One table, to the end of its game."""
        begun = await guest.post("/tables", data=SEATS)
        table = begun.headers["location"]
        self.cookies[table] = dict(guest.cookies)
        while True:
            look = msgspec.json.decode((await guest.get(f"/api{table}")).content, type=Look)
            if look.over:
                return
            if look.question.seat == 0:
                texts = [offer.sentence for offer in look.question.offers]
                texts = [text for text in texts if text not in ("gift", "give 1")]  # they have a second half
                await self.say(guest, (table, look.number, texts[luck.below(len(texts))]))

    async def say(self, guest: httpx.AsyncClient, sent: Sent) -> None:
        """One answer; it counts as acknowledged once the server has said so."""
        table, number, text = sent
        self.pending.add(sent)
        said = await guest.post(f"/api{table}/act", json={"n": number, "saying": text})
        assert said.json() == {"is": "accepted", "number": number}
        self.pending.remove(sent)
        self.acknowledged.append(sent)
        if len(self.acknowledged) == self.until:
            self.process.kill()


def kept(database: Path) -> dict[tuple[str, int], str]:
    """Every record of the database, which must be whole and without gaps."""
    with sqlite3.connect(database) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = db.execute("SELECT match, number, body FROM record").fetchall()
        counts = db.execute("SELECT max(number) + 1, count(*) FROM record GROUP BY match").fetchall()
    db.close()
    assert all(most == count for most, count in counts)
    return {(match, number): body for match, number, body in rows}


def stands(records: dict[tuple[str, int], str], sent: Sent) -> bool:
    """Is that answer among the records?"""
    table, number, text = sent
    body = records.get((table.removeprefix("/t/"), number))
    return body is not None and decode_record(body) == Saying(0, text)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a game of its own beside it."""
    folder = tmp_path_factory.mktemp("crash")
    (folder / "own_games.py").write_text(OWN)
    return folder


@pytest.mark.parametrize("blow", range(ROUNDS))
def test_nothing_acknowledged_is_lost(house: Path, blow: int) -> None:
    """Killed in the midst of play, twenty times over one database.  The next start plays on: what was durable
    though nobody heard of it answers `already` when it is sent once more, what was not is taken or stale."""
    own = str(house / "own_games.py")
    with started(house, GLOAMING_GAMES=own) as (process, address):
        load = Load(process, address, 30 + 7 * blow)
        asyncio.run(load.storm())
        process.wait()
    records = kept(house / "tables.sqlite")
    assert len(load.acknowledged) >= load.until
    assert [sent for sent in load.acknowledged if not stands(records, sent)] == []
    if blow % 5 == 0:
        with started(house, GLOAMING_GAMES=own) as (_, address):
            once_more(address, load, records)


def once_more(address: str, load: Load, records: dict[tuple[str, int], str]) -> None:
    """Send what nobody heard of once more, and the last that was acknowledged."""
    for table, number, text in [*load.pending, load.acknowledged[-1]]:
        with httpx.Client(base_url=address, timeout=30, cookies=load.cookies[table]) as guest:
            said = guest.post(f"/api{table}/act", json={"n": number, "saying": text}).json()
        known = stands(records, (table, number, text))
        assert said["is"] == ("already" if known else "accepted")
