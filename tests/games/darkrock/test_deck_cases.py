"""The worked cases of the ledger that need decks: Ana, Ben and Cleo are Red, Blue and Green."""

from __future__ import annotations

from games.darkrock.deck_talk import (
    CONTENT,
    STUDIES,
    attack,
    below_of,
    card_of,
    deal,
    laid,
    marauders,
    row_of,
    seen,
    shorten,
    sponsored,
)
from games.darkrock.table_talk import darkrock
from gloaming.games.darkrock.content.deck import count_of
from gloaming.games.darkrock.names import RESOLVE


def test_case_1_doubles() -> None:
    """DR-ROLL-02, 03, 04: exactly one Therion card lies open before phase 2."""
    t = marauders("red blue green", "roll")
    t.play("chance: roll 4 4", "chance: roll 4", "chance: roll 1", "chance: raid dock-breach")
    assert (t.state.standard_1, t.state.standard_2, t.asked) == (4, 1, "red")
    raid = seen(t).decks.raid
    assert raid is not None
    assert raid.name == "Dock Breach"
    assert count_of(t.state.decks.raiders) == 13


def test_case_2_first_export() -> None:
    """DR-THE-01, 02, 03, DR-EXP-08, DR-R63: round 3 has no card, doubles or not; round 4 has one."""
    for pair, opened in (("5 5", True), ("5 6", False)):
        t = darkrock("red blue green", "roll", therion=True)
        t.red.hold = "solar"
        t.red.crew_on("export-1")
        t.roll("2 2")
        t.roll("1")
        while t.asked != "chance" or t.state.phase < 3:
            t.state.play(t.state.actions[0] if t.state.seat >= 0 else t.state.outcomes()[0][0])
        assert (seen(t).decks.due, seen(t).decks.raid) == (False, None)
        t.play("chance: roll 1", "red: resolve crew export-1, export 1 solar")
        assert (t.red.credits, t.supply["solar"], t.state.first_export) == (5, 6, 3)
        t.end_round()
        t.roll(pair)
        if opened:
            t.play("chance: roll 1", "chance: raid blackout")
        assert (seen(t).decks.due, seen(t).decks.raid is not None) == (True, opened)


def test_case_20_fled_miners() -> None:
    """DR-MIN-12, DR-THE-13: whose only miner fled has none when phase 5 starts: no consolation."""
    t = marauders("red blue green")
    t.blue.crew_on("m6 recruit")
    attack(t, "iron-harriers")
    t.play("blue: flee", "chance: roll 1", "chance: roll 1", "blue: resolve crew recruit")
    assert (t.blue.hold, t.supply["neutronium"], t.asked) == ("", 6, "chance")


def test_case_29_attack_on_solar() -> None:
    """DR-THE-06, 07, 15 to 17: 0 comes home, 2 goes to 1; Ben shields, and stays on 1."""
    t = marauders("red blue")
    t.red.crew_on("solar solar-2")
    t.blue.crew_on("solar-1")
    t.blue.hold = "solar"
    attack(t, "blackout")
    t.play("red: flee", "blue: shield solar", "chance: roll 1")
    assert (t.red.crew, t.blue.crew, t.supply["solar"]) == (
        *("aboard aboard solar-1", "aboard aboard solar-1", 6),
    )
    t.play("red: resolve crew solar-1")
    assert t.offers("red") == ["charge", "take 0", "take 1"]


def test_case_29_a_piece_pushed_to_space_0() -> None:
    """DR-THE-16, 17, DR-SOL-07: it could collect nothing, or charge to 1."""
    t = marauders("red blue")
    t.red.crew_on("solar-1")
    attack(t, "blackout")
    t.play("red: flee", "chance: roll 1", "red: resolve crew solar")
    assert t.offers("red") == ["charge", "take 0"]


def test_case_30_one_answer_for_all() -> None:
    """DR-THE-05, 06, 08, 10, 12: iron for all three, or two come home; Cleo decides for herself."""
    for answer, crew, gone in (
        ("shield iron", "m4 recruit subcontract", 1),
        ("flee", "aboard aboard m4", 0),
    ):
        t = marauders("red blue green")
        t.red.crew_on("recruit subcontract m4")
        t.green.crew_on("release")
        t.red.hold = "iron"
        attack(t, "shift-ambush")
        t.play(f"red: {answer}")
        assert (t.red.crew, t.gone["iron"], t.asked) == (crew, gone, "green")
        assert t.offers("green") == ["flee"]


