"""The vocabulary of cards and books: every word of it is read and written back, and strangers are refused."""

from __future__ import annotations

import pytest

from gloaming.core.packs import house_pages
from gloaming.games.dark_venture.content import spelling
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.abilities import SWITCHES, read_ability, write_ability
from gloaming.games.dark_venture.content.arguments import read_where, read_who, write_where, write_who
from gloaming.games.dark_venture.content.effects import BRANCHED, read_effect, walk, write_effect
from gloaming.games.dark_venture.content.filters import read_filter, write_filter
from gloaming.games.dark_venture.content.grammar import Misspelt
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.loader import read_lexicon
from gloaming.games.dark_venture.content.operations import OPERATIONS
from gloaming.games.dark_venture.content.pack import DECKS, effect_texts, read_pack
from gloaming.games.dark_venture.content.predicates import (
    FORMS,
    JOINED,
    nodes,
    read_predicate,
    write_predicate,
)
from gloaming.games.dark_venture.content.shapes import AbilityLine
from gloaming.games.dark_venture.content.standings import read_standing, write_standing
from gloaming.games.dark_venture.content.vocabulary import OF_ITEMS, OF_PEOPLE, OF_PLACES


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    """The house's names, and its flag and mark."""
    return read_lexicon(house_pages(DECKS))


# --- effects: each text is written as it was read, and these numbers come out

EFFECTS = [
    ("none", v.NONE, {}),
    ("qp(1); ap(me,-1)", v.SEQUENCE, {}),
    ("choose{qp(1) | none}", v.CHOOSE, {}),
    ("test(luck,10){qp(1) | none}", v.TEST, {"stat": 3, "number": 10, "dice": 2}),
    ("test(mind,14,3d6){qp(1) | none}", v.TEST, {"stat": 2, "number": 14, "dice": 3}),
    ("roll{1: qp(1) | 2-3: none | 4-6: qp(2)}", v.ROLL, {"lows": [1, 2, 4], "highs": [1, 3, 6]}),
    ("pay(ap 1){qp(1)}", v.PAY, {"kind": v.PAY_AP, "number": 1}),
    ("pay(hp 4){qp(1)}", v.PAY, {"kind": v.PAY_HP, "number": 4}),
    ("pay(item weapon){qp(1)}", v.PAY, {"kind": v.PAY_ITEM}),
    ("pay(card item){qp(1)}", v.PAY, {"kind": v.PAY_CARD}),
    ("if(with_hero){qp(1) | none}", v.IF, {}),
    ("each_player{move(The Warlord Kesh,1)}", v.EACH_PLAYER, {}),
    ("B:12", v.OTHER_BOOK, {"kind": v.BOOK_B, "number": 12}),
    ("damage(me,3)", v.DAMAGE, {"dice": 0, "number": 3, "kind": v.PLAIN}),
    ("damage(me,1d6,armor)", v.DAMAGE, {"dice": 1, "number": 0, "kind": v.AGAINST_ARMOR}),
    ("damage(other_heroes,2d6+2,spare)", v.DAMAGE, {"dice": 2, "number": 2, "kind": v.SPARING}),
    ("heal(hero,full)", v.HEAL, {"full": True}),
    ("heal(party,8)", v.HEAL, {"number": 8, "full": False}),
    ("draw(item,2)", v.DRAW, {"kind": 0, "number": 2}),
    ("draw(side,1)", v.DRAW, {"kind": 4, "number": 1}),
    ("draw_heroic(2,1)", v.DRAW_HEROIC, {"number": 2, "keep": 1}),
    ("gain(random weapon)", v.GAIN, {"drawn": True}),
    ("gain(Cure Vial)", v.GAIN, {"drawn": False, "deck": []}),
    ("lose(me,Glass Dagger,named)", v.LOSE, {"kind": v.BY_NAME}),
    ("lose(me,object,random)", v.LOSE, {"kind": v.AT_RANDOM}),
    ("lose(hero,item,chosen)", v.LOSE, {"kind": v.CHOSEN}),
    ("place_item(random relic,far)", v.PLACE_ITEM, {"drawn": True}),
    ("drop(me,weapon)", v.DROP, {}),
    ("steal(foe,any)", v.STEAL, {}),
    ("spawn(Ashwolf,here)", v.SPAWN, {"pool": 2, "mood": v.AS_PRINTED, "drawn": False}),
    ("spawn(Mire Maw,here,ap 0)", v.SPAWN, {"pool": 0}),
    ("spawn(Moss Ox,here,calm)", v.SPAWN, {"mood": v.CALMED}),
    ("spawn(random npc,adj,ap 1,angry,else qp(1))", v.SPAWN, {"mood": v.ANGERED, "pool": 1, "drawn": True}),
    ("fight(that)", v.FIGHT, {}),
    ("fight(random aggressive REAVER)", v.FIGHT, {"drawn": True}),
    ("fight(Ashen Novice)", v.FIGHT, {"drawn": False}),
    ("join(Spore Child)", v.JOIN, {}),
    ("follow_roll(-1)", v.FOLLOW_ROLL, {"number": -1}),
    ("move(party,2)", v.MOVE, {"number": 2, "kind": v.CONNECTED}),
    ("move(me,1,unconnected)", v.MOVE, {"number": 1, "kind": v.UNCONNECTED}),
    ("push(one_near(BEAST),adj)", v.PUSH, {}),
    ("teleport(me,any location)", v.TELEPORT, {}),
    ("swap(hero,other_hero)", v.SWAP, {}),
    ("qp(-2)", v.QP, {"number": -2}),
    ("ap(me,2)", v.AP, {"number": 2}),
    ("flag(sealed)", v.FLAG, {"token": 0}),
    ("mark(far,scar)", v.MARK, {"token": 0}),
    ("open(side)", v.OPEN, {}),
    ("close(side)", v.CLOSE, {}),
    ("aggro(Sleeping Giant)", v.AGGRO, {}),
    ("calm(one_here(aggressive BEAST))", v.CALM, {"lasts": v.FOR_GAME}),
    ("calm(one_near(BEAST),turn)", v.CALM, {"lasts": v.FOR_TURN}),
    ("mod(foe,speed,-1,combat)", v.MOD, {"stat": 1, "number": -1, "lasts": v.FOR_COMBAT}),
    ("reroll(any)", v.REROLL, {"kind": v.ANY_KIND}),
    ("auto(flee)", v.AUTO, {"kind": v.FLEE_KIND}),
    ("wake(one_here(unconscious hero),12)", v.WAKE, {"number": 12}),
    ("knock_out(hero)", v.KNOCK_OUT, {}),
    ("kill(one_here(npc))", v.KILL, {}),
    ("search(0)", v.SEARCH, {"number": 0}),
    ("reset_search(here)", v.RESET_SEARCH, {}),
    ("mark_searched(here)", v.MARK_SEARCHED, {}),
    ("peek(any,3)", v.PEEK, {"kind": v.ANY_DECK, "number": 3}),
    ("reveal(hero)", v.REVEAL, {}),
    ("discard_hand(hero,1)", v.DISCARD_HAND, {"number": 1}),
    ("place_location(here)", v.PLACE_LOCATION, {}),
    ("trade(relic -> qp(3); heal(me,2))", v.TRADE, {}),
    ("second_attack(-4)", v.SECOND_ATTACK, {"number": -4}),
    ("flee", v.FLEE, {}),
    ("end_combat", v.END_COMBAT, {}),
    ("standing(rest 2)", v.STANDING, {}),
    ("rule(phase_move)", v.RULE, {"kind": v.PHASE_MOVE}),
]


