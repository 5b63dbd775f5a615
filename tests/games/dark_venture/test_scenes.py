"""What the page's scenes are made of: the fight, the tale, the own side, quests, players, the end."""

from __future__ import annotations

from itertools import pairwise

from games.dark_venture.table_talk import CONTENT, GAME, PERSON, Table, venture
from games.dark_venture.test_combat import duel, engaged
from gloaming.core.picture import Chapter
from gloaming.games.dark_venture import ending
from gloaming.games.dark_venture.actions import CLAIM, REVEAL
from gloaming.games.dark_venture.art import closing
from gloaming.games.dark_venture.art.drawing import Drawing
from gloaming.games.dark_venture.art.fight import Fight
from gloaming.games.dark_venture.art.seats import apart
from gloaming.games.dark_venture.view import View


def seen(t: Table, who: str) -> View:
    """What that seat sees."""
    t.settle()
    return GAME.view(t.state, t.seats.index(who))


def drawn(t: Table, who: str, *touched: str) -> Drawing:
    """The drawing of that seat's view."""
    view = seen(t, who)
    picture = GAME.picture(view, GAME.ask(view), touched)
    assert isinstance(picture, Drawing)
    return picture


# --- the fight


def fight_of(t: Table, who: str) -> Fight:
    """The combat that this seat sees."""
    fight = drawn(t, who).fight
    assert fight is not None
    return fight


def test_the_fight_tells_order_and_sums() -> None:
    """DV-CMB-03, DV-ATTR-03: speed, bonus and dice make the first strike, the highest stands first."""
    t = duel(hero="nym-of-the-reeds")
    t.red.hero.wears("reed-bow")
    engaged(t, "ashwolf", 4, 12)
    fight = fight_of(t, "red")
    assert fight.title == "Combat at Windbreak Hill"
    assert [one.name for one in fight.fighters] == ["Ashwolf", "Nym of the Reeds"]
    assert fight.fighters[1].sum == f"speed {t.red.hero.numbers[1]}, bonus +2, dice 4"
    for one, shown in zip(t.state.fights[-1].order, fight.fighters, strict=True):
        assert (shown.number, shown.strike) == (one, t.state.fights[-1].strike[shown.rank - 1])


def test_the_fight_names_who_plays_the_foe_and_whom_it_aims_at() -> None:
    """DV-CMB-02, DV-ENEMY-08."""
    t = engaged(duel(), "ashwolf", 2, 12)
    assert t.asked == "blue"
    wolf, hero = fight_of(t, "red").fighters
    assert (wolf.now, wolf.played, hero.target, hero.played) == (True, "@1", True, "")


def test_the_last_blow_is_told_as_a_sum() -> None:
    """DV-CMB-05, DV-R58: power, dice and armor come to the health that is lost."""
    t = engaged(duel("bell-backed-horror"), "bell-backed-horror")
    before = t.person("bell-backed-horror").hp
    t.play("red: attack bell-backed-horror")
    t.roll(7)
    blow = fight_of(t, "blue").blow
    assert blow is not None
    assert 0 < blow.damage == before - t.person("bell-backed-horror").hp
    assert "dice 7" in blow.sum
    assert (blow.who, blow.whom) == ("Captain Oredd", "Bell-Backed Horror")


def test_who_fell_or_fled_stays_in_the_list_with_a_word() -> None:
    """DV-DEF-01, DV-R57."""
    t = duel("bell-backed-horror")
    t.blue.hero.at = "windbreak-hill"
    t.red.follows("pell-the-lamplighter")
    t.play("red: engage bell-backed-horror", "red: join")
    t.roll(12, 9, 2)
    t.red.follower.hp = 1
    t.red.follower.facts.condition = 1
    states = {one.name: one.state for one in fight_of(t, "red").fighters}
    assert states["Pell the Lamplighter"] == "unconscious"
    assert states["Captain Oredd"] == ""


def test_a_single_blow_shines_and_flight_lies_open() -> None:
    """The bar of a battle turn: the attack is its main answer, three ways to flee and the pass beside it."""
    bar = drawn(engaged(duel()), "red").bar
    assert bar.main is not None
    assert GAME.notation(engaged(duel()).state, bar.main.action) == "attack ashwolf"
    assert [offer.kind for offer in bar.direct][:1] == ["flee"]


# --- the tale


