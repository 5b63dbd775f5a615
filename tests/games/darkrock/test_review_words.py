"""Questions and refusals of the decks and variants that must be true in the corners too."""

from __future__ import annotations

import pytest

from games.darkrock.deck_talk import attack, laid, marauders, seen
from games.darkrock.story import offer, question, refusal, told
from games.darkrock.table_talk import GAME, darkrock
from games.darkrock.variant_talk import DULL, crisis, harm, saboteurs
from gloaming.games.darkrock.art.drawing import draw

DICE = "rig 1 standard 5 6 neutronium 4"


# --- Delegate, where an own piece stands already


def test_delegate_is_not_closed_to_whom_it_is_open() -> None:
    """DR-ASG-06, 08, 13: with one piece left Delegate is out, not because of who else stands there."""
    for other in ("crew", "captain"):
        t = darkrock("red blue green")
        t.red.crew_on("delegate m2")
        t.green.crew_on("m8")
        if other == "crew":
            t.blue.crew_on("delegate")
        else:
            t.blue.captain = "delegate"
        why = refusal(t, "assign crew delegate")
        assert (why.rule, why.sentence) == (
            *("DR-ASG-13", "Delegate takes two pieces, and you have only one aboard."),
        )


def test_dock_pass_opens_delegate_but_not_for_a_last_piece() -> None:
    """DR-ASG-13, DR-R80: RC-15 would let the crewmember in; what is missing is the second piece."""
    t = laid(phase="assign", owns="red dock-pass")
    t.blue.crew_on("delegate m8")
    t.red.crew_aboard = 1
    assert t.refused("red: assign crew delegate") == "DR-ASG-13"


# --- cards


def test_a_used_card_is_no_reason_for_what_it_never_does() -> None:
    """DR-RES-05, 14: Fine Trim is used, and turns no die over; Overtime Clause moves none."""
    t = laid(dice="rig 6 standard 5 3 neutronium 4", owns="red fine-trim")
    t.red.crew_on("m12")
    t.play("red: raise 6")
    assert refusal(t, "reboot 7").sentence.startswith("First choose the piece to resolve")
    assert refusal(t, "reroll by card").sentence == (
        "You have no Research card that rolls the neutronium die again."
    )
    t = laid(dice=DICE, owns="red overtime-clause", row="fine-trim long-tether dock-pass")
    t.red.crew_on("subcontract m2")
    t.play("red: resolve crew subcontract, subcontract double")
    assert refusal(t, "raise 1").sentence.startswith("First choose the piece to resolve")


def test_overtime_is_told_before_the_piece_is_chosen() -> None:
    """DR-CREW-13, 14: RC-01 lets it earn up to $2, a Captain up to $4; once it is used $1 and $2."""
    t = laid(dice=DICE, owns="red overtime-clause", row="fine-trim long-tether dock-pass")
    t.red.crew_on("subcontract subcontract")
    t.red.captain = "subcontract"
    crew, captain = "resolve crew subcontract", "resolve captain"
    assert offer(t, crew).sentence == "Subcontract: your crewmember works for up to $2"
    assert offer(t, captain).sentence == "Subcontract: your Captain works for up to $4"
    t.play("red: resolve crew subcontract, subcontract double")
    assert offer(t, crew).sentence == "Subcontract: your crewmember works for $1"
    assert offer(t, captain).sentence == "Subcontract: your Captain works for up to $2"


def test_only_overtime_doubles() -> None:
    """DR-CREW-13: another once-a-turn card is no doubling that was missed."""
    t = laid(dice=DICE, owns="red fine-trim")
    t.red.crew_on("subcontract")
    t.play("red: resolve crew subcontract")
    assert refusal(t, "subcontract double").sentence == "Nothing doubles what you earn on Subcontract."


def test_an_empty_hold_with_hired_guns() -> None:
    """DR-THE-11, DR-CRI-26: RC-09 still pays, so the refusal says with what."""
    t = marauders("red blue", research=True)
    guns = t.state.content.research_names.index("Hired Guns")
    t.state.decks.cards, t.state.decks.works = [guns, -1], [1, 0]
    t.red.crew_on("m6")
    attack(t, "iron-harriers")
    why = refusal(t, "shield iron")
    assert (why.rule, why.sentence) == ("DR-THE-11", "Your hold is empty; only $1 can pay for Shields.")
    t.red.credits = 0
    t.settle()
    assert refusal(t, "shield iron").sentence == "Your hold is empty, so nothing can pay for Shields."


