"""A game of one's own, with hidden cards and sayings of two parts, in the terminal and in simulations."""

from __future__ import annotations

import json
from pathlib import Path

from terminal.sitting import played_by_numbers, program


def test_a_game_of_ones_own_is_played_to_its_end(lanterns: Path) -> None:
    """The line of docs/add-a-game.md, with numbers as answers."""
    code, text = played_by_numbers(
        1, "lanterns", "--seats", "you,random,steady", "--seed", "5", games=lanterns
    )
    assert code == 0
    assert "RED, WHICH NUMBER IS IT?" in text
    assert text.rstrip().splitlines()[-3].startswith("Scores: Red ")


def test_people_with_hidden_cards_look_one_after_the_other(lanterns: Path) -> None:
    """Before each look the terminal waits until only that person looks, and nobody reads another's view."""
    run = program(
        "terminal", "lanterns", "--seats", "you,you", "--names", "Ana,Ben", "--seed", "5",
        typed="\ncall blue, 1\n\ncatch\n\n", games=lanterns,
    )  # fmt: skip
    text = run.stdout.decode()
    assert run.returncode == 0
    turns = text.split(" is asked. Enter when only ")
    assert [turn.rpartition("\n")[2] for turn in turns[:3]] == ["Ana", "Ben", "Ana"]
    assert ["me: 0" in turn for turn in turns[:3]] == [False, True, False]
    assert ["me: 1" in turn for turn in turns[:3]] == [False, False, True]
    assert "Ana calls Ben's lantern: 1. Wrong." in turns[1]


def test_half_a_saying_and_closed_answers(lanterns: Path) -> None:
    """The second word has its question; players' names do for seats; the rule is named."""
    typed = "call cleo\n0\ncall Cleo\nwhy catch\nlog 1\nsave /dev/null\n3\n\n"
    run = program(
        "terminal", "lanterns", "--seats", "you,random,random", "--names", "Ana,Ben,Cleo", "--seed", "5",
        typed=typed, games=lanterns,
    )  # fmt: skip
    text = run.stdout.decode()
    assert text.count("So far: Call Cleo's lantern.") == 2
    assert "LA-TURN-02  Whoever calls a lantern names its number in the same breath" in text
    assert "Ana calls Cleo's lantern: 3." in text


def test_hidden_cards_cannot_be_typed_in(lanterns: Path) -> None:
    """Real cards that some may not see have no place at an open keyboard."""
    run = program("terminal", "lanterns", "--real-dice", games=lanterns)
    assert run.returncode == 2
    assert run.stderr.decode() == ("Lanterns hides draws from some seats, so people cannot type them in.\n")


def test_a_saved_game_with_hidden_cards_warns(lanterns: Path, tmp_path: Path) -> None:
    """The file replays, and says more than its owner may know."""
    path = tmp_path / "dusk.journal"
    run = program(
        "terminal", "lanterns", "--seats", "you,random", "--seed", "5",
        typed=f"save {path}\n", games=lanterns,
    )  # fmt: skip
    assert "The file holds hidden things too" in run.stdout.decode()
    told = program("replay", str(path), "--seat", "red", games=lanterns)
    assert (told.returncode, "me: 0" in told.stdout.decode()) == (0, True)


def test_a_game_of_ones_own_is_simulated_on_two_processes(lanterns: Path) -> None:
    """The other processes find it too."""
    words = ("simulate", "lanterns", "--seats", "sharp,random", "--games", "8", "--playouts", "5", "--json")
    one, two = (program(*words, "--processes", count, games=lanterns) for count in "12")
    assert json.loads(one.stdout)["games"] == 8
    assert one.stdout == two.stdout
