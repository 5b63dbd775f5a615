"""The draw and the rare answers in words and in the bar: what to do first, what is left, what folds away."""

from __future__ import annotations

from games.dark_venture.table_talk import CONTENT, GAME, Table, venture
from games.dark_venture.test_scenes import drawn
from gloaming.core.words import Offer, Question
from gloaming.games.dark_venture.cast.modify import modify
from gloaming.games.dark_venture.content.describe import describe_effect
from gloaming.games.dark_venture.content.vocabulary import (
    ANGERED,
    FLEE_KIND,
    FOLLOWER_KIND,
    FOR_TURN,
    SEARCH_KIND,
    SPAWN,
    STATS,
)


def asked(t: Table, who: str = "red") -> Question:
    """The question as that seat reads it."""
    t.settle()
    return GAME.ask(GAME.view(t.state, t.seats.index(who)))


def shorts(offers: tuple[Offer, ...]) -> list[str]:
    """The buttons of these offers."""
    return [offer.short for offer in offers]


def test_a_full_hand_says_how_to_make_room() -> None:
    """DV-HAND-02, 03: what makes room lies open, and going on says that nothing is drawn then."""
    t = venture("red blue", "turn")
    t.red.seeks("wet-boots kneel-once pack-mule")
    t.red.draws("iron-pot ashwolf mire-maw gas-flats tide-gate")
    assert asked(t).why.startswith("Your hand is full: discard an item, or stow one with your hero, to draw.")
    bar = drawn(t, "red").bar
    assert shorts(bar.direct)[:2] == ["Stow Iron Pot", "Discard Iron Pot"]
    assert shorts(bar.direct)[-1] == "Go on without drawing"


def test_a_full_hand_without_an_item_draws_nothing() -> None:
    """DV-HAND-03, 04: it is said, and going on loses nothing."""
    t = venture("red blue", "turn")
    t.red.seeks("wet-boots kneel-once pack-mule")
    t.red.draws("ashwolf mire-maw gas-flats tide-gate cloven-hill")
    question = asked(t)
    assert question.why.startswith("Your hand is full and holds no item: no draw this turn.")
    assert "Go on" in shorts(question.offers)


def test_after_the_draw_the_question_is_of_side_quests() -> None:
    """DV-TURN-03, 04: what is left once the card is drawn, for the asked one and the others."""
    t = venture("red blue", "turn")
    t.red.seeks("wet-boots kneel-once pack-mule")
    assert (asked(t).title, asked(t, "blue").title) == ("@0, what do you draw?", "@0 draws.")
    t.play("red: draw location", "chance: draw location cloven-hill")
    assert asked(t).title == "@0, do you draw or exchange a side quest?"
    assert asked(t, "blue").title == "@0 may draw or exchange a side quest."


def test_the_trade_of_quests_folds_away() -> None:
    """DV-QST-07: once in the game is no answer for every turn."""
    t = venture("red blue")
    t.red.seeks("wet-boots kneel-once pack-mule")
    bar = drawn(t, "red").bar
    assert "Trade quests" in shorts(bar.rest)
    assert bar.main is None


def test_who_comes_aggressive_is_called_so_once() -> None:
    """DV-R86: the words for whom say it already, or the mood does."""
    angry = [one for one in CONTENT.effects if one.op == SPAWN and one.mood == ANGERED]
    counts = {describe_effect(CONTENT, one).partition(";")[0].count("aggressive") for one in angry}
    assert counts == {1}


def test_what_is_equipped_can_be_paid_and_is_called_so() -> None:
    """DV-TURN-08; DV-R15: the player says which weapon goes; one of them is in the hands."""
    t = venture("red blue")
    t.lies("glass-foundry", 0, -1)
    t.red.meets("glass-foundry")
    t.red.hero.takes("bone-club")
    t.red.hero.wears("rust-sabre")
    t.play("red: go glass-foundry", "red: option 2")
    assert [(one.short, one.sentence) for one in asked(t).offers] == [
        ("Rust Sabre (equipped)", "Give away the Rust Sabre, which Captain Oredd has equipped"),
        ("Bone Club", "Give away the Bone Club"),
    ]
    t.play("red: take rust-sabre")
    assert (t.where("rust-sabre"), t.red.hero.items) == ("discard", "bone-club")


def test_what_succeeds_by_itself_is_told_without_odds() -> None:
    """DV-SRCH-02, DV-FOL-02, DV-FLEE-02: a search, a follower's roll, a flight; once each."""
    t = venture("red blue")
    t.stands("ashwolf", "crossroads")
    t.stands("pell-the-lamplighter", "crossroads")
    for kind in (SEARCH_KIND, FOLLOWER_KIND, FLEE_KIND):
        modify(t.state, t.red.hero.number, STATS + kind, 1, FOR_TURN)
    told = {one.short: (one.sentence, one.note) for one in asked(t).offers}
    found = "Captain Oredd searches Crossroads for 1 AP: it succeeds without a throw and finds an item"
    assert told["Search"] == (found, "1 AP, succeeds")
    won = "Ask Pell the Lamplighter to follow Captain Oredd, no AP: it succeeds without a throw"
    assert told["Ask Pell the Lamplighter"] == (won, "succeeds")
    t.play("red: engage ashwolf")
    t.roll(12, 2)
    flights = [one.sentence for one in asked(t).offers if one.kind == "flee"]
    assert [sentence.partition(": ")[2] for sentence in flights] == ["it succeeds without a throw"] * 3
    t.play("red: flee")
    fled = GAME.view(t.state, 0).someone(t.red.hero.number)
    assert fled is not None
    assert fled.sure == (SEARCH_KIND, FOLLOWER_KIND)
