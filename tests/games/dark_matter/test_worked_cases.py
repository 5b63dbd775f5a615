"""Worked cases of cards, payments and Diplomacy; those of a rulebook example say so."""

from __future__ import annotations

from games.dark_matter.table_talk import Table, dark_matter


def test_the_highest_initiative_goes_first() -> None:
    """DM-INIT-01, 02, 05.  A rulebook example: 6, 5, 4 and 8; the fourth player is first, then clockwise."""
    t = dark_matter("red blue green yellow", between_rounds=True)
    lay_initiative(t, red=(3, 1, 2), blue=(2, 2, 1), green=(1, 2, 1), yellow=(3, 3, 2))
    assert t.asked == "yellow"
    order = []
    for _ in range(4):
        order.append(t.asked)
        t.end_turn()
    assert order == ["yellow", "red", "blue", "green"]


def test_a_tie_goes_clockwise_from_the_old_first_player() -> None:
    """DM-INIT-04.  The old first player is not among those tied at 6."""
    t = dark_matter("red blue green yellow", first="blue", between_rounds=True)
    lay_initiative(t, red=(3, 1, 2), blue=(2, 1, 1), green=(2, 2, 2), yellow=(3, 2, 1))
    assert t.asked == "green"


def test_the_old_first_player_stays_first_in_a_tie() -> None:
    """DM-INIT-03, 06.  5, 7, 7 and 3: the second player stays first, and the order of the round is fixed."""
    t = dark_matter("red blue green yellow", first="blue", between_rounds=True)
    lay_initiative(t, red=(2, 2, 1), blue=(3, 3, 1), green=(3, 2, 2), yellow=(1, 1, 1))
    assert t.asked == "blue"
    t.state.players[2].position = 0
    t.end_turn()
    assert t.asked == "green"


def lay_initiative(t: Table, **values: tuple[int, int, int]) -> None:
    """Give each player cards whose Upper Backs show these values, in the order of the colours."""
    numbers = {name: place + 1 for place, name in enumerate(t.seats)}
    for name, wanted in values.items():
        hand = getattr(t, name)
        for letter, value in zip("CAD", wanted, strict=True):
            hand.holds(f"{letter}{numbers[name]}")
            for position in ("start", "spun", "flipped", "both"):
                hand.turn(letter, position)
                if hand.ub(letter).endswith(f" {value}"):
                    break
            assert hand.ub(letter).endswith(f" {value}"), (name, letter, value)


def test_a_card_has_four_positions() -> None:
    """DM-CARD-01, 02, 05 to 08; DM-SET-08.  Redshift Vanguard in all of them."""
    t = dark_matter()
    t.red.holds("A3")
    rows = {}
    for position in ("start", "flipped", "spun", "both"):
        t.red.turn("A", position)
        rows[position] = [t.red.uf("A"), t.red.lf("A"), t.red.ub("A"), t.red.lb("A")]
    assert rows == {
        "start": ["A+M 2", "M+M 2", "S 3", "C+H 1"],
        "flipped": ["S 3", "C+H 1", "A+M 2", "M+M 2"],
        "spun": ["M+M 2", "A+M 2", "C+H 1", "S 3"],
        "both": ["C+H 1", "S 3", "M+M 2", "A+M 2"],
    }
    t.red.turn("A", "start")
    for change, after in ((1, "spun"), (2, "both"), (1, "flipped"), (2, "start")):
        t.red.player.turn_card(1, change)
        assert [t.red.uf("A"), t.red.lf("A"), t.red.ub("A"), t.red.lb("A")] == rows[after]


def test_terraform_with_two_own_cards() -> None:
    """DM-TER-01, 02, 05, 10; DM-ACT-07, 09, 14, 18, 19.  A rulebook example."""
    t = dark_matter(market="sallow-gate lantern-moors ironwake quietus")
    t.red.holds("C4")
    t.red.holds("D2")
    t.red.gems = "5"
    t.play("red: terraform sallow-gate, use red cavorite, use red dark-matter, confirm", "red: decline")
    assert t.red.gems == "3 / 0"
    assert t.red.planets == "sallow-gate"
    assert (t.red.uf("C"), t.red.ub("C")) == ("S 3", "C+P 1")
    assert (t.red.uf("D"), t.red.ub("D")) == ("C+R 3", "D+I 2")
    assert t.market == "lantern-moors ironwake quietus"


