"""`gloaming bench`: what it counts, how it is printed, and what it refuses."""

from __future__ import annotations

import msgspec
import pytest

import gloaming
from gloaming.arena.bench import Speed, best, measure
from gloaming.arena.figures import HEAD, LEGEND, bench_lines
from terminal.sitting import command

FAST = Speed("darkrock", 4, True, 2400.0, 900.0, 0.25, 400.0, 1.5)
SLOW = Speed("darkrock", 4, False, 240.0, 100.0, 0.25, 400.0, 9.0)


def test_a_measurement_says_what_was_played() -> None:
    """The game, the form that is loaded here, and figures of at least one whole game."""
    speed = measure(gloaming.load("darkrock"), 3, 0.01)
    assert (speed.game, speed.seats, speed.compiled) == ("darkrock", 3, gloaming.compiled())
    assert 0 < speed.chance < 1
    assert speed.length > 100
    assert min(speed.core, speed.loop, speed.clone) > 0


def test_the_best_of_each_figure_counts() -> None:
    """The highest speeds and the shortest clone, from whichever run."""
    other = msgspec.structs.replace(FAST, core=2500.0, loop=800.0, clone=1.6)
    assert best([FAST, other]) == msgspec.structs.replace(FAST, core=2500.0)


def test_both_forms_stand_side_by_side() -> None:
    """A table with a head and a legend, or one object a line with the ratio."""
    head, row, legend = bench_lines([(FAST, SLOW)], as_json=False)
    assert (head, legend) == (HEAD, LEGEND)
    assert row.split() == ["darkrock", "4", "2,400", "240", "10.0", "900", "25%", "400", "1.50", "9.00"]
    (line,) = bench_lines([(FAST, SLOW)], as_json=True)
    assert msgspec.json.decode(line)["ratio"] == 10.0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chess", "There is no game called 'chess'; there are darkrock, dark_matter, dark_venture."),
        ("darkrock --rounds 0", "Must be >= 1."),
        ("darkrock --seconds 0", "Must be > 0."),
        ("darkrock --seconds long", "unable to convert"),
    ],
)
def test_what_cannot_be_measured_is_one_sentence(
    words: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the error stream, with exit code 2."""
    monkeypatch.setattr(gloaming, "compiled_tree", lambda: "build/compiled")
    done = command("bench", *words.split())
    assert sentence in done.err
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_without_compiled_rules_there_is_nothing_to_compare(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence with the command that compiles them."""
    monkeypatch.setattr(gloaming, "compiled_tree", lambda: None)
    done = command("bench")
    assert (done.code, done.out) == (2, "")
    assert done.err == "The rules are not compiled; `python3 play.py setup` compiles them.\n"
