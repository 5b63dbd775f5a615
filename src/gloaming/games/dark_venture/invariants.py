"""What must hold in every position, as `state` says it.  Ordinary Python: restore and the tests ask it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloaming.games.dark_venture.bounds import strangers
from gloaming.games.dark_venture.cards.piles import places
from gloaming.games.dark_venture.cast.numbers import max_health
from gloaming.games.dark_venture.land.ways import connect, open_entrances
from gloaming.games.dark_venture.names import (
    CHARACTERS,
    CONSCIOUS,
    DEAD,
    DECK_NAMES,
    DISCARDED,
    HERO_AP,
    HEROIC_DECK,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    ITEMS,
    LOCATION_DECK,
    LOCATIONS,
    MOST_ITEMS,
    NOBODY,
    OFF_MAP,
    ON,
    OUT,
    PLAYERS,
    UNCONSCIOUS,
    WITH,
)
from gloaming.games.dark_venture.parts import Character
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.defeat import LayToRest
from gloaming.games.dark_venture.tales.moments import ChooseFirst, text_due

MOST_AP = 9


def flaws(state: State) -> Iterator[str]:
    """What is wrong with a position, in sentences; nothing for any that play can reach.

    Each check may look up what the checks before it have found to be there."""
    checks = (
        strangers,
        flaws_of_table,
        flaws_of_books,
        flaws_of_cards,
        flaws_of_cast,
        flaws_of_holdings,
        flaws_of_play,
    )
    for check in checks:
        found = list(check(state))
        yield from found
        if found:
            return


def flaws_of_holdings(state: State) -> Iterator[str]:
    """Whose the characters are, what they hold, hands, and what is known of decks."""
    yield from flaws_of_parties(state)
    yield from flaws_of_items(state)
    yield from flaws_of_hands(state)
    yield from flaws_of_decks(state)


def flaws_of_play(state: State) -> Iterator[str]:
    """Health, the map, quests, combats and what is due."""
    yield from flaws_of_map(state)
    for character in state.cast:
        yield from flaws_of_character(state, character)
    yield from flaws_of_quests(state)
    yield from flaws_of_fights(state)
    yield from flaws_of_moments(state)


def flaws_of_table(state: State) -> Iterator[str]:
    """Seats, order, decks."""
    seats = len(state.players)
    if not 1 <= seats <= PLAYERS or state.solo() != (seats == 1):
        yield "There are too many or too few players for this mode."
    if sorted(state.order) != list(range(seats)):
        yield "The order of players does not name each of them once."
    if len(state.piles) != LOCATION_DECK + 1:
        yield "There are not three decks with an order."


def flaws_of_books(state: State) -> Iterator[str]:
    """Every entry of the books is told somewhere, the blank ones where they belong, and no others are."""
    for name, told, books in (
        ("guide", state.land.guide, state.content.guides),
        ("actions book", state.land.action, state.content.actions),
    ):
        entries = range(min(len(book) for book in books))
        others = range(len(entries), LOCATIONS)
        if told[:1] != [0] or sorted(told[: len(entries)]) != [*entries] or told[len(entries) :] != [*others]:
            yield f"The {name} tells an entry twice, or not at all."


def flaws_of_cards(state: State) -> Iterator[str]:
    """Every card of the pack is in a place where such a card can be, and no others are anywhere."""
    hands = [IN_HAND + seat for seat in range(len(state.players))]
    content = state.content
    plain = [OUT, IN_DECK, DISCARDED, *hands]
    with_or_on = range(WITH, ON + LOCATIONS)
    yield from misplaced("item", state.item_at, range(1, len(content.items)), [*plain, *with_or_on])
    yield from misplaced(
        "character", state.character_at, range(1, len(content.characters)), [*plain, IN_PLAY]
    )
    places = [IN_DECK, IN_PLAY, OUT, *hands]
    yield from misplaced("location", state.location_at, range(len(content.locations)), places)
    yield from misplaced("heroic quest", state.heroic_at, range(1, len(content.heroic)), places)
    yield from misplaced("side quest", state.side_at, range(1, len(content.side)), [*plain, IN_PLAY])


def flaws_of_hands(state: State) -> Iterator[str]:
    """What is written down of hands, of what is shown of them, and of the ground is as the tables say."""
    for seat, player in enumerate(state.players):
        tables = (state.item_at, state.character_at, state.location_at)
        held = [
            deck * ITEMS + card
            for deck, table in enumerate(tables)
            for card, place in enumerate(table)
            if place == IN_HAND + seat
        ]
        if player.hand != held or not set(player.shown) <= set(held):
            yield "A hand is not written down as it is."
    if state.lying != [item for item, place in enumerate(state.item_at) if place >= ON]:
        yield "What lies on the ground is not written down as it is."


def misplaced(kind: str, table: Sequence[int], cards: range, places: Sequence[int]) -> Iterator[str]:
    """Cards of one kind that are where they cannot be."""
    for card, place in enumerate(table):
        if place not in (places if card in cards else [OUT]):
            yield f"The {kind} number {card} is in no place."


def flaws_of_cast(state: State) -> Iterator[str]:
    """Who is in play, once each, where, and in which condition."""
    numbers = [character.number for character in state.cast]
    if min(numbers, default=1) <= NOBODY:
        yield "Somebody in play has no card."
        return
    in_play = [number for number, place in enumerate(state.character_at) if place == IN_PLAY]
    if sorted(numbers) != in_play:
        yield "Those in play are not those whose cards are."
    if state.place_in_cast != [numbers.index(n) if n in numbers else -1 for n in range(CHARACTERS)]:
        yield "The places in the cast are not written down as they are."


def flaws_of_character(state: State, character: Character) -> Iterator[str]:
    """One character's health, condition and AP."""
    name = state.content.characters[character.number].name
    if (character.condition == CONSCIOUS) != (character.health > 0):
        yield f"{name} has the wrong condition for its health."
    elif character.condition == DEAD and not character.items and not is_laid_to_rest(state, character):
        yield f"{name} is dead and has nothing, and still lies there."
    elif character.health > max(1, max_health(state, character)) and character.health > 0 and settled(state):
        yield f"{name} has too much health."
    elif not 0 <= character.ap <= MOST_AP or not 0 <= character.debt <= HERO_AP:
        yield f"{name} has no such number of AP."


