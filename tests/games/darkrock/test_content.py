"""The card files: the house's own, what the loader refuses by file, card and key, and packs."""

from __future__ import annotations

from pathlib import Path

import pytest

import gloaming
from gloaming.core.dice import Dice
from gloaming.core.packs import PackError, house_pages
from gloaming.core.playout import playout
from gloaming.games.darkrock.content.deck import (
    PLAIN,
    Content,
    Sponsor,
    all_cards,
    card_at,
    cards_in,
    count_of,
)
from gloaming.games.darkrock.content.loader import DECKS, FILES, read_content
from gloaming.games.darkrock.names import STATION_NAMES

SMALL = """
[[card]]
id = "A"
name = "Pick"
attacks = ["m2"]

[[card]]
id = "B"
name = "Hush"
attacks = []
shuffle = true
"""


def house() -> Content:
    """The cards of the house."""
    return read_content(house_pages(DECKS))


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The texts of the house's files, with one change."""
    pages = house_pages(DECKS)
    assert old in pages[file]
    return {**pages, file: pages[file].replace(old, new, 1)}


def refused(pages: dict[str, str]) -> list[str]:
    """Every fault that the loader finds."""
    with pytest.raises(PackError) as error:
        read_content(pages)
    return [str(fault) for fault in error.value.faults]


def test_the_house_decks() -> None:
    """DR-SET-10, 11, 14: fourteen, twelve and fifteen cards, with names of their own."""
    content = house()
    names = (content.raid_names, content.sponsor_names, content.research_names)
    assert [len(set(deck)) for deck in names] == [14, 12, 15]
    assert FILES == ("marauders.toml", "sponsors.toml", "research.toml")


def test_each_mine_is_hit_by_three_cards_and_each_satellite_by_one() -> None:
    """DR-THE-04, 20: Leader, Delegate and Research by none; one card hits nothing and shuffles."""
    content = house()
    hits = [sum(raid >> station & 1 for raid in content.raids) for station in range(len(STATION_NAMES))]
    assert hits == [3] * 6 + [1] * 16 + [0] * 3
    assert [raid == 0 for raid in content.raids] == content.shuffles
    assert sum(content.shuffles) == 1


def gifts(sponsor: Sponsor) -> list[int]:
    """All that a Sponsor gives, each the more the better."""
    pieces = [sponsor.crew, int(sponsor.captain), sponsor.ahead]
    return [sponsor.credits, *pieces, sponsor.dice, sponsor.slots, sponsor.solar, sponsor.neutronium]


def test_no_sponsor_is_better_than_another_in_everything() -> None:
    """DR-SET-13: each gives more of something than any other; how even they are stands in docs."""
    cards = [gifts(sponsor) for sponsor in house().sponsors]
    for one in cards:
        for other in cards:
            assert one is other or any(mine > theirs for mine, theirs in zip(one, other, strict=True))


def test_a_plain_power_changes_nothing() -> None:
    """DR-RSCH-07: what everybody has without a card; every house card changes something."""
    content = house()
    fields = [name for name in dir(PLAIN) if not name.startswith("_")]
    plain = [getattr(PLAIN, name) for name in fields]
    assert all([getattr(power, name) for name in fields] != plain for power in content.powers)


@pytest.mark.parametrize("cards", [1, 14, 24])
def test_bags(cards: int) -> None:
    """DR-SET-10, 14: a bag counts, lists and finds its cards."""
    bag = all_cards(cards) & ~2
    left = [card for card in range(cards) if card != 1]
    assert (cards_in(bag), count_of(bag)) == (left, len(left))
    assert [card_at(bag, place) for place in range(len(left))] == left
    assert card_at(bag, len(left)) == -1


