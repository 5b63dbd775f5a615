"""The Crew satellite."""

from __future__ import annotations

from games.darkrock.table_talk import Table, darkrock


def at_work(crew: str, credits: int = 2, captain: str = "beside", last_round: int = 0) -> Table:
    """Red's turn with crew on stations; nobody else aboard."""
    t = darkrock("red blue", phase="resolve", dice="rig 1", last_round=last_round)
    t.red.crew_on(crew)
    t.red.crew_aboard = 0
    t.red.captain = captain
    t.red.credits = credits
    return t


def test_three_dollars_for_a_crewmember() -> None:
    """DR-CREW-01"""
    t = at_work("recruit", credits=4)
    t.play("red: resolve crew recruit")
    assert t.offers("red") == ["return", "recruit crew"]
    t.play("red: recruit crew")
    assert (t.red.crew, t.red.credits) == ("aboard aboard", 1)


def test_five_dollars_for_the_captain() -> None:
    """DR-CREW-02"""
    t = at_work("recruit", credits=5)
    t.play("red: resolve crew recruit, recruit captain")
    assert (t.red.captain, t.red.credits, t.red.crew) == ("aboard", 0, "aboard")


def test_too_little_money() -> None:
    """DR-CREW-01, 02"""
    t = at_work("recruit", credits=4)
    t.play("red: resolve crew recruit")
    assert t.refused("red: recruit captain") == "DR-CREW-02"
    bare = at_work("recruit", credits=2)
    bare.play("red: resolve crew recruit")
    assert (bare.red.crew, bare.red.credits) == ("aboard", 2)
    last_dollars = at_work("", credits=4, captain="recruit")
    last_dollars.play("red: resolve captain, recruit crew")
    assert (last_dollars.red.crew, last_dollars.red.credits) == ("aboard", 1)


def test_four_crew_and_one_captain_at_most() -> None:
    """DR-CREW-03: wherever they stand."""
    t = at_work("recruit m8 solar-2 subcontract", credits=20)
    t.play("red: resolve crew recruit")
    assert t.refused("red: recruit crew") == "DR-CREW-03"
    t.play("red: recruit captain", "red: resolve crew subcontract, return")
    assert t.red.captain == "aboard"
    full = at_work("recruit m8 solar-2 subcontract", credits=20, captain="m6")
    full.play("red: resolve crew recruit")
    assert "aboard" in full.red.crew
    assert full.red.credits == 20


def test_a_captain_recruits_twice_but_not_himself() -> None:
    """DR-CREW-04"""
    t = at_work("m8", credits=12, captain="recruit")
    t.play("red: resolve captain")
    assert t.refused("red: recruit captain") == "DR-CREW-02"
    t.play("red: recruit crew, recruit crew")
    assert (t.red.credits, t.red.crew, t.red.captain) == (6, "aboard aboard m8", "aboard")


def test_a_captain_recruits_into_a_full_ship() -> None:
    """DR-CREW-03, 04: with three crew the second activation is not offered."""
    t = at_work("m8 m8 m8", credits=12, captain="recruit")
    t.play("red: resolve captain, recruit crew")
    assert t.offers("red") == ["resolve crew m8"]


def test_new_pieces_wait_for_the_next_round() -> None:
    """DR-CREW-05"""
    t = at_work("recruit", credits=3)
    t.play("red: resolve crew recruit, recruit crew")
    assert (t.red.crew, t.asked) == ("aboard aboard", "chance")
    t.end_round()
    t.roll("1 2")
    assert t.state.ships[0].pieces_aboard() == 2


def test_two_dollars_for_a_crewmember_three_for_the_captain() -> None:
    """DR-CREW-06"""
    t = at_work("release m8", captain="release")
    t.play("red: resolve crew release, release")
    assert t.red.credits == 4
    t.play("red: resolve captain, release")
    assert t.red.credits == 7


def test_released_pieces_do_not_return() -> None:
    """DR-CREW-07"""
    t = at_work("release m8", captain="release")
    t.play("red: resolve crew release, release", "red: resolve captain, release")
    assert (t.red.crew, t.red.captain) == ("m8", "beside")


def test_released_pieces_can_be_recruited_again() -> None:
    """DR-CREW-08: in the same turn already, at the full price."""
    t = at_work("release recruit recruit m8", credits=6, captain="release")
    t.play("red: resolve crew release, release", "red: resolve captain, release")
    t.play("red: resolve crew recruit, recruit crew", "red: resolve crew recruit, recruit captain")
    assert (t.red.crew, t.red.captain, t.red.credits) == ("aboard aboard aboard m8", "aboard", 6 + 5 - 8)


def test_a_captain_is_released_once() -> None:
    """DR-CREW-09: three dollars in all."""
    t = at_work("m8", captain="release")
    t.play("red: resolve captain")
    assert t.offers("red") == ["return", "release"]
    t.play("red: release")
    assert (t.red.credits, t.offers("red")) == (5, ["resolve crew m8"])


def test_one_piece_must_stay() -> None:
    """DR-CREW-10: of two on Release the first may go, the second just returns."""
    t = at_work("release release subcontract")
    t.red.crew_aboard = 0
    t.play("red: resolve crew subcontract, return", "red: resolve crew release, release")
    t.play("red: resolve crew release, release")
    assert (t.red.crew, t.red.credits) == ("aboard", 6)
    two = at_work("release release")
    two.play("red: resolve crew release, release", "red: resolve crew release")
    assert (two.red.crew, two.red.credits, two.asked) == ("aboard", 4, "chance")


def test_pieces_anywhere_count_as_staying() -> None:
    """DR-CREW-10: on the Solar track, too."""
    t = at_work("release solar-2")
    t.play("red: resolve crew release, release")
    assert t.red.crew == "solar-2"
    captain = at_work("", captain="release")
    captain.play("red: resolve captain")
    assert (captain.red.captain, captain.asked) == ("aboard", "chance")


def test_in_the_final_round_all_may_go() -> None:
    """DR-CREW-11: not yet in the round before it."""
    t = at_work("release release", last_round=3)
    t.play("red: resolve crew release, release", "red: resolve crew release, release")
    assert (t.red.crew, t.red.credits) == ("", 6)
    before = at_work("release", last_round=4)
    before.play("red: resolve crew release")
    assert before.red.crew == "aboard"


def test_who_is_not_released_returns() -> None:
    """DR-CREW-12"""
    t = at_work("release m8", captain="release")
    t.play("red: resolve crew release, return", "red: resolve captain, return")
    assert (t.red.crew, t.red.captain, t.red.credits) == ("aboard m8", "aboard", 2)


def test_one_dollar_for_a_days_work() -> None:
    """DR-CREW-13: for each crewmember."""
    t = at_work("subcontract subcontract subcontract")
    for _ in range(3):
        t.play("red: resolve crew subcontract, subcontract")
    assert t.red.credits == 5


def test_a_captain_works_twice() -> None:
    """DR-CREW-14"""
    t = at_work("m8", captain="subcontract")
    t.play("red: resolve captain, subcontract, subcontract")
    assert (t.red.credits, t.offers("red")) == (4, ["resolve crew m8"])
    once = at_work("m8", captain="subcontract")
    once.play("red: resolve captain, subcontract, return")
    assert once.red.credits == 3
