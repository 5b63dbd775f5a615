"""The strict loader: the text of fifteen card and book files becomes one Content.

A pack may replace any of them (`core.packs`).  What is wrong is told at once, each fault with file, entry and
key: first what has not its shape, then what does not go together, then what the texts say.
"""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.games.dark_venture.content.constraints import check_pack
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.laying import lay_cards
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.pack import effect_texts, read_pack
from gloaming.games.dark_venture.content.texts import read_texts


def read_content(pages: Mapping[str, str]) -> Content:
    """The content of the files' texts, by name.  PackError, with every fault, where it cannot be."""
    return read_lexicon(pages).content


def read_lexicon(pages: Mapping[str, str]) -> Lexicon:
    """The same, with its names."""
    pack = read_pack(pages)
    check_pack(pack)
    lexicon = Lexicon(lay_cards(pack), effect_texts(pack))
    read_texts(pack, lexicon)
    return lexicon
