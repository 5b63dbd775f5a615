"""The story: what a saying, or an event of chance, changed, in sentences.  From the views around it only."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gloaming.core.asked import Asked
from gloaming.core.state import CHANCE
from gloaming.games.dark_venture.changes import Change
from gloaming.games.dark_venture.chosen import AT_STEP
from gloaming.games.dark_venture.content.captions import sentence as as_sentence
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.doings import Doing
from gloaming.games.dark_venture.done import DONE
from gloaming.games.dark_venture.fallen import chance
from gloaming.games.dark_venture.view import View


def say(content: Content, before: View, actions: Sequence[int], after: View) -> list[str]:
    """The sentences of one saying, for the seat whose views these are."""
    if before.seat == CHANCE:
        first, change = chance(content, before, actions[0], after), Change(content, before, after)
        change.note_chance()
    else:
        doing = Doing(content, before, actions, after)
        first = sentence(doing)
        change = Change(content, before, after, doing.told)
    return [as_sentence(first.removesuffix(".")), *change.sentences()]


def say_aside(content: Content, before: View, seat: int, action: int, after: View) -> list[str]:
    """The sentences of what a seat has said in between, as if it were asked for an act."""
    asked = msgspec.structs.replace(before, seat=seat, asked=Asked("Act", {}, False))
    return say(content, asked, [action], after)


def sentence(doing: Doing) -> str:
    """What a player said or did: by the question, else by what was done, else in general words.

    So is a saying told that is only begun."""
    if doing.after.asked.inside and doing.after.seat == doing.seat:
        return doing.plainly()
    telling = AT_STEP.get((doing.before.asked.step, doing.first)) or DONE.get(doing.first) or Doing.plainly
    return telling(doing)
