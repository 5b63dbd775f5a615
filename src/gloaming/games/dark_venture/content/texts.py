"""What the texts of a pack say, read into its content.  A fault names file, entry and key."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core.packs import Fault, refuse
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.abilities import read_ability
from gloaming.games.dark_venture.content.arguments import read_who
from gloaming.games.dark_venture.content.deck import (
    NO_EFFECT,
    Ability,
    Character,
    Content,
    Effect,
    Entry,
    Item,
    Predicate,
    Quest,
)
from gloaming.games.dark_venture.content.effects import read_effect, walk
from gloaming.games.dark_venture.content.lexicon import Lexicon
from gloaming.games.dark_venture.content.pack import Pack, Told, tried
from gloaming.games.dark_venture.content.predicates import nodes, read_predicate
from gloaming.games.dark_venture.content.shapes import (
    ActionEntry,
    CharacterCard,
    GuideEntry,
    HeroicQuest,
    ItemCard,
    Shape,
    SideQuest,
)
from gloaming.games.dark_venture.content.standings import read_standing
from gloaming.games.dark_venture.content.timing import note_order

LASTING = (v.ALWAYS, v.HELD, v.EQUIPPED)  # triggers of what is in force all the time
LASTING_OPS = (v.NONE, v.SEQUENCE, v.IF, v.MOD, v.RULE)
OF_CHARACTERS = (v.ALWAYS, v.ON_DEFEATED, v.ARRIVE, v.ON_SEARCH_HERE, v.ON_LOOT_HERE)
OF_ITEMS = (v.HELD, v.EQUIPPED)
MEASURED = (v.NEAR, v.FAR)  # places that are measured from the hero of a quest
SHARING = (v.RECEIVER, v.HEROES_NEAR)
GIVING = (v.DRAW, v.GAIN, v.PLACE_ITEM, v.STEAL, v.SEARCH)  # operations that bring items


def read_texts(pack: Pack, lexicon: Lexicon) -> None:
    """All texts, in the order of the files.  PackError, with the first fault of each entry."""
    content, faults = lexicon.content, list[Fault]()
    for character in pack.characters:
        tried(faults, read_character, lexicon, character)
    for item in pack.items:
        tried(faults, read_item, lexicon, item)
    for book in range(v.BOOKS):
        content.guides.append([Entry()])
        for guide in sorted(pack.guides[book], key=lambda told: told.entry.no):
            content.guides[book] += tried(faults, read_guide, lexicon, book, guide)
        content.actions.append([Entry()])
        for action in sorted(pack.actions[book], key=lambda told: told.entry.no):
            content.actions[book] += tried(faults, read_action, lexicon, book, action)
    content.heroic, content.side = [Quest()], [Quest()]
    for heroic in sorted(pack.heroic, key=lambda told: told.entry.no):
        content.heroic += tried(faults, read_heroic, lexicon, heroic)
    for side in sorted(pack.side, key=lambda told: told.entry.no):
        content.side += tried(faults, read_side, lexicon, side)
    refuse(faults)
    check_ways(pack, content)
    note_order(lexicon)


def check_ways(pack: Pack, content: Content) -> None:
    """Entries that stand for others lead somewhere.  PackError, with every fault."""
    faults: list[Fault] = []
    for book in range(v.BOOKS):
        for guide in pack.guides[book]:
            tried(faults, check_other_books, content.guides, guide, book)
        for action in pack.actions[book]:
            tried(faults, check_other_books, content.actions, action, book)
    refuse(faults)


def effect_of(
    lexicon: Lexicon, told: Told[Shape], key: str, text: str, instead: Effect = NO_EFFECT, book: bool = False
) -> Effect:
    """The effect under a key, outside of abilities; only in a book it may name the other book's entry."""
    with told.reading(key):
        effect = read_effect(lexicon, text, instead)
    for part in walk(effect):
        if part.op == v.RULE or (part.op == v.MOD and part.lasts in (v.WHILE_EQUIPPED, v.WHILE_HELD)):
            raise told.fault(
                key, "a permission, or what lasts while something is held, belongs to an ability"
            )
        if part.op == v.OTHER_BOOK and not book:
            raise told.fault(key, "only a guide or an actions book names an entry of a book")
    return effect


