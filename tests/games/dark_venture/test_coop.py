"""The cooperative game: acts out of turn, moving together, fighting side by side."""

from __future__ import annotations

from games.dark_venture.table_talk import Table, venture
from gloaming.games.dark_venture import notation
from gloaming.games.dark_venture.actions import ACTION_SPACE, FIRST
from gloaming.games.dark_venture.rule_numbers import TURN_08
from gloaming.games.dark_venture.steps.fight import current, fighters


def together(seats: str = "red blue") -> Table:
    """A cooperative table in a small land, red about to act."""
    t = venture(seats, mode="cooperative")
    t.lies("windbreak-hill", 1, 0)
    t.lies("cloven-hill", 2, 0)
    return t


def says(t: Table, who: str, text: str) -> None:
    """Somebody who is not asked says something."""
    t.state.settle()
    action = notation.read(t.state, text)
    assert action is not None
    assert action < ACTION_SPACE
    t.state.play_aside(t.seats.index(who), action)


def test_the_rules_are_the_same_but_for_some() -> None:
    """DV-COOP-02, 07, 09, 11: three phases, 3 AP, characters may move on their own, then the sun advances."""
    t = venture("red blue", "round", mode="cooperative", round_number=4)
    for seat in ("red", "blue"):
        assert (t.asked, t.question) == (seat, "DrawPhase")
        t.play(f"{seat}: draw item", f"chance: draw item {'old-map' if seat == 'red' else 'war-horn'}")
        t.play(f"{seat}: go on", f"{seat}: end")
    t.play("red: end")
    assert (t.state.round, t.red.hero.ap) == (5, 3)


def test_acting_in_another_players_turn() -> None:
    """DV-COOP-08: with AP of this round, between two steps of anybody's phase 2."""
    t = together()
    says(t, "blue", "go windbreak-hill")
    assert (t.blue.hero.at, t.blue.hero.ap, t.asked) == ("windbreak-hill", 2, "red")
    says(t, "blue", "search")
    t.play("chance: roll 1")
    assert (t.blue.hero.ap, t.asked) == (1, "red")
    t.blue.hero.ap = 0
    t.state.settle()
    assert t.state.asides(1) == []


def test_ap_left_are_asked_for_once_more() -> None:
    """DV-COOP-08: before the last phase 2 of a round ends."""
    t = together()
    t.play("red: end", "blue: draw item", "chance: draw item old-map", "blue: go on", "blue: end")
    assert (t.asked, t.question) == ("red", "Act")
    t.play("red: go windbreak-hill", "red: end")
    assert t.state.round == 4


def test_moving_together() -> None:
    """DV-COOP-10: W42, three heroes and two followers for 1 AP, one entry; who does not want to stays."""
    t = together("red blue green")
    red, blue = t.red.follows("pell-the-lamplighter"), t.blue.follows("wick")
    t.play("red: all go windbreak-hill")
    for _ in range(4):
        t.play(f"{t.asked}: {'go on' if t.questioned == blue.number else 'join'}")
    there = [t.red.hero.at, t.blue.hero.at, t.green.hero.at, red.at, blue.at]
    assert there == ["windbreak-hill"] * 4 + ["crossroads"]
    assert [t.red.hero.ap, t.blue.hero.ap, t.green.hero.ap, red.ap] == [2, 3, 3, 2]


def test_nobody_leads_alone() -> None:
    """DV-COOP-10: nor to where no way leads, nor in other modes."""
    t = together()
    assert t.refused("red: all go cloven-hill") == "DV-MOVE-01"
    t.blue.hero.at = "windbreak-hill"
    assert t.refused("red: all go windbreak-hill") == "DV-COOP-10"
    assert venture("red blue").refused("red: all go crossroads") == "DV-COOP-10"


def test_what_is_answered_elsewhere_leads_nobody_anywhere() -> None:
    """DV-TURN-08; DV-COOP-10: with friends beside the hero, too."""
    t = together()
    t.state.settle()
    assert {t.state.step.forbids(t.state, action) for action in range(FIRST, ACTION_SPACE)} == {TURN_08}


def test_one_entry_for_each_player() -> None:
    """DV-COOP-10, DV-MOVE-02: in player order, a hazard hurts all with one roll."""
    t = venture("red blue", mode="cooperative")
    t.lies("gas-flats", 1, 0)
    t.lies("stilt-village", 0, 1)
    t.red.meets("stilt-village")
    t.blue.meets("stilt-village")
    t.play("red: all go stilt-village", "blue: join", "red: option 1")
    assert (t.asked, t.question) == ("blue", "ChooseBranch")
    t = venture("red blue", mode="cooperative", heroes=("captain-oredd", "tavi-quickwire"))
    t.lies("gas-flats", 1, 0)
    t.play("red: all go gas-flats", "blue: join", "chance: roll 5")
    assert (t.red.hero.hp, t.blue.hero.hp) == (29, 23)


def test_fighting_side_by_side() -> None:
    """DV-COOP-06, 12, 13: each player decides for own characters, all roll, each states a target."""
    t = together()
    t.stands("ashwolf", "crossroads")
    t.play("red: engage ashwolf", "blue: join")
    assert fighters(t.state, current(t.state), 0) == [5, 6]
    t.roll(12, 3, 5)
    assert t.offers("red")[0] == "attack ashwolf"
    t.play("red: attack ashwolf")
    t.roll(2)
    assert t.asked == "blue"


def test_a_friend_gives_freely() -> None:
    """DV-COOP-06: trades between players' characters are as in the other modes."""
    t = together()
    t.red.hero.takes("iron-pot")
    t.play("red: offer iron-pot, to nym-of-the-reeds, for nothing", "blue: accept")
    assert t.blue.hero.items == "iron-pot"
