"""Sentences: seat marks and lists."""

from __future__ import annotations

import pytest

from gloaming.core.words import Refusal, Refused, listed, named


def test_names_take_the_place_of_marks() -> None:
    """Each mark by its number, as often as it stands there."""
    assert named("@1 pays @0; @1 leaves.", ["Ann", "Bo"]) == "Bo pays Ann; Bo leaves."


def test_a_name_is_not_read_as_a_mark() -> None:
    """What a person is called is never looked at again."""
    assert named("@0 meets @1.", ["@1", r"\1"]) == r"@1 meets \1."


@pytest.mark.parametrize(
    ("things", "text"),
    [([], ""), (["iron"], "iron"), (["iron", "solar"], "iron and solar"), (["a", "b", "c"], "a, b and c")],
)
def test_lists_read_as_people_speak(things: list[str], text: str) -> None:
    """Commas, and a word before the last."""
    assert listed(things) == text


def test_the_last_word_can_be_another() -> None:
    """A choice is listed with or."""
    assert listed(["a", "b"], "or") == "a or b"


def test_a_refused_saying_carries_its_refusal() -> None:
    """The sentence is also the exception's text."""
    refusal = Refusal("XY-A-01", "No.", "Law.", "Yes.")
    assert Refused(refusal).refusal is refusal
    assert str(Refused(refusal)) == "No."
