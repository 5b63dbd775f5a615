"""The table in plain lines, 80 columns, for terminals and readers.  From views and printed cards only.

Paragraphs are parted by blank lines, so that whoever has read one need not read it again.
"""

from __future__ import annotations

from gloaming.core.state import OVER
from gloaming.core.words import listed, wrapped
from gloaming.games.dark_venture import ending, grid
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.describe import describe_standing
from gloaming.games.dark_venture.content.goals import describe_goal
from gloaming.games.dark_venture.content.nouns import PLACE_NOUNS
from gloaming.games.dark_venture.faces import face, of_item
from gloaming.games.dark_venture.names import (
    ATTRIBUTE_NAMES,
    HEROIC_DECK,
    MERIDIAN,
    SIDE_NAMES,
    TERRAIN_NAMES,
)
from gloaming.games.dark_venture.offers import quest_title
from gloaming.games.dark_venture.rolls import standings
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
    listed_items,
    mark,
    person,
    place,
)

LEGEND = "(you), heroes by name, ! aggressive, + others, x fallen; ? is where an open road leads."


def show(content: Content, view: View) -> list[str]:
    """When, the map, combats, then each player, the reader first."""
    first = ["The game is over.", ending.sentence(view)] if view.seat == OVER else when(view)
    parts = [first, *of_map(content, view)]
    parts += [of_fight(content, view, fight) for fight in view.fights]
    for player in players_from(view):
        parts += of_player(content, view, player)
    lines: list[str] = []
    for part in parts:
        lines += ["", *part] if lines and part else part
    return lines


def when(view: View) -> list[str]:
    """Mode, round, phase, whose turn it is."""
    if view.round == 0:
        return [f"{MODE_WORDS[view.mode]}: before the first round."]
    whose = f" Turn of {mark(view.active)}: {PHASE_WORDS[view.phase]}." if view.active >= 0 else ""
    noon = f" Meridian is round {MERIDIAN}." if view.round < MERIDIAN < view.last_round else ""
    return wrapped(f"{MODE_WORDS[view.mode]}, round {view.round} of {view.last_round}.{noon}{whose}", 2)


# --- the map


def of_map(content: Content, view: View) -> list[list[str]]:
    """The grid, then every location in words."""
    if not view.places:
        return []
    lines = grid.draw(content, view)
    names = grid.cell_names(view)
    spots = sorted(view.places, key=lambda spot: (spot.row, spot.column))
    words = [line for spot in spots for line in wrapped(of_place(content, view, spot, names), 6, 2)]
    return [[*lines, *wrapped(f"Map, north above: {LEGEND}", 2)] if lines else [], words]


def of_place(content: Content, view: View, spot: PlaceView, names: dict[int, str]) -> str:
    """A location: where it leads, what holds there, who and what is there."""
    land = PLACE_NOUNS[TERRAIN_NAMES[content.locations[spot.number].terrain]].one
    title = place(content, spot.number)
    parts = [title if land == title.lower() else f"{title}, {land}"]
    ways = listed(sorted(names[other] for other in spot.connected))
    roads = listed([SIDE_NAMES[side] for side in spot.open_sides])
    parts.append(f"roads {roads or 'nowhere'}{f', to {ways}' if ways else ''}")
    parts += ["searched"] if spot.searched else []
    parts += [describe_standing(rule) for rule in standings(content, view, spot.number)]
    parts += [f"the {content.marks[number]}" for number in spot.marks]
    there = [of_bystander(content, view, one) for one in view.cast if one.location == spot.number]
    if there:
        parts.append(f"here {listed(there)}")
    if spot.items:
        parts.append(f"on the ground {listed_items(content, spot.items)}")
    return f"{names[spot.number]:<3} {'; '.join(parts)}."


def of_bystander(content: Content, view: View, one: CharacterView) -> str:
    """'the Ashwolf (6 of 6 HP, aggressive)'; the health of own ones and of fighters stands elsewhere."""
    fighting = any(one.number in fight.order for fight in view.fights)
    if (one.seat >= 0 or fighting) and not one.condition:
        return person(content, one.number)
    marks = [f"{one.health} of {one.most_health} HP"] if one.health else []
    marks += [CONDITION_WORDS[one.condition]] if one.condition else []
    marks += ["aggressive"] if one.aggressive and not one.condition else []
    marks += [f"with {listed_items(content, one.items)}"] if one.seat < 0 and one.items else []
    return f"{person(content, one.number)} ({', '.join(marks)})"


def of_fight(content: Content, view: View, fight: FightView) -> list[str]:
    """A combat: its round and who is in it, in battle order, with what counts for blows and flight."""
    lines = wrapped(f"Combat at {place(content, fight.location)}, battle round {fight.round}, in order:", 2)
    for number, side, strike, out in zip(fight.order, fight.side, fight.strike, fight.out, strict=True):
        one = view.someone(number)
        if one is not None:
            state = "out of it" if out or one.health <= 0 else of_combatant(one)
            turn = f" (first strike {strike})" if strike else ""
            lines += wrapped(f"side {'AB'[side]}: {person(content, number)}{turn}: {state}.", 4, 2)
    return lines


