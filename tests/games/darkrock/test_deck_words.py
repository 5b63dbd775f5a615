"""What is asked, told, shown and refused with the decks."""

from __future__ import annotations

from games.darkrock.deck_talk import attack, laid, marauders, seen, shorten, sponsored
from games.darkrock.story import offer, question, refusal, told
from games.darkrock.table_talk import GAME, Table, darkrock
from gloaming.core.state import SPECTATOR

HANDS = "quillon-trust old-money-orbital bellyful-freight master-borers"
DICE = "rig 1 standard 5 6 neutronium 4"


def told_to(t: Table, seat: int, line: str) -> list[str]:
    """Play a line and return what that seat reads of it."""
    t.settle()
    before = GAME.view(t.state, seat)
    actions = GAME.parse(t.state, line.partition(": ")[2])
    t.play(line)
    return GAME.say(before, actions, GAME.view(t.state, seat))


def attacked() -> Table:
    """Blackout, with Red on spaces 0 and 2, $2 and an iron."""
    t = marauders("red blue")
    t.red.crew_on("solar solar-2")
    t.red.hold = "iron"
    attack(t, "blackout")
    return t


# --- Sponsors


def test_the_question_for_a_sponsor() -> None:
    """DR-SET-12: what each card gives, whole; others read only that it is asked."""
    t = sponsored(HANDS)
    assert question(t).title == "@0, which Sponsor do you keep?"
    assert offer(t, "keep quillon-trust").sentence == "Keep Quillon Trust: $8, 2 crew, 1 rig die, 2 slots"
    assert offer(t, "keep old-money-orbital").short == "Old Money Orbital"
    assert question(t, SPECTATOR).title == "@0 chooses a Sponsor."


def test_the_story_of_the_sponsors() -> None:
    """DR-SET-11, 12, DR-R02: others hear that, the owner hears what; at last all hear all."""
    t = darkrock("red blue", "setup", sponsors=True)
    assert told_to(t, 0, "chance: deal quillon-trust") == [
        *("A Sponsor card is dealt to @0.", "It is Quillon Trust: $8, 2 crew, 1 rig die, 2 slots.")
    ]
    assert told_to(t, 1, "chance: deal old-money-orbital") == ["A Sponsor card is dealt to @0."]
    t.play("chance: deal bellyful-freight", "chance: deal master-borers")
    assert told_to(t, 1, "red: keep quillon-trust") == ["@0 has chosen a Sponsor."]
    assert told_to(t, 1, "blue: keep master-borers") == [
        "@1 keeps Master Borers.",
        "@0 starts with Quillon Trust: $8, 2 crew, 1 rig die, 2 slots.",
        "@1 starts with Master Borers: $1, 1 crew, the Captain, 2 rig dice, 2 slots.",
    ]


def test_the_owner_of_a_choice_reads_its_name() -> None:
    """DR-SET-12"""
    t = sponsored(HANDS)
    assert told_to(t, 0, "red: keep quillon-trust") == ["@0 keeps Quillon Trust."]


def test_the_first_round_says_who_starts_with_more_dice() -> None:
    """DR-SHIP-02"""
    t = sponsored(HANDS)
    t.play("red: keep quillon-trust", "blue: keep master-borers")
    assert told(t, "chance: leader red") == [
        *("@0 is drawn to lead first.", "Round 1 begins. @0 leads.", "@1 starts with two rig dice.")
    ]


def test_the_table_while_sponsors_are_chosen() -> None:
    """DR-R02: the own cards for their owner, nothing for others."""
    t = sponsored(HANDS)
    mine, others = " ".join(GAME.show(seen(t, 0))), " ".join(GAME.show(seen(t, 1)))
    assert "To choose from: Quillon Trust" in mine
    assert "Quillon Trust" not in others


# --- the Marauders


def test_the_question_of_an_attack() -> None:
    """DR-THE-04, 06, 12, 16: who is attacked, what pays, and what flight means."""
    t = attacked()
    asked = question(t)
    assert asked.title == "@0, do you raise Shields, or flee?"
    assert asked.why == (
        "Blackout attacks the Solar Array: your crewmember on space 2 of the Solar Array and your crewmember "
        "on the Solar Array. Shields protect all of them."
    )
    assert [one.sentence for one in asked.offers] == [
        "Raise Shields with 1 iron, which goes out of the game",
        "Flee: what stands on space 0 comes home, and on the rest of the Solar Array you fall back one space",
    ]
    assert question(t, 1).title == "@0 raises Shields, or flees."


