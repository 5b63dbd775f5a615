"""Gloaming Reach, the house's cards and books: what is there, and that all parts fit one another."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from gloaming.core.packs import house_pages
from gloaming.games.dark_venture import names
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Character, Content, Entry, Item, Quest
from gloaming.games.dark_venture.content.effects import walk
from gloaming.games.dark_venture.content.loader import read_content
from gloaming.games.dark_venture.content.pack import DECKS

SENTENCE = re.compile(r"[.!?](?=\s|$)")


@pytest.fixture(scope="module")
def content() -> Content:
    """The house's content."""
    return read_content(house_pages(DECKS))


def character(content: Content, name: str) -> Character:
    """A character by name."""
    return next(card for card in content.characters if card.name == name)


def item(content: Content, name: str) -> Item:
    """An item by name."""
    return next(card for card in content.items if card.name == name)


def books(content: Content) -> list[tuple[str, Entry]]:
    """All entries of guides and actions, with a name for each."""
    parts = (("guide", content.guides), ("actions", content.actions))
    return [
        (f"{part} {'AB'[book]}{entry.no}", entry)
        for part, both in parts
        for book in range(2)
        for entry in both[book][1:]
    ]


# --- counts


def test_the_house_has_all_its_cards(content: Content) -> None:
    """DV-GOLD-01, DV-SET-12, DV-HERO-01.  Cards by their printed numbers, with a blank where none is."""
    assert content.heroes == list(range(1, 10))
    assert [card.no for card in content.characters] == list(range(53))
    assert [card.no for card in content.items] == list(range(81))
    assert [card.no for card in content.locations] == list(range(45))
    assert [quest.no for quest in content.heroic] == list(range(21))
    assert [quest.no for quest in content.side] == list(range(41))
    assert [[entry.no for entry in book] for book in content.guides] == [list(range(45))] * 2
    assert [[entry.no for entry in book] for book in content.actions] == [list(range(39))] * 2
    assert content.characters[0].name == content.items[0].name == content.heroic[0].title == ""


def test_kinds_of_characters(content: Content) -> None:
    """DV-AGG-01, DV-FOL-02; DV-R36, DV-R96.  Followers alone have a roll; bosses are three."""
    others = content.characters[10:]
    assert Counter(card.kind for card in others) == {names.FOLLOWER: 15, names.FOE: 21, names.NEUTRAL: 7}
    assert all((card.roll > 0) == (card.kind == names.FOLLOWER) for card in content.characters[1:])
    assert [card.name for card in others if card.boss] == [
        "The Warlord Kesh",
        "Bell-Backed Horror",
        "Gloomjaw",
    ]
    assert character(content, "Ser Dunmar").roll_attribute == names.POWER
    assert character(content, "Wick").roll_attribute == names.MIND
    assert character(content, "Rook Feathercloak").roll_attribute == names.LUCK
    assert character(content, "Ashwolf Alpha").behavior == names.HUNT
    assert character(content, "Ashwolf").behavior == names.ROAM
    assert len(content.factions) == len(content.faction_notes) == names.FACTIONS


def test_kinds_of_items(content: Content) -> None:
    """DV-ITEM-01 to 04; DV-R47."""
    items = content.items[1:]
    assert Counter(card.category for card in items) == {names.WEAPON: 24, names.ARMOR: 21, names.OBJECT: 35}
    assert sum(card.shield for card in items) == 4
    assert sum(card.slot == names.JEWEL for card in items) == 8
    assert sum(card.relic for card in items) == 4
    assert sum(card.healing for card in items) == 7
    assert all(card.hands == 2 for card in items if card.slot in (names.TWO_HANDS, names.TOWER_SHIELD))
    assert all(card.hands == 1 for card in items if card.slot in (names.ONE_HAND, names.SHIELD))
    assert all(card.hands == 0 for card in items if card.slot not in (0, 1, 2, 3))


def test_kinds_of_locations(content: Content) -> None:
    """DV-SET-18, DV-LOC-03, DV-MOVE-02; DV-R22, DV-R100, DV-R118."""
    crossroads, *others = content.locations
    assert (crossroads.terrain, crossroads.gates, crossroads.action) == (names.CROSS, [15] * 4, 0)
    assert Counter(card.terrain for card in others) == {
        names.RUIN: 10,
        names.MIRE: 8,
        names.WILD: 10,
        names.HOLD: 9,
        names.SHRINE: 7,
    }
    assert Counter(int(card.gates[0]).bit_count() for card in others) == {4: 12, 3: 20, 2: 10, 1: 2}
    assert Counter(len(card.turns) for card in others) == {1: 12, 2: 5, 4: 20 + 5 + 2}
    assert sum(card.action == 0 for card in others) == 6
    assert sorted(card.action for card in others if card.action) == list(range(1, 39))


