"""The language of the decks' tests: a table with Marauders, with Research cards, with Sponsors.

Cards are named as in notation: 'long-tether'.  What is not named stays in its deck.
"""

from __future__ import annotations

from games.darkrock.table_talk import GAME, Company, Table, set_up
from gloaming.core.state import SPECTATOR
from gloaming.games.darkrock.content.deck import all_cards
from gloaming.games.darkrock.content.loader import slug
from gloaming.games.darkrock.names import ROLL
from gloaming.games.darkrock.steps.marauders import MaraudersPhase
from gloaming.games.darkrock.view import View

CONTENT = GAME.content
RAIDS = [slug(name) for name in CONTENT.raid_names]
STUDIES = [slug(name) for name in CONTENT.research_names]
SPONSORS = [slug(name) for name in CONTENT.sponsor_names]
ROW = "overtime-clause bonded-freight cross-coupler"


def marauders(
    seats: str = "red blue green",
    phase: str = "neutronium",
    leader: str = "",
    exported: int = 1,
    **options: bool,
) -> Table:
    """Round 3 with the Therion deck, whole; the first export was in round 1, or in `exported`."""
    t = set_up(seats, phase, leader=leader, options={"therion": True, **options})
    t.state.first_export = exported
    t.state.phase = t.state.phase or ROLL
    return t


def attack(t: Table, card: str, leader: int = 0) -> None:
    """Let phase 4 begin and this card come up."""
    t.state.leader = leader
    t.play("chance: roll 4", f"chance: raid {card}")


def shorten(t: Table, cards: str) -> None:
    """Leave only these cards in the Therion deck; the others are discarded."""
    t.state.decks.raiders = sum(1 << RAIDS.index(card) for card in cards.split())


def laid(
    seats: str = "red blue",
    phase: str = "resolve",
    turn: str = "",
    dice: str = "",
    row: str = ROW,
    below: str = "",
    owns: str = "",
    **options: bool | str,
) -> Table:
    """Round 3 with these Research cards in the row.  `owns` gives cards that work: 'red long-tether'.

    With `below`, the deck holds exactly these cards, in this order, and all of them are known."""
    t = set_up(seats, phase, turn, dice, options={"research": True, **options})
    decks = t.state.decks
    decks.row = [STUDIES.index(name) for name in row.split()]
    decks.below = [STUDIES.index(name) for name in below.split()]
    words = owns.split()
    for seat, card in zip(words[::2], words[1::2], strict=True):
        decks.own(t.seats.index(seat), STUDIES.index(card), 1)
    placed = {*decks.row, *decks.below, *decks.cards}
    decks.study = 0 if below else all_cards(len(STUDIES)) & ~sum(1 << card for card in placed if card >= 0)
    return t


def card_of(company: Company) -> str:
    """The Research card of a ship, or ''."""
    card = company.state.decks.card_of(company.number)
    return STUDIES[card] if card >= 0 else ""


def row_of(t: Table) -> str:
    """The open Research cards."""
    return " ".join(STUDIES[card] for card in t.state.decks.row)


def below_of(t: Table) -> str:
    """What was put under the Research deck."""
    return " ".join(STUDIES[card] for card in t.state.decks.below)


def deal(t: Table, hands: str) -> None:
    """Deal Sponsor cards, two to each ship in order."""
    for card in hands.split():
        t.play(f"chance: deal {card}")


def sponsored(hands: str, seats: str = "red blue", **options: bool) -> Table:
    """Set-up with Sponsors, dealt; the first is asked."""
    t = set_up(seats, "setup", options={"sponsors": True, **options})
    deal(t, hands)
    return t


def seen(t: Table, seat: int = SPECTATOR) -> View:
    """What a seat, or a spectator, sees now."""
    t.settle()
    return GAME.view(t.state, seat)


def phase_4_follows(t: Table) -> bool:
    """Is phase 4 still to come this round?"""
    return any(isinstance(step, MaraudersPhase) for step in t.state.agenda)
