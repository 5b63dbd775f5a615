"""What a state is made of: players, characters in play, the map, quests, fights, piles.  Compiled.

Lists in them are replaced and never changed in place: clones share them.  `changed`, `without` and
`joined` make the new one.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.games.dark_venture.names import CONSCIOUS, LOCATIONS, NOBODY, OFF_MAP

BLANK_LAND: Final = [0] * LOCATIONS  # lists that nothing changes, so that all blank maps share them
NO_CELLS: Final = [OFF_MAP] * LOCATIONS
OWN_ENTRIES: Final = list(range(LOCATIONS))  # every entry is told where it belongs


def changed(values: list[Int], place: Int, value: Int) -> list[Int]:
    """The list with another value at that place; the old list stays as it was."""
    out = values.copy()
    out[place] = value
    return out


def without(values: list[Int], gone: Int) -> list[Int]:
    """The list without that value; the old list stays as it was."""
    return [value for value in values if value != gone]


def joined(values: list[Int], new: Int) -> list[Int]:
    """The ascending list with one more value in its place; the old list stays as it was."""
    out = [*values, new]
    out.sort()
    return out


def bit(place: Int) -> Int:
    """The bit at a place.  Compiled, a literal would be shifted within 32 bits, a fact has 64."""
    return shifted(1, place)


def shifted(value: Int, place: Int) -> Int:
    """The value, so many bits higher."""
    return value << place


def has(bits: Int, place: Int) -> bool:
    """Is that place in the bit set?"""
    return bits >> place & 1 == 1


@final
class Player:
    """One player: the hero's number, quest points, and what this game, this turn, this phase remembers."""

    def __init__(self) -> None:
        self.hero: Int = NOBODY
        self.follower: Int = NOBODY  # at most one: DV-FOL-04
        self.qp: Int = 0  # quest points, never below zero: DV-R73
        self.roll: Int = 0  # the last throw of 4d6 for the order of players or for a tie
        self.former: Int = 0  # followers it had, a bit a character: DV-R37
        self.triggered: Int = 0  # locations whose action entry it has met, a bit each: DV-R24
        self.entered: Int = 0  # locations it has entered at all
        self.flags: Int = 0  # set by texts
        self.hand: list[Int] = []  # cards in hand, deck * ITEMS + card, ascending
        self.shown: list[Int] = []  # those of them that all have seen: DV-R83
        self.offers: list[Int] = []  # trades that a book has opened to this player alone
        self.traded: bool = False  # three side quests for a heroic one, once a game: DV-QST-07
        self.finished: bool = False  # its turn of this round is over
        self.drew: bool = False  # this turn's card
        self.renewed: bool = False  # this turn's side quest
        self.market: bool = False  # used this turn
        self.free_object: bool = False
        self.free_trade: bool = False
        self.refused: Int = 0  # seats that have refused a trade this turn, a bit each
        self.tried: Int = 0  # followers tried this turn, a bit a character: DV-R36
        self.looted: list[Int] = []  # this turn: looter * CHARACTERS + fallen: DV-R64

    def clone(self) -> Player:
        """An independent copy."""
        twin = Player()
        twin.hero = self.hero
        twin.follower = self.follower
        twin.qp = self.qp
        twin.roll = self.roll
        twin.former = self.former
        twin.triggered = self.triggered
        twin.entered = self.entered
        twin.flags = self.flags
        twin.hand = self.hand
        twin.shown = self.shown
        twin.offers = self.offers
        twin.traded = self.traded
        twin.finished = self.finished
        twin.drew = self.drew
        twin.renewed = self.renewed
        twin.market = self.market
        twin.free_object = self.free_object
        twin.free_trade = self.free_trade
        twin.refused = self.refused
        twin.tried = self.tried
        twin.looted = self.looted
        return twin


