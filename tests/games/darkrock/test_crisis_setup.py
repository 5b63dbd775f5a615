"""The Neutronium Crisis: setup, difficulties, options, phase 1, and the Repair in phase 2."""

from __future__ import annotations

import asyncio

import pytest

from games.darkrock.story import offer, question, refusal, told
from games.darkrock.table_talk import GAME, Table
from games.darkrock.variant_talk import crisis, damaged, harm, lost
from gloaming.core.journal import Header
from gloaming.core.options import OptionError
from gloaming.games import load
from gloaming.games.darkrock.names import REPAIR_COST, SKULL
from gloaming.table import MemoryKeeper
from gloaming.table import Table as Match


def test_one_to_five_players_win_or_lose_together() -> None:
    """DR-CRI-01, 53: scores are 1 for all or 0 for all; credits do not count."""
    assert GAME.seats(GAME.settled({"variant": "crisis"})) == range(1, 6)
    t = crisis("red blue green")
    t.red.credits = 40
    assert t.state.scores() == [0, 0, 0]
    assert t.state.winners() == []


def test_the_marauders_come_and_sponsors_do_not() -> None:
    """DR-CRI-02, DR-R42: Research is an option, off by default."""
    t = crisis()
    assert (t.state.decks.therion, t.state.decks.research) == (True, False)
    assert GAME.settled({"variant": "crisis"})["therion"] is True
    assert GAME.new(2, {"variant": "crisis", "research": True}).decks.research
    with pytest.raises(OptionError, match="an attack of the Therion Marauders: switch them on"):
        GAME.new(2, {"variant": "crisis", "therion": False})
    with pytest.raises(OptionError, match="leave the Sponsors off"):
        GAME.settled({"variant": "crisis", "sponsors": True})
    with pytest.raises(OptionError, match="cannot be a long game"):
        GAME.settled({"variant": "crisis", "long_game": True})


def test_a_crisis_that_was_noted_without_marauders_goes_on() -> None:
    """DR-CRI-02: it has had them, and its journal is read as before."""
    options: dict[str, bool | str] = {"variant": "crisis", "therion": False}
    header = Header(gloaming="1", game="darkrock", rules=1, seats=("red",), seed=7, options=options)
    match = asyncio.run(Match.resume(load("darkrock"), header, [], MemoryKeeper()))
    assert match.number >= 1
    assert match.state.decks.therion  # type: ignore[attr-defined]


def test_ships_are_set_up_as_ever() -> None:
    """DR-CRI-03: three crew, no Captain, three slots."""
    t = crisis()
    assert (t.red.crew_aboard, t.red.captain, t.red.slots, t.red.hold) == (3, "beside", 3, "")


@pytest.mark.parametrize(
    ("difficulty", "credits", "dice"),
    [
        ("cakewalk", 15, 2),
        ("easy", 13, 2),
        ("normal", 10, 1),
        ("hard", 7, 1),
        ("very_hard", 5, 1),
        ("extreme", 2, 1),
    ],
)
def test_six_difficulties(difficulty: str, credits: int, dice: int) -> None:
    """DR-CRI-04, 05: credits and base rig dice."""
    t = crisis("red blue", difficulty=difficulty)
    assert [ship.credits for ship in t.state.ships] == [credits, credits]
    assert [ship.base_dice for ship in t.state.ships] == [dice, dice]


def test_assets_are_personal() -> None:
    """DR-CRI-06: Red's credits repair nothing for Blue."""
    t = crisis(turn="blue")
    harm(t, "m6 m6")
    t.red.credits, t.blue.credits = 30, 1
    assert t.refused("blue: assign crew m6") == "DR-CRI-16"


def test_marker_and_pool_at_the_start() -> None:
    """DR-CRI-07, 08, DR-R55: $1, ten Damage tokens, one kind of each."""
    t = crisis()
    track = GAME.view(t.state, 0).crisis
    assert track is not None
    assert (track.marker, track.cost, track.pool, track.limit) == (0, 1, 10, 5)


def test_the_track_has_22_spaces() -> None:
    """DR-CRI-09, 20, DR-R43: three of each price, then the skull."""
    assert SKULL == len(REPAIR_COST) - 1 == 21
    for group, price in enumerate((1, 2, 4, 6, 8, 10, 12)):
        t = crisis()
        harm(t, "m6 m6")
        for space in range(3 * group, 3 * group + 3):
            t.state.crisis.marker = space
            track = GAME.view(t.state, 0).crisis
            assert track is not None
            assert (track.cost, track.repairs[2], track.to_skull) == (price, 2 * price, 21 - space)


