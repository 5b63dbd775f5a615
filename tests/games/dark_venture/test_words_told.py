"""What is told of plays, to whom: sums of dice, stories of the books, rounds; secrets keep their names."""

from __future__ import annotations

from games.dark_venture.table_talk import ITEM, LOCATION, PERSON, SIDE, Table, venture
from gloaming.core.state import SPECTATOR
from gloaming.games.dark_venture import game
from gloaming.games.dark_venture.faces import of_location
from gloaming.games.dark_venture.odds import at_least


def told(t: Table, line: str, seat: int = 0) -> list[str]:
    """Say the line, and hear what that seat is told of it."""
    t.settle()
    before = game.view(t.state, seat)
    actions = game.parse(t.state, t.heard(line))
    for action in actions:
        t.state.play(action)
    return game.say(before, actions, game.view(t.state, seat))


def sentences(t: Table, who: str = "red") -> dict[str, str]:
    """The sentences of the offers by their notation."""
    t.settle()
    seat = t.seats.index(who)
    question = game.ask(game.view(t.state, seat))
    return {game.notation(t.state, offer.action): offer.sentence for offer in question.offers}


def beside_a_wolf() -> Table:
    """Captain Oredd and the Ashwolf at Windbreak Hill, east of the crossroads."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.red.hero.at = "windbreak-hill"
    t.stands("ashwolf", "windbreak-hill")
    return t


# --- offers


def test_a_move_says_what_awaits() -> None:
    """DV-MOVE-01, 02, DV-STND-03, DV-AGG-01: the price, the entry, the place, who fights on sight."""
    t = venture("red blue")
    t.lies("leech-ponds", 0, -1)
    t.stands("ashwolf", "leech-ponds")
    t.red.meets("leech-ponds")
    assert sentences(t)["go leech-ponds"] == (
        "Captain Oredd goes to Leech Ponds for 1 AP: its action entry is read; whoever enters loses 2 HP; "
        f"aggressive there: Ashwolf ({game.content.characters[PERSON['ashwolf']].hp} HP)"
    )


def test_a_move_promises_no_entry_that_is_spent() -> None:
    """DV-R24, DV-R99: an entry for the first player alone is told once; what is read stays read."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.red.hero.at = "windbreak-hill"
    for location, row in (("stone-choir", 1), ("leech-ponds", -1)):
        t.lies(location, 1, row)
        t.red.meets(location)
    t.blue.meets("leech-ponds")
    assert "entry" not in sentences(t)["go stone-choir"]
    assert "its action entry is read, which no undo takes back;" in sentences(t)["go leech-ponds"]
    t.blue.meets("stone-choir")
    assert "its action entry is read, which no undo takes back" in sentences(t)["go stone-choir"]


def test_a_search_says_its_odds() -> None:
    """DV-SRCH-02: one die and mind against 8."""
    assert sentences(venture("red blue"))["search"] == (
        "Captain Oredd searches Crossroads for 1 AP: one die + mind 4, 8 or more finds an item: 3 of 6 throws"
    )


def test_asking_to_follow_says_its_odds() -> None:
    """DV-FOL-01, 02: two dice and luck against the card's number."""
    t = venture("red blue")
    t.stands("pell-the-lamplighter", "crossroads")
    needed = int(game.content.characters[PERSON["pell-the-lamplighter"]].roll)
    assert sentences(t)["follow roll pell-the-lamplighter"] == (
        f"Ask Pell the Lamplighter to follow Captain Oredd, no AP: two dice + luck 3, {needed} or more: "
        f"{at_least(2, needed - 3)}"
    )


def test_a_blow_says_when_it_is_enough() -> None:
    """DV-CMB-05: two dice, power and attack, less armor, against what is left."""
    t = beside_a_wolf()
    t.person("ashwolf").hp = 12
    t.play("red: engage ashwolf")
    t.roll(12, 2)
    assert sentences(t)["attack ashwolf"] == (
        "Strike at Ashwolf: two dice + power 5 against 12 HP, enough in 21 of 36 throws"
    )
    assert sentences(t)["flee"].startswith("Flee with two dice: two dice + speed 4 against two dice + speed")
    assert sentences(t)["flee with 3 dice"].startswith("Flee with three dice for 1 AP: three dice + speed 4")


