"""Effects of one moment: the active player orders them, and one is told after the other."""

from __future__ import annotations

from games.dark_venture.table_talk import CONTENT, GAME, ITEM, PERSON, Table, venture
from gloaming.games.dark_venture.actions import FIRST
from gloaming.games.dark_venture.cast.people import members
from gloaming.games.dark_venture.content.vocabulary import COMBAT_START
from gloaming.games.dark_venture.invariants import flaws
from gloaming.games.dark_venture.names import OFF_MAP
from gloaming.games.dark_venture.steps.meet import CheckPeace
from gloaming.games.dark_venture.steps.order import RollStrike
from gloaming.games.dark_venture.tales.moments import ChooseFirst, Due, put_in_order


def swarm(wears: str = "thorn-whip") -> Table:
    """The first player's hero, with a whip that hinders flight, walks to where a swarm stings."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.red.hero.wears(wears)
    t.stands("needlewing-swarm", "windbreak-hill")
    t.play("red: go windbreak-hill")
    return t


def warlord_and_plague() -> Table:
    """A round begins: red's quests move the Warlord, a beast in his way, and make others lose health."""
    t = venture("red blue", "round", round_number=4)
    t.lies("windbreak-hill", 1, 0)
    t.lies("cloven-hill", 2, 0)
    t.red.seeks("rampaging-warlord find-the-cure")
    for name in ("rampaging-warlord", "find-the-cure"):
        t.red.quest(name).waiting = False
    t.stands("the-warlord-kesh", "cloven-hill")
    t.stands("stonehide-boar", "windbreak-hill")
    t.blue.hero.hp = 20
    return t


def test_the_active_player_orders_what_starts_with_a_combat() -> None:
    """DV-HERO-08; DV-R84: the swarm's sting and the whip, which are not the same player's."""
    t = swarm()
    assert (t.asked, t.question, t.offers("red")) == ("red", "ChooseFirst", ["first 1", "first 2"])
    assert t.refused("red: first 3") == "DV-HERO-08"
    t.play("red: first 2")
    assert (t.question, t.red.hero.hp) == ("RollStrike", 32)


def test_the_choice_in_words() -> None:
    """DV-R84: whose text, and what it does; the others read that somebody chooses."""
    t = swarm()
    t.settle()
    question = GAME.ask(GAME.view(t.state, 0))
    assert question.title == "@0, which effect comes first?"
    assert [(one.short, one.sentence) for one in question.offers] == [
        ("Thorn Whip", "First the Thorn Whip: the opponent has -2 to flight rolls until the combat ends"),
        ("Needlewing Swarm", "First Needlewing Swarm: the opponent loses 2 HP"),
    ]
    assert GAME.ask(GAME.view(t.state, 1)).title == "@0 says which effect comes first."
    before = t.state.clone()
    t.play("red: first 2")
    told = GAME.say(GAME.view(before, 1), [FIRST + 1], GAME.view(t.state, 1))
    assert told[0] == "@0 lets Needlewing Swarm come first."


def test_between_turns_the_player_it_is_about_orders() -> None:
    """DV-ENEMY-03, DV-QST-11; DV-R84: what a player's quests do as a round starts."""
    t = warlord_and_plague()
    assert (t.asked, t.question, t.offers("red")) == ("red", "ChooseFirst", ["first 1", "first 2"])
    t.play("red: first 2")
    assert (t.question, t.blue.hero.hp) == ("ChooseMove", 20 + 2 - 1)


def test_a_combat_is_fought_out_before_the_next_effect() -> None:
    """DV-ENEMY-03; DV-R84: the Warlord meets the boar; only then do the others lose health."""
    t = warlord_and_plague()
    t.play("red: first 1", "red: at windbreak-hill")
    assert t.question == "RollStrike"
    t.roll(2, 3, 4, 5, 6)
    assert (t.question, t.blue.hero.hp) == ("RollDamage", 22)
    t.roll(7)
    assert (t.question, t.asked, t.blue.hero.hp) == ("ChooseMove", "blue", 22)
    t.play("blue: go on")
    assert t.blue.hero.hp == 21


def test_a_quest_tells_first_what_it_does_on_accepting() -> None:
    """DV-QST-11; DV-R84: then at once what it does each round; other quests come before or after both."""
    t = warlord_and_plague()
    t.red.quest("find-the-cure").waiting = True
    assert t.offers("red") == ["first 1", "first 2"]
    t.play("red: first 1", "red: at cloven-hill")
    assert (t.where("cure-vial"), t.blue.hero.hp, t.question) == ("on cloven-hill", 21, "ChooseMove")


