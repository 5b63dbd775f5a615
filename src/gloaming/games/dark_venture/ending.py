"""How the game has ended, in a sentence.  From views only.

DV-END-01 to 04; DV-SOLO-05, 08, 09; DV-COOP-01
"""

from __future__ import annotations

from gloaming.core.words import listed
from gloaming.games.dark_venture.names import COMPETITIVE, COOPERATIVE, SOLO_RANKED
from gloaming.games.dark_venture.state import target
from gloaming.games.dark_venture.titles import TITLES, title_of
from gloaming.games.dark_venture.view import View
from gloaming.games.dark_venture.words import counted, mark


def verdict(view: View) -> str:
    """How it ended in a few words; quests of several seats are won or lost together."""
    if view.mode in (COMPETITIVE, SOLO_RANKED):
        return sentence(view)
    return f"The quest is {'won' if view.winners else 'lost'}."


def reason(view: View) -> str:
    """Why it is over, and what has decided it."""
    sunset = f"The sun has set after {view.last_round} rounds."
    if view.mode == SOLO_RANKED:
        return f"{sunset} {next_title(view.players[0].qp)}"
    if view.mode == COMPETITIVE:
        return f"{sunset} {tie(view)}".strip()
    needed = f"{target(view.mode)} quest points were needed"
    if view.mode == COOPERATIVE:
        return f"{needed} by each player within {view.last_round} rounds."
    return f"{needed} within {view.last_round} rounds."


def next_title(points: int) -> str:
    """What a few points more would have earned."""
    above = next(((least, title) for least, title in TITLES if least > points), None)
    return f"{above[0]} quest points would make “{above[1]}”." if above else "There is no higher title."


def tie(view: View) -> str:
    """What decided between players with as many quest points; '' where nothing had to."""
    if not view.winners:
        return ""
    best = view.players[view.winners[0]]
    level = [player for player in view.players if player.qp == best.qp]
    if len(level) == 1:
        return ""
    names = listed([mark(player.seat) for player in level])
    if sum(player.victory == best.victory for player in level) == 1:
        return f"{names} had as many quest points; the worth of their things decided."
    return f"{names} had as many quest points, and things worth as much; the dice decided."


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