def test_a_quarter_turn_leads_from_side_to_side(content: Content) -> None:
    """DV-LOC-03; DV-R22.  The Broken Viaduct upright is open to north and south, across to east and west."""
    viaduct = next(card for card in content.locations if card.name == "Broken Viaduct")
    upright, across = 1 << names.NORTH | 1 << names.SOUTH, 1 << names.EAST | 1 << names.WEST
    assert viaduct.gates == [upright, across, upright, across]
    assert viaduct.turns == [0, 1]
    cave = next(card for card in content.locations if card.name == "Salt Caves")
    assert cave.gates == [1 << side for side in (names.SOUTH, names.WEST, names.NORTH, names.EAST)]


def test_quest_points(content: Content) -> None:
    """DV-QST-05, 06.  What all quests together are worth; side quests 1 to 3, heroic ones 4 to 7."""
    assert {quest.qp for quest in content.side[1:]} == {1, 2, 3}
    assert {quest.qp for quest in content.heroic[1:]} == {4, 5, 6, 7}
    assert sum(quest.qp for quest in content.side) == 69
    assert sum(quest.qp for quest in content.heroic) == 101
    assert all(quest.heroic for quest in content.heroic[1:])
    assert not any(quest.heroic for quest in content.side)


# --- cards


def test_a_hero(content: Content) -> None:
    """DV-HERO-05, 06; DV-ATTR-01; W02.  Captain Oredd, and what his things add."""
    oredd = character(content, "Captain Oredd")
    assert (oredd.faction, oredd.hp, oredd.attributes) == (names.CINDERGUARD, 34, [5, 4, 4, 3])
    halberd, plate = item(content, "Ember Halberd"), item(content, "Cinder Plate")
    assert (oredd.held, oredd.worn) == ([halberd.no], [plate.no])
    assert (halberd.bonus, halberd.attack, halberd.one_hand, halberd.one_hand_attribute) == (
        [1, 0, 0, 0],
        2,
        8,
        names.POWER,
    )
    assert (plate.bonus, plate.armor, plate.equips[names.BEAST]) == ([0, -1, 0, 0], 3, False)
    (ability,) = oredd.abilities
    assert (ability.trigger, ability.effect.op) == (v.ALWAYS, v.IF)
    assert ability.effect.condition.kind == v.WITH_FOLLOWER


def test_the_items_of_heroes_carry_a_star(content: Content) -> None:
    """DV-SET-05, 06; DV-R04.  Each hero's items, and no others, are starred for that hero."""
    starred = {card.no: card.star for card in content.items if card.star}
    listed = {no: hero for hero in content.heroes for no in content.characters[hero].worn}
    listed |= {no: hero for hero in content.heroes for no in content.characters[hero].held}
    assert starred == listed
    assert len(starred) == 18


def test_haglor_in_solo_games(content: Content) -> None:
    """DV-SOLO-02, 03; DV-R76; W46.  The helm takes the place of the jewel."""
    haglor = character(content, "Haglor the Ghostly")
    jewel, helm = item(content, "Dimensional Jewel"), item(content, "Crystal Helm")
    assert jewel.no in haglor.held
    assert haglor.solo_held == [no for no in haglor.held if no != jewel.no]
    assert haglor.solo_worn == [*haglor.worn, helm.no]
    assert [card.name for card in content.items[1:] if not card.in_solo] == [
        "Hammer of the Burnlands",
        "Dimensional Jewel",
    ]
    brakka = character(content, "Brakka Ironjaw")
    assert (brakka.solo_worn, brakka.solo_held) == (brakka.worn, brakka.held)


def test_the_quests_that_solo_games_leave_out(content: Content) -> None:
    """DV-SOLO-01; DV-R82."""
    assert [(quest.no, quest.title) for quest in content.heroic[1:] if not quest.in_solo] == [
        (1, "Noble Pact"),
        (3, "Rampaging Warlord"),
        (7, "Find the Cure"),
        (16, "Catastrophic Incident"),
    ]


def test_hands_and_slots(content: Content) -> None:
    """DV-ITEM-05 to 08; DV-R43.  Beasts have neither; Ulm has slots; only he and the ox carry anything."""
    whole = 1 << names.HEAD | 1 << names.BODY | 1 << names.JEWEL
    beasts = [card for card in content.characters[1:] if card.faction == names.BEAST]
    assert [card.name for card in beasts if card.carries] == ["Ulm the Stag-Headed", "Moss Ox"]
    assert [card.name for card in beasts if card.slots] == ["Ulm the Stag-Headed"]
    assert all(card.hands == 0 for card in beasts)
    ulm = character(content, "Ulm the Stag-Headed")
    assert (ulm.slots, ulm.attack, ulm.armor) == (whole, 2, 1)
    others = [card for card in content.characters[1:] if card.faction != names.BEAST]
    assert all((card.hands, card.slots, card.carries) == (2, whole, True) for card in others)


