"""One line per action, both ways: what the journal holds, what players type, what tests say.

assign crew m8 / assign captain export-3        phase 2 (after `assign crew delegate`: the joining piece)
resolve crew m8 / resolve crew m8 reach 1       phase 5, between pieces; the track is solar, solar-1, -2, -3
resolve captain / reroll neutronium / end turn
return                                          nothing, or nothing more
collect 4+s3 / collect 4+n5 two / collect 4+r2  a rig die with a standard, the neutronium or a second rig die
raise 2 / lower 2 / flip 2 / reboot 2           a rig die, named by its value
reach crew m8 / reach crew m8 reach 1 / reach captain
rent / mod / subcontract / unlock / release / recruit crew / recruit captain
charge / take 2 / discard iron / export 2 iron 1 solar
sabotage m8 / stay / no shields / damage m8     in the variants
keep quillon-trust                              a Sponsor
research long-tether / recycle / keep mirror-bit  Research
shield iron / shield credits / flee             an attack
reroll by card / subcontract double             with a Research card
leader red / roll 3 5 / roll 4                  chance
deal quillon-trust / lay long-tether / raid blackout
"""

from __future__ import annotations

import re

from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.content.deck import CARDS_MOST
from gloaming.games.darkrock.content.loader import slug
from gloaming.games.darkrock.decks import ROW
from gloaming.games.darkrock.names import (
    GOOD_NAMES,
    MINES,
    PLACE_NAMES,
    RIG_DICE,
    SEAT_NAMES,
    SLOTS,
    STATION_NAMES,
)
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.stations.mines import BOARD_DICE
from gloaming.games.darkrock.stations.research import KeepCard

WORDS = {
    a.RESOLVE_CAPTAIN: "resolve captain",
    a.REROLL: "reroll neutronium",
    a.END_TURN: "end turn",
    a.RETURN: "return",
    a.REACH_CAPTAIN: "reach captain",
    a.RENT: "rent",
    a.MODIFY: "mod",
    a.SUBCONTRACT_WORK: "subcontract",
    a.UNLOCK: "unlock",
    a.RELEASE_PIECE: "release",
    a.RECRUIT_CREW: "recruit crew",
    a.RECRUIT_CAPTAIN: "recruit captain",
    a.CHARGE: "charge",
}


def build_fixed() -> dict[int, str]:
    """Every action whose words do not depend on what the dice show."""
    words = dict(WORDS)
    for number, station in enumerate(STATION_NAMES):
        words[a.ASSIGN + number] = f"assign crew {station}"
        words[a.ASSIGN_CAPTAIN + number] = f"assign captain {station}"
    for number, place in enumerate(PLACE_NAMES):
        words[a.RESOLVE_CREW + number] = f"resolve crew {place}"
    for mine in range(MINES):
        name = STATION_NAMES[mine]
        words[a.REACH + 3 * mine] = f"reach crew {name}"
        for reach in (1, 2, 3):
            words[a.RESOLVE_REACHING + 3 * mine + reach - 1] = f"resolve crew {name} reach {reach}"
        for reach in (1, 2):
            words[a.REACH + 3 * mine + reach] = f"reach crew {name} reach {reach}"
    for units in range(SLOTS + 1):
        words[a.TAKE + units] = f"take {units}"
    for good, name in enumerate(GOOD_NAMES):
        words[a.DISCARD + good] = f"discard {name}"
    for number, bundle in enumerate(a.BUNDLES):
        words[a.EXPORT + number] = f"export {goods_text(bundle)}"
    for ship, name in enumerate(SEAT_NAMES):
        words[a.LEAD + ship] = f"leader {name}"
    words |= variant_words() | deck_words()
    words |= rolls()
    return words


def variant_words() -> dict[int, str]:
    """What is said in the variants only."""
    words = {a.STAY: "stay", a.NO_SHIELDS: "no shields"}
    for number, station in enumerate(STATION_NAMES):
        words[a.SABOTAGE + number] = f"sabotage {station}"
        words[a.DAMAGE + number] = f"damage {station}"
    return words


def deck_words() -> dict[int, str]:
    """What is said with the decks and does not name a card."""
    words = {
        a.RECYCLE: "recycle",
        a.SHIELD_FOR_CREDITS: "shield credits",
        a.FLEE: "flee",
        a.REROLL_BY_CARD: "reroll by card",
        a.SUBCONTRACT_DOUBLED: "subcontract double",
    }
    for good, name in enumerate(GOOD_NAMES):
        words[a.SHIELD + good] = f"shield {name}"
    return words


def goods_text(counts: list[int]) -> str:
    """'2 iron 1 solar'."""
    return " ".join(f"{count} {GOOD_NAMES[good]}" for good, count in enumerate(counts) if count)


def rolls() -> dict[int, str]:
    """Every throw of dice."""
    words: dict[int, str] = {}
    for number in range(36):
        words[a.PAIR + number] = f"roll {number // 6 + 1} {number % 6 + 1}"
        words[a.RIGS_TWO + number] = words[a.PAIR + number]
    for number in range(6):
        words[a.DIE + number] = words[a.RIGS + number] = f"roll {number + 1}"
    for number in range(216):
        words[a.RIGS_THREE + number] = f"roll {number // 36 + 1} {number // 6 % 6 + 1} {number % 6 + 1}"
    return words


FIXED = build_fixed()
PLAIN_ACTIONS = {text: number for number, text in FIXED.items() if number < a.ACTION_SPACE}
DIE_WORDS = {"raise": a.RAISE, "lower": a.LOWER, "flip": a.FLIP, "reboot": a.REROLL_RIG}


