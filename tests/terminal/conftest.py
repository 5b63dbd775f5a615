"""The game of docs/add-a-game.md, for those who play a game of their own in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


@pytest.fixture(scope="session")
def lanterns(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's code as the file that its reader makes."""
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    path = tmp_path_factory.mktemp("own") / "lanterns.py"
    path.write_text("\n\n".join(blocks), "utf-8")
    return path
