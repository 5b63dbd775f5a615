"""A half-built saying, played on a clone so that its seat can see what is still missing."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.state import State
from gloaming.table.answers import Denied, Preview, denied
from gloaming.table.playing import AnyGame, advance, goes_on


def preview(game: AnyGame, state: State, number: int, actions: Sequence[int]) -> Preview | Denied:
    """How the table stands after these actions of the asked seat, as that seat may see it beforehand.

    What an action would reveal stays veiled: the preview then stands before that action."""
    seat, twin, shown = state.seat, state.clone(), state
    texts: list[str] = []
    for action in actions:
        if not twin.is_open(action) or (texts and not goes_on(twin, seat)):
            instead = game.offered(shown) if shown.seat == seat else ""
            return denied("This part of the saying is not open.", instead)
        texts.append(game.notation(twin, action))
        advance(twin, action, texts[-1])
        if twin.revelations == state.revelations:
            shown = twin.clone()
    view = game.view(shown, seat)
    veiled = twin.revelations > state.revelations
    told = actions and not veiled
    return Preview(
        number=number,
        question=game.ask(view),
        view=view,
        sentences=tuple(game.say(game.view(state, seat), actions, view)) if told else (),
        text=", ".join(texts),
        whole=bool(texts) and not goes_on(twin, seat),
        veiled=veiled,
    )
