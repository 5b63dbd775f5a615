"""Options: a schema with defaults, read strictly, refused in sentences."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.options import Choice, Option, OptionError, Options, chosen, spoken
from gloaming.games.darkrock import Darkrock
from gloaming.games.darkrock.content.deck import Content

SWITCH = Option("long", "Long", "It lasts longer.", False)
WORD = Option("mode", "Mode", "How.", "calm", (Choice("calm", "Calm."), Choice("wild", "Wild.")))
SCHEMA = (SWITCH, WORD)
ANYTHING = st.none() | st.booleans() | st.integers() | st.text() | st.floats() | st.lists(st.integers())


def test_defaults_stand_in_for_what_is_not_given() -> None:
    """All options are there, in the order of the schema."""
    assert list(chosen(SCHEMA, {"mode": "wild"}).items()) == [("long", False), ("mode", "wild")]


@given(st.dictionaries(st.sampled_from(["long", "mode", "speed"]), ANYTHING))
def test_only_values_of_the_schema_come_through(given_options: dict[str, object]) -> None:
    """Whatever is given, the result is of the schema, or there is one sentence that says what would do."""
    try:
        out = chosen(SCHEMA, given_options)
    except OptionError as refusal:
        sentence = str(refusal)
    else:
        assert isinstance(out["long"], bool)
        assert out["mode"] in ("calm", "wild")
        assert set(given_options) <= {"long", "mode"}
        return
    assert sentence.endswith(".")
    assert len(sentence) < 200
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("long", 1, "Option long is a switch: say true or false, not 1."),
        ("long", "true", "Option long is a switch: say true or false, not 'true'."),
        ("mode", "Calm", "Option mode takes one of calm, wild, not 'Calm'."),
        ("mode", None, "Option mode takes one of calm, wild, not None."),
        ("speed", 3, "There is no option 'speed'; this game has long, mode."),
    ],
)
def test_each_refusal_says_what_would_do(name: str, value: object, sentence: str) -> None:
    """The sentences, word for word."""
    with pytest.raises(OptionError) as refusal:
        chosen(SCHEMA, {name: value})
    assert str(refusal.value) == sentence


def test_a_game_without_options_says_so() -> None:
    """No list of nothing."""
    with pytest.raises(OptionError, match="this game has no options"):
        chosen((), {"mode": "calm"})


def test_a_foreign_value_is_cut_short() -> None:
    """A megabyte is not repeated."""
    assert spoken("x" * 10**6) == "'" + "x" * 36 + "..."


class Picky(Darkrock):
    """Wild marbles are long ones."""

    options = SCHEMA

    def goes_with(self, given: Mapping[str, object]) -> Mapping[str, object]:
        return {"long": True} if given.get("mode") == "wild" else {}

    def excludes(self, options: Options) -> str:
        return "Wild marbles are long." if options == {"long": False, "mode": "wild"} else ""


def test_options_that_exclude_each_other_are_refused_with_the_reason() -> None:
    """And a default may depend on what was given."""
    game = Picky(Content(), {})
    assert game.settled({}) == {"long": False, "mode": "calm"}
    assert game.settled({"mode": "wild"}) == {"long": True, "mode": "wild"}
    with pytest.raises(OptionError, match=r"^Wild marbles are long\.$"):
        game.new(2, {"mode": "wild", "long": False})