@pytest.mark.parametrize(("text", "op", "fields"), EFFECTS)
def test_an_effect_is_read_and_written(
    lexicon: Lexicon, text: str, op: int, fields: dict[str, object]
) -> None:
    """DV-TURN-08, DV-LOC-07; DV-R26.  Every form and operation of the closed list."""
    effect = read_effect(lexicon, text)
    assert effect.op == op
    assert {name: getattr(effect, name) for name in fields} == fields
    assert write_effect(lexicon, effect) == text


def test_no_operation_is_left_out() -> None:
    """DV-TURN-08.  The list above has every word of the vocabulary."""
    told = {op for _, op, _ in EFFECTS}
    assert {operation.op for operation in OPERATIONS.values()} <= told
    assert set(BRANCHED.values()) | {v.NONE, v.SEQUENCE, v.EACH_PLAYER, v.OTHER_BOOK} <= told
    assert told == set(range(v.OTHER_BOOK + 1)) | set(range(v.DAMAGE, v.RULE + 1))


def test_the_house_writes_as_it_reads(lexicon: Lexicon) -> None:
    """DV-LOC-07, DV-MOVE-02.  All effects of the files, word for word."""
    texts = list(effect_texts(read_pack(house_pages(DECKS))))
    assert len(texts) > 250
    assert [write_effect(lexicon, read_effect(lexicon, text)) for text in texts] == texts


def test_branches_within_branches(lexicon: Lexicon) -> None:
    """DV-MOVE-02.  The parts of an entry stand in each other as they are written."""
    text = "choose{pay(item weapon){calm(one_here(aggressive REAVER)); draw(side,1)} | fight(that); qp(1)}"
    effect = read_effect(lexicon, text)
    assert [part.op for part in walk(effect)] == [
        v.CHOOSE,
        v.PAY,
        v.SEQUENCE,
        v.CALM,
        v.DRAW,
        v.SEQUENCE,
        v.FIGHT,
        v.NONE,
        v.QP,
    ]
    assert write_effect(lexicon, effect) == text


