"""What cards and books say in words for people: every operation, condition and rule has some."""

from __future__ import annotations

import re

import pytest

from gloaming.core.packs import house_pages
from gloaming.games.dark_venture.content import spelling
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.abilities import read_ability
from gloaming.games.dark_venture.content.captions import (
    character_lines,
    describe_ability,
    item_lines,
    quest_lines,
)
from gloaming.games.dark_venture.content.describe import (
    FORMS,
    PERMISSIONS,
    ROLLS,
    STANDINGS,
    STATS,
    TEMPLATES,
    TIMES,
    describe_effect,
    describe_standing,
)
from gloaming.games.dark_venture.content.effects import read_effect
from gloaming.games.dark_venture.content.goals import describe_condition, describe_goal
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.loader import read_lexicon
from gloaming.games.dark_venture.content.pack import DECKS
from gloaming.games.dark_venture.content.predicates import read_predicate
from gloaming.games.dark_venture.content.shapes import AbilityLine
from gloaming.games.dark_venture.content.standings import read_standing

CODE = re.compile(r"[_{}|<>`]|  |None|[a-z]\(| ,| \.")  # what would betray the vocabulary, or a gap

WIDE = "as soon as the map is wide enough"


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    """The house's names, and its flag and mark."""
    return read_lexicon(house_pages(DECKS))