def test_the_odds_count_the_reserve_rig() -> None:
    """DR-SHIP-09, DR-RES-02: RC-08 throws one die more, three at most, so the odds are those of that many."""
    t = laid(phase="assign", owns="red reserve-rig")
    plain = laid(phase="assign", owns="red fine-trim")
    assert question(t).why.startswith("Your two rig dice match")
    assert question(plain).why.startswith("Your rig die matches")
    assert int(offer(t, "assign crew m6").note[:-1]) > int(offer(plain, "assign crew m6").note[:-1])
    t.red.dice = 3
    assert question(t).why.startswith("Your three rig dice match")
    t.red.dice = 1
    drawing = draw(seen(t, 0), question(t))
    assert [spot.own for spot in drawing.mines if spot.name == "m6"] == [2]
    assert sum(not die.locked for die in drawing.companies[0].dice) == 2


def test_research_in_the_midst_of_research() -> None:
    """DR-RSCH-01, 06: what is to be answered first, not that it is the wrong time for Research."""
    t = laid(dice=DICE, owns="red mirror-bit")
    t.red.crew_on("research")
    t.play("red: resolve crew research")
    assert refusal(t, "keep new card").sentence == (
        "First this is to be answered: do you take a Research card?"
    )
    t.play("red: research bonded-freight", "chance: lay fine-trim")
    assert refusal(t, "recycle").sentence == (
        "First this is to be answered: which Research card do you keep?"
    )


def test_the_attack_is_over_in_phase_5() -> None:
    """DR-THE-01, 19: a card is due until it is resolved."""
    t = marauders("red blue")
    t.red.crew_on("rough")
    attack(t, "iron-harriers")
    lines = " ".join(line.strip() for line in GAME.show(seen(t)))
    assert "phase 5 of 5" in lines
    assert "The attack of this round is over. 13 cards face down" in lines
    t.state.decks.raiders = 1
    assert "over. 1 card face down" in " ".join(line.strip() for line in GAME.show(seen(t)))


# --- the Neutronium Crisis


def test_no_shields_is_no_flight_while_others_may_raise_them() -> None:
    """DR-CRI-26, 27: Red's no lets Green be asked; only the last no is a flight."""
    t = crisis("red blue green", "resolve")
    t.red.crew_on("rough")
    t.blue.crew_on("vortex")
    t.green.crew_on("vortex")
    t.red.hold = t.green.hold = "iron"
    t.play("chance: raid tool-raid")
    no = offer(t, "no shields")
    assert (no.short, no.sentence) == ("Not from me", "No Shields from you: @2 is asked next")
    t.play("red: no shields")
    assert offer(t, "no shields").sentence == "Flee: four stations are damaged"


def test_the_next_may_pay_with_credits() -> None:
    """DR-CRI-26: RC-09 counts too, and $0 does not."""
    t = crisis("red blue", "resolve", research=True)
    guns = t.state.content.research_names.index("Hired Guns")
    t.state.decks.cards, t.state.decks.works = [-1, guns], [0, 1]
    t.red.crew_on("rough")
    t.blue.crew_on("vortex")
    t.red.hold = "iron"
    t.play("chance: raid tool-raid")
    assert offer(t, "no shields").sentence == "No Shields from you: @1 is asked next"
    t.blue.credits = 0
    assert offer(t, "no shields").sentence == "Flee: four stations are damaged"


def test_delegate_that_nobody_can_pay_to_follow() -> None:
    """DR-ASG-13, DR-R10, DR-R66: Blue waits on a damaged Array that Red cannot repair: that is no Captain."""
    t = crisis()
    t.blue.crew_on("solar")
    harm(t, "solar")
    t.red.credits = 0
    assert refusal(t, "assign crew delegate").sentence == (
        "Delegate has nobody to join: no other player's crewmember stands where one more of yours can go."
    )