def test_whoever_is_gone_does_nothing_more() -> None:
    """DV-HERO-08; DV-R84: what is due waits for its turn; then its bearer must live, and hold its item."""
    t = venture("red blue")
    text = CONTENT.characters[PERSON["needlewing-swarm"]].abilities[0].effect.no
    foe, hound, dagger = t.blue.hero, PERSON["hound-of-the-reeds"], ITEM["glass-dagger"]
    for actor, item in ((t.red.hero.number, dagger), (hound, 0)):
        t.state.push(Due(text, 0, actor, foe.number, OFF_MAP, item, COMBAT_START))
        assert (t.question, foe.hp) == ("Act", 30)
    t.red.hero.takes("glass-dagger")
    t.state.push(Due(text, 0, t.red.hero.number, foe.number, OFF_MAP, dagger, COMBAT_START))
    assert (t.question, foe.hp) == ("Act", 28)


def test_nothing_is_asked_where_the_order_does_not_matter() -> None:
    """DV-R84: bonuses leave each other as they are, and a drawn card; what is against others is left out."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.red.hero.wears("thorn-whip")
    t.red.follows("hound-of-the-reeds")
    t.stands("ashwolf-alpha", "windbreak-hill")
    t.play("red: both go windbreak-hill")
    assert t.question == "RollStrike"
    assert swarm("censer-flail").question == "RollStrike"
    t = venture("red blue", "round", round_number=4)
    t.red.seeks("three-voices")
    t.red.hero.wears("mycelium-mantle")
    t.red.hero.hp = 10
    t.play("chance: draw character ashwolf")
    assert (t.question, t.red.hero.hp) == ("DrawPhase", 13)


def test_nothing_is_asked_where_all_say_the_same() -> None:
    """DV-R84: no choice, the same text."""
    for said, asked in (((1, 1, 1), "Act"), ((1, 2, 1), "ChooseFirst")):
        t = venture("red blue")
        bottom = len(t.state.agenda)
        names = ("needlewing-swarm", "gas-bladder")
        texts = [CONTENT.characters[PERSON[name]].abilities[0].effect.no for name in names]
        for one in said:
            t.state.push(Due(texts[one - 1], 0, t.red.hero.number, 0, OFF_MAP, 0, COMBAT_START))
        put_in_order(t.state, 0, bottom)
        assert t.question == asked


def test_a_position_with_a_wrong_count_is_refused() -> None:
    """DV-R84: as many effects are due as the question says, in a position from elsewhere too."""
    t = swarm()
    t.settle()
    assert list(flaws(t.state)) == []
    for count in (1, 3):
        t.state.agenda[-1] = ChooseFirst(0, count)
        assert list(flaws(t.state)) == ["Effects are put in order that are not due."]


def beset() -> Table:
    """Red's turn: a wolf stands beside the hero, a cutter beside the follower, who is elsewhere."""
    t = venture("red blue", "turn")
    t.lies("windbreak-hill", 1, 0)
    t.red.follows("pell-the-lamplighter").at = "windbreak-hill"
    t.stands("ashwolf", "crossroads")
    t.stands("bandit-cutter", "windbreak-hill")
    t.play("red: draw item", "chance: draw item old-map", "red: go on")
    return t


def test_who_is_beset_in_two_places_says_who_fights_first() -> None:
    """DV-AGG-02; DV-R62, DV-R84: phase 2 opens; the other fights when that combat is over."""
    for first, last in (("captain-oredd", "pell-the-lamplighter"), ("pell-the-lamplighter", "captain-oredd")):
        t = beset()
        assert (t.asked, t.question) == ("red", "FightFirst")
        assert sorted(t.offers("red")) == ["pick captain-oredd", "pick pell-the-lamplighter"]
        assert t.refused("red: pick ashwolf") == "DV-AGG-02"
        t.play(f"red: pick {first}")
        t.settle()
        assert [PERSON[first] in fight.order for fight in t.state.fights] == [True]
        assert isinstance(t.state.agenda[-1], RollStrike)
        waits = [step for step in t.state.agenda if isinstance(step, CheckPeace)]
        assert PERSON[last] in {number for step in waits for number in members(t.state, step.group)}


def test_who_fights_first_in_words() -> None:
    """DV-R84: who, where, how well."""
    t = beset()
    question = GAME.ask(GAME.view(t.state, 0))
    assert question.title == "@0, who fights first?"
    both = "Captain Oredd and Pell the Lamplighter"
    assert question.why == f"{both} stand beside foes, each at another place."
    assert question.offers[0].sentence == "Captain Oredd fights first, at Crossroads: 34 HP"
    assert GAME.ask(GAME.view(t.state, 1)).title == "@0 says whose combat comes first."
