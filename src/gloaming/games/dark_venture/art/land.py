"""The map: the locations on their cells, the roads between them, who stands and what lies there."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gloaming.core.words import Offer, listed
from gloaming.games.dark_venture.art.cells import Cell, Grid, cell_of
from gloaming.games.dark_venture.art.pieces import Figure, figure, who
from gloaming.games.dark_venture.art.touches import Meaning, Touch, tag
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import CROSSROADS, DEAD, TERRAIN_NAMES
from gloaming.games.dark_venture.view import CharacterView, PlaceView, View
from gloaming.games.dark_venture.words import counted

AT_THE_PLACE = ("search", "bargain", "take")  # what is done there and not by going there
CROWD = 4  # so many pieces find room side by side on a card
UNIT, STUB = 20, 9  # of the roads' drawing: a cell, and a road into an empty cell


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """A location on the map with all that is drawn of it; `entry` is its action entry (0: none)."""

    name: str
    number: int
    title: str
    land: str
    x: int
    y: int
    across: bool
    entry: int
    state: str
    fought: bool
    touch: Touch
    searched: bool
    things: int
    figures: tuple[Figure, ...]
    more: int


class End(msgspec.Struct, frozen=True):
    """An empty cell to which roads lead."""

    x: int
    y: int


class Frame(msgspec.Struct, frozen=True):
    """The part of the plane that is drawn: its first row and column, and how many there are."""

    top: int
    left: int
    rows: int
    columns: int

    def x(self, cell: Cell) -> int:
        """The column of a cell in the drawing, from 1."""
        return cell[1] - self.left + 1

    def y(self, cell: Cell) -> int:
        """The row of a cell in the drawing, from 1."""
        return cell[0] - self.top + 1


class Land(msgspec.Struct, frozen=True, kw_only=True):
    """The whole map: its size, its locations, the roads as one path, the ends of roads, and the location
    that matters now (-1: none)."""

    columns: int
    rows: int
    spots: tuple[Spot, ...]
    roads: str
    ends: tuple[End, ...]
    centre: int
    label: str


def frame(here: Grid) -> Frame:
    """All locations and the empty cells to which roads lead."""
    cells = [*here.places, *here.ends] or [(0, 0)]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return Frame(
        top, left, max(row for row, _ in cells) - top + 1, max(column for _, column in cells) - left + 1
    )


def land(content: Content, view: View, here: Grid, meant: Meaning) -> Land:
    """The map of a view."""
    inside = frame(here)
    ends = sum(here.ends.values())
    return Land(
        columns=inside.columns,
        rows=inside.rows,
        spots=tuple(spot(content, view, place, inside, meant) for place in view.places),
        roads="".join(roads(here, inside)),
        ends=tuple(End(inside.x(cell), inside.y(cell)) for cell in here.ends),
        centre=centre(view, meant),
        label=f"Map: {counted(len(view.places), 'location')}, {counted(ends, 'open entrance')}",
    )


def centre(view: View, meant: Meaning) -> int:
    """The location that matters now: touched, fought at, or where the asked, own or acting hero stands."""
    touched = [place.number for place in view.places if f"location.{place.number}" in meant.touched]
    fought = [fight.location for fight in view.fights[-1:]]
    seat = view.me if view.me >= 0 else max(view.active, 0)
    hero = view.someone(view.players[seat].hero)
    asked = [view.asked.facts["location"]] if view.asked.step in ("ChooseSide", "ChooseTurn") else []
    standing = [hero.location] if hero else []
    return (touched + asked + fought + standing or [CROSSROADS if view.places else -1])[0]


def roads(here: Grid, inside: Frame) -> Iterator[str]:
    """Each road once: from the middle of a card to the next, or half-way into an empty cell."""
    for cell, place in here.places.items():
        x, y = UNIT * inside.x(cell) - UNIT // 2, UNIT * inside.y(cell) - UNIT // 2
        for side in place.open_sides:
            met = meets(here, cell, side)
            if met and side > 1:
                continue  # the other location draws it
            length = UNIT if met else STUB
            yield f"M{x} {y}{'vhvh'[side]}{length if side in (1, 2) else -length}"


def meets(here: Grid, cell: Cell, side: int) -> bool:
    """Does a road lead from this location to the next one on that side?"""
    return side in here.around(cell).facing


def spot(content: Content, view: View, place: PlaceView, inside: Frame, meant: Meaning) -> Spot:
    """One location."""
    printed, name = content.locations[place.number], f"location.{place.number}"
    figures = [figure(content, view, person, meant) for person in standing(view, place.number)]
    shown = CROWD if len(figures) <= CROWD else CROWD - 1
    offers = ways(meant, name)
    marks = (
        ("is-legal", bool(offers)),
        ("is-chosen", name in meant.touched),
    )
    return Spot(
        name=tag(name),
        number=place.number,
        title=printed.name,
        land=TERRAIN_NAMES[printed.terrain].lower(),
        x=inside.x(cell_of(place)),
        y=inside.y(cell_of(place)),
        across=place.turned % 2 == 1,
        entry=printed.action,
        state="".join(f" {word}" for word, there in marks if there),
        fought=any(fight.location == place.number for fight in view.fights),
        touch=touch(content, view, place, offers, meant),
        searched=place.searched,
        things=len(place.items),
        figures=tuple(figures[:shown]),
        more=len(figures[shown:]),
    )


def standing(view: View, location: int) -> list[CharacterView]:
    """Who is there: the reader's own first, then other players', then strangers, bodies last."""
    people = [person for person in view.cast if person.location == location]
    return sorted(people, key=lambda one: (one.seat != view.me, one.condition == DEAD, one.seat < 0))


def ways(meant: Meaning, name: str) -> tuple[Offer, ...]:
    """The answers that touching a location gives, going there with all before going alone."""
    offers = [offer for offer in meant.of(name) if offer.kind not in AT_THE_PLACE]
    return tuple(sorted(offers, key=lambda offer: -offer.action))


def touch(content: Content, view: View, place: PlaceView, offers: tuple[Offer, ...], meant: Meaning) -> Touch:
    """Go there, or choose among several ways, or look."""
    name = f"location.{place.number}"
    label = facts(content, view, place)
    if len(offers) == 1:
        return Touch(label=f"{label} {offers[0].sentence}.", action=offers[0].action, offered=True)
    says = f" {counted(len(offers), 'way')} to go there: choose." if offers else ""
    if walk := next((chain for chain in meant.chains if chain.touch == name), None):
        says += f" {walk.note} to walk there: choose."
    return Touch(label=f"{label}{says}", opens=name)


def facts(content: Content, view: View, place: PlaceView) -> str:
    """A location in words: its land, who is there, what lies there."""
    people = [who(content, view, person) for person in standing(view, place.number)]
    parts = [f"{content.locations[place.number].name}: {listed(people)}" if people else ""]
    parts = [part for part in parts if part] or [content.locations[place.number].name]
    if place.items:
        parts.append(f"{counted(len(place.items), 'item')} here")
    if place.searched:
        parts.append("searched")
    return f"{'; '.join(parts)}."
