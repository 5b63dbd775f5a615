"""Several sayings at one click: which are offered, and where the table ends them."""

from __future__ import annotations

import asyncio

from games.dark_venture.table_talk import GAME, LOCATION, Table, venture
from gloaming import table
from gloaming.core.journal import Header, Position, Saying
from gloaming.core.words import Chain
from gloaming.games import AnyGame
from gloaming.games.dark_venture.parts import Character
from gloaming.games.dark_venture.state import State
from gloaming.table import Accepted, Denied, MemoryKeeper, PeopleThrows, carry_on, in_notation


def road(*places: str) -> Table:
    """A table with these locations in a row to the east of the crossroads."""
    t = venture("red blue")
    for east, name in enumerate(places, 1):
        t.lies(name, east, 0)
    return t


def offered(t: Table, who: str = "red") -> dict[str, Chain]:
    """The chains of that seat's question, by what one says."""
    t.settle()
    return {chain.short: chain for chain in GAME.ask(GAME.view(t.state, t.seats.index(who))).chains}


def hosted(t: Table) -> table.Table:
    """A real table that stands at this position."""
    t.settle()
    names = tuple(t.seats)
    header = Header(
        gloaming="0.1",
        game="dark_venture",
        rules=GAME.rules_version,
        seats=names,
        seed=7,
        options={"books": "A"},
    )
    start = [Position(GAME.dump(t.state))]
    keeper = MemoryKeeper(start)
    door: AnyGame = GAME
    return asyncio.run(table.Table.resume(door, header, start, keeper, throws=PeopleThrows()))


def red_hero(match: table.Table) -> Character:
    """Red's hero at a real table."""
    assert isinstance(match.state, State)
    return match.state.hero(0)


def said(match: table.Table, chain: Chain) -> str:
    """Say a chain at a table; why it ended before the last saying."""

    async def all_of_it() -> str:
        answer = await match.submit(0, match.number, in_notation(match, chain.sayings[0]))
        assert isinstance(answer, Accepted)
        return await carry_on(match, 0, answer.number, chain.sayings[1:])

    return asyncio.run(all_of_it())


# --- walks


def test_a_walk_leads_as_far_as_ap_do() -> None:
    """DV-MOVE-01: one location for 1 AP each; the nearest is a move like any other."""
    ways = offered(road("tide-gate", "cloven-hill", "ash-dunes", "rust-yard"))
    assert list(ways) == ["Walk to Ash Dunes", "Walk to Cloven Hill"]
    walk = ways["Walk to Ash Dunes"]
    assert walk.sentence == "Walk to Ash Dunes for 3 AP, by Tide Gate and Cloven Hill"
    assert (walk.note, walk.touch, len(walk.sayings)) == ("3 AP", f"location.{LOCATION['ash-dunes']}", 3)


def test_a_walk_goes_round_what_is_known_to_hurt() -> None:
    """DV-STND-03, DV-AGG-02, DV-MOVE-02: dangers, foes and unread entries are only entered in the end."""
    t = road("gas-flats", "cloven-hill")
    assert offered(t) == {}
    t.lies("windbreak-hill", 0, 1)
    t.lies("antler-meadow", 1, 1)
    t.lies("ash-dunes", 2, 1)
    t.red.hero.ap = 4
    by = offered(t)["Walk to Cloven Hill"].sentence
    assert by == "Walk to Cloven Hill for 4 AP, by Windbreak Hill, Antler Meadow and Ash Dunes"
    t.red.meets("antler-meadow")
    assert list(offered(t)) == ["Walk to Antler Meadow"]
    t.stands("ashwolf", "windbreak-hill")
    assert offered(t) == {}


def test_what_waits_at_the_end_is_told() -> None:
    """DV-AGG-02, DV-STND-04: the foe there, and a toll of AP on the way."""
    t = road("broken-viaduct", "cloven-hill")
    t.lies("broken-viaduct", 1, 0, 90)
    t.stands("ashwolf", "cloven-hill")
    told = offered(t)["Walk to Cloven Hill"].sentence
    assert told.startswith("Walk to Cloven Hill for 3 AP, by Broken Viaduct; aggressive there: Ashwolf (")


def test_hero_and_follower_walk_together_or_apart() -> None:
    """DV-MOVE-03, DV-FOL-10: each pays its own AP, the hero for both."""
    t = road("tide-gate", "cloven-hill")
    t.red.follows("pell-the-lamplighter")
    ways = offered(t)
    apart = "Send your follower to Cloven Hill"
    assert list(ways) == ["Walk to Cloven Hill together", "Walk to Cloven Hill alone", apart]
    t.red.follower.ap = 1
    assert apart not in offered(t)
    assert len(said(hosted(t), ways["Walk to Cloven Hill together"])) == 0


