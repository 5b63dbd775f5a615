"""Corporate Sponsors: dealt and chosen in secret, all at once; what a ship starts with."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from games.darkrock.deck_talk import SPONSORS, deal, seen, sponsored
from games.darkrock.table_talk import GAME, Table, darkrock
from gloaming.core.dice import Dice
from gloaming.core.journal import Header, Saying
from gloaming.core.options import OptionError
from gloaming.core.state import CHANCE, SPECTATOR
from gloaming.games import AnyGame
from gloaming.games.darkrock.actions import KEEP_SPONSOR
from gloaming.games.darkrock.state import State
from gloaming.table import Accepted, MemoryKeeper, SeededThrows, Sitter
from gloaming.table import Table as Match

HANDS = "quillon-trust old-money-orbital bellyful-freight master-borers"
FIRST = {
    "hadley-roe-mutual": (7, "aboard aboard", "beside", 1, 3),
    "bridge-officers-league": (2, "aboard", "aboard", 1, 3),
    "twinbit-tooling": (4, "aboard aboard", "beside", 2, 4),
    "bellyful-freight": (1, "aboard aboard aboard", "beside", 1, 6),
    "deep-hands-union": (0, "aboard aboard aboard aboard", "beside", 1, 3),
    "solitary-charter": (5, "aboard", "aboard", 1, 1),
    "master-borers": (1, "aboard", "aboard", 2, 2),
    "old-money-orbital": (10, "aboard aboard", "beside", 1, 1),
    "parting-gift-provisions": (1, "aboard aboard aboard", "beside", 1, 3),
    "heliograph-power": (4, "aboard aboard solar-1", "beside", 1, 2),
    "tight-ship-holdings": (5, "aboard aboard aboard", "beside", 1, 1),
}


def started(card: str) -> Table:
    """Red has kept this card, Blue Quillon Trust; the first round has not begun."""
    second, fourth = [name for name in SPONSORS if name not in (card, "quillon-trust")][:2]
    t = sponsored(f"{card} {second} quillon-trust {fourth}")
    t.play(f"red: keep {card}", "blue: keep quillon-trust")
    return t


# --- dealing and choosing


def test_two_cards_are_dealt_to_each() -> None:
    """DR-SET-11, DR-SET-03: face down, before Research is laid and the first Leader drawn."""
    t = darkrock("red blue green", "setup", sponsors=True)
    assert t.offers("chance") == [f"deal {name}" for name in SPONSORS]
    deal(t, "quillon-trust old-money-orbital bellyful-freight")
    assert "deal quillon-trust" not in t.offers("chance")
    deal(t, "master-borers deep-hands-union twinbit-tooling")
    assert (t.asked, len(SPONSORS)) == ("red", 12)


def test_each_keeps_one_of_its_two() -> None:
    """DR-SET-12: nothing else can be said, and no other card can be kept."""
    t = sponsored(HANDS)
    assert t.offers("red") == ["keep quillon-trust", "keep old-money-orbital"]
    for text in ("keep master-borers", "keep tight-ship-holdings", "assign crew m8", "flee"):
        assert t.refused(f"red: {text}") == "DR-SET-12"
    t.play("red: keep old-money-orbital")
    assert t.offers("blue") == ["keep bellyful-freight", "keep master-borers"]


def test_kept_cards_are_shown_when_all_have_chosen() -> None:
    """DR-SET-12, DR-R02: until then each is its owner's secret; what was not kept stays unseen."""
    t = sponsored(HANDS)
    t.play("red: keep quillon-trust")
    own = seen(t, 0).ships[0].own
    assert own.sponsor is not None
    assert own.sponsor.name == "Quillon Trust"
    for seat in (1, SPECTATOR):
        other = seen(t, seat).ships[0].own
        assert (other.sponsor, other.hand) == (None, ())
    t.play("blue: keep bellyful-freight")
    view = seen(t, SPECTATOR)
    assert [ship.own.sponsor.name for ship in view.ships if ship.own.sponsor] == [
        *("Quillon Trust", "Bellyful Freight")
    ]
    assert all(ship.own.hand == () for ship in seen(t, 0).ships)
    assert t.state.decks.hands == []


def test_five_players_need_ten_cards() -> None:
    """DR-SET-11, DR-R62: of the twelve; Insiders, with four companies, eight."""
    t = darkrock("red blue green yellow violet", "setup", sponsors=True)
    deal(t, " ".join(SPONSORS[:10]))
    assert t.asked == "red"
    t = darkrock("red blue", "setup", sponsors=True, variant="insider")
    deal(t, " ".join(SPONSORS[:8]))
    assert t.asked == "red"


