"""What a seat may know: everything that lies open, its own hand and quests, and what all have been shown.

Decks and hands of others are counts; so are quests that nobody has revealed.  Of a card on top of a deck only
those know who have looked.  Texts that are still unread are nowhere in it.
DV-HAND-01; DV-QST-03; DV-COOP-05; DV-R83, DV-R99
"""

from __future__ import annotations

import msgspec

from gloaming.core.asked import Asked
from gloaming.core.state import OVER
from gloaming.games.dark_venture.cards.piles import cards_at, places
from gloaming.games.dark_venture.cards.unknown import is_secret, knows_hand
from gloaming.games.dark_venture.cast.numbers import max_health, number_of, permits
from gloaming.games.dark_venture.content.vocabulary import (
    ARMOR_BONUS,
    ATTACK_BONUS,
    FIRST_STRIKE,
    FLEE_SCORE,
    FLEES,
    FOLLOWER_ROLL,
    SEARCH_ROLL,
    WAKE_ROLL,
)
from gloaming.games.dark_venture.dues import asked
from gloaming.games.dark_venture.names import (
    ATTRIBUTES,
    CHARACTERS,
    COOPERATIVE,
    DECKS,
    DISCARDED,
    HEROIC_DECK,
    IN_DECK,
    IN_HAND,
    ITEMS,
    LOCATION_DECK,
    LOCATIONS,
    MIDDLE,
    ON,
    PLAYERS,
    ROW,
    SIDE_DECK,
    SIDES,
    SPEED,
)
from gloaming.games.dark_venture.parts import Character, Fight, Quest, Tale, has
from gloaming.games.dark_venture.progress import how_far
from gloaming.games.dark_venture.secrets import known_top
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.ending import victory_score
from gloaming.games.dark_venture.steps.sure import sure_kinds
from gloaming.games.dark_venture.tales.telling import QUEST_TALE

ROLL_STATS = (FIRST_STRIKE, FLEE_SCORE, SEARCH_ROLL, FOLLOWER_ROLL, WAKE_ROLL)


class CardView(msgspec.Struct, frozen=True):
    """A card: its deck and its number there."""

    deck: int
    number: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player; `hand` has the cards that the reader knows, `held` counts all of them by deck.

    Characters that it has `tried` to win this turn, seats that have `refused` it a trade this turn, locations
    that it has `entered`, and those whose action entry it has `met`."""

    seat: int
    hero: int
    follower: int
    qp: int
    roll: int
    traded: bool
    hand: tuple[CardView, ...]
    held: tuple[int, ...]
    offered: tuple[int, ...]  # heroic quests to choose from, where the reader may see them
    offers: tuple[int, ...]  # effects that books have opened to the reader
    drew: bool
    renewed: bool
    market: bool
    free_trade: bool  # made this turn, as the free object
    free_object: bool
    tried: tuple[int, ...]
    former: tuple[int, ...]  # followers that it may take back
    refused: tuple[int, ...]
    entered: tuple[int, ...]
    met: tuple[int, ...]
    victory: int = 0  # the worth of its things, which decides ties, once the game is over


class CharacterView(msgspec.Struct, frozen=True):
    """One character on the map, a body too; `numbers`: power, speed, mind, luck, attack, armor.

    `rolls`: what is added besides to the dice of first strike, flight, search, follower rolls, waking;
    `debt`: AP of its next pool already spent; `hurt_by`: whom it will not follow; `permits`: the permissions
    of a player's own; `placer`: who placed it and so moves it (-1: nobody); `sure`: the kinds of rolls whose
    next one succeeds by itself."""

    number: int
    seat: int
    location: int
    health: int
    most_health: int
    condition: int
    ap: int
    aggressive: bool
    numbers: tuple[int, ...]
    rolls: tuple[int, ...]
    debt: int
    hurt_by: tuple[int, ...]
    permits: tuple[int, ...]
    items: tuple[int, ...]
    equipped: tuple[int, ...]
    placer: int = -1
    sure: tuple[int, ...] = ()


class PlaceView(msgspec.Struct, frozen=True):
    """A location on the map: rows and columns from the crossroads, its open sides, where they lead.

    `guide`: the entry told there; `added`: effects that added a standing rule; `marks`: of quests."""

    number: int
    guide: int
    row: int
    column: int
    turned: int
    open_sides: tuple[int, ...]
    connected: tuple[int, ...]
    searched: bool
    items: tuple[int, ...]
    added: tuple[int, ...]
    marks: tuple[int, ...]


class QuestView(msgspec.Struct, frozen=True):
    """A quest that somebody holds; number 0 where it is secret to the reader.

    `parts` follow the nodes of its condition: how far each has come, and whether it is met now."""

    seat: int
    deck: int
    number: int
    revealed: bool
    complete: bool
    progress: tuple[int, ...]
    parts: tuple[tuple[int, bool], ...] = ()


class FightView(msgspec.Struct, frozen=True):
    """A combat: who fights in which order, on which side, with which first strike, and who is out of it.

    `dice` are those of first strike, `flight` is what everybody adds to dice when fleeing; `reduction` is
    taken off the attack of this battle turn, in which an item may have been `handled`; `blow` is the last
    attack: by whom, at whom, dice, power with bonuses, armor, reduction; empty before the first; `attacker`
    has who attacked each one last, `passes` how many have passed in a row."""

    location: int
    round: int
    turn: int
    order: tuple[int, ...]
    side: tuple[int, ...]
    strike: tuple[int, ...]
    out: tuple[bool, ...]
    dice: tuple[int, ...] = ()
    flight: tuple[int, ...] = ()
    reduction: int = 0
    blow: tuple[int, ...] = ()
    attacker: tuple[int, ...] = ()
    handled: bool = False
    passes: int = 0


class TaleView(msgspec.Struct, frozen=True):
    """A text that is being carried out: what is told, for which seat and character, and the effect with which
    it begins, 0 where the reader may not know it; the last one is told now."""

    kind: int
    seat: int
    who: int
    text: int


class DeckView(msgspec.Struct, frozen=True):
    """A deck: how many cards, what the reader knows of its top (0: a card unknown), what is discarded."""

    cards: int
    top: tuple[int, ...]
    discarded: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or SPECTATOR) sees it.  `actions` are the open ones, for the asked seat only;
    `asides` what the reader may say while another seat is asked."""

    me: int
    seat: int
    asked: Asked
    actions: tuple[int, ...]
    asides: tuple[int, ...]
    mode: int
    book: int
    round: int
    last_round: int
    phase: int
    active: int
    order: tuple[int, ...]
    players: tuple[PlayerView, ...]
    cast: tuple[CharacterView, ...]
    places: tuple[PlaceView, ...]
    quests: tuple[QuestView, ...]
    fights: tuple[FightView, ...]
    tales: tuple[TaleView, ...]
    decks: tuple[DeckView, ...]
    winners: tuple[int, ...]

    def someone(self, number: int) -> CharacterView | None:
        """The character in play with that number."""
        return next((person for person in self.cast if person.number == number), None)


