"""What the vocabulary and the loader refuse: by the word, and by file, entry and key."""

from __future__ import annotations

import pytest

from gloaming.core.fields import WIDEST
from gloaming.core.packs import PackError, house_pages
from gloaming.games.dark_venture.content.abilities import read_ability
from gloaming.games.dark_venture.content.constraints import MOST_PEOPLE, MOST_PLACES
from gloaming.games.dark_venture.content.effects import read_effect
from gloaming.games.dark_venture.content.grammar import Misspelt
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.loader import read_content, read_lexicon
from gloaming.games.dark_venture.content.pack import DECKS, FILES
from gloaming.games.dark_venture.content.predicates import read_predicate
from gloaming.games.dark_venture.content.shapes import AbilityLine
from gloaming.games.dark_venture.names import CHARACTERS, LOCATIONS


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    """The house's names, and its flag and mark."""
    return read_lexicon(house_pages(DECKS))


# --- what is refused, and why

MISSPELT = [
    ("damge(me,1)", "`damge` is no word of the vocabulary"),
    ("damage(me)", "it takes 2 to 3 arguments, not 1"),
    ("damage(me,1,2,3)", "it takes 2 to 3 arguments, not 4"),
    ("damage(you,1)", "`you` is no character and none of me"),
    ("damage(me,1d8)", "`1d8` is not an amount"),
    ("damage(me,0)", "`0` is not an amount"),
    ("damage(me,99)", "`99` is not an amount"),
    ("damage(me,1,hard)", "`hard` is not a way to be hurt: armor, spare"),
    ("draw(heroic,1)", "`heroic` is not a deck: item, character, location, side"),
    ("draw(item,9)", "`9` is not a number from 1 to 5"),
    ("gain(weapon)", "`weapon` names no card, and does not begin with `random`"),
    ("gain(random sword)", "`sword` is neither an item nor a word that tells one"),
    ("gain(random weapon jewel)", "no card fits"),
    ("join(BEAST)", "`BEAST` names no card"),
    ("spawn(Ashwolf)", "it takes 2 arguments, not 1"),
    ("spawn(Ashwolf,there)", "`there` is none of here"),
    ("spawn(Ashwolf,here,ap 3)", "`3` is not a number from 0 to 2"),
    ("spawn(Ashwolf,here,sleepy)", "`sleepy` is no option of spawn"),
    ("spawn(Ashwolf,here,calm,angry)", "says twice"),
    ("spawn(random hero,here)", "no card of the deck fits `random hero`"),
    ("spawn(random unconscious,here)", "what only a character in play can be"),
    ("mod(me,beauty,1,game)", "`beauty` is not a value: power"),
    ("mod(me,luck,1,week)", "`week` is not a time: attack"),
    ("rule(fly)", "`fly` is not a permission"),
    ("reroll(marriage)", "`marriage` is not a kind of roll"),
    ("flag(open)", "`open` is no flag that an effect sets"),
    ("mark(here,cross)", "`cross` is no mark that an effect sets"),
    ("open(north)", "`north` stands where `side` has to"),
    ("standing(wet)", "`wet` is no standing rule: no_search"),
    ("trade(relic, qp(1))", "has no `->`"),
    ("teleport(me,any moon)", "`moon` is neither a location"),
    ("teleport(me,near)", "`near` is none of here"),
    ("heal(heroes_near(scar),1)", "needs a mark and a distance"),
    ("choose{qp(1)}", "`choose` takes 2 to 6 branches, not 1"),
    ("choose{qp(1) | }", "something is missing beside a `|`"),
    ("choose(1){qp(1) | none}", "it takes 0 arguments, not 1"),
    ("test(luck,10){qp(1)}", "`test` takes 2 branches, not 1"),
    ("test(charm,10){qp(1) | none}", "`charm` is not an attribute"),
    ("test(luck,1){qp(1) | none}", "`1` is not a number from 2 to 40"),
    ("test(luck,9,5d6){qp(1) | none}", "`5d6` is not a number of dice"),
    ("roll{1-2: none}", "`roll` takes 2 to 6 branches"),
    ("roll{1-2: none | 4-6: qp(1)}", "begins with faces, here with 3 or more"),
    ("roll{1-2: none | 3-5: qp(1)}", "up to face 6"),
    ("pay(blood 2){qp(1)}", "`blood` is not a cost: ap, hp, item, card"),
    ("pay(item){qp(1)}", "it is not said which: `any`, or words that tell an item"),
    ("if(raining){qp(1) | none}", "`raining` is no quest predicate or condition"),
    ("each_player{qp(1) | none}", "`each_player` takes 1 branch, not 2"),
    ("qp(1){none}", "`qp` has no branches"),
    ("qp(1) qp(2)", "`qp(2)` is too much"),
    ("qp(1", "a bracket of `qp(1` is not closed"),
    ("qp(1))", "closes nothing"),
    ("qp(1);", "something is missing beside a `;`"),
    ("QP(1)", "does not begin with a word of the vocabulary"),
    ("B:12(1)", "stands alone"),
]