def test_one_zone_gives_two_points() -> None:
    """DM-ACT-05, 08, 18.  The Upper Face alone is used of an own card."""
    t = dark_matter(market="sallow-gate")
    t.red.gems = "5"
    t.play("red: terraform sallow-gate, use red cavorite, confirm")
    assert t.red.gems == "4 / 0"
    assert t.red.planets == "sallow-gate"
    assert (t.red.uf("C"), t.red.ub("C")) == ("A+R 3", "C+D 2")
    t.red.turn("C", "start")
    assert "use red cavorite" not in t.opens(), "its gem stands on the Back"


def own_and_another() -> Table:
    """Red terraforms Sallow Gate with an own card and one of blue's, and refuses the soldier."""
    t = dark_matter(market="sallow-gate")
    t.red.holds("C3")
    t.blue.holds("A1")
    t.red.gems = "5"
    t.play("red: terraform sallow-gate, use red cavorite, use blue antimatter, confirm, refuse soldiers")
    return t


def test_terraform_with_an_own_card_and_another_players() -> None:
    """DM-ACT-04, 06, 14, 15, 22, 27, 28; DM-DIP-03.  A rulebook example."""
    t = own_and_another()
    assert t.red.gems == "3 / 1"
    assert (t.red.uf("C"), t.red.ub("C")) == ("S 3", "C+M 2")
    assert (t.blue.uf("A"), t.blue.lf("A")) == ("I 2", "C+A 2")
    assert (t.blue.ub("A"), t.blue.lb("A")) == ("I 1", "D+R 3")
    assert t.blue.diplomacy == 0
    assert t.red.planets == "sallow-gate"


def test_one_card_of_each_opponent() -> None:
    """DM-DIP-01, 04, 06.  After that no further card of blue can be used, but one of green, and moved."""
    t = own_and_another()
    t.green.holds("C1")
    t.red.holds("D4")
    assert t.refused("red: use blue cavorite") == "DM-DIP-01"
    assert "use green cavorite" in t.opens()
    t.play("red: use red dark-matter", "red: target blue cavorite")
    assert t.blue.diplomacy == 0


def test_two_players_have_two_diplomacy_cards() -> None:
    """DM-DIP-02, 12; DM-ACT-12, 13.  A card may be used again in another action, never twice in one."""
    t = dark_matter("red blue", market="lantern-moors sallow-gate ferrow-reach")
    for card in ("C3", "A1", "D2"):
        t.blue.holds(card)
    t.red.holds("C1")
    t.red.gems = "6"
    assert (
        t.refused("red: terraform lantern-moors, use blue dark-matter, use blue dark-matter") == "DM-ACT-12"
    )
    t.play("red: terraform lantern-moors, use red cavorite, use blue dark-matter, confirm")
    assert t.red.gems == "4 / 1"
    assert t.blue.ub("D") == "I 1"
    assert t.blue.diplomacy == 1
    t.red.planets = "hearthless"
    assert "use blue dark-matter" in t.opens("improve hearthless")
    t.red.turn("C", "start")
    t.blue.diplomacy, t.red.gems = 2, "4"
    t.play("red: terraform ferrow-reach, use red cavorite, use blue antimatter, use blue cavorite, confirm")
    assert t.blue.diplomacy == 0
    assert t.refused("red: use blue cavorite") == "DM-DIP-02"


def test_the_same_card_twice_in_a_turn() -> None:
    """DM-ACT-13, 14, 35; DM-TER-06"""
    t = dark_matter(market="sallow-gate lantern-moors")
    t.red.holds("A4")
    t.red.holds("D4")
    t.red.gems = "4"
    t.play("red: terraform sallow-gate, use red cavorite, confirm")
    assert (t.red.gems, t.red.uf("C")) == ("3 / 0", "A+R 3")
    t.play("red: use red dark-matter", "red: target red cavorite")
    assert (t.red.gems, t.red.uf("C")) == ("2 / 0", "C+D 2")
    assert (t.red.uf("D"), t.red.ub("D")) == ("S 3", "D+P 1")
    t.play("red: terraform lantern-moors, use red cavorite, use red dark-matter, confirm")
    assert (t.red.gems, t.red.uf("C"), t.red.uf("D")) == ("0 / 0", "A+R 3", "D+P 1")


