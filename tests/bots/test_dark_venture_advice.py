"""What the steady player of Dark Venture knows: quests, ways, combats, company, gear, texts."""

from __future__ import annotations

import pytest

from bots.contest import check_answers_at_random_positions, steady_wins
from games.dark_venture.table_talk import Table, venture
from gloaming.bots.advice import advice_for
from gloaming.core.dice import Dice
from gloaming.core.search import Search
from gloaming.core.state import CHANCE, OVER
from gloaming.games.dark_venture import game
from gloaming.games.dark_venture.state import State

GAME = game

TABLES = (("competitive", 4), ("solo_short", 1), ("cooperative", 2))


def saying(table: Table, character: int = 1) -> str:
    """What a steady player says now, in notation, knowing what its seat may know."""
    assert table.asked in table.seats
    seen = table.state.imagine(table.state.seat, Dice(5))
    return GAME.notation(table.state, advice_for("dark_venture", character).choose(seen, Dice(1)))


def beside(seats: str, round_number: int = 3) -> Table:
    """The crossroads with a ruin to the north, a mire to the east, and a shrine behind the mire."""
    t = venture(seats, round_number=round_number)
    t.lies("broken-viaduct", 0, -1)
    t.lies("leech-ponds", 1, 0, 270)
    return t


# --- quests


def test_a_complete_quest_is_claimed_first() -> None:
    """Nothing is worth more than points at hand."""
    t = venture("red blue")
    t.red.seeks("good-company")
    t.red.completes("good-company")
    assert saying(t) == "claim good-company"


def test_the_way_leads_where_a_quest_wants_it() -> None:
    """Two ways lie open; the quest asks for the one, then for the other."""
    for quest, where in (("among-ruins", "broken-viaduct"), ("wet-boots", "leech-ponds")):
        t = beside("red blue")
        t.red.seeks(quest)
        assert saying(t) == f"go {where}"


def test_what_a_quest_asks_for_is_handed_in() -> None:
    """Oredd stands in the ruin with a weapon that nobody needs."""
    t = beside("red blue")
    t.red.hero.at = "broken-viaduct"
    t.red.hero.takes("rust-sabre")
    t.red.seeks("steel-for-the-scrap")
    assert saying(t) == "hand in for steel-for-the-scrap"


# --- combats


@pytest.mark.parametrize(("foe", "fights"), [("ashwolf", True), ("bell-backed-horror", False)])
def test_combats_are_sought_where_they_can_be_won(foe: str, fights: bool) -> None:
    """Somebody for the quest stands next door: a wolf is attacked, a horror is not."""
    t = beside("red blue")
    t.stands(foe, "broken-viaduct")
    t.red.seeks("pelt-and-claw")
    assert (saying(t) == "go broken-viaduct") == fights


def test_a_lost_combat_is_fled() -> None:
    """Three health against a horror: the hero runs while it can."""
    t = beside("red blue")
    t.red.hero.hp = 3
    t.stands("bell-backed-horror", "crossroads")
    t.play("red: engage bell-backed-horror")
    t.roll(12, 2)
    assert saying(t).startswith("flee")


def test_the_weakest_foe_is_struck_down_first() -> None:
    """A blow fells the wolf; the Alpha is hale."""
    t = venture("red blue")
    t.red.hero.wears("ember-halberd cinder-plate")
    t.stands("ashwolf-alpha", "crossroads")
    t.stands("ashwolf", "crossroads").hp = 2
    t.play("red: engage ashwolf-alpha")
    t.roll(12, 2, 2)
    assert saying(t) == "attack ashwolf"


# --- gear and company


def test_better_gear_is_taken_to_hand_and_equipped() -> None:
    """From the hand to the hero's things, then on."""
    t = venture("red blue")
    t.red.draws("obsidian-axe")
    assert saying(t) == "stow obsidian-axe"
    t.play("red: stow obsidian-axe")
    assert saying(t) == "equip obsidian-axe"


