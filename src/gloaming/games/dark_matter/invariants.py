"""What must hold in every position, as `state` says it.  Ordinary Python: restore and the tests ask it."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core.fields import field_names
from gloaming.core.state import State as CoreState
from gloaming.core.state import Step
from gloaming.games.dark_matter.actions import (
    CIVILIZE,
    RECRUIT,
    TERRAFORM,
    USE_CARD,
    USE_PLANET,
    is_card,
)
from gloaming.games.dark_matter.content.deck import count
from gloaming.games.dark_matter.names import (
    CARDS_OF_COLOR,
    CIVILIZATIONS,
    COLORS,
    MARKET,
    PLANETS,
    PLAYERS,
    POINTS,
    ROUNDS,
    SOLDIERS,
)
from gloaming.games.dark_matter.skills.sources import is_source
from gloaming.games.dark_matter.state import NO_GOAL, State

STEP_FACTS = {  # the largest value that a step's fact can have, by its name
    "color": COLORS - 1,
    "politics": PLANETS,
    "heroes": PLANETS,
    "soldiers": SOLDIERS,
}


def flaws(state: State) -> Iterator[str]:
    """What is wrong with a position, in sentences; nothing for any that play can reach."""
    if not 2 <= len(state.players) <= PLAYERS:
        yield f"There are {len(state.players)} players."
        return
    for check in (flaws_of_clock, flaws_of_planets, flaws_of_marks, flaws_of_cards, flaws_of_players):
        yield from check(state)
    yield from flaws_of_deed(state)
    for step in state.agenda:
        yield from flaws_of_step(step, state)


def flaws_of_clock(state: State) -> Iterator[str]:
    """The round, who is first, whose turn it is.  DM-SET-16, 17"""
    seats = len(state.players)
    if not 0 <= state.round <= ROUNDS or state.revelations < 0:
        yield "The round is none."
    if not (-1 <= state.first < seats and -1 <= state.active < seats):
        yield "The first player or the active player is nobody."
    if state.round > 0 and min(state.first, state.active) < 0:
        yield "A round runs and nobody is first or active."


def flaws_of_planets(state: State) -> Iterator[str]:
    """Each planet is in one place: the deck, the market, or with a player.  DM-SET-10"""
    places = [planet for planet in state.market if planet != -1]
    for player in state.players:
        places += player.planets
    if not 0 <= state.pile < 1 << PLANETS:
        yield "The deck holds what is no planet."
        return
    places += [planet for planet in range(PLANETS) if state.pile >> planet & 1]
    if sorted(places) != list(range(PLANETS)) or len(state.market) != MARKET:
        yield "A planet is missing, or in two places."
    if not -1 <= state.last < PLANETS or (state.last < 0 and state.round > 0):
        yield "The top of the deck is no planet."
    elif state.pile and state.last >= 0 and not state.pile >> state.last & 1:
        yield "The top of the deck was drawn before the rest."
    if not state.unlimited_planets and any(len(p.planets) > state.planet_limit() for p in state.players):
        yield "A player controls more planets than may be."


def flaws_of_marks(state: State) -> Iterator[str]:
    """Planets that are improved, turned, used or attacked are controlled by somebody.  DM-SOL-13, 15"""
    held = sum(1 << planet for player in state.players for planet in player.planets if 0 <= planet < PLANETS)
    own = 0
    if 0 <= state.active < len(state.players):
        own = sum(1 << planet for planet in state.players[state.active].planets if 0 <= planet < PLANETS)
    for marks in (state.improved, state.turned, state.used, state.attacked):
        if marks < 0 or marks & ~held:
            yield "A mark lies on a planet that nobody controls."
            return
    if state.used & ~own or state.used & ~state.turned or state.attacked & own:
        yield "A planet is used or attacked by the wrong player."
    elif state.attacked and state.free_soldiers() < 0:
        yield "More soldiers lie on planets than there are."


def flaws_of_cards(state: State) -> Iterator[str]:
    """One Matter Card of each colour a player, none twice.  DM-SET-05, 06"""
    for color in range(COLORS):
        first = CARDS_OF_COLOR * color
        dealt = [player.cards[color] for player in state.players if player.cards[color] != -1]
        if not set(dealt) <= set(range(first, first + CARDS_OF_COLOR)) or len(set(dealt)) != len(dealt):
            yield f"The cards of colour {color} are dealt wrongly."
        if state.round > 0 and len(dealt) < len(state.players):
            yield f"A card of colour {color} is missing."
    charters = [player.charter for player in state.players if player.charter != -1]
    if not set(charters) <= set(range(CIVILIZATIONS)) or len(set(charters)) != len(charters):
        yield "The Civilization Cards are dealt wrongly."
    if (charters and not state.civilizations) or (
        state.civilizations and state.round > 0 and len(charters) < len(state.players)
    ):
        yield "There are Civilization Cards too many or too few."


def flaws_of_players(state: State) -> Iterator[str]:
    """Gems, soldiers, Diplomacy Cards.  DM-SET-03, 04; DM-SOL-16"""
    for seat, player in enumerate(state.players):
        if not (0 <= player.gems <= 1 << 20 and 0 <= player.aside <= 1 << 20):
            yield f"Player {seat} has no such number of gems."
        if min(player.soldiers, player.hole) < 0 or (player.hole and not state.black_hole):
            yield f"Player {seat} has no such number of soldiers."
        if not 0 <= player.spent <= state.diplomacy_cards() or (player.spent and seat == state.active):
            yield f"Player {seat} has no such number of used Diplomacy Cards."
        if not (0 <= player.position < 1 << 2 * COLORS and 0 <= player.seen < 1 << COLORS):
            yield f"Player {seat} holds a card in no position."
        if any(player.upper_face(c) & 2 and not player.knows_all_of(c) for c in range(COLORS)):
            yield f"Player {seat} holds a flipped card that nobody has seen."
        if player.civilized and player.charter < 0:
            yield f"Player {seat} has improved a card that is not there."
    if state.soldier_supply() < 0:
        yield f"There are more than {SOLDIERS} soldiers."


def flaws_of_deed(state: State) -> Iterator[str]:
    """The action in hand: its goal, its sources, what it still calls for."""
    if state.goal != NO_GOAL and not TERRAFORM <= state.goal <= RECRUIT:
        yield "The action in hand is none."
    if not 0 <= state.need < 1 << 4 * POINTS or (state.need != 0) != (state.goal == CIVILIZE):
        yield "The action in hand costs what nothing costs."
    if len(set(state.sources)) != len(state.sources) or not all(
        is_source(source) for source in state.sources
    ):
        yield "A source is used twice, or is none."
        return
    for source in state.sources:
        if is_card(source) and (source - USE_CARD) // COLORS >= len(state.players):
            yield "A source is the card of nobody."
        if not is_card(source) and state.owner(source - USE_PLANET) < 0:
            yield "A source is the planet of nobody."
    seats = range(len(state.players))
    if not 0 <= state.owed < 1 << 4 * PLAYERS or state.owed >> 4 * len(seats):
        yield "A further card is called for from nobody."
    elif any(count(state.owed, s) > state.diplomacy_cards() - state.players[s].spent for s in seats) or (
        state.active >= 0 and count(state.owed, state.active) > 0
    ):
        yield "A further card is called for that cannot be used."


def flaws_of_step(step: Step[CoreState], state: State) -> Iterator[str]:
    """A step's facts lie within the table."""
    kind = type(step).__name__
    if step.seat >= 0 and step.seat != state.active:
        yield f"{kind} asks a player whose turn it is not."
    if kind == "ChooseSource" and state.goal == NO_GOAL:
        yield "Sources are asked for no action."
    for name in field_names(step):
        fact = getattr(step, name)
        if name in ("player", "turn") and not 0 <= fact < len(state.players):
            yield f"{kind} speaks of a player who is not there."
        elif name in STEP_FACTS and not 0 <= fact <= STEP_FACTS[name]:
            yield f"{kind} has a wrong {name}."