def view(state: State, seat: int) -> View:
    """What that seat may see now."""
    return View(
        me=seat,
        seat=state.seat,
        asked=question_view(state, seat),
        actions=tuple(state.actions) if seat == state.seat >= 0 else (),
        asides=tuple(state.asides(seat)) if 0 <= seat < len(state.players) else (),
        mode=state.mode,
        book=state.book,
        round=state.round,
        last_round=state.last_round(),
        phase=state.phase,
        active=state.active,
        order=tuple(state.order),
        players=tuple(player_view(state, holder, seat) for holder in range(len(state.players))),
        cast=tuple(character_view(state, character) for character in state.cast),
        places=tuple(place_view(state, location) for location in state.land.placed),
        quests=tuple(quest_view(state, place, seat) for place in range(len(state.quests))),
        fights=tuple(fight_view(state, fight) for fight in state.fights),
        tales=tuple(tale_view(state, tale, seat) for tale in state.tales),
        decks=tuple(deck_view(state, deck, seat) for deck in range(DECKS)),
        winners=tuple(state.winners()) if state.seat == OVER else (),
    )


def question_view(state: State, reader: int) -> Asked:
    """The question on top of the agenda; a secret quest that an item is handed in for has no number."""
    question = asked(state)
    if state.seat < 0 or reader == state.seat or question.step != "HandIn":
        return question
    facts = question.facts
    if facts["deck"] == HEROIC_DECK or state.mode == COOPERATIVE or is_revealed(state, facts["number"]):
        return question
    return Asked(question.step, {"deck": facts["deck"], "number": 0}, question.inside)


def is_revealed(state: State, number: int) -> bool:
    """Has a side quest that is held been revealed?"""
    return any(one.revealed and one.deck == SIDE_DECK and one.number == number for one in state.quests)


def player_view(state: State, holder: int, reader: int) -> PlayerView:
    """One player as the reader sees them.  DV-HAND-01; DV-COOP-05"""
    player = state.players[holder]
    held = [cards_at(state, deck, IN_HAND + holder) for deck in range(LOCATION_DECK + 1)]
    cards = [CardView(deck, card) for deck, group in enumerate(held) for card in group]
    friends = reader == holder or state.mode == COOPERATIVE
    return PlayerView(
        seat=holder,
        hero=player.hero,
        follower=player.follower,
        qp=player.qp,
        roll=player.roll,
        traded=player.traded,
        hand=tuple(c for c in cards if knows_hand(state, reader, holder, c.deck * ITEMS + c.number)),
        held=tuple(len(group) for group in held),
        offered=tuple(cards_at(state, HEROIC_DECK, IN_HAND + holder)) if friends else (),
        offers=tuple(player.offers) if friends else (),
        drew=player.drew,
        renewed=player.renewed,
        market=player.market,
        free_trade=player.free_trade,
        free_object=player.free_object,
        tried=bits_of(player.tried, CHARACTERS),
        former=bits_of(player.former, CHARACTERS),
        refused=bits_of(player.refused, PLAYERS),
        entered=bits_of(player.entered, LOCATIONS),
        met=bits_of(player.triggered, LOCATIONS),
        victory=int(victory_score(state, holder)) if state.seat == OVER else 0,
    )


