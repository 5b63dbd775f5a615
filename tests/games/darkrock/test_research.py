"""The Research station: taking cards, recycling, keeping one of two."""

from __future__ import annotations

import pytest

from games.darkrock.deck_talk import ROW, STUDIES, below_of, card_of, laid, row_of, seen
from games.darkrock.table_talk import GAME, darkrock
from gloaming.games.darkrock.content.deck import count_of

DICE = "rig 1 standard 5 6 neutronium 4"  # nothing matches an even mine but 5 + 1 and 4 + ... with gear


def test_three_open_cards_and_a_face_down_rest() -> None:
    """DR-SET-14: laid one by one before the first Leader is drawn; the others stay unknown."""
    t = darkrock("red blue", "setup", research=True)
    assert t.offers("chance") == [f"lay {name}" for name in STUDIES]
    t.play("chance: lay long-tether", "chance: lay dock-pass")
    assert "lay long-tether" not in t.offers("chance")
    t.play("chance: lay fine-trim")
    assert row_of(t) == "long-tether dock-pass fine-trim"
    assert (count_of(t.state.decks.study), len(STUDIES)) == (12, 15)
    assert t.offers("chance") == ["leader red", "leader blue"]


def test_the_back_of_the_deck_is_a_station() -> None:
    """DR-SET-15, DR-SET-09: assigned to as to any other, and taken like any other."""
    t = laid(phase="assign")
    t.play("red: assign crew research")
    assert t.refused("blue: assign crew research") == "DR-ASG-06"
    t.blue.captain = "aboard"
    t.play("blue: assign captain research")
    assert t.blue.captain == "research"


def test_without_the_deck_there_is_no_such_station() -> None:
    """DR-SET-03, DR-SET-09: each deck is an option of its own."""
    t = darkrock("red blue", therion=True)
    assert t.refused("red: assign crew research") == "DR-SET-09"
    assert (t.state.decks.therion, t.state.decks.research, seen(t).decks.row) == (True, False, ())


def test_take_none() -> None:
    """DR-RSCH-01: the piece comes home, the row stays."""
    t = laid(dice=DICE)
    t.red.crew_on("research")
    t.play("red: resolve crew research, return")
    assert (card_of(t.red), row_of(t), t.red.crew_aboard) == ("", ROW, 3)


def test_take_one_and_the_row_is_refilled_at_once() -> None:
    """DR-RSCH-01, 02, 03"""
    t = laid(dice=DICE)
    t.red.crew_on("research")
    t.play("red: resolve crew research, research bonded-freight")
    assert t.asked == "chance"
    assert "lay overtime-clause" not in t.offers("chance")
    t.play("chance: lay mirror-bit")
    assert row_of(t) == "overtime-clause mirror-bit cross-coupler"
    assert (card_of(t.red), t.red.crew_aboard, t.asked) == ("bonded-freight", 3, "chance")


def test_recycling_puts_the_row_under_the_deck_and_makes_a_card_a_must() -> None:
    """DR-RSCH-01, 04, 05, 09, DR-R33: in row order; three new ones, one of them is taken, one comes after."""
    t = laid(dice=DICE)
    t.red.crew_on("research")
    t.play("red: resolve crew research, recycle", "chance: lay fine-trim", "chance: lay dock-pass")
    t.play("chance: lay mirror-bit")
    assert below_of(t) == ROW
    assert t.offers("red") == ["research fine-trim", "research dock-pass", "research mirror-bit"]
    assert t.refused("red: return") == "DR-RSCH-05"
    assert t.refused("red: recycle") == "DR-RSCH-05"
    t.play("red: research dock-pass", "chance: lay long-tether")
    assert (card_of(t.red), row_of(t)) == ("dock-pass", "fine-trim long-tether mirror-bit")


def test_a_second_card_must_go_or_stay() -> None:
    """DR-RSCH-06, 09, DR-R33: take, refill, then one goes under the deck, perhaps the new one."""
    for kept, gone in (("mirror-bit", "bonded-freight"), ("bonded-freight", "mirror-bit")):
        t = laid(dice=DICE, owns="red mirror-bit")
        t.red.crew_on("research")
        t.play("red: resolve crew research, research bonded-freight", "chance: lay fine-trim")
        assert t.offers("red") == ["keep mirror-bit", "keep bonded-freight"]
        assert t.refused("red: return") == "DR-RSCH-06"
        t.play(f"red: keep {kept}")
        assert (card_of(t.red), below_of(t)) == (kept, gone)