EFFECTS = [
    ("none", "do nothing"),
    ("qp(1); qp(-2)", "gain 1 QP, then lose 2 QP"),
    ("choose{draw(item,1) | none}", "either draw an item card; or do nothing"),
    ("test(luck,10){qp(1) | damage(me,1d6)}", "roll 2d6 + luck: 10 or more: gain 1 QP; less: lose 1d6 HP"),
    ("test(mind,14,3d6){none | qp(-1)}", "roll 3d6 + mind: 14 or more: nothing; less: lose 1 QP"),
    ("test(speed,9){qp(1) | none}", "roll 2d6 + speed: 9 or more: gain 1 QP"),
    ("roll{1: none | 2-6: qp(1)}", "roll a die: 1: nothing; 2 to 6: gain 1 QP"),
    ("pay(ap 1){qp(1)}", "pay 1 AP: gain 1 QP"),
    ("pay(hp 4){gain(random weapon)}", "lose 4 HP: gain a random weapon"),
    ("pay(item any){none}", "give up an item"),
    ("pay(card item){draw(item,2)}", "discard an item from your hand: draw 2 item cards"),
    ("if(foe(HOLLOW)){qp(1) | none}", "if the opponent is a Hollow: gain 1 QP"),
    ("if(hit){none | qp(1)}", "if this character has hit in this combat: do nothing; otherwise: gain 1 QP"),
    ("each_player{move(The Warlord Kesh,1)}", "each player in turn: the Warlord Kesh moves 1 location"),
    ("B:12", "do what entry 12 of book B says"),
    ("damage(foe,2d6+2)", "the opponent loses 2d6+2 HP"),
    ("damage(me,1d6,armor)", "lose 1d6 HP, less armor"),
    ("damage(other_heroes,1,spare)", "all other heroes lose 1 HP, but keep at least 1"),
    ("damage(hero,1,spare)", "your hero loses 1 HP, but keeps at least 1"),
    ("damage(heroes_near(scar,1),1d6)", "all heroes within 1 move of the scar lose 1d6 HP"),
    ("heal(hero,full)", "your hero regains all HP"),
    ("heal(one_party,8)", "your hero or follower here regains 8 HP"),
    ("draw(side,1)", "draw a side quest"),
    ("draw(location,2)", "draw 2 location cards"),
    ("draw_heroic(1,1)", "draw a heroic quest and keep it"),
    ("draw_heroic(2,1)", "draw 2 heroic quests and keep 1"),
    ("gain(random healing)", "gain a random healing item"),
    ("gain(Cure Vial)", "gain the Cure Vial"),
    ("lose(me,object,random)", "discard an object at random"),
    ("lose(hero,item,chosen)", "your hero discards an item of your choice"),
    ("place_item(random relic,far)", "place a random relic at the farthest location"),
    ("drop(me,weapon)", "drop a weapon"),
    ("steal(foe,any)", "take an item from the opponent"),
    ("spawn(random aggressive HOLLOW,here)", "place a random aggressive Hollow here"),
    ("spawn(Moss Ox,near MIRE,calm)", "place Moss Ox at the nearest mire, not aggressive"),
    ("spawn(Wick,adj,else qp(1))", "place Wick at a connected location; if it cannot come, gain 1 QP"),
    ("fight(that)", "fight that character"),
    ("fight(random aggressive BEAST)", "fight a random aggressive Beast"),
    ("join(Spore Child)", "take Spore Child as your follower"),
    ("follow_roll(2)", "make a follower roll at +2"),
    ("follow_roll(0)", "make a follower roll"),
    ("move(party,2)", "your hero and follower here move up to 2 locations"),
    ("move(me,1,unconnected)", "move to a neighbouring location, connected or not"),
    ("push(one_near(BEAST),adj)", "move a Beast here or one move away to a connected location"),
    ("teleport(me,any unsearched MIRE)", "go to any unsearched mire"),
    ("teleport(hero,here)", "your hero goes here"),
    ("swap(me,other_hero)", "change places with another player's hero"),
    ("qp(-2)", "lose 2 QP"),
    ("ap(hero,-1)", "your hero loses 1 AP"),
    ("flag(sealed)", "it is sealed"),
    ("mark(far,scar)", "the scar opens at the farthest location"),
    ("open(side)", "open an entrance of this location"),
    ("close(side)", "close an entrance of this location"),
    ("aggro(Sleeping Giant)", "Sleeping Giant becomes aggressive"),
    ("calm(one_here(aggressive BEAST))", "an aggressive Beast here stops being aggressive"),
    ("calm(others_here,turn)", "all others here stop being aggressive until the turn ends"),
    ("mod(me,attack,4,attack)", "+4 attack for one attack"),
    ("mod(foe,flee,-2,combat)", "the opponent has -2 to flight rolls until the combat ends"),
    ("mod(party,attack,2,turn)", "your hero and follower here have +2 attack until the turn ends"),
    ("reroll(any)", "reroll one roll of yours"),
    ("auto(search)", "your next search roll succeeds"),
    ("wake(one_here(unconscious hero),12)", "an unconscious hero here wakes with 12 HP"),
    ("knock_out(hero)", "your hero falls unconscious"),
    ("kill(one_here(npc))", "a neutral character here dies"),
    ("search(1)", "search this location for no AP at +1"),
    ("reset_search(here)", "the location here may be searched again"),
    ("mark_searched(here)", "the location here counts as searched"),
    ("peek(item,1)", "look at the top card of the item deck"),
    ("peek(any,3)", "look at the top 3 cards of a deck and put them back in any order"),
    ("reveal(hero)", "show your hand to all"),
    ("reveal(other_hero)", "the player of another player's hero shows the hand to all"),
    ("discard_hand(hero,1)", "discard an item card from your hand"),
    ("place_location(here)", "place a location from your hand for no AP"),
    ("trade(relic -> qp(3))", "for 1 AP, give a relic: gain 3 QP"),
    ("second_attack(-4)", "attack once more for 4 less damage"),
    ("flee", "try to flee at once"),
    ("end_combat", "end the combat"),
    ("standing(rest 2)", "from now on a hero that ends its turn here regains 2 HP"),
    ("rule(no_toll)", "this character and those who move with it pay no toll"),
]


@pytest.mark.parametrize(("text", "words"), EFFECTS)
def test_an_effect_in_words(lexicon: Lexicon, text: str, words: str) -> None:
    """DV-HERO-06, DV-ITEM-04, DV-LOC-07, DV-MOVE-02."""
    assert describe_effect(lexicon.content, read_effect(lexicon, text)) == words


def test_no_operation_goes_without_words(lexicon: Lexicon) -> None:
    """DV-TURN-08.  All operations, forms, kinds of rolls, values, times, permissions."""
    every = set(range(v.OTHER_BOOK + 1)) | set(range(v.DAMAGE, v.RULE + 1))
    assert set(TEMPLATES) | set(FORMS) == every
    assert {read_effect(lexicon, text).op for text, _ in EFFECTS} == every
    assert set(STATS) == set(spelling.STATS.values())
    assert set(TIMES) == set(spelling.DURATIONS.values())
    assert set(ROLLS) == set(spelling.REROLLS.values())
    assert set(PERMISSIONS) == set(spelling.PERMISSIONS.values())


