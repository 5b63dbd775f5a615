"""What must hold of the three decks: every card is in one place.  Ordinary Python."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloaming.games.darkrock.content.deck import all_cards, cards_in
from gloaming.games.darkrock.decks import HAND, ROW
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.stations.research import KeepCard, LayCard, Study
from gloaming.games.darkrock.steps.marauders import AnswerMarauders
from gloaming.games.darkrock.steps.sponsors import ChooseSponsor, DealSponsor

ONCE = 1 << 6  # more than all once-a-turn effects


def flaws_of_decks(state: State) -> Iterator[str]:
    """What is wrong with the decks, in sentences."""
    yield from flaws_of_raiders(state)
    yield from flaws_of_research(state)
    yield from flaws_of_sponsors(state)
    if not 0 <= state.decks.spent < ONCE or not 0 <= state.decks.joined < 1 << len(state.ships):
        yield "Cards have been used that nobody has."


def flaws_of_raiders(state: State) -> Iterator[str]:
    """The Therion deck, its open card and its discard pile."""
    decks = state.decks
    cards = len(state.content.raids) if decks.therion else 0
    if decks.raiders & ~all_cards(cards) or not -1 <= decks.raid < cards:
        yield "The Therion deck has cards that it does not have."
    elif decks.raid >= 0 and decks.raiders >> decks.raid & 1:
        yield "A Therion card is in the deck and lies open."
    elif decks.therion and not any(state.content.shuffles[card] for card in left(state)):
        yield "The Therion deck can run out: the card that shuffles it is neither in it nor open."
    if decks.raid < 0 and any(isinstance(step, AnswerMarauders) for step in state.agenda):
        yield "Somebody is attacked, and no Therion card lies open."


def left(state: State) -> list[int]:
    """The Therion cards that are in the deck or lie open."""
    decks = state.decks
    return [*cards_in(decks.raiders), *([decks.raid] if decks.raid >= 0 else [])]


def flaws_of_research(state: State) -> Iterator[str]:
    """Each Research card is in the deck, in the row, owned, or in the hand of who must choose."""
    decks, ships = state.decks, len(state.ships)
    if not decks.research:
        if decks.study or decks.row or decks.below or decks.cards or decks.works:
            yield "There are Research cards, and none are played."
        return
    if (len(decks.row), len(decks.cards), len(decks.works)) != (ROW, ships, ships):
        yield "The Research cards do not lie in three open places, and one a ship."
        return
    held = [step.card for step in state.agenda if isinstance(step, KeepCard)]
    there = [*cards_in(decks.study), *decks.row, *decks.below, *decks.cards, *held]
    if sorted(card for card in there if card != -1) != list(range(len(state.content.powers))):
        yield "A Research card is missing, or there twice."
    yield from flaws_of_row(state)


def flaws_of_row(state: State) -> Iterator[str]:
    """The row is full but for places that are about to be filled; whoever keeps one of two has one."""
    decks = state.decks
    awaited = [step.place for step in state.agenda if isinstance(step, LayCard)]
    if sorted(place for place in range(ROW) if decks.row[place] < 0) != sorted(awaited):
        yield "The Research row has a place that nothing fills."
    if any(isinstance(step, Study) for step in state.agenda[-1:]) and awaited:
        yield "Somebody takes a Research card before the row is full."
    if any(isinstance(step, KeepCard) and decks.card_of(step.ship) < 0 for step in state.agenda):
        yield "Somebody chooses between two Research cards and has one."
    if not all(0 <= works <= state.round + 1 for works in decks.works):
        yield "A Research card works from no round on."


def flaws_of_sponsors(state: State) -> Iterator[str]:
    """Hands of two while they are chosen, one Sponsor a ship afterwards."""
    decks, ships, cards = state.decks, len(state.ships), len(state.content.sponsors)
    if len(decks.sponsors) not in (0, ships) or len(decks.hands) not in (0, HAND * len(decks.sponsors)):
        yield "The Sponsor cards are not two a ship."
        return
    yield from flaws_of_hand(decks.hands, cards, "hands")
    yield from flaws_of_hand(decks.sponsors, cards, "Sponsors")
    for ship in range(len(decks.sponsors)):
        hand = decks.hands[HAND * ship : HAND * ship + HAND]
        if decks.sponsors[ship] not in (-1, *hand) and hand:
            yield f"Ship {ship} has a Sponsor that was not dealt to it."
        if decks.sponsors[ship] < 0 and not hand:
            yield f"Ship {ship} has no Sponsor."
    yield from flaws_of_dealing(state)


def flaws_of_hand(dealt: Sequence[int], cards: int, where: str) -> Iterator[str]:
    """Cards of the deck, each once."""
    real = [card for card in dealt if card != -1]
    if not all(0 <= card < cards for card in real) or len(set(real)) < len(real):
        yield f"The {where} hold cards that are not in the deck, or one twice."


def flaws_of_dealing(state: State) -> Iterator[str]:
    """What is still to be dealt and chosen fits what is there."""
    hands = state.decks.hands
    deals = [step for step in state.agenda if isinstance(step, DealSponsor)]
    if any(not 0 <= step.place < len(hands) or step.ship != step.place // HAND for step in deals):
        yield "A Sponsor is dealt to nobody."
    elif sorted(step.place for step in deals) != [place for place, card in enumerate(hands) if card < 0]:
        yield "The hands and what is still dealt do not fit."
    chooses = sorted(step.ship for step in state.agenda if isinstance(step, ChooseSponsor))
    open_ships = [ship for ship, card in enumerate(state.decks.sponsors) if card < 0]
    if chooses != open_ships:
        yield "The Sponsors and who still chooses do not fit."