def test_waking_says_what_it_takes() -> None:
    """DV-CON-01, 02: three dice and mind against 15."""
    t = venture("red blue", phase="turn")
    t.red.hero.facts.condition, t.red.hero.hp = 1, 0
    t.play("red: draw item", "chance: draw item iron-pot", "red: go on")
    assert sentences(t)["wake"] == (
        "Roll to wake: three dice + mind 4, 15 or more, about 50 in 100 throws; awake with 12 HP for 1 AP, "
        "or else no AP this turn"
    )


def test_plans_lay_a_card_at_one_go() -> None:
    """DV-LOC-02 to 04: side and turn together, those first that meet and leave most."""
    t = venture("red blue")
    t.red.draws("moon-well")
    t.settle()
    t.state.play(game.read(t.state, "place moon-well") or 0)
    plans = game.ask(game.view(t.state, 0)).plans
    assert 0 < len(plans) <= 6
    assert plans[0].sentence.startswith("To the north, ")
    assert "meets Crossroads, leaves " in plans[0].sentence
    for action in plans[0].actions:
        t.state.play(action)
    assert any(spot.number == plans_card(t) for spot in game.view(t.state, 0).places)


def test_plans_give_an_item_away() -> None:
    """DV-TRADE-02, DV-ITEM-10: to the own follower first, and to nobody who holds eight items."""
    t = venture("red blue")
    t.red.hero.takes("iron-pot")
    t.red.follows("wick")
    t.settle()
    t.state.play(game.read(t.state, "offer iron-pot") or 0)
    told = [plan.sentence for plan in game.ask(game.view(t.state, 0)).plans]
    assert told == ["Give it to Wick for nothing", "Give it to Nym of the Reeds for nothing"]
    t.blue.hero.takes("rust-sabre bone-club tide-spear left-fang right-fang arc-torch reed-bow grave-needle")
    assert len(game.ask(game.view(t.state, 0)).plans) == 1


def plans_card(t: Table) -> int:
    """The card that was laid last."""
    return t.state.land.placed[-1]


# --- the story


def test_blows_are_told_with_their_sum() -> None:
    """DV-CMB-03, 05: first strike, the order, the blow, what is left; a fall is told once."""
    t = beside_a_wolf()
    assert told(t, "red: engage ashwolf") == [
        "Captain Oredd attacks Ashwolf.",
        "Combat at Windbreak Hill: Captain Oredd against Ashwolf.",
    ]
    assert told(t, "chance: roll 7") == ["Captain Oredd for first strike: 7 + speed 4 = 11."]
    assert told(t, "chance: roll 2")[0].endswith("Battle order: Captain Oredd, Ashwolf.")
    assert told(t, "red: attack ashwolf") == ["@0: Captain Oredd goes for Ashwolf."]
    health = t.person("ashwolf").hp
    assert told(t, "chance: roll 4") == [
        f"Captain Oredd strikes Ashwolf: 4 + power 5 = 9 damage, {health - 9} of {health} HP left."
    ]


def test_the_story_of_a_place_is_told_as_it_is_placed_and_entered() -> None:
    """DV-LOC-07, DV-MOVE-02: the guide's, then the action entry's."""
    t = venture("red blue")
    t.red.draws("leech-ponds")
    text = told(t, "red: place leech-ponds, to north, turned 0")
    assert text[0] == "@0 places Leech Ponds, to the north of Crossroads."
    assert text[1].startswith("The guide on Leech Ponds: “Seven round ponds")
    assert text[1].endswith("on the bank.”")
    assert "Leech Ponds: whoever enters loses 2 HP." in text
    t.red.meets("leech-ponds")
    while t.asked == "chance":
        t.state.play(t.state.outcomes()[0][0])
    text = told(t, "red: go leech-ponds")
    assert text[0] == "Captain Oredd goes to Leech Ponds."
    assert any(line.startswith("At Leech Ponds @0 reads: “Leeches keep a pharmacy") for line in text)


def test_a_draw_is_told_by_name_to_its_owner_only() -> None:
    """DV-HAND-01: the others and a spectator hear of a card."""
    for seat, heard in ((0, "@0 draws the Iron Pot."), (1, "@0 draws an item card.")):
        t = venture("red blue", phase="turn")
        t.play("red: draw item")
        assert told(t, "chance: draw item iron-pot", seat)[0] == heard


