"""The end of the game in words: who won, with what, and what decided it."""

from __future__ import annotations

import msgspec

from gloaming.core.words import listed
from gloaming.games.darkrock.names import ABOARD, FIFTH_STATION, IMPOSSIBLE, SKULL_REACHED
from gloaming.games.darkrock.variant_words import crisis_of, exported, still_lacking
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import NTH, NUMBERS, carried, counted, mark


class Result(msgspec.Struct, frozen=True):
    """One company at the end: its seat, what it is called, credits, goods left at $1 each, the total, pieces
    aboard, its place in the turn order (0 leads), its rank from 1."""

    seat: int
    name: str
    credits: int
    goods: int
    total: int
    aboard: int
    turn: int
    rank: int

    @property
    def order(self) -> tuple[int, int, int]:
        """What ranks it: credits, then pieces aboard, then the later turn.  DR-END-05 to 07"""
        return self.total, self.aboard, self.turn


class Final(msgspec.Struct, frozen=True):
    """The whole result, best first, and the sentence of what decided it."""

    rows: tuple[Result, ...]
    sentence: str


def result(view: View) -> Final:
    """The result as the table stands; at the end of the game it is the final one."""
    rows = counted_rows([row_of(view, ship) for ship in range(len(view.ships))])
    if view.crisis:
        return Final(tuple(msgspec.structs.replace(row, rank=1) for row in rows), outcome(view))
    rows.sort(key=lambda row: row.order, reverse=True)
    ranked = tuple(msgspec.structs.replace(row, rank=number + 1) for number, row in enumerate(rows))
    return Final(ranked, reason(ranked))


def counted_rows(rows: list[Result]) -> list[Result]:
    """One row a seat: of two companies the one that ranks lower.  DR-INS-09; DR-R37"""
    seats = sorted({row.seat for row in rows})
    return [min((row for row in rows if row.seat == seat), key=lambda row: row.order) for seat in seats]


def outcome(view: View) -> str:
    """What ended the Neutronium Crisis."""
    crisis = crisis_of(view)
    if crisis.lost == FIFTH_STATION:
        lost = counted(len(crisis.gone), "station")
        return f"{lost[0].upper()}{lost[1:]} are disintegrated: the {NTH[crisis.limit]} one loses the game."
    if crisis.lost == SKULL_REACHED:
        return f"The marker has reached the skull. Still missing: {still_lacking(view) or 'nothing'}."
    if crisis.lost == IMPOSSIBLE:
        return f"What is still missing can no longer be exported: {still_lacking(view)}."
    return f"Exported: {exported(view)}, in {counted(view.round, 'round')}."


def row_of(view: View, ship: int) -> Result:
    """One company's figures, not ranked yet."""
    company = view.ships[ship]
    goods = carried(company)
    aboard = sum(place == ABOARD for place in company.place)
    turn = (ship - view.leader) % len(view.ships)
    return Result(
        company.seat, mark(view, ship), company.credits, goods, company.credits + goods, aboard, turn, 0
    )


def reason(rows: tuple[Result, ...]) -> str:
    """What decided between the first and whoever came closest."""
    best, others = rows[0], rows[1:]
    level = [row for row in others if row.total == best.total]
    if not level:
        goods = f" and ${best.goods} for goods aboard" if best.goods else ""
        lead = best.total - others[0].total
        return f"${lead} ahead of {others[0].name}: ${best.credits} in credits{goods}."
    names = listed([row.name for row in level])
    aboard = counted(best.aboard, "piece")
    most = max(row.aboard for row in level)
    if most < best.aboard:
        return f"Level with {names} at ${best.total}; {aboard} aboard against {NUMBERS[most]} decide it."
    rivals = listed([row.name for row in level if row.aboard == best.aboard])
    return f"Level with {rivals} at ${best.total} and {aboard} aboard; the later turn decides it."


def headline(view: View) -> str:
    """'@2 wins with $47.'; in the Neutronium Crisis all win, or nobody."""
    if view.crisis:
        names = listed([f"@{seat}" for seat in view.winners])
        together = " together" if len(view.winners) > 1 else ""
        verb = "win" if together else "wins"
        return f"{names} {verb}{together}." if names else "The asteroid is lost: nobody wins."
    best = result(view).rows[0]
    return f"@{best.seat} wins with ${best.total}."