@final
class Character:
    """One character in play, a body with items included."""

    def __init__(self) -> None:
        self.number: Int = NOBODY
        self.seat: Int = -1  # whose hero or follower it is; -1: nobody's, an NPC
        self.placer: Int = -1  # who moves it while it is an NPC: DV-ENEMY-05
        self.location: Int = OFF_MAP
        self.health: Int = 0
        self.condition: Int = CONSCIOUS
        self.ap: Int = 0
        self.debt: Int = 0  # AP borrowed from the next pool: DV-R61
        self.aggressive: bool = False  # to everyone: DV-AGG-01
        self.calm: bool = False  # until this turn ends
        self.quest: Int = 0  # the heroic quest that placed it
        self.hostile: Int = 0  # whom it has fought, a bit a character: DV-AGG-05
        self.hurt_by: Int = 0  # who has damaged it in combat: DV-FOL-09
        self.items: list[Int] = []  # held, those equipped included, in the order of taking: DV-ITEM-13
        self.equipped: list[Int] = []  # in the order of equipping

    def clone(self) -> Character:
        """An independent copy."""
        twin = Character()
        twin.number = self.number
        twin.seat = self.seat
        twin.placer = self.placer
        twin.location = self.location
        twin.health = self.health
        twin.condition = self.condition
        twin.ap = self.ap
        twin.debt = self.debt
        twin.aggressive = self.aggressive
        twin.calm = self.calm
        twin.quest = self.quest
        twin.hostile = self.hostile
        twin.hurt_by = self.hurt_by
        twin.items = self.items
        twin.equipped = self.equipped
        return twin


@final
class Land:
    """The map.  Lists are by location number."""

    def __init__(self) -> None:
        self.placed: list[Int] = []  # locations, in the order of placing
        self.cell: list[Int] = NO_CELLS
        self.rotation: list[Int] = BLANK_LAND  # quarter turns clockwise: DV-R22
        self.doors: list[Int] = BLANK_LAND  # sides with an entrance that is not closed, a bit each
        self.links: list[Int] = BLANK_LAND  # connected locations, a bit each: DV-R23
        self.searched: Int = 0  # locations with a search token: DV-SRCH-03
        self.once: Int = 0  # locations whose `once` entry is spent: DV-R24
        self.guide: list[Int] = OWN_ENTRIES  # whose entry the guide tells there: as `land.entries` says
        self.action: list[Int] = OWN_ENTRIES  # the entry that the actions book tells under a number
        self.guides_read: Int = 0  # locations, a bit each
        self.actions_read: Int = 0  # numbers, a bit each
        self.marks: list[Int] = []  # mark * LOCATIONS + location
        self.standing: list[Int] = []  # rule * LOCATIONS + location, beside those of the guide

    def clone(self) -> Land:
        """An independent copy."""
        twin = Land()
        twin.placed = self.placed
        twin.cell = self.cell
        twin.rotation = self.rotation
        twin.doors = self.doors
        twin.links = self.links
        twin.searched = self.searched
        twin.once = self.once
        twin.guide = self.guide
        twin.action = self.action
        twin.guides_read = self.guides_read
        twin.actions_read = self.actions_read
        twin.marks = self.marks
        twin.standing = self.standing
        return twin


@final
class Quest:
    """A quest that somebody holds: is it complete, and how far has it come."""

    def __init__(self) -> None:
        self.deck: Int = 0  # HEROIC_DECK or SIDE_DECK
        self.number: Int = 0
        self.seat: Int = 0  # the holder
        self.complete: bool = False  # latched: DV-R16
        self.revealed: bool = False  # DV-QST-03
        self.waiting: bool = False  # its on-accepting effect waits for a larger map
        self.helpers: Int = 0  # seats that share in its points when it is scored, a bit each
        self.progress: list[Int] = []  # counts and bit sets, one for each deed that its condition asks for

    def clone(self) -> Quest:
        """An independent copy."""
        twin = Quest()
        twin.deck = self.deck
        twin.number = self.number
        twin.seat = self.seat
        twin.complete = self.complete
        twin.revealed = self.revealed
        twin.waiting = self.waiting
        twin.helpers = self.helpers
        twin.progress = self.progress
        return twin


@final
class Modifier:
    """A change of one number of one character, for as long as it lasts."""

    def __init__(self) -> None:
        self.character: Int = NOBODY
        self.stat: Int = 0
        self.amount: Int = 0
        self.lasts: Int = 0
        self.combat: Int = 1  # how many combats were under way, this one included, when it was made

    def clone(self) -> Modifier:
        """An independent copy."""
        twin = Modifier()
        twin.character = self.character
        twin.stat = self.stat
        twin.amount = self.amount
        twin.lasts = self.lasts
        twin.combat = self.combat
        return twin


