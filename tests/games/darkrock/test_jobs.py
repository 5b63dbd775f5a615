"""What each piece may do where it stands: only what is possible now is said."""

from __future__ import annotations

import pytest

from games.darkrock.story import offer
from games.darkrock.table_talk import GAME, Table, darkrock
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock.names import MINES

NOTHING = ("finds ", "can hire nobody", "cannot pay", "must stay", "has nothing to sell")


def turn(*stations: str, captain: str = "", dice: str = "rig 4 6 standard 5 2 neutronium 3") -> Table:
    """Red's turn of phase 5 with crew, and perhaps the Captain, on stations."""
    t = darkrock("red blue", phase="resolve", dice=dice)
    for station in stations:
        t.red.crew_on(station)
    if captain:
        t.red.captain = captain
    return t


def said(t: Table, answer: str) -> str:
    """What the offer says that the piece does."""
    sentence = offer(t, answer).sentence.partition(": your ")[2]
    return sentence.removeprefix("Captain ").removeprefix("crewmember ")


@pytest.mark.parametrize(
    ("credits", "crew_aboard", "captain", "job"),
    [
        (9, 2, "", "hires a crewmember for $3 or the Captain for $5"),
        (4, 2, "", "hires a crewmember for $3"),
        (9, 3, "", "hires the Captain for $5"),
        (9, 2, "aboard", "hires a crewmember for $3"),
        (4, 3, "", "can hire nobody"),
        (9, 3, "aboard", "can hire nobody"),
        (2, 2, "", "can hire nobody"),
    ],
)
def test_a_crewmember_hires_whom_there_is(credits: int, crew_aboard: int, captain: str, job: str) -> None:
    """Beside the board, and paid for."""
    t = turn("recruit")
    t.red.crew_aboard = crew_aboard
    t.red.credits = credits
    if captain:
        t.red.captain = captain
    assert said(t, "resolve crew recruit") == job


@pytest.mark.parametrize(
    ("credits", "crew_aboard", "job"),
    [
        (9, 2, "hires up to two crewmembers for $3 each"),
        (5, 2, "hires a crewmember for $3"),
        (9, 3, "hires a crewmember for $3"),
        (9, 4, "can hire nobody"),
    ],
)
def test_a_captain_hires_up_to_two(credits: int, crew_aboard: int, job: str) -> None:
    """As many as are beside the board and can be paid."""
    t = turn(captain="recruit")
    t.red.crew_aboard = crew_aboard
    t.red.credits = credits
    assert said(t, "resolve captain") == job


def test_rover_with_and_without_a_miner() -> None:
    """A miner may be sent farther; without one there is nobody."""
    assert said(turn("rover", "m8"), "resolve crew rover") == "lets a miner dig one mine farther"
    assert said(turn("rover"), "resolve crew rover") == "finds nobody to send farther"


def test_the_last_piece_must_stay() -> None:
    """One of several may leave, the only one not."""
    assert said(turn("release"), "resolve crew release") == "may leave for $2"
    alone = turn("release")
    alone.red.crew_aboard = 0
    assert said(alone, "resolve crew release") == "must stay: the crew has no other piece"


@pytest.mark.parametrize(
    ("slots", "credits", "crew_job", "captain_job"),
    [
        (3, 9, "unlocks two slots for $1", "unlocks two slots for $1, up to twice"),
        (5, 9, "unlocks one slot for $1", "unlocks one slot for $1"),
        (3, 1, "unlocks two slots for $1", "unlocks two slots for $1"),
        (3, 0, "cannot pay for a slot", "cannot pay for a slot"),
        (6, 9, "finds all slots open", "finds all slots open"),
    ],
)
def test_hold_plus_plus_counts_slots_and_credits(
    slots: int, credits: int, crew_job: str, captain_job: str
) -> None:
    """Two for $1 while there are two."""
    for captain, answer, job in (("", "crew hold-2", crew_job), ("hold-2", "captain", captain_job)):
        t = turn(*([] if captain else ["hold-2"]), captain=captain)
        t.red.slots, t.red.credits = slots, credits
        assert said(t, f"resolve {answer}") == job


def test_hold_plus_counts_slots() -> None:
    """A Captain unlocks two, if there are two."""
    t = turn(captain="hold-1")
    assert said(t, "resolve captain") == "unlocks up to two slots"
    t.red.slots = 5
    assert said(t, "resolve captain") == "unlocks one slot"


def test_rental_counts_the_dice_on_the_table() -> None:
    """Three are the most."""
    assert said(turn(captain="rental"), "resolve captain") == "rents one more rig die"
    one = turn(captain="rental", dice="rig 4 standard 5 2 neutronium 3")
    assert said(one, "resolve captain") == "rents up to two more rig dice"
    three = turn("rental", dice="rig 4 4 1 standard 5 2 neutronium 3")
    assert said(three, "resolve crew rental") == "finds three rig dice on the table already"


def test_a_job_promises_a_question_exactly_where_one_follows() -> None:
    """Over random games: a piece on a satellite that is said to find nothing is asked nothing."""
    seen = {True: 0, False: 0}
    for seed in range(30):
        state, dice = GAME.new(2 + seed % 4), Dice(seed)
        while state.seat != OVER:
            if state.seat != CHANCE and type(state.step).__name__ == "ChoosePiece":
                for one in GAME.ask(GAME.view(state, state.seat)).offers:
                    if one.kind == "piece" and one.touch[0] not in [f"m{2 * n + 2}" for n in range(MINES)]:
                        twin = state.clone()
                        twin.play(one.action)
                        asked = twin.seat == state.seat and type(twin.step).inside
                        seen[asked] += 1
                        idle = any(f" {word}" in one.sentence for word in NOTHING)
                        assert idle != asked, one.sentence
            state.advance(state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions))
    assert min(seen.values()) > 50