# --- conditions

PREDICATES = [
    ("all(items(3),attr_any(8))", v.ALL),
    ("any(drag(SHRINE),drag(HOLD))", v.ANY),
    ("seq(health(<=,12),health(>=,18))", v.FIRST_THEN),
    ("hold(relic,2)", v.HOLDS),
    ("equipped(shield,1)", v.HAS_EQUIPPED),
    ("equipped_hero(head,1)", v.HERO_EQUIPPED),
    ("both_hands(h2)", v.BOTH_HANDS),
    ("no_hands", v.NO_HANDS),
    ("defeat(aggressive,1)", v.DEFEAT),
    ("defeat_clean(any,1)", v.DEFEAT_CLEAN),
    ("defeat_joint(any,1)", v.DEFEAT_JOINT),
    ("visit(RUIN,2)", v.VISIT),
    ("visit_turn(3)", v.VISIT_TURN),
    ("terrains(4)", v.TERRAINS),
    ("at(dist>=4)", v.AT),
    ("at_with(SHRINE,relic)", v.AT_WITH),
    ("follower_at(SHRINE)", v.FOLLOWER_AT),
    ("bring(Spore Child,HOLD dist>=3)", v.BRING),
    ("apart(2)", v.APART),
    ("deliver(weapon,RUIN)", v.DELIVER),
    ("ally(BEAST)", v.ALLIED),
    ("recruit(3)", v.RECRUIT),
    ("attr(power,7)", v.ATTR),
    ("attr_any(8)", v.ATTR_ANY),
    ("health(>=,18)", v.HEALTH),
    ("searched(any,2)", v.SEARCHED),
    ("placed(any,6)", v.PLACED),
    ("loot(1)", v.LOOT),
    ("picked(1)", v.PICKED),
    ("traded(1)", v.TRADED),
    ("give(Cure Vial,other)", v.GIVE),
    ("fled(1)", v.FLED),
    ("drag(SHRINE)", v.DRAG),
    ("passed(luck,1)", v.PASSED),
    ("together(2,scar)", v.TOGETHER),
    ("flag(sealed)", v.FLAGGED),
    ("items(8)", v.ITEM_COUNT),
    ("foe(HOLLOW)", v.FOE_IS),
    ("hit", v.HIT),
    ("with_hero", v.WITH_HERO),
    ("with_follower", v.WITH_FOLLOWER),
    ("in(MIRE unsearched)", v.IS_IN),
]


@pytest.mark.parametrize(("text", "kind"), PREDICATES)
def test_a_condition_is_read_and_written(lexicon: Lexicon, text: str, kind: int) -> None:
    """DV-QST-05; DV-R17, DV-R18.  Every predicate, and the conditions that only `if` knows."""
    predicate = read_predicate(lexicon, text, condition=True)
    assert predicate.kind == kind
    assert write_predicate(lexicon, predicate) == text
    assert all(lexicon.content.predicates[node.no] is node for node in nodes(predicate))


def test_no_predicate_is_left_out() -> None:
    """DV-QST-05.  The list above has every predicate."""
    told = {kind for _, kind in PREDICATES}
    assert told == {form.kind for form in FORMS.values()} | set(JOINED.values())
    assert told == set(range(v.IS_IN + 1))


@pytest.mark.parametrize("text", [text for text, kind in PREDICATES if kind >= v.FOE_IS])
def test_a_quest_cannot_ask_what_only_a_fight_knows(lexicon: Lexicon, text: str) -> None:
    """DV-QST-05."""
    with pytest.raises(Misspelt, match="no quest predicate"):
        read_predicate(lexicon, text)


# --- filters, selectors, standing rules, abilities

FILTERS = [
    (OF_ITEMS, "any", 80),
    (OF_ITEMS, "item", 80),
    *[(OF_ITEMS, word, 0) for word in (*spelling.CATEGORIES, *spelling.SLOTS)],
    (OF_ITEMS, "shield", 4),
    (OF_ITEMS, "relic", 4),
    (OF_ITEMS, "healing", 7),
    (OF_ITEMS, "weapon h1", 0),
    (OF_ITEMS, "Rope and Hook", 1),
    (OF_PEOPLE, "any", 52),
    *[(OF_PEOPLE, word, 0) for word in spelling.FACTIONS],
    (OF_PEOPLE, "follower", 15),
    (OF_PEOPLE, "npc", 7),
    (OF_PEOPLE, "hero", 9),
    (OF_PEOPLE, "follower BEAST", 2),
    (OF_PEOPLE, "aggressive REAVER", 0),
    (OF_PEOPLE, "unconscious hero", 9),
    (OF_PEOPLE, "spawned", 52),
    (OF_PEOPLE, "Pilgrim of the Ninth Hour", 1),
    (OF_PLACES, "any", 45),
    (OF_PLACES, "location", 45),
    *[(OF_PLACES, word, 0) for word in spelling.TERRAINS],
    (OF_PLACES, "unsearched MIRE", 8),
    (OF_PLACES, "HOLD dist>=3", 9),
    (OF_PLACES, "scar", 45),
    (OF_PLACES, "Peat Cutters' Camp", 1),
]


