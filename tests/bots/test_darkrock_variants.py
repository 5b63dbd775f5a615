"""What a steady player of Darkrock does where decks and variants are played; and that it always answers."""

import pytest

import gloaming
from gloaming.bots.advice import advice_for
from gloaming.core.dice import Dice
from gloaming.core.search import Search
from gloaming.core.state import CHANCE, OVER, Step
from gloaming.core.state import State as CoreState
from gloaming.games.darkrock import names as n
from gloaming.games.darkrock.actions import KEEP_SPONSOR
from gloaming.games.darkrock.content.deck import Content, Sponsor, all_cards
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.stations.research import KeepCard, Study
from gloaming.games.darkrock.steps.assign import Assign
from gloaming.games.darkrock.steps.marauders import AnswerMarauders
from gloaming.games.darkrock.steps.resolve import ChoosePiece
from gloaming.games.darkrock.steps.sponsors import ChooseSponsor
from gloaming.games.darkrock.variants.raids import Defend, ShareDamage
from gloaming.games.darkrock.variants.saboteurs import PlaceSaboteur

darkrock = gloaming.load("darkrock")
HOME, AWAY = n.ABOARD, n.UNAVAILABLE
DECKS: dict[str, bool | str] = {"therion": True, "sponsors": True, "research": True}
CRISIS: dict[str, bool | str] = {"variant": "crisis"}
TOOL_RAID, SOLAR_RAID, PLATINUM_RAID, EASTERN_SWEEP = 0, 5, 8, 9  # Therion cards
TRIM_CARD, FLIP_CARD, SALVAGE_CARD, DICE_CARD = 2, 4, 12, 7  # Research cards


def table(seats: int, options: dict[str, bool | str], places: list[int]) -> State:
    """Round 5, dice 1 and 3, neutronium die 6; seat 0 has its pieces at these places, nobody else has any."""
    state: State = darkrock.new(seats, options)
    state.round, state.leader, state.phase = 5, 0, n.ASSIGN
    state.standard_1, state.standard_2, state.neutronium_die = 1, 3, 6
    for ship in state.ships:
        ship.place, ship.credits = [AWAY] * n.PIECES, 6
    state.ships[0].place = list(places)
    decks = state.decks
    decks.hands, decks.sponsors = [], [0] * seats
    if decks.research:
        decks.row, decks.study = [0, 1, 3], all_cards(15) & ~0b1011
    return state


def asked(state: State, *steps: Step[State]) -> str:
    """What a steady player says to the last of these steps, in notation."""
    state.agenda = list(steps)
    state.settle()
    action = advice_for("darkrock").choose(state, Dice(1))
    assert action in state.actions
    return darkrock.notation(state, action)


def resolving(state: State, rig: list[int]) -> str:
    """What seat 0 says between two pieces in its turn of phase 5, with these rig dice."""
    state.phase = n.RESOLVE
    state.turn.ship, state.turn.dice = 0, len(rig)
    state.turn.rig = rig + [0] * (n.RIG_DICE - len(rig))
    return asked(state, ChoosePiece(0, 0))


# --- every table

EXTREME: dict[str, bool | str] = {**CRISIS, "difficulty": "extreme"}
TABLES: list[tuple[int, dict[str, bool | str]]] = [
    *((seats, DECKS) for seats in (2, 3, 4, 5)),
    (3, {"research": True}),
    (3, {"sponsors": True}),
    (3, {"therion": True}),
    (2, {"variant": "insider", **DECKS}),
    (2, {"variant": "insider"}),
    (2, {"variant": "saboteurs", **DECKS}),
    (3, {"variant": "saboteurs"}),
    *((seats, EXTREME) for seats in (1, 2, 3, 4, 5)),
    (1, {"variant": "crisis", "difficulty": "cakewalk", "research": True}),
    (4, {**CRISIS, "research": True, "crisis_shield_per_card": True, "disintegration_limit": "4"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_answers_every_question_of_every_table(seats: int, options: dict[str, bool | str]) -> None:
    """In a game in which one answer in three is anything open: what it says and would try is open."""
    state, dice, advice = darkrock.new(seats, options), Dice(seats), advice_for("darkrock", seats)
    for _ in range(400):
        if state.seat == OVER:
            break
        if state.seat == CHANCE:
            state.play(state.draw(dice))
            continue
        action = advice.choose(state, dice)
        assert action in state.actions
        assert set(advice.worth_trying(state)) <= set(state.actions)
        assert -100_000 < advice.worth(state, state.seat) < 100_000
        state.play(action if dice.below(3) else dice.pick(state.actions))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, DECKS), (2, {"variant": "insider"}), (2, {"variant": "saboteurs"}), (3, CRISIS)],
)
def test_a_search_answers_too(seats: int, options: dict[str, bool | str]) -> None:
    """The first three questions, each action tried once."""
    state, dice = darkrock.new(seats, options), Dice(2)
    for _ in range(3):
        while state.seat == CHANCE:
            state.play(state.draw(dice))
        search = Search(state, advice_for("darkrock"), 1)
        search.more(len(search.actions))
        state.play(search.best())


