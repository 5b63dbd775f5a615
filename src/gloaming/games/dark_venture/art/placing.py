"""A location is placed: the card, the free cells beside the payer, how it may be turned, and what follows.

DV-LOC-01 to 07
"""

from __future__ import annotations

import msgspec

from gloaming.core.words import Offer, Question, listed
from gloaming.games.dark_venture.actions import BESIDE, TURNED
from gloaming.games.dark_venture.art.cells import Cell, Grid, across, beside, cell_of
from gloaming.games.dark_venture.art.land import Frame
from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.deck import Content, Location
from gloaming.games.dark_venture.names import SIDE_NAMES, SIDES, TERRAIN_NAMES
from gloaming.games.dark_venture.view import PlaceView, View
from gloaming.games.dark_venture.words import TURN_WORDS, counted, first_up

NOBODY_NEAR = "nobody of yours next door"
GATES = "nesw"


class Free(msgspec.Struct, frozen=True, kw_only=True):
    """An empty cell: the action of its side (-1: it is not beside the payer), whether the card fits there."""

    name: str
    x: int
    y: int
    action: int
    fits: bool
    note: str
    label: str


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """One way to lie: its gates, whether it is chosen, what it opens or why it does not fit."""

    name: str
    title: str
    action: int
    fits: bool
    chosen: bool
    gates: tuple[int, ...]
    note: str


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """The card as it would lie: its cell, its gates as 'n meets', 's opens', 'w ends'."""

    x: int
    y: int
    across: bool
    gates: tuple[tuple[str, str], ...]
    then: str  # what is touched after the next turn


class Placing(msgspec.Struct, frozen=True, kw_only=True):
    """All that is drawn while a location is placed; `side` is the action that chose the side (-1: none)."""

    title: str
    land: str
    number: int
    entry: int
    side: int
    frees: tuple[Free, ...]
    turns: tuple[Turn, ...]
    laid: Laid | None
    follows: tuple[tuple[str, str], ...]
    main: Offer | None
    shows: tuple[int, ...]


class Spread(msgspec.Struct, frozen=True):
    """What the parts of a placing go by: the card, where it is laid from, the map, and the answers."""

    content: Content
    card: Location
    start: PlaceView
    neighbour: str
    grid: Grid
    inside: Frame
    open_now: frozenset[int]


def placing(
    content: Content, view: View, question: Question, grid: Grid, inside: Frame, meant: Meaning
) -> Placing | None:
    """The placing that is asked for, by its side or by its turn."""
    facts = view.asked.facts
    if view.asked.step not in ("ChooseSide", "ChooseTurn") or not meant.asking:
        return None
    start = next(place for place in view.places if place.number == facts["location"])
    offers = frozenset(offer.action for offer in question.offers)
    neighbour = content.locations[start.number].name
    spread = Spread(content, content.locations[facts["card"]], start, neighbour, grid, inside, offers)
    side = facts.get("side", -1)
    turns = turns_of(spread, side, meant) if side >= 0 else ()
    chosen = next((turn for turn in turns if turn.chosen), None)
    main = next((offer for offer in question.offers if chosen and offer.action == chosen.action), None)
    whole = f"Place it {chosen.title.lower()}, {SIDE_NAMES[side]} of {neighbour}" if chosen else ""
    return Placing(
        title=spread.card.name,
        land=TERRAIN_NAMES[spread.card.terrain].lower(),
        number=spread.card.no,
        entry=spread.card.action,
        side=BESIDE + side if side >= 0 else -1,
        frees=frees(spread, side),
        turns=turns,
        laid=laid(spread, side, chosen, turns) if chosen else None,
        follows=follows(content, view, spread, side, chosen) if chosen else (),
        main=msgspec.structs.replace(main, sentence=whole) if main else None,
        shows=tuple(offers),
    )


# --- where


def frees(spread: Spread, chosen: int) -> tuple[Free, ...]:
    """The cells beside the payer, and those others to which roads lead."""
    start = cell_of(spread.start)
    sides = {beside(start, side): side for side in range(SIDES)}
    near = [(cell, side) for cell, side in sides.items() if cell not in spread.grid.places and side != chosen]
    far = [cell for cell in spread.grid.ends if cell not in sides]
    return (
        *(near_cell(spread, cell, side) for cell, side in near if is_inside(spread.inside, cell)),
        *(far_cell(spread, cell) for cell in far),
    )


def is_inside(inside: Frame, cell: Cell) -> bool:
    """Is the cell drawn?"""
    return 1 <= inside.x(cell) <= inside.columns and 1 <= inside.y(cell) <= inside.rows


