"""The table in plain lines, 80 columns, for terminals and readers.  From views and printed cards only."""

from __future__ import annotations

from gloaming.core.state import OVER
from gloaming.core.words import listed, wrapped
from gloaming.games.dark_venture import ending
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.goals import describe_goal
from gloaming.games.dark_venture.names import ATTRIBUTE_NAMES, HEROIC_DECK, SIDE_NAMES
from gloaming.games.dark_venture.offers import quest_title
from gloaming.games.dark_venture.view import CharacterView, FightView, PlaceView, PlayerView, QuestView, View
from gloaming.games.dark_venture.words import (
    CONDITION_WORDS,
    DECK_WORDS,
    MODE_WORDS,
    PHASE_WORDS,
    card,
    counted,
    first_up,
    item,
    mark,
    people,
    person,
    place,
)


def show(content: Content, view: View) -> list[str]:
    """When, the map, combats, then each player, the reader first; last the decks."""
    lines = ["The game is over.", ending.sentence(view)] if view.seat == OVER else [when(view)]
    lines += ["", "Map:"]
    for spot in view.places:
        lines += wrapped(of_place(content, view, spot), 4, 2)
    for fight in view.fights:
        lines += wrapped(of_fight(content, fight), 2)
    for player in players_from(view):
        lines += ["", *of_player(content, view, player)]
    decks = [f"{deck.cards} {DECK_WORDS[number]}" for number, deck in enumerate(view.decks)]
    return [*lines, "", *wrapped(f"In the decks: {', '.join(decks)}.", 2)]


def when(view: View) -> str:
    """Mode, round, phase, whose turn it is."""
    if view.round == 0:
        return f"{MODE_WORDS[view.mode]}: before the first round."
    whose = f" Turn of {mark(view.active)}: {PHASE_WORDS[view.phase]}." if view.active >= 0 else ""
    return f"{MODE_WORDS[view.mode]}, round {view.round} of {view.last_round}.{whose}"


# --- the map


def of_place(content: Content, view: View, spot: PlaceView) -> str:
    """A location: where it lies, where it leads, who and what is there."""
    ways = listed([place(content, other) for other in spot.connected])
    parts = [f"{place(content, spot.number)} ({position(spot)})"]
    parts.append(f"leads to {ways}" if ways else "leads nowhere yet")
    if spot.open_sides:
        parts.append(f"entrances {listed([SIDE_NAMES[side] for side in spot.open_sides])}")
    if spot.searched:
        parts.append("searched")
    there = [one for one in view.cast if one.location == spot.number]
    if there:
        parts.append(listed([of_bystander(content, one) for one in there]))
    if spot.items:
        parts.append(f"on the ground {listed([item(content, thing) for thing in spot.items])}")
    return f"{'; '.join(parts)}."


def position(spot: PlaceView) -> str:
    """'2 north, 1 east' of the crossroads."""
    if spot.row == spot.column == 0:
        return "the middle"
    rows = f"{abs(spot.row)} {'south' if spot.row > 0 else 'north'}" if spot.row else ""
    columns = f"{abs(spot.column)} {'east' if spot.column > 0 else 'west'}" if spot.column else ""
    return ", ".join(part for part in (rows, columns) if part)


def of_bystander(content: Content, one: CharacterView) -> str:
    """'the Ashwolf (6 of 6 HP, aggressive)'."""
    marks = [f"{one.health} of {one.most_health} HP"]
    marks += [CONDITION_WORDS[one.condition]] if one.condition else []
    marks += ["aggressive"] if one.aggressive else []
    return f"{person(content, one.number)} ({', '.join(marks)})"


def of_fight(content: Content, fight: FightView) -> str:
    """A combat: its round and who is still in it, in battle order."""
    still = [number for number, out in zip(fight.order, fight.out, strict=True) if not out]
    return (
        f"Combat at {place(content, fight.location)}, round {fight.round}, in battle order: "
        f"{people(content, still)}."
    )


# --- players


def players_from(view: View) -> list[PlayerView]:
    """The reader first, then the others by seat."""
    first = max(view.me, 0)
    return [view.players[(first + step) % len(view.players)] for step in range(len(view.players))]


def of_player(content: Content, view: View, player: PlayerView) -> list[str]:
    """Points, hero, follower, hand, quests."""
    name = "You" if player.seat == view.me else mark(player.seat)
    lines = wrapped(f"{name}: {counted(player.qp, 'quest point')}, {hand(content, player)}.", 2)
    for number in (player.hero, player.follower):
        one = view.someone(number)
        if one is not None:
            lines += wrapped(of_own(content, one), 4, 2)
    for quest in view.quests:
        if quest.seat == player.seat:
            lines += wrapped(of_quest(content, quest), 4, 2)
    return lines


def hand(content: Content, player: PlayerView) -> str:
    """'3 cards in hand: the Iron Pot and 2 more'."""
    total = sum(player.held)
    known = [card(content, one.deck, one.number) for one in player.hand]
    hidden = [
        counted(number - sum(one.deck == deck for one in player.hand), f"{DECK_WORDS[deck]} card")
        for deck, number in enumerate(player.held)
        if number > sum(one.deck == deck for one in player.hand)
    ]
    return f"{counted(total, 'card')} in hand" + (f": {listed([*known, *hidden])}" if total else "")


def of_own(content: Content, one: CharacterView) -> str:
    """A hero or a follower: where, health, AP, numbers, things."""
    names = (*ATTRIBUTE_NAMES, "attack", "armor")
    numbers = ", ".join(f"{name} {value}" for name, value in zip(names, one.numbers, strict=True))
    held = [item(content, thing) + (" (equipped)" * (thing in one.equipped)) for thing in one.items]
    things = f"; holds {listed(held)}" if held else ""
    state = f", {CONDITION_WORDS[one.condition]}" if one.condition else ""
    return (
        f"{first_up(person(content, one.number))} at {place(content, one.location)}: {one.health} of "
        f"{one.most_health} HP{state}, {one.ap} AP; {numbers}{things}."
    )


def of_quest(content: Content, quest: QuestView) -> str:
    """A quest and what it asks for, if the reader knows it."""
    title = first_up(quest_title(content, quest.deck, quest.number))
    if quest.number == 0:
        return f"{title}."
    printed = (content.heroic if quest.deck == HEROIC_DECK else content.side)[quest.number]
    state = "; complete" if quest.complete else ""
    secret = "" if quest.revealed else "; not revealed"
    return f"{title}: {describe_goal(content, printed.condition)} ({printed.qp} QP){state}{secret}."
