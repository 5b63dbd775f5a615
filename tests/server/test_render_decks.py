"""Pages with cards and variants: what they must show, in the picture and in words."""

from __future__ import annotations

import random

import msgspec
import pytest

from gloaming.core.state import CHANCE, OVER, SPECTATOR
from gloaming.games.darkrock.names import STATION_NAMES
from gloaming.games.darkrock.state import State
from gloaming.web import render
from gloaming.web.page import End
from server.drawn import GAME, TABLES, Tags, buttons, page


def first(step: str, table: int, seed: int = 3) -> State:
    """The first position of a random game at that table that asks this."""
    rng = random.Random(seed)
    while True:
        state = GAME.new(*TABLES[table])
        while state.seat != OVER:
            if type(state.step).__name__ == step:
                return state
            state.advance(rng.choice(list(state.outcomes()[0] if state.seat == CHANCE else state.actions)))


def test_a_sponsor_can_be_chosen_ahead_and_the_choice_is_shown() -> None:
    """Everybody has their own two cards as buttons at once; what is sealed is marked, for its seat alone."""
    state = first("ChooseSponsor", 4)
    for me in range(state.seats()):
        text = render.fragment(page(state, me), GAME.art)
        own = {int(action) for action in (state.actions if me == state.seat else state.early(me))}
        assert set(buttons(text)) == own
        assert len(own) == 2
        assert ("you need not wait" in text) == (me != state.seat)
        sealed = min(own)
        again = render.fragment(msgspec.structs.replace(page(state, me), sealed=sealed), GAME.art)
        assert ("Your choice is kept" in again) == (me != state.seat)
        chosen = [a["value"] for tag, a in Tags(again).tags if tag == "button" and "is-chosen" in a["class"]]
        assert set(chosen) == {str(sealed)}
    assert 'name="a"' not in render.fragment(page(state, SPECTATOR), GAME.art)


def test_attacked_places_are_dashed_marked_and_named() -> None:
    """By class, by a claw, in the card's words and in the label of each."""
    state = first("AnswerMarauders", 4)
    shown = page(state, int(state.seat))
    raid = GAME.view(state, int(state.seat)).decks.raid
    assert raid is not None
    text = render.fragment(shown, GAME.art)
    marked = [a for _, a in Tags(text).tags if "is-attacked" in a.get("class", "") and "id" in a]
    assert len(marked) >= len(raid.stations) > 0
    assert all("Under attack." in each["aria-label"] for each in marked)
    assert text.count('#claw"') == len(marked)
    assert f"<h3>{raid.name}</h3>" in text


def test_an_insider_sees_two_ships_and_which_one_acts() -> None:
    """Both with their own holds; the one that is asked says so, and its goods alone can be touched."""
    state = first("ChoosePiece", 6)
    text = render.fragment(page(state, int(state.seat)), GAME.art)
    ships = [
        a["class"] for tag, a in Tags(text).tags if tag == "div" and a.get("class", "").startswith("ship ")
    ]
    assert len(ships) == 2
    assert [("is-acting" in classes) for classes in ships].count(True) == 1
    assert text.count("acts now") == 1


def test_a_closed_and_a_blocked_station_say_so() -> None:
    """The Saboteur Captain's station is closed in words; a saboteur stands on the board and is named."""
    state = first("Assign", 7)
    while not (state.sabotage.captain and state.sabotage.crew):
        state.advance(state.outcomes()[0][0] if state.seat == CHANCE else state.actions[0])
    text = render.fragment(page(state, SPECTATOR), GAME.art)
    labels = [a["aria-label"] for _, a in Tags(text).tags if a.get("class", "").startswith("station ")]
    assert sum("Closed to everybody by the Saboteur Captain." in label for label in labels) == 1
    assert sum("A saboteur stands here." in label for label in labels) == int(state.sabotage.crew).bit_count()
    assert "#captain-0" in text
    assert "#crew-0" in text


def test_the_crisis_shows_its_track_its_prices_and_what_is_missing() -> None:
    """Prices and skull, what this round will cost, goals with what can still be had, losses, the pool."""
    state = first("Assign", 5)
    shown = page(state, int(state.seat))
    text = render.fragment(shown, GAME.art)
    for words in ("Neutronium Track", "$12", "steps to the skull", "5 to go, 10 can still be had", "0 of 5"):
        assert words in text, words
    assert "up to $2 after the 3 cards of this round" in text
    assert "#ruler" not in text


def test_a_damaged_place_shows_the_price_of_its_repair_and_a_lost_one_that_it_is_lost() -> None:
    """In the picture and in the label."""
    rng = random.Random(8)
    state = GAME.new(*TABLES[5])
    while not (state.crisis.gone and any(state.crisis.damage)) or state.seat < 0:
        if state.seat == OVER:
            state = GAME.new(*TABLES[5])
        state.advance(rng.choice(list(state.outcomes()[0] if state.seat == CHANCE else state.actions)))
    shown = page(state, int(state.seat))
    text = render.fragment(shown, GAME.art)
    crisis = GAME.view(state, int(state.seat)).crisis
    assert crisis is not None
    labels = {a["id"]: a["aria-label"] for _, a in Tags(text).tags if "aria-label" in a and "id" in a}
    for place, spot in ((p, spot) for p, spot in enumerate(STATION_NAMES) if spot in labels):
        if place in crisis.gone:
            assert "Disintegrated: lost for this game." in labels[spot]
        elif crisis.damage[place]:
            assert f"Damaged: the Repair costs ${crisis.repairs[place]}." in labels[spot]


@pytest.mark.parametrize("lost", [0, 1, 2, 3])
def test_every_end_of_the_crisis_is_told(lost: int) -> None:
    """The win and each loss: what ended it, what was exported and lost; nobody has won a lost game."""
    state = first("Assign", 5)
    state.crisis.exported = [3, 4, 5] if lost == 0 else [1, 1, 1]
    state.crisis.lost = lost
    state.crisis.marker = 21 if lost == 2 else 4
    state.agenda.clear()
    state.settle()
    assert state.seat == OVER
    shown = page(state, 0)
    end = End(shown.question.title, shown.question.why, "", shown.picture.titles, shown.picture.rows)
    text = render.table(msgspec.structs.replace(shown, end=end), GAME.art)
    assert "How it ended" in text
    assert ("win together" in text) == (lost == 0)
    assert ("nobody wins" in text) == (lost > 0)
    told = ("Exported: ", "the fifth one loses", "reached the skull", "no longer be exported")
    assert told[lost] in text
    assert [row.place for row in shown.picture.rows] == [int(lost == 0)] * 3