@pytest.mark.parametrize(("text", "why"), MISSPELT)
def test_what_is_no_effect(lexicon: Lexicon, text: str, why: str) -> None:
    """DV-TURN-08.  A sentence that says what is wrong, and what would do."""
    with pytest.raises(Misspelt) as refused:
        read_effect(lexicon, text)
    assert why in str(refused.value)


NO_PREDICATE = [
    ("defeat(BEAST)", "it takes 2 arguments, not 1 (in `defeat(BEAST)`)"),
    ("defeat(WOLF,1)", "`WOLF` is neither a character"),
    ("conquer(any,1)", "`conquer` is no quest predicate"),
    ("health(=,3)", "`=` is not a comparison"),
    ("give(relic,me)", "`me` stands where `other` has to"),
    ("at(dist>=0)", "`dist>=0` is neither a location"),
    ("at(dist>=40)", "neither a location"),
    ("items(9)", "`9` is not a number from 1 to 8"),
    ("flag(lost)", "`lost` is no flag"),
    ("together(1,HOLD)", "`1` is not a number from 2 to 4"),
    ("all(items(3))", "all takes two or more"),
    ("seq(items(3),items(4),items(5))", "seq takes two"),
    ("items(3){none}", "a condition has no branches"),
]


@pytest.mark.parametrize(("text", "why"), NO_PREDICATE)
def test_what_is_no_predicate(lexicon: Lexicon, text: str, why: str) -> None:
    """DV-QST-05."""
    with pytest.raises(Misspelt) as refused:
        read_predicate(lexicon, text)
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (AbilityLine(trigger="sometimes", effect="none"), "`sometimes` is not a trigger: always"),
        (AbilityLine(trigger="use", effect="none", when=("at night",)), "`at night` is no condition"),
        (AbilityLine(trigger="use", effect="none", when=("in SWAMP",)), "`SWAMP` is not a terrain"),
        (AbilityLine(trigger="use", effect="none", when=("held by ELVES",)), "`ELVES` is not a faction"),
    ],
)
def test_what_is_no_ability(lexicon: Lexicon, line: AbilityLine, why: str) -> None:
    """DV-HERO-07."""
    with pytest.raises(Misspelt) as refused:
        read_ability(lexicon, line)
    assert why in str(refused.value)


# --- files: each with one change, and what is said about it


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The texts of the house's files, with one change in the entries of one of them."""
    pages = house_pages(DECKS)
    head, opening, entries = pages[file].partition("\n\n[[")
    assert old in opening + entries
    pages[file] = head + (opening + entries).replace(old, new, 1)
    return pages