# --- Therion Marauders


def raided(card: int, places: list[int], hold: list[int]) -> str:
    """What seat 0 answers to that card with that hold."""
    state = table(2, DECKS, places)
    state.phase, state.decks.raid, state.first_export = n.MARAUDERS, card, 1
    state.ships[0].hold = hold
    return asked(state, AnswerMarauders(0, 0))


def test_shields_are_paid_with_the_cheapest_good() -> None:
    """A Captain and two miners on platinum, cobalt and iron that match are worth a solar energy."""
    answer = raided(EASTERN_SWEEP, [n.M2, n.M4, n.M6, AWAY, n.M6], [1, 0, 0, 1, 0])
    assert answer == "shield solar"


def test_who_has_little_to_lose_flees() -> None:
    """A piece on Rough without any miner is not worth platinum."""
    assert raided(TOOL_RAID, [n.ROUGH, AWAY, AWAY, AWAY, AWAY], [1, 0, 0, 0, 0]) == "flee"


def test_an_attack_that_is_known_keeps_pieces_away() -> None:
    """With the card open before pieces are placed and nothing to pay with, nobody goes where it attacks."""
    state = table(2, DECKS, [HOME, HOME, AWAY, AWAY, AWAY])
    state.decks.raid, state.first_export = EASTERN_SWEEP, 1
    assert asked(state, Assign(0, 0)).split()[-1] not in ("m2", "m4", "m6")


# --- Sponsors and Research


def test_the_sponsor_that_gives_more_is_kept() -> None:
    """Two cards that differ in nothing but credits: the richer one, in either place of the hand."""
    poor, rich = Sponsor(), Sponsor()
    rich.credits = 9
    for hand in ([0, 1, 0, 1], [1, 0, 1, 0]):
        state = table(2, DECKS, [HOME] * n.PIECES)
        state.content = Content()
        state.content.sponsors = [poor, rich]
        state.decks.hands, state.decks.sponsors = hand, [-1, -1]
        state.agenda = [ChooseSponsor(0, 0)]
        state.settle()
        assert advice_for("darkrock").choose(state, Dice(1)) == KEEP_SPONSOR + 1


def studied(row: list[int], own: int) -> str:
    """What seat 0 says at Research with this row and this card of its own."""
    state = table(2, DECKS, [n.RESEARCH, AWAY, AWAY, AWAY, AWAY])
    state.phase, state.turn.ship = n.RESOLVE, 0
    state.decks.row, state.decks.cards, state.decks.works = row, [own, -1], [1, 0]
    return asked(state, Study(0, 0, 1, False))


def test_the_best_card_of_the_row_is_taken() -> None:
    """A rig die more rather than a dollar for what is thrown out; nothing where the own card is better."""
    assert studied([SALVAGE_CARD, 13, DICE_CARD], -1) == "research reserve-rig"
    assert studied([SALVAGE_CARD, 13, 11], DICE_CARD) == "return"


def test_of_two_cards_the_better_one_is_kept() -> None:
    """Whichever of them it is."""
    for own, new in ((DICE_CARD, SALVAGE_CARD), (SALVAGE_CARD, DICE_CARD)):
        state = table(2, DECKS, [n.RESEARCH, AWAY, AWAY, AWAY, AWAY])
        state.phase, state.turn.ship = n.RESOLVE, 0
        state.decks.cards, state.decks.works = [own, -1], [1, 0]
        assert asked(state, KeepCard(0, 0, new)) == "keep reserve-rig"


@pytest.mark.parametrize(("card", "rig", "answer"), [(FLIP_CARD, 6, "flip 6"), (TRIM_CARD, 2, "lower 2")])
def test_a_card_works_for_the_miners(card: int, rig: int, answer: str) -> None:
    """A 1 with the 1 or the 3 on the table digs at 2 or 4; the die shows something else."""
    state = table(2, DECKS, [n.M2, AWAY, AWAY, AWAY, AWAY])
    state.decks.cards, state.decks.works = [card, -1], [1, 0]
    assert resolving(state, [rig]) == answer


def test_a_card_that_cannot_help_is_left_alone() -> None:
    """The die digs as it lies."""
    state = table(2, DECKS, [n.M2, AWAY, AWAY, AWAY, AWAY])
    state.decks.cards, state.decks.works = [FLIP_CARD, -1], [1, 0]
    assert resolving(state, [1]) == "resolve crew m2"


# --- Saboteurs


def test_a_saboteur_goes_where_the_other_would_have_gone() -> None:
    """The other company has three goods and one piece left, in the last round: it must not sell."""
    state = table(2, {"variant": "saboteurs"}, [AWAY] * n.PIECES)
    state.last_round = state.round
    state.ships[1].place = [HOME, AWAY, AWAY, AWAY, AWAY]
    state.ships[1].hold = [1, 1, 1, 0, 0]
    state.sabotage.crew_held = 3
    assert asked(state, PlaceSaboteur(0, 0, False)).split()[-1] == "export-3"


