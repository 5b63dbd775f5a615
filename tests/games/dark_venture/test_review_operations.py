"""Operations, conditions and standing rules that packs may use and the house's cards hardly do."""

from __future__ import annotations

import pytest

from games.dark_venture.table_talk import PERSON, stack
from games.dark_venture.texts import row, tells, words_of
from gloaming.games.dark_venture.actions import INVOKE
from gloaming.games.dark_venture.content.abilities import read_ability
from gloaming.games.dark_venture.content.shapes import AbilityLine
from gloaming.games.dark_venture.names import DISCARDED, ITEM_DECK
from gloaming.games.dark_venture.steps.fight import current


def test_dropping_by_a_text() -> None:
    """DV-ITEM-11: `drop(T,F)`: whoever it is about says what."""
    t = row()
    t.blue.hero.takes("old-map rust-sabre")
    tells(t, t.red, "drop(other_hero,any)")
    t.play("red: pick nym-of-the-reeds", "blue: take old-map")
    assert t.where("old-map") == "on crossroads"


def test_closing_and_opening_an_entrance() -> None:
    """DV-LOC-05; DV-R23, DV-R27: a way is cut and made again; the last open entrance cannot be closed."""
    t = row()
    tells(t, t.red, "close(side)")
    t.play("red: to east")
    assert t.refused("red: go windbreak-hill") == "DV-MOVE-01"
    tells(t, t.red, "open(side)")
    t.play("red: to east", "red: go windbreak-hill")
    t.state.land.doors = [1] + [0] * (len(t.state.land.doors) - 1)
    t.red.hero.at = "crossroads"
    tells(t, t.red, "close(side)")
    assert t.question == "Act"


def test_killing_by_a_text() -> None:
    """DV-DEF-03, 04; DV-R98: an NPC dies at once, to the credit of whoever did it."""
    t = row()
    t.red.seeks("pelt-and-claw")
    t.stands("ashwolf", "crossroads")
    tells(t, t.red, "kill(one_here(BEAST))")
    t.play("red: pick ashwolf")
    t.state.settle()
    assert (t.person("ashwolf").in_play, t.red.done("pelt-and-claw")) == (False, True)


def test_ending_a_combat_by_a_text() -> None:
    """DV-CMB-08; DV-R56: at once, nobody is defeated, both sides stay hostile."""
    t = row()
    lexicon = words_of(t)
    ability = read_ability(lexicon, AbilityLine("free", "end_combat", "1/combat"))
    lexicon.content.characters[PERSON["captain-oredd"]].abilities.append(ability)
    t.stands("the-cartwright", "crossroads")
    t.play("red: engage the-cartwright")
    t.roll(12, 2)
    t.state.play(INVOKE + ability.no)
    assert (len(t.state.fights), t.question) == (0, "Act")
    assert t.person("the-cartwright").facts.hostile == 1 << t.red.hero.number


@pytest.mark.parametrize(
    ("rule", "entering", "hp"),
    [("hazard 2", "windbreak-hill", 32), ("toll ap", "windbreak-hill", 34), ("rest 3", "windbreak-hill", 34)],
)
def test_a_rule_that_a_text_lays_down(rule: str, entering: str, hp: int) -> None:
    """DV-STND-03, 04, 06: `standing(S)` adds to what the guide says, from then on."""
    t = row()
    t.red.hero.at = entering
    tells(t, t.red, f"standing({rule})")
    t.state.settle()
    t.red.hero.at = "crossroads"
    t.play(f"red: go {entering}")
    assert (t.red.hero.hp, t.red.hero.ap) == (hp, 1 if rule == "toll ap" else 2)


def test_portals_that_a_text_opens() -> None:
    """DV-STND-13: connected with all other portals at once, for every purpose."""
    t = row()
    t.red.hero.at = "tide-gate"
    tells(t, t.red, "standing(portal)")
    t.state.settle()
    t.red.hero.at = "crossroads"
    assert t.refused("red: go tide-gate") == "DV-MOVE-01"
    tells(t, t.red, "standing(portal)")
    t.play("red: go tide-gate")
    assert t.red.hero.at == "tide-gate"


def test_soldiers_strike_first_at_home() -> None:
    """DV-STND-14: `first_strike CINDERGUARD 2` helps members of that faction only."""
    t = row()
    tells(t, t.red, "standing(first_strike CINDERGUARD 2)")
    t.state.settle()
    t.stands("ashwolf", "crossroads")
    t.play("red: engage ashwolf")
    t.roll(7, 7)
    strikes = dict(zip(current(t.state).order, current(t.state).strike, strict=True))
    assert strikes == {PERSON["captain-oredd"]: 7 + 4 + 2, PERSON["ashwolf"]: 7 + 6}


@pytest.mark.parametrize(
    ("text", "hp"),
    [
        ("damage(me,40,spare)", 1),
        ("damage(me,5,armor)", 31),
        ("damage(me,1d6+2)", 28),
        ("damage(me,4); heal(me,3)", 33),
        ("knock_out(hero); wake(hero,5)", 5),
    ],
)
def test_hurting_and_healing(text: str, hp: int) -> None:
    """DV-ATTR-07, DV-SET-09, DV-DEF-02: spared, against armor, by dice, up to the maximum, awake again."""
    t = row()
    t.red.hero.wears("riveted-hide")
    tells(t, t.red, text)
    t.state.settle()
    if t.asked == "chance":
        t.roll(4)
    assert t.red.hero.hp == hp


