"""Gloaming: a digital tabletop for Darkrock Ventures, Dark Matter and Dark Venture."""

from gloaming._finder import compiled, compiled_tree, install

install()

from gloaming.core.dice import Dice  # noqa: E402  the finder comes first
from gloaming.core.playout import playout  # noqa: E402
from gloaming.core.state import CHANCE, OVER, SPECTATOR  # noqa: E402
from gloaming.games import know, known_packs, load, recorded  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Dice",
    "compiled",
    "compiled_tree",
    "know",
    "known_packs",
    "load",
    "playout",
    "recorded",
]
