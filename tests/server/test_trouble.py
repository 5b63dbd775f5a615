"""Our own faults: a rule that breaks, a record that no longer fits, a disk that refuses."""

from __future__ import annotations

import httpx
import pytest

from gloaming.core.journal import Header, Saying
from gloaming.server.hall import new_match
from gloaming.store import NewSeat, StoreError
from server.doors import Door, answer, begin, my_turn, sentence, sheet


def faulty(ana: httpx.Client) -> str:
    """A table where a rule has broken."""
    table = begin(ana, game="lanterns", **{"option-faulty": "on", "seat-1": "link"})
    page = my_turn(ana, table)
    while "52" not in page.offers:
        answer(ana, table, page, page.offers[0])
        page = my_turn(ana, table)
    broken = answer(ana, table, page, "52")
    assert broken.status_code == 500
    assert sentence(broken).startswith("This match has stopped because of a fault in the rules")
    return table


def test_a_rule_that_breaks_stops_its_table_only(door: Door, ana: httpx.Client) -> None:
    """The page says so, nothing more is taken, the record can be carried away, other tables go on."""
    other = begin(ana)
    table = faulty(ana)
    page = ana.get(table)
    assert page.status_code == 200
    assert "This match has stopped" in page.text
    number = sheet(ana, table).number
    again = ana.post(f"/api{table}/act", json={"n": number, "actions": [10]})
    assert again.status_code == 422
    assert "stopped" in again.json()["refusal"]["sentence"]
    assert ana.get(f"{table}/journal").status_code == 200
    assert my_turn(ana, other).offers


def test_a_record_that_no_longer_fits(door: Door, ana: httpx.Client) -> None:
    """One sentence that names the record; the rest of the house goes on."""
    seats = [NewSeat("bot", "random"), NewSeat("bot", "random")]
    header = Header(gloaming="0", game="lanterns", rules=1, seats=("red", "blue"))

    async def spoil() -> str:
        match = await door.house.store.create(new_match(header, seats, None))
        await door.house.store.append(match, 0, [Saying(-1, "draw 1"), Saying(0, "fly away")])
        return match

    broken = ana.get(f"/t/{door.run(spoil())}")
    assert broken.status_code == 500
    assert "Record 1 (fly away) does not replay" in sentence(broken)
    assert ana.get("/").status_code == 200


def test_a_disk_that_refuses(door: Door, ana: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is acknowledged that was not kept; the same answer can be sent again when the disk is well."""
    table = begin(ana, game="lanterns", **{"seat-1": "link"})
    page = my_turn(ana, table)

    async def full(*given: object, **named: object) -> None:
        raise StoreError("The disk is full: free some space and try again.")

    with monkeypatch.context() as patch:
        patch.setattr(door.house.store, "append", full)
        refused = answer(ana, table, page, page.offers[0])
        assert refused.status_code == 503
        assert sentence(refused).startswith("The disk is full")
        assert sheet(ana, table).number == page.number
    assert answer(ana, table, page, page.offers[0]).status_code == 303
