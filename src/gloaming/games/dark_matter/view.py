"""What a seat may know: everything that lies open, its own cards, and covered Faces only once seen.

Of an opponent's card nobody else sees the Face until its first Flip; for a covered one the view lists what it
can still be, reckoned from the reader's own knowledge.  Black holes stay shut until the end.
DM-CARD-03, 04; DM-VAR-07; DM-R73, DM-R75 to DM-R78, DM-R87, DM-R89
"""

from __future__ import annotations

import msgspec

from gloaming.core.asked import Asked, asked
from gloaming.core.state import OVER
from gloaming.games.dark_matter.actions import RECRUIT
from gloaming.games.dark_matter.content.deck import Deck, count
from gloaming.games.dark_matter.names import (
    COLORS,
    ICON_NAMES,
    ICONS,
    LOWER_BACK,
    LOWER_FACE,
    PLANETS,
    POINTS,
    REDUCTION_NAMES,
    REDUCTIONS,
    UPPER_BACK,
    UPPER_FACE,
    ZONES,
)
from gloaming.games.dark_matter.skills.goals import remaining
from gloaming.games.dark_matter.skills.scoring import garrisoned, planet_points, soldier_points
from gloaming.games.dark_matter.state import NO_GOAL, State, knows, unknown_cards
from gloaming.games.dark_matter.steps.action import MoveUsed
from gloaming.games.dark_matter.variants.black_hole import hole_points
from gloaming.games.dark_matter.variants.civilization import charter_points, fulfilled


class ZoneView(msgspec.Struct, frozen=True):
    """One zone: its icons by name and its initiative."""

    icons: tuple[str, ...]
    initiative: int


class CardView(msgspec.Struct, frozen=True):
    """A Matter Card where it is held: `position` is public (0 start, 1 spun, 2 flipped, 3 both).

    `name`, `uf` and `lf` only for who knows both sides; else `may_be` names what it can still be, and
    `may_show` the Faces, upper and lower, that it then has."""

    seat: int
    color: int
    position: int
    seen: bool
    back: str
    ub: ZoneView
    lb: ZoneView
    name: str = ""
    uf: ZoneView | None = None
    lf: ZoneView | None = None
    may_be: tuple[str, ...] = ()
    may_show: tuple[tuple[ZoneView, ZoneView], ...] = ()


class SideView(msgspec.Struct, frozen=True):
    """One side of a planet; defense 0 where none is printed."""

    vp: int
    icons: tuple[str, ...]
    defense: int


class PlanetView(msgspec.Struct, frozen=True):
    """A planet: what is printed, who controls it (-1: nobody), and how it lies."""

    name: str
    cost: tuple[str, ...]
    improve_cost: int
    face: SideView
    back: SideView
    seat: int
    improved: bool
    turned: bool
    used: bool
    attacked: bool

    @property
    def side(self) -> SideView:
        """The side that counts."""
        return self.back if self.improved else self.face


class ReductionView(msgspec.Struct, frozen=True):
    """One reduction of a Civilization Card, and whether it is fulfilled now."""

    kind: str
    at_least: int
    saves: str
    vp: int
    fulfilled: bool


class CharterView(msgspec.Struct, frozen=True):
    """A Civilization Card."""

    name: str
    cost: tuple[str, ...]
    vp: int
    improved: bool
    reductions: tuple[ReductionView, ...]


class PointsView(msgspec.Struct, frozen=True):
    """Where Victory Points come from; those of black holes are known at the end only."""

    planets: int
    gems: int
    soldiers: int
    civilization: int
    black_hole: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.planets + self.gems + self.soldiers + self.civilization + self.black_hole


class PlayerView(msgspec.Struct, frozen=True):
    """One player; `hole` is -1 until the black holes are opened, `guarded` lists the planets that soldiers
    guard at the end."""

    seat: int
    gems: int
    aside: int
    soldiers: int
    spent: int
    diplomacy: int
    initiative: int
    cards: tuple[CardView, ...]
    planets: tuple[int, ...]
    charter: CharterView | None
    hole: int
    guarded: tuple[int, ...]
    points: PointsView