GOALS = [
    ("hold(relic,2)", "hold 2 relics (hero and follower together)"),
    ("equipped(shield,1)", "have a shield equipped (hero or follower)"),
    ("equipped_hero(head,1)", "have a head item equipped on your hero"),
    ("both_hands(h2)", "wield a two-handed weapon with both hands"),
    ("no_hands", "be a hero without hands"),
    ("defeat(aggressive REAVER,2)", "defeat 2 aggressive Reavers"),
    ("defeat(spawned,1)", "defeat a character that this quest has placed"),
    ("defeat_clean(any,1)", "defeat a character and lose no HP in that combat"),
    ("defeat_joint(any,1)", "defeat a character with hero and follower together"),
    ("visit(any,9)", "visit 9 different locations"),
    ("visit(HOLD,1)", "visit a hold"),
    ("visit_turn(3)", "enter 3 different locations in one turn"),
    ("terrains(4)", "visit 4 different terrains"),
    ("at(dist>=4)", "be at a location 4 moves or more from the crossroads with your hero"),
    ("at_with(Moon Well,jewel)", "be at Moon Well with your hero and a jewel"),
    ("follower_at(SHRINE)", "have your follower at a shrine"),
    ("bring(BEAST,WILD)", "be at a wild place with a Beast as your follower"),
    ("apart(2)", "have your follower 2 moves or more from your hero"),
    ("deliver(armor,HOLD)", "hand in a piece of armor at a hold"),
    ("ally(Wick)", "have Wick as your follower"),
    ("recruit(3)", "win 3 different followers"),
    ("attr(power,7)", "reach power 7 (hero or follower)"),
    ("attr_any(8)", "reach 8 in any attribute of your hero"),
    ("searched(any,2)", "search 2 locations with success"),
    ("placed(RUIN,6)", "place 6 ruins"),
    ("loot(2)", "loot 2 items"),
    ("picked(1)", "pick up an item"),
    ("traded(1)", "trade or give an item"),
    ("give(Cure Vial,other)", "trade or give the Cure Vial to another player's hero"),
    ("fled(2)", "flee from 2 combats"),
    ("drag(SHRINE)", "drag a fallen character to a shrine"),
    ("passed(mind,1)", "pass a test of mind in an action"),
    ("together(2,scar)", "have 2 heroes together at the scar, yours among them"),
    ("flag(sealed)", "have it sealed"),
    ("items(8)", "hold 8 items with your hero"),
    ("seq(health(<=,12),health(>=,18))", "first have 12 HP or less (hero), then have 18 HP or more (hero)"),
    ("any(drag(HOLD),loot(1))", "drag a fallen character to a hold or loot an item"),
    ("all(fled(1),any(loot(1),picked(1)))", "flee from a combat and either loot an item or pick up an item"),
]


@pytest.mark.parametrize(("text", "words"), GOALS)
def test_a_goal_in_words(lexicon: Lexicon, text: str, words: str) -> None:
    """DV-QST-05.  Every predicate."""
    assert describe_goal(lexicon.content, read_predicate(lexicon, text)) == words


def test_no_predicate_goes_without_words(lexicon: Lexicon) -> None:
    """DV-QST-05.  The list above has them all, but for those that only `if` knows."""
    told = {node.kind for text, _ in GOALS for node in (read_predicate(lexicon, text),)}
    inside = {v.HEALTH}
    assert told | inside == set(range(v.FOE_IS))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("foe(hero)", "the opponent is a hero"),
        ("hit", "this character has hit in this combat"),
        ("with_hero", "its hero is here"),
        ("with_follower", "its follower is here"),
        ("in(MIRE)", "this character is at a mire"),
        ("items(3)", "you hold 3 items with your hero"),
    ],
)
def test_a_condition_in_words(lexicon: Lexicon, text: str, words: str) -> None:
    """DV-R84.  What an `if` depends on."""
    assert describe_condition(lexicon.content, read_predicate(lexicon, text, condition=True)) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("no_search", "this location cannot be searched"),
        ("search -1", "search rolls here are at -1"),
        ("hazard 1d6", "whoever enters loses 1d6 HP"),
        ("toll ap", "moving in costs 1 AP more"),
        ("toll item", "your first entry costs an item from your hand or inventory"),
        ("rest 4", "a hero that ends its turn here regains 4 HP"),
        ("sanctuary", "no combat may start here"),
        ("ambush 2", "aggressive characters here have +2 first strike"),
        ("dark", "no extra dice for fleeing here"),
        ("market", "once a turn, for 1 AP and an item, draw an item card"),
        ("follower 1", "follower rolls here are at +1"),
        ("wake 3", "consciousness rolls here are at +3"),
        ("portal", "connected to every other portal"),
        ("first_strike CINDERGUARD 2", "Cinderguards here have +2 first strike"),
    ],
)
def test_a_standing_rule_in_words(lexicon: Lexicon, text: str, words: str) -> None:
    """DV-STND-01 to 14."""
    assert describe_standing(read_standing(lexicon, text)) == words
    assert set(STANDINGS) == set(range(v.FACTION_FIRST + 1))