@pytest.mark.parametrize(("sorts", "text", "fitting"), FILTERS)
def test_a_filter_is_read_and_written(lexicon: Lexicon, sorts: int, text: str, fitting: int) -> None:
    """DV-R86.  Every word of filters, and how many cards fit (where the number says more than `some`)."""
    filter_ = read_filter(lexicon, sorts, text)
    assert write_filter(filter_) == text
    assert sum(filter_.fits) == (fitting or sum(filter_.fits))
    assert any(filter_.fits)
    asked = (filter_.aggressive, filter_.unconscious, filter_.spawned, filter_.unsearched)
    words = ("aggressive", "unconscious", "spawned", "unsearched")
    assert asked == tuple(word in text.split() for word in words)
    assert filter_.distance == (3 if "dist" in text else 0)
    assert filter_.mark == (0 if text == "scar" else -1)


def test_a_filter_lets_only_its_cards_fit(lexicon: Lexicon) -> None:
    """DV-R86.  By the print of the cards."""
    content = lexicon.content
    fits = read_filter(lexicon, OF_PEOPLE, "follower MIREKIN").fits
    assert [content.characters[no].name for no, fit in enumerate(fits) if fit] == [
        "Gorrin Half-Shell",
        "Bogwalker Tam",
    ]
    fits = read_filter(lexicon, OF_ITEMS, "relic").fits
    assert [content.items[no].name for no, fit in enumerate(fits) if fit] == [
        "Rift Lantern",
        "Black Seed",
        "Clockwork Heart",
        "Crown Shard",
    ]
    assert read_filter(lexicon, OF_PLACES, "Moon Well").only == 35


WHO = [*spelling.WHO, "one_here(any)", "one_near(aggressive BEAST)", "heroes_near(scar,1)", "Wandering Judge"]
WHERE = [*spelling.WHERE, "near MIRE", "any dist>=1", "any unsearched"]


@pytest.mark.parametrize("text", WHO)
def test_whom_an_effect_is_about(lexicon: Lexicon, text: str) -> None:
    """DV-R120.  Every selector of characters."""
    assert write_who(lexicon, read_who(lexicon, text)) == text


@pytest.mark.parametrize("text", WHERE)
def test_where_an_effect_is_about(lexicon: Lexicon, text: str) -> None:
    """DV-R87.  Every selector of a location."""
    assert write_where(read_where(lexicon, text)) == text


STANDINGS = [
    *spelling.BARE_STANDING,
    *[f"{word} 2" for word in spelling.NUMBERED_STANDING],
    "hazard 1d6",
    "search -1",
    "first_strike CINDERGUARD 2",
]


@pytest.mark.parametrize("text", STANDINGS)
def test_a_standing_rule_is_read_and_written(lexicon: Lexicon, text: str) -> None:
    """DV-STND-01 to 14."""
    assert write_standing(lexicon, read_standing(lexicon, text)) == text


CONDITIONS = [*SWITCHES, *spelling.BATTLE_TURNS, "not in solo", "in MIRE or WILD", "held by SPOREBORN"]
LINES = [
    *[AbilityLine(trigger=word, effect="qp(1)") for word in spelling.TRIGGERS],
    *[AbilityLine(trigger="use", effect="qp(1)", limit=word) for word in spelling.LIMITS],
    *[AbilityLine(trigger="use", effect="qp(1)", when=(words,)) for words in CONDITIONS],
    *[AbilityLine(trigger="always", effect=f"rule({word})") for word in spelling.PERMISSIONS],
    *[AbilityLine(trigger="always", effect=f"mod(me,{word},1,game)") for word in spelling.STATS],
    *[AbilityLine(trigger="held", effect=f"mod(me,luck,1,{word})") for word in spelling.DURATIONS],
    *[AbilityLine(trigger="free", effect=f"reroll({word})") for word in spelling.REROLLS],
    *[AbilityLine(trigger="use", effect=f"auto({word})") for word in spelling.AUTOS],
]


@pytest.mark.parametrize("line", LINES)
def test_an_ability_is_read_and_written(lexicon: Lexicon, line: AbilityLine) -> None:
    """DV-HERO-07, 08; DV-STND-15; DV-R114.  Triggers, limits, conditions, permissions, values, times."""
    assert write_ability(lexicon, read_ability(lexicon, line)) == line