# --- the Neutronium Crisis


def crisis(places: list[int], marker: int = 6, exported: list[int] | None = None, seats: int = 1) -> State:
    """As `table`, for a team."""
    state = table(seats, CRISIS, places)
    state.crisis.marker = marker
    state.crisis.exported = exported or [0, 0, 0]
    return state


def attacked(state: State, card: int) -> str:
    """What seat 0 answers to that card in its own turn."""
    state.phase, state.turn.ship, state.decks.raid = n.RESOLVE, 0, card
    return asked(state, Defend(0, 0, 0))


def test_shields_for_all_are_paid_with_what_the_team_does_not_need() -> None:
    """Solar energy rather than metal or a step of the marker."""
    state = crisis([n.M2, n.M4, n.M6, AWAY, AWAY])
    state.ships[0].hold = [1, 1, 0, 1, 1]
    assert attacked(state, EASTERN_SWEEP) == "shield solar"


def test_neutronium_is_not_spent_on_the_last_step() -> None:
    """One step before the skull Shields by neutronium would lose."""
    state = crisis([n.M2, n.M4, n.M6, AWAY, AWAY], marker=20)
    state.ships[0].hold = [0, 0, 0, 0, 2]
    assert attacked(state, EASTERN_SWEEP) == "no shields"


def test_metal_that_cannot_be_replaced_is_not_spent() -> None:
    """The last platinum aboard is one of the three that are still to be had."""
    state = crisis([n.M2, n.M4, n.M6, AWAY, AWAY])
    state.ore[n.M2], state.ore[n.M12] = 1, 1
    state.ships[0].hold = [1, 0, 0, 0, 0]
    assert attacked(state, EASTERN_SWEEP) == "no shields"


def test_shields_that_avert_the_loss_are_raised_at_any_price() -> None:
    """Three stations are lost and no token is left: two more would be the end."""
    state = crisis([n.M2, AWAY, AWAY, AWAY, AWAY])
    state.crisis.gone = 1 << n.ROUGH | 1 << n.VORTEX | 1 << n.MOD
    state.crisis.damage = [10 if station == n.RENTAL else 0 for station in range(n.STATIONS)]
    state.ships[0].hold = [0, 1, 0, 0, 0]
    assert attacked(state, PLATINUM_RAID) == "shield cobalt"


def test_the_last_token_saves_the_mine_that_is_needed() -> None:
    """Without the platinum on 12 the game is lost, so that mine is only damaged."""
    state = crisis([AWAY] * n.PIECES)
    state.ore[n.M2] = 0
    state.phase, state.turn.ship = n.RESOLVE, 0
    stations = 1 << n.M8 | 1 << n.M10 | 1 << n.M12
    assert asked(state, ShareDamage(0, 0, stations, 1)) == "damage m12"


def test_what_the_team_lacks_is_exported_first() -> None:
    """All platinum is exported already: the iron goes before the spare platinum."""
    state = crisis([n.EXP1, AWAY, AWAY, AWAY, AWAY], exported=[3, 4, 4])
    state.ships[0].hold = [1, 0, 1, 0, 0]
    said = resolving(state, [2])
    state.play(darkrock.parse(state, said)[0])
    answer = advice_for("darkrock").choose(state, Dice(1))
    assert darkrock.notation(state, answer) == "export 1 iron"


def test_the_last_metal_goes_to_export() -> None:
    """It is aboard, and one more export wins: a piece goes there whatever else may be done."""
    state = crisis([HOME, AWAY, AWAY, AWAY, AWAY], marker=19, exported=[3, 4, 4])
    state.ships[0].hold = [0, 0, 1, 0, 0]
    assert asked(state, Assign(0, 0)).split()[-1].startswith("export")


def test_a_repair_gives_back_the_tokens_that_keep_the_rest_standing() -> None:
    """The pool is empty: early in the game ten tokens on Rough are worth their price."""
    state = crisis([HOME] * n.PIECES, marker=1)
    state.crisis.damage = [10 if station == n.ROUGH else 0 for station in range(n.STATIONS)]
    state.ships[0].credits = 10
    assert asked(state, Assign(0, 0)).split()[-1] == "rough"


def test_a_search_wins_with_the_team() -> None:
    """What a position is worth is the team's: time is worth something, and being lost is worst."""
    advice = advice_for("darkrock")
    hopeful, late = crisis([HOME] * n.PIECES, marker=2), crisis([HOME] * n.PIECES, marker=19)
    assert advice.together(hopeful)
    assert not advice.together(darkrock.new(2))
    for state in (hopeful, late):
        state.agenda = [Assign(0, 0)]
        state.settle()
    assert advice.worth(late, 0) < advice.worth(hopeful, 0)
    lost: CoreState = crisis([HOME] * n.PIECES)
    lost.seat = OVER
    assert advice.worth(lost, 0) < advice.worth(late, 0)