BROKEN = [
    # shapes
    ("heroes.toml", "hp = 28", "hp = 280", "hero 1:", "key hp"),
    ("heroes.toml", "hp = 28", 'hp = "28"', "hero 1:", "key hp"),
    ("heroes.toml", "hp = 28", "hp = 28\nage = 900", "hero 1:", "age"),
    ("heroes.toml", "no = 1\n", "", "hero no. 1:", "key no"),
    ("heroes.toml", "[4, 5, 6, 4]", "[4, 5, 6]", "hero 1:", "key attrs"),
    ("heroes.toml", '"HOLLOW"', '"GHOST"', "hero 1:", "key faction"),
    ("heroes.toml", "Brakka Ironjaw", "Brakka, Ironjaw", "hero 2:", "key name"),
    ("heroes.toml", "Brakka Ironjaw", "Brakka" * 8, "hero 2:", "key name"),
    ("heroes.toml", '"1/combat"', '"2/combat"', "hero 2:", "key abilities[0].limit"),
    ("guide_a.toml", "Arches lie", "Arches\\u0007 lie", "guide 1:", "key text"),
    ("guide_a.toml", "Arches lie", "Arches\\nlie", "guide 1:", "key text"),
    ("guide_a.toml", "Arches lie", "@0 lies", "guide 1:", "key text"),
    ("guide_a.toml", "Arches lie", "Arches lie " + "and lie " * 60, "guide 1:", "key text"),
    ("guide_a.toml", "[[guide]]", "[[page]]", "[[guide]]", "nothing else"),
    ("guide_a.toml", "[[guide]]", "[[guide]", "TOML", ""),
    ("factions.toml", "The dead who walk.", "The dead\\twho walk.", "faction HOLLOW:", "key note"),
    ("locations.toml", '"NES"', '"SEN"', "location 1:", "key entrances"),
    ("side_quests.toml", "qp = 2", "qp = 20", "side 1:", "key qp"),
    # numbers and counts
    ("heroes.toml", "no = 2\n", "no = 1\n", "hero 1: key no", "used twice"),
    ("heroes.toml", "no = 2\n", "no = 53\n", "key no", "without a gap, and 2 is missing"),
    ("weapons.toml", "no = 1\n", "no = 96\n", "weapon 96: key no", "at most 95 items"),
    ("heroes.toml", "no = 2\n", "no = 62\n", "hero 62: key no", "at most 61 characters"),
    ("guide_b.toml", "no = 44\n", "no = 45\n", "guide 45: key no", "44 is missing"),
    ("actions_a.toml", "no = 38\n", "no = 39\n", "action 39: key no", "38 is missing"),
    ("locations.toml", "action = 38", "action = 37", "location 42: key action", "of another location"),
    ("factions.toml", 'id = "HOLLOW"', 'id = "REAVER"', "faction REAVER: key id", "in this order"),
    # names
    ("heroes.toml", "Old Farrow", "Nym of the Reeds", "key name", "is the name of hero 6 too"),
    ("locations.toml", "Moon Well", "Item 90", "location 35: key name", "how notation writes"),
    ("side_quests.toml", "Wet Boots", "Quest 30", "side 8: key title", "give it another title"),
    ("armor.toml", "Crystal Helm", "Grave-Needle", "armor 29: key name", "is the name of weapon 1 too"),
    ("locations.toml", "Moon Well", "MIRE", "location 35: key name", "a word of the vocabulary"),
    ("locations.toml", "Moon Well", "near Moon", "location 35: key name", "a word of the vocabulary"),
    ("side_quests.toml", "Wet Boots", "Noble Pact", "side 8: key title", "the title of heroic 1 too"),
    # characters
    ("followers.toml", "roll = { luck = 10 }\n", "", "follower 10: key roll", "followers have one"),
    ("neutral.toml", 'behavior = "roam"', "roll = { luck = 9 }", "neutral 40: key roll", "others do not"),
    ("followers.toml", "roll = { luck = 10 }", "roll = { luck = 10 }\nboss = true", "follower 10", "a boss"),
    ("followers.toml", "roll = {", 'behavior = "hunt"\nroll = {', "follower 10: key behavior",
     "stay where"),
    ("followers.toml", "roll = {", "solo = {}\nroll = {", "follower 10: key solo", "only heroes"),
    ("heroes.toml", "hp = 28", 'hp = 28\ntrades = ["qp(1)"]', "hero 1: key trades", "no offers"),
    ("followers.toml", '"Spyglass"', '"Telescope"', "follower 10: key held", "no item `Telescope`"),
    ("followers.toml", '["Bark Cuirass"]', '["Iron Pot", "Chain Hood"]', "follower 11: key worn", "second"),
    ("followers.toml", '["Bark Cuirass"]', '["Rust Sabre"]', "follower 11: key worn", "list it under held"),
    ("followers.toml", '["Bark Cuirass"]', '["Shroud of Ash"]', "follower 11: key worn", "by MIREKIN"),
    ("followers.toml", '["Spyglass"]', str(["Spyglass"] * 9), "follower 10: key held", "at most 8"),
    ("heroes.toml", '"Crystal Helm"', '"Iron Bowl"', "hero 1: key solo.worn", "no item `Iron Bowl`"),
    # items
    ("weapons.toml", 'slot = "h1"', 'slot = "s1"', "weapon 1: key slot", "h1 or h2"),
    ("weapons.toml", "onehand = { power = 7 }", "onehand = {}", "weapon 2:", "key onehand"),
    ("weapons.toml", "atk = 1", "atk = 1\nonehand = { power = 3 }", "weapon 1: key onehand", "two hands"),
    ("weapons.toml", '["!BEAST"]', '["!BEASTS"]', "weapon 3: key limit", "=FACTION or !FACTION of"),
    ("weapons.toml", '["!BEAST"]', '["!BEAST", "=HOLLOW"]', "weapon 3: key limit", "either"),
    ("weapons.toml", 'star = "Old Farrow"', 'star = "Old Barrow"', "weapon 7: key star", "lists it"),
    ("weapons.toml", 'star = "Old Farrow"\n', "", "weapon 7: key star", "Old Farrow lists it"),
    ("objects.toml", "no = 50", "no = 50\nluck = 1", "object 50:", "luck"),
    ("objects.toml", "no = 50", "no = 50\natk = 1", "object 50: key slot", "cannot be equipped"),
    ("objects.toml", 'trigger = "use", effect = "heal(me,6)"', 'trigger = "free", effect = "heal(me,6)"',
     "object 50: key consumed", "trigger `use`"),
    # locations
    ("locations.toml", 'terrain = "RUIN"', 'terrain = "CROSS"', "location 1: key terrain",
     "the crossroads"),
    ("locations.toml", '"NESW"', '"NES"', "location 0: key entrances", "open to NESW"),
    # texts
    ("heroes.toml", "rule(phase_move)", "rule(phase_mov)", "hero 1: key abilities[0]", "not a permission"),
    ("heroes.toml", '"always", effect = "rule(phase', '"held", effect = "rule(phase', "hero 1",
     "no trigger of"),
    ("heroes.toml", '"rule(phase_move)"', '"qp(1)"', "hero 1: key abilities[0]", "mod, rule, if and none"),
    ("heroes.toml", "reroll(any)", "rule(no_toll)", "hero 7: key abilities[0]", "always in force"),
    ("heroes.toml", "reroll(any)", "A:3", "hero 7: key abilities[0]", "names an entry of a book"),
    ("heroes.toml", 'trigger = "always", effect = "rule(p',
     'trigger = "always", limit = "1/turn", effect = "rule(p',
     "hero 1: key abilities[0]", "has no limit"),
    ("objects.toml", 'trigger = "held"', 'trigger = "arrive"', "object 60: key abilities[0]",
     "no trigger of"),
    ("neutral.toml", "trade(object -> heal(party,8))", "heal(party,8)", "neutral 40: key trades[0]",
     "no offer"),
    ("guide_a.toml", '"search 1"', '"search"', "guide 2: key standing", "no standing rule"),
    ("guide_a.toml", '"search 1"', '" "', "guide 2: key standing", "no standing rule"),
    ("guide_a.toml", '["search 1"]', '["search 1", "search 2"]', "guide 2: key standing", "twice"),
    ("guide_a.toml", "peek(location,3)", "peep(location,3)", "guide 5: key effect", "`peep` is no word"),
    ("guide_a.toml", "peek(location,3)", "B:99", "guide 5: key effect", "there is no entry B:99"),
    ("guide_a.toml", "peek(location,3)", "A:5", "guide 5: key effect", "leads back to itself"),
    ("actions_b.toml", "qp(2) | damage(me,1d6)", "qp(2) | rule(pack)", "action 28: key effect",
     "an ability"),
    ("actions_b.toml", "mod(hero,power,1,game)", "mod(hero,power,1,held)", "action 8: key effect",
     "ability"),
    ("heroic_quests.toml", "mark(far,scar)", "mark(far,scars)", "heroic 16: key each_round", "no mark"),
    ("heroic_quests.toml", "{flag(sealed)", "{flag(closed)", "heroic 16: key condition", "no flag"),
    ("heroic_quests.toml", 'to = "receiver"', 'to = "me"', "heroic 1: key bonus.to", "a bonus goes to"),
    ("heroic_quests.toml", "together(2,scar)", "together(2,scars)", "heroic 16: key offer.when", "`scars`"),
    ("heroic_quests.toml", "pay(ap 1){test", "pey(ap 1){test", "heroic 16: key offer.effect", "`pey`"),
    ("heroic_quests.toml", "pay(ap 1){test", "pay(hp 1){test", "heroic 16: key offer.effect", "costs AP"),
    ("heroic_quests.toml", "{flag(sealed) |", "{flag(sealed); ap(me,2) |", "heroic 16: key", "gives none"),
    ("objects.toml", 'consumed = true\nabilities = [{ trigger = "use", effect = "ap(me,2)"',
     'abilities = [{ trigger = "use", effect = "ap(me,2)"', "object 70: key abilities[0]", "has a limit"),
    ("neutral.toml", "trade(object -> ap(me,1))", "trade(object -> ap(me,1); draw(item,1))",
     "key trades[0]", "not both"),
    ("heroic_quests.toml", "heal(receiver,12)", "B:3", "heroic 7: key on_complete", "names an entry"),
    ("heroic_quests.toml", "qp = 3 }", "qp = 30 }", "heroic 3:", "key rival.qp"),
    ("side_quests.toml", "visit(MIRE,2)", "visit(MIRES,2)", "side 8: key condition", "`MIRES` is neither"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "where", "why"), BROKEN)
