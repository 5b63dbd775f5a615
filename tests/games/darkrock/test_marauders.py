"""Phase 4: the Therion Marauders."""

from __future__ import annotations

import pytest

from games.darkrock.deck_talk import RAIDS, attack, marauders, phase_4_follows, seen, shorten
from games.darkrock.table_talk import GAME, Table, darkrock
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE
from gloaming.games.darkrock.content.deck import all_cards


def open_card(t: Table) -> str:
    """The Therion card that lies open, or ''."""
    card = t.state.decks.raid
    return RAIDS[card] if card >= 0 else ""


def in_deck(t: Table) -> set[str]:
    """The cards of the face-down deck."""
    return {name for card, name in enumerate(RAIDS) if t.state.decks.raiders >> card & 1}


# --- setup, and when a card is due


def test_the_deck_lies_face_down_and_nothing_is_discarded() -> None:
    """DR-SET-10: fourteen cards, none open."""
    t = darkrock("red blue", "setup", therion=True)
    assert in_deck(t) == set(RAIDS)
    assert (len(RAIDS), open_card(t), seen(t).decks.raided) == (14, "", ())


def test_without_the_option_there_is_no_phase_4() -> None:
    """DR-RND-02"""
    t = darkrock("red blue", "neutronium")
    t.state.first_export = 1
    t.red.hold = "iron"
    t.roll("4")
    assert (t.asked, t.state.phase) == ("chance", 5)
    assert t.offers("chance")[0] == "roll 1"


def test_a_card_is_resolved_from_the_round_after_the_first_export_on() -> None:
    """DR-THE-01, 03, DR-EXP-08, DR-RND-01: exported in round 2, revealed in phase 4 of round 3."""
    t = marauders(exported=2)
    t.roll("4")
    assert (t.asked, t.state.phase) == ("chance", 4)
    assert t.offers("chance") == [f"raid {name}" for name in RAIDS]


@pytest.mark.parametrize("exported", [0, 3])
def test_until_the_round_of_the_first_export_nothing_comes(exported: int) -> None:
    """DR-THE-02, DR-R63: neither before any export nor in its own round, doubles or not."""
    t = marauders(phase="roll", exported=exported)
    t.roll("4 4")
    t.roll("1")
    assert (open_card(t), t.asked) == ("", "red")


def test_an_export_of_nothing_wakes_nobody() -> None:
    """DR-EXP-08, DR-R19: a piece that comes home from Export has not exported."""
    t = darkrock("red blue", "resolve", dice="rig 1 standard 5 6 neutronium 4", therion=True)
    t.red.crew_on("export-2")
    t.red.hold = "iron"
    t.play("red: resolve crew export-2, return")
    assert t.state.first_export == 0


@pytest.mark.parametrize("variant", ["insider", "saboteurs"])
def test_an_export_of_any_ship_wakes_them(variant: str) -> None:
    """DR-THE-01, DR-EXP-08, DR-R64: in the duels too."""
    t = darkrock("red blue", "resolve", dice="rig 1 standard 5 6 neutronium 4", therion=True, variant=variant)
    t.red.hold = "iron"
    t.red.crew_on("export-1")
    t.play("red: resolve crew export-1, export 1 iron")
    assert t.state.first_export == 3
    t.end_round()
    assert (t.round, phase_4_follows(t)) == (4, True)


# --- early reveal


def test_doubles_reveal_the_card_of_the_round() -> None:
    """DR-ROLL-03, 04, DR-THE-03: once, whatever the rerolls; it is resolved in phase 4."""
    t = marauders("red blue", "roll")
    t.play("chance: roll 4 4", "chance: roll 4", "chance: roll 1", "chance: raid blackout")
    assert (open_card(t), t.asked) == ("blackout", "red")
    assert len(in_deck(t)) == 13
    t.state.ships[0].place = [*[-2] * 5]
    t.state.ships[1].place = [21, -2, -2, -2, -2]
    t.state.agenda.pop()
    t.play("chance: roll 4")
    assert t.asked == "blue"
    assert t.offers("blue") == ["flee"]


def test_no_doubles_no_early_reveal() -> None:
    """DR-ROLL-03: the deck waits for phase 4."""
    t = marauders("red blue", "roll")
    t.roll("4 1")
    assert (open_card(t), t.asked) == ("", "red")


def test_only_the_first_throw_can_make_doubles_with_both_dice() -> None:
    """DR-ROLL-04, DR-R05, DR-R77: one card a round, and nothing changes the attack it announces."""
    t = marauders("red blue", "roll")
    t.play(
        "chance: roll 2 2", "chance: roll 2", "chance: roll 2", "chance: roll 3", "chance: raid dock-breach"
    )
    assert t.asked == "red"
    assert seen(t).decks.raid is not None
    t.end_round()
    assert len(in_deck(t)) == 13


