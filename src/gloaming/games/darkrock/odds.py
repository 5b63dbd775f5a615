"""How likely a mine is to match, by arithmetic that anybody at the table could do."""

from __future__ import annotations

from functools import cache
from itertools import product

from gloaming.games.darkrock.names import MINES, RESOLVE, RIG_DICE, ROLL
from gloaming.games.darkrock.stations.mines import distance, mine_of
from gloaming.games.darkrock.view import View

FACES = (1, 2, 3, 4, 5, 6)


def odds(view: View, mine: int) -> tuple[int, int, int]:
    """In how many of 100 throws one, two, three own rig dice match a mine, before gear; mines are 0 to 5.

    Dice that lie there are known, dice still to be thrown count by their weight."""
    standard = view.standard if view.phase > ROLL else (0, 0)
    neutronium = view.neutronium_die if view.phase > ROLL else 0
    ones, twos, threes = (chance(standard, neutronium, 2 * mine + 2, dice) for dice in range(1, RIG_DICE + 1))
    return ones, twos, threes


@cache
def chance(standard: tuple[int, int], neutronium: int, total: int, dice: int) -> int:
    """Per cent, rounded, in which at least one of so many rig dice makes the total with a board die.

    A die of 0 is not thrown yet; the standard dice always end up different."""
    pairs = [standard] if standard[0] else [(one, two) for one, two in product(FACES, FACES) if one != two]
    thirds = [neutronium] if neutronium else FACES
    boards = [{one, two, third} for one, two in pairs for third in thirds]
    misses: int = sum((6 - sum(total - die in board for die in FACES)) ** dice for board in boards)
    throws: int = 6**dice * len(boards)
    return (200 * (throws - misses) + throws) // (2 * throws)


def pairs_for(view: View, ship: int, piece: int) -> list[tuple[str, int]]:
    """The matching pairs of dice for a piece on a mine, as ('6 + 4', mine), from the dice as they lie."""
    turn, place = view.turn, view.ships[ship].place[piece]
    if view.phase != RESOLVE or turn.ship != ship or not 0 <= place < MINES:
        return []
    board = [*view.standard, view.neutronium_die]
    free = [die for number, die in enumerate(turn.rig) if not turn.rig_used >> number & 1]
    pairs = [(die, other) for die in free for n, other in enumerate(board) if not turn.board_used >> n & 1]
    if turn.mod:
        pairs += [(die, other) for n, die in enumerate(free) for other in free[n + 1 :]]
    out: list[tuple[str, int]] = []
    for die, other in dict.fromkeys(pairs):
        mine = mine_of(die + other)
        if mine >= 0 and digs(view, mine) and distance(mine, place) <= turn.reach[piece]:
            out.append((f"{die} + {other}", mine))
    return out


def digs(view: View, mine: int) -> bool:
    """Has a mine anything left, and is it neither damaged nor disintegrated?"""
    harmed = view.crisis is not None and (view.crisis.damage[mine] > 0 or mine in view.crisis.gone)
    return view.ore[mine] > 0 and not harmed