class DeedView(msgspec.Struct, frozen=True):
    """The action in hand: its goal (-1: none), its sources in order, and for a purchase the points that are
    still missing, in every way in which they may be; `need` is what a Civilization Card costs, fixed when
    it was named, `owed` the seats of which a further card is due after a Diplomacy icon."""

    goal: int
    sources: tuple[int, ...]
    missing: tuple[tuple[str, ...], ...]
    need: tuple[str, ...] = ()
    owed: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or SPECTATOR) sees it.  `actions` are the open ones, for the asked seat only."""

    me: int
    seat: int
    asked: Asked
    actions: tuple[int, ...]
    variants: tuple[str, ...]
    round: int
    first: int
    active: int
    market: tuple[int, ...]
    pile: tuple[int, ...]  # the planets still in the deck, whose order nobody knows
    last: int
    free_soldiers: int  # of the active player
    soldier_supply: int
    recruited: bool
    limit: int  # of planets
    deed: DeedView
    planets: tuple[PlanetView, ...]
    players: tuple[PlayerView, ...]
    winners: tuple[int, ...]


def view(state: State, seat: int) -> View:
    """What that seat may see now."""
    return View(
        me=seat,
        seat=state.seat,
        asked=asked(state),
        actions=tuple(state.actions) if seat == state.seat >= 0 else (),
        variants=tuple(name for name in VARIANTS if getattr(state, name)),
        round=state.round,
        first=state.first,
        active=state.active,
        market=tuple(state.market),
        pile=tuple(planet for planet in range(PLANETS) if state.pile >> planet & 1),
        last=state.last,
        free_soldiers=state.free_soldiers() if state.active >= 0 else 0,
        soldier_supply=state.soldier_supply(),
        recruited=state.recruited,
        limit=state.planet_limit(),
        deed=deed_view(state),
        planets=tuple(planet_view(state, planet) for planet in range(PLANETS)),
        players=tuple(player_view(state, holder, seat) for holder in range(len(state.players))),
        winners=tuple(state.winners()) if state.seat == OVER else (),
    )


VARIANTS = ("civilizations", "quick_process", "powerful_planets", "black_hole", "unlimited_planets")


def icon_names(skill: int, icons: int = ICONS) -> tuple[str, ...]:
    """The icons of a skill or a cost, one name each."""
    return tuple(name for icon, name in enumerate(ICON_NAMES[:icons]) for _ in range(count(skill, icon)))


def deed_view(state: State) -> DeedView:
    """The action in hand."""
    paying = NO_GOAL < state.goal < RECRUIT and not paid(state)
    missing = remaining(state) if paying else []
    return DeedView(
        state.goal,
        tuple(state.sources),
        tuple(icon_names(need, POINTS) for need in missing),
        icon_names(state.need, POINTS),
        tuple(seat for seat in range(len(state.players)) for _ in range(count(state.owed, seat))),
    )


def paid(state: State) -> bool:
    """Is the purchase made, and only its effects are still to come?"""
    return any(isinstance(step, MoveUsed) for step in state.agenda)


def planet_view(state: State, planet: int) -> PlanetView:
    """All of it is public.  DM-PLN-01 to 04"""
    deck = state.deck
    return PlanetView(
        name=deck.planet_names[planet],
        cost=icon_names(deck.cost[planet]),
        improve_cost=deck.improve_cost[planet],
        face=side_view(deck, 2 * planet),
        back=side_view(deck, 2 * planet + 1),
        seat=state.owner(planet),
        improved=state.is_improved(planet),
        turned=state.is_turned(planet),
        used=state.was_used(planet),
        attacked=state.is_attacked(planet),
    )


def side_view(deck: Deck, side: int) -> SideView:
    """One side of a planet."""
    return SideView(deck.vp[side], icon_names(deck.planet_skill[side]), deck.defense[side])


def player_view(state: State, holder: int, reader: int) -> PlayerView:
    """One player as the reader sees them; gems, soldiers and planets are public.  DM-R78"""
    player = state.players[holder]
    over = state.seat == OVER
    dealt = min(player.cards) >= 0
    return PlayerView(
        seat=holder,
        gems=player.gems,
        aside=player.aside,
        soldiers=player.soldiers,
        spent=player.spent,
        diplomacy=state.diplomacy_cards(),
        initiative=state.initiative(holder) if dealt else 0,
        cards=tuple(
            card_view(state, holder, color, reader) for color in range(COLORS) if has(state, holder, color)
        ),
        planets=tuple(player.planets),
        charter=charter_view(state, holder) if player.charter >= 0 else None,
        hole=player.hole if over else -1,
        guarded=tuple(garrisoned(state, holder)) if over else (),
        points=PointsView(
            planet_points(state, holder),
            player.gems,
            soldier_points(state, holder),
            charter_points(state, holder),
            hole_points(state, holder) if over else 0,
        ),
    )


def has(state: State, holder: int, color: int) -> bool:
    """Has the card of this colour been dealt?"""
    return state.players[holder].cards[color] >= 0


def zone_view(state: State, holder: int, color: int, place: int) -> ZoneView:
    """What a place of a card shows."""
    return printed_zone(state.deck, state.zone(holder, color, place))


def printed_zone(deck: Deck, zone: int) -> ZoneView:
    """One printed zone."""
    return ZoneView(icon_names(deck.skill[zone]), deck.initiative[zone])


def faces_of(state: State, card: int, position: int) -> tuple[ZoneView, ZoneView]:
    """Upper and Lower Face of a card that lies so."""
    upper, lower = position ^ UPPER_FACE, position ^ LOWER_FACE
    return printed_zone(state.deck, ZONES * card + upper), printed_zone(state.deck, ZONES * card + lower)


def card_view(state: State, holder: int, color: int, reader: int) -> CardView:
    """A card: the Back for everybody, the rest for who knows it, or what it may be.  DM-CARD-03, 04"""
    player, deck = state.players[holder], state.deck
    card = player.cards[color]
    known = knows(state, reader, holder, color)
    others = [] if known else unknown_cards(state, reader, color)
    twins = [other for other in others if deck.design[other] == deck.design[card]]
    position = player.upper_face(color)
    return CardView(
        seat=holder,
        color=color,
        position=position,
        seen=player.knows_all_of(color),
        back=deck.back_names[card],
        ub=zone_view(state, holder, color, UPPER_BACK),
        lb=zone_view(state, holder, color, LOWER_BACK),
        name=deck.card_names[card] if known else "",
        uf=zone_view(state, holder, color, UPPER_FACE) if known else None,
        lf=zone_view(state, holder, color, LOWER_FACE) if known else None,
        may_be=tuple(deck.card_names[other] for other in twins),
        may_show=tuple(faces_of(state, other, position) for other in twins),
    )


def charter_view(state: State, holder: int) -> CharterView:
    """A Civilization Card, which lies open.  DM-CIV-01, 02"""
    player, deck = state.players[holder], state.deck
    first = REDUCTIONS * player.charter
    return CharterView(
        name=deck.civilization_names[player.charter],
        cost=icon_names(deck.charter_cost[player.charter]),
        vp=deck.charter_vp[player.charter],
        improved=player.civilized,
        reductions=tuple(
            ReductionView(
                REDUCTION_NAMES[kind],
                deck.at_least[first + kind],
                ICON_NAMES[deck.saves[first + kind]],
                deck.reduction_vp[first + kind],
                fulfilled(state, holder, kind),
            )
            for kind in range(REDUCTIONS)
        ),
    )