# --- the final round


@pytest.mark.parametrize("long_game", [False, True])
def test_the_final_round_has_no_card(long_game: bool) -> None:
    """DR-THE-21, DR-R65: neither early nor in phase 4, also in the long game."""
    t = darkrock("red blue", "roll", last_round=3, therion=True, long_game=long_game)
    t.state.first_export = 1
    t.play("chance: roll 4 4", "chance: roll 1")
    assert (open_card(t), t.asked) == ("", "red")
    t.end_round()
    assert t.asked == "over"
    assert len(in_deck(t)) == 14


# --- answers


def test_leader_first_and_clockwise_each_before_the_next() -> None:
    """DR-THE-04, 05: who stands nowhere under attack is not asked."""
    t = marauders("red blue green yellow")
    for name in ("red", "blue", "yellow"):
        getattr(t, name).crew_on("recruit release" if name == "red" else "recruit")
    t.green.crew_on("m4")
    attack(t, "shift-ambush", leader=1)
    assert t.asked == "blue"
    t.play("blue: flee")
    assert t.blue.crew_aboard == 3
    assert t.asked == "yellow"
    t.play("yellow: flee", "red: flee")
    assert (t.asked, t.state.phase) == ("chance", 5)


def test_nobody_shields_what_is_not_attacked() -> None:
    """DR-THE-05, DR-R58: with no piece there, no question, and the card is discarded."""
    t = marauders("red blue")
    t.red.crew_on("m4")
    t.red.hold = "iron"
    attack(t, "tool-raid")
    assert (open_card(t), t.state.phase) == ("", 5)
    assert seen(t).decks.raided == ("Tool Raid",)


def test_one_good_of_any_kind_pays_for_shields() -> None:
    """DR-THE-06, 09: all five kinds, no credits for them."""
    t = marauders("red blue")
    t.red.slots = 6
    t.red.hold = "platinum cobalt iron solar neutronium"
    t.red.crew_on("m6 m8")
    attack(t, "iron-harriers")
    assert t.offers("red") == [
        *("shield platinum", "shield cobalt", "shield iron", "shield solar", "shield neutronium", "flee")
    ]
    t.play("red: shield iron")
    assert (t.red.credits, t.red.crew) == (2, "aboard m6 m8")
    assert t.red.hold == "platinum cobalt solar neutronium"


def test_what_pays_goes_to_the_supply_or_out_of_the_game() -> None:
    """DR-THE-07, 08"""
    for good in ("solar", "neutronium"):
        t = marauders("red blue")
        t.red.hold = good
        t.red.crew_on("m6")
        attack(t, "iron-harriers")
        t.play(f"red: shield {good}")
        assert t.supply[good] == 6
    t = marauders("red blue")
    t.red.hold = "platinum"
    t.red.crew_on("m6")
    attack(t, "iron-harriers")
    t.play("red: shield platinum")
    assert (t.gone["platinum"], t.supply["platinum"]) == (1, 5)


def test_shields_protect_their_owner_only() -> None:
    """DR-THE-10: another player at the same station pays too."""
    t = marauders("red blue")
    t.red.hold = t.blue.hold = "iron"
    t.red.crew_on("solar")
    t.blue.crew_on("solar")
    attack(t, "blackout")
    t.play("red: shield iron")
    assert t.offers("blue") == ["shield iron", "flee"]
    t.play("blue: flee")
    assert (t.red.crew, t.blue.crew) == ("aboard aboard solar", "aboard aboard aboard")


def test_an_empty_hold_must_flee() -> None:
    """DR-THE-11"""
    t = marauders("red blue")
    t.red.crew_on("m6")
    attack(t, "iron-harriers")
    assert t.offers("red") == ["flee"]
    assert t.refused("red: shield iron") == "DR-THE-11"
    assert t.refused("red: shield credits") == "DR-THE-06"
    assert t.refused("red: end turn") == "DR-THE-04"


def test_a_good_that_is_not_there_pays_for_nothing() -> None:
    """DR-THE-06"""
    t = marauders("red blue")
    t.red.hold = "iron"
    t.red.crew_on("m6")
    attack(t, "iron-harriers")
    assert t.refused("red: shield solar") == "DR-THE-06"
    assert t.refused("red: discard iron") == "DR-HOLD-15"


def test_all_flee_from_all_attacked_stations() -> None:
    """DR-THE-12, DR-R15: no partial flight; who stands elsewhere stays."""
    t = marauders("red blue")
    t.red.captain = "recruit"
    t.red.crew_on("subcontract m4")
    attack(t, "shift-ambush")
    t.play("red: flee")
    assert (t.red.captain, t.red.crew) == ("aboard", "aboard aboard m4")