@final
class Fight:
    """One combat.  Lists are by place in the battle order.  DV-R51, DV-R52"""

    def __init__(self) -> None:
        self.location: Int = OFF_MAP
        self.round: Int = 0
        self.turn: Int = 0  # place in the order
        self.passes: Int = 0  # in a row: DV-R54
        self.order: list[Int] = []  # characters
        self.side: list[Int] = []  # 0 or 1
        self.strike: list[Int] = []  # first-strike scores
        self.dice: list[Int] = []  # what the dice of first strike showed
        self.attacker: list[Int] = []  # who attacked this one last: DV-ENEMY-08
        self.out: Int = 0  # places that fight no more: fallen, fled, gone
        self.reduction: Int = 0  # taken off this battle turn's attack: DV-CITM-03, 04
        self.handled: bool = False  # an item was used or equipped in this battle turn: DV-R56
        self.spent: bool = False  # a text has given this battle turn's attack up
        self.again: bool = False  # a second attack follows in this battle turn
        self.change: Int = 0  # of the damage of that second attack
        self.hit: Int = 0  # places whose attack dealt damage, a bit each
        self.lost: Int = 0  # seats whose characters lost health in this fight, a bit each
        self.downed: list[Int] = []  # who is down, and by which seat's doing, in pairs
        self.used: list[Int] = []  # abilities and effects with a limit for each combat
        self.blow: list[Int] = []  # the last attack: by whom, at whom, dice, power, armor, reduction

    def clone(self) -> Fight:
        """An independent copy."""
        twin = Fight()
        twin.location = self.location
        twin.round = self.round
        twin.turn = self.turn
        twin.passes = self.passes
        twin.order = self.order
        twin.side = self.side
        twin.strike = self.strike
        twin.dice = self.dice
        twin.attacker = self.attacker
        twin.out = self.out
        twin.reduction = self.reduction
        twin.handled = self.handled
        twin.spent = self.spent
        twin.again = self.again
        twin.change = self.change
        twin.hit = self.hit
        twin.lost = self.lost
        twin.downed = self.downed
        twin.used = self.used
        twin.blow = self.blow
        return twin


@final
class Pile:
    """What is known of the order of one face-down deck; the rest of it is a bag."""

    def __init__(self) -> None:
        self.top: list[Int] = []  # cards somebody knows, the topmost first
        self.knows: list[Int] = []  # who knows each of them, a bit a seat
        self.bottom: list[Int] = []  # cards put back under the deck, the lowest last: DV-R11
        self.knows_bottom: list[Int] = []

    def clone(self) -> Pile:
        """An independent copy."""
        twin = Pile()
        twin.top = self.top
        twin.knows = self.knows
        twin.bottom = self.bottom
        twin.knows_bottom = self.knows_bottom
        return twin


@final
class Tale:
    """A text that is being carried out: who acts, and what its operation in hand has been told so far.

    The last tale of a state is the one that is told; -1 stands for what is not known yet."""

    def __init__(self) -> None:
        self.kind: Int = 0  # what is told: a guide's entry, an action entry, an ability, a quest
        self.text: Int = 0  # the effect with which the text begins
        self.seat: Int = 0  # the acting player
        self.me: Int = NOBODY  # the acting character
        self.foe: Int = NOBODY
        self.that: Int = NOBODY  # the character chosen last
        self.receiver: Int = NOBODY
        self.quest: Int = 0  # the heroic quest that tells this
        self.here: Int = OFF_MAP  # where it happens; OFF_MAP: wherever `me` is
        self.halted: bool = False  # the rest is not carried out
        self.who: Int = -1
        self.where: Int = -1
        self.amount: Int = -1
        self.thing: Int = -1

    def clone(self) -> Tale:
        """An independent copy."""
        twin = Tale()
        twin.kind = self.kind
        twin.text = self.text
        twin.seat = self.seat
        twin.me = self.me
        twin.foe = self.foe
        twin.that = self.that
        twin.receiver = self.receiver
        twin.quest = self.quest
        twin.here = self.here
        twin.halted = self.halted
        twin.who = self.who
        twin.where = self.where
        twin.amount = self.amount
        twin.thing = self.thing
        return twin

    def forget_answers(self) -> None:
        """The next operation asks anew."""
        self.who = self.where = self.amount = self.thing = -1