def test_a_secret_quest_is_named_when_it_scores() -> None:
    """DV-QST-03, 06: it lies open on the discard pile then."""
    t = venture("red blue")
    t.red.seeks("wet-boots kneel-once")
    t.red.completes("wet-boots")
    heard = told(t, "red: claim wet-boots", 1)
    assert heard[0] == "@0 scores “Wet Boots”, which is complete."
    assert not any("Kneel Once" in line for line in heard)
    points = game.content.side[SIDE["wet-boots"]].qp
    assert heard[1] == f"@0 gains {points} QP and has {points}."


def test_handing_in_for_a_secret_quest_hides_its_title() -> None:
    """DV-QST-03: an item goes, and that is all the others hear."""
    for seat, title in ((0, "“Supplies for the Hold”"), (1, "a secret quest"), (SPECTATOR, "a secret quest")):
        t = venture("red blue")
        t.lies("quarry-town", 1, 0)
        t.red.hero.at = "quarry-town"
        t.red.seeks("supplies-for-the-hold")
        t.red.hero.takes("old-map")
        heard = told(t, "red: hand in for supplies-for-the-hold, take old-map", seat)
        assert heard[0] == f"@0 hands the Old Map in for {title}."


def test_an_aside_is_told_of_who_spoke() -> None:
    """DV-QST-03: although another seat is asked."""
    t = venture("red blue")
    t.blue.seeks("wet-boots")
    t.settle()
    before, action = game.view(t.state, 0), game.read(t.state, "reveal wet-boots") or 0
    t.state.play_aside(1, action)
    heard = game.say_aside(before, 1, action, game.view(t.state, 0))
    assert heard[0].startswith("@1 reveals “Wet Boots”: ")


def test_rounds_meridian_and_sunset_are_told() -> None:
    """DV-TURN-11, 13, DV-DAY-01 to 04: who recovers, what the hour brings, the end."""
    t = venture("red blue", round_number=5)
    t.red.hero.hp = 20
    t.play("red: end", "blue: draw item", "chance: draw item iron-pot", "blue: go on")
    heard = told(t, "blue: end")
    assert "Round 6 of 12 begins: Captain Oredd recovers 2 HP." in heard
    assert "The sun stands at its meridian: each player draws two heroic quests and keeps one." in heard
    t = venture("red blue", round_number=12)
    t.red.qp = 4
    t.play("red: end", "blue: draw item", "chance: draw item iron-pot", "blue: go on")
    assert told(t, "blue: end")[-2:] == ["The sun sets.", "@0 wins with 4 quest points."]


def test_trades_are_told_once() -> None:
    """DV-TRADE-01, 02: what is offered, then what changes hands."""
    t = venture("red blue")
    t.red.hero.takes("iron-pot")
    t.blue.hero.takes("rust-sabre")
    assert told(t, "red: offer iron-pot, to nym-of-the-reeds, for rust-sabre") == [
        "Captain Oredd offers the Iron Pot to Nym of the Reeds for the Rust Sabre."
    ]
    assert told(t, "blue: accept") == [
        "@1 agrees: Nym of the Reeds gets the Iron Pot and gives the Rust Sabre."
    ]
    assert t.where("iron-pot") == "with nym-of-the-reeds"
    assert ITEM["iron-pot"] in t.blue.hero.facts.items


# --- what there is to go by


def test_the_last_acts_of_a_round_are_called_so() -> None:
    """DV-COOP-08: whoever has AP left is asked once more, and is told that the round ends."""
    t = venture("red blue", mode="cooperative")
    assert (t.asked, t.question) == ("red", "Act")
    assert game.ask(game.view(t.state, 0)).why.startswith("Captain Oredd has ")
    t.play("red: end", "blue: draw item", "chance: draw item old-map", "blue: go on", "blue: end")
    assert (t.asked, t.question) == ("red", "Act")
    assert game.ask(game.view(t.state, 0)).why.startswith("The round ends now: use what AP are left. ")


def test_a_location_with_one_road_has_one() -> None:
    """DV-LOC-04: what a card in hand shows."""
    assert of_location(game.content, LOCATION["grave-of-kings"]) == "Shrine, road north as printed."
    assert of_location(game.content, LOCATION["stone-choir"]) == "Shrine, roads north and west as printed."
