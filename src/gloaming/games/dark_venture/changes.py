"""What happened by itself, told from two views: texts read, who moved, was hurt, fell, came; points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gloaming.core.words import listed
from gloaming.games.dark_venture import sunlight
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.describe import describe_standing
from gloaming.games.dark_venture.names import ATTRIBUTE_NAMES, CONSCIOUS, DEAD, HEROIC_DECK, SIDE_DECK
from gloaming.games.dark_venture.offers import quest_title
from gloaming.games.dark_venture.rolls import standings
from gloaming.games.dark_venture.sources import action_entry
from gloaming.games.dark_venture.view import CharacterView, FightView, PlaceView, QuestView, View
from gloaming.games.dark_venture.words import first_up, item, listed_items, mark, person, place

STATS = (*ATTRIBUTE_NAMES, "attack", "armor")
Said = tuple[str, int]


class Change:
    """What differs between two views; `told` names what has been said already: ("item", 7)."""

    def __init__(self, content: Content, before: View, after: View, told: Iterable[Said] = ()) -> None:
        self.content, self.before, self.after = content, before, after
        self.told = set(told)

    def note_chance(self) -> None:
        """What an event of chance tells itself."""
        facts = self.before.asked.facts
        if self.before.asked.step == "RollDamage":
            self.told.add(("struck", facts["foe"]))
        if self.before.asked.step == "RollWaking":
            self.told.add(("awake", self.before.players[facts["player"]].hero))
        if self.before.asked.step == "RollSearch":
            self.told |= {("searched", spot.number) for spot in self.after.places}

    def sentences(self) -> list[str]:
        """All that the table would speak of, in the order in which it mostly happens."""
        told = [
            *self.of_land(),
            *self.of_cast(),
            *self.of_entries(),
            *self.of_items(),
            *self.of_fights(),
            *self.of_quests(),
            *sunlight.of_turns(self.content, self.before, self.after),
        ]
        return [ended(first_up(text)) for text in told]

    def is_told(self, kind: str, number: int) -> bool:
        """Has this been said already?"""
        return (kind, number) in self.told

    # --- places and their texts

    def of_land(self) -> Iterator[str]:
        """Locations that were placed, with the story of the guide; what changed about the others."""
        old = {spot.number: spot for spot in self.before.places}
        for spot in self.after.places:
            if spot.number in old:
                yield from self.of_spot(old[spot.number], spot)
            else:
                yield from self.of_new_spot(spot)

    def of_new_spot(self, spot: PlaceView) -> Iterator[str]:
        """The story of the guide, and what holds there."""
        name = place(self.content, spot.number)
        if not self.is_told("place", spot.number):
            yield f"{name} lies on the map now"
        story = self.content.guides[self.after.book][spot.guide].text
        if story:
            yield f"the guide on {name}: “{story}”"
        rules = [describe_standing(rule) for rule in standings(self.content, self.after, spot.number)]
        if rules:
            yield f"{name}: {'; '.join(rules)}"

    def of_spot(self, old: PlaceView, now: PlaceView) -> Iterator[str]:
        """What changed about a location."""
        name = place(self.content, now.number)
        if now.searched != old.searched and not self.is_told("searched", now.number):
            yield f"{name} {'counts as searched' if now.searched else 'may be searched again'}"
        if now.open_sides != old.open_sides and not self.is_told("gate", now.number):
            yield f"the entrances of {name} have changed"
        for mark_there in now.marks:
            if mark_there not in old.marks:
                yield f"the {self.content.marks[mark_there]} is at {name}"
        for effect in now.added:
            if effect not in old.added:
                yield f"{name}, from now on: {describe_standing(self.content.effects[effect].standing)}"

    def of_entries(self) -> Iterator[str]:
        """Action entries that were met: the story is read once for all who met it."""
        readers: dict[int, list[str]] = {}
        for was, now in zip(self.before.players, self.after.players, strict=True):
            for location in now.met:
                if location not in was.met:
                    readers.setdefault(location, []).append(mark(now.seat))
        for location, who in readers.items():
            story = action_entry(self.content, self.after.book, location).text
            read = "reads" if len(who) == 1 else "read"
            yield f"At {place(self.content, location)} {listed(who)} {read}: “{story}”"

    # --- characters

    def of_cast(self) -> Iterator[str]:
        """Characters that came, went, or changed."""
        for now in self.after.cast:
            old = self.before.someone(now.number)
            if old is not None:
                yield from self.of_character(old, now)
            elif not self.is_told("came", now.number):
                yield f"new at {place(self.content, now.location)}: {person(self.content, now.number)}"
        for gone in self.before.cast:
            if self.after.someone(gone.number) is None and not self.is_told("gone", gone.number):
                yield f"{person(self.content, gone.number)} {self.farewell(gone)}"

    def farewell(self, gone: CharacterView) -> str:
        """How somebody has left the map."""
        if gone.condition == CONSCIOUS and self.before.fights:
            return "is dead, and had nothing to loot"
        return "leaves the map"

    def of_character(self, old: CharacterView, now: CharacterView) -> Iterator[str]:
        """Where one is now, its health, its state, whom it follows."""
        name = person(self.content, now.number)
        if now.location != old.location and not self.is_told("at", now.number):
            yield f"{name} is at {place(self.content, now.location)} now"
        yield from self.of_health(name, old, now)
        if now.condition != old.condition and not self.is_told("awake", now.number):
            yield f"{name} {condition(now.condition)}"
        if now.aggressive != old.aggressive and now.condition == old.condition:
            yield f"{name} is {'aggressive now' if now.aggressive else 'no longer aggressive'}"
        if now.seat != old.seat:
            yield f"{name} follows {mark(now.seat)} now" if now.seat >= 0 else f"{name} follows nobody now"
        if now.ap > old.ap and self.before.round == self.after.round:
            yield f"{name} has {now.ap} AP now"
        yield from self.of_numbers(name, old, now)

    def of_health(self, name: str, old: CharacterView, now: CharacterView) -> Iterator[str]:
        """HP lost or regained; what the new round gives to all is told with the round."""
        if sunlight.recovered(self.before, self.after, old, now):
            return
        if now.health < old.health and (now.health > 0 or not self.is_told("struck", now.number)):
            blow = self.is_told("struck", now.number) and now.health > 0
            if not blow:
                yield f"{name} loses {old.health - now.health} HP, {left(now)}"
        if now.health > old.health:
            yield f"{name} regains {now.health - old.health} HP, {left(now)}"

    def of_numbers(self, name: str, old: CharacterView, now: CharacterView) -> Iterator[str]:
        """Attributes and bonuses that a text has changed; those of items go with the items."""
        if old.equipped != now.equipped or old.location != now.location or old.seat != now.seat:
            return
        changed = [
            f"{stat} {value}"
            for stat, was, value in zip(STATS, old.numbers, now.numbers, strict=True)
            if was != value
        ]
        if changed and old.items == now.items:
            yield f"{name} has {listed(changed)} now"

    # --- items

    def of_items(self) -> Iterator[str]:
        """Items that changed hands, were laid down or taken off."""
        old, now = where_items_are(self.before), where_items_are(self.after)
        for thing in sorted({*old, *now}):
            if old.get(thing) != now.get(thing) and not self.is_told("item", thing):
                yield from self.of_item(thing, old.get(thing), now.get(thing))
        for one in self.after.cast:
            was = self.before.someone(one.number)
            off = [thing for thing in was.equipped if self.came_off(thing, one)] if was is not None else []
            if off:
                yield f"{person(self.content, one.number)} takes {listed_items(self.content, off)} off"

    def came_off(self, thing: int, one: CharacterView) -> bool:
        """Is it still there, but no longer equipped, and has nobody said so?"""
        return thing in one.items and thing not in one.equipped and not self.is_told("worn", thing)

    def of_item(self, thing: int, old: tuple[str, int] | None, now: tuple[str, int] | None) -> Iterator[str]:
        """From whom, to whom; what a new character brings along is not told."""
        name = item(self.content, thing)
        if now is None:
            if old is not None and old[0] == "with" and self.after.someone(old[1]) is not None:
                yield f"{person(self.content, old[1])} loses {name}"
        elif now[0] == "on":
            yield f"{name} lies at {place(self.content, now[1])}"
        elif self.before.someone(now[1]) is not None:
            source = f" of {person(self.content, old[1])}" if old is not None and old[0] == "with" else ""
            yield f"{person(self.content, now[1])} has {name}{source} now"

    # --- combats

    def of_fights(self) -> Iterator[str]:
        """A combat that begins or ends."""
        if len(self.after.fights) > len(self.before.fights):
            yield self.opening(self.after.fights[-1])
        if len(self.after.fights) < len(self.before.fights):
            yield f"the combat at {place(self.content, self.before.fights[-1].location)} is over"

    def opening(self, fight: FightView) -> str:
        """Who fights whom."""
        sides: tuple[list[str], list[str]] = ([], [])
        for number, side in zip(fight.order, fight.side, strict=True):
            sides[side].append(person(self.content, number))
        return (
            f"combat at {place(self.content, fight.location)}: {listed(sides[0])} against {listed(sides[1])}"
        )

    # --- quests

    def of_quests(self) -> Iterator[str]:
        """Quests that came, were completed or scored; quest points."""
        old = {(quest.seat, quest.deck, quest.number): quest for quest in self.before.quests}
        for quest in self.after.quests:
            known = old.get((quest.seat, quest.deck, quest.number))
            title = quest_title(self.content, quest.deck, quest.number)
            fresh = known is None and quest.deck == HEROIC_DECK and not self.is_told("quest", quest.number)
            if fresh and quest.number:
                yield f"{mark(quest.seat)} has the heroic quest {title}"
            if quest.number and quest.complete and (known is None or not known.complete):
                yield f"{title} of {mark(quest.seat)} is complete"
        for was, now in zip(self.before.players, self.after.players, strict=True):
            if now.qp != was.qp:
                yield self.points(now.seat, now.qp - was.qp, now.qp)

    def points(self, seat: int, change: int, total: int) -> str:
        """'@0 scores “Pelt and Claw”: 2 QP more, 5 in all'."""
        titles = self.scored(seat)
        what = f" for {listed(titles)}" if titles and change > 0 else ""
        verb = "gains" if change > 0 else "loses"
        return f"{mark(seat)} {verb} {abs(change)} QP{what} and has {total}"

    def scored(self, seat: int) -> list[str]:
        """The quests of a seat that are gone, where it is plain which they are."""
        kept = {(quest.seat, quest.deck, quest.number) for quest in self.after.quests}
        gone = [quest for quest in self.before.quests if quest.seat == seat]
        known = [
            quest_title(self.content, quest.deck, quest.number)
            for quest in gone
            if quest.number and (seat, quest.deck, quest.number) not in kept and not self.is_scored(quest)
        ]
        return [*known, *self.uncovered(seat)]

    def is_scored(self, quest: QuestView) -> bool:
        """Has it been said already why this quest is gone?"""
        return self.is_told("heroic" if quest.deck == HEROIC_DECK else "side", quest.number)

    def uncovered(self, seat: int) -> list[str]:
        """Secret side quests that lie open on the discard pile now, where only one seat has scored."""
        gainers = [
            now.seat
            for was, now in zip(self.before.players, self.after.players, strict=True)
            if now.qp > was.qp
        ]
        if gainers != [seat]:
            return []
        was, now = (view.decks[SIDE_DECK].discarded for view in (self.before, self.after))
        known = {quest.number for quest in self.before.quests if quest.deck == SIDE_DECK}
        fresh = [number for number in now if number not in was and number not in known]
        return [
            quest_title(self.content, SIDE_DECK, number)
            for number in fresh
            if not self.is_told("side", number)
        ]


def ended(text: str) -> str:
    """With a full stop, where a story in quotes has not brought its own."""
    return text if text.endswith((".”", "!”", "?”", "…”")) else f"{text}."


def left(one: CharacterView) -> str:
    """'19 of 30 left'."""
    return f"{one.health} of {one.most_health} left"


def condition(state: int) -> str:
    """What became of somebody."""
    if state == CONSCIOUS:
        return "is conscious again"
    return "is dead" if state == DEAD else "falls unconscious"


def where_items_are(view: View) -> dict[int, tuple[str, int]]:
    """Items on the map: with whom, or on which location."""
    held = {thing: ("with", one.number) for one in view.cast for thing in one.items}
    return held | {thing: ("on", spot.number) for spot in view.places for thing in spot.items}
