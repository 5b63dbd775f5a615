"""The strict loader: the card and book files of a folder become one Content.

Another folder with the same files replaces the house's.  Errors name the file, the entry and the key.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gloaming.games.dark_venture.content.constraints import check_pack
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.laying import lay_cards
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.pack import effect_texts, read_pack
from gloaming.games.dark_venture.content.texts import read_texts

HOUSE = Path(__file__).parent


@cache
def read_content(folder: Path = HOUSE) -> Content:
    """The content of a folder; read once.  PackError for files that cannot be used."""
    return read_lexicon(folder).content


def read_lexicon(folder: Path = HOUSE) -> Lexicon:
    """The content of a folder, with its names.  PackError for files that cannot be used."""
    pack = read_pack(folder)
    check_pack(pack)
    lexicon = Lexicon(lay_cards(pack), effect_texts(pack))
    read_texts(pack, lexicon)
    return lexicon