def condition_of(lexicon: Lexicon, told: Told[Shape], key: str, text: str) -> Predicate:
    """The condition under a key."""
    with told.reading(key):
        return read_predicate(lexicon, text)


# --- cards


def read_character(lexicon: Lexicon, told: Told[CharacterCard]) -> None:
    """Abilities and offers of a character."""
    character = lexicon.content.characters[told.entry.no]
    character.abilities = abilities_of(lexicon, told, OF_ITEMS)
    for ability in character.abilities:
        ability.character = character.no
    note_lasting(lexicon.content, character)
    for place, text in enumerate(told.entry.trades):
        trade = effect_of(lexicon, told, f"trades[{place}]", text)
        if trade.op != v.TRADE:
            raise told.fault(
                f"trades[{place}]", f"`{text}` is no offer such as trade(object -> draw(item,1))"
            )
        if gives_ap(trade) and any(part.op in GIVING for part in walk(trade)):
            raise told.fault(f"trades[{place}]", "an offer gives AP or items, not both: a turn has an end")
        character.trades.append(trade)


def read_item(lexicon: Lexicon, told: Told[ItemCard]) -> None:
    """Abilities of an item."""
    item = lexicon.content.items[told.entry.no]
    item.abilities = abilities_of(lexicon, told, OF_CHARACTERS)
    for ability in item.abilities:
        ability.item = item.no
    note_lasting(lexicon.content, item)


def note_lasting(content: Content, card: Character | Item) -> None:
    """Note which numbers and permissions the abilities of a card are about while they are in force."""
    for ability in card.abilities:
        for part in walk(ability.effect) if ability.trigger in LASTING else ():
            if part.op == v.MOD:
                card.changes |= 1 << part.stat
            elif part.op == v.RULE:
                card.permits |= 1 << part.kind
    content.changes |= card.changes


def abilities_of(
    lexicon: Lexicon, told: Told[CharacterCard] | Told[ItemCard], strange: Sequence[int]
) -> list[Ability]:
    """The abilities of a card, none with a trigger that is strange to its kind."""
    out: list[Ability] = []
    for place, line in enumerate(told.entry.abilities):
        key = f"abilities[{place}]"
        with told.reading(key):
            ability = read_ability(lexicon, line)
        if ability.trigger in strange:
            raise told.fault(key, f"`{line.trigger}` is no trigger of {told.table}")
        check_ability(told, key, ability)
        ability.place = place
        out.append(ability)
    return out


def check_ability(told: Told[CharacterCard] | Told[ItemCard], key: str, ability: Ability) -> None:
    """What is always in force changes values or permits; nothing else does so for as long.  DV-HERO-08"""
    lasting = ability.trigger in LASTING
    for part in walk(ability.effect):
        if lasting and part.op not in LASTING_OPS:
            raise told.fault(key, "what is always in force consists of mod, rule, if and none")
        if not lasting and part.op == v.RULE:
            raise told.fault(key, "a permission is always in force: always, held or equipped")
        if part.op == v.OTHER_BOOK:
            raise told.fault(key, "only a guide or an actions book names an entry of a book")
    if lasting and ability.limit != v.NO_LIMIT:
        raise told.fault(key, "what is always in force has no limit")
    used_up = isinstance(told.entry, ItemCard) and told.entry.consumed
    if ability.limit == v.NO_LIMIT and not used_up and gives_ap(ability.effect):
        raise told.fault(key, "what gives AP has a limit, or is used up (`consumed`): a turn has an end")


def gives_ap(effect: Effect) -> bool:
    """Can anybody gain AP by it?"""
    return any(part.op == v.AP and part.number > 0 for part in walk(effect))


# --- books