def test_the_story_of_an_attack() -> None:
    """DR-THE-06, 12, 16"""
    t = attacked()
    assert told(t, "red: flee") == [
        "@0 flees: one crewmember comes home and a crewmember falls back to space 1 of the Solar Array."
    ]
    assert told(attacked(), "red: shield iron") == ["@0 raises Shields for 1 iron."]


def test_the_story_of_a_revealed_card() -> None:
    """DR-THE-03, 05, 20, DR-ROLL-03: early, in phase 4, on nobody, or none."""
    t = marauders("red blue", "roll")
    t.play("chance: roll 3 3", "chance: roll 1")
    assert told(t, "chance: raid iron-harriers") == [
        "The scanners see it coming: Iron Harriers attacks mine 6 and mine 8."
    ]
    t = marauders("red blue")
    t.play("chance: roll 1")
    assert told(t, "chance: raid iron-harriers") == [
        *("Iron Harriers attacks mine 6 and mine 8.", "Nobody stands on mine 6 or mine 8.")
    ]
    t = marauders("red blue")
    t.play("chance: roll 1")
    assert told(t, "chance: raid silent-running") == [
        *("Silent Running attacks nothing.", "The Therion deck is shuffled with all its cards.")
    ]


def test_the_table_shows_the_raiders() -> None:
    """DR-R69: the open card, what is discarded, how many are left."""
    t = marauders("red blue")
    shorten(t, "tool-raid blackout silent-running")
    lines = " ".join(line.strip() for line in GAME.show(seen(t)))
    assert "A card is due this round. 3 cards face down; discarded: Drill Jackers" in lines
    t.red.crew_on("solar")
    attack(t, "blackout")
    lines = " ".join(line.strip() for line in GAME.show(seen(t)))
    assert "phase 4 of 5: Marauders." in lines
    assert "Blackout attacks the Solar Array. 2 cards face down" in lines


def test_refusals_of_an_attack() -> None:
    """DR-THE-04, 06, 11"""
    t = attacked()
    assert refusal(t, "shield solar").sentence == "You hold no solar to pay for Shields."
    assert refusal(t, "shield credits").sentence == "Shields are paid with a good from the hold."
    assert refusal(t, "end turn").sentence == ("First this is to be answered: do you raise Shields, or flee?")
    t = marauders("red blue", "assign")
    assert refusal(t, "flee").sentence == "No attack waits for your answer now."


# --- Research


def test_the_questions_of_research() -> None:
    """DR-RSCH-01, 05, 06"""
    t = laid(dice=DICE, owns="red mirror-bit")
    t.red.crew_on("research")
    t.play("red: resolve crew research" if t.asked == "red" else "")
    asked = question(t)
    assert asked.title == "@0, do you take a Research card?"
    assert asked.why == (
        "You own Mirror Bit and may keep one of two. A new card works from the next round on."
    )
    assert [one.short for one in asked.offers] == [
        *("No card", "Overtime Clause", "Bonded Freight", "Cross Coupler", "Three new cards")
    ]
    t.play("red: research bonded-freight", "chance: lay fine-trim")
    assert question(t).title == "@0, which Research card do you keep?"
    assert offer(t, "keep bonded-freight").sentence == (
        "Keep Bonded Freight, which works from the next round on: "
        "Each of your pieces that exports something earns $1 more."
    )
    assert question(t, 1).title == "@0 keeps Mirror Bit or Bonded Freight."


def test_the_story_of_research() -> None:
    """DR-RSCH-02, 03, 04, 06"""
    t = laid(dice=DICE, owns="red mirror-bit")
    t.red.captain = "research"
    assert told(t, "red: resolve captain, recycle") == ["@0 puts the Research row under the deck."]
    assert told(t, "chance: lay fine-trim") == ["Fine Trim comes into the Research row."]
    t.play("chance: lay dock-pass", "chance: lay long-tether")
    assert told(t, "red: research dock-pass") == ["@0 takes Dock Pass from the Research row."]
    t.play("chance: lay reserve-rig")
    assert told(t, "red: keep dock-pass") == ["@0 keeps Dock Pass and puts Mirror Bit under the deck."]
    assert told(t, "red: return") == ["@0 leaves it at that."]