def test_what_the_loader_refuses(file: str, old: str, new: str, where: str, why: str) -> None:
    """DV-HERO-03, DV-ITEM-01 to 09, DV-LOC-07, DV-QST-05; DV-R43, DV-R112.  File, entry, key, why."""
    with pytest.raises(PackError) as refused:
        read_lexicon(changed(file, old, new))
    told = [str(fault) for fault in refused.value.faults]
    assert any(line.startswith(f"{file}: ") and where in line and why in line for line in told), told


def test_all_that_is_wrong_is_told_at_once() -> None:
    """DV-QST-05.  Of several entries in several files: first shapes, then counts and names, then texts."""
    pages = changed("side_quests.toml", "visit(MIRE,2)", "visit(MIRES,2)")
    pages["heroes.toml"] = pages["heroes.toml"].replace("rule(phase_move)", "rule(phase_mov)")
    told = faults_of(pages)
    assert [line.split(": key")[0] for line in told] == ["heroes.toml: hero 1", "side_quests.toml: side 8"]
    pages["weapons.toml"] = pages["weapons.toml"].replace('slot = "h1"', 'slot = "s1"', 2)
    assert [line.split(": ")[1] for line in faults_of(pages)] == ["weapon 1", "weapon 4"]
    pages["guide_b.toml"] = pages["guide_b.toml"].replace("standing = ", "stands = ", 2)
    assert [line.split(": ")[0] for line in faults_of(pages)] == ["guide_b.toml", "guide_b.toml"]