def at_the_foundry() -> Table:
    """Red's hero enters the Glass Foundry, whose entry asks for blood or for steel."""
    t = venture("red blue", heroes=("captain-oredd", "old-farrow"))
    t.lies("glass-foundry", 1, 0)
    t.red.meets("glass-foundry")
    t.play("red: go glass-foundry")
    return t


def test_a_tale_has_its_story_and_what_each_way_costs() -> None:
    """DV-MOVE-02, DV-TURN-08: what cannot be paid is shown, with its reason."""
    t = at_the_foundry()
    assert t.question == "ChooseBranch"
    tale = drawn(t, "red").tale
    assert tale is not None
    assert (tale.title, tale.entry) == ("Glass Foundry", "actions, entry 3")
    assert tale.story == CONTENT.actions[0][3].text
    assert [way.open for way in tale.choices] == [True, False, True]
    assert tale.choices[0].title == "Lose 4 HP"
    assert tale.choices[1].reason == "nothing in hand or bag would do"
    assert tale.shows == tuple(way.action for way in tale.choices if way.open)


def test_others_read_the_tale_but_choose_nothing() -> None:
    """The story is read aloud; only the asked seat answers."""
    tale = drawn(at_the_foundry(), "blue").tale
    assert tale is not None
    assert tale.story
    assert tale.shows == ()


def test_the_tale_is_gone_when_it_is_told() -> None:
    """DV-R01: after the choice the turn goes on."""
    t = at_the_foundry()
    t.play("red: option 3")
    assert drawn(t, "red").tale is None


# --- the own side


def test_bars_show_what_things_add() -> None:
    """DV-ATTR-06, DV-EQP-03: printed cells, added cells, and the sum."""
    t = venture("red blue", heroes=("nym-of-the-reeds", "old-farrow"))
    t.red.hero.wears("eelskin-jerkin reed-bow")
    own = drawn(t, "red").own
    assert own.hero is not None
    speed = own.hero.attributes[1]
    printed = CONTENT.characters[PERSON["nym-of-the-reeds"]].attributes[1]
    assert (speed.full, speed.plus, speed.value) == (printed, t.red.hero.numbers[1] - printed, printed + 2)
    assert [thing.title for thing in own.hero.worn] == ["Eelskin Jerkin", "Reed Bow"]
    assert own.hero.free == ("head", "jewel")
    assert own.hero.room == "2 of 8"


def test_a_hand_is_cards_for_its_owner_and_counts_for_others() -> None:
    """DV-HAND-01."""
    t = venture("red blue")
    t.red.draws("storm-rod ashwolf moon-well")
    assert [thing.kind for thing in drawn(t, "red").own.hand] == ["item", "character", "location"]
    blues = drawn(t, "blue")
    assert blues.own.hand == ()
    assert [line.cards for line in blues.lines if line.seat == 0] == [3]


def test_anybody_can_be_looked_at() -> None:
    """A touched name shows numbers, things and abilities of whoever is on the map; strangers show nothing."""
    t = venture("red blue")
    t.stands("ashwolf", "crossroads", with_items=True)
    for who in ("red", "blue"):
        looked = drawn(t, who, f"look.{PERSON['ashwolf']}").looked
        assert looked is not None
        assert (looked.name, looked.role.split(",")[0]) == ("Ashwolf", "aggressive")
    assert drawn(t, "red", "look.77").looked is None
    assert drawn(t, "red", "look.x").looked is None


# --- quests


def test_a_quest_tells_what_is_missing() -> None:
    """DV-QST-05, DV-R17: how much there is of what it counts."""
    t = venture("red blue")
    t.lies("moon-well", 1, 0)
    t.red.seeks("among-ruins")
    line = drawn(t, "red").quests.own[0]
    assert (line.title, line.missing, line.ready) == ("Among Ruins", "0 of 2", False)
    t.lies("broken-viaduct", 0, 1)
    t.play("red: go broken-viaduct")
    t.settle()
    assert drawn(t, "red").quests.own[0].missing == "1 of 2"


def test_first_comes_before_then() -> None:
    """DV-R17: the second part of a condition in two steps is done only after the first."""
    t = venture("red blue")
    t.red.seeks("back-from-the-edge")
    first, then = drawn(t, "red").quests.own[0].deeds
    assert (first.done, then.done) == (False, False)


