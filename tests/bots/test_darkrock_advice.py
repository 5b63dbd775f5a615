"""What the steady player of Darkrock knows: odds, dice and Gear, the hold, the last round."""

import pytest

import gloaming
from gloaming.bots.advice import advice_for
from gloaming.bots.advice.darkrock_odds import odds
from gloaming.bots.advice.darkrock_prices import kept, rounds_left
from gloaming.core.dice import Dice
from gloaming.core.state import CHANCE, OVER
from gloaming.games.darkrock import names as n
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.steps.assign import Assign
from gloaming.games.darkrock.steps.resolve import ChoosePiece

darkrock = gloaming.load("darkrock")
HOME, AWAY = n.ABOARD, n.UNAVAILABLE


def table(places: list[int], standard: tuple[int, int] = (1, 3), rig: list[int] | None = None) -> State:
    """Round 5 for two; seat 0 has its pieces (crew, then the Captain) at these places, seat 1 has nobody."""
    state: State = darkrock.new(2)
    state.round, state.leader = 5, 0
    state.standard_1, state.standard_2 = standard
    state.ships[0].place = list(places)
    state.ships[1].place = [AWAY] * n.PIECES
    if rig is not None:
        state.turn.ship, state.turn.dice = 0, len(rig)
        state.turn.rig = rig + [0] * (n.RIG_DICE - len(rig))
    return state


def resolved(state: State, neutronium_die: int, rolls: int = 1) -> list[str]:
    """What a steady player says in this turn of phase 5; reroll outcomes are `rolls`."""
    state.neutronium_die = neutronium_die
    state.agenda = [ChoosePiece(0, 0)]
    state.settle()
    said: list[str] = []
    while state.seat != OVER:
        action = state.outcomes()[0][rolls - 1] if state.seat == CHANCE else choice(state)
        said.append(darkrock.notation(state, action))
        state.play(action)
    return said


def choice(state: State) -> int:
    """What a steady player says now."""
    return advice_for("darkrock").choose(state, Dice(1))


def placed(state: State) -> str:
    """Where a steady player puts the next piece."""
    state.agenda = [Assign(0, 0)]
    state.settle()
    return darkrock.notation(state, choice(state))


@pytest.mark.parametrize(
    ("mine", "per_thousand"),
    [(n.M2, (74, 136, 187)), (n.M10, (222, 382, 498)), (n.M6, (370, 593, 729))],
)
def test_odds_are_counted_exactly(mine: int, per_thousand: tuple[int, int, int]) -> None:
    """Averaged over all pairs of standard dice, they are the chances that the whole table of throws gives."""
    pairs = [(a, b) for a in range(1, 7) for b in range(1, 7) if a != b]
    for dice, wanted in enumerate(per_thousand, 1):
        mean = sum(odds(a, b, 0)[12 * mine + dice] for a, b in pairs) / len(pairs)
        assert mean * 1000 / 1024 == pytest.approx(wanted, abs=2)


def test_gear_is_used_in_the_order_that_digs() -> None:
    """Neutronium 4, rig 2: only Vortex first, then Rough up, makes 12."""
    state = table([n.ROUGH, n.VORTEX, n.M12, AWAY, AWAY], rig=[2])
    said = resolved(state, neutronium_die=4)
    assert state.ships[0].hold[n.PLATINUM] == 1
    assert said.index("flip 2") < said.index("raise 5")


def test_gear_that_cannot_help_leaves_the_dice_alone() -> None:
    """Rig 3 and standard 5 make 8 already; Precision would spoil it."""
    state = table([n.PRECISION, n.M8, AWAY, AWAY, AWAY], standard=(5, 2), rig=[3])
    resolved(state, neutronium_die=1)
    assert state.ships[0].hold[n.IRON] == 1


def test_a_full_hold_is_sold_before_digging_and_an_empty_one_after() -> None:
    """Three iron aboard: sell, then dig cobalt.  Nothing aboard: dig, then sell."""
    full = table([n.EXP3, n.M4, AWAY, AWAY, AWAY], rig=[3])
    full.ships[0].hold[n.IRON] = 3
    said = resolved(full, neutronium_die=6)
    assert said.index("export 3 iron") < said.index("resolve crew m4")
    assert full.ships[0].hold[n.COBALT] == 1
    empty = table([n.EXP3, n.M4, AWAY, AWAY, AWAY], rig=[3])
    assert "export 1 cobalt" in resolved(empty, neutronium_die=6)


def test_a_better_metal_takes_the_place_of_the_cheapest_good() -> None:
    """Platinum for neutronium."""
    state = table([n.M2, AWAY, AWAY, AWAY, AWAY], rig=[1])
    state.ships[0].hold = [0, 1, 1, 0, 1]
    assert "discard neutronium" in resolved(state, neutronium_die=6)
    assert state.ships[0].hold == [1, 1, 1, 0, 0]


def test_neutronium_is_spent_where_a_new_throw_may_dig() -> None:
    """The Captain on platinum, rig 6: any 6 would bring two units."""
    state = table([AWAY, AWAY, AWAY, AWAY, n.M12], rig=[6])
    state.ships[0].hold[n.NEUTRONIUM] = 3
    said = resolved(state, neutronium_die=1, rolls=6)
    assert said[0] == "reroll neutronium"
    assert state.ships[0].hold[n.PLATINUM] == 2


def test_in_the_last_round_goods_are_sold_and_pieces_released() -> None:
    """First somebody goes to the best export station; a Captain and a crewmember on Release leave."""
    state = table([HOME, HOME, AWAY, AWAY, HOME])
    state.last_round = state.round
    state.ships[0].hold = [2, 1, 0, 0, 0]
    assert placed(state).endswith("export-3")
    leaving = table([n.RELEASE, AWAY, AWAY, AWAY, n.RELEASE], rig=[2])
    leaving.last_round = leaving.round
    resolved(leaving, neutronium_die=1)
    assert leaving.ships[0].credits == 2 + 2 + 3


def test_crew_are_hired_early_and_not_at_the_end() -> None:
    """$5 in round 5 hire; in the last round nobody is hired."""
    for last, hired in ((0, True), (5, False)):
        state = table([n.RECRUIT, AWAY, AWAY, AWAY, AWAY], rig=[2])
        state.ships[0].credits, state.last_round = 5, last
        resolved(state, neutronium_die=1)
        assert (state.ships[0].recruited() == 2) is hired


def test_solar_energy_is_charged_while_there_is_time() -> None:
    """Early a piece on the first space moves on; in the last round it takes what there is."""
    state = table([n.SPACE_1, AWAY, AWAY, AWAY, AWAY], rig=[2])
    resolved(state, neutronium_die=1)
    assert state.ships[0].place[0] == n.SPACE_1 + 1
    late = table([n.SPACE_1, AWAY, AWAY, AWAY, AWAY], rig=[2])
    late.last_round = late.round
    resolved(late, neutronium_die=1)
    assert late.ships[0].hold[n.SOLAR_ENERGY] == 1


def test_rounds_left_are_known_once_the_end_is_triggered() -> None:
    """Before, they are judged by the ore: the emptier the mines, the fewer."""
    state = table([HOME] * n.PIECES)
    full = rounds_left(state)
    state.ore = [1, 0, 1, 5, 4, 3]
    assert 0 < rounds_left(state) < full
    state.last_round = 6
    assert rounds_left(state) == 1


def test_goods_lose_their_worth_towards_the_end() -> None:
    """Never more than the price, $1 in the last round."""
    for good, price in enumerate(n.PRICE):
        assert 100 == kept(good, 0) <= kept(good, 1) <= kept(good, 5) <= price * 100