def of_combatant(one: CharacterView) -> str:
    """'22 of 30 HP, power 4, attack 2, armor 1, speed 6'."""
    power, speed, _, _, attack, armor = one.numbers
    return (
        f"{one.health} of {one.most_health} HP, power {power}, attack {attack}, armor {armor}, speed {speed}"
    )


# --- players


def players_from(view: View) -> list[PlayerView]:
    """The reader first, then the others by seat."""
    first = max(view.me, 0)
    return [view.players[(first + step) % len(view.players)] for step in range(len(view.players))]


def of_player(content: Content, view: View, player: PlayerView) -> list[list[str]]:
    """Points, hero, follower, quests; the reader's hand and quests in paragraphs of their own."""
    name = "You" if player.seat == view.me else mark(player.seat)
    lines = wrapped(f"{name}: {counted(player.qp, 'quest point')}.", 2)
    own = player.seat == view.me
    party = [one for one in (view.someone(player.hero), view.someone(player.follower)) if one is not None]
    for one in party:
        lines += of_own(content, one, own)
    quests = [line for quest in view.quests if quest.seat == player.seat for line in of_quest(content, quest)]
    if not own:
        heading = wrapped(f"Quests of {mark(player.seat)}:", 2) if quests else []
        return [[*lines, *wrapped(hand(content, player), 4, 2)], [*heading, *quests]]
    things = [line for one in party for line in of_things(content, one)]
    return [lines, things, of_hand(content, player), ["Your quests:", *quests] if quests else []]


def of_hand(content: Content, player: PlayerView) -> list[str]:
    """The reader's own hand, with what each card says."""
    lines = [f"Your hand: {counted(sum(player.held), 'card')}." if player.hand else "Your hand is empty."]
    for one in player.hand:
        name = first_up(card(content, one.deck, one.number).removeprefix("the "))
        lines += wrapped(f"{name}: {face(content, one.deck, one.number)}", 4, 2)
    return lines


def hand(content: Content, player: PlayerView) -> str:
    """'In hand 3 cards: the Iron Pot and 2 location cards.'"""
    total = sum(player.held)
    known = [card(content, one.deck, one.number) for one in player.hand]
    hidden = [
        counted(number - sum(one.deck == deck for one in player.hand), f"{DECK_WORDS[deck]} card")
        for deck, number in enumerate(player.held)
        if number > sum(one.deck == deck for one in player.hand)
    ]
    return f"In hand {counted(total, 'card')}" + (f": {listed([*known, *hidden])}." if total else ".")


def of_own(content: Content, one: CharacterView, own: bool) -> list[str]:
    """A hero or a follower: where, health, AP, numbers; things, with what they say for their owner."""
    names = (*ATTRIBUTE_NAMES, "attack", "armor")
    numbers = ", ".join(f"{name} {value}" for name, value in zip(names, one.numbers, strict=True))
    state = f", {CONDITION_WORDS[one.condition]}" if one.condition else ""
    things = [item(content, thing) + (" (equipped)" * (thing in one.equipped)) for thing in one.items]
    held = f"; holds {listed(things)}" if things and not own else ""
    head = (
        f"{first_up(person(content, one.number))} at {place(content, one.location)}: {one.health} of "
        f"{one.most_health} HP{state}, {one.ap} AP; {numbers}{held}."
    )
    return wrapped(head, 4, 2)


def of_things(content: Content, one: CharacterView) -> list[str]:
    """What an own character holds, with what each item says."""
    lines = [f"{first_up(person(content, one.number))} holds:"] if one.items else []
    for thing in one.items:
        worn = " (equipped)" if thing in one.equipped else ""
        lines += wrapped(f"{content.items[thing].name}{worn}: {of_item(content, thing)}", 4, 2)
    return lines


def of_quest(content: Content, quest: QuestView) -> list[str]:
    """A quest and what it asks for, if the reader knows it."""
    title = first_up(quest_title(content, quest.deck, quest.number))
    if quest.number == 0:
        return [f"  {title}."]
    printed = (content.heroic if quest.deck == HEROIC_DECK else content.side)[quest.number]
    state = "; complete, it scores at the end of the turn" if quest.complete else progress(quest)
    kind = "heroic quest, " if quest.deck == HEROIC_DECK else ""
    secret = "" if quest.revealed else "; secret"
    text = f"{title} ({kind}{printed.qp} QP): {describe_goal(content, printed.condition)}{state}{secret}."
    return wrapped(text, 4, 2)


def progress(quest: QuestView) -> str:
    """'; 1 so far', where something is counted."""
    counts = [have for have, met in quest.parts if have and not met]
    return f"; {counts[0]} so far" if counts else ""
