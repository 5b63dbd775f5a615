"""Which texts need no order among others of their moment.  DV-R84

Texts that change numbers, heal or gain points leave each other as they are, and so does one that
brings cards or marks.  Anything else can concern all.  Texts are alike if they say the same without a choice.
"""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Content, Effect
from gloaming.games.dark_venture.content.effects import walk, write_effect
from gloaming.games.dark_venture.content.lexicon import Lexicon

FORMS = (v.NONE, v.SEQUENCE, v.IF)
CARDS = (v.DRAW, v.PLACE_ITEM, v.MARK, v.FLAG)
NOTHING, ABOUT_CARDS, ALL = range(3)  # what a text can concern
PLAIN = (v.NONE, v.SEQUENCE, v.IF, v.ROLL, v.DAMAGE, v.HEAL, v.MOD, v.QP, v.AP, v.DRAW)  # nothing is chosen
GIVEN = (v.NOT_SAID, v.ME, v.MY_HERO, v.ALLY, v.PARTY, v.ALL_HEROES, v.OTHER_HEROES, v.MY_FOE, v.NAMED)
STEADY = (v.FOE_IS, v.HIT, v.WITH_HERO, v.WITH_FOLLOWER, v.IS_IN)  # conditions that no such text changes


def note_order(lexicon: Lexicon) -> None:
    """Note it for every text that is told at a moment of its own."""
    first: dict[str, int] = {}
    for effect in due_texts(lexicon.content):
        effect.stir = max(stir(part) for part in walk(effect))
        if all(part.op in PLAIN and part.who.kind in GIVEN for part in walk(effect)):
            effect.alike = first.setdefault(write_effect(lexicon, effect), int(effect.no))


def due_texts(content: Content) -> Iterator[Effect]:
    """What abilities do, and what heroic quests do by themselves."""
    for ability in content.abilities:
        yield ability.effect
    for quest in content.heroic[1:]:
        yield from (one for one in (quest.on_accept, quest.each_round, quest.on_complete) if one.no)


def stir(part: Effect) -> int:
    """What this part of a text can concern in others of its moment."""
    return NOTHING if is_still(part) else ABOUT_CARDS if part.op in CARDS else ALL


def is_still(part: Effect) -> bool:
    """Does this part of a text leave others as they are, and they it?"""
    if part.op == v.MOD:
        return part.stat != v.MAX_HP and part.who.kind in GIVEN
    if part.op == v.HEAL:
        return part.who.kind in GIVEN
    if part.op == v.QP:
        return part.number > 0
    return part.op in FORMS and (part.op != v.IF or part.condition.kind in STEADY)