def test_a_follower_is_rolled_for() -> None:
    """It costs nothing."""
    t = venture("red blue")
    t.stands("jask-the-debtor", "crossroads")
    assert saying(t) == "follow roll jask-the-debtor"


def test_rolls_that_fail_are_thrown_again() -> None:
    """Farrow's ability: three is too little for the follower, nine is enough."""
    for rolled, answer in ((3, "use old-farrow"), (9, "go on")):
        t = venture("red blue", heroes=("old-farrow", "nym-of-the-reeds"))
        t.rethrows = True
        t.stands("gorrin-half-shell", "crossroads")
        t.play("red: follow roll gorrin-half-shell", f"chance: roll {rolled}")
        assert saying(t).startswith(answer)


# --- whole games


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_steady_players_finish_games_of_every_mode(mode: str, seats: int) -> None:
    """What they say is open, and asking changes nothing."""
    state, dice, advice = GAME.new(seats, {"mode": mode}), Dice(seats), advice_for("dark_venture", seats)
    decisions = 0
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.play(state.draw(dice))
            continue
        decisions += 1
        action = advice.choose(state, dice)
        if decisions % 20 == 0:
            before = GAME.dump(state)
            assert advice.worth_trying(state)[0] == advice.choose(state, dice)
            assert GAME.dump(state) == before
        state.play(action)
    assert max(state.scores()) > 0


@pytest.mark.parametrize(("mode", "seats"), TABLES[1:])
def test_answers_at_random_positions_are_open(mode: str, seats: int) -> None:
    """Where only random play leads, too: the choice and all that is worth trying."""
    check_answers_at_random_positions(GAME, seats, {"mode": mode}, 7)


def test_steady_beats_random() -> None:
    """Always, nearly; a bot that played at random itself would win half."""
    assert steady_wins(GAME, 6) >= 5


def test_worth_is_exact_in_the_end_and_hopeful_before() -> None:
    """A complete quest is worth its points before it is claimed."""
    t = venture("red blue")
    advice = advice_for("dark_venture")
    t.red.seeks("good-company")
    before = advice.worth(t.state, 0)
    t.red.completes("good-company")
    assert advice.worth(t.state, 0) > before + 50
    t.red.qp = 7
    t.state.agenda = []
    t.state.settle()
    assert advice.worth(t.state, 0) == 700


def test_action_points_are_hopes_until_the_turn_is_over() -> None:
    """Unspent ones are worth something, those of a player whose turn is over nothing."""
    t = venture("red blue")
    advice = advice_for("dark_venture")
    full = advice.worth(t.state, 0)
    t.red.hero.ap -= 2
    tired = advice.worth(t.state, 0)
    assert tired < full
    t.state.players[0].finished = True
    assert advice.worth(t.state, 0) < tired


def test_hopes_grow_with_what_a_hero_wears_and_as_quests_come_nearer() -> None:
    """An axe in hand is less than the axe worn; three ruins seen are more than two."""
    t = venture("red blue")
    advice = advice_for("dark_venture")
    t.red.hero.takes("obsidian-axe")
    carried = advice.worth(t.state, 0)
    t.red.hero.wears("obsidian-axe")
    assert advice.worth(t.state, 0) > carried
    t.red.seeks("among-ruins")
    before = advice.worth(t.state, 0)
    t.lies("broken-viaduct", 0, -1)
    assert advice.worth(t.state, 0) > before


def test_a_stage_is_a_turn() -> None:
    """It grows by one with each turn, by the seats a round; a search looks no further than the next one."""
    state, dice, advice = GAME.new(2), Dice(3), advice_for("dark_venture")
    assert isinstance(state, State)
    stages = [advice.stage(state)]
    while state.seat != OVER and state.round < 4:
        state.play(state.draw(dice) if state.seat == CHANCE else advice.choose(state, dice))
        stages.append(advice.stage(state))
        assert stages[-1] // 2 - state.round in (0, 1)
    assert stages == sorted(stages)
    assert set(stages) >= set(range(2, 8))


