"""How the game has ended, in a sentence.  From views only.

DV-END-01 to 04; DV-SOLO-05, 08, 09; DV-COOP-01
"""

from __future__ import annotations

from gloaming.core.words import listed
from gloaming.games.dark_venture.names import COMPETITIVE, SOLO_RANKED
from gloaming.games.dark_venture.titles import title_of
from gloaming.games.dark_venture.view import View
from gloaming.games.dark_venture.words import counted, mark


def sentence(view: View) -> str:
    """Who has won, or the title that was earned."""
    points = [counted(player.qp, "quest point") for player in view.players]
    if view.mode == SOLO_RANKED:
        return f"{mark(0)} ends with {points[0]}: {title_of(view.players[0].qp)}."
    if view.mode == COMPETITIVE and view.winners:
        return f"{mark(view.winners[0])} wins with {points[view.winners[0]]}."
    if view.mode == COMPETITIVE:
        return "Nobody has any quest points; nobody wins."
    scores = listed([f"{mark(player.seat)} has {points[player.seat]}" for player in view.players])
    return f"{scores}: {'the quest is won' if view.winners else 'the quest is lost'}."
