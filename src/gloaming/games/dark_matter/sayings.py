"""The story: what a saying, or an event of chance, changed, in sentences.  From the views around it only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloaming.core.state import CHANCE, OVER
from gloaming.core.words import listed
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter import ending
from gloaming.games.dark_matter.names import COLORS, FLIPPED, SPUN
from gloaming.games.dark_matter.view import View
from gloaming.games.dark_matter.words import (
    COLOR_WORDS,
    card_at,
    counted,
    goal_text,
    icons,
    is_attack,
    mark,
    planet,
    source_icons,
    told_card,
)


def say(before: View, actions: Sequence[int], after: View) -> list[str]:
    """The sentences of one saying, for the seat whose views these are."""
    told = chance(before, actions[0], after) if before.seat == CHANCE else player(before, actions, after)
    return [*told, *passing(before, after)]


# --- chance


def chance(before: View, action: int, after: View) -> list[str]:
    """One event of chance."""
    return [EVENTS[before.asked.step](before, action, after)]


def deal(before: View, action: int, after: View) -> str:
    """A Matter Card; its name only for who may know it.  DM-CARD-03"""
    facts = before.asked.facts
    card = after.players[facts["player"]].cards[facts["color"]]
    name = f": {card.name}" if card.name else f", its back {card.back}"
    return f"A {COLOR_WORDS[facts['color']]} card is dealt to {mark(facts['player'])}{name}."


def charter(before: View, action: int, after: View) -> str:
    """A Civilization Card, open to all."""
    seat = before.asked.facts["player"]
    card = after.players[seat].charter
    return f"{mark(seat)} is dealt {card.name if card else 'a Civilization Card'}."


EVENTS: dict[str, Callable[[View, int, View], str]] = {
    "DealCard": deal,
    "DealCharter": charter,
    "TopOfDeck": lambda b, n, v: (
        f"{planet(v, n - a.LAST).name} lies on top of the deck: the last to be drawn."
    ),
    "DrawPlanet": lambda b, n, v: f"{planet(v, n - a.DRAW).name} comes to the market.",
    "FirstPlayer": lambda b, n, v: f"{mark(n - a.LEAD)} goes first.",
}


# --- a player


def player(before: View, actions: Sequence[int], after: View) -> list[str]:
    """What the player did, then how cards moved."""
    told = Telling(before, after)
    for action in actions:
        told.add(action)
    return told.sentences()


class Telling:
    """The sentences of one saying, gathered action by action."""

    def __init__(self, before: View, after: View) -> None:
        self.before = before
        self.after = after
        self.who = mark(before.seat)
        self.goal = before.deed.goal
        self.sources = list(before.deed.sources)
        self.told: list[str] = []

    def sentences(self) -> list[str]:
        """All that was told."""
        return [*self.told, *self.gains(), *self.moved()]

    def add(self, action: int) -> None:
        """One more action of the saying."""
        if action in PLAIN:
            self.told += [f"{self.who} {words}." for words in PLAIN[action](self)]
        elif a.TERRAFORM <= action <= a.RECRUIT:
            self.goal = action
        elif a.USE_CARD <= action < a.MANEUVER:
            self.use(action)
        elif a.MANEUVER <= action < a.TARGET:
            place = COLORS * self.before.seat + action - a.MANEUVER
            self.told.append(f"{self.who} pays one gem and Spins {self.turned(place, SPUN)}.")
        elif action < a.REFRESH:
            self.told.append(self.influence(action - a.TARGET))
        elif action < a.DEPOSIT:
            self.told.append(f"{self.who} turns a Diplomacy Card of {mark(action - a.REFRESH)} back.")
        else:
            self.told.append(self.deposit(action - a.DEPOSIT))

    def use(self, source: int) -> None:
        """A source; alone it is a saying of its own."""
        self.sources.append(source)
        if self.goal < 0:
            self.told.append(f"{self.who} uses {self.source(source)}.")

    def source(self, source: int) -> str:
        """'@1's Antimatter card (Dark Matter and Resource)', with what it takes."""
        if a.is_card(source):
            shows = self.shown(source) or source_icons(self.before, source)
            return f"{told_card(self.before, source - a.USE_CARD)} ({icons(shows)})"
        shows = source_icons(self.before, source)
        world = planet(self.before, source - a.USE_PLANET)
        if is_attack(self.before, source):
            return f"{world.name} ({icons(shows)}), attacked with {counted(world.side.defense, 'soldier')}"
        return f"{world.name} ({icons(shows)})"

    def shown(self, source: int) -> tuple[str, ...]:
        """What an own card showed when it was used: the zone lies elsewhere now.  () for others' cards.

        A position is the number of the zone that is Upper Face, so the old one tells where that zone went."""
        card = card_at(self.after, source - a.USE_CARD)
        if card.seat != self.before.active or card.uf is None or card.lf is None:
            return ()
        places = (card.uf, card.lf, card.ub, card.lb)
        old = card_at(self.before, source - a.USE_CARD)
        return places[old.position ^ card.position].icons

    def confirm(self) -> list[str]:
        """The action as a whole: its goal, its sources, its price."""
        gems = sum(a.is_card(source) for source in self.sources)
        used = listed([self.source(source) for source in self.sources])
        price = f", for {counted(gems, 'gem')}" if gems else ""
        verb, _, rest = goal_text(self.before, self.goal).partition(" ")
        return [f"{verb}s {rest} with {used}{price}"]

    def soldiers(self) -> int:
        """How many soldiers came."""
        seat = self.before.seat
        return self.after.players[seat].soldiers - self.before.players[seat].soldiers

    def influence(self, place: int) -> str:
        """Politics or Hero."""
        politics = bool(self.before.asked.facts["politics"])
        verb, icon = ("Flips", "Politics") if politics else ("Spins", "Hero")
        card = self.turned(place, FLIPPED if politics else SPUN)
        return f"{self.who} uses {icon} and {verb} {card}."

    def turned(self, place: int, turn: int) -> str:
        """'@1's Antimatter card, whose Back now shows Sophia'; only its name if it has moved on since."""
        old, new = card_at(self.before, place), card_at(self.after, place)
        name = told_card(self.before, place)
        if new.position != old.position ^ turn:
            return name
        return f"{name}, whose Back now shows {icons(new.ub.icons)}"

    def deposit(self, soldiers: int) -> str:
        """The black hole: the amount is public now.  DM-R73"""
        if soldiers == 0:
            return f"{self.who} sends nobody into the black hole."
        return f"{self.who} sends {counted(soldiers, 'soldier')} into the black hole."

    def gains(self) -> list[str]:
        """Gems that an action brought."""
        if self.after.active != self.before.active or self.after.round != self.before.round or self.ended():
            return []
        old, new = self.before.players[self.before.seat], self.after.players[self.before.seat]
        paid = sum(a.is_card(source) for source in self.sources[len(self.before.deed.sources) :])
        aside, held = new.aside - old.aside, new.gems - old.gems + paid
        told = [f"{self.who} sets {counted(aside, 'gem')} aside."] if aside > 0 else []
        return [*told, f"{self.who} earns {counted(held, 'gem')}."] if held > 0 and self.sources else told

    def ended(self) -> bool:
        """Did the saying end the Action phase?"""
        return bool(self.told) and self.told[0].endswith("ends the Action phase.")

    def moved(self) -> list[str]:
        """The cards that were used move, once the action is over."""
        if self.after.deed.sources or not any(a.is_card(source) for source in self.sources):
            return []
        places = [source - a.USE_CARD for source in self.sources if a.is_card(source)]
        told = [self.after_use(place) for place in places]
        return [f"{'; '.join(told)}."]

    def after_use(self, place: int) -> str:
        """'@1's Antimatter card is Spun: its Back now shows Sophia.'  DM-ACT-14, 15"""
        own = place // COLORS == self.before.seat
        shows = icons(card_at(self.after, place).ub.icons)
        verb = "Flipped" if own else "Spun"
        return f"{told_card(self.before, place)} is {verb}: its Back now shows {shows}"


PLAIN: dict[int, Callable[[Telling], list[str]]] = {
    a.END: lambda telling: ["ends the Action phase"],
    a.CONFIRM: Telling.confirm,
    a.DECLINE: lambda telling: ["leaves the icon unused"],
    a.TAKE: lambda telling: [f"takes {counted(telling.soldiers(), 'soldier')}"],
    a.REFUSE: lambda telling: ["refuses the soldiers"],
}


# --- what happens by itself


def passing(before: View, after: View) -> list[str]:
    """A new round, a new turn, the end."""
    told = []
    if after.seat == OVER:
        return ["The game is over.", ending.sentence(after)]
    if after.round != before.round:
        told.append(f"Round {after.round} begins; {mark(after.first)} goes first.")
    if after.round != before.round or after.active != before.active:
        told.append(f"{mark(after.active)} takes {counted(after.round, 'gem')} for round {after.round}.")
    return told
