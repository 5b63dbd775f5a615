"""Fleeing: dice, rerolls, borrowed AP, the way out."""

from __future__ import annotations

from games.dark_venture.table_talk import Table, venture
from gloaming.games.dark_venture import game
from gloaming.games.dark_venture.steps.fight import current, fighters


def fight(hero: str = "old-farrow", foes: str = "ashwolf", strikes: tuple[int, ...] = (12, 3)) -> Table:
    """The first player's hero in the middle of a small land attacks, and has the first battle turn."""
    t = venture("red blue", heroes=(hero, "captain-oredd"))
    t.lies("windbreak-hill", 1, 0)
    t.lies("cloven-hill", 2, 0)
    t.lies("blackreed-fen", 1, 1)
    t.red.hero.at = "windbreak-hill"
    for foe in foes.split():
        t.stands(foe, "windbreak-hill")
    t.play(f"red: engage {foes.split(maxsplit=1)[0]}")
    t.red.hero.ap = 3
    t.roll(*strikes)
    return t


def test_bought_dice() -> None:
    """DV-FLEE-01 to 03, 05: W20, four dice beat both; the turn goes on."""
    t = fight(foes="ashwolf ashwolf-alpha", strikes=(12, 4, 3))
    t.play("red: flee with 4 dice")
    assert t.red.hero.ap == 1
    t.roll(16, 9, 8)
    assert t.offers("red") == ["at crossroads", "at blackreed-fen", "at cloven-hill"]
    t.play("red: at blackreed-fen")
    assert t.offers("red")[0] == "go on"
    t.play("red: go on")
    assert (t.question, t.red.hero.at, t.red.hero.ap) == ("Act", "blackreed-fen", 1)


def test_ties_and_rerolls() -> None:
    """DV-FLEE-04, 06: W21, a tie is rolled again for nothing, a failure for 1 AP with as many dice."""
    t = fight()
    t.play("red: flee")
    t.roll(7, 5)
    t.roll(4, 6)
    assert (t.question, t.offers("red")) == ("FleeAgain", ["go on", "flee"])
    assert t.refused("red: pass") == "DV-FLEE-06"
    t.play("red: flee")
    t.roll(11, 3)
    assert (t.question, t.red.hero.ap) == ("ChooseFlight", 2)
    assert t.refused("red: go on") == "DV-FLEE-05"


def test_a_failed_flight_ends_the_battle_turn() -> None:
    """DV-FLEE-06: without AP there is no second try."""
    t = fight()
    t.red.hero.ap = 0
    assert t.refused("red: flee with 3 dice") == "DV-FLEE-03"
    t.play("red: flee")
    t.roll(2, 12)
    assert (t.asked, t.offers("blue")) == ("blue", ["attack old-farrow"])
    again = fight()
    again.play("red: flee")
    again.roll(2, 12)
    again.play("red: go on")
    assert again.asked == "blue"


def attacked(round_number: int = 4) -> Table:
    """It is blue's turn; red, who has had its turn and has 1 AP left, is attacked and plays first."""
    t = venture("red blue", heroes=("old-farrow", "captain-oredd"), round_number=round_number)
    t.lies("windbreak-hill", 1, 0)
    t.red.hero.ap = 1
    t.play("red: end", "blue: draw item", "chance: draw item old-map", "blue: go on")
    t.play("blue: engage old-farrow")
    t.roll(2, 12)
    return t


def test_borrowed_ap() -> None:
    """DV-FLEE-07: W22, what is left of this round first, then AP of the next one."""
    t = attacked()
    t.play("red: flee with 4 dice")
    assert (t.red.hero.ap, t.red.hero.facts.debt) == (0, 1)
    t.roll(4, 12)
    t.play("red: go on", "blue: pass", "red: pass", "blue: end")
    assert (t.state.round, t.red.hero.ap) == (5, 2)


def test_nothing_is_borrowed_from_a_day_that_does_not_come() -> None:
    """DV-FLEE-07: in round 12."""
    t = attacked(12)
    assert t.refused("red: flee with 4 dice") == "DV-FLEE-07"
    assert "flee with 3 dice" in t.offers("red")


def test_a_turn_still_to_come_pays() -> None:
    """DV-FLEE-07: AP of this round's coming turn."""
    t = venture("red blue", heroes=("old-farrow", "captain-oredd"))
    t.lies("windbreak-hill", 1, 0)
    t.play("red: engage captain-oredd")
    t.roll(2, 12)
    t.play("blue: flee with 4 dice")
    assert (t.blue.hero.ap, t.blue.hero.facts.debt) == (1, 0)


