"""One refused action in one position: who would act, and what it names.  From views and printed cards."""

from __future__ import annotations

from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import HEROIC_DECK, LOCATIONS, SIDE_DECK
from gloaming.games.dark_venture.phrases import first_of, phrase_of
from gloaming.games.dark_venture.view import CharacterView, QuestView, View
from gloaming.games.dark_venture.words import first_up, heroic, item, person, place, side_quest

OF_ALLY = (
    a.STOW_FOLLOWER, a.PLACE_FOLLOWER, a.MOVE_FOLLOWER, a.SEARCH_FOLLOWER, a.PICK_UP_FOLLOWER,
    a.LOOT_FOLLOWER, a.ENGAGE_FOLLOWER, a.MARKET_FOLLOWER,
)  # fmt: skip


class Missing:
    """One refused action in one position: who would act, what it names."""

    def __init__(self, content: Content, view: View, action: int) -> None:
        self.content, self.view, self.action = content, view, action
        self.first = first_of(action)
        self.number = action - self.first
        self.player = view.players[view.me]

    @property
    def actor(self) -> CharacterView | None:
        """Who would pay: the follower where the action is the follower's, else the hero."""
        ally = self.first in OF_ALLY
        return self.view.someone(self.player.follower if ally else self.player.hero)

    @property
    def who(self) -> str:
        """Its name; where an item is meant that somebody holds, the holder's."""
        holder = self.holder
        one = holder if holder is not None and phrase_of(self.action).touch == "item" else self.actor
        return first_up(person(self.content, one.number)) if one is not None else "Your follower"

    @property
    def hero(self) -> str:
        """The hero."""
        return person(self.content, self.player.hero)

    @property
    def ap(self) -> int:
        """The AP of who would pay."""
        return self.actor.ap if self.actor is not None else 0

    @property
    def here(self) -> str:
        """Where who would pay stands."""
        return place(self.content, self.actor.location) if self.actor is not None else "the map"

    @property
    def place(self) -> str:
        """The location that the action names."""
        return place(self.content, self.number % LOCATIONS)

    @property
    def item(self) -> str:
        """The item that the action names."""
        return first_up(item(self.content, self.number))

    @property
    def thing(self) -> str:
        """The same within a sentence."""
        return item(self.content, self.number)

    @property
    def person(self) -> str:
        """The character that the action names."""
        return first_up(person(self.content, self.number))

    @property
    def person_asked(self) -> str:
        """The character that the question is about."""
        return first_up(person(self.content, self.view.asked.facts.get("number", 0)))

    @property
    def holder(self) -> CharacterView | None:
        """Who of the player's holds the item that is named."""
        own = (self.player.hero, self.player.follower)
        return next((one for one in self.view.cast if one.number in own and self.number in one.items), None)

    @property
    def bearer(self) -> str:
        """The holder's name."""
        one = self.holder or self.actor
        return first_up(person(self.content, one.number)) if one is not None else "Nobody of yours"

    @property
    def quest(self) -> str:
        """The quest that the action names."""
        deck = phrase_of(self.action).touch
        return (heroic if deck == "heroic" else side_quest)(self.content, self.number)

    @property
    def own_quest(self) -> QuestView | None:
        """That quest, if the player holds it."""
        deck = HEROIC_DECK if phrase_of(self.action).touch == "heroic" else SIDE_DECK
        mine = [quest for quest in self.view.quests if quest.seat == self.view.me and quest.deck == deck]
        return next((quest for quest in mine if quest.number == self.number), None)
