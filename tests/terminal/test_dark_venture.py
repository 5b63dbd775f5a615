"""Dark Venture at a terminal: whole games by numbers, the map in letters, fights, words said in between."""

from __future__ import annotations

from functools import cache

import pytest

from gloaming.core.words import Chain
from gloaming.terminal import layout
from gloaming.terminal.match import Match
from gloaming.terminal.wish import wish
from terminal.sitting import Numbers, evening, spent

WIDTH = 80


@cache
def played(seats: str, mode: str, seed: int = 7) -> str:
    """A whole game of a player who answers by numbers."""
    return spent(Match(wish("dark_venture", seats, option=[f"mode={mode}"], seed=seed)), Numbers(seed))


@pytest.mark.parametrize(
    ("seats", "mode", "seed"), [("you,random", "competitive", 2), ("you", "solo_short", 7)]
)
def test_a_game_is_played_by_numbers(seats: str, mode: str, seed: int) -> None:
    """To its last word, in lines that fit, with a map and its words."""
    text = played(seats, mode, seed)
    assert "The game is over: log, show, save FILE, or Enter to leave." in text
    assert [line for line in text.splitlines() if len(line) > WIDTH] == []
    for words in ("Map, north above", "Your hand: ", "Your quests:", "WHAT DO YOU DO NEXT?", "roads "):
        assert words in text
    assert "@" not in text


def test_the_map_is_drawn_in_letters() -> None:
    """Rows by letter, columns by number, open roads to question marks."""
    text = played("you", "solo_short")
    head = text[: text.index("Map, north above")]
    assert "?---" in head.replace(" ", "")
    assert "(you)" in head


def test_what_stands_already_is_not_shown_again() -> None:
    """Only paragraphs that have changed; `show` tells all."""
    start = "choose nym-of-the-reeds\nready\n1\n\n"
    text = evening(f"{start}show\nquit\n", "you", game="dark_venture", option=["mode=solo_short"])
    last, shown = text.rsplit("=" * 78, 2)[1:]
    assert "Map, north above" in shown
    assert last.count("Your quests:") <= 1


def test_nothing_is_asked_a_second_time() -> None:
    """Dice follow nearly every answer here."""
    text = played("you,random", "competitive", 2)
    assert "Strike at " in text
    assert "Enter says yes" not in text


class Interjecting(Numbers):
    """Answers by numbers; once somebody who is not asked says what is not open, then what is."""

    def __init__(self, match: Match) -> None:
        super().__init__(3)
        self.match = match
        self.said: list[str] = []

    def answer(self) -> str:
        state = self.match.table.state
        seat = 1 - state.seat
        open_here = state.asides(seat) if state.seat >= 0 else []
        if not open_here or len(self.said) > 1 or self.paper.getvalue().endswith("looks> "):
            return super().answer() if len(self.said) < 2 else "quit\n"
        text = "end" if not self.said else self.match.game.notation(state, open_here[0])
        self.said.append(text)
        return f"{self.match.names[seat]}: {text}\n"


def test_who_is_not_asked_can_say_something() -> None:
    """By name, where the rules allow it; else it is told that it cannot be, and nothing of what is secret."""
    match = Match(wish("dark_venture", "you,you", "Ana,Ben", option=["books=A"], seed=5))
    source = Interjecting(match)
    text = " ".join(spent(match, source).split())
    refused, done = source.said
    assert refused == "end"
    assert "No: That cannot be said in between now." in text
    assert "Open now for" not in text
    assert done.startswith("reveal ")
    assert any(f"{name} reveals “" in text for name in ("Ana", "Ben"))


def test_why_names_what_is_missing() -> None:
    """By the notation, and by the name of a card."""
    start = "choose nym-of-the-reeds\nready\n1\n\n"
    text = " ".join(
        evening(
            f"{start}why search\nquit\n", "you", game="dark_venture", option=["mode=solo_short", "books=A"]
        ).split()
    )
    assert "No: " in text
    assert "DV-TURN-02" in text


def test_few_walks_stand_for_many() -> None:
    """The line stays short, however far one may go."""
    many = [Chain(((n,), (n,)), "", f"Walk to place {n}", "2 AP") for n in range(12)]
    told = layout.chains(many)
    assert told.startswith(
        "Or type, for several steps at once: walk to place 0 (2 AP); walk to place 1 (2 AP); "
    )
    assert told.endswith("walk to place 8 (2 AP); and 3 more like these.")


def test_several_steps_are_typed_at_once() -> None:
    """What one says for it stands below the answers; every step is told."""
    typed = "choose captain-oredd\nEquip all\nquit\n"
    text = " ".join(evening(typed, "you", game="dark_venture", option=["mode=solo_short"]).split())
    assert "Or type, for several steps at once: equip all." in text
    before, _, after = text.rpartition("equip all.")
    assert "Ember Halberd" in before
    assert "equips the Ember Halberd" in after
    assert "equips the Cinder Plate" in after
