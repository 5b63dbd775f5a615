"""Whole payments at a terminal: numbered after the single steps, said at one go, taken back like these."""

from __future__ import annotations

import io
import json

from gloaming.games.dark_matter.state import State
from gloaming.terminal.match import Match
from gloaming.terminal.objects import Objects
from gloaming.terminal.wish import wish
from terminal.sitting import evening

PLANS = "Or all at once, the best first:"
STEPS = "terraform pale-consensus\n"


def paid(lines: str) -> str:
    """What stands on paper after these lines at a table of Dark Matter, without its line breaks."""
    return " ".join(evening(lines, "you,random", game="dark_matter").split())


def numbers(text: str) -> list[int]:
    """The numbers of the plans on paper."""
    lines = evening(text, "you,random", game="dark_matter").split(PLANS)[-1].splitlines()
    return [int(line[:4]) for line in lines if line[:4].strip().isdecimal() and int(line[:4]) > 0]


def test_plans_stand_after_the_steps() -> None:
    """The cheapest first, with the price and how each card will lie."""
    text = paid(STEPS)
    steps, _, plans = text.partition(PLANS)
    assert "Use Umbral Pathfinders for Antimatter and Dark Matter" in steps
    (first, *more) = numbers(STEPS)
    assert first > 1
    assert more == list(range(first + 1, first + 1 + len(more)))
    assert f"{first} Use Blue's Cavorite card (Antimatter and Resource) and Blue's Antimatter card" in plans
    assert "takes two gems, earns two gems; then Blue's Cavorite card is Spun: Upper Back" in plans
    assert "Use Umbral Pathfinders (Antimatter and Dark Matter): takes one gem; then" in plans
    assert "Umbral Pathfinders is Flipped: Upper Face Cavorite and Resource (3), Upper Back" in plans


def test_a_number_says_it_all() -> None:
    """The planet is terraformed, as if every step had been said."""
    first = numbers(STEPS)[0]
    story = paid(f"{STEPS}{first}\n").partition("Red terraforms Pale Consensus with ")[2]
    assert story.startswith("Blue's Cavorite card (Antimatter and Resource) and Blue's Antimatter card")
    assert "for two gems. Red sets two gems aside." in story


def test_two_numbers_in_a_row_name_the_planet_and_the_payment() -> None:
    """As any other numbers do; one too many takes the payment back, not the planet."""
    first = numbers(STEPS)[0]
    assert "Red terraforms Pale Consensus with" in paid(f"3 {first}\n")
    text = paid(f"3 {first} 1\n")
    assert "Your answer would be whole before the 1." in text
    assert "Red terraforms" not in text
    assert text.count(PLANS) == 1


def test_why_knows_the_numbers_of_plans() -> None:
    """They are open; beyond them is nothing."""
    first, last = numbers(STEPS)[0], numbers(STEPS)[-1]
    assert f"That is open, as answer {first}: Use Blue's" in paid(f"{STEPS}why {first}\n")
    assert f"There is no answer {last + 1} here: 1 to {last} are." in paid(
        f"{STEPS}why {last + 1}\n{last + 1}\n"
    )


def planets(match: Match) -> int:
    """How many planets the first seat has."""
    state = match.table.state
    assert isinstance(state, State)
    return len(state.players[0].planets)


def test_programs_get_plans_as_actions() -> None:
    """They send what has been said and the plan, and the saying is whole."""
    match, target = Match(wish("dark_matter", "you,random", seed=7)), io.BytesIO()

    class Program(io.BytesIO):
        """Names the second planet, then takes the first plan, then leaves."""

        def readline(self, size: int | None = -1, /) -> bytes:
            asked = json.loads(target.getvalue().splitlines()[-1])
            if asked["is"] != "question" or planets(match):
                return b""
            if asked["plans"]:
                actions = [*asked["said"], *asked["plans"][0]["actions"]]
            else:
                actions = [offer["action"] for offer in asked["offers"] if offer["kind"] == "terraform"][1:2]
            return json.dumps({"actions": actions}).encode() + b"\n"

    Objects(match, Program(), target).spend()
    match.close()
    lines = [json.loads(line) for line in target.getvalue().splitlines()]
    assert not [line for line in lines if line["is"] == "refused"]
    assert any("@" not in plan["sentence"] for line in lines for plan in line.get("plans", []))
    assert planets(match)