def test_one_skill_of_two() -> None:
    """DM-ACT-18 to 20.  The points that are left over buy nothing more in the action."""
    t = dark_matter(market="courier-rest")
    t.red.planets = "sallow-gate"
    t.red.holds("C2")
    t.red.holds("D2")
    t.red.gems = "2"
    saying = "red: improve sallow-gate, use red cavorite, use red dark-matter"
    assert t.refused(f"{saying}, terraform courier-rest") == "DM-ACT-20"
    t.play(f"{saying}, confirm")
    assert t.red.planets == "sallow-gate improved"
    assert "terraform courier-rest" not in t.opens()


def test_every_source_adds_a_point() -> None:
    """DM-ACT-17, 21, 26.  No card comes along only to be Flipped; what is not enough is not confirmed."""
    t = dark_matter(market="sallow-gate")
    t.red.holds("C1")
    t.red.holds("A3")
    t.red.holds("D2")
    t.red.gems = "4"
    begun = "red: terraform sallow-gate, use red cavorite"
    assert t.refused(f"{begun}, use red antimatter") == "DM-ACT-21"
    assert t.refused("red: terraform sallow-gate, use red dark-matter, confirm") == "DM-TER-01"
    t.play(f"{begun}, use red dark-matter, confirm")
    assert t.red.gems == "2 / 0"


def test_recruit_with_three_zones() -> None:
    """DM-ACT-23, 34; DM-SOL-03 to 05.  A rulebook example."""
    t = dark_matter()
    t.red.holds("C3")
    t.red.holds("A3")
    t.blue.holds("D3", "flipped")
    t.red.gems = "4"
    t.play("red: recruit, use red cavorite, use red antimatter, use blue dark-matter, confirm")
    assert (t.red.gems, t.red.soldiers) == ("1 / 0", 3)
    assert (t.red.ub("C"), t.red.ub("A"), t.blue.ub("D")) == ("C+M 2", "A+M 2", "M+M 2")
    assert t.blue.diplomacy == 0
    assert t.refused("red: recruit") == "DM-SOL-05"


def test_recruit_with_a_card_and_a_planet() -> None:
    """DM-SOL-04; DM-PLN-06, 07, 10"""
    t = dark_matter()
    t.red.holds("C3", "spun")
    t.red.planets = "sallow-gate"
    t.red.gems = "2"
    alone = t.state.clone()
    t.play("red: recruit, use red cavorite, use sallow-gate, confirm")
    assert (t.red.gems, t.red.soldiers, t.red.planets) == ("1 / 0", 3, "sallow-gate turned")
    t.state = alone
    t.play("red: recruit, use red cavorite, confirm")
    assert t.refused("red: use sallow-gate") == "DM-ACT-24"


def test_soldiers_come_along() -> None:
    """DM-ACT-22; DM-SOL-06.  Both are taken, or both refused and the earning kept."""
    t = dark_matter(market="hearthless")
    t.red.holds("C3")
    t.red.holds("A3")
    t.red.gems = "4"
    saying = "red: terraform hearthless, use red antimatter, use red cavorite, confirm"
    other = t.state.clone()
    t.play(f"{saying}, take soldiers")
    assert t.red.soldiers == 2
    assert t.refused("red: recruit") == "DM-SOL-05"
    t.state = other
    t.play(f"{saying}, refuse soldiers")
    assert t.red.soldiers == 0
    t.red.turn("C", "spun")
    assert "recruit" in t.opens()


def test_politics_on_anothers_card() -> None:
    """DM-ACT-35 to 37; DM-DIP-06.  The card's other side is known to all from then on."""
    t = dark_matter()
    t.red.holds("C4")
    t.blue.holds("A1")
    t.red.gems = "1"
    assert not t.red.knows("blue", "A")
    t.play("red: use red cavorite", "red: target blue antimatter")
    assert t.red.gems == "0 / 0"
    assert (t.blue.uf("A"), t.blue.ub("A")) == ("D+R 3", "C+A 2")
    assert t.red.uf("C") == "S 3"
    assert t.blue.diplomacy == 1
    assert t.red.knows("blue", "A")
    assert t.green.knows("blue", "A")


def test_politics_on_itself() -> None:
    """DM-ACT-14, 15, 25.  The effect comes first, the move for the use follows."""
    t = dark_matter()
    t.red.holds("C4")
    t.blue.holds("D4", "flipped")
    t.red.gems = "2"
    t.play("red: use red cavorite", "red: target red cavorite")
    assert (t.red.gems, t.red.uf("C")) == ("1 / 0", "C+P 1")
    t.play("red: use blue dark-matter", "red: target blue dark-matter")
    assert (t.blue.uf("D"), t.blue.ub("D")) == ("I+R 2", "A+H 1")


