"""Everything that is printed on the cards and in the books, in numbers.  Compiled.

Made once by the loader, then never changed; states and their clones share it.  Cards go by their printed
numbers; at 0, where no card is, lists have a blank (no item, nobody, no quest; location 0 is the crossroads).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.content.vocabulary import (
    ANY_BATTLE_TURN,
    AS_PRINTED,
    NO_LIMIT,
    NONE,
    NOT_SAID,
    OF_PEOPLE,
)
from gloaming.games.dark_venture.names import HANDS, NO_SLOT, OBJECT, STAY


@final
class Filter:
    """Which items, people or places are meant.  The card has to fit, and what else is asked of it in play."""

    def __init__(self) -> None:
        self.sorts: Int = OF_PEOPLE  # OF_ITEMS, OF_PEOPLE or OF_PLACES
        self.fits: list[bool] = []  # by card number: what the print says (faction, terrain, name ...)
        self.only: Int = -1  # the one card that is named, or -1
        self.aggressive: bool = False  # must be: in a deck by its print, in play by print or effect
        self.unconscious: bool = False  # must be
        self.spawned: bool = False  # must have been placed by this quest's on-accepting effect
        self.unsearched: bool = False  # must have no search token
        self.distance: Int = 0  # at least so far from the crossroads, in moves
        self.mark: Int = -1  # must carry this mark (a number of Content.marks), or -1
        self.words: list[str] = []  # as written


@final
class Who:
    """Whom an effect is about."""

    def __init__(self) -> None:
        self.kind: Int = NOT_SAID  # ME, PARTY, ONE_HERE ...
        self.people: Filter = NO_FILTER  # ONE_HERE, ONE_NEAR: one of these
        self.card: Int = 0  # NAMED: the character's number
        self.mark: Int = -1  # HEROES_NEAR: within `distance` moves of this mark
        self.distance: Int = 0


@final
class Where:
    """Which location an effect is about."""

    def __init__(self) -> None:
        self.kind: Int = NOT_SAID  # HERE, ADJACENT, NEAR ...
        self.places: Filter = NO_FILTER  # NEAR, ANYWHERE: one of these


@final
class Standing:
    """A standing rule of a location.  DV-STND-01 to 14"""

    def __init__(self) -> None:
        self.kind: Int = 0  # NO_SEARCH .. FACTION_FIRST
        self.number: Int = 0  # n; with dice, what is added to them
        self.dice: Int = 0  # HAZARD: this many six-sided dice
        self.faction: Int = -1  # FACTION_FIRST


@final
class Predicate:
    """A condition of a quest or of an `if`; the deeds it counts are those since its quest is held.  DV-R17"""

    def __init__(self) -> None:
        self.no: Int = 0  # its place in Content.predicates
        self.place: Int = 0  # its place in the `nodes` of its quest
        self.kind: Int = 0  # ALL, HOLDS, DEFEAT ...
        self.parts: list[Predicate] = []  # ALL, ANY: each of them; FIRST_THEN: two, in order
        self.items: Filter = NO_FILTER  # HOLDS, equipped ..., BOTH_HANDS, AT_WITH, DELIVER, GIVE
        self.people: Filter = NO_FILTER  # DEFEAT ..., BRING, ALLIED, FOE_IS
        self.places: Filter = NO_FILTER  # VISIT, AT ..., BRING, DELIVER, SEARCHED, PLACED, TOGETHER ...
        self.number: Int = 0  # n: how many, how much, how far
        self.attribute: Int = 0  # ATTR, PASSED
        self.at_most: bool = False  # HEALTH: `number` or less; otherwise `number` or more
        self.flag: Int = -1  # FLAGGED: a number of Content.flags


@final
class Effect:
    """A form or operation with what it needs; the list of ops in `vocabulary` says which fields count for it.

    An amount is `dice` six-sided dice plus `number`.
    """

    def __init__(self) -> None:
        self.no: Int = 0  # its place in Content.effects: what steps hold
        self.op: Int = NONE
        self.parts: list[Effect] = []  # branches, what a payment buys, what else happens
        self.lows: list[Int] = []  # ROLL: part i happens on lows[i] .. highs[i]
        self.highs: list[Int] = []
        self.condition: Predicate = NO_PREDICATE  # IF
        self.kind: Int = 0  # the operation's detail: deck, cost, kind of roll, permission, how ...
        self.dice: Int = 0  # TEST: the dice rolled
        self.number: Int = 0  # TEST: the number to reach; PAY: of AP or HP; OTHER_BOOK: of the entry
        self.keep: Int = 0  # DRAW_HEROIC: how many of them are kept
        self.full: bool = False  # HEAL: up to the maximum
        self.stat: Int = 0  # MOD: what it changes; TEST: the attribute
        self.lasts: Int = 0  # MOD: until when; CALM: FOR_TURN or FOR_GAME
        self.who: Who = NO_ONE  # T; FIGHT: THAT, or NOT_SAID where `people` says whom
        self.other: Who = NO_ONE  # SWAP: U
        self.where: Where = NO_PLACE  # L
        self.items: Filter = NO_FILTER  # F of GAIN, LOSE, PLACE_ITEM, DROP, STEAL, TRADE, PAY
        self.people: Filter = NO_FILTER  # F of SPAWN and FIGHT, N of JOIN
        self.drawn: bool = False  # GAIN, PLACE_ITEM, SPAWN, FIGHT: `random F`, from the deck
        self.deck: list[Int] = []  # with `drawn`: the cards that may be revealed, ascending
        self.pool: Int = 2  # SPAWN: arrival AP
        self.mood: Int = AS_PRINTED  # SPAWN: CALMED, ANGERED
        self.token: Int = -1  # FLAG: a number of Content.flags; MARK: of Content.marks
        self.standing: Standing = NO_STANDING  # STANDING
        self.stir: Int = 2  # how far it can concern others of its moment: not, those about cards, all: DV-R84
        self.alike: Int = 0  # the first effect that says the same and leaves no choice, or 0


@final
class Ability:
    """What a character or an item can do, when, and how often.  DV-HERO-06 to 08; DV-ITEM-04"""

    def __init__(self) -> None:
        self.no: Int = 0  # its place in Content.abilities
        self.place: Int = 0  # its place on its card
        self.character: Int = 0  # whose it is, or 0
        self.item: Int = 0  # which item's it is, or 0
        self.trigger: Int = 0  # ALWAYS, USE, FREE ...
        self.limit: Int = NO_LIMIT
        self.effect: Effect = NO_EFFECT
        self.battle_turns: Int = ANY_BATTLE_TURN  # FIRST_BATTLE_TURN, LATER_BATTLE_TURNS
        self.own_battle_turn: bool = False  # only then
        self.in_combat: bool = False  # only there
        self.out_of_turn: bool = False  # co-op: also outside the own turn
        self.terrains: Int = 0  # only there: a bit for each terrain, 0 for all
        self.while_equipped: bool = False  # only then
        self.held_by: Int = -1  # only then: the bearer's faction
        self.held_by_party: bool = False  # the bearer is the hero or its follower
        self.in_solo: bool = True  # also in solo games


@final
class Character:
    """A hero, or another character of the deck.  DV-HERO-01 to 06; DV-CHAR-03 to 06"""

    def __init__(self) -> None:
        self.no: Int = 0
        self.name: str = ""
        self.faction: Int = 0
        self.kind: Int = 0  # HERO, FOLLOWER, FOE (aggressive), NEUTRAL
        self.several: bool = False  # the name is of more than one
        self.boss: bool = False  # comes into play by name or from a hand only
        self.hp: Int = 0
        self.attributes: list[Int] = []  # POWER, SPEED, MIND, LUCK
        self.attack: Int = 0  # natural bonuses
        self.armor: Int = 0
        self.hands: Int = HANDS  # or 0
        self.slots: Int = 0  # a bit for each of HEAD, BODY, JEWEL that it has: 1 << slot
        self.carries: bool = True  # may hold items: DV-R43
        self.worn: list[Int] = []  # items
        self.held: list[Int] = []
        self.solo_worn: list[Int] = []  # the same in solo games: DV-SOLO-03
        self.solo_held: list[Int] = []
        self.roll: Int = 0  # what the follower roll has to reach; 0: it follows nobody
        self.roll_attribute: Int = 0  # of the hero, added to the roll
        self.behavior: Int = STAY
        self.abilities: list[Ability] = []
        self.changes: Int = 0  # the numbers that abilities change while they are in force, a bit each
        self.permits: Int = 0  # the permissions that they give, a bit each
        self.trades: list[Effect] = []  # TRADE: offers to whoever stands there


@final
class Item:
    """An item.  DV-ITEM-01 to 09"""

    def __init__(self) -> None:
        self.no: Int = 0
        self.name: str = ""
        self.star: Int = 0  # the hero whose it is, or 0
        self.category: Int = OBJECT
        self.slot: Int = NO_SLOT  # ONE_HAND .. JEWEL
        self.hands: Int = 0  # that it takes when equipped
        self.shield: bool = False
        self.bonus: list[Int] = []  # POWER, SPEED, MIND, LUCK
        self.attack: Int = 0
        self.armor: Int = 0
        self.one_hand: Int = 0  # score that makes it one-handed, own bonus included; 0: none does
        self.one_hand_attribute: Int = 0
        self.equips: list[bool] = []  # by faction: may it equip this?
        self.relic: bool = False
        self.healing: bool = False
        self.abilities: list[Ability] = []
        self.changes: Int = 0  # the numbers that abilities change while they are in force, a bit each
        self.permits: Int = 0  # the permissions that they give, a bit each
        self.consumed: bool = False  # discarded once used
        self.in_solo: bool = True


@final
class Location:
    """A location.  A turn is a quarter clockwise, 0 to 3.  DV-LOC-03, 07; DV-R22, DV-R118"""

    def __init__(self) -> None:
        self.no: Int = 0
        self.name: str = ""
        self.terrain: Int = 0
        self.gates: list[Int] = []  # by turn: the sides with an entrance, a bit for each: 1 << side
        self.turns: list[Int] = []  # the turns that differ, ascending
        self.action: Int = 0  # number of its action entry, or 0


@final
class Entry:
    """An entry of a location guide or of an actions book.  DV-LOC-07, DV-MOVE-02"""

    def __init__(self) -> None:
        self.book: Int = 0  # BOOK_A, BOOK_B
        self.no: Int = 0
        self.effect: Effect = NO_EFFECT
        self.standing: list[Standing] = []  # guides
        self.once: bool = False  # actions: only for the first player of all
        self.text: str = ""  # the story


@final
class Quest:
    """A heroic quest or a side quest.  DV-QST-05, 11"""

    def __init__(self) -> None:
        self.no: Int = 0
        self.title: str = ""
        self.heroic: bool = False
        self.qp: Int = 0
        self.condition: Predicate = NO_PREDICATE
        self.nodes: list[Predicate] = []  # the condition and all its parts, in order: progress goes by place
        self.delivery: bool = False  # does the condition ask for items that are handed in?
        self.on_accept: Effect = NO_EFFECT
        self.waits: bool = False  # on_accept waits for a round start with a location 2 moves away
        self.each_round: Effect = NO_EFFECT
        self.offers: bool = False  # has an offer
        self.offer_when: Predicate = NO_PREDICATE
        self.offer: Effect = NO_EFFECT
        self.on_complete: Effect = NO_EFFECT
        self.bonus: Int = 0  # QP when it is scored, for the players of `bonus_to` but not for the holder
        self.bonus_to: Who = NO_ONE
        self.rival_qp: Int = 0  # QP for another player who does what `rival` says; then it is discarded
        self.rival: Predicate = NO_PREDICATE
        self.in_solo: bool = True


@final
class Content:
    """The cards and books of a pack."""

    def __init__(self) -> None:
        self.characters: list[Character] = []  # by number, heroes among them
        self.heroes: list[Int] = []  # their numbers
        self.items: list[Item] = []  # by number
        self.locations: list[Location] = []  # by number, the crossroads first
        self.guides: list[list[Entry]] = []  # by book and number of the location
        self.actions: list[list[Entry]] = []  # by book and number; 0 is blank
        self.heroic: list[Quest] = []  # by number
        self.side: list[Quest] = []  # by number
        self.effects: list[Effect] = []  # by number; 0 is NONE
        self.predicates: list[Predicate] = []  # by number; 0 is blank
        self.abilities: list[Ability] = []  # by number
        self.changes: Int = 0  # the numbers that some card changes while it is in force, a bit each
        self.factions: list[str] = []  # their names, and what is special about each
        self.faction_notes: list[str] = []
        self.flags: list[str] = []
        self.marks: list[str] = []


NO_FILTER: Final = Filter()
NO_ONE: Final = Who()
NO_PLACE: Final = Where()
NO_STANDING: Final = Standing()
NO_PREDICATE: Final = Predicate()
NO_EFFECT: Final = Effect()
NO_CONTENT: Final = Content()
