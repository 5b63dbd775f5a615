"""Questions and offers: what is asked, why, and what each answer says it will do."""

from __future__ import annotations

import pytest

from games.darkrock.story import offer, question
from games.darkrock.table_talk import GAME, Table, darkrock
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER, SPECTATOR
from gloaming.games.darkrock.odds import odds


def turn(*stations: str, dice: str = "rig 4 6 standard 5 2 neutronium 3") -> Table:
    """Red's turn of phase 5 with crew on these stations."""
    t = darkrock("red blue", phase="resolve", dice=dice)
    for station in stations:
        t.red.crew_on(station)
    return t


def test_the_next_piece_comes_with_the_odds_of_the_best_mine() -> None:
    """The question of phase 2 names exact chances for one, two and three rig dice."""
    t = darkrock("red blue", dice="standard 5 2")
    t.red.dice = 2
    asked = question(t)
    assert asked.title == "@0, where does your next piece go?"
    assert asked.why == "Your two rig dice match mine 6 in 65 of 100 throws (one die 42, three 79)."
    assert offer(t, "assign crew m6").note == "65%"


def test_the_others_read_who_is_asked_and_get_no_offers() -> None:
    """Offers are for the asked seat alone."""
    t = darkrock("red blue")
    asked = question(t, 1)
    assert (asked.title, asked.offers) == ("@0 places a piece.", ())
    assert asked.why == "@0 has three pieces still aboard."


@pytest.mark.parametrize(
    ("board", "mine", "chances"),
    [("standard 5 2", 2, (42, 65, 79)), ("standard 5 2", 4, (22, 39, 52)), ("standard 5 2", 5, (3, 5, 7))],
)
def test_odds_are_exact(board: str, mine: int, chances: tuple[int, int, int]) -> None:
    """With two known dice and the neutronium die open, counted over all throws and rounded."""
    t = darkrock("red blue", dice=board)
    assert odds(GAME.view(t.state, 0), mine) == chances


def test_odds_with_a_known_neutronium_die() -> None:
    """5, 2 and 3 on the board: 1, 4 and 3 make 6, so three faces of six."""
    t = turn("m6", dice="rig 4 standard 5 2 neutronium 3")
    assert odds(GAME.view(t.state, 0), 2) == (50, 75, 88)


def test_an_assignment_says_where_whom_it_joins_and_what_it_brings() -> None:
    """The sentence has the whole consequence, the touch is the station, the kind is the piece."""
    t = darkrock("red blue")
    t.red.captain = "aboard"
    t.blue.crew_on("export-3")
    joining = offer(t, "assign captain export-3")
    assert joining.sentence == "Send the Captain to Export 3, beside @1"
    assert (joining.touch, joining.kind) == (("export-3",), "captain")
    assert offer(t, "assign crew m6").sentence == "Send a crewmember to mine 6"
    assert offer(t, "assign crew m6").kind == "crew"
    assert offer(t, "assign captain leader").sentence.endswith(": the Leader Tile and up to 2 neutronium")


def test_delegate_asks_for_its_second_piece() -> None:
    """The question goes on inside the saying."""
    t = darkrock("red blue")
    t.blue.crew_on("m6")
    t.play("red: assign crew delegate")
    asked = question(t)
    assert asked.title == "@0, Delegate lets one more in. Who joins whom?"
    assert asked.inside
    assert [one.short for one in asked.offers] == ["Mine 6 (@1)"]


def test_between_pieces_the_dice_and_the_pieces_are_named() -> None:
    """Which piece next, with the pair that a miner would dig with."""
    t = turn("m6", "export-3")
    t.red.captain = "rover"
    asked = question(t)
    assert asked.title == "@0, which piece do you resolve next?"
    assert asked.why == "Your rig dice show 4 and 6. On the board lie 5 and 2, and neutronium 3."
    assert [one.short for one in asked.offers] == ["Mine 6", "Export 3", "Captain, Rover"]
    miner = offer(t, "resolve crew m6")
    assert (miner.note, miner.touch, miner.kind) == ("4 + 2", ("m6", "0.crew.0"), "piece")
    assert miner.sentence == "Mine 6: your crewmember may dig with 4 + 2"


def test_a_change_of_a_die_says_what_it_would_find() -> None:
    """For the pieces still on mines; nothing where no pair comes of it."""
    t = turn("m10", "rough")
    t.play("red: resolve crew rough")
    assert offer(t, "raise 4").sentence == "Raise the 4 to 7: 7 + 3 for mine 10"
    assert offer(t, "lower 6").sentence == "Lower the 6 to 3"


def test_the_window_for_the_neutronium_die_and_the_end_of_the_turn() -> None:
    """With no piece left, neutronium keeps the turn open."""
    t = turn()
    t.red.hold = "neutronium"
    assert question(t).title == "@0, roll the neutronium die again, or end your turn?"
    assert [one.kind for one in question(t).offers] == ["window", "end"]
    assert offer(t, "reroll neutronium").touch == ("neutronium-die", "hold.neutronium.0")


def test_collecting_names_metal_mine_and_dice() -> None:
    """Each pair is an offer that touches the mine and both dice."""
    t = turn("m6")
    t.play("red: resolve crew m6")
    pair = offer(t, "collect 4+s2")
    assert pair.sentence == "Collect 1 iron at mine 6 with 4 + 2"
    assert pair.touch == ("m6", "rig.0", "standard.1")
    assert (pair.note, pair.after) == ("4 + 2", "4 left")
    assert question(t).offers[0].sentence == "Collect nothing and come home"