def faults_of(pages: dict[str, str]) -> list[str]:
    """What the loader says."""
    with pytest.raises(PackError) as refused:
        read_content(pages)
    return [str(fault) for fault in refused.value.faults]


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file(file: str) -> None:
    """DV-SET-12, DV-SET-15.  A file has at least one entry."""
    pages = house_pages(DECKS)
    for text, why in (("", "and nothing else"), (f"{FILES[file]} = []\n", "at least one")):
        pages[file] = text
        with pytest.raises(PackError, match=why):
            read_lexicon(pages)


def kept(file: str, table: str, count: int) -> dict[str, str]:
    """The house's files, of one of them only the first entries."""
    pages = house_pages(DECKS)
    parts = pages[file].split(f"[[{table}]]")
    pages[file] = f"[[{table}]]".join(parts[: count + 1])
    return pages


@pytest.mark.parametrize(
    ("file", "table", "count", "why"),
    [
        ("side_quests.toml", "side", 11, "at least 12 side quests"),
        ("heroic_quests.toml", "heroic", 5, "at least 6 heroic quests"),
        ("guide_a.toml", "guide", 43, "the guide has 44 entries"),
        ("actions_b.toml", "action", 37, "actions_b.toml has no entry 38"),
        ("heroes.toml", "hero", 3, "at least 4 heroes, not 3"),
    ],
)
def test_too_little_of_something(file: str, table: str, count: int, why: str) -> None:
    """DV-QST-01, 02; DV-LOC-07, DV-MOVE-02."""
    assert any(why in line for line in faults_of(kept(file, table, count)))