def phase_1(marker: int, rolls: str, **options: bool | str) -> Table:
    """Standard dice fall: '44 4 1' is a double, the same again, then a 1."""
    t = crisis("red blue", "roll", "", "", **options)
    t.state.crisis.marker = marker
    first, *others = rolls.split()
    t.roll(f"{first[0]} {first[1]}")
    for face in others:
        t.roll(face)
    return t


def test_doubles_move_the_marker_back() -> None:
    """DR-CRI-10, 12, DR-R05: once, and no card is revealed."""
    t = phase_1(5, "44 4 1")
    assert t.state.crisis.marker == 4
    assert (t.asked, t.state.decks.raid) == ("red", -1)
    assert phase_1(5, "43").state.crisis.marker == 5


def test_not_off_the_track() -> None:
    """DR-CRI-11"""
    assert phase_1(0, "44 1").state.crisis.marker == 0


def test_every_double_may_count() -> None:
    """DR-R05, DR-CRI-12: the option `doubles_each`."""
    assert phase_1(5, "44 4 4 1", doubles_each=True).state.crisis.marker == 2


def test_partners_are_in_each_others_way() -> None:
    """DR-CRI-13"""
    t = crisis()
    t.blue.crew_on("m6")
    assert t.refused("red: assign crew m6") == "DR-ASG-06"
    t.red.captain = "aboard"
    assert "assign captain m6" in t.offers("red")


def test_case_36_repair() -> None:
    """DR-CRI-14 to 18: position 4, two Damage tokens, $4."""
    t = crisis()
    harm(t, "m6 m6")
    t.state.crisis.marker = 4
    t.red.credits, t.blue.credits = 3, 5
    assert t.refused("red: assign crew m6") == "DR-CRI-16"
    t.play("red: assign crew m2")
    assert offer(t, "assign crew m6").sentence == "Send a crewmember to mine 6, repairing it for $4"
    assert told(t, "blue: assign crew m6") == ["@1 places a crewmember on mine 6, repairing it for $4."]
    assert (t.blue.credits, t.state.crisis.pool(), damaged(t)) == (1, 10, "")
    assert (t.blue.crew, t.asked) == ("aboard aboard m6", "red")


def test_a_repairing_piece_is_resolved_as_ever() -> None:
    """DR-CRI-18"""
    t = crisis("red", "assign")
    harm(t, "subcontract")
    t.red.crew_aboard = 1
    t.play("red: assign crew subcontract", "chance: roll 1", "chance: raid silent-running", "chance: roll 1")
    t.play("red: resolve crew subcontract, subcontract")
    assert t.red.credits == 10 - 1 + 1


def test_disintegrated_stations_are_closed() -> None:
    """DR-CRI-19, 35: to crew, Captains and Delegate, whatever they would pay."""
    t = crisis()
    harm(t, gone="m6 recruit")
    t.red.captain, t.red.credits = "aboard", 40
    for piece in ("crew", "captain"):
        assert t.refused(f"red: assign {piece} m6") == "DR-CRI-19"
    assert (
        refusal(t, "assign crew m6").sentence == "Mine 6 is disintegrated and out for the rest of the game."
    )
    assert lost(t) == "m6 recruit"


def test_phase_3_is_the_standard_one_and_phase_4_is_skipped() -> None:
    """DR-CRI-21, 22: also after an export."""
    t = crisis("red", "assign")
    t.state.first_export = 1
    t.red.crew_aboard = 1
    t.play("red: assign crew m2", "chance: roll 3")
    assert (t.state.neutronium_die, t.state.phase) == (3, 5)


def test_delegates_piece_repairs_too() -> None:
    """DR-R66, DR-CRI-15: at once, by its owner; a target that cannot be paid is none."""
    t = crisis()
    t.blue.crew_on("solar m8")
    harm(t, "solar")
    t.red.credits = 1
    t.play("red: assign crew delegate, assign crew solar")
    assert t.red.credits == 0
    t = crisis()
    t.blue.crew_on("solar")
    harm(t, "solar")
    t.red.credits = 0
    assert t.refused("red: assign crew delegate") == "DR-ASG-13"
    t.blue.crew_on("m8")
    t.play("red: assign crew delegate")
    assert t.refused("red: assign crew solar") == "DR-CRI-16"