def near_cell(spread: Spread, cell: Cell, side: int) -> Free:
    """A cell beside the payer: how many turns fit, or why none does."""
    reasons = [spread.grid.refuses(spread.card.gates[turn], cell) for turn in spread.card.turns]
    fitting = reasons.count("")
    all_fit = fitting == len(reasons)
    note = "fits" if len(reasons) == 1 else f"fits {counted(fitting, 'way')}"
    where = f"{first_up(SIDE_NAMES[side])} of {spread.neighbour}"
    return Free(
        name=f"beside-{side}",
        x=spread.inside.x(cell),
        y=spread.inside.y(cell),
        action=BESIDE + side,
        fits=fitting > 0,
        note=note if fitting else reasons[0],
        label=f"{where}: {'fits every way' if all_fit else note}." if fitting else f"{where}: {reasons[0]}.",
    )


def far_cell(spread: Spread, cell: Cell) -> Free:
    """A cell where a road leads, but which is not beside the payer."""
    open_to = spread.grid.around(cell).facing[0]
    there = spread.grid.places[beside(cell, open_to)]
    where = f"{first_up(SIDE_NAMES[across(open_to)])} of {spread.content.locations[there.number].name}"
    return Free(
        name="",
        x=spread.inside.x(cell),
        y=spread.inside.y(cell),
        action=-1,
        fits=False,
        note=NOBODY_NEAR,
        label=f"{where}: an open entrance leads here, but {NOBODY_NEAR}.",
    )


# --- how


def turns_of(spread: Spread, side: int, meant: Meaning) -> tuple[Turn, ...]:
    """The turns that differ; the touched one, else the first that fits, is chosen."""
    fitting = [turn for turn in spread.card.turns if TURNED + turn in spread.open_now]
    wanted = [turn for turn in fitting if f"turn.{turn}" in meant.touched]
    chosen = (wanted or fitting)[0]
    return tuple(turn_of(spread, side, turn, turn == chosen) for turn in spread.card.turns)


def turn_of(spread: Spread, side: int, turn: int, chosen: bool) -> Turn:
    """One turn."""
    cell = beside(cell_of(spread.start), side)
    gates = tuple(each for each in range(SIDES) if spread.card.gates[turn] >> each & 1)
    fits = TURNED + turn in spread.open_now
    opens = [each for each in gates if beside(cell, each) not in spread.grid.places]
    return Turn(
        name=f"turn.{turn}",
        title=first_up(TURN_WORDS[turn]),
        action=TURNED + turn,
        fits=fits,
        chosen=chosen,
        gates=gates,
        note=f"opens {len(opens)}" if fits else spread.grid.refuses(spread.card.gates[turn], cell),
    )


def laid(spread: Spread, side: int, chosen: Turn, turns: tuple[Turn, ...]) -> Laid:
    """The card where it would lie."""
    cell = beside(cell_of(spread.start), side)
    fitting = [turn for turn in turns if turn.fits]
    after = fitting[(fitting.index(chosen) + 1) % len(fitting)]
    return Laid(
        x=spread.inside.x(cell),
        y=spread.inside.y(cell),
        across=(chosen.action - TURNED) % 2 == 1,
        gates=tuple((GATES[gate], fate(spread.grid, cell, gate)) for gate in chosen.gates),
        then=after.name if after is not chosen else "",
    )


def fate(grid: Grid, cell: Cell, gate: int) -> str:
    """What becomes of a gate: it meets a road, stays open, or ends at a wall."""
    around = grid.around(cell)
    return "meets" if gate in around.facing else "ends" if gate in around.taken else "opens"


def follows(
    content: Content, view: View, spread: Spread, side: int, chosen: Turn
) -> tuple[tuple[str, str], ...]:
    """What the placing would change, in lines: AP, open entrances, roads that meet and that stay open."""
    cell = beside(cell_of(spread.start), side)
    fates = [(gate, fate(spread.grid, cell, gate)) for gate in chosen.gates]
    met = [spread.grid.places[beside(cell, gate)].number for gate, end in fates if end == "meets"]
    opened = [SIDE_NAMES[gate] for gate, end in fates if end == "opens"]
    before = sum(spread.grid.ends.values())
    after = before - len(spread.grid.around(cell).facing) + len(opened)
    payer, price = view.someone(view.asked.facts["payer"]), view.asked.facts["price"]
    lines = [("Action points", f"{payer.ap}, then {payer.ap - price}")] if payer and price else []
    names = listed([content.locations[number].name for number in met])
    return (
        *lines,
        ("Open entrances", f"{before}, then {after}"),
        ("Roads that meet", f"{len(met)}: {names}"),
        ("Roads left open", first_up(listed(opened)) or "None"),
    )
