"""What must hold on the boards of the variants."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.darkrock.names import (
    CRISIS,
    DIFFICULTY_NAMES,
    FIFTH_STATION,
    MINES,
    NEEDED,
    SABOTEURS,
    SKULL,
    SKULL_REACHED,
    STATIONS,
    VARIANT_NAMES,
)
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.variants.crisis import impossible
from gloaming.games.darkrock.view_variants import stations_in

SHIPS = (range(2, 6), range(4, 5), range(2, 4), range(1, 6))  # by variant
ALL = 1 << STATIONS


def flaws_of_variant(state: State) -> Iterator[str]:
    """The variant, its number of ships, its board; blank boards where it has none."""
    if not 0 <= state.variant < len(VARIANT_NAMES):
        yield "There is no such variant."
        return
    if len(state.ships) not in SHIPS[state.variant]:
        yield f"There are {len(state.ships)} ships."
    depletions = (MINES + 1,) if state.variant == CRISIS else (3, 4)
    if state.depletions not in depletions:
        yield "The end of the game is out of place."
    yield from flaws_of_sabotage(state)
    yield from flaws_of_crisis(state)


def flaws_of_sabotage(state: State) -> Iterator[str]:
    """Saboteurs are the variant's, each on a station of its own, or in a hand."""
    board, hands = state.sabotage, 1 << len(state.ships)
    in_play = board.captain | board.crew | board.captain_held | board.crew_held
    if state.variant != SABOTEURS and in_play != 0:
        yield "There are saboteurs in a game without them."
    if not 0 <= board.captain < ALL or not 0 <= board.crew < ALL or board.captain & board.crew:
        yield "A saboteur stands nowhere."
    if not 0 <= board.captain_held < hands or not 0 <= board.crew_held < hands:
        yield "A saboteur is in the hand of nobody."
    if len(stations_in(board.captain)) + len(stations_in(board.captain_held)) > 1:
        yield "There is more than one Saboteur Captain."
    if len(stations_in(board.crew)) + len(stations_in(board.crew_held)) > len(state.ships):
        yield "There are more saboteurs than players."


def flaws_of_crisis(state: State) -> Iterator[str]:
    """The marker is on the track, tokens are as many as in the box, and what is lost is lost."""
    crisis = state.crisis
    if len(crisis.damage) != STATIONS or len(crisis.exported) != len(NEEDED):
        yield "The Neutronium Track has other places than it has."
        return
    if min(crisis.damage) < 0 or crisis.pool() < 0 or not 0 <= crisis.gone < ALL:
        yield "There are more Damage tokens than in the box, or harm where no station is."
    if not 0 <= crisis.marker <= SKULL or not 0 <= crisis.on_solar < 1 << len(state.ships):
        yield "The marker is off the track."
    if not all(0 <= units <= need for units, need in zip(crisis.exported, NEEDED, strict=True)):
        yield "More is exported than there are export slots."
    if any(crisis.damage[at] and crisis.gone >> at & 1 for at in range(STATIONS)):
        yield "A disintegrated station is damaged."
    if state.variant == CRISIS:
        yield from flaws_of_losses(state)
    elif crisis.marker or sum(crisis.damage) or sum(crisis.exported) or crisis.gone or crisis.lost:
        yield "There is harm in a game without a crisis."
    elif crisis.limit or crisis.difficulty or crisis.doubles_each or crisis.shield_per_card or crisis.shields:
        yield "There is a crisis in a game without one."


def flaws_of_losses(state: State) -> Iterator[str]:
    """While somebody is asked nothing is lost; afterwards there is a reason."""
    crisis = state.crisis
    if not 0 <= crisis.difficulty < len(DIFFICULTY_NAMES) or crisis.limit not in (4, 5):
        yield "There is no such difficulty."
    if not 0 <= crisis.lost <= 3 or not state.decks.therion:
        yield "Nothing is known that would lose the game so."
    if state.agenda:
        over = crisis.marker == SKULL or crisis.lost_stations() >= crisis.limit or impossible(state)
        if crisis.lost or over:
            yield "The game is lost and goes on."
    elif (crisis.lost == SKULL_REACHED) != (crisis.marker == SKULL) and crisis.lost != FIFTH_STATION:
        yield "The game ended without a reason."