def test_repair_comes_before_the_effect_of_the_station() -> None:
    """DR-R66: a damaged Leader is repaired, then the tile moves; a damaged Delegate is paid first."""
    t = crisis(turn="blue")
    harm(t, "leader delegate solar")
    t.red.crew_on("solar")
    t.red.crew_aboard = 0
    t.blue.credits = 2
    t.play("blue: assign crew leader, take 1")
    assert (t.blue.credits, t.leader) == (1, "blue")
    assert t.refused("blue: assign crew delegate") == "DR-ASG-13"  # $1 for Delegate leaves none for Solar


def test_who_can_go_nowhere_is_skipped() -> None:
    """DR-ASG-03, 04, DR-R07: Red without a dollar waits until a station opens; pieces stay aboard."""
    t = crisis(turn="blue")
    everything = " ".join(name for name in GAME_STATIONS if name != "m2")
    t.state.crisis.damage = [1 if name in everything.split() else 0 for name in GAME_STATIONS]
    t.red.credits, t.blue.credits = 0, 10
    t.red.crew_aboard, t.blue.crew_aboard = 2, 2
    t.play("blue: assign crew m2")
    assert t.asked == "blue"
    t.play("blue: assign crew m4")
    assert t.asked == "chance"
    assert t.red.crew == "aboard aboard"


GAME_STATIONS = [
    *(
        "m2",
        "m4",
        "m6",
        "m8",
        "m10",
        "m12",
        "rough",
        "precision",
        "vortex",
        "rover",
        "rental",
        "mod",
        "reboot",
    ),
    *("recruit", "release", "subcontract", "hold-1", "hold-2", "export-1", "export-2", "export-3", "solar"),
    *("leader", "delegate", "research"),
]


def test_a_player_skipped_once_may_assign_later() -> None:
    """DR-R07: Blue's crew on the Solar Array opens Delegate for Red, who has nothing else to go to."""
    t = crisis(turn="blue")
    closed = [name for name in GAME_STATIONS if name not in ("m2", "delegate")]
    t.state.crisis.damage = [1 if name in closed else 0 for name in GAME_STATIONS]
    t.red.credits, t.blue.credits = 0, 10
    t.blue.crew_aboard, t.red.crew_aboard = 1, 2
    t.play("blue: assign crew m2")
    assert t.offers("red") == ["assign crew delegate"]


def test_the_price_stays_through_phase_2() -> None:
    """DR-R78: nothing that moves the marker can be said there."""
    t = crisis()
    t.red.hold = "neutronium"
    assert t.refused("red: reroll neutronium") == "DR-RES-19"
    assert t.refused("red: shield neutronium") == "DR-ASG-04"


def test_case_42_solo() -> None:
    """DR-CRI-05, 09, 23, 54, DR-R54: always Leader; Leader gives neutronium; Delegate never opens."""
    t = crisis("red", "setup", difficulty="extreme")
    assert t.offers("chance") == ["leader red"]
    t.play("chance: leader red", "chance: roll 1 2")
    assert t.refused("red: assign crew delegate") == "DR-ASG-13"
    t.play("red: assign crew leader, take 1")
    assert (t.leader, t.red.hold, t.supply["neutronium"]) == ("red", "neutronium", 5)
    assert t.refused("red: assign crew delegate") == "DR-ASG-13"
    assert question(t).title == "@0, where does your next piece go?"


def test_case_42_the_skull_comes_with_the_21st_attack() -> None:
    """DR-CRI-09, 23, 49: one card a round, here always one that strikes where Red stands behind Shields."""
    t = crisis("red", "round")
    attacks = 0
    while t.asked != "over":
        t.state.crisis.shields = True
        t.state.decks.raiders = 1 << t.state.content.raid_names.index("Tool Raid")
        attacks += "raid tool-raid" in t.offers("chance")
        t.play(f"chance: {first_throw(t)}" if t.asked == "chance" else f"red: {first_answer(t)}")
    assert (attacks, t.state.crisis.lost) == (21, 2)


def first_throw(t: Table) -> str:
    """The first throw that is no double."""
    return "roll 1 2" if "roll 1 2" in t.offers("chance") else t.offers("chance")[0]


def first_answer(t: Table) -> str:
    """Red goes to Rough before all else, sells and takes nothing."""
    quiet = ("assign crew rough", "return", "take 0", "end turn")
    return next((text for text in quiet if text in t.offers("red")), t.offers("red")[0])
