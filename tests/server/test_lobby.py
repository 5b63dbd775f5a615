"""The shelf in the lobby: one game is open, the others are links, and it works without scripts."""

from __future__ import annotations

import re

import httpx
import pytest

from gloaming import games
from server.doors import DARKROCK
from server.drawn import Tags


def shelf(page: httpx.Response) -> tuple[list[str], list[str], list[str]]:
    """The games that are links, the one among them that is marked, and those whose form is there."""
    boxes = [attrs for tag, attrs in Tags(page.text.replace("<!doctype html>", "")).tags if tag == "a"]
    boxes = [attrs for attrs in boxes if attrs.get("class") == "game"]
    marked = [attrs["href"] for attrs in boxes if attrs.get("aria-current") == "true"]
    return [attrs["href"] for attrs in boxes], marked, re.findall(r'name="game" value="(\w+)"', page.text)


def test_every_game_is_on_the_shelf_and_the_first_is_open(ana: httpx.Client) -> None:
    """One form, one lit button."""
    page = ana.get("/")
    assert shelf(page) == (
        [f"/?game={name}" for name in games.on_the_shelf()],
        ["/?game=darkrock"],
        ["darkrock"],
    )
    assert len(re.findall(r'class="[^"]*\blamp\b', page.text)) == 1
    assert "New here?" in page.text


@pytest.mark.parametrize("name", [name for name in games.SHIPPED if name not in games.WITHOUT_PAGE])
def test_a_link_opens_its_game(ana: httpx.Client, name: str) -> None:
    """Its options, its bots, its rules, how long it takes; the table that its form makes plays it."""
    page, game = ana.get(f"/?game={name}"), games.load(name)
    assert shelf(page)[1:] == ([f"/?game={name}"], [name])
    assert len(re.findall(r'class="[^"]*\blamp\b', page.text)) == 1
    assert page.text.count(f'href="/rules/{name}"') == 2
    assert all(option.sentence.split(".")[0] in page.text for option in game.options)
    assert f"players, about {game.minutes} minutes" in page.text
    made = ana.post("/tables", data={"game": name, "seat-0": "you", "seat-1": "bot:random"})
    assert made.status_code == 303
    assert ana.get(made.headers["location"]).status_code == 200


@pytest.mark.parametrize("name", ["chess", "", "%00", "x" * 60])
def test_a_stranger_opens_the_first(ana: httpx.Client, name: str) -> None:
    """Old links lead to the shelf, too."""
    assert shelf(ana.get(f"/?game={name}"))[1:] == (["/?game=darkrock"], ["darkrock"])


def test_what_was_refused_stays_open_as_it_was_filled_in(ana: httpx.Client) -> None:
    """The same game, with the choices that were made and the reason."""
    given = {**DARKROCK, "game": "dark_matter", "seat-1": "nobody", "option-black_hole": "on", "name": "Ana"}
    page = ana.post("/tables", data=given)
    assert page.status_code == 422
    assert (
        "Dark Matter takes 2 to 4 seats with these options, not 1: fill 1 more, or choose other options."
        in page.text
    )
    assert shelf(page)[1:] == (["/?game=dark_matter"], ["dark_matter"])
    assert 'name="option-black_hole" checked' in page.text
    assert 'name="option-quick_process" checked' not in page.text


def test_a_crisis_brings_its_marauders(ana: httpx.Client) -> None:
    """A switch that was left off is on where the variant cannot do without it; other faults are told."""
    given = {**DARKROCK, "option-variant": "crisis"}
    made = ana.post("/tables", data=given)
    assert made.status_code == 303
    assert "therion = true" in ana.get(f"{made.headers['location']}/journal").text
    refused = ana.post("/tables", data={**given, "option-long_game": "on"})
    assert refused.status_code == 422
    assert "so it cannot be a long game: leave that off" in refused.text


def test_who_plays_alone_need_not_send_the_bots_away(ana: httpx.Client) -> None:
    """Bots that the options leave no seat for do not sit down, and the table says so; friends stay."""
    given = {**DARKROCK, "game": "dark_venture", "option-mode": "solo_ranked", "name": "Ana"}
    made = ana.post("/tables", data=given)
    assert made.status_code == 303
    assert 'seats = ["red"]' in ana.get(f"{made.headers['location']}/journal").text
    assert "This game takes 1 seat, so no more bots sit down." in ana.get(made.headers["location"]).text
    refused = ana.post("/tables", data={**given, "seat-1": "link"})
    assert refused.status_code == 422
    assert "takes 1 seat with these options, not 2: leave 1 of them to nobody" in refused.text