def test_hero_spins() -> None:
    """DM-ACT-38; DM-DIP-03.  The Diplomacy Card is turned for the use, not for the Spin."""
    t = dark_matter()
    t.red.holds("C1")
    t.blue.holds("D3", "spun")
    t.red.gems = "2"
    t.play("red: use blue dark-matter", "red: target red cavorite")
    assert (t.red.uf("C"), t.red.lf("C"), t.red.ub("C"), t.red.lb("C")) == ("I 2", "C+D 2", "I 1", "A+R 3")
    assert t.blue.ub("D") == "S 3"
    assert t.red.gems == "1 / 0"
    assert t.blue.diplomacy == 0


def test_diplomacy_inside_an_action() -> None:
    """DM-DIP-08 to 10.  A planet turns a used card back so that a further card can serve the same action."""
    t = dark_matter(market="quietus")
    t.red.planets = "embassy-nine"
    t.red.gems = "3"
    for hand, cards in ((t.blue, ("A1", "D3", "C4")), (t.green, ("A2", "C3"))):
        for card in cards:
            hand.holds(card)
    for card in ("C1", "A3", "D2"):
        t.red.holds(card)
    t.red.turn("C", "both")
    t.red.turn("A", "start")
    t.red.turn("D", "flipped")
    assert t.refused("red: terraform quietus, use embassy-nine") == "DM-DIP-09"
    t.play(
        "red: terraform quietus, use blue antimatter, use green antimatter, use embassy-nine, refresh blue,"
        "use blue dark-matter, confirm"
    )
    assert t.red.gems == "0 / 2"
    assert t.red.planets == "embassy-nine turned, quietus"
    assert (t.blue.ub("A"), t.green.ub("A"), t.blue.ub("D")) == ("I 1", "I 1", "A+H 1")
    assert (t.blue.diplomacy, t.green.diplomacy) == (0, 0)


def test_earned_gems_are_set_aside() -> None:
    """DM-ACT-11, 28; DM-FIN-03"""
    t = dark_matter()
    t.blue.holds("A1")
    t.red.gems = "1"
    t.play("red: use blue antimatter")
    assert t.red.gems == "0 / 1"
    assert t.refused("red: use red cavorite") == "DM-ACT-11"
    t.play("red: end")
    assert t.red.gems == "1 / 0"


def test_effects_come_late() -> None:
    """DM-SOL-01, 02; DM-ACT-16.  A soldier that an action earns cannot attack in it."""
    t = dark_matter(market="hearthless")
    t.red.holds("C3")
    t.red.holds("A2", "flipped")
    t.red.holds("D2", "flipped")
    t.blue.planets = "halcyon-drift"
    t.blue.turn("A", "spun")
    t.red.gems, t.red.soldiers = "3", 1
    t.green.diplomacy = t.blue.diplomacy = 0
    assert t.refused("red: terraform hearthless, use halcyon-drift") == "DM-ACT-26"
    t.red.holds("D3")
    t.play("red: recruit, use red dark-matter, confirm")
    t.play("red: terraform hearthless, use red cavorite, use halcyon-drift, confirm")
    assert (t.red.gems, t.red.soldiers, t.red.planets) == ("1 / 0", 2, "hearthless")


def test_income_adds_up() -> None:
    """DM-SET-02; DM-RESP-01 to 03.  Four rounds bring 4 + 1 + 2 + 3 + 4 gems."""
    t = dark_matter(round_number=2, between_rounds=True)
    t.red.gems = "2"
    t.red.turn("C", "start")
    while t.asked != "red":
        t.end_turn()
    assert t.red.gems == "5 / 0"
    assert "maneuver cavorite" in t.opens()
    fresh = dark_matter("red blue", round_number=0, between_rounds=True)
    while fresh.asked != "over":
        fresh.end_turn()
    assert fresh.red.gems == fresh.blue.gems == "14 / 0"


def test_the_soldier_supply_runs_out() -> None:
    """DM-SOL-16"""
    t = dark_matter()
    t.red.soldiers, t.blue.soldiers = 20, 19
    t.red.holds("C3", "spun")
    t.red.holds("A3")
    t.red.gems = "4"
    assert t.opens("recruit", "use red cavorite") == ["confirm"]
    t.play("red: recruit, use red cavorite, confirm")
    assert t.red.soldiers == 21
    t.end_turn()
    assert t.refused("blue: recruit") == "DM-SOL-16"