def test_who_walks_leaves_the_fallen_behind() -> None:
    """DV-DEF-07: that is part of what is offered, so it is not asked on the way."""
    t = road("tide-gate", "cloven-hill")
    body = t.stands("ashwolf", "tide-gate")
    body.facts.condition, body.facts.health = 2, 0
    body.takes("iron-pot")
    walk = offered(t)["Walk to Cloven Hill"]
    assert "by Tide Gate, dragging nobody" in walk.sentence
    match = hosted(t)
    assert said(match, walk) == ""
    texts = [record.text for record in match.history.records() if isinstance(record, Saying)]
    assert texts == ["go tide-gate", "go cloven-hill, drag nobody"]


def test_each_step_is_a_saying_that_can_be_taken_back() -> None:
    """DV-MOVE-01: the journal has every move; undo takes the last one back."""
    match = hosted(t := road("tide-gate", "cloven-hill", "ash-dunes"))
    assert said(match, offered(t)["Walk to Ash Dunes"]) == ""
    assert match.number == 4
    assert isinstance(asyncio.run(match.undo(0, match.number)), Accepted)
    assert red_hero(match).location == LOCATION["cloven-hill"]


def test_a_walk_ends_where_something_happens() -> None:
    """DV-AGG-02, DV-TURN-05: a combat, no AP left; the rest is not said, and why is told."""
    t = road("tide-gate", "cloven-hill", "ash-dunes")
    walk = offered(t)["Walk to Ash Dunes"]
    t.stands("ashwolf", "cloven-hill")
    match = hosted(t)
    assert said(match, walk) == "Stopped after 2 of 3: something happened that the story tells."
    assert red_hero(match).location == LOCATION["cloven-hill"]
    t = road("tide-gate", "cloven-hill", "ash-dunes")
    t.red.hero.ap = 2
    assert said(hosted(t), walk).startswith("Stopped after 2 of 3: ")


def test_a_walk_ends_where_something_is_asked() -> None:
    """DV-STND-05, DV-DEF-07: a question within a move, and one before it."""
    t = road("tide-gate", "cloven-hill")
    walk = offered(t)["Walk to Cloven Hill"]
    body = t.stands("ashwolf", "tide-gate")
    body.facts.condition, body.facts.health = 2, 0
    body.takes("iron-pot")
    match = hosted(t)
    assert said(match, walk) == "Stopped after 1 of 2: something else is asked now."
    assert match.number == 2


def test_a_touched_place_shows_the_walk() -> None:
    """DV-MOVE-01: the location's label tells its price, touching it lays the walk open."""
    t = road("tide-gate", "cloven-hill")
    t.settle()
    view = GAME.view(t.state, 0)
    name = f"location.{LOCATION['cloven-hill']}"
    for touched in ((), (name,)):
        chains = GAME.picture(view, GAME.ask(view), touched).bar.chains
        assert [chain.short for chain in chains] == ["Walk to Cloven Hill"] * len(touched)
    picture = GAME.picture(view, GAME.ask(view), (name,))
    spot = next(spot for spot in picture.land.spots if spot.number == LOCATION["cloven-hill"])
    assert spot.touch.label.endswith("2 AP to walk there: choose.")
    assert picture.here is not None
    assert picture.here.asks == -1


# --- strangers, things


def roaming() -> Table:
    """A round begins; red has placed an Ashwolf and a Lamp-Eater, blue a Hollow Bride."""
    t = venture("red blue", phase="round")
    t.lies("tide-gate", 1, 0)
    t.lies("cloven-hill", 2, 0)
    for name, seat in (("ashwolf", 0), ("lamp-eater", 0), ("hollow-bride", 1)):
        t.stands(name, "cloven-hill").facts.placer = seat
        t.person(name).facts.aggressive = False
    t.settle()
    return t


def test_all_that_roam_stay_at_one_word() -> None:
    """DV-ENEMY-04, 05: each by a saying of its own, and only those that this player moves."""
    t = roaming()
    assert t.question == "ChooseRoute"
    mine = offered(t, t.asked)
    match = hosted(t)
    assert list(mine) == ["All 2 stay"]
    assert said(match, mine["All 2 stay"]) == ""
    assert match.state.seat == 1
    assert match.game.ask(match.view(1)).chains == ()


def test_all_gear_is_equipped_at_one_word() -> None:
    """DV-SET-07, DV-ITEM-08: where hands and places are there for all of it, and more than one is left."""
    t = venture("red blue", phase="setup")
    t.play("red: choose captain-oredd")
    assert t.question == "EquipAtStart"
    chain = offered(t)["Equip all"]
    assert chain.sentence == "Equip the Ember Halberd and the Cinder Plate"
    match = hosted(t)
    assert said(match, chain) == ""
    assert len(red_hero(match).equipped) == 2
    t.play(f"red: {in_notation(hosted(t), chain.sayings[0])}")
    assert offered(t) == {}


def test_what_is_not_open_is_refused_as_ever() -> None:
    """DV-MOVE-01: a chain opens nothing."""
    t = road("tide-gate", "cloven-hill", "ash-dunes")
    walk = offered(t)["Walk to Ash Dunes"]
    match = hosted(t)
    refused = asyncio.run(match.submit(0, match.number, in_notation(match, walk.sayings[1])))
    assert isinstance(refused, Denied)
    assert refused.refusal.rule == "DV-MOVE-01"
