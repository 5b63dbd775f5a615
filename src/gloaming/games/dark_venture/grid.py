"""The map as a small grid of letters, and the names of its cells.  From views and printed cards only.

Rows are letters from north to south, columns are numbers from west to east.
"""

from __future__ import annotations

from gloaming.core.words import WIDTH
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.ground import Cell, beside, cells
from gloaming.games.dark_venture.names import EAST, SOUTH, WEST
from gloaming.games.dark_venture.view import CharacterView, PlaceView, View
from gloaming.games.dark_venture.words import place

MARGIN = 3  # for the letter of a row
ROAD = 3  # columns between two cells
WIDEST, NARROWEST = 16, 7  # columns of a cell


class Frame:
    """The rows and columns that are shown: all locations, and the cells that an open road leads to."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.lying = cells(view)
        self.beyond = {
            beside(cell, side) for cell, spot in self.lying.items() for side in spot.open_sides
        } - set(self.lying)
        shown = [*self.lying, *self.beyond]
        self.rows = range(min(row for row, _ in shown), max(row for row, _ in shown) + 1)
        self.columns = range(min(column for _, column in shown), max(column for _, column in shown) + 1)
        room = WIDTH - 1 - MARGIN + ROAD
        self.width = min(WIDEST, room // len(self.columns) - ROAD)

    def name(self, cell: Cell) -> str:
        """'B3'."""
        return f"{chr(ord('A') + cell[0] - self.rows.start)}{cell[1] - self.columns.start + 1}"


def cell_names(view: View) -> dict[int, str]:
    """The name of the cell of each location."""
    frame = Frame(view)
    return {spot.number: frame.name(cell) for cell, spot in frame.lying.items()}


def draw(content: Content, view: View) -> list[str]:
    """The grid; nothing where the map is too wide for it."""
    frame = Frame(view)
    if frame.width < NARROWEST:
        return []
    heads = (" " * ROAD).join(
        f"{column - frame.columns.start + 1}".center(frame.width) for column in frame.columns
    )
    lines = [" " * MARGIN + heads.rstrip()]
    for row in frame.rows:
        lines += of_row(content, frame, row)
    return [line.rstrip() for line in lines]


def of_row(content: Content, frame: Frame, row: int) -> list[str]:
    """Names with the roads between them, who is there, the roads to the south."""
    names, people, roads = [], [], []
    for column in frame.columns:
        cell = (row, column)
        spot = frame.lying.get(cell)
        names.append(padded(frame, cell, title(content, frame, cell, spot)))
        people.append(company(content, frame.view, spot, frame.width).center(frame.width))
        roads.append(("|" if leads(frame, cell, SOUTH) else " ").center(frame.width))
    letter = frame.name((row, frame.columns.start))[0]
    lines = [f"{letter:<{MARGIN}}{across(frame, row, names)}"]
    if any(text.strip() for text in people):
        lines.append(" " * MARGIN + (" " * ROAD).join(people))
    if row + 1 in frame.rows:
        lines.append(" " * MARGIN + (" " * ROAD).join(roads))
    return lines


def across(frame: Frame, row: int, names: list[str]) -> str:
    """The names of a row with dashes where a road leads from one to the next."""
    text = names[0]
    for place_in_row, column in enumerate(frame.columns[1:], 1):
        road = "-" if leads(frame, (row, column - 1), EAST) else " "
        text += road * ROAD + names[place_in_row]
    return text


def title(content: Content, frame: Frame, cell: Cell, spot: PlaceView | None) -> str:
    """The short name of a location, a question mark where a road leads to nothing yet."""
    if spot is None:
        return " ? " if cell in frame.beyond else ""
    return f" {brief(content, spot.number, frame.width - 2)} "


def brief(content: Content, number: int, room: int) -> str:
    """The name, or as many of its last words as fit, or the beginning of the last one."""
    words = place(content, number).split()
    while len(words) > 1 and len(" ".join(words)) > room:
        words = words[1:]
    return " ".join(words)[:room]


def padded(frame: Frame, cell: Cell, name: str) -> str:
    """A name in the middle of its cell, with the roads that lead to it from the west and to the east."""
    left = (frame.width - len(name)) // 2
    right = frame.width - len(name) - left
    west = "-" if name and leads(frame, beside(cell, WEST), EAST) else " "
    east = "-" if name and leads(frame, cell, EAST) else " "
    return west * left + name + east * right


def leads(frame: Frame, cell: Cell, side: int) -> bool:
    """Is there a road over that side: between two locations, or from one to a free cell?"""
    other = beside(cell, side)
    here, there = frame.lying.get(cell), frame.lying.get(other)
    if here is not None and there is not None:
        return side in here.open_sides and (side + 2) % 4 in there.open_sides
    if here is not None:
        return side in here.open_sides
    return there is not None and (side + 2) % 4 in there.open_sides


def company(content: Content, view: View, spot: PlaceView | None, room: int) -> str:
    """Who is there: 'you', heroes by name, others by signs."""
    if spot is None:
        return ""
    there = [one for one in view.cast if one.location == spot.number]
    heroes = {player.hero: player.seat for player in view.players}
    names = [
        "you" if heroes[one.number] == view.me else content.characters[one.number].name.split()[0]
        for one in there
        if one.number in heroes
    ]
    others = "".join(sign(one) for one in there if one.number not in heroes)
    text = " ".join([*names, *([others] if others else [])])
    return f"({text})"[: room + ROAD - 1] if text else ""


def sign(one: CharacterView) -> str:
    """'!' aggressive, '+' any other, 'x' fallen."""
    if one.health <= 0:
        return "x"
    return "!" if one.aggressive else "+"