# --- what a Sponsor gives


@pytest.mark.parametrize("card", FIRST)
def test_a_sponsor_replaces_the_standard_values(card: str) -> None:
    """DR-SET-13, 16, DR-SHIP-01, 02, 03: credits, crew, Captain, rig dice and slots as listed."""
    t = started(card)
    ship = t.red.ship
    assert (t.red.credits, t.red.crew, t.red.captain, ship.base_dice, t.red.slots) == FIRST[card]
    assert (t.blue.credits, t.blue.crew, t.blue.slots) == (8, "aboard aboard", 2)
    GAME.check(t.state)


def test_goods_come_from_the_supply() -> None:
    """DR-SET-13, 21: one neutronium and one solar energy in the hold."""
    t = started("parting-gift-provisions")
    assert (t.red.hold, t.supply["solar"], t.supply["neutronium"]) == ("solar neutronium", 5, 5)


def test_who_starts_ahead_is_resolved_in_round_1() -> None:
    """DR-SOL-13, DR-SET-13: from space 1, and is not assigned."""
    t = started("heliograph-power")
    t.play("chance: leader red", "chance: roll 1 2", "red: assign crew m8", "blue: assign crew m6")
    t.play("red: assign crew m4", "blue: assign crew recruit", "chance: roll 1", "chance: roll 1")
    assert "resolve crew solar-1" in t.offers("red")


def test_a_sponsored_captain_is_simply_recruited() -> None:
    """DR-SHIP-01, DR-CREW-02, DR-R75: he counts against the limit and is assigned in round 1."""
    t = started("bridge-officers-league")
    t.play("chance: leader red", "chance: roll 1 2", "red: assign captain recruit", "blue: assign crew m6")
    t.red.credits = 9
    t.play("red: assign crew m2", "blue: assign crew m8", "chance: roll 1")
    t.play("chance: roll 1", "red: resolve captain")
    assert t.refused("red: recruit captain") == "DR-CREW-02"


def test_two_rig_dice_of_its_own() -> None:
    """DR-SHIP-02, 09, DR-R04: base 2 is two dice at $2, and three only from $20."""
    t = started("twinbit-tooling")
    t.play("chance: leader blue")
    assert t.red.dice == 2
    t.end_round()
    t.red.credits = 25
    t.end_round()
    assert t.red.dice == 3


# --- all at once


def test_whoever_is_not_asked_may_choose_ahead() -> None:
    """DR-SET-12, DR-R02: the two own cards, until it is asked; afterwards nothing."""
    t = sponsored(HANDS)
    keep = [KEEP_SPONSOR + SPONSORS.index(name) for name in ("bellyful-freight", "master-borers")]
    assert t.state.early(1) == keep
    assert (t.state.early(0), t.state.early(SPECTATOR)) == ([], [])
    t.play("red: keep quillon-trust")
    assert (t.state.early(0), t.state.early(1)) == ([], [])
    t.play("blue: keep master-borers")
    assert t.state.early(1) == []


def test_an_insider_chooses_for_one_company_after_the_other() -> None:
    """DR-INS-02, DR-SET-12"""
    t = darkrock("red blue", "setup", sponsors=True, variant="insider")
    deal(t, " ".join(SPONSORS[:8]))
    t.play(f"red: keep {SPONSORS[0]}")
    assert t.state.early(0) == [KEEP_SPONSOR + 4, KEEP_SPONSOR + 5]
    t.play(f"blue: keep {SPONSORS[2]}", f"red: keep {SPONSORS[4]}", f"blue: keep {SPONSORS[6]}")
    assert [ship.credits for ship in t.state.ships] == [8, 2, 1, 5]


def test_the_page_of_a_seat_that_may_choose_ahead_has_its_offers() -> None:
    """DR-SET-12, DR-R02: question, reason and both cards; a spectator has none."""
    t = sponsored(HANDS)
    question = GAME.ask(seen(t, 1))
    assert [offer.short for offer in question.offers] == ["Bellyful Freight", "Master Borers"]
    assert question.title == "@1, which Sponsor do you keep?"
    assert GAME.ask(seen(t, SPECTATOR)).offers == ()


def test_a_slow_seat_holds_up_nobodys_choice() -> None:
    """DR-SET-12, DR-R02: at a table answers ahead are kept sealed and opened in seat order."""
    asyncio.run(choose_ahead())


