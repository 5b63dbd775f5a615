"""When something is broken: a bot costs one sentence, a rule stops the match with its journal."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming import bots
from gloaming.bots.player import Reply, Request
from gloaming.core import journal
from terminal.sitting import evening, program


def test_a_rule_that_breaks_stops_the_match_and_keeps_its_journal(lanterns: Path, tmp_path: Path) -> None:
    """Exit code 1, one line with the command that shows the fault, and a journal up to it."""
    broken = tmp_path / "lanterns.py"
    old = "        state.die = action - THROW + 1\n"
    code = lanterns.read_text("utf-8")
    assert old in code
    broken.write_text(code.replace(old, f"        assert state.turn < 3\n{old}"), "utf-8")
    run = program("terminal", "lanterns", "--seats", "random,random", games=broken)
    said = run.stderr.decode()
    assert (run.returncode, said.count("\n")) == (1, 1)
    assert "broke at ThrowDie" in said
    path = Path(said.rstrip(".\n").rpartition("The journal is in ")[2])
    assert journal.read(path.read_text("utf-8")).header.game == "lanterns"
    path.unlink()


@pytest.mark.parametrize("saying", ["", "fly away"])
def test_a_bot_that_fails_is_replaced_for_the_move(monkeypatch: pytest.MonkeyPatch, saying: str) -> None:
    """Whether it raises or says what cannot be said; the game goes on."""
    sound = bots.answer

    def flawed(request: Request) -> Reply:
        if request.level == "random":
            return sound(request)
        if not saying:
            raise ZeroDivisionError
        return Reply(saying, ())

    monkeypatch.setattr(bots, "answer", flawed)
    text = " ".join(evening("4\n", "you,steady").split())
    assert "The bot of Blue had trouble with this move; a simpler one moves for it." in text
    assert "Blue places " in text
