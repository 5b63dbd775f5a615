"""Phase 2 of Dark Venture for bots: what each act is worth, what needs no AP first.  Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64 as Int

from gloaming.bots.advice.dark_venture_outlook import ALONE, NEVER, SCOUT, TOGETHER, Outlook, mean_land
from gloaming.bots.advice.dark_venture_prices import (
    AP_WORTH,
    COMPANY,
    NEW_ITEM,
    NEW_LAND,
    NEW_PLACE,
    POINT,
    equip_gain,
    fading,
    item_worth,
    rounds_left,
)
from gloaming.bots.advice.dark_venture_reach import Reach
from gloaming.bots.advice.dark_venture_texts import HEROIC, arrival_worth, cheapest, text_worth
from gloaming.bots.advice.dark_venture_wants import quest_worth
from gloaming.games.dark_venture.actions import (
    BARGAIN,
    BARGAINS,
    CLAIM,
    CONVOY,
    DROP,
    END,
    ENGAGE,
    ENGAGE_FOLLOWER,
    EQUIP,
    FOLLOW,
    FULFIL,
    GO_ON,
    HAND_IN,
    INVOKE,
    LOOT,
    MOVE,
    MOVE_FOLLOWER,
    MOVE_TOGETHER,
    OFFER,
    OFFER_TO,
    PICK_UP,
    PLACE,
    PLAY,
    PUT,
    RECALL,
    REVEAL,
    SEARCH,
    SEARCH_FOLLOWER,
    STOW,
    STOW_FOLLOWER,
    TRADE_QUESTS,
    UNEQUIP,
)
from gloaming.games.dark_venture.cast.people import controlled
from gloaming.games.dark_venture.content.vocabulary import FREE
from gloaming.games.dark_venture.land.ways import distance
from gloaming.games.dark_venture.names import (
    CHARACTERS,
    HERO_AP,
    IN_HAND,
    ITEMS,
    LOCATIONS,
    MOST_ITEMS,
    NOBODY,
    SIDE_DECK,
)
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.goods import holder_of
from gloaming.games.dark_venture.steps.meet import allies_of, attacks_all
from gloaming.games.dark_venture.steps.offers import offer_at
from gloaming.games.dark_venture.tales.deeds import card_of

AT_ONCE: Final = 10000  # before anything else
FIRST: Final = 1000  # what costs nothing
NO_USE: Final = -1000
SMALL_MAP: Final = 5  # locations, up to which more of them are worth more
LEAVING: Final = 12  # a follower that stays behind
SPARE_ROOM: Final = 2  # places among the things that are kept for better items
NEWS: Final = 6  # worth more than that makes an item good enough for one of them


@final
class Acts:
    """What the acts of one moment are worth to the player who is asked."""

    def __init__(self, state: State, seat: Int) -> None:
        self.state: State = state
        self.seat: Int = seat
        self.outlook: Outlook = Outlook(state, seat)
        self.alone: list[Int] = []
        self.scout: list[Int] = []
        self.both: list[Int] = []

    def worths(self, actions: list[Int]) -> list[Int]:
        """One worth for each action."""
        return [self.worth(action) for action in actions]

    def worth(self, action: Int) -> Int:
        """What an act is worth, in hundredths of a quest point; acts with a price of 1 AP compete."""
        if action in (END, GO_ON):
            return 0
        if CLAIM <= action < ENGAGE or HAND_IN <= action < FULFIL:
            return AT_ONCE
        if REVEAL <= action < CLAIM or UNEQUIP <= action < DROP:
            return NO_USE
        if action < PLACE:
            return self.stowing(action)
        if action < MOVE:
            return self.placing((action - PLACE) % LOCATIONS)
        if action < PLAY:
            return self.moving(action)
        if action < PUT:
            return self.playing(action - PLAY)
        if action < LOOT + 2 * ITEMS:
            return self.handling(action)
        return self.trading_quests() if action == TRADE_QUESTS else self.dealing(action)

    # --- map and moves

    def placing(self, card: Int) -> Int:
        """A location of the hand comes to the map: somewhere new to go."""
        wants = self.outlook.wants
        worth = NEW_LAND + wants.laid[card] + wants.far
        if len(self.state.land.placed) <= SMALL_MAP:
            worth += NEW_PLACE // 2
        return worth if rounds_left(self.state) > 0 or wants.laid[card] > 0 else worth // 4

    def moving(self, action: Int) -> Int:
        """A step along the best way."""
        there = (action - MOVE) % LOCATIONS
        outlook = self.outlook
        if action >= MOVE_TOGETHER:
            if len(self.both) == 0:
                self.both = outlook.routes(TOGETHER)
            return self.both[there]
        if action >= MOVE_FOLLOWER:
            if len(self.scout) == 0:
                self.scout = outlook.routes(SCOUT)
            return self.scout[there] + self.parting(there, outlook.hero.location)
        if len(self.alone) == 0:
            self.alone = outlook.routes(ALONE)
        if outlook.follower == NOBODY:
            return self.alone[there]
        return self.alone[there] + self.parting(there, self.state.someone(outlook.follower).location)

    def parting(self, there: Int, companion: Int) -> Int:
        """What it means that hero and follower stand so far apart."""
        if there == companion:
            return LEAVING // 2
        far = distance(self.state.land, there, companion)
        return self.outlook.wants.apart * min(far, 2) // 3 - LEAVING

    # --- characters

    def playing(self, number: Int) -> Int:
        """A character of the hand comes next to the hero and then to it."""
        return arrival_worth(self.outlook, number) - AP_WORTH // 2

    def engaging(self, action: Int) -> Int:
        """A combat of one's own choice; aggressive friends of the foe stand by it."""
        state = self.state
        target = (action - ENGAGE) % CHARACTERS
        foe = state.someone(target)
        foes = [foe]
        allies = allies_of(state, target, 0) if attacks_all(foe) else 0
        for other in state.cast:
            if allies >> other.number & 1 == 1:
                foes.append(other)
        band: Int = SCOUT if action >= ENGAGE_FOLLOWER else ALONE
        own = self.outlook.fighters(band)
        if band == ALONE and len(self.outlook.reach.party) > 1:
            own = self.outlook.reach.party
        return self.outlook.combat(own, foes) - (0 if self.outlook.wants.foe[target] > 0 else AP_WORTH)

    def winning(self, number: Int) -> Int:
        """A roll for a follower costs nothing."""
        hope = self.outlook.hope_to_win(number)
        return FIRST + hope if hope > 0 else NO_USE

    def recalling(self, number: Int) -> Int:
        """A former follower again."""
        if self.outlook.follower != NOBODY:
            return NO_USE
        return fading(self.state, COMPANY) + self.outlook.wants.ally[number] // 2

    # --- things

    def stowing(self, action: Int) -> Int:
        """From hand to the things of a character, where they can be used; some room is kept."""
        item = (action - STOW) % ITEMS
        outlook = self.outlook
        if action < STOW_FOLLOWER:
            full = len(outlook.hero.items) >= MOST_ITEMS - SPARE_ROOM
            worth = outlook.thing(item)
            return FIRST + worth if not full or worth > NEWS else NO_USE
        follower = self.state.someone(outlook.follower)
        own = item_worth(self.state, follower, item)
        better = own > outlook.thing(item) or len(outlook.hero.items) >= MOST_ITEMS
        return FIRST + own if better else NO_USE

    def handling(self, action: Int) -> Int:
        """Searching, equipping, dropping, taking."""
        outlook = self.outlook
        if action in (SEARCH, SEARCH_FOLLOWER):
            number = outlook.hero.number if action == SEARCH else outlook.follower
            return outlook.search_hope(number, self.state.someone(number).location)
        if EQUIP <= action < UNEQUIP:
            item = action - EQUIP
            holder = self.state.someone(holder_of(self.state, self.seat, item))
            return equip_gain(self.state, holder, item) + outlook.wants.worn[item]
        if action < PICK_UP:
            return self.dropping(action - DROP)
        if action < LOOT:
            return outlook.thing((action - PICK_UP) % ITEMS) + outlook.wants.pick
        return outlook.thing((action - LOOT) % ITEMS) + outlook.wants.loot

    def dropping(self, item: Int) -> Int:
        """Only to make room for something much better in hand."""
        hero = self.outlook.hero
        if len(hero.items) < MOST_ITEMS or item not in hero.items or item in hero.equipped:
            return NO_USE
        best: Int = 0
        for other in range(1, ITEMS):
            if self.state.item_at[other] == IN_HAND + self.seat:
                best = max(best, self.outlook.thing(other))
        return FIRST if best > self.outlook.held_thing(item) + AP_WORTH else NO_USE

    # --- quests, deals

    def trading_quests(self) -> Int:
        """Three side quests for a heroic one: if they promise little and there is time."""
        reach = Reach(self.state, self.seat)
        lost: Int = 0
        for quest in self.state.quests:
            if quest.seat == self.seat and quest.deck == SIDE_DECK:
                card = card_of(self.state, quest)
                lost += quest_worth(reach, quest, card, self.outlook.wants.ap_left)
        return fading(self.state, HEROIC + POINT) - lost - AP_WORTH

    def dealing(self, action: Int) -> Int:
        """With other characters, with texts."""
        if ENGAGE <= action < ENGAGE + 2 * CHARACTERS:
            return self.engaging(action)
        if FOLLOW <= action < RECALL:
            return self.winning(action - FOLLOW)
        if RECALL <= action < OFFER:
            return self.recalling(action - RECALL)
        if OFFER <= action < OFFER_TO:
            return self.offering(action - OFFER)
        if FULFIL <= action < INVOKE:
            return FIRST
        if INVOKE <= action < BARGAIN:
            return self.invoking(action - INVOKE)
        if action < BARGAINS:
            return self.bargaining(action - BARGAIN)
        if action < CONVOY:
            return self.marketing()
        return self.leading(action - CONVOY)

    def offering(self, item: Int) -> Int:
        """A trade that a quest asks for: with the own follower, or a gift for another hero."""
        outlook = self.outlook
        worth = outlook.wants.trade - outlook.held_thing(item) // 4
        for other in self.state.cast:
            near = other.location == outlook.hero.location and other.seat >= 0 and other.seat != self.seat
            if near and self.state.players[other.seat].hero == other.number:
                worth = max(worth, outlook.wants.gift[item])
        return worth if outlook.wants.trade + outlook.wants.gift[item] > 0 else NO_USE

    def invoking(self, number: Int) -> Int:
        """An ability is announced or an item used."""
        ability = self.state.content.abilities[number]
        me = self.outlook.hero.number
        for own in controlled(self.state, self.seat):
            if own == ability.character or ability.item in self.state.someone(own).items:
                me = own
        worth = text_worth(self.outlook, ability.effect, me)
        if ability.trigger == FREE:
            return FIRST + worth if worth > 0 else NO_USE
        used = self.state.content.items[ability.item].consumed if ability.item > 0 else False
        return worth - (self.outlook.held_thing(ability.item) * 3 // 4 if used else 0)

    def bargaining(self, place: Int) -> Int:
        """What somebody here offers, less the item for it."""
        effect = self.state.content.effects[offer_at(self.state, self.seat, place)]
        worth = text_worth(self.outlook, effect.parts[0], self.outlook.hero.number)
        return worth - cheapest(self.outlook, effect)

    def marketing(self) -> Int:
        """An unknown item for the least of the own ones."""
        least: Int = NEW_ITEM
        for item in self.outlook.hero.items:
            least = min(least, self.outlook.held_thing(item))
        return NEW_ITEM + self.outlook.mean_item - least

    def leading(self, there: Int) -> Int:
        """All who want to come move for 1 AP: just behind going alone, so that nobody waits."""
        if len(self.both) == 0:
            self.both = self.outlook.routes(TOGETHER)
        return self.both[there] - 1 if self.both[there] > NEVER else NO_USE


def side_rate(state: State, seat: Int) -> Int:
    """How much an average new side quest is worth at this time of the day."""
    left = HERO_AP * (rounds_left(state) + 1)
    return 2 * POINT * left // (left + 8)


def best_land(outlook: Outlook) -> Int:
    """What a further location card is worth: the more so if none is in hand."""
    in_hand: Int = 0
    for location in range(LOCATIONS):
        if outlook.state.location_at[location] == IN_HAND + outlook.seat:
            in_hand += 1
    worth = NEW_LAND + NEW_PLACE // 2 + mean_land(outlook.reach, outlook.wants) + outlook.wants.far
    return worth // (1 + in_hand * in_hand)