def test_no_dice_are_bought_in_the_dark() -> None:
    """DV-STND-09"""
    t = venture("red blue", heroes=("old-farrow", "captain-oredd"))
    t.lies("drowned-theatre", -1, 0, 180)
    t.red.hero.at = "drowned-theatre"
    t.stands("ashwolf", "drowned-theatre")
    t.play("red: engage ashwolf")
    t.roll(12, 2)
    assert t.refused("red: flee with 3 dice") == "DV-STND-09"
    t.play("red: flee")


def test_the_follower_flees_along() -> None:
    """DV-FLEE-05: if it is wished; a follower that flees alone leaves its hero in the combat."""
    for along in ("join", "go on"):
        t = venture("red blue", heroes=("old-farrow", "captain-oredd"))
        t.lies("windbreak-hill", 1, 0)
        t.lies("gas-flats", 1, 1)
        t.blue.hero.at = "gas-flats"
        follower = t.red.follows("ser-dunmar")
        t.stands("ashwolf", "crossroads")
        t.play("red: engage ashwolf", "red: join")
        t.roll(12, 2, 8)
        t.play("red: flee")
        t.roll(12, 2)
        t.play(f"red: {along}", "red: at windbreak-hill", "red: go on")
        assert follower.at == ("windbreak-hill" if along == "join" else "crossroads")
        if along == "join":
            assert t.state.fights == []
        else:
            assert fighters(t.state, current(t.state), 0) == [14]


def test_a_flight_may_lead_into_a_new_combat() -> None:
    """DV-FLEE-05: every location entered is entered; a combat stops the movement."""
    t = fight()
    t.stands("stonehide-boar", "blackreed-fen")
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: at blackreed-fen")
    assert (t.question, len(t.state.fights)) == ("RollStrike", 1 + 1)
    t.roll(12, 2)
    t.play("red: pass", "blue: attack old-farrow")
    t.roll(2)
    assert t.asked == "red"


def test_a_flight_leads_away() -> None:
    """DV-FLEE-05; DV-R60: the second step does not lead back to where the combat was; the refusal says so."""
    t = fight()
    t.lies("stilt-village", 1, 2)
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: at blackreed-fen")
    assert t.offers("red") == ["go on", "at stilt-village"]
    assert t.refused("red: at windbreak-hill") == "DV-FLEE-05"
    back = game.read(t.state, "at windbreak-hill")
    assert back is not None
    refusal = game.why_not(t.state, 0, back)
    assert refusal.sentence == "A flight leads away, not back to Windbreak Hill."
    why = game.ask(game.view(t.state, 0)).why
    assert why == "The flight may lead one location further, but not back to Windbreak Hill."
    t.play("red: at stilt-village")
    assert (t.question, t.red.hero.at) == ("Act", "stilt-village")


def test_a_flight_into_a_dead_end_is_over_after_one_step() -> None:
    """DV-FLEE-05; DV-R60: where the only way on leads back."""
    t = fight()
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: at blackreed-fen")
    assert t.offers("red") == ["go on"]


def test_without_a_way_out_only_the_combat_ends() -> None:
    """DV-FLEE-05"""
    t = venture("red blue", heroes=("old-farrow", "captain-oredd"))
    t.lies("gas-flats", 5, 5)
    t.blue.hero.at = "gas-flats"
    t.stands("ashwolf", "crossroads")
    t.play("red: engage ashwolf")
    t.roll(12, 2)
    t.play("red: flee")
    t.roll(12, 2)
    assert (t.question, t.red.hero.at, t.state.fights) == ("Act", "crossroads", [])


def test_some_opponents_flee() -> None:
    """DV-STND-15: the Bowman, at half of his health."""
    t = fight(foes="bandit-bowman", strikes=(2, 12))
    t.person("bandit-bowman").hp = 7
    assert "flee" not in t.offers("blue")
    t = fight(foes="bandit-bowman", strikes=(2, 12))
    t.person("bandit-bowman").hp = 6
    t.state.settle()
    assert t.offers("blue") == ["attack old-farrow", "flee"]
    t.play("blue: flee")
    t.roll(12, 2)
    t.play("red: at cloven-hill", "red: go on")
    assert (t.person("bandit-bowman").at, t.question) == ("cloven-hill", "Act")