def test_the_story_of_research_in_a_known_deck() -> None:
    """DR-RSCH-04, 09: all in one saying."""
    t = laid(dice=DICE, below="fine-trim loose-chuck mirror-bit long-tether", owns="red dock-pass")
    t.red.crew_on("research")
    assert told(t, "red: resolve crew research, recycle, research loose-chuck, keep loose-chuck") == [
        (
            "@0 puts the Research row under the deck, takes Loose Chuck from the Research row and keeps "
            "Loose Chuck and puts Dock Pass under the deck."
        )
    ]


def test_the_table_shows_the_row_and_who_owns_what() -> None:
    """DR-RSCH-11, DR-R69"""
    t = laid(dice=DICE, owns="red mirror-bit blue fine-trim", below="dock-pass long-tether")
    t.state.decks.works = [1, 4]
    text = " ".join(line.strip() for line in GAME.show(seen(t)))
    assert "Research: Mirror Bit." in text
    assert "Research: Fine Trim, from round 4 on." in text
    assert "2 cards face down; the last, next first: Dock Pass and Long Tether." in text


def test_what_cards_offer_between_two_pieces() -> None:
    """DR-RES-14: named after the card, with the whole consequence; told so too."""
    t = laid(dice="rig 6 standard 5 3 neutronium 4", owns="red fine-trim")
    t.red.crew_on("m12")
    assert offer(t, "raise 6").sentence == "Fine Trim: raise the 6 to 7: 7 + 5 for mine 12"
    assert told(t, "red: raise 6") == ["@0 raises a rig die from 6 to 7 by Fine Trim."]
    assert refusal(t, "lower 7").sentence == "Fine Trim serves once a turn, and it has."
    t = laid(dice=DICE, owns="red coolant-loop")
    assert (
        question(t).why == "Your rig die shows 1. All your pieces are done; Coolant Loop can still be used."
    )
    assert offer(t, "reroll by card").sentence == "Coolant Loop: roll the neutronium die again for nothing"
    assert told(t, "red: reroll by card") == ["@0 rolls the neutronium die again by Coolant Loop."]
    t = laid(dice="rig 2 5 standard 5 3 neutronium 4", owns="red loose-chuck")
    t.red.crew_on("m6")
    assert told(t, "red: reboot 5") == ["@0 picks up the 5 by Loose Chuck."]


def test_what_other_cards_change_in_words() -> None:
    """DR-RSCH-07: prices, wages, bonuses as they are with the card."""
    t = laid(dice=DICE, owns="red agency-rate")
    t.red.crew_on("recruit")
    t.play("red: resolve crew recruit" if t.asked == "red" else "")
    assert offer(t, "recruit crew").sentence == "Hire a crewmember for $2"
    assert told(t, "red: recruit crew") == ["@0 hires a crewmember for $2."]
    t = laid(dice=DICE, owns="red bonded-freight", row="fine-trim long-tether dock-pass")
    t.red.hold = "iron"
    t.red.crew_on("export-1")
    assert told(t, "red: resolve crew export-1, export 1 iron") == ["@0 exports 1 iron for $5."]
    t = laid(dice=DICE, owns="red overtime-clause", row="fine-trim long-tether dock-pass")
    t.red.captain = "subcontract"
    assert told(t, "red: resolve captain, subcontract double, subcontract") == [
        "@0 works on Subcontract for $4."
    ]


def test_a_card_that_works_later_says_so() -> None:
    """DR-RSCH-07"""
    t = laid(dice="rig 6 standard 5 3 neutronium 4", owns="red fine-trim")
    t.state.decks.works = [4, 0]
    t.red.crew_on("m12")
    assert refusal(t, "raise 6").sentence == "Fine Trim works from the next round on."


def test_cards_are_pieces_on_the_table() -> None:
    """DR-RSCH-11, DR-R02: row, owned cards, decks; a hand only for its owner."""
    t = laid(owns="red mirror-bit", therion=True)
    places = {piece.name: piece.place for piece in GAME.scene(seen(t))}
    assert places["study.0"] == "row.0"
    assert places["study.4"] == "0.ship"
    assert {"therion-deck", "research-deck"} <= set(places)
    t = sponsored(HANDS)
    assert {piece.name for piece in GAME.scene(seen(t, 0)) if piece.kind == "sponsor card"} == {
        *("sponsor.0", "sponsor.8")
    }
    assert not [piece for piece in GAME.scene(seen(t)) if piece.kind == "sponsor card"]
