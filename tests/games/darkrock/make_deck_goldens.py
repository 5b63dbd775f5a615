"""Writes the golden journals of the decks anew: `python tests/games/darkrock/make_deck_goldens.py`, src and
tests on the path.  For each story the shortest of the first games that tell it; read the difference.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

from games.darkrock.golden_stories import Story, write_all
from games.darkrock.table_talk import GAME
from games.darkrock.variant_play import Options, Told
from gloaming.core.journal import Saying
from gloaming.games.darkrock.state import State

FOLDER = Path(__file__).parent / "golden_decks"
ALL: Options = {"therion": True, "sponsors": True, "research": True}


def texts(game: Told) -> list[str]:
    """Every saying in notation."""
    return [record.text for record in game.journal().records if isinstance(record, Saying)]


def says(*parts: str) -> Callable[[Told], bool]:
    """Does each of these begin a saying, or a part of one?"""

    def told(game: Told) -> bool:
        said = [part.strip() for text in texts(game) for part in text.split(",")]
        return all(any(one.startswith(part) for one in said) for part in parts)

    return told


def early_attack(game: Told) -> bool:
    """Was a card revealed in phase 1, and then somebody asked?"""
    said = texts(game)
    places = [place for place, text in enumerate(said) if text.startswith("raid ")]
    early = any(said[place + 1].startswith("assign") for place in places)
    return early and says("flee", "shield")(game)


def tie_by(state: State) -> str:
    """How the winner was found: by 'credits', 'pieces' aboard, or the later 'turn'."""
    scores, (winner,) = state.scores(), state.winners()
    tied = [seat for seat, score in enumerate(scores) if score == scores[winner]]
    aboard = [state.ships[seat].pieces_aboard() for seat in tied]
    if len(tied) == 1:
        return "credits"
    return "turn" if aboard.count(max(aboard)) > 1 else "pieces"


def outcome(game: Told) -> dict[str, object]:
    """What came of a finished game; of the position what differs from a blank one, so that facts which later
    versions add and this game does not use change nothing."""
    state, blank = game.state, GAME.dump(State())
    used = {name: value for name, value in GAME.dump(state).items() if value != blank[name]}
    text = json.dumps(used, sort_keys=True, separators=(",", ":"))
    return {
        "scores": list(state.scores()),
        "winners": list(state.winners()),
        "rounds": state.round,
        "tie": tie_by(state),
        "digest": hashlib.sha256(text.encode()).hexdigest()[:16],
    }


STORIES: dict[str, Story] = {
    "marauders": (3, {"therion": True}, "", early_attack),
    "silent-running": (4, {"therion": True}, "", says("raid silent-running")),
    "sponsors": (5, {"sponsors": True}, "", lambda game: game.state.round > 2),
    "research": (2, {"research": True}, "", says("recycle", "keep ", "research ")),
    "all-decks-for-two": (2, ALL, "", says("flee", "research ")),
    "all-decks-for-three": (3, ALL, "", says("shield", "keep ")),
    "all-decks-for-four": (4, ALL, "", says("shield", "flee", "recycle")),
    "all-decks-for-five": (5, ALL, "", says("shield", "flee", "research ")),
    "all-decks-in-the-long-game": (
        2,
        {**ALL, "long_game": True},
        "",
        lambda game: game.state.depleted() >= 4,
    ),
    "all-decks-tie-by-pieces": (2, ALL, "", lambda game: tie_by(game.state) == "pieces"),
    "all-decks-tie-by-turn": (2, ALL, "", lambda game: tie_by(game.state) == "turn"),
    "saboteurs-with-all-decks": (2, {**ALL, "variant": "saboteurs"}, "", says("flee", "research ")),
}


if __name__ == "__main__":
    write_all(FOLDER, STORIES, outcome)
