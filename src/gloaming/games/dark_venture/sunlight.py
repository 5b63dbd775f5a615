"""The day as it passes, in sentences: rounds, recovery, meridian, turns, sunset.  From two views only.

DV-DAY-01 to 04; DV-TURN-11 to 13
"""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core.state import OVER
from gloaming.core.words import listed
from gloaming.games.dark_venture import ending
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import CARD_DRAW, CONSCIOUS, MERIDIAN, SOLO_LONG, SOLO_RANKED
from gloaming.games.dark_venture.view import CharacterView, View
from gloaming.games.dark_venture.words import hero_of, mark, person

RECOVERY = 2  # DV-TURN-13


def of_turns(content: Content, before: View, after: View) -> Iterator[str]:
    """A new round, a new turn, the end."""
    if after.round != before.round:
        yield from of_round(content, before, after)
    if begins_turn(before, after) and after.seat != OVER:
        yield f"it is the turn of {mark(after.active)} with {hero_of(after, content, after.active)}"
    if after.seat == OVER:
        yield "the sun sets" if after.round == after.last_round else "the day ends early"
        yield ending.sentence(after).removesuffix(".")


def begins_turn(before: View, after: View) -> bool:
    """Has a turn begun?  The same player may have the last of a round and the first of the next."""
    draws = after.phase == CARD_DRAW
    moment = (after.round, after.active, after.phase)
    return draws and moment != (before.round, before.active, before.phase)


def of_round(content: Content, before: View, after: View) -> Iterator[str]:
    """The number of the round, who has recovered, and the temporal event."""
    healed = [
        person(content, now.number)
        for now in after.cast
        if (old := before.someone(now.number)) is not None and recovered(before, after, old, now)
    ]
    text = f"round {after.round} of {after.last_round} begins"
    yield (
        f"{text}: {listed(healed)} recover{'s' if len(healed) == 1 else ''} {RECOVERY} HP" if healed else text
    )
    if after.round == MERIDIAN:
        solo = SOLO_RANKED <= after.mode <= SOLO_LONG
        who = "you may draw" if solo else "each player draws"
        yield f"the sun stands at its meridian: {who} two heroic quests and keep{'' if solo else 's'} one"
    if after.round == after.last_round:
        yield "it is the last round before sunset"


def recovered(before: View, after: View, old: CharacterView, now: CharacterView) -> bool:
    """Is that what heroes regain as a round begins, and nothing else?  DV-TURN-13"""
    new_round = after.round != before.round and now.condition == CONSCIOUS and old.condition == CONSCIOUS
    hero = any(player.hero == now.number for player in after.players)
    return new_round and hero and 0 < now.health - old.health <= RECOVERY