def test_friends_hope_a_little_beyond_the_target_and_end_at_it() -> None:
    """Far ahead a point more still counts, less than one that is needed; in the end it counts nothing."""
    t = venture("red blue", mode="cooperative")
    advice = advice_for("dark_venture")
    worths = []
    for points in (0, 1, 30, 31):
        t.red.qp = points
        worths.append(advice.worth(t.state, 0))
    assert worths[1] - worths[0] > worths[3] - worths[2] > 0
    t.blue.qp = 20
    t.state.agenda = []
    t.state.settle()
    ended = advice.worth(t.state, 0)
    t.red.qp = 20
    assert advice.worth(t.state, 0) == ended > 0


def test_a_search_finds_the_act_that_scores() -> None:
    """In the last round red's last AP pay the toll of the ruin that its quest wants, or nowhere."""
    t = beside("red blue", round_number=12)
    t.red.seeks("a-roof-for-an-hour among-ruins")
    t.red.quest("among-ruins").progress = [1 << 60]
    t.red.hero.ap = 2
    assert t.asked == "red"
    search = Search(t.state, advice_for("dark_venture"), 5)
    search.more(60)
    assert GAME.notation(t.state, search.best()) == "go broken-viaduct"


def test_bots_of_one_level_differ_in_taste() -> None:
    """Ten characters do not all choose the same hero."""
    state = GAME.new(2, {"books": "A"})
    assert isinstance(state, State)
    assert len({advice_for("dark_venture", character).choose(state, Dice(1)) for character in range(10)}) > 1


@pytest.mark.parametrize("mode", ["solo_ranked", "solo_short", "solo_long"])
def test_alone_a_position_is_measured_by_what_is_needed(mode: str) -> None:
    """So that a search can tell positions apart: a point more is worth more, far ahead and far behind."""
    t = venture("red", mode=mode)
    advice = advice_for("dark_venture")
    assert advice.together(t.state)
    worths = []
    for points in (0, 9, 25):
        t.red.qp = points
        worths.append(advice.worth(t.state, 0))
    assert worths == [worths[0], worths[0] + 900, worths[0] + 2500]
    assert worths[0] < 800 < worths[2]


# --- what comes first


def test_the_easier_combat_comes_first() -> None:
    """Two bands attack at once: the hurt bandit first, the beasts first once they are hurt."""
    for hurt in ("bandit-cutter", "ashwolf"):
        t = venture("red blue")
        t.lies("windbreak-hill", 1, 0)
        for foe in ("bandit-cutter", "ashwolf"):
            t.stands(foe, "windbreak-hill")
        t.person(hurt).hp = 1
        t.play("red: go windbreak-hill")
        assert saying(t) == f"pick {hurt}"


def test_own_effects_come_before_those_of_others() -> None:
    """The whip of the hero hinders flight before the swarm stings."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.red.hero.wears("thorn-whip")
    t.stands("needlewing-swarm", "windbreak-hill")
    t.play("red: go windbreak-hill")
    assert saying(t) == "first 1"
    assert GAME.ask(GAME.view(t.state, 0)).offers[0].short == "Thorn Whip"


def test_a_friend_may_take_what_helps_more() -> None:
    """A shield goes to the friend whose quest asks for it; for an own quest it is kept."""
    for seeker, answer in (("red", "accept"), ("blue", "refuse")):
        t = venture("red blue", mode="cooperative")
        t.blue.hero.takes("round-shield")
        t.blue.hero.hp, t.blue.hero.facts.condition = 0, 1
        (t.red if seeker == "red" else t.blue).seeks("arm-the-watch")
        t.play("red: loot round-shield")
        assert (t.asked, saying(t)) == ("blue", answer)
