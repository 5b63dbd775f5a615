"""How far away things are for a player of Dark Venture, in tenths of an action point.  Compiled.

What lies on the map is as far as the walk; what may come from a deck, as many draws as it takes.  Cards in
other hands are not told apart from those in the decks.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.dark_venture_odds import Fighter, fighter, odds, printed_fighter, reaches
from gloaming.games.dark_venture.cast.people import are_together, is_conscious
from gloaming.games.dark_venture.content.deck import Filter
from gloaming.games.dark_venture.names import (
    FOE,
    FOLLOWER,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    LOCATIONS,
    NOBODY,
    OFF_MAP,
    ON,
    PLAYERS,
    WITH,
)
from gloaming.games.dark_venture.parts import Character, has
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.follow import is_guarded, is_hurt, persuasion
from gloaming.games.dark_venture.tales.select import fits_place

AP: Final = 10  # tenths
BEYOND: Final = 400  # as good as out of reach
DRAW: Final = 18  # a card of an own choice of deck, once it has been drawn and paid for
SEARCHES: Final = 30  # what an item card costs on average
COMBAT: Final = 10
FAR_AWAY: Final = 30  # moves to a location that cannot be reached
END_OF_HANDS: Final = IN_HAND + PLAYERS


@final
class Reach:
    """What one player can reach, and how soon."""

    def __init__(self, state: State, seat: Int) -> None:
        self.state: State = state
        self.seat: Int = seat
        self.hero: Character = state.hero(seat)
        self.follower: Int = state.players[seat].follower
        self.steps: list[Int] = steps_from(state, self.hero.location)
        self.party: list[Fighter] = [fighter(state, self.hero)]
        if self.follower != NOBODY and are_together(state, self.hero.number):
            self.party.append(fighter(state, state.someone(self.follower)))

    def is_unseen(self, place: Int) -> bool:
        """Is a card in a deck or in another hand, for all this player knows?"""
        return place == IN_DECK or (IN_HAND <= place < END_OF_HANDS and place != IN_HAND + self.seat)

    def walk(self, location: Int) -> Int:
        """The way of the hero to a location."""
        return AP * self.steps[location]

    # --- items

    def item(self, things: Filter) -> Int:
        """The nearest item that fits and is not in own hands yet."""
        state = self.state
        best: Int = BEYOND
        unseen: Int = 0
        fitting: Int = 0
        for item in range(1, len(state.content.items)):
            place = state.item_at[item]
            if self.is_unseen(place):
                unseen += 1
                fitting += 1 if things.fits[item] else 0
            elif things.fits[item]:
                best = min(best, self.known_item(place))
        return min(best, drawn(SEARCHES, unseen, fitting))

    def known_item(self, place: Int) -> Int:
        """An item whose place is known."""
        state = self.state
        if place == IN_HAND + self.seat:
            return 0
        if ON <= place < ON + LOCATIONS:
            return self.walk(place - ON) + AP
        if not WITH <= place < ON:
            return BEYOND
        holder = state.someone(place - WITH)
        if holder.seat == self.seat:
            return BEYOND
        if not is_conscious(state, holder.number):
            return self.walk(holder.location) + AP
        return BEYOND if holder.seat >= 0 else self.walk(holder.location) + 2 * AP + self.risk(holder)

    # --- characters

    def risk(self, foe: Character) -> Int:
        """The trouble of beating somebody in play."""
        return trouble(odds(self.party, [fighter(self.state, foe)]).chance)

    def risk_of_card(self, number: Int) -> Int:
        """The trouble of beating somebody who is not in play yet."""
        return trouble(odds(self.party, [printed_fighter(self.state, number)]).chance)

    def foe(self, people: Filter, quest: Int) -> Int:
        """The nearest character that fits and can be beaten; `quest`: the one that may have placed it."""
        state = self.state
        best: Int = BEYOND
        unseen: Int = 0
        worth: Int = 0
        for number in range(1, len(state.content.characters)):
            if not people.fits[number]:
                unseen += 1 if self.is_unseen(state.character_at[number]) else 0
                continue
            if state.in_play(number):
                best = min(best, self.known_foe(number, people, quest))
            elif not people.spawned and (not people.aggressive or self.kind(number) == FOE):
                if state.character_at[number] == IN_HAND + self.seat:
                    best = min(best, DRAW + self.risk_of_card(number))
                elif self.is_unseen(state.character_at[number]):
                    unseen += 1
                    worth += 100 * AP // (AP + self.risk_of_card(number))
        return min(best, BEYOND if worth == 0 else DRAW + COMBAT + 8 * unseen * 100 // worth)

    def known_foe(self, number: Int, people: Filter, quest: Int) -> Int:
        """Somebody in play that fits by its card: as far as the way and the trouble of the combat."""
        foe = self.state.someone(number)
        if foe.seat == self.seat or not is_conscious(self.state, number):
            return BEYOND
        if (people.aggressive and not foe.aggressive) or (people.spawned and foe.quest != quest):
            return BEYOND
        if foe.seat >= 0 and self.state.mode != 0:
            return BEYOND
        return self.walk(foe.location) + COMBAT + self.risk(foe)

    def ally(self, people: Filter) -> Int:
        """The nearest follower that fits and could be won."""
        state = self.state
        best: Int = BEYOND
        unseen: Int = 0
        fitting: Int = 0
        for number in range(1, len(state.content.characters)):
            follows = self.kind(number) == FOLLOWER and (len(people.fits) == 0 or people.fits[number])
            place = state.character_at[number]
            if self.is_unseen(place):
                unseen += 1
                fitting += 1 if follows else 0
            elif follows and place == IN_HAND + self.seat:
                best = min(best, DRAW + tries(self.chance_to_win(number)))
            elif follows and place == IN_PLAY and self.may_win(number):
                way = self.walk(state.someone(number).location)
                best = min(best, way + tries(self.chance_to_win(number)))
        return min(best, drawn(DRAW + AP, unseen, fitting))

    def may_win(self, number: Int) -> bool:
        """Could a follower in play be won if the hero stood beside it?"""
        state = self.state
        if not is_conscious(state, number):
            return False
        other = state.someone(number)
        free = other.seat != self.seat and not other.aggressive and not is_guarded(state, other)
        return free and not is_hurt(state, self.seat, other)

    def chance_to_win(self, number: Int) -> Int:
        """In per cent, that a follower roll succeeds."""
        card = self.state.content.characters[number]
        if card.roll == 0:
            return 0
        return reaches(2, card.roll - persuasion(self.state, self.seat, number))

    def kind(self, number: Int) -> Int:
        """What kind of card it is."""
        return self.state.content.characters[number].kind

    # --- locations

    def place(self, places: Filter, been: Int) -> Int:
        """The nearest location that fits, but for those in a bit set."""
        state = self.state
        best: Int = BEYOND
        unseen: Int = 0
        fitting: Int = 0
        for location in range(len(state.content.locations)):
            fits = len(places.fits) == 0 or places.fits[location]
            at = state.location_at[location]
            if self.is_unseen(at):
                unseen += 1
                fitting += 1 if fits and places.mark < 0 else 0
            elif at == IN_HAND + self.seat:
                best = min(best, DRAW + AP if fits and places.mark < 0 else BEYOND)
            elif fits and not has(been, location) and self.is_placed(location):
                best = min(best, self.walk(location) if fits_place(state, places, location) else BEYOND)
        return min(best, drawn(DRAW + AP, unseen, fitting) + 5 * places.distance)

    def is_placed(self, location: Int) -> bool:
        """Does it lie on the map?"""
        return self.state.land.cell[location] != OFF_MAP


def steps_from(state: State, origin: Int) -> list[Int]:
    """The fewest moves from a location to each other one."""
    land = state.land
    steps: list[Int] = [FAR_AWAY] * LOCATIONS
    steps[origin] = 0
    edge: list[Int] = [origin]
    while len(edge) > 0:
        wider: list[Int] = []
        for here in edge:
            for there in land.placed:
                if steps[there] == FAR_AWAY and has(land.links[here], there):
                    steps[there] = steps[here] + 1
                    wider.append(there)
        edge = wider
    return steps


def drawn(price: Int, unseen: Int, fitting: Int) -> Int:
    """The price of so many draws as it takes until a card fits."""
    if fitting == 0:
        return BEYOND
    return min(BEYOND, price * (unseen + 1) // (fitting + 1))


def tries(chance: Int) -> Int:
    """The trouble of a roll that may fail and can be repeated only in later turns."""
    return BEYOND if chance == 0 else min(BEYOND, 600 // chance)


def trouble(chance: Int) -> Int:
    """The trouble of a combat with such a chance of victory."""
    return BEYOND if chance <= 2 else min(BEYOND, (100 - chance) * 60 // chance)
