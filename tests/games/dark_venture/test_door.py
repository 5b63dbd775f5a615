"""The door: options and seats, dumps of every mode, what a seat may see."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from games.dark_venture.table_talk import ITEM, SIDE, venture
from gloaming.core.dice import Dice
from gloaming.core.fields import DumpError
from gloaming.core.options import OptionError
from gloaming.core.state import CHANCE, OVER, SPECTATOR
from gloaming.games.dark_venture import game
from gloaming.games.dark_venture.names import IN_HAND
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.view import CardView

SETTINGS = [
    (2, {"mode": "competitive", "books": "A"}),
    (4, {"mode": "competitive", "books": "B", "deal_heroes": True}),
    (1, {"mode": "solo_ranked", "books": "random"}),
    (1, {"mode": "solo_short", "books": "A"}),
    (1, {"mode": "solo_long", "books": "B"}),
    (2, {"mode": "cooperative", "books": "random"}),
]
every_mode = pytest.mark.parametrize(("seats", "options"), SETTINGS)


def random_game(seats: int, options: dict[str, object], seed: int = 3) -> Iterator[tuple[State, int]]:
    """Every position of a random game, with the action that comes next; the last one with -1."""
    state, dice = game.new(seats, options), Dice(seed)
    while state.seat != OVER:
        action = state.draw(dice) if state.seat == CHANCE else dice.pick(state.actions)
        yield state, action
        state.play(action)
    yield state, -1


@every_mode
def test_every_mode_is_dumped_and_restored(seats: int, options: dict[str, object]) -> None:
    """DV-GOLD-03: a dump goes through JSON and comes back as the same position."""
    for number, (state, _) in enumerate(random_game(seats, options)):
        if number % 19 == 0 or state.seat == OVER:
            data = game.dump(state)
            again = game.restore(json.loads(json.dumps(data)))
            assert game.dump(again) == data
            assert (again.seat, again.actions) == (state.seat, state.actions)


def test_seats_go_with_the_mode() -> None:
    """DV-GOLD-01, DV-SOLO-01, DV-COOP-01: one alone, else two to four."""
    for mode in ("solo_ranked", "solo_short", "solo_long"):
        assert list(game.seats({"mode": mode})) == [1]
    for mode in ("competitive", "cooperative"):
        assert list(game.seats({"mode": mode})) == [2, 3, 4]
    with pytest.raises(ValueError, match="takes 1 seat with these options, not 2: leave 1 of them to nobody"):
        game.new(2, {"mode": "solo_long"})
    with pytest.raises(OptionError, match="books"):
        game.new(2, {"books": "C"})


def test_books_and_heroes_come_as_the_table_wants() -> None:
    """DV-SET-12, DV-R02, DV-R08: named, or by chance, as they do where nothing is said."""
    assert game.new(2, {"books": "B"}).book == 1
    assert type(game.new(2).step).__name__ == "ChooseBooks"
    assert type(game.new(2, {"books": "A"}).step).__name__ == "ChooseHero"
    assert type(game.new(2, {"books": "A", "deal_heroes": True}).step).__name__ == "DealHero"


def test_a_hand_is_cards_for_its_owner_and_a_count_for_the_rest() -> None:
    """DV-HAND-01, DV-R83: what was shown all know."""
    t = venture("red blue")
    t.blue.draws("old-map war-horn ashwolf")
    t.blue.facts.shown = [ITEM["war-horn"]]
    mine, theirs = game.view(t.state, 1).players[1], game.view(t.state, 0).players[1]
    assert len(mine.hand) == 3
    assert theirs.hand == (CardView(0, ITEM["war-horn"]),)
    assert theirs.held == mine.held == (2, 1, 0)
    assert game.view(t.state, SPECTATOR).players[1].hand == theirs.hand


def test_a_secret_quest_has_no_name_for_others() -> None:
    """DV-QST-03, DV-COOP-05: until it is revealed; friends see it."""
    t = venture("red blue")
    t.blue.seeks("wet-boots kneel-once")
    t.blue.quest("kneel-once").revealed = True
    assert [quest.number for quest in game.view(t.state, 0).quests] == [0, SIDE["kneel-once"]]
    numbers = [SIDE["wet-boots"], SIDE["kneel-once"]]
    assert [quest.number for quest in game.view(t.state, 1).quests] == numbers
    friends = venture("red blue", mode="cooperative")
    friends.blue.seeks("wet-boots")
    assert [quest.number for quest in game.view(friends.state, 0).quests] == [SIDE["wet-boots"]]


def test_handing_in_for_a_secret_quest_names_it_to_its_owner_only() -> None:
    """DV-QST-03: the others read that an item is handed in."""
    t = venture("red blue")
    t.lies("quarry-town", 0, 1, 90)
    t.red.seeks("supplies-for-the-hold")
    t.red.hero.takes("old-map")
    t.play("red: go quarry-town")
    t.state.play(game.read(t.state, "hand in for supplies-for-the-hold") or 0)
    titles = [game.ask(game.view(t.state, seat)).title for seat in (0, 1)]
    assert titles[0] == "@0, which item do you hand in for “Supplies for the Hold”?"
    assert titles[1] == "@0 hands an item in for a secret quest."
    assert game.view(t.state, 1).asked.facts["number"] == 0


def test_the_top_of_a_deck_is_known_to_who_looked() -> None:
    """DV-HAND-01: the others see that a card lies there."""
    t = venture("red blue")
    t.state.piles[0].top, t.state.piles[0].knows = [30, 31], [1, 1]
    tops = [game.view(t.state, seat).decks[0].top for seat in (0, 1, SPECTATOR)]
    assert tops == [(30, 31), (0, 0), (0, 0)]


@every_mode
def test_views_and_words_hide_what_a_seat_cannot_know(seats: int, options: dict[str, object]) -> None:
    """DV-HAND-01, DV-QST-03, DV-COOP-05: an imagined state looks and reads the same to who imagines it."""
    for number, (state, _) in enumerate(random_game(seats, options, 5)):
        if number % 23 == 0 and state.seat != OVER:
            for seat in [*range(seats), SPECTATOR]:
                twin = state.imagine(seat, Dice(number))
                seen, imagined = game.view(state, seat), game.view(twin, seat)
                assert imagined == seen
                assert game.ask(imagined) == game.ask(seen)
                assert game.show(imagined) == game.show(seen)


def test_drawing_is_secret() -> None:
    """DV-HAND-01: who draws reads the name of the card, the others its deck."""
    t = venture("red blue", phase="turn")
    t.play("red: draw item")
    before, action = t.state.clone(), t.state.outcomes()[0][0]
    t.state.play(action)
    card = game.content.items[t.state.item_at.index(IN_HAND)].name
    told = [game.say(game.view(before, seat), [action], game.view(t.state, seat))[0] for seat in (0, 1)]
    assert told == [f"@0 draws the {card}.", "@0 draws an item card."]


def test_what_is_observed_has_names() -> None:
    """One number for each feature, none beside."""
    t = venture("red blue", mode="cooperative")
    t.state.settle()
    out = [-9.0] * (len(game.features) + 1)
    game.observe(t.state, SPECTATOR, out)
    assert out[-1] == -9.0
    assert -9.0 not in out[:-1]
    assert len(set(game.features)) == len(game.features)


def test_a_dump_with_strangers_in_it_is_refused_in_a_sentence() -> None:
    """DV-GOLD-01: items, followers and places that no card has."""
    met = random_game(2, {"mode": "competitive", "books": "A"})
    state = next(state for state, _ in met if type(state.step).__name__ == "Act")
    for change in ({"items": [95]}, {"location": 63}, {"health": 999}, {"number": 63}, {"seat": 3}):
        data = json.loads(json.dumps(game.dump(state)))
        data["cast"][0].update(change)
        with pytest.raises(DumpError, match=r"[.)]$"):
            game.restore(data)


def test_a_dump_with_entrances_without_end_is_refused() -> None:
    """DV-LOC-05: a number below zero has no last bit to count to."""
    state = game.new(2, {"mode": "competitive", "books": "A"})
    data = json.loads(json.dumps(game.dump(state)))
    data["land"]["doors"][0] = -1
    with pytest.raises(DumpError, match=r"Land has a wrong doors\.$"):
        game.restore(data)