def test_moods() -> None:
    """DV-AGG-01, 02, 05: `aggro` starts combat at once, `calm` ends aggression, not old enmity."""
    t = row()
    t.stands("the-cartwright", "crossroads")
    tells(t, t.red, "aggro(The Cartwright)")
    t.state.settle()
    assert t.question in ("RollStrike", "FallOn")
    t = row()
    wolf = t.stands("ashwolf", "windbreak-hill")
    tells(t, t.red, "calm(Ashwolf)")
    t.play("red: go windbreak-hill")
    assert (wolf.facts.aggressive, t.question) == (False, "Act")
    wolf.facts.hostile = 1 << t.red.hero.number
    t.play("red: go crossroads", "red: go windbreak-hill")
    assert t.question == "RollStrike"


def test_named_things_come_from_the_discard_pile_too() -> None:
    """DV-ITEM-04; DV-R86: from the deck, else from the discard pile, from nowhere else."""
    t = row()
    stack(t, ITEM_DECK, "")
    t.state.item_at = [DISCARDED if n == 56 else place for n, place in enumerate(t.state.item_at)]
    tells(t, t.red, "gain(Old Map); gain(Iron Pot)")
    t.play("red: stow old-map")
    assert (t.red.hero.items, t.question) == ("old-map", "Act")


def test_search_tokens_by_a_text() -> None:
    """DV-SRCH-03: put and taken."""
    t = row()
    tells(t, t.red, "mark_searched(here)")
    assert t.refused("red: search") == "DV-SRCH-03"
    tells(t, t.red, "reset_search(here)")
    t.play("red: search")


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("ally(LAMPWRIGHT)", True),
        ("ally(BEAST)", False),
        ("at(CROSS)", True),
        ("at(dist>=1)", False),
        ("at_with(CROSS,weapon)", True),
        ("at_with(CROSS,jewel)", False),
        ("follower_at(CROSS)", True),
        ("bring(LAMPWRIGHT,CROSS)", True),
        ("apart(1)", False),
        ("hold(weapon,1)", True),
        ("hold(weapon,2)", False),
        ("equipped(head,1)", True),
        ("equipped_hero(head,1)", False),
        ("no_hands", False),
        ("both_hands(h2)", False),
        ("items(1)", True),
        ("attr(mind,5)", True),
        ("attr_any(6)", False),
        ("health(<=,34)", True),
        ("health(>=,35)", False),
        ("together(2,CROSS)", True),
        ("together(3,CROSS)", False),
        ("all(at(CROSS),items(1))", True),
        ("any(at(MIRE),items(1))", True),
        ("with_follower", True),
        ("with_hero", False),
        ("in(CROSS)", True),
        ("in(RUIN)", False),
        ("hit", False),
    ],
)
def test_conditions(condition: str, met: bool) -> None:
    """DV-QST-05, DV-TURN-08; DV-R17: every state of a quest as a text's `if` asks for it."""
    t = row()
    t.red.hero.takes("rust-sabre")
    t.red.follows("pell-the-lamplighter").wears("iron-pot")
    tells(t, t.red, f"if({condition}){{qp(1) | none}}")
    t.state.settle()
    assert t.red.qp == int(met)


def test_flags() -> None:
    """DV-QST-05: set on the acting player, and only there."""
    t = row()
    tells(t, t.red, "flag(sealed)")
    tells(t, t.blue, "if(flag(sealed)){qp(1) | qp(2)}")
    tells(t, t.red, "if(flag(sealed)){qp(1) | none}")
    t.state.settle()
    assert (t.red.qp, t.blue.qp) == (1, 2)


def test_rules_of_a_kind_add_up() -> None:
    """DV-STND-02, 06: what a text lays down stands beside the guide's own rule."""
    t = row()
    t.red.hero.hp = 10
    t.red.hero.at = "windbreak-hill"
    tells(t, t.red, "standing(rest 3)")
    t.play("red: end")
    assert t.red.hero.hp == 10 + 2 + 3


def test_the_first_object_of_its_bearer_is_free() -> None:
    """DV-STND-15, DV-EQP-05: what the follower used before does not count."""
    t = row(heroes=("tavi-quickwire", "nym-of-the-reeds"))
    t.red.follows("pell-the-lamplighter").takes("bitter-root")
    t.red.hero.takes("green-poultice marrow-broth")
    t.play("red: use bitter-root", "red: use green-poultice")
    assert (t.red.follower.ap, t.red.hero.ap) == (1, 3)
    t.play("red: use marrow-broth")
    assert t.red.hero.ap == 2


def test_the_first_trade_of_its_bearer_is_free() -> None:
    """DV-STND-15, DV-TRADE-01: what the hero traded before does not count."""
    t = row()
    t.red.follows("sabra-the-fence").takes("old-map iron-pot")
    t.red.hero.takes("rust-sabre")
    t.play("red: offer rust-sabre, to nym-of-the-reeds, for nothing", "blue: accept")
    t.play("red: offer old-map, to nym-of-the-reeds, for nothing", "blue: accept")
    assert (t.red.hero.ap, t.red.follower.ap) == (2, 2)
    t.play("red: offer iron-pot, to nym-of-the-reeds, for nothing", "blue: accept")
    assert t.red.follower.ap == 1