def read_guide(lexicon: Lexicon, book: int, told: Told[GuideEntry]) -> Entry:
    """An entry of a location guide.  DV-LOC-07"""
    line, entry = told.entry, Entry()
    entry.book, entry.no, entry.text = book, line.no, line.text
    entry.effect = effect_of(lexicon, told, "effect", line.effect, lexicon.instead, book=True)
    with told.reading("standing"):
        entry.standing = [read_standing(lexicon, text) for text in line.standing]
    once = {(rule.kind, rule.faction) for rule in entry.standing}
    if len(once) != len(entry.standing):
        raise told.fault("standing", "the same rule stands there twice")
    return entry


def read_action(lexicon: Lexicon, book: int, told: Told[ActionEntry]) -> Entry:
    """An entry of an actions book.  DV-MOVE-02"""
    line, entry = told.entry, Entry()
    entry.book, entry.no, entry.text, entry.once = book, line.no, line.text, line.once
    entry.effect = effect_of(lexicon, told, "effect", line.effect, lexicon.instead, book=True)
    return entry


def check_other_books(
    books: list[list[Entry]], line: Told[GuideEntry] | Told[ActionEntry], book: int
) -> None:
    """Entries that this one names exist, and nothing leads back to where it began.  DV-R112"""
    ways = [[(book, line.entry.no)]]
    while ways:
        way = ways.pop()
        for next_ in named_by(books[way[-1][0]][way[-1][1]]):
            if next_[1] >= len(books[next_[0]]) or next_[1] < 1:
                raise line.fault("effect", f"there is no entry {'AB'[next_[0]]}:{next_[1]}")
            if next_ in way:
                raise line.fault("effect", f"entry {'AB'[next_[0]]}:{next_[1]} leads back to itself")
            ways.append([*way, next_])


def named_by(entry: Entry) -> list[tuple[int, int]]:
    """The entries, by book and number, that an entry names."""
    return [(part.kind, part.number) for part in walk(entry.effect) if part.op == v.OTHER_BOOK]


# --- quests


def read_heroic(lexicon: Lexicon, told: Told[HeroicQuest]) -> Quest:
    """A heroic quest.  DV-QST-05, 11"""
    line, quest = told.entry, begun_quest(lexicon, told)
    quest.heroic, quest.in_solo = True, line.solo
    quest.on_accept = effect_of(lexicon, told, "on_accept", line.on_accept)
    quest.waits = any(part.where.kind in MEASURED for part in walk(quest.on_accept))
    quest.each_round = effect_of(lexicon, told, "each_round", line.each_round)
    quest.on_complete = effect_of(lexicon, told, "on_complete", line.on_complete)
    if line.offer:
        quest.offers = True
        quest.offer_when = condition_of(lexicon, told, "offer.when", line.offer.when)
        quest.offer = effect_of(lexicon, told, "offer.effect", line.offer.effect)
        paid = quest.offer.op == v.PAY and quest.offer.kind == v.PAY_AP
        if not paid or gives_ap(quest.offer):
            raise told.fault("offer.effect", "what a quest offers costs AP, `pay(ap 1){...}`, and gives none")
    if line.bonus:
        quest.bonus = line.bonus.qp
        with told.reading("bonus.to"):
            quest.bonus_to = read_who(lexicon, line.bonus.to)
        if quest.bonus_to.kind not in SHARING:
            raise told.fault("bonus.to", "a bonus goes to receiver or to heroes_near(mark,n)")
    if line.rival:
        quest.rival_qp = line.rival.qp
        quest.rival = condition_of(lexicon, told, "rival.condition", line.rival.condition)
    return quest


def read_side(lexicon: Lexicon, told: Told[SideQuest]) -> Quest:
    """A side quest."""
    return begun_quest(lexicon, told)


def begun_quest(lexicon: Lexicon, told: Told[HeroicQuest] | Told[SideQuest]) -> Quest:
    """What all quests have; its predicates know their places."""
    line, quest = told.entry, Quest()
    quest.no, quest.title, quest.qp = line.no, line.title, line.qp
    quest.condition = condition_of(lexicon, told, "condition", line.condition)
    quest.nodes = nodes(quest.condition)
    quest.delivery = any(node.kind == v.DELIVER for node in quest.nodes)
    for place, node in enumerate(quest.nodes):
        node.place = place
    return quest