def test_the_lobby_says_where_the_marauders_belong() -> None:
    """DR-INS-11, DR-SAB-16, DR-CRI-02: recommended for the duels, always in a Crisis."""
    sentence = next(option.sentence for option in GAME.options if option.name == "therion")
    assert "Recommended for the duels; a Crisis always has them." in sentence


def test_the_guide_tells_how_a_crisis_is_won() -> None:
    """DR-CRI-05, 38 to 40, 51 to 53: not by credits, not over with empty mines; which neutronium counts."""
    assert GAME.art is not None
    guide = (GAME.art / "guide.html").read_text(encoding="utf-8")
    crisis_part = guide.partition('"crisis" in d.extras')[2]
    for part in (
        "neutronium spent on Shields or on the violet die",
        "credits only pay",
        "empty mines end nothing",
        "survive that round, and all of you win",
    ):
        assert part in crisis_part


def test_flee_is_an_answer_to_an_attack() -> None:
    """DR-CRI-26: said in the words of the standard game it is refused with what is asked here."""
    t = crisis("red blue", "resolve")
    t.red.crew_on("rough")
    t.red.hold = "iron"
    t.play("chance: raid tool-raid")
    assert refusal(t, "flee").sentence == "First the card is answered: Shields for all, or none from you."


def test_a_lost_array_is_not_waited_for() -> None:
    """DR-CRI-46, DR-R50: the question does not speak of a repair."""
    t = crisis("red", "resolve", dice=DULL)
    t.red.crew_on("solar-2")
    harm(t, gone="solar")
    t.play("red: resolve crew solar-2")
    asked = question(t)
    assert asked.title == "@0, your crewmember comes home with nothing."
    assert asked.why == "The Solar Array is disintegrated: nothing is charged or collected there any more."
    assert question(t, 3).title == "@0 brings a piece home from the lost Solar Array."


def test_on_the_last_space_charging_is_waiting() -> None:
    """DR-SOL-12: nobody is told that a piece cannot wait there."""
    t = darkrock("red blue", "resolve", dice=DULL)
    t.red.crew_on("solar-3")
    t.play("red: resolve crew solar-3")
    assert refusal(t, "stay").sentence == "On the last space a piece waits by charging."


# --- what belongs to another question of a variant


@pytest.mark.parametrize(
    ("saying", "sentence"),
    [
        ("sabotage m6", "This game is played without saboteurs."),
        ("no shields", "That is for the Neutronium Crisis, which this game is not."),
        ("damage m6", "That is for the Neutronium Crisis, which this game is not."),
        ("stay", "That is for the Neutronium Crisis, which this game is not."),
    ],
)
def test_what_this_game_does_not_have(saying: str, sentence: str) -> None:
    """DR-ASG-04: no answer that will never be asked for is put off until phase 5."""
    assert refusal(darkrock("red blue"), saying).sentence == sentence


def test_variants_sayings_at_the_wrong_moment() -> None:
    """DR-SAB-03, DR-CRI-26, 34: when they are said."""
    sentence = "A saboteur is placed right after the assignment turn that brings it."
    assert refusal(saboteurs(), "sabotage m6").sentence == sentence
    t = saboteurs(phase="resolve", dice=DULL)
    t.red.crew_on("recruit")
    assert refusal(t, "sabotage m6").sentence == sentence
    t = crisis()
    assert refusal(t, "no shields").sentence == "No attack waits for your answer now."
    assert refusal(t, "damage m6").sentence == "No Damage tokens are to be shared out now."


# --- empty mines


def test_a_match_with_an_empty_mine_is_a_match() -> None:
    """DR-MIN-09, 12: the pair is there, the token is not; the words say so."""
    t = darkrock("red blue", "resolve", dice="rig 4 standard 2 1 neutronium 1")
    t.ore["m6"] = 0
    t.red.crew_on("m6")
    assert offer(t, "resolve crew m6").sentence == "Mine 6: your crewmember finds it empty and comes home"
    assert told(t, "red: resolve crew m6")[0] == ("@0 brings a crewmember home from mine 6, which is empty.")
    assert question(t).why.startswith("None of your miners could dig; 1 neutronium is the consolation.")