def test_an_entry_may_stand_for_that_of_the_other_book() -> None:
    """DV-R112."""
    content = read_content(changed("guide_a.toml", "peek(location,3)", "B:5"))
    assert content.guides[0][5].effect.number == 5


def test_an_action_that_no_location_has() -> None:
    """DV-MOVE-02.  The complaint is about the book, where the entry is too much."""
    told = faults_of(changed("locations.toml", "action = 38", "action = 39"))
    assert "actions_a.toml: action 38: key no: no location has an action of that number." in told


def test_too_many_flags() -> None:
    """DV-R17.  What a player remembers has room for sixty of them."""
    flags = [f"flag({one}{two})" for one in "abcdef" for two in "abcdefghij"]
    pages = house_pages(DECKS)
    for place, number in enumerate((2, 18, 32)):  # entries without an effect of their own
        effect = "; ".join(flags[place * 20 : place * 20 + 20])
        text = pages["guide_a.toml"]
        pages["guide_a.toml"] = text.replace(f"no = {number}\n", f'no = {number}\neffect = "{effect}"\n', 1)
    assert any("one flag too many; there are at most 60" in line for line in faults_of(pages))


def test_sets_of_people_and_places_fit_into_a_number() -> None:
    """DV-SET-12.  As far as the caps go, since dumps hold such sets."""
    assert 1 << (max(MOST_PEOPLE, MOST_PLACES) + 1) <= WIDEST
    assert max(MOST_PEOPLE, MOST_PLACES) < min(CHARACTERS, LOCATIONS)


def test_quests_may_be_fewer() -> None:
    """DV-QST-01, 02.  Twelve side quests are enough for four players."""
    assert len(read_content(kept("side_quests.toml", "side", 12)).side) == 13
