"""The story: the sentences of one saying, or of one throw of dice, from the views before and after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloaming.core.state import CHANCE, OVER
from gloaming.core.words import listed
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock import deck_sayings, ending
from gloaming.games.darkrock.names import DELEGATE, LEADER, MINES
from gloaming.games.darkrock.questions import rig_dice
from gloaming.games.darkrock.telling import tell
from gloaming.games.darkrock.variant_sayings import aftermath
from gloaming.games.darkrock.variant_words import mission
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import NTH, headline, label, mark, piece_word, values


def say(before: View, actions: Sequence[int], after: View) -> list[str]:
    """The sentences of one saying or event, and of all that followed by itself."""
    if before.seat == CHANCE:
        return [*THROWN[before.asked.step](before, actions[0]), *followed(before, after)]
    return [*tell(before, actions, after), *followed(before, after)]


# --- dice


def face(action: int) -> int:
    """What a single die shows."""
    return action - a.DIE + 1


def drawn(before: View, action: int) -> list[str]:
    """The first Leader."""
    return [f"{mark(before, action - a.LEAD)} is drawn to lead first."]


def rolled_pair(before: View, action: int) -> list[str]:
    """Both standard dice."""
    one, two = divmod(action - a.PAIR, 6)
    again = ", so one of them rolls again" if one == two else ""
    return [f"{mark(before, before.leader)} rolls {one + 1} and {two + 1} with the standard dice{again}."]


def rolled_again(before: View, action: int) -> list[str]:
    """One of two equal standard dice."""
    again = ", so it rolls again" if face(action) == before.standard[0] else ""
    return [f"{mark(before, before.leader)} rerolls one standard die: {face(action)}{again}."]


def rolled_neutronium(before: View, action: int) -> list[str]:
    """Phase 3."""
    return [f"{mark(before, before.leader)} rolls the neutronium die: {face(action)}."]


def rerolled_neutronium(before: View, action: int) -> list[str]:
    """The roll that 1 neutronium paid for."""
    return [f"The neutronium die shows {face(action)}."]


def rolled_rented(before: View, action: int) -> list[str]:
    """The rented die."""
    return [f"{mark(before, before.turn.ship)}'s rented die shows {face(action)}."]


def rebooted(before: View, action: int) -> list[str]:
    """A rig die rolled again."""
    old = before.turn.rig[before.asked.facts["die"]]
    return [f"{mark(before, before.turn.ship)} rolls the {old} again: {face(action)}."]


def rolled_rigs(before: View, action: int) -> list[str]:
    """The rig dice at the start of a turn, and who comes home from the bridge with them."""
    ship, dice = before.asked.facts["ship"], before.asked.facts["dice"]
    number = action - a.rig_rolls(dice)
    faces = [number // 6**place % 6 + 1 for place in reversed(range(dice))]
    told = [f"{mark(before, ship)} rolls {values(faces)}."]
    places = before.ships[ship].place
    bridge = [piece for piece, place in enumerate(places) if place in (LEADER, DELEGATE)]
    if bridge:
        names = listed([f"{piece_word(piece)} on {label(places[piece])}" for piece in bridge])
        told.append(f"{mark(before, ship)}'s {names} {'comes' if len(bridge) == 1 else 'come'} home.")
    return told


THROWN: dict[str, Callable[[View, int], list[str]]] = {
    "FirstLeader": drawn,
    "RollStandard": rolled_pair,
    "RerollStandard": rolled_again,
    "RollNeutronium": rolled_neutronium,
    "RerollNeutronium": rerolled_neutronium,
    "RollRented": rolled_rented,
    "RollRebooted": rebooted,
    "RollRigs": rolled_rigs,
    **deck_sayings.THROWN,
}


# --- what follows by itself


def followed(before: View, after: View) -> list[str]:
    """Mines that ran empty, the round that begins, the end."""
    told = [*deck_sayings.followed(before, after), *aftermath(before, after)]
    return [*told, *emptied(before, after), *new_round(before, after), *ended(after)]


def emptied(before: View, after: View) -> list[str]:
    """'Mine 8 is empty.', and whether that is the sign of the end."""
    told = []
    for mine in range(MINES):
        if before.ore[mine] and not after.ore[mine]:
            told.append(f"{headline(mine)} is empty.")
    if told and after.last_round and not before.last_round:
        count = NTH[after.ore.count(0)]
        told.append(f"It is the {count} empty mine: round {after.last_round} will be the last.")
    return told


def new_round(before: View, after: View) -> list[str]:
    """'Round 5 begins. @1 leads.', and whose rig dice are more or fewer than before."""
    if after.round == before.round:
        return []
    last = ", the last," if after.round == after.last_round else ""
    told = [f"Round {after.round}{last} begins. {mark(after, after.leader)} leads."]
    if after.crisis:
        told.append(mission(after).strip())
    for ship, (old, new) in enumerate(zip(before.ships, after.ships, strict=True)):
        if after.round == 1:
            told += [f"{mark(after, ship)} starts with {rig_dice(new.unlocked)}."] if new.unlocked > 1 else []
        elif new.unlocked > old.unlocked:
            told.append(f"{mark(after, ship)} has the credits for {rig_dice(new.unlocked)} now.")
        elif new.unlocked < old.unlocked:
            told.append(f"{mark(after, ship)} has the credits for {rig_dice(new.unlocked)} only.")
    return told


def ended(after: View) -> list[str]:
    """The end, the totals, and what decided it."""
    if after.seat != OVER:
        return []
    final = ending.result(after)
    if after.crisis:
        return [ending.headline(after), final.sentence]
    totals = listed([f"@{row.seat} ${row.total}" for row in final.rows])
    return [
        f"The last round is over. With $1 for each good aboard: {totals}.",
        ending.headline(after),
        final.sentence,
    ]