def is_laid_to_rest(state: State, character: Character) -> bool:
    """Does its token leave the map as soon as what its defeat brings about is told?"""
    return any(isinstance(step, LayToRest) and step.number == character.number for step in state.agenda)


def settled(state: State) -> bool:
    """Is nothing under way that caps health first?"""
    return state.seat >= 0 and type(state.step).__name__ == "Act"


def flaws_of_parties(state: State) -> Iterator[str]:
    """Each player's hero and follower are theirs, and nobody else is."""
    for seat, player in enumerate(state.players):
        own = {character.number for character in state.cast if character.seat == seat}
        if own != {player.hero, player.follower} - {NOBODY}:
            yield f"Seat {seat} does not control its hero and its follower."
        elif player.hero == NOBODY and (player.follower != NOBODY or state.round > 0):
            yield f"Seat {seat} has no hero."
        elif player.follower != NOBODY and state.someone(player.follower).condition in (UNCONSCIOUS, DEAD):
            yield f"Seat {seat} is followed by somebody fallen."


def flaws_of_items(state: State) -> Iterator[str]:
    """Held items are those whose place says so, at most eight; equipped ones are held."""
    for character in state.cast:
        held = [item for item in range(ITEMS) if state.item_at[item] == WITH + character.number]
        if sorted(character.items) != held or len(held) > MOST_ITEMS:
            yield f"Character {character.number} does not hold what it holds."
        if len(set(character.equipped)) != len(character.equipped):
            yield f"Character {character.number} has equipped something twice."
        if not set(character.equipped) <= set(held):
            yield f"Character {character.number} has equipped what it does not hold."
    for item in range(ITEMS):
        place = state.item_at[item]
        if WITH <= place < ON and not state.in_play(place - WITH):
            yield f"Item {item} is held by somebody who is not there."
        if place >= ON and place - ON not in state.land.placed:
            yield f"Item {item} lies at a location that is not there."


def flaws_of_decks(state: State) -> Iterator[str]:
    """Cards whose place in a deck is known are in it, once each."""
    for deck, pile in enumerate(state.piles):
        known = pile.top + pile.bottom
        if (len(pile.top), len(pile.bottom)) != (len(pile.knows), len(pile.knows_bottom)):
            yield f"Who knows the {DECK_NAMES[deck]} deck is not written down for each card."
        elif len(set(known)) != len(known) or any(places(state, deck)[card] != IN_DECK for card in known):
            yield f"A card is known in the {DECK_NAMES[deck]} deck that is not there."


def flaws_of_map(state: State) -> Iterator[str]:
    """Placed locations have cells of their own and the links that their entrances make."""
    land = state.land
    placed = [location for location, place in enumerate(state.location_at) if place == IN_PLAY]
    if sorted(land.placed) != placed:
        yield "The map does not show the locations that are in play."
        return
    cells = [land.cell[location] for location in placed]
    if len(set(cells)) != len(cells) or OFF_MAP in cells:
        yield "Two locations share a cell, or one has none."
    twin = state.clone()
    connect(twin)
    if twin.land.links != land.links:
        yield "Locations are connected otherwise than their entrances say."
    if placed and open_entrances(land) == 0:
        yield "The map is closed."
    if placed and any(character.location not in placed for character in state.cast):
        yield "Somebody stands at a location that is not there."


def flaws_of_quests(state: State) -> Iterator[str]:
    """Held quests are those in play, each once."""
    held = sorted((quest.deck == HEROIC_DECK, quest.number) for quest in state.quests)
    table = [(False, state.side_at), (True, state.heroic_at)]
    in_play = sorted((heroic, n) for heroic, at in table for n, place in enumerate(at) if place == IN_PLAY)
    if held != in_play:
        yield "The quests that are held are not those that are in play."
        return
    for quest in state.quests:
        cards = state.content.heroic if quest.deck == HEROIC_DECK else state.content.side
        if len(quest.progress) != len(cards[quest.number].nodes):
            yield f"The progress of {cards[quest.number].title} is none."
        if quest.seat < 0:
            yield f"{cards[quest.number].title} is held by nobody."


def flaws_of_fights(state: State) -> Iterator[str]:
    """Lists of a combat have a value for each combatant; the turn is one of theirs."""
    for fight in state.fights:
        lists = (fight.order, fight.side, fight.strike, fight.dice, fight.attacker)
        sizes = {len(values) for values in lists}
        if len(sizes) > 1 or not 0 <= fight.turn < max(1, len(fight.order)) or fight.passes < 0:
            yield "A combat has lost count of its combatants."
        elif min(fight.order, default=1) <= NOBODY or set(fight.side) - {0, 1}:
            yield "Somebody fights who has no card, or for no side."
        elif (fight.out | fight.hit) >> len(fight.order) != 0:
            yield "Somebody has left a combat who was not in it."


def flaws_of_moments(state: State) -> Iterator[str]:
    """Where an order is chosen, as many effects are due as it says, and more than one."""
    for place, step in enumerate(state.agenda):
        if isinstance(step, ChooseFirst):
            due = state.agenda[max(0, place - step.count) : place]
            if step.count < 2 or len(due) < step.count or not all(text_due(each) for each in due):
                yield "Effects are put in order that are not due."