def test_what_a_faction_may_not_equip(content: Content) -> None:
    """DV-HERO-03.  The Judge cannot wield the blade he holds; only the Hollow wear the shroud."""
    judge, blade = character(content, "Wandering Judge"), item(content, "Mirror Blade")
    assert judge.held == [blade.no]
    assert not blade.equips[judge.faction]
    assert [faction for faction, may in enumerate(item(content, "Shroud of Ash").equips) if may] == [
        names.HOLLOW
    ]
    hammer = item(content, "Hammer of the Burnlands")
    assert [faction for faction, may in enumerate(hammer.equips) if not may] == [
        names.MIREKIN,
        names.SPOREBORN,
    ]


def test_how_often_abilities_work(content: Content) -> None:
    """DV-HERO-07, 08.  A free one without a written limit: once a turn, once in each combat."""
    free = [ability for ability in content.abilities if ability.trigger == v.FREE]
    assert Counter(ability.limit for ability in free) == {
        v.ONCE_A_TURN: 4,
        v.ONCE_A_COMBAT: 4,
        v.ONCE_A_ROUND: 1,
    }
    always = [ability for ability in content.abilities if ability.trigger == v.ALWAYS]
    assert {ability.limit for ability in always} == {v.NO_LIMIT}
    vess, ombrel = character(content, "Vess Two-Knives"), character(content, "Sister Ombrel")
    assert vess.abilities[0].battle_turns == v.FIRST_BATTLE_TURN
    assert ombrel.abilities[0].out_of_turn
    ulm = character(content, "Ulm the Stag-Headed")
    assert ulm.abilities[1].terrains == 1 << names.WILD | 1 << names.MIRE
    assert item(content, "Smoke Pot").abilities[0].in_combat
    assert item(content, "Storm Rod").abilities[0].own_battle_turn
    assert item(content, "Black Seed").abilities[0].held_by == names.SPOREBORN
    assert item(content, "Bell of Waking").abilities[0].held_by_party
    assert item(content, "Mycelium Mantle").abilities[0].while_equipped
    kesh = character(content, "The Warlord Kesh")
    assert kesh.abilities[0].battle_turns == v.LATER_BATTLE_TURNS


def test_abilities_know_whose_they_are(content: Content) -> None:
    """DV-HERO-06, DV-ITEM-04.  Each belongs to one card, and all are numbered."""
    for number, ability in enumerate(content.abilities):
        assert ability.no == number
        assert (ability.character > 0) != (ability.item > 0)
        owner = content.characters[ability.character].abilities + content.items[ability.item].abilities
        assert owner[ability.place] is ability
    used_up = [card for card in content.items[1:] if card.consumed]
    assert len(used_up) == 18
    assert all(card.abilities[0].trigger == v.USE for card in used_up)


def test_offers_of_characters(content: Content) -> None:
    """DV-TRADE-03.  What they take, and what they give for it."""
    offers = {card.name: len(card.trades) for card in content.characters if card.trades}
    assert offers == {
        "The Cartwright": 2,
        "Pilgrim of the Ninth Hour": 1,
        "Marsh Oracle": 2,
        "Tollkeeper Bram": 1,
        "Ragpicker Queen": 2,
    }
    oracle = character(content, "Marsh Oracle").trades[1]
    assert (oracle.op, oracle.items.words, oracle.parts[0].op) == (v.TRADE, ["object"], v.SEQUENCE)


# --- books


def test_every_entry_tells_a_story(content: Content) -> None:
    """DV-LOC-07, DV-MOVE-02.  Two or three sentences each."""
    for name, entry in books(content):
        assert 2 <= len(SENTENCE.findall(entry.text)) <= 3, name
        assert entry.text[-1] in ".!?", name
        assert len(entry.text) <= 240, name


def test_no_two_entries_begin_alike(content: Content) -> None:
    """DV-LOC-07, DV-MOVE-02.  Their first two words are their own."""
    openings = Counter(" ".join(entry.text.casefold().split()[:2]) for _, entry in books(content))
    assert [opening for opening, times in openings.items() if times > 1] == []
    assert len(openings) == 2 * (44 + 38)


def test_entries_for_the_first_player_only(content: Content) -> None:
    """DV-R24."""
    once = [name for name, entry in books(content) if entry.once]
    assert once == ["actions A28", "actions B4", "actions B27", "actions B28"]


