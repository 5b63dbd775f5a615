"""The pages of Dark Venture, each as somebody comes upon it, from positions late in games of four."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page, expect

import gloaming
from browser.hands import SEATS, bring, my_turn
from browser.houses import House
from gloaming.core import journal
from gloaming.core.journal import Header, Journal, Position
from gloaming.core.state import CHANCE, OVER
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import game
from gloaming.games.dark_venture.state import State

GAME = game

Wanted = Callable[[State], bool]


def is_asked(state: State, step: str, least: int) -> bool:
    """Is the first seat asked this, in that round or later?"""
    real = state.seat == 0 and len(state.actions) > 1
    return bool(real and state.round >= least and type(state.step).__name__ == step)


def may_place(state: State) -> bool:
    """May the first seat place locations on a grown map, each on several sides and turned in several ways?"""
    if not is_asked(state, "Act", 4) or len(state.land.placed) < 8:
        return False
    beginnings = [action for action in state.actions if a.PLACE <= action < a.BESIDE]
    return bool(beginnings) and all(len(sides(state, action)) > 1 for action in beginnings)


def sides(state: State, beginning: int) -> list[int]:
    """The sides where that card may lie; none if on one of them it may lie in one way only."""
    twin = state.clone()
    twin.play(beginning)
    open_now = list(map(int, twin.actions))
    for side in open_now:
        turned = twin.clone()
        turned.play(side)
        if len(turned.actions) < 2:
            return []
    return open_now


def is_late(state: State) -> bool:
    """Is it late in the day, on a large map, with several ways to go?"""
    ways = [action for action in state.actions if a.MOVE <= action < a.DRAG]
    return is_asked(state, "Act", 9) and len(state.land.placed) > 15 and len(ways) > 1


def fights_late(state: State) -> bool:
    """Is the first seat in the midst of a combat?"""
    return is_asked(state, "BattleTurn", 6)


def is_told(state: State) -> bool:
    """Does a text ask the first seat to choose?"""
    return is_asked(state, "ChooseBranch", 4)


def chooses_hero(state: State) -> bool:
    """Is a hero to be chosen?"""
    return is_asked(state, "ChooseHero", 0)


@cache
def position(wanted: Wanted) -> str:
    """The journal of a random game of four that has come to such a position."""
    for seed in range(200):
        rng, state = random.Random(seed), GAME.new(4)
        while state.seat != OVER:
            if state.seat >= 0 and wanted(state):
                header = Header(
                    gloaming=gloaming.__version__,
                    game=GAME.name,
                    rules=GAME.rules_version,
                    seats=SEATS[:4],
                    seed=seed,
                )
                return journal.write(Journal(header, (Position(GAME.dump(state)),)))
            state.advance(choice(state, rng, wanted is may_place))
    raise AssertionError(f"No random game comes to {wanted.__name__}.")


def choice(state: State, rng: random.Random, keeps: bool) -> int:
    """A random answer: locations are drawn, and placed unless they are to be kept."""
    open_now = list(state.outcomes()[0] if state.seat == CHANCE else state.actions)
    dull = {a.END, *(range(a.PLACE, a.BESIDE) if keeps and rng.random() < 0.5 else ())}
    for wanted in (range(a.PLACE, a.BESIDE), range(a.DRAW_FROM + 2, a.DRAW_SIDE)):
        first = [action for action in open_now if action in wanted and action not in dull]
        if first:
            return int(rng.choice(first))
    return int(rng.choice([action for action in open_now if action not in dull] or open_now))


def sit_down(page: Page, house: House, wanted: Wanted) -> None:
    """Go to the table in that position, and wait until it asks."""
    bring(page, house, position(wanted))
    my_turn(page)


def map_late(page: Page, house: House) -> None:
    """The map late in the day."""
    sit_down(page, house, is_late)


def map_touched(page: Page, house: House) -> None:
    """Another location is looked at."""
    map_late(page, house)
    page.locator("#map a.touch:not(.is-legal)").first.click()
    expect(page.locator("#here.is-chosen")).to_be_visible()


def map_placing(page: Page, house: House) -> None:
    """Where does the location lie?"""
    sit_down(page, house, may_place)
    page.evaluate(BEGIN_PLACING)
    expect(page.locator(".free.is-legal").first).to_be_visible()


def map_turning(page: Page, house: House) -> None:
    """And how?"""
    map_placing(page, house)
    page.locator(".free.is-legal").first.click()
    expect(page.locator(".laid")).to_be_visible()


# The first button on the page that begins to place a location, wherever it stands.
BEGIN_PLACING = f"""() => [...document.querySelectorAll("button[name=a]")]
  .find((button) => button.value >= {a.PLACE} && button.value < {a.BESIDE}).click()"""


def combat(page: Page, house: House) -> None:
    """A combat."""
    sit_down(page, house, fights_late)


def told(page: Page, house: House) -> None:
    """A text with choices."""
    sit_down(page, house, is_told)


def hero(page: Page, house: House) -> None:
    """Before the first round."""
    sit_down(page, house, chooses_hero)


MAPS = (map_late, map_touched, map_turning)
PARTS = (combat, told, hero)