def test_who_fled_resolves_nothing_and_is_assigned_next_round() -> None:
    """DR-THE-13, 14, 18, DR-R57, DR-R74: phase 2 is over; from space 0 too."""
    t = marauders("red blue")
    t.red.crew_on("solar")
    attack(t, "blackout")
    t.play("red: flee", "chance: roll 3")
    assert t.asked == "chance"  # Red's turn had nothing to resolve
    t.end_round()
    assert (t.red.crew_aboard, t.round) == (3, 4)


def test_later_players_profit_from_a_flight() -> None:
    """DR-THE-18: the token is still there when the next one digs."""
    t = marauders("red blue")
    t.ore["m6"] = 1
    t.red.crew_on("m6")
    t.blue.crew_on("m6")
    t.blue.hold = "solar"
    t.state.standard_1, t.state.standard_2 = 3, 2
    attack(t, "iron-harriers")
    t.play("red: flee", "blue: shield solar", "chance: roll 3", "chance: roll 3")
    t.play("blue: resolve crew m6, collect 3+s3")
    assert t.ore["m6"] == 0


# --- the Solar track


def test_the_whole_track_is_the_solar_array() -> None:
    """DR-THE-15: a piece on space 3 is attacked too."""
    t = marauders("red blue")
    t.red.crew_on("solar-3")
    attack(t, "blackout")
    assert t.asked == "red"


def test_from_the_track_only_space_0_comes_home() -> None:
    """DR-THE-16, 17, DR-R16: the others fall back one space and resolve from there."""
    t = marauders("red blue")
    t.red.captain = "solar-3"
    t.red.crew_on("solar solar-1 solar-2")
    attack(t, "blackout")
    t.play("red: flee", "chance: roll 3")
    assert (t.red.crew, t.red.captain) == ("aboard solar solar-1", "solar-2")
    assert t.offers("red") == ["resolve crew solar", "resolve crew solar-1", "resolve captain"]
    t.play("red: resolve crew solar, charge")
    assert t.red.crew == "aboard solar-1 solar-1"


def test_another_attack_leaves_the_track_alone() -> None:
    """DR-THE-12, 15"""
    t = marauders("red blue")
    t.red.crew_on("solar solar-2 m6")
    attack(t, "iron-harriers")
    t.play("red: flee")
    assert t.red.crew == "aboard solar solar-2"


# --- the discard pile


def test_the_card_goes_to_the_discard_pile() -> None:
    """DR-THE-19: after all have answered."""
    t = marauders("red blue")
    t.red.crew_on("m6")
    attack(t, "iron-harriers")
    assert seen(t).decks.raided == ()
    t.play("red: flee")
    assert (seen(t).decks.raided, open_card(t)) == (("Iron Harriers",), "")
    assert "iron-harriers" not in in_deck(t)


def test_one_card_shuffles_all_back() -> None:
    """DR-THE-20, DR-R17: no attack, then the pile and the card itself are in the deck again."""
    t = marauders("red blue")
    shorten(t, "tool-raid silent-running")
    t.red.crew_on("m6 rough")
    attack(t, "silent-running")
    assert t.state.phase == 5
    assert t.state.decks.raiders == all_cards(14)


def test_seen_early_it_is_resolved_in_phase_4_all_the_same() -> None:
    """DR-THE-20, DR-R17: until then the pile stays out of the deck."""
    t = marauders("red blue", "roll")
    shorten(t, "tool-raid silent-running")
    t.play("chance: roll 4 4", "chance: roll 1", "chance: raid silent-running")
    assert in_deck(t) == {"tool-raid"}
    t.end_round()
    assert len(in_deck(t)) == 14


def test_cards_are_drawn_alike_and_the_deck_never_runs_out() -> None:
    """DR-THE-20, DR-R17: forty rounds of attacks, each card in about as many."""
    t = marauders("red blue")
    dice, drawn = Dice(5), []
    for _ in range(700):
        while t.state.seat != CHANCE or not t.offers("chance")[0].startswith("raid"):
            state = t.state
            state.play(state.draw(dice) if state.seat == CHANCE else state.actions[0])
            state.ore = [3, 4, 5, 5, 4, 3]
            state.last_round = 0
            for ship in state.ships:
                ship.hold = [0] * 5
            state.solar = state.neutronium = 6
        assert t.state.decks.raiders > 0
        action = t.state.draw(dice)
        drawn.append(GAME.notation(t.state, action))
        t.state.play(action)
    assert {name for name in RAIDS if f"raid {name}" in drawn} == set(RAIDS)
    assert max(map(drawn.count, set(drawn))) < 2.2 * 700 / 14
