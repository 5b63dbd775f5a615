"""The complete ways to pay that are suggested: the cheapest first, from what the payer knows, in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contract.cases import cases_of, positions
from games.dark_matter.table_talk import GAME, Table, dark_matter
from gloaming.core.dice import Dice
from gloaming.core.words import Plan as Offered
from gloaming.games.dark_matter import actions as a
from gloaming.games.dark_matter.plans import FEW, Plan, plans, ways_on
from gloaming.games.dark_matter.reckoning import position
from gloaming.games.dark_matter.skills.sources import is_source
from gloaming.games.dark_matter.state import State


def texts(t: Table, found: list[Plan]) -> list[str]:
    """Plans in notation, without the goal and the confirmation."""
    return [", ".join(GAME.notation(t.state, action) for action in plan.actions[1:-1]) for plan in found]


def offered(t: Table, goal: str) -> tuple[Offered, ...]:
    """What the asked seat is offered after it has named its goal."""
    assert t.asked
    twin = t.state.clone()
    twin.play(GAME.parse(twin, goal)[0])
    return GAME.ask(GAME.view(twin, twin.seat)).plans


def rich() -> Table:
    """Red has many ways to pay: cards of three players, planets, soldiers, a Diplomacy icon."""
    t = dark_matter(market="quietus hearthless cinder-hollow gravemark")
    t.red.planets = "embassy-nine, halcyon-drift"
    t.green.planets = "ferrow-reach"
    for hand, cards in ((t.blue, ("A1", "D3", "C4")), (t.green, ("A2", "C3"))):
        for card in cards:
            hand.holds(card)
    for card, place in (("C1", "both"), ("A3", "start"), ("D2", "flipped")):
        t.red.holds(card, place)
    t.red.gems = "3"
    t.red.soldiers = 4
    assert t.asked == "red"
    return t


def test_the_cheapest_way_comes_first() -> None:
    """DM-ACT-22, 25, 26.  Two planets for nothing; a card whose gem comes back; then what takes one."""
    t = dark_matter(market="hearthless")
    t.red.planets = "halcyon-drift, quietus"
    t.red.holds("A1")
    t.red.gems = "5"
    assert t.asked == "red"
    found = plans(t.state, a.TERRAFORM + 13)
    assert texts(t, found)[0] == "use halcyon-drift, use quietus"
    assert (found[0].gems, found[1].gems, found[1].earned) == (0, 1, 1)
    assert "use red antimatter" in texts(t, found)
    net = [plan.gems - plan.earned for plan in found]
    assert net == sorted(net)
    assert len({plan.sources for plan in found}) == len(found) <= FEW


def test_gems_that_come_back_count() -> None:
    """DM-ACT-22.  What a plan says that it takes and brings is so; the difference is its price."""
    t = rich()
    found = plans(t.state, a.TERRAFORM + 9)
    net = [plan.gems - plan.earned for plan in found]
    assert net == sorted(net)
    for plan in found:
        after = played(t.state, plan.actions)
        red = after.players[0]
        assert red.gems + red.aside == 3 - plan.gems + plan.earned


def goals(state: State) -> list[int]:
    """The open goals."""
    return [action for action in state.actions if a.TERRAFORM <= action < a.USE_CARD]


def played(state: State, actions: tuple[int, ...]) -> State:
    """A copy of the position after these actions, said at the public door."""
    twin = state.clone()
    for action in actions:
        twin.play(action)
    return twin


def test_every_way_can_be_said() -> None:
    """DM-ACT-26.  Each is a saying that the game takes, and takes what it says."""
    t = rich()
    free = t.state.free_soldiers()
    for plan in plans(t.state, a.TERRAFORM + 9):
        after = played(t.state, plan.actions)
        assert 9 in after.players[0].planets
        assert after.free_soldiers() == free - plan.soldiers


def test_a_diplomacy_icon_may_be_part_of_a_way() -> None:
    """DM-DIP-08, 10.  A second card of one player, after a planet has turned the Diplomacy Card back."""
    t = rich()
    found = plans(t.state, a.TERRAFORM + 9)
    assert texts(t, found)[0] == (
        "use blue cavorite, use green antimatter, use embassy-nine, refresh blue, use blue antimatter"
    )
    first = offered(t, "terraform quietus")[0]
    assert "Embassy Nine (Diplomacy), @1's Diplomacy Card again and @1's Antimatter card" in first.sentence


def test_only_open_goals_have_ways() -> None:
    """What is not open is no goal."""
    t = dark_matter()
    assert t.asked == "red"
    with pytest.raises(ValueError, match="no goal"):
        plans(t.state, a.TERRAFORM)
    with pytest.raises(ValueError, match="no goal"):
        plans(t.state, a.END)


def test_recruiting_with_more_sources_brings_more_soldiers() -> None:
    """DM-ACT-34; DM-SOL-01.  Each suggestion takes more than the one before and brings more."""
    t = dark_matter()
    t.red.holds("C3")
    t.blue.holds("A1")
    t.red.gems = "4"
    assert t.asked == "red"
    found = plans(t.state, a.RECRUIT)
    assert [plan.recruits for plan in found] == sorted({plan.recruits for plan in found})
    assert [plan.gems for plan in found] == sorted(plan.gems for plan in found)
    for plan in found:
        assert played(t.state, plan.actions).players[0].soldiers == plan.recruits > 0


# --- the same, whatever is tried


def every_way(state: State, said: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """All complete ways on, in every order."""
    if a.CONFIRM in state.actions:
        yield said
    for action in state.actions:
        if action != a.CONFIRM:
            yield from every_way(played(state, (action,)), (*said, action))


def paying(case_number: int) -> list[State]:
    """Positions of random games in which an action has just been named."""
    out: list[State] = []
    cases = cases_of("dark_matter")
    for met in positions(cases[case_number % len(cases)]):
        state = met.state
        if isinstance(state, State) and state.seat >= 0:
            out += [played(state, (goal,)) for goal in goals(state)][:3]
    return out


@pytest.mark.parametrize("number", range(1, 48, 6))
def test_nothing_is_cheaper(number: int) -> None:
    """DM-ACT-25, 26.  Against every way there is: the first takes the fewest gems; none is found where none
    is; and each confirmation that is open without a plan needs none."""
    for state in paying(number):
        if len(state.actions) > 6:
            continue
        fewest = min(sum(is_source(n) and a.is_card(n) for n in way) for way in every_way(state))
        found = ways_on(state)
        assert found
        assert min(plan.gems for plan in found) == fewest


@pytest.mark.parametrize("number", range(0, 48, 2))
def test_the_payer_reckons_as_the_rules_do(number: int) -> None:
    """DM-CARD-03, 04; DM-ACT-26.  The position set up from the view leaves the same answers open and the same
    ways on as the true one, whatever lies covered."""
    for state in paying(number):
        seen = position(GAME.view(state, state.seat))
        assert seen.actions == state.actions
        assert ways_on(seen) == ways_on(state)
        other = state.imagine(state.seat, Dice(number))
        assert ways_on(other) == ways_on(state)


def test_a_payment_begun_goes_on() -> None:
    """DM-ACT-26; DM-CIV-11; DM-DIP-10.  Also in the middle of a saying, with a price fixed before it."""
    tried = 0
    for number in range(0, 48, 6):
        for state in paying(number):
            dice = Dice(number)
            while state.seat >= 0 and state.step.inside and type(state.step).__name__ == "ChooseSource":
                seen = position(GAME.view(state, state.seat))
                assert (seen.actions, ways_on(seen)) == (state.actions, ways_on(state))
                tried += len(state.sources) > 0
                state.play(dice.pick(state.actions))
    assert tried > 50


# --- in words


def test_what_is_used_and_what_becomes_of_it() -> None:
    """DM-ACT-14, 15; DM-PLN-07.  A sentence for the price, one for how the cards will lie."""
    t = dark_matter(market="hearthless")
    t.red.planets = "halcyon-drift, quietus"
    t.red.holds("A1")
    t.blue.holds("A2")
    t.red.gems = "5"
    first, second, *_ = offered(t, "terraform hearthless")
    assert first.sentence == "Use Halcyon Drift (Antimatter) and Quietus (Cavorite): takes no gems"
    assert first.after == "Halcyon Drift is turned; Quietus is turned"
    assert second.sentence == (
        "Use @1's Cavorite card (Antimatter and Resource) and Quietus (Cavorite): "
        "takes one gem, earns one gem"
    )
    assert second.after == "@1's Cavorite card is Spun: Upper Back Improvement (1); Quietus is turned"
    own = next(plan for plan in offered(t, "terraform hearthless") if "Ember Cartographers" in plan.sentence)
    assert own.after == (
        "Ember Cartographers is Flipped: Upper Face Dark Matter and Resource (3), "
        "Upper Back Cavorite and Antimatter (2)"
    )
    card = played(t.state, (a.TERRAFORM + 13, *own.actions)).players[0]
    assert card.upper_face(1) == 2


def test_only_the_payer_is_offered_plans() -> None:
    """DM-CARD-04.  The others, who do not see the payer's Faces, get none; nor does who has paid enough."""
    t = rich()
    t.play("red: terraform quietus")
    assert GAME.ask(GAME.view(t.state, 0)).plans
    for seat in (1, 2, -3):
        assert GAME.ask(GAME.view(t.state, seat)).plans == ()


def test_few_are_offered_each_in_its_own_words() -> None:
    """In the richest position: five at most, all different, each of them playable."""
    t = rich()
    found = offered(t, "terraform quietus")
    assert 1 < len(found) <= FEW
    assert len({plan.sentence for plan in found}) == len(found)
    assert found == offered(t, "terraform quietus")
    begun = played(t.state, (a.TERRAFORM + 9,))
    for plan in found:
        assert 9 in played(begun, plan.actions).players[0].planets