def test_cards_in_words(lexicon: Lexicon) -> None:
    """DV-HERO-06 to 08, DV-ITEM-04, DV-TRADE-03, DV-QST-11."""
    content = lexicon.content
    vess, cartwright, giant = (content.characters[no] for no in (8, 39, 43))
    assert character_lines(content, vess) == [
        "Free, once a combat, in the first battle turn: attack once more for 4 less damage."
    ]
    assert character_lines(content, cartwright)[0] == "For 1 AP, give an object: draw 2 item cards."
    assert character_lines(content, giant)[1] == "When it is defeated: gain 3 QP."
    assert item_lines(content, content.items[4]) == ["While equipped: +1 first strike."]
    assert item_lines(content, content.items[49]) == ["1 AP: regain 10 HP; then discard it."]
    assert item_lines(content, content.items[64]) == ["While held, by a Sporeborn: +1 luck."]
    assert quest_lines(content, content.heroic[1])[1] == "The player who received it gains 2 QP too."
    assert quest_lines(content, content.heroic[3]) == [
        "Defeat the Warlord Kesh.",
        f"When you take it, {WIDE}: place the Warlord Kesh at the farthest location.",
        "When a round starts: each player in turn: the Warlord Kesh moves 1 location.",
        "If another player gets to defeat the Warlord Kesh: 3 QP for them, and this quest ends.",
    ]
    scar = "have 2 heroes together at the scar, yours among them"
    assert quest_lines(content, content.heroic[16])[3:] == [
        f"While you {scar}: pay 1 AP: roll 2d6 + mind: 11 or more: it is sealed.",
        "Every other player with a hero at the scar gains 2 QP too.",
    ]
    assert quest_lines(content, content.heroic[7])[3].startswith(
        "When it is complete: the hero that received"
    )


@pytest.mark.parametrize("trigger", spelling.TRIGGERS)
def test_every_trigger_in_words(lexicon: Lexicon, trigger: str) -> None:
    """DV-HERO-07, 08."""
    conditions = ("own battle turn", "in combat only", "in co-op also outside the own turn", "not in solo")
    line = AbilityLine(trigger=trigger, effect="qp(1)", limit="1/game", when=(*conditions, "in MIRE or WILD"))
    words = describe_ability(lexicon.content, read_ability(lexicon, line))
    assert words.endswith(
        ", once a game, in its own battle turn, only in combat, in co-op also in others' turns, "
        "at a mire or a wild place, not in solo games: gain 1 QP."
    )
    assert words[0] == words[0].upper()


def test_nothing_on_any_card_is_said_in_code(lexicon: Lexicon) -> None:
    """DV-HERO-06, DV-ITEM-04, DV-LOC-07, DV-MOVE-02, DV-QST-05.  All that the house says."""
    content = lexicon.content
    lines = [line for card in content.characters[1:] for line in character_lines(content, card)]
    lines += [line for card in content.items[1:] for line in item_lines(content, card)]
    lines += [line for quest in content.heroic[1:] + content.side[1:] for line in quest_lines(content, quest)]
    entries = [entry for both in (content.guides, content.actions) for book in both for entry in book[1:]]
    lines += [describe_effect(content, entry.effect) for entry in entries]
    lines += [describe_standing(rule) for entry in entries for rule in entry.standing]
    assert len(lines) == 400
    assert [line for line in lines if CODE.search(line)] == []
    assert max(len(line) for line in lines) < 260
