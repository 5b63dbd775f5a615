"""What a refusal says: what is missing in this position, and what would work."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import Table, venture
from gloaming.core.words import Refusal
from gloaming.games.dark_venture import game


def refusal(t: Table, text: str) -> Refusal:
    """Why the asked seat cannot say that."""
    t.settle()
    action = game.read(t.state, text)
    assert action is not None, text
    return game.why_not(t.state, t.state.seat, action)


def beside(name: str = "leech-ponds") -> Table:
    """Captain Oredd and Nym at the crossroads, a location north of it."""
    t = venture("red blue")
    t.lies(name, 0, -1)
    return t


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("go moon-well", "Moon Well does not lie on the map."),
        ("go crossroads", "Captain Oredd is at Crossroads already."),
        ("both go leech-ponds", "You have no follower."),
        ("place moon-well", "Moon Well is not in your hand."),
        ("place leech-ponds", "Leech Ponds lies on the map already."),
        ("play ashwolf", "Ashwolf is not in your hand."),
        ("equip iron-pot", "None of your characters holds the Iron Pot."),
        ("unequip iron-pot", "None of your characters holds the Iron Pot."),
        ("drop iron-pot", "None of your characters holds the Iron Pot."),
        ("pick up iron-pot", "The Iron Pot does not lie at Crossroads."),
        ("loot iron-pot", "Nobody who lies at Crossroads has the Iron Pot."),
        ("stow iron-pot", "The Iron Pot is not in your hand."),
        ("engage ashwolf", "Ashwolf is not on the map."),
        ("engage captain-oredd", "Captain Oredd is your own."),
        ("follow roll wick", "Wick is not where Captain Oredd is."),
        ("follow roll ashwolf", "Ashwolf follows nobody."),
        ("recall wick", "Wick has not followed you before."),
        ("offer iron-pot", "None of your characters holds the Iron Pot."),
        ("market", "There is no market at Crossroads."),
        ("claim wet-boots", "You do not hold “Wet Boots”."),
        ("reveal wet-boots", "You do not hold “Wet Boots”."),
        ("hand in for wet-boots", "You do not hold “Wet Boots”."),
        ("trade quests", "It takes three side quests that are not complete; you hold 0 of them."),
        ("all go leech-ponds", "Heroes lead one another only in a cooperative game."),
        ("attack ashwolf", "There is no combat now; attack somebody first."),
        ("draw item", "Cards and side quests are drawn at the beginning of a turn; that is over."),
        ("keep noble-pact", "That is settled before the first round."),
        ("wake", "Your hero is conscious."),
        ("turned 90", "That answers another question; say first what you do."),
        ("bargain ashwolf 1", "Ashwolf offers no such thing."),
    ],
)
def test_what_is_missing_in_the_turn(text: str, sentence: str) -> None:
    """DV-TURN-08: not only that it is closed."""
    told = refusal(beside(), text)
    assert told.sentence == sentence
    assert told.instead.startswith("Open now: ")
    assert told.rule.startswith("DV-")


def test_spent_points_are_told() -> None:
    """DV-TURN-05, DV-STND-04: who has how many, and what it takes."""
    t = beside()
    t.red.hero.ap = 0
    t.red.follows("wick")
    assert refusal(t, "go leech-ponds").sentence == "Captain Oredd has 0 AP, and that takes 1."
    t = beside("broken-viaduct")
    t.red.hero.ap = 1
    assert refusal(t, "go broken-viaduct").sentence == (
        "Moving into Broken Viaduct costs 2 AP; Captain Oredd has 1."
    )


def test_a_refused_way_names_those_that_are_open() -> None:
    """DV-MOVE-01: moves first, where a move was meant."""
    told = refusal(beside(), "go moon-well")
    assert told.instead.startswith("Open now: Go to Leech Ponds; ")


def test_an_item_in_hand_is_stowed_first() -> None:
    """DV-EQP-02: what can be done with the same thing comes first."""
    t = beside()
    t.red.draws("iron-pot")
    assert refusal(t, "equip iron-pot").instead.startswith("Open now: Stow Iron Pot; ")


def test_what_belongs_elsewhere_in_a_combat() -> None:
    """DV-CITM-01, DV-CMB-01: acts wait; only opponents are struck."""
    t = beside()
    t.stands("ashwolf", "crossroads")
    t.play("red: engage ashwolf")
    t.roll(12, 2)
    assert refusal(t, "search").sentence == (
        "In a combat there are blows, items, flight and passing; the rest has to wait."
    )
    assert refusal(t, "attack nym-of-the-reeds").sentence == (
        "Nym of the Reeds is not among the opponents who still fight."
    )


def test_a_question_that_is_open_is_answered_first() -> None:
    """DV-SET-02: it is said once more."""
    t = venture("red blue", phase="setup")
    assert refusal(t, "search").sentence == "First this is to be answered: Which hero do you take?"
    assert refusal(t, "choose ashwolf").sentence == "Ashwolf is no hero."
    t.play("red: choose old-farrow")
    while t.question == "EquipAtStart":
        t.play(f"{t.asked}: ready")
    assert refusal(t, "choose old-farrow").sentence == "@0 plays Old Farrow."


def test_drawing_has_its_order_and_its_limits() -> None:
    """DV-TURN-03, DV-HAND-02, 03, DV-QST-08: once a turn, at most five, the draw before the acts."""
    t = venture("red blue", phase="turn")
    assert refusal(t, "search").sentence == "You are still drawing; go on to your actions first."
    assert refusal(t, "go on").sentence == "First draw your card of this turn."
    t.play("red: draw item", "chance: draw item iron-pot")
    assert refusal(t, "draw item").sentence == "You have drawn your card of this turn."


def test_no_refusal_knows_what_the_seat_cannot() -> None:
    """DV-HAND-01, DV-QST-03: the same words, whatever another holds."""
    plain, full = beside(), beside()
    full.blue.draws("moon-well ashwolf iron-pot")
    full.blue.seeks("wet-boots")
    for text in ("place moon-well", "play ashwolf", "equip iron-pot", "claim wet-boots", "reveal wet-boots"):
        assert refusal(plain, text) == refusal(full, text)