def notation(state: State, action: int) -> str:
    """One action of the vocabulary, or of chance, in words; dice are named by what they show now."""
    if action in FIXED:
        return FIXED[action]
    if action in CARD_ACTIONS or action >= a.DEAL:
        return card_text(state, action)
    if a.COLLECT <= action < a.RAISE:
        return collect_text(state, action - a.COLLECT)
    verb = next(verb for verb, first in DIE_WORDS.items() if first <= action < first + RIG_DICE)
    return f"{verb} {die_text(state, (action - a.RAISE) % RIG_DICE)}"


CARD_ACTIONS = (*range(a.KEEP_SPONSOR, a.RECYCLE), a.KEEP_OLD, a.KEEP_NEW)


def card_text(state: State, action: int) -> str:
    """An action that names a card: 'keep quillon-trust'; by its place in the deck where there is none."""
    content, decks = state.content, state.decks
    if a.TAKE_CARD <= action < a.TAKE_CARD + ROW:
        place = action - a.TAKE_CARD
        open_card = decks.row[place] if decks.research else -1
        return f"research {card_name(content.research_names, open_card, place)}"
    if action in (a.KEEP_OLD, a.KEEP_NEW):
        return f"keep {kept_text(state, action)}"
    verb, names, first = next(row for row in card_rows(state) if row[2] <= action < row[2] + CARDS_MOST)
    return f"{verb} {card_name(names, action - first, action - first)}"


def named_card(state: State, text: str) -> int | None:
    """The action that names a card, an open one first."""
    found = [action for action in CARD_ACTIONS if card_text(state, action) == text]
    return next((action for action in found if action in state.actions), found[0] if found else None)


def card_rows(state: State) -> tuple[tuple[str, list[str], int], ...]:
    """The ranges of numbers that go by the cards of a deck: verb, names, first number."""
    content = state.content
    return (
        ("keep", content.sponsor_names, a.KEEP_SPONSOR),
        ("deal", content.sponsor_names, a.DEAL),
        ("lay", content.research_names, a.LAY),
        ("raid", content.raid_names, a.RAID),
    )


def card_name(names: list[str], card: int, place: int) -> str:
    """'long-tether', or '#3' for a place without a card."""
    return slug(names[card]) if 0 <= card < len(names) else f"#{place + 1}"


def kept_text(state: State, action: int) -> str:
    """Which of two Research cards is kept; 'old card' or 'new card' where there are no two."""
    step = state.step
    if not isinstance(step, KeepCard):
        return "old card" if action == a.KEEP_OLD else "new card"
    card = state.decks.card_of(step.ship) if action == a.KEEP_OLD else step.card
    return slug(state.content.research_names[card])


def die_text(state: State, die: int) -> str:
    """A rig die by its value; by its place, as `#3`, where an equal one comes first or it is not there."""
    turn = state.turn
    return str(turn.rig[die]) if turn.plain(die) else f"#{die + 1}"


def collect_text(state: State, code: int) -> str:
    """'collect 4+s3', with 'two' for two units."""
    die, other, units = code // 12, code % 12 // 2, code % 2 + 1
    if other < BOARD_DICE:
        second = f"n{state.neutronium_die}" if other == 2 else f"s{state.board_die(other)}"
    else:
        second = f"r{second_rig_text(state, die, other - BOARD_DICE)}"
    return f"collect {die_text(state, die)}+{second}{' two' if units == 2 else ''}"


def second_rig_text(state: State, first: int, second: int) -> str:
    """The second rig die of a pair: by its value if it is the first of its equals behind the first die."""
    turn = state.turn
    if second <= first or not turn.unused(second):
        return f"#{second + 1}"
    equals = [
        die for die in range(first + 1, turn.dice) if turn.unused(die) and turn.rig[die] == turn.rig[second]
    ]
    return str(turn.rig[second]) if equals[0] == second else f"#{second + 1}"


def read(state: State, text: str) -> int | None:
    """The action that a text names here, open or not; None if it names none."""
    text = " ".join(text.split()).lower()
    if state.seat < 0:
        return next((number for number in state.outcomes()[0] if notation(state, number) == text), None)
    if text.startswith("export "):
        text = f"export {goods_text(read_goods(text.removeprefix('export ')))}"
    if text in PLAIN_ACTIONS:
        return PLAIN_ACTIONS[text]
    if text.startswith(("keep ", "research ")):
        return named_card(state, text)
    return dice_action(state, text)


def dice_action(state: State, text: str) -> int | None:
    """The action that names dice by what they show; two rig dice may be named either way round."""
    named = {notation(state, number): number for number in range(a.REACH - 1, a.COLLECT - 1, -1)}
    found = named.get(text)
    if found is None or found in state.actions:
        return found
    other_way = named.get(re.sub(r"^collect (\S+)\+r(\S+)", r"collect \2+r\1", text))
    return other_way if other_way in state.actions else found


def read_goods(text: str) -> list[int]:
    """Counts by good from '2 iron 1 solar' in any order; nothing where the text is something else."""
    counts = [0] * len(GOOD_NAMES)
    words = text.split()
    for count, name in zip(words[::2], words[1::2], strict=False):
        if name not in GOOD_NAMES or not count.isdecimal() or len(words) % 2 or len(count) > 2:
            return [0] * len(GOOD_NAMES)
        counts[GOOD_NAMES.index(name)] += int(count)
    return counts