BROKEN = [
    ("marauders.toml", '"rough", "precision"', '"rough", "rouhg"', "card TH-01: key attacks", "“rouhg”"),
    ("marauders.toml", '"m6", "m8"', '"m6", "m6"', "card TH-07: key attacks", "once at most"),
    ("marauders.toml", 'attacks = ["solar"]', "attacks = []", "card TH-06: key attacks", "shuffle = true"),
    ("marauders.toml", "= []\nshuffle", '= ["m2"]\nshuffle', "card TH-14: key shuffle", "nothing"),
    ("marauders.toml", "[]\nshuffle = true", "[]\nshuffle = 1", "card TH-14: key shuffle", "bool"),
    ("marauders.toml", "= []\nshuffle = true", '= ["m2"]', "marauders.toml", "run out"),
    ("sponsors.toml", "crew = 2", "crew = 5", "card SP-01: key crew", "<= 4"),
    ("sponsors.toml", "crew = 2", "crew = 0", "card SP-01: key crew", "at least one piece"),
    ("sponsors.toml", "rig_dice = 1", "dice = 1", "card SP-01: key dice", "no such key"),
    ("sponsors.toml", "slots = 3\nextras", "slots = 1\nextras", "card SP-10: key extras", "do not fit"),
    ("sponsors.toml", '"ahead", crew = 1', '"ahead", crew = 4', "card SP-11: key extras", "cannot start"),
    ("sponsors.toml", 'good = "solar"', 'good = "iron"', "card SP-10: key extras[1].good", "iron"),
    ("research.toml", '_bonus", credits = 1', '_bonus"', "card RC-02: key effects[0]", "credits"),
    ("research.toml", '"flip"', '"flop"', "card RC-05: key effects[0].kind", "flop"),
    ("research.toml", "by = 1 }", "by = 7 }", "card RC-03: key effects[0].by", "<= 3"),
    ("research.toml", '[{ kind = "join" }', '[{ kind = "join" }, { kind = "join" }', "card RC-15", "once"),
    ("research.toml", '{ kind = "join" }', "", "card RC-15: key effects", ">= 1"),
    ("research.toml", "Dock Pass", "Fine  TRIM", "card RC-15: key name", "used twice"),
    ("research.toml", "Dock Pass", "Dock, Pass", "card RC-15: key name", "regex"),
    ("research.toml", "Dock Pass", "!", "card RC-15: key name", "letters"),
    ("research.toml", 'id = "RC-15"', 'id = "RC-14"', "card RC-14: key id", "used twice"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "where", "why"), BROKEN)
def test_each_fault_names_file_card_and_key(file: str, old: str, new: str, where: str, why: str) -> None:
    """DR-SET-10, 13, 14: an owner's own cards are read strictly."""
    pages = changed(file, old, new)
    faults = refused(pages)
    assert any(fault.startswith(file) and where in fault and why in fault for fault in faults), faults


@pytest.mark.parametrize(
    ("file", "left", "why"), [("sponsors.toml", 9, "at least 10"), ("research.toml", 8, "at least 9")]
)
def test_a_deck_must_serve_five(file: str, left: int, why: str) -> None:
    """DR-R62: DR-SET-11, DR-RSCH-03"""
    pages = house_pages(DECKS)
    cards = pages[file].split("[[card]]")
    pages[file] = "[[card]]".join(cards[: left + 1])
    assert [why in fault for fault in refused(pages)] == [True]


def test_a_deck_has_as_many_cards_as_numbers_at_most() -> None:
    """DR-SET-10: 24"""
    more = "".join(f'\n[[card]]\nid = "X{n}"\nname = "X{n}"\nattacks = ["m2"]\n' for n in range(23))
    assert any(
        "24 at most" in fault for fault in refused({**house_pages(DECKS), "marauders.toml": SMALL + more})
    )


# --- packs


def test_a_pack_replaces_one_deck(tmp_path: Path) -> None:
    """DR-SET-10: a folder with another marauders.toml; the rest stays the house's; games run to their end."""
    (tmp_path / "marauders.toml").write_text(SMALL, encoding="utf-8")
    game = gloaming.load("darkrock", packs=[tmp_path])
    assert list(game.packs) == [tmp_path.name]
    options = {"therion": True, "research": True, "sponsors": True}
    for seed in range(5):
        state = game.new(3, options)
        assert playout(state, seed, 20000).finished
        game.check(state)
    state = game.new(3, options)
    assert (len(state.content.raids), len(state.content.powers)) == (2, 15)
    assert game.notation(state, state.draw(Dice(1))).startswith("deal ")


def test_the_house_has_no_packs() -> None:
    """DR-SET-03"""
    assert gloaming.load("darkrock").packs == {}