def test_a_new_card_works_from_the_next_round_on() -> None:
    """DR-RSCH-07"""
    t = laid(dice=DICE)
    t.red.crew_on("research recruit")
    t.red.credits = 2
    t.play("red: resolve crew research, research bonded-freight", "chance: lay agency-rate")
    assert t.state.power(0).export_bonus == 0
    t.end_round()
    assert (t.round, t.state.power(0).export_bonus) == (4, 1)


def test_a_card_that_leaves_stops_at_once_and_a_kept_one_goes_on() -> None:
    """DR-RSCH-08, DR-R33"""
    for kept, bonus in (("bonded-freight", 1), ("overtime-clause", 0)):
        t = laid(dice=DICE, row="overtime-clause fine-trim long-tether", owns="red bonded-freight")
        t.red.crew_on("research")
        t.play("red: resolve crew research, research overtime-clause", "chance: lay dock-pass")
        t.play(f"red: keep {kept}")
        assert t.state.power(0).export_bonus == bonus


def test_the_captain_researches_twice() -> None:
    """DR-RSCH-10, DR-R33, DR-R76: one after the other, and the second time he may stop or take the better."""
    t = laid(dice=DICE)
    t.red.captain = "research"
    t.play("red: resolve captain, research overtime-clause", "chance: lay dock-pass")
    assert t.offers("red") == [
        *("return", "research dock-pass", "research bonded-freight", "research cross-coupler", "recycle")
    ]
    t.play("red: research cross-coupler", "chance: lay fine-trim", "red: keep cross-coupler")
    assert (card_of(t.red), below_of(t), t.red.captain) == ("cross-coupler", "overtime-clause", "aboard")
    assert t.state.decks.works[0] == 4


def test_known_cards_come_up_again_when_the_unknown_ones_are_gone() -> None:
    """DR-RSCH-09: there is no discard pile; what was put under comes in its order, without chance."""
    t = laid(dice=DICE, below="fine-trim loose-chuck mirror-bit long-tether")
    t.red.crew_on("research")
    t.play("red: resolve crew research, recycle, research loose-chuck")
    assert row_of(t) == "fine-trim long-tether mirror-bit"
    assert below_of(t) == ROW
    assert card_of(t.red) == "loose-chuck"


def test_the_unknown_part_is_drawn_before_the_known_one() -> None:
    """DR-RSCH-09: one unknown card, then those put under, in their order."""
    t = laid(dice=DICE, below="fine-trim loose-chuck mirror-bit long-tether")
    t.state.decks.study = 1 << STUDIES.index("dock-pass")
    t.red.crew_on("research")
    t.play("red: resolve crew research, recycle")
    assert t.offers("chance") == ["lay dock-pass"]
    t.play("chance: lay dock-pass")
    assert row_of(t) == "dock-pass fine-trim loose-chuck"


def test_owned_cards_lie_open() -> None:
    """DR-RSCH-11, DR-R69: everybody sees whose they are, what they do and from when on."""
    t = laid(owns="red long-tether")
    for seat in (0, 1, -3):
        own = seen(t, seat).ships[0].own
        assert own.card is not None
        assert (own.card.name, own.works) == ("Long Tether", 1)


def test_five_owners_leave_enough() -> None:
    """DR-RSCH-03, DR-R62: five owned and three open leave seven, so the row can always be filled."""
    owns = "red fine-trim blue loose-chuck green mirror-bit yellow long-tether violet reserve-rig"
    t = laid("red blue green yellow violet", dice=DICE, owns=owns)
    assert count_of(t.state.decks.study) == 7
    t.red.crew_on("research")
    t.play("red: resolve crew research, research overtime-clause", "chance: lay dust-traps")
    t.play("red: keep overtime-clause")
    GAME.check(t.state)


@pytest.mark.parametrize("text", ["research #1", "research m6", "keep", "research"])
def test_what_names_no_card_is_refused(text: str) -> None:
    """DR-RSCH-02"""
    t = laid(dice=DICE)
    t.red.crew_on("research")
    t.play("red: resolve crew research, return")
    t.blue.crew_on("research")
    t.play("chance: roll 1")
    assert t.refused(f"blue: {text}") in ("", "DR-RES-05")
