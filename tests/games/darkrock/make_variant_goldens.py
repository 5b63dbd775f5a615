"""Writes the golden journals of the variants anew: `python tests/games/darkrock/make_variant_goldens.py`, src
and tests on the path.  For each story the shortest of the first games that tell it; read the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from games.darkrock.golden_stories import Story, write_all
from games.darkrock.variant_play import Options, Told
from gloaming.games.darkrock.names import DIFFICULTY_NAMES, FIFTH_STATION, IMPOSSIBLE, SKULL_REACHED

FOLDER = Path(__file__).parent / "golden_variants"


def crisis(difficulty: str = "normal", **more: bool | str) -> Options:
    """The options of a Crisis."""
    return {"variant": "crisis", "difficulty": difficulty, "therion": True, **more}


def lost_by(cause: int) -> Callable[[Told], bool]:
    """Was it lost by that?"""
    return lambda game: game.state.crisis.lost == cause


def won(game: Told) -> bool:
    """Have all won?"""
    return len(game.state.winners()) == game.seats


def any_end(game: Told) -> bool:
    """Whatever came of it."""
    return game.state.round > 3


STORIES: dict[str, Story] = {
    "insider": (2, {"variant": "insider", "therion": False}, "", any_end),
    "insider-with-all-decks": (
        2,
        {"variant": "insider", "therion": True, "sponsors": True, "research": True},
        "",
        any_end,
    ),
    "saboteurs-for-two": (2, {"variant": "saboteurs", "therion": True}, "", any_end),
    "saboteurs-for-three": (3, {"variant": "saboteurs", "therion": False}, "", any_end),
    **{f"crisis-{name}": (1, crisis(name), "careful", any_end) for name in DIFFICULTY_NAMES},
    "crisis-won-alone": (1, crisis(), "careful", won),
    "crisis-won-by-two": (2, crisis("cakewalk"), "careless", won),
    "crisis-fifth-station": (4, crisis(), "careful", lost_by(FIFTH_STATION)),
    "crisis-skull": (1, crisis("cakewalk"), "heated", lost_by(SKULL_REACHED)),
    "crisis-impossible": (3, crisis("easy"), "careless", lost_by(IMPOSSIBLE)),
    "crisis-for-five-with-research": (5, crisis("easy", research=True), "careful", lambda game: True),
    "crisis-fourth-station": (
        2,
        crisis("hard", disintegration_limit="4", doubles_each=True, crisis_shield_per_card=True),
        "careful",
        lost_by(FIFTH_STATION),
    ),
}


if __name__ == "__main__":
    write_all(FOLDER, STORIES, Told.outcome)