def test_case_31_silent_running() -> None:
    """DR-THE-20: six in the deck, eight discarded; no attack; then fourteen and none."""
    t = marauders("red blue")
    shorten(t, "tool-raid dock-breach customs-strike blackout iron-harriers silent-running")
    assert len(seen(t).decks.raided) == 8
    t.red.crew_on("m6")
    attack(t, "silent-running")
    assert (t.asked, t.state.phase) == ("chance", 5)
    assert (count_of(t.state.decks.raiders), seen(t).decks.raided) == (14, ())


def test_case_32_the_final_round_has_no_attack() -> None:
    """DR-THE-21, DR-END-02: round 9 is final: doubles reveal nothing, phase 4 is skipped."""
    t = darkrock("red blue green", "roll", round_number=9, last_round=9, therion=True)
    t.state.first_export = 3
    t.red.crew_on("m6")
    t.roll("3 3")
    t.roll("1")
    assert (seen(t).decks.raid, t.asked) == (None, "red")
    t.end_round()
    assert (t.asked, count_of(t.state.decks.raiders)) == ("over", 14)


def test_case_40_research() -> None:
    """DR-RSCH-03 to 09: A, B, C go under the deck; E is taken, G refills the row; Z stops, E works later."""
    a_to_h = [
        *("overtime-clause", "bonded-freight", "fine-trim", "loose-chuck", "mirror-bit"),
        *("long-tether", "reserve-rig", "dock-pass"),
    ]
    a, b, c, d, e, f, g, h = a_to_h
    z = "cross-coupler"
    t = laid("red blue green", dice="rig 1 standard 5 6 neutronium 4", row=f"{a} {b} {c}",
             below=f"{d} {e} {f} {g} {h}", owns=f"red {z}")  # fmt: skip
    t.red.crew_on("research")
    t.play(f"red: resolve crew research, recycle, research {e}, keep {e}")
    assert row_of(t) == f"{d} {g} {f}"
    assert below_of(t) == f"{h} {a} {b} {c} {z}"
    assert (card_of(t.red), t.state.power(0).pairs, t.state.decks.works[0]) == (e, False, 4)
    assert set(a_to_h) <= set(STUDIES)


def test_case_43_rich_sponsor() -> None:
    """DR-SHIP-07, 09, DR-SET-13: $10 are two rig dice in round 1; after $3 for crew one in round 2."""
    t = sponsored("old-money-orbital quillon-trust tight-ship-holdings bellyful-freight")
    t.play("red: keep old-money-orbital", "blue: keep tight-ship-holdings", "chance: leader red")
    assert t.red.dice == 2
    t.play("chance: roll 1 2", "red: assign crew recruit")
    while t.asked != "red" or t.state.phase != RESOLVE:
        t.state.play(t.state.actions[0] if t.state.seat >= 0 else t.state.outcomes()[0][0])
    t.play("red: resolve crew recruit, recruit crew")
    assert t.red.credits == 7
    t.end_round()
    assert (t.round, t.red.dice) == (2, 1)


def test_case_46_like_for_like() -> None:
    """DR-SOL-04, 08, DR-HOLD-12, 14, 16, DR-R83: RC-13 pays $1 for the solar that makes room, once."""
    t = laid(
        dice="rig 1 standard 5 6 neutronium 4",
        owns="red salvage-chute",
        row="fine-trim long-tether dock-pass",
    )
    t.red.hold = "solar solar solar"
    t.blue.hold = "solar solar"
    t.red.captain = "solar-2"
    t.play("red: resolve captain")
    assert t.offers("red") == ["charge", "take 0", "take 1"]
    t.play("red: take 1, discard solar")
    assert (t.red.hold, t.red.credits, t.supply["solar"]) == ("solar solar solar", 3, 1)


def test_all_decks_together() -> None:
    """DR-SET-03: three independent options, any subset; dealt, laid and led off in the printed order."""
    t = darkrock("red blue", "setup", therion=True, sponsors=True, research=True, long_game=True)
    deal(t, "quillon-trust old-money-orbital bellyful-freight master-borers")
    t.play("red: keep quillon-trust", "blue: keep master-borers")
    t.play("chance: lay long-tether", "chance: lay dock-pass", "chance: lay fine-trim", "chance: leader blue")
    assert (t.round, t.blue.dice, t.state.depletions) == (1, 2, 4)
    assert count_of(t.state.decks.raiders) == len(CONTENT.raids)
