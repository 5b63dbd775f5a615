"""The books: nobody knows an entry before it is carried out, and who has read it cannot unread it."""

from __future__ import annotations

import json

import msgspec
import pytest

from games.dark_venture.table_talk import CONTENT, LOCATION, Table, venture
from games.dark_venture.texts import tells
from gloaming.core.dice import Dice
from gloaming.core.fields import DumpError
from gloaming.core.state import SPECTATOR
from gloaming.games import load
from gloaming.games.dark_venture import secrets
from gloaming.games.dark_venture.content.vocabulary import REST, SEARCH_BONUS
from gloaming.games.dark_venture.land.entries import guide_entry
from gloaming.games.dark_venture.land.standing import holds_here, standing
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.entry import begin_entry
from gloaming.games.dark_venture.tales.telling import ACTION_TALE, GUIDE_TALE
from gloaming.games.dark_venture.view import View
from gloaming.table import Preview
from gloaming.table.preview import preview

TOWER, LIBRARY = LOCATION["silent-observatory"], LOCATION["sunken-library"]
TOWER_ENTRY = CONTENT.locations[TOWER].action
PLACING = "place sunken-library, to east, turned 0"
game = load("dark_venture")


def rest(state: State) -> int:
    """How much more health a rest brings at the library, if the guide says so there."""
    return next((int(rule.number) for rule in guide_entry(state, LIBRARY).standing if rule.kind == REST), 0)


def imagined(t: Table, seat: int = 0) -> list[tuple[list[int], list[int]]]:
    """The entries of guide and actions book, as a seat imagines them again and again."""
    twins = [t.state.imagine(seat, Dice(seed)) for seed in range(20)]
    return [(twin.land.guide, twin.land.action) for twin in twins]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_what_nobody_has_read_could_be_any_entry(seat: int) -> None:
    """DV-R99, DV-LOC-07, DV-MOVE-02: in the guide and in the actions book, for everybody alike."""
    t = venture("red blue")
    t.red.draws("sunken-library")
    t.lies("silent-observatory", 1, 0, 90)
    seen = imagined(t, seat)
    assert len({guide[LIBRARY] for guide, _ in seen}) > 10
    assert len({action[TOWER_ENTRY] for _, action in seen}) > 10
    assert all(guide[TOWER] == TOWER for guide, _ in seen), "a placed location's guide has been read"
    assert all(sorted(entries) == list(range(64)) for both in seen for entries in both)
    assert t.state.land.guide == t.state.land.action == list(range(64)), (
        "at the table all stay where they belong"
    )


def test_what_somebody_has_read_stays() -> None:
    """DV-R99, DV-R24: afterwards it is public."""
    t = venture("red blue")
    t.lies("silent-observatory", 1, 0, 90)
    t.red.meets("silent-observatory")
    t.blue.meets("silent-observatory")
    before = t.state.revelations
    t.play("red: go silent-observatory")
    assert t.state.tales[-1].text == CONTENT.actions[0][TOWER_ENTRY].effect.no
    assert t.state.revelations == before + 1
    assert all(action[TOWER_ENTRY] == TOWER_ENTRY for seat in (0, 1) for _, action in imagined(t, seat))


def test_an_imagined_entry_is_told_and_holds_there() -> None:
    """DV-R99, DV-LOC-07: with its text and its standing rules, in the view as well."""
    t = venture("red blue")
    t.red.draws("sunken-library")
    t.state.settle()
    twins = (t.state.imagine(0, Dice(seed)) for seed in range(99))
    twin = next(twin for twin in twins if rest(twin) > 0)
    entry = guide_entry(twin, LIBRARY)
    assert entry is not CONTENT.guides[0][LIBRARY]
    for action in game.parse(twin, PLACING):
        twin.play(action)
    spot = next(spot for spot in game.view(twin, 0).places if spot.number == LIBRARY)
    assert spot.guide == entry.no != LIBRARY
    assert standing(twin, LIBRARY, REST).number == rest(twin)
    assert not holds_here(twin, LIBRARY, SEARCH_BONUS), "as the Sunken Library's own entry says"


def test_reading_cannot_be_taken_back() -> None:
    """DV-R99, DV-LOC-07: it counts as something learned, once for each entry."""
    t = venture("red blue")
    t.red.draws("sunken-library")
    before = t.state.revelations
    t.play(f"red: {PLACING}")
    assert t.state.revelations == before + 1
    for side, told in ((t.red, 2), (t.blue, 2)):
        side.meets("sunken-library")
        begin_entry(t.state, side.seat, side.hero.number, LIBRARY)
        assert t.state.revelations == before + told


def test_a_half_built_saying_does_not_show_the_text() -> None:
    """DV-R99, DV-LOC-07: the preview of a placing stands before it."""
    t = venture("red blue")
    t.red.draws("sunken-library")
    t.state.settle()
    seen = preview(game, t.state, 0, game.parse(t.state, PLACING))
    assert isinstance(seen, Preview)
    assert seen.veiled
    assert seen.sentences == ()
    assert isinstance(seen.view, View)
    assert LIBRARY not in {spot.number for spot in seen.view.places}
    assert CONTENT.guides[0][LIBRARY].text.encode() not in msgspec.json.encode(seen)


@pytest.mark.parametrize("kind", [GUIDE_TALE, ACTION_TALE])
def test_an_entry_that_another_one_names_has_been_read(kind: int) -> None:
    """DV-R99, DV-R112: though nobody has come there."""
    t = venture("red blue")
    before = t.state.revelations
    tells(t, t.red, "A:3", kind)
    t.state.settle()
    assert t.state.revelations == before + 1
    assert {guide[3] if kind == GUIDE_TALE else action[3] for guide, action in imagined(t)} == {3}


def test_a_solo_player_does_not_know_the_books_either() -> None:
    """DV-R99, DV-SOLO-01: until one entry of each is left, which then can be no other."""
    t = venture("red", mode="solo_ranked")
    assert secrets.hides(t.state, 0)
    t.state.land.guides_read = t.state.land.actions_read = (1 << 62) - 1
    assert not secrets.hides(t.state, 0)
    t.state.land.guides_read &= ~(1 << TOWER)
    assert not secrets.hides(t.state, 0)


@pytest.mark.parametrize("book", ["guide", "action"])
def test_a_dump_that_tells_an_entry_twice_is_refused(book: str) -> None:
    """DV-R99: or the blank one somewhere."""
    state = game.new(2, {"mode": "competitive", "books": "A"})
    for change in ({1: 2}, {0: 1, 1: 0}, {1: 63, 63: 1}):
        data = json.loads(json.dumps(game.dump(state)))
        for place, entry in change.items():
            data["land"][book][place] = entry
        with pytest.raises(DumpError, match="tells an entry twice, or not at all"):
            game.restore(data)