def test_exporting_says_the_price_and_the_credits_after_it() -> None:
    """Bundles touch the goods of the hold; the first offer sells nothing."""
    t = turn("export-3", "m10")
    t.red.credits = 12
    t.red.slots = 4
    t.red.hold = "iron iron solar neutronium"
    t.play("red: resolve crew export-3")
    assert question(t).title == "@0, what does your crewmember sell on Export 3?"
    assert question(t).why == "Up to three goods. Still to be resolved: your crewmember at mine 10."
    sale = offer(t, "export 2 iron 1 solar")
    assert sale.sentence == "Export 2 iron, 1 solar for $11"
    assert (sale.short, sale.after, sale.kind) == ("2 iron, 1 solar", "$23", "bundle")
    assert sale.touch == ("hold.iron.0", "hold.iron.1", "hold.solar.0")
    assert (question(t).offers[0].sentence, question(t).offers[0].kind) == ("Sell nothing", "decline")


QUESTIONS = [
    ("rough", "which rig die do you move, by 3?", "raise 4", "Raise the 4 to 7"),
    ("precision", "which rig die do you move, by 1?", "lower 4", "Lower the 4 to 3"),
    ("vortex", "which rig die do you turn over?", "flip 6", "Turn the 6 over to 1"),
    ("reboot", "which rig die do you roll again?", "reboot 4", "Roll the 4 again"),
    (
        "rental",
        "do you rent one more rig die?",
        "rent",
        "Rent one more rig die and roll it now: three in all",
    ),
    ("mod", "do you put Mod in force?", "mod", "Let two of your rig dice form a pair, for this turn"),
    ("recruit", "whom do you hire?", "recruit captain", "Hire your Captain for $5"),
    ("release", "does your crewmember leave the crew?", "release", "Let your crewmember go for $2"),
    ("subcontract", "do you work for $1?", "subcontract", "Work on Subcontract for $1"),
    ("hold-1", "do you unlock a slot on Hold +?", "unlock", "Unlock one slot: four in all"),
    ("hold-2", "do you unlock slots on Hold ++?", "unlock", "Unlock two slots for $1: five in all"),
]


@pytest.mark.parametrize(("station", "title", "answer", "sentence"), QUESTIONS)
def test_every_station_has_its_question(station: str, title: str, answer: str, sentence: str) -> None:
    """Title, the sentence of one answer, and a way to decline, which comes first."""
    t = turn(station)
    t.red.credits = 9
    t.play(f"red: resolve crew {station}")
    assert question(t).title == f"@0, {title}"
    assert offer(t, answer).sentence == sentence
    assert question(t).offers[0].kind == "decline"


def test_rover_names_the_neighbouring_mines() -> None:
    """The piece is touched where it stands."""
    t = turn("rover", "m12")
    t.play("red: resolve crew rover")
    far = offer(t, "reach crew m12")
    assert far.sentence == "Your crewmember at mine 12 may dig at mine 2 or mine 10 too"
    assert far.touch == ("m12", "0.crew.1")


def test_the_solar_array_charges_or_collects() -> None:
    """On along the track, or home with what it yields."""
    t = turn("solar-2")
    t.play("red: resolve crew solar-2")
    texts = [one.sentence for one in question(t).offers]
    assert texts[0] == "Charge on to space 3 of the Solar Array, worth up to 3 solar in a later round"
    assert texts[1:] == [
        "Take no solar and come home",
        "Take 1 solar and come home",
        "Take 2 solar and come home",
    ]
    assert offer(t, "charge").touch[0] == "solar-3"


def test_a_full_hold_says_what_must_go_first() -> None:
    """The offer warns, and the discard names what leaves for what."""
    t = turn("m6")
    t.red.hold = "solar solar cobalt"
    t.play("red: resolve crew m6")
    assert offer(t, "collect 4+s2").sentence.endswith(", after throwing out one good")
    t.play("red: collect 4+s2")
    assert question(t).title == "@0, what do you throw out to make room?"
    assert offer(t, "discard solar").sentence == "Throw 1 solar back to the supply for 1 iron"
    assert offer(t, "discard cobalt").sentence == "Throw 1 cobalt out of the game for 1 iron"


def test_neutronium_at_leader_and_as_consolation() -> None:
    """The question says why it is there."""
    t = darkrock("red blue")
    t.play("red: assign crew leader")
    assert question(t).why.startswith("You hold the Leader Tile now. Up to 1 neutronium lies ready.")
    lost = turn("m12", dice="rig 1 standard 1 2 neutronium 1")
    lost.play("red: resolve crew m12")
    assert question(lost).title == "@0, do you take the neutronium?"
    assert "consolation" in question(lost).why


THROWS = [
    ("setup", "Who leads first is drawn."),
    ("roll", "@0 rolls both standard dice."),
    ("neutronium", "@0 rolls the neutronium die."),
    ("resolve", "@0 rolls one rig die."),
]


@pytest.mark.parametrize(("phase", "title"), THROWS)
def test_chance_says_who_throws_what(phase: str, title: str) -> None:
    """People with real dice read what to throw."""
    asked = question(darkrock("red blue", phase=phase))
    assert (asked.title, asked.seat) == (title, CHANCE)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_open_action_is_offered_once_in_words(seats: int) -> None:
    """Over a whole random game: one offer an action, no empty sentence, no two alike."""
    state, dice = GAME.new(seats), Dice(seats)
    while state.seat != OVER:
        asked = GAME.ask(GAME.view(state, state.seat if state.seat >= 0 else SPECTATOR))
        assert asked.title
        if state.seat >= 0:
            assert [one.action for one in asked.offers] == list(state.actions)
            sentences = [one.sentence for one in asked.offers]
            assert all(sentences)
            assert len(set(sentences)) == len(sentences)
        state.advance(state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions))
    assert GAME.ask(GAME.view(state, 0)).title.startswith(f"@{state.winners()[0]} wins with $")
