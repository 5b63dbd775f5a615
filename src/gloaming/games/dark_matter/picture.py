"""What a page shows besides the story: when it is, how the answers lie in the bar, the final score."""

from __future__ import annotations

from gloaming.core.picture import Picture, spread
from gloaming.core.state import OVER
from gloaming.core.words import Question
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.ending import TITLES, rows
from gloaming.games.dark_matter.names import ROUNDS
from gloaming.games.dark_matter.view import View

PHASES = ("Resources", "Actions", "Final")


def picture(view: View, question: Question) -> Picture:
    """The picture of a table, running or over."""
    if view.seat == OVER:
        return Picture(bar=spread(()), titles=TITLES, rows=rows(view), small_print=SMALL_PRINT)
    main = next((offer for offer in question.offers if offer.action == a.CONFIRM), None)
    return Picture(
        when=f"Round {view.round}" if view.round else "Set-up",
        phases=PHASES,
        phase=phase(view),
        ends=f"Ends after round {ROUNDS}.",
        bar=spread(question.offers, (), main),
    )


def phase(view: View) -> int:
    """Which phase of the turn runs; -1 before the first turn."""
    if view.round == 0:
        return -1
    return 2 if view.asked.step in ("Deposit", "DrawPlanet") else 1


SMALL_PRINT = "A tie is broken by the initiative of the Upper Back zones."
