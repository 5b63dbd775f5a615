"""The Export satellite."""

from __future__ import annotations

import pytest

from games.darkrock.table_talk import Table, darkrock


def at_work(station: str, hold: str, captain: bool = False) -> Table:
    """Red's turn with one piece on an export station and one elsewhere."""
    t = darkrock("red blue", phase="resolve", dice="rig 1")
    if captain:
        t.red.captain = station
    else:
        t.red.crew_on(station)
    t.red.crew_on("m12")
    t.red.slots = 6
    t.red.hold = hold
    return t


@pytest.mark.parametrize(("station", "most"), [("export-1", 1), ("export-2", 2), ("export-3", 3)])
def test_up_to_one_two_three(station: str, most: int) -> None:
    """DR-EXP-01: of any kinds."""
    t = at_work(station, "iron iron solar neutronium")
    t.play(f"red: resolve crew {station}")
    sizes = {sum(map(int, text.split()[1::2])) for text in t.offers("red")[1:]}
    assert sizes == set(range(1, most + 1))
    assert t.refused("red: export 2 iron 1 solar 1 neutronium") == "DR-EXP-01"


@pytest.mark.parametrize(("station", "most"), [("export-1", 2), ("export-2", 4), ("export-3", 6)])
def test_a_captain_exports_twice_as_much(station: str, most: int) -> None:
    """DR-EXP-02"""
    t = at_work(station, "iron iron iron solar solar neutronium", captain=True)
    t.play("red: resolve captain")
    sizes = {sum(map(int, text.split()[1::2])) for text in t.offers("red")[1:]}
    assert sizes == set(range(1, most + 1))
    if most < 6:
        assert t.refused("red: export 3 iron 2 solar 1 neutronium") == "DR-EXP-02"


@pytest.mark.parametrize(
    ("good", "price"), [("platinum", 8), ("cobalt", 6), ("iron", 4), ("solar", 3), ("neutronium", 1)]
)
def test_the_prices(good: str, price: int) -> None:
    """DR-EXP-03"""
    t = at_work("export-1", good)
    t.play(f"red: resolve crew export-1, export 1 {good}")
    assert (t.red.credits, t.red.hold) == (2 + price, "")


def test_credits_rise_by_the_total_at_once() -> None:
    """DR-EXP-04: one of each kind."""
    t = at_work("export-3", "platinum cobalt iron solar neutronium", captain=True)
    t.play("red: resolve captain, export 1 platinum 1 cobalt 1 iron 1 solar 1 neutronium")
    assert (t.red.credits, t.red.captain) == (2 + 22, "aboard")


def test_fewer_may_be_turned_in() -> None:
    """DR-EXP-05"""
    t = at_work("export-3", "iron iron iron")
    t.play("red: resolve crew export-3, export 1 iron")
    assert (t.red.credits, t.red.hold) == (6, "iron iron")


def test_only_what_lies_in_the_hold() -> None:
    """DR-EXP-01, DR-HOLD-11"""
    t = at_work("export-3", "iron")
    t.play("red: resolve crew export-3")
    assert t.refused("red: export 2 iron") == "DR-HOLD-11"
    assert t.offers("red") == ["return", "export 1 iron"]


def test_metals_leave_the_game() -> None:
    """DR-EXP-06"""
    t = at_work("export-3", "platinum iron iron")
    t.play("red: resolve crew export-3, export 1 platinum 2 iron")
    assert (t.gone["platinum"], t.gone["iron"], t.supply["iron"]) == (1, 2, 8)


def test_energy_returns_to_the_supply() -> None:
    """DR-EXP-07"""
    t = at_work("export-3", "solar solar neutronium")
    assert (t.supply["solar"], t.supply["neutronium"]) == (4, 5)
    t.play("red: resolve crew export-3, export 2 solar 1 neutronium")
    assert (t.supply["solar"], t.supply["neutronium"]) == (6, 6)


def test_an_empty_hold_exports_nothing() -> None:
    """DR-RES-12: nothing is asked, and no first export is noted."""
    t = at_work("export-3", "")
    t.play("red: resolve crew export-3")
    assert (t.offers("red"), t.state.first_export) == (["resolve crew m12"], 0)


def test_declining_is_no_export() -> None:
    """DR-RES-07, DR-EXP-05"""
    t = at_work("export-3", "iron")
    t.play("red: resolve crew export-3, return")
    assert (t.red.hold, t.red.credits, t.state.first_export) == ("iron", 2, 0)


def test_the_round_of_the_first_export_is_kept() -> None:
    """DR-EXP-04: a later export does not change it."""
    t = at_work("export-1", "iron iron")
    t.play("red: resolve crew export-1, export 1 iron")
    assert t.state.first_export == 3
    later = darkrock("red blue", phase="resolve", dice="rig 1", round_number=5)
    later.state.first_export = 3
    later.red.crew_on("export-1")
    later.red.hold = "iron"
    later.play("red: resolve crew export-1, export 1 iron")
    assert later.state.first_export == 3