def test_a_quest_is_claimed_from_another_turn() -> None:
    """DV-QST-03, 06: complete ones can be claimed, secret ones be shown, while another seat is asked."""
    t = venture("red blue")
    t.blue.seeks("among-ruins pelt-and-claw")
    t.blue.completes("among-ruins")
    blues = drawn(t, "blue").quests
    claims = [line.claim.action for line in blues.own if line.claim]
    numbers = [quest.number for quest in t.state.quests]
    assert claims == [CLAIM + numbers[0]]
    assert set(blues.shows) == {CLAIM + numbers[0], REVEAL + numbers[0], REVEAL + numbers[1]}
    assert drawn(t, "red").quests.secret == ((1, "2 secret quests"),)


# --- players


def test_flags_never_cover_each_other() -> None:
    """Heads stand apart, in order, within the track."""
    for feet in ([10, 10, 10, 10], [10, 310, 310, 310], [10, 100, 104, 310]):
        heads = apart(feet)
        assert all(later - head >= 17 for head, later in pairwise(heads))
        assert min(heads) >= 10
        assert max(heads) <= 310


def test_players_stand_in_turn_order_with_what_they_do() -> None:
    """DV-SET-14: whose turn it is, who comes next."""
    t = venture("red blue green")
    assert [(line.seat, line.word) for line in drawn(t, "red").lines] == [
        (0, "your turn"),
        (1, "next"),
        (2, ""),
    ]


# --- the end


def over(t: Table, *points: int) -> View:
    """The last round of the table is over; these are the quest points."""
    for player, qp in zip(t.state.players, points, strict=True):
        player.qp = qp
    t.state.round = 12
    while t.asked != "over":
        t.play(f"{t.asked}: {t.offers(t.asked)[-1]}")
    return seen(t, t.seats[0])


def test_the_end_says_who_has_won_and_why() -> None:
    """DV-END-01 to 03, DV-R71: the higher points; between equals the worth of things."""
    t = venture("red blue")
    t.blue.hero.takes("reed-bow")
    view = over(t, 4, 4)
    assert ending.sentence(view) == "@1 wins with 4 quest points."
    assert "the worth of their things decided" in ending.reason(view)
    assert [(row.seat, row.place, row.figures[1]) for row in closing.rows(CONTENT, view)] == [
        (1, 1, "3"),
        (0, 2, "0"),
    ]


def test_together_all_win_or_none() -> None:
    """DV-COOP-01."""
    won, lost = (over(venture("red blue", mode="cooperative"), 20, qp) for qp in (20, 19))
    assert {row.place for row in closing.rows(CONTENT, won)} == {1}
    assert {row.place for row in closing.rows(CONTENT, lost)} == {0}
    assert (ending.verdict(won), ending.verdict(lost)) == ("The quest is won.", "The quest is lost.")
    assert "20 quest points were needed by each player" in ending.reason(lost)


def test_alone_a_title_is_earned() -> None:
    """DV-SOLO-05, DV-R72: and the next one is told."""
    view = over(venture("red", mode="solo_ranked"), 7)
    assert closing.rows(CONTENT, view)[0].figures[1] == "Tradesman"
    assert "8 quest points would make “Apprentice Squire”." in ending.reason(view)


def test_the_day_is_told_hour_by_hour() -> None:
    """Journeys, finds, combats, quests, the land: from what was seen as each hour ended, and said in it."""
    t = venture("red blue", heroes=("captain-oredd", "old-farrow"))
    start = seen(t, "red")
    t.lies("moon-well", 1, 0)
    t.red.hero.at = "moon-well"
    t.red.hero.takes("reed-bow")
    t.red.qp = 2
    t.blue.hero.hp = 0
    t.blue.hero.facts.condition = 1
    t.state.round = 4
    said = ("@0 scores “Pelt and Claw”, which is complete.", "Combat at Moon Well: Oredd against a wolf.")
    told = closing.day(
        CONTENT, [Chapter("Before the first round", start), Chapter("Round 3", seen(t, "red"), said)]
    )
    assert told[0] == (
        "Before the first round",
        "At sunrise Captain Oredd for @0 and Old Farrow for @1 set out from the crossroads.",
    )
    assert told[1][0] == "Round 3"
    assert "from Crossroads to Moon Well" in told[1][1] or "left Crossroads for Moon Well" in told[1][1]
    for part in (
        "the Reed Bow",
        "fulfilled “Pelt and Claw” for 2 quest points",
        "Old Farrow was struck down.",
        "The map grew by Moon Well.",
        "There was fighting at Moon Well.",
    ):
        assert part in told[1][1]
