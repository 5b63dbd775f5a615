"""Where each point comes from and what decided it, as the end page tells it; how the story tells turns."""

from __future__ import annotations

import pytest

from games.dark_matter.table_talk import GAME, Table, dark_matter
from games.dark_matter.test_golden import EXPECTED, retell
from gloaming.core.state import SPECTATOR
from gloaming.games.dark_matter.ending import headline, reason, rows, tallies, titles
from gloaming.games.dark_matter.skills.scoring import garrison, garrisoned, guarded, soldier_points
from gloaming.games.dark_matter.state import State
from gloaming.games.dark_matter.view import View

GAMES = (
    "three-seats",
    "all-variants",
    "won-jointly",
    "won-by-initiative",
    "limit-of-five",
    "civilization-cards",
)


def end_of(name: str) -> View:
    """The last position of a golden game, as onlookers see it."""
    return GAME.view(retell(name).state, SPECTATOR)


@pytest.mark.parametrize("name", GAMES)
def test_every_point_is_accounted_for(name: str) -> None:
    """DM-END-01 to 09; DM-CIV-14, 15; DM-VAR-09.  The items of each player add up to the total."""
    view = end_of(name)
    assert [tally.total for tally in tallies(view)] == sorted(EXPECTED[name]["scores"], reverse=True)
    for tally, row in zip(tallies(view), rows(view), strict=True):
        assert sum(item.points for item in tally.items) == tally.total == row.total
        assert len(row.figures) == len(titles(view))


@pytest.mark.parametrize("name", GAMES)
def test_the_soldiers_guard_what_they_score_for(name: str) -> None:
    """DM-END-03 to 09; DM-R35.  The planets they are placed on bring the points, with no soldier too many."""
    state = retell(name).state
    for seat, player in enumerate(state.players):
        assert placed(state, seat) == soldier_points(state, seat)
        assert sum(garrison(state, planet) for planet in garrisoned(state, seat)) <= player.soldiers


def placed(state: State, seat: int) -> int:
    """What the guarded planets of a player add."""
    return sum(guarded(state, planet) for planet in garrisoned(state, seat))


@pytest.mark.parametrize("soldiers", range(9))
def test_soldiers_are_placed_for_the_most(soldiers: int) -> None:
    """DM-END-08, 09.  However many there are."""
    t = dark_matter()
    t.red.planets = "sallow-gate improved, pale-consensus, gravemark improved, halcyon-drift improved"
    t.red.soldiers = soldiers
    assert placed(t.state, 0) == t.red.soldier_points


def test_what_decided_it() -> None:
    """DM-END-10 to 12.  The distance, the initiative, or nothing."""
    assert headline(end_of("three-seats")).endswith(" points.")
    assert "ahead of @" in reason(end_of("three-seats"))
    tie = end_of("won-by-initiative")
    assert "initiative" in reason(tie)
    assert titles(tie)[-1] == "Initiative"
    joint = end_of("won-jointly")
    assert headline(joint).startswith("@0 and @1 win jointly with")
    assert [row.place for row in rows(joint)] == [1, 1]


def test_titles_name_what_the_variants_score() -> None:
    """DM-CIV-14, 15; DM-VAR-09.  Nobody reads of black holes where there are none."""
    assert titles(end_of("three-seats")) == ("Planets", "Gems", "Soldiers")
    assert titles(end_of("all-variants"))[:5] == ("Planets", "Gems", "Soldiers", "Civilization", "Black hole")


def test_the_story_tells_flips_and_spins() -> None:
    """DM-ACT-14, 15; DM-MAN-01.  Whose card turned how, and what its Back shows now."""
    t = dark_matter()
    t.red.holds("C4")
    assert told_to_blue(t, "red: maneuver cavorite") == [
        "@0 pays one gem and Spins @0's Cavorite card, whose Back now shows Dark Matter and Hero."
    ]
    assert told_to_blue(t, "red: use red cavorite")[-1] == (
        "@0's Cavorite card is Flipped: its Back now shows Improvement and Resource."
    )


def told_to_blue(t: Table, line: str) -> list[str]:
    """What blue reads when red says that."""
    t.state.settle()
    before = GAME.view(t.state, 1)
    actions = GAME.parse(t.state, line.removeprefix("red: "))
    t.play(line)
    return GAME.say(before, actions, GAME.view(t.state, 1))
