"""Gloaming: a digital tabletop for Darkrock Ventures, Dark Matter and Dark Venture."""

from gloaming._finder import compiled, install

install()

__version__ = "0.1.0"

__all__ = ["compiled"]
