"""The sheets of drawings, as every engine of a browser shows them."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from gloaming.games import SHIPPED, load
from gloaming.web import render

SVG = "{http://www.w3.org/2000/svg}"


def sheets() -> dict[str, ElementTree.Element]:
    """Each file of drawings, by its name."""
    files = render.static_files([art for game in SHIPPED if (art := load(game).art)])
    return {
        name: ElementTree.fromstring(path.read_text())
        for name, (path, *_) in files.items()
        if name.endswith(".svg")
    }


@pytest.mark.parametrize("name", sorted(sheets()))
def test_what_pages_use_needs_no_style_of_its_sheet(name: str) -> None:
    """Only Chromium brings the rules of the sheet along; elsewhere such a drawing is black."""
    sheet = sheets()[name]
    within = {str(use.get("href")) for use in sheet.iter(f"{SVG}use")}
    for symbol in sheet.iter(f"{SVG}symbol"):
        if f"#{symbol.get('id')}" not in within:
            assert [part.tag for part in symbol.iter() if part.get("class")] == [], symbol.get("id")


@pytest.mark.parametrize("name", sorted(sheets()))
def test_nothing_of_a_sheet_is_seen_beside_a_drawing_that_is_wider_than_high(name: str) -> None:
    """WebKit fills the whole ground that a view is given, and a location is higher than its drawing."""
    boxes = [list(map(int, str(view.get("viewBox")).split())) for view in sheets()[name].iter(f"{SVG}view")]
    for (_, above, wide, high), (_, below, _, _) in pairwise(sorted(boxes, key=lambda box: box[1])):
        assert wide == high or below - above > 3 * wide


def test_cards_are_turned_without_hidden_backs() -> None:
    """WebKit draws nothing at all where faces in three dimensions hide their backs."""
    files = render.static_files([art for game in SHIPPED if (art := load(game).art)])
    styles = [path.read_text() for name, (path, *_) in files.items() if name.endswith(".css")]
    assert styles
    assert not [style for style in styles if re.search(r"backface-visibility|preserve-3d", style)]