def bits_of(bits: int, count: int) -> tuple[int, ...]:
    """The places of a bit set, ascending."""
    return tuple(place for place in range(count) if bits >> place & 1) if bits else ()


def character_view(state: State, character: Character) -> CharacterView:
    """All of it is public."""
    stats = [*range(ATTRIBUTES), ATTACK_BONUS, ARMOR_BONUS]
    own = range(FLEES + 1) if character.seat >= 0 else range(0)
    return CharacterView(
        number=character.number,
        seat=character.seat,
        location=character.location,
        health=character.health,
        most_health=max_health(state, character),
        condition=character.condition,
        ap=character.ap,
        aggressive=character.aggressive and not character.calm,
        numbers=tuple(number_of(state, character, stat) for stat in stats),
        rolls=tuple(number_of(state, character, stat) for stat in ROLL_STATS),
        debt=character.debt,
        hurt_by=bits_of(character.hurt_by, CHARACTERS),
        permits=tuple(kind for kind in own if permits(state, character, kind)),
        items=tuple(character.items),
        equipped=tuple(character.equipped),
        placer=character.placer,
        sure=tuple(sure_kinds(state, character.number)),
    )


def place_view(state: State, location: int) -> PlaceView:
    """A location, all public but its unread entry."""
    land = state.land
    cell = land.cell[location]
    return PlaceView(
        number=location,
        guide=land.guide[location],
        row=cell // ROW - MIDDLE // ROW,
        column=cell % ROW - MIDDLE % ROW,
        turned=land.rotation[location],
        open_sides=tuple(side for side in range(SIDES) if has(land.doors[location], side)),
        connected=tuple(other for other in land.placed if has(land.links[location], other)),
        searched=has(land.searched, location),
        items=tuple(item for item in range(ITEMS) if state.item_at[item] == ON + location),
        added=tuple(rule // LOCATIONS for rule in land.standing if rule % LOCATIONS == location),
        marks=tuple(mark // LOCATIONS for mark in land.marks if mark % LOCATIONS == location),
    )


def quest_view(state: State, place: int, reader: int) -> QuestView:
    """A quest; secret ones of others have no name.  DV-QST-03"""
    quest: Quest = state.quests[place]
    if is_secret(state, reader, place) and state.mode != COOPERATIVE:
        return QuestView(quest.seat, quest.deck, 0, False, False, ())
    parts = tuple(how_far(state, quest))
    progress = tuple(quest.progress)
    return QuestView(quest.seat, quest.deck, quest.number, quest.revealed, quest.complete, progress, parts)


def fight_view(state: State, fight: Fight) -> FightView:
    """All of it is public."""
    return FightView(
        location=fight.location,
        round=fight.round,
        turn=fight.turn,
        order=tuple(fight.order),
        side=tuple(fight.side),
        strike=tuple(fight.strike),
        out=tuple(has(fight.out, place) for place in range(len(fight.order))),
        dice=tuple(fight.dice),
        flight=tuple(flight_of(state, number) for number in fight.order),
        reduction=fight.reduction,
        blow=tuple(fight.blow),
        attacker=tuple(fight.attacker),
        handled=fight.handled,
        passes=fight.passes,
    )


def flight_of(state: State, number: int) -> int:
    """What somebody adds to the dice when fleeing; nothing for who has left the map."""
    if not state.in_play(number):
        return 0
    character = state.someone(number)
    return number_of(state, character, SPEED) + number_of(state, character, FLEE_SCORE)


def tale_view(state: State, tale: Tale, reader: int) -> TaleView:
    """A text; what a secret side quest says is known to its holder only.  DV-QST-03"""
    secret = tale.kind == QUEST_TALE and tale.quest == 0
    known = not secret or reader == tale.seat or state.mode == COOPERATIVE
    return TaleView(tale.kind, tale.seat, tale.me, tale.text if known else 0)


def deck_view(state: State, deck: int, reader: int) -> DeckView:
    """A deck from outside, its discard pile open."""
    top = known_top(state.piles[deck], reader) if deck <= LOCATION_DECK else ()
    discarded = tuple(card for card, place in enumerate(places(state, deck)) if place == DISCARDED)
    return DeckView(len(cards_at(state, deck, IN_DECK)), top, discarded)