def test_standing_rules(content: Content) -> None:
    """DV-STND-01 to 14.  All kinds occur in the books, and the crossroads has none."""
    kinds = {rule.kind for _, entry in books(content) for rule in entry.standing}
    assert kinds == set(range(v.FACTION_FIRST + 1))
    assert not content.guides[0][0].standing
    gas = content.guides[v.BOOK_A][15].standing[0]
    assert (gas.kind, gas.dice, gas.number) == (v.HAZARD, 1, 0)
    fort = content.guides[v.BOOK_A][26].standing[0]
    assert (fort.kind, fort.faction, fort.number) == (v.FACTION_FIRST, names.CINDERGUARD, 2)


def test_what_happens_when_a_character_cannot_come(content: Content) -> None:
    """DV-R86.  Books: an item is drawn.  Quests: nothing, unless the quest says something else."""
    for name, entry in books(content):
        for part in walk(entry.effect):
            if part.op in (v.SPAWN, v.FIGHT):
                assert (part.parts[0].op, part.parts[0].number) == (v.DRAW, 1), name
    monster = content.heroic[2].on_accept
    assert (monster.pool, monster.where.kind, monster.parts[0].op) == (0, v.NEAR, v.SPAWN)
    assert content.heroic[3].on_accept.parts[0].op == v.NONE


def test_random_characters_are_never_heroes_or_bosses(content: Content) -> None:
    """DV-R86.  What `random F` may reveal."""
    drawn = [part for part in content.effects if part.drawn and part.op in (v.SPAWN, v.FIGHT)]
    assert len(drawn) > 30
    for part in drawn:
        cards = [content.characters[no] for no in part.deck]
        assert cards
        assert not any(card.kind == names.HERO or card.boss for card in cards)
        assert not part.people.aggressive or all(card.kind == names.FOE for card in cards)
    arcade = content.guides[v.BOOK_A][1].effect.parts[0]
    assert [content.characters[no].name for no in arcade.deck] == [
        "Hollow Watchman",
        "Hollow Bride",
        "Lamp-Eater",
    ]


# --- quests


def test_on_accepting_effects_that_wait(content: Content) -> None:
    """DV-QST-11.  Those that are measured from the hero wait for a map to be measured on."""
    assert [quest.no for quest in content.heroic if quest.waits] == [2, 3, 5, 6, 7, 10, 11, 15, 16, 17]
    assert content.heroic[20].on_accept.op == v.SEQUENCE


def test_what_quests_do_for_others(content: Content) -> None:
    """DV-QST-11; DV-R98.  Bonus, rival, offer, and what happens when a quest is complete."""
    pact, warlord, cure, incident = (content.heroic[no] for no in (1, 3, 7, 16))
    assert (pact.bonus, pact.bonus_to.kind) == (2, v.RECEIVER)
    assert (warlord.rival_qp, warlord.rival.kind) == (3, v.DEFEAT)
    assert warlord.rival.people.only == character(content, "The Warlord Kesh").no
    assert warlord.each_round.op == v.EACH_PLAYER
    assert (cure.on_complete.op, cure.on_complete.number) == (v.HEAL, 12)
    assert cure.each_round.kind == v.SPARING
    assert (incident.offers, incident.offer_when.kind, incident.offer.op) == (True, v.TOGETHER, v.PAY)
    assert (incident.bonus, incident.bonus_to.kind, incident.bonus_to.distance) == (2, v.HEROES_NEAR, 0)
    assert content.flags[incident.condition.flag] == "sealed"
    assert content.marks[incident.on_accept.token] == "scar"
    assert incident.offer_when.places.mark == incident.on_accept.token
    assert sum(quest.offers or quest.bonus > 0 or quest.rival_qp > 0 for quest in content.heroic) == 3


def test_the_parts_of_a_condition(content: Content) -> None:
    """DV-QST-05; DV-R17.  Numbered in order, so that progress can be kept by place."""
    harness = content.heroic[8]
    assert [node.kind for node in harness.nodes] == [
        v.ALL,
        v.HERO_EQUIPPED,
        v.HERO_EQUIPPED,
        v.HERO_EQUIPPED,
        v.ANY,
        v.NO_HANDS,
        v.HERO_EQUIPPED,
    ]
    quests: list[Quest] = [*content.heroic[1:], *content.side[1:]]
    for quest in quests:
        assert [node.place for node in quest.nodes] == list(range(len(quest.nodes)))
    edge = content.side[21].condition
    assert (edge.kind, [part.at_most for part in edge.parts]) == (v.FIRST_THEN, [True, False])
    assert [part.number for part in edge.parts] == [12, 18]


def test_everything_is_numbered(content: Content) -> None:
    """DV-R86.  Steps hold numbers: an effect or condition is found again by its own."""
    assert [effect.no for effect in content.effects] == list(range(len(content.effects)))
    assert [predicate.no for predicate in content.predicates] == list(range(len(content.predicates)))
    for _, entry in books(content):
        for part in walk(entry.effect):
            assert content.effects[part.no] is part
    assert content.effects[0].op == v.NONE