async def choose_ahead() -> None:
    """Blue and Green choose before Red does; then the game goes on by itself."""
    door: AnyGame = GAME
    seats = door.seat_names[:3]
    header = Header(gloaming="1", game="darkrock", rules=1, seats=seats, options={"sponsors": True})
    sitters = [Sitter("person")] * 3
    match = await Match.begin(door, header, MemoryKeeper(), throws=SeededThrows(4), sitters=sitters)
    number = match.number
    for seat in (2, 1):
        first = match.state.early(seat)[0]
        text = door.notation(match.state, first)
        before = [match.view(other) for other in (0, SPECTATOR)]
        assert await match.submit_early(seat, number, text) == Accepted(number)
        assert [match.view(other) for other in (0, SPECTATOR)] == before
    assert match.number == number
    assert match.journal(0).records[0] == Saying(CHANCE, "hidden")
    await match.submit(0, number, door.notation(match.state, match.state.actions[0]))
    state = match.state
    assert isinstance(state, State)
    assert not state.decks.choosing()
    assert state.round == 1


# --- nobody learns what is hidden


def test_views_and_words_do_not_tell_what_others_hold() -> None:
    """DR-SET-11, DR-R02: deals that differ only in Blue's cards look the same to all others."""
    one = sponsored(HANDS)
    two = sponsored("quillon-trust old-money-orbital deep-hands-union tight-ship-holdings")
    for t in (one, two):
        t.play("red: keep quillon-trust")
    for seat in (0, SPECTATOR):
        a, b = seen(one, seat), seen(two, seat)
        assert a == b
        assert (GAME.ask(a), GAME.show(a), GAME.scene(a)) == (GAME.ask(b), GAME.show(b), GAME.scene(b))
    assert seen(one, 1) != seen(two, 1)


def test_what_was_chosen_does_not_show_before_all_have_chosen() -> None:
    """DR-R02: Red's choice, to Blue."""
    one, two = sponsored(HANDS), sponsored(HANDS)
    one.play("red: keep quillon-trust")
    two.play("red: keep old-money-orbital")
    for seat in (1, SPECTATOR):
        assert seen(one, seat) == seen(two, seat)
    assert seen(one, 0) != seen(two, 0)


def test_imagined_hands_are_dealt_and_chosen_alike() -> None:
    """DR-SET-11, DR-R02: every unseen card as often as another, every choice too; the own hand stays."""
    t = sponsored(HANDS)
    t.play("red: keep quillon-trust")
    dealt: Counter[int] = Counter()
    kept: Counter[int] = Counter()
    dice = Dice(3)
    for _ in range(3000):
        other = t.state.imagine(1, dice)
        assert isinstance(other, State)
        hands = other.decks.hands
        assert hands[2:] == t.state.decks.hands[2:]
        assert other.actions == t.state.actions
        dealt.update(hands[:2])
        kept[hands.index(other.decks.sponsors[0])] += 1
    own = {SPONSORS.index("bellyful-freight"), SPONSORS.index("master-borers")}
    assert set(dealt) == set(range(12)) - own
    assert all(480 < count < 720 for count in dealt.values())
    assert 1350 < kept[0] < 1650


def test_a_seat_that_is_asked_is_imagined_with_other_answers() -> None:
    """DR-R02: Blue imagines what Red, who is asked, may have been dealt."""
    t = sponsored(HANDS)
    seen_by_blue = {tuple(t.state.imagine(1, Dice(seed)).actions) for seed in range(40)}
    assert len(seen_by_blue) > 20


def test_after_the_choice_nothing_is_hidden() -> None:
    """DR-R02, DR-R69"""
    t = sponsored(HANDS)
    t.play("red: keep quillon-trust", "blue: keep master-borers", "chance: leader red")
    other = t.state.imagine(0, Dice(1))
    assert isinstance(other, State)
    assert GAME.dump(other) == GAME.dump(t.state)
    assert GAME.all_open({"sponsors": False})
    assert not GAME.all_open({"sponsors": True})


def test_a_crisis_has_no_sponsors() -> None:
    """DR-SET-03, DR-CRI-02: refused with the reason; the Marauders are always there."""
    with pytest.raises(OptionError, match="sets what everybody starts with"):
        GAME.new(2, {"variant": "crisis", "sponsors": True})
    state = GAME.new(2, {"variant": "crisis", "research": True})
    assert (state.decks.therion, state.decks.research) == (True, True)
