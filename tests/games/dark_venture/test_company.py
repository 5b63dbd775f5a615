"""Other characters: playing them, roaming, followers, trades."""

from __future__ import annotations

from games.dark_venture.table_talk import GAME, ITEM, PERSON, Table, venture
from gloaming.games.dark_venture.actions import OFFER
from gloaming.games.dark_venture.names import ITEM_DECK


def test_playing_a_character() -> None:
    """DV-CHAR-01 to 04, DV-HERO-01: for 1 AP of the hero, next to the hero, in full health, by its card."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.lies("cloven-hill", 2, 0)
    t.red.draws("stonehide-boar")
    assert t.refused("red: play ashwolf") == "DV-CHAR-02"
    t.play("red: play stonehide-boar")
    assert t.offers("red") == ["at windbreak-hill"]
    assert t.refused("red: at crossroads") == "DV-CHAR-02"
    t.play("red: at windbreak-hill", "red: go on")
    boar = t.person("stonehide-boar")
    assert (boar.at, boar.hp, boar.numbers, boar.ap) == ("windbreak-hill", 18, (4, 4, 1, 2, 0, 2), 2)
    assert (t.red.hero.ap, t.red.hand, boar.facts.aggressive) == (2, "", True)


def test_only_the_hero_plays_characters() -> None:
    """DV-CHAR-01: with its own AP, conscious, and with a way to somewhere."""
    t = venture("red blue")
    t.red.draws("stonehide-boar")
    assert t.refused("red: play stonehide-boar") == "DV-CHAR-02"
    t.lies("windbreak-hill", 1, 0)
    t.red.follows("pell-the-lamplighter")
    t.red.hero.ap = 0
    assert t.refused("red: play stonehide-boar") == "DV-TURN-05"
    t.red.hero.hp, t.red.hero.facts.condition = 0, 1
    assert t.refused("red: play stonehide-boar") == "DV-CON-05"


def test_items_of_the_played_character() -> None:
    """DV-CHAR-05, 06, DV-ENEMY-02: W13, shown and kept in hand, fetched from the deck and worn."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.red.draws("bandit-bowman")
    t.blue.draws("ratchet-crossbow")
    learned = t.state.revelations
    t.play("red: play bandit-bowman, at windbreak-hill", "red: go on")
    bowman = t.person("bandit-bowman")
    assert (bowman.equipped, bowman.numbers, bowman.hp) == ("padded-coat", (3, 5, 3, 3, 0, 1), 12)
    assert (t.where("ratchet-crossbow"), t.blue.facts.shown) == ("hand of blue", [14])
    assert t.state.revelations == learned + 1
    t.play("red: end", "blue: draw character", "chance: draw character ashwolf", "blue: go on")
    t.play("blue: stow ratchet-crossbow")
    assert t.blue.facts.shown == []


def test_items_elsewhere_stay_there() -> None:
    """DV-CHAR-06: only the deck is searched; what may not be equipped is carried."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.dropped("round-shield", "crossroads")
    t.red.draws("hollow-watchman wandering-judge")
    t.play("red: play hollow-watchman, at windbreak-hill", "red: go on")
    assert (t.person("hollow-watchman").items, t.where("round-shield")) == ("", "on crossroads")
    t.play("red: play wandering-judge, at windbreak-hill", "red: go on")
    judge = t.person("wandering-judge")
    assert (judge.items, judge.equipped) == ("mirror-blade", "")


def test_the_shuffled_deck_forgets_what_was_known() -> None:
    """DV-CHAR-06"""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    t.state.piles[ITEM_DECK].top, t.state.piles[ITEM_DECK].knows = [30], [1]
    t.red.draws("bandit-bowman")
    t.play("red: play bandit-bowman, at windbreak-hill")
    assert t.state.piles[ITEM_DECK].top == []


def test_arrival_moves() -> None:
    """DV-CHAR-07, DV-ENEMY-04, 05: up to two locations, by whoever placed it."""
    t = venture("red blue")
    for east, name in enumerate(("windbreak-hill", "cloven-hill", "gas-flats", "tide-gate"), 1):
        t.lies(name, east, 0)
    t.red.draws("the-cartwright")
    t.play("red: play the-cartwright, at windbreak-hill")
    assert (t.asked, t.offers("red")) == ("red", ["go on", "at crossroads", "at cloven-hill"])
    assert t.refused("red: end") == "DV-CHAR-07"
    t.play("red: at cloven-hill", "red: at gas-flats")
    cart = t.person("the-cartwright")
    assert (t.question, cart.at, cart.ap, cart.hp) == ("Act", "gas-flats", 0, 20)


def test_roaming_and_hunting() -> None:
    """DV-ENEMY-03 to 05: at the start of a round, in player order; hunters come nearer to a hero."""
    t = venture("red blue", "round", round_number=4)
    for east, name in enumerate(("windbreak-hill", "cloven-hill", "gas-flats", "tide-gate"), 1):
        t.lies(name, east, 0)
    t.stands("dune-stalker", "gas-flats").facts.placer = 0
    t.stands("pilgrim-of-the-ninth-hour", "tide-gate").facts.placer = 1
    t.stands("stonehide-boar", "cloven-hill")
    t.state.order = [1, 0]
    assert (t.asked, t.offers("blue")) == ("blue", ["go on", "at gas-flats"])
    t.play("blue: go on")
    assert (t.asked, t.offers("red")) == ("red", ["at cloven-hill"])
    assert t.refused("red: go on") == "DV-ENEMY-04"
    t.play("red: at cloven-hill")
    assert t.question == "DrawPhase"


def test_nobody_roams_in_the_first_round() -> None:
    """DV-ENEMY-03"""
    t = venture("red blue", "round", round_number=1)
    t.lies("windbreak-hill", 1, 0)
    t.stands("pilgrim-of-the-ninth-hour", "windbreak-hill")
    assert t.question == "DrawPhase"


def test_an_enemy_that_roams_into_a_hero_fights() -> None:
    """DV-ENEMY-03, DV-AGG-03: before the next one is moved."""
    t = venture("red blue", "round", round_number=4)
    t.lies("windbreak-hill", 1, 0)
    t.stands("ashwolf-alpha", "windbreak-hill")
    t.play("red: at crossroads")
    assert t.question == "RollStrike"


# --- followers


def company(*others: str) -> Table:
    """Old Farrow and these characters of the deck at the crossroads."""
    t = venture("red blue", heroes=("old-farrow", "nym-of-the-reeds"))
    t.lies("windbreak-hill", 1, 0)
    for name in others:
        t.stands(name, "crossroads")
    return t


def test_a_follower_roll() -> None:
    """DV-FOL-01 to 03, DV-ATTR-05: W29, luck and 2d6 against the card's number, for no AP."""
    t = company("gorrin-half-shell")
    t.red.hero.wears("lucky-bone walking-staff")
    t.play("red: follow roll gorrin-half-shell")
    t.roll(4)
    assert (t.red.facts.follower, t.red.hero.ap) == (PERSON["gorrin-half-shell"], 3)
    follower = t.red.follower
    assert (follower.ap, follower.facts.seat) == (2, 0)


def test_one_try_a_turn() -> None:
    """DV-FOL-01: a failure may be repeated in the next turn; others and the dead are not rolled for."""
    t = company("gorrin-half-shell", "the-cartwright")
    t.play("red: follow roll gorrin-half-shell")
    t.roll(3)
    assert t.refused("red: follow roll gorrin-half-shell") == "DV-FOL-01"
    assert t.refused("red: follow roll the-cartwright") == "DV-FOL-01"
    assert t.refused("red: follow roll wick") == "DV-FOL-01"
    t.play("red: end", "blue: draw item", "chance: draw item old-map", "blue: go on")
    assert "follow roll gorrin-half-shell" in t.offers("blue")


def test_other_attributes_of_the_hero() -> None:
    """DV-FOL-02: power for the knight, mind for Wick; some places help or hinder."""
    t = company("ser-dunmar", "wick")
    t.play("red: follow roll ser-dunmar")
    t.roll(7)
    assert t.red.facts.follower == PERSON["ser-dunmar"]
    t.play("red: follow roll wick")
    t.roll(5)
    t.play("red: accept")
    assert t.red.facts.follower == PERSON["wick"]


def test_the_place_counts_in_a_follower_roll() -> None:
    """DV-STND-11: Witchlight Bog hinders."""
    t = company()
    t.lies("witchlight-bog", -1, 0)
    t.stands("gorrin-half-shell", "witchlight-bog")
    t.red.hero.at = "witchlight-bog"
    t.play("red: follow roll gorrin-half-shell")
    t.roll(6)
    assert t.red.facts.follower == 0


def test_one_follower_at_a_time() -> None:
    """DV-FOL-04, 05: after a roll that succeeds the player may still decline."""
    t = company("ser-dunmar", "wick")
    pell = t.red.follows("pell-the-lamplighter")
    t.play("red: follow roll wick")
    t.roll(12)
    assert t.refused("red: end") == "DV-FOL-05"
    t.play("red: refuse")
    assert t.red.facts.follower == pell.number
    t.play("red: follow roll ser-dunmar")
    t.roll(12)
    t.play("red: accept")
    assert (t.red.facts.follower, pell.facts.seat) == (PERSON["ser-dunmar"], -1)


def test_former_followers_come_back_for_one_ap() -> None:
    """DV-FOL-06: without a roll; not while they are another hero's."""
    t = company("ser-dunmar")
    pell = t.red.follows("pell-the-lamplighter")
    t.play("red: follow roll ser-dunmar")
    t.roll(12)
    t.play("red: accept", "red: recall pell-the-lamplighter")
    assert (t.red.facts.follower, t.red.hero.ap, pell.facts.seat) == (pell.number, 2, 0)
    t.person("ser-dunmar").facts.seat = 1
    t.blue.facts.follower = PERSON["ser-dunmar"]
    assert t.refused("red: recall ser-dunmar") == "DV-FOL-06"
    assert t.refused("red: recall wick") == "DV-FOL-06"


def test_influence() -> None:
    """DV-FOL-07, 08: W30, a follower without its hero, at -2, with its items and what is left of its AP."""
    t = venture("red blue", heroes=("nym-of-the-reeds", "old-farrow"))
    t.lies("windbreak-hill", 1, 0)
    rook = t.blue.follows("rook-feathercloak")
    rook.takes("sling-of-pebbles")
    rook.ap = 1
    assert t.refused("red: follow roll rook-feathercloak") == "DV-FOL-07"
    t.blue.hero.at = "windbreak-hill"
    t.play("red: follow roll rook-feathercloak")
    t.roll(9)
    assert (t.red.facts.follower, t.blue.facts.follower) == (rook.number, 0)
    assert (rook.items, rook.ap) == ("sling-of-pebbles", 1)


def test_influence_is_harder() -> None:
    """DV-FOL-08: 8 is too little; an unconscious hero does not guard its follower."""
    t = venture("red blue", heroes=("nym-of-the-reeds", "old-farrow"))
    t.blue.follows("rook-feathercloak")
    t.blue.hero.hp, t.blue.hero.facts.condition = 0, 1
    t.play("red: follow roll rook-feathercloak")
    t.roll(8)
    assert (t.red.facts.follower, t.blue.facts.follower) == (0, PERSON["rook-feathercloak"])


def test_a_hurt_follower_follows_no_more() -> None:
    """DV-FOL-09: W31, not whoever hurt it; on sight it fights that party; others may win it."""
    t = venture("red blue", heroes=("old-farrow", "nym-of-the-reeds"))
    t.lies("windbreak-hill", 1, 0)
    hound = t.stands("hound-of-the-reeds", "crossroads")
    t.blue.hero.at = "windbreak-hill"
    t.play("red: engage hound-of-the-reeds")
    t.roll(12, 2)
    t.play("red: attack hound-of-the-reeds")
    t.roll(2)
    t.play("blue: attack old-farrow")
    t.roll(2)
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: at windbreak-hill", "red: go on")
    hound.at = "windbreak-hill"
    assert t.refused("red: follow roll hound-of-the-reeds") == "DV-FOL-09"
    hound.at = "crossroads"
    t.play("red: end", "blue: draw item", "chance: draw item old-map", "blue: go on", "blue: go crossroads")
    assert "follow roll hound-of-the-reeds" in t.offers("blue")


def test_a_hurt_follower_attacks_on_sight() -> None:
    """DV-FOL-09, DV-AGG-05"""
    t = venture("red blue", heroes=("old-farrow", "nym-of-the-reeds"))
    t.lies("windbreak-hill", 1, 0)
    hound = t.stands("hound-of-the-reeds", "windbreak-hill")
    hound.facts.hurt_by = 1 << PERSON["old-farrow"]
    t.play("red: go windbreak-hill")
    assert t.question == "RollStrike"


# --- trades


def test_a_trade_needs_consent() -> None:
    """DV-TRADE-01, 02: one item, for one or for nothing; 1 AP, paid when the partner agrees."""
    t = venture("red blue")
    t.red.hero.wears("iron-pot")
    t.blue.hero.takes("old-map")
    t.play("red: offer iron-pot, to nym-of-the-reeds, for old-map")
    assert (t.asked, t.offers("blue")) == ("blue", ["accept", "refuse"])
    assert t.refused("blue: go on") == "DV-TRADE-02"
    t.play("blue: accept")
    assert (t.red.hero.items, t.blue.hero.items, t.red.hero.ap) == ("old-map", "iron-pot", 2)
    t.play("red: offer old-map, to nym-of-the-reeds, for nothing", "blue: refuse")
    assert (t.red.hero.items, t.red.hero.ap) == ("old-map", 2)
    assert t.refused("red: offer old-map") == "DV-TRADE-02"


def test_an_own_follower_agrees() -> None:
    """DV-TRADE-02, DV-COOP-06: in the same location, both with at most eight items."""
    t = venture("red blue", mode="cooperative")
    follower = t.red.follows("pell-the-lamplighter")
    follower.takes("iron-pot")
    t.play("red: offer iron-pot, to captain-oredd, for nothing")
    assert (t.red.hero.items, follower.ap, t.red.hero.ap) == ("iron-pot", 1, 3)
    t.lies("windbreak-hill", 1, 0)
    follower.at = "windbreak-hill"
    t.blue.hero.at = "windbreak-hill"
    assert t.refused("red: offer iron-pot") == "DV-TRADE-02"
    assert t.refused("red: offer war-horn") == "DV-TRADE-02"


def test_trades_are_made_where_the_hero_is() -> None:
    """DV-TRADE-02; DV-R104: a follower apart trades with nobody where it stands; with its hero it trades."""
    t = venture("red blue")
    t.lies("windbreak-hill", 1, 0)
    follower = t.red.follows("pell-the-lamplighter")
    follower.takes("iron-pot")
    follower.at = t.blue.hero.at = "windbreak-hill"
    assert t.refused("red: offer iron-pot") == "DV-TRADE-02"
    refusal = GAME.why_not(t.state, 0, OFFER + ITEM["iron-pot"])
    sentence = "Pell the Lamplighter is not where Captain Oredd is: trades are made there."
    assert refusal.sentence == sentence
    t.red.hero.at = "windbreak-hill"
    t.play("red: offer iron-pot, to nym-of-the-reeds, for nothing", "blue: accept")
    assert (t.blue.hero.items, follower.ap) == ("iron-pot", 1)


def test_no_ninth_item_by_gift() -> None:
    """DV-TRADE-02, DV-ITEM-10: but by exchange."""
    t = venture("red blue")
    t.red.hero.takes("iron-pot")
    t.blue.hero.takes("rust-sabre bone-club chain-hood old-map war-horn cure-vial spyglass blink-stone")
    t.play("red: offer iron-pot, to nym-of-the-reeds")
    assert t.refused("red: for nothing") == "DV-TRADE-02"
    t.play("red: for rust-sabre", "blue: accept")
    assert len(t.blue.hero.items.split()) == 8


def test_the_fence_trades_for_free_once_a_turn() -> None:
    """DV-STND-15"""
    t = venture("red blue")
    sabra = t.red.follows("sabra-the-fence")
    sabra.takes("iron-pot old-map")
    t.play("red: offer iron-pot, to captain-oredd, for nothing")
    assert sabra.ap == 2
    t.play("red: offer old-map, to captain-oredd, for nothing")
    assert sabra.ap == 1


# --- offers


def test_a_character_offers_something() -> None:
    """DV-TRADE-03: for 1 AP and a fitting item of whoever stands there."""
    t = venture("red blue")
    t.stands("the-cartwright", "crossroads")
    assert t.refused("red: bargain the-cartwright 1") == "DV-TRADE-03"
    t.red.hero.takes("old-map rust-sabre")
    t.play("red: bargain the-cartwright 1, take old-map", "chance: draw item iron-pot")
    t.play("chance: draw item war-horn")
    assert (t.red.hand, t.red.hero.ap, t.where("old-map")) == ("iron-pot war-horn", 2, "discard")
    assert t.refused("red: bargain the-cartwright 1") == "DV-TRADE-03"
    t.play("red: bargain the-cartwright 2")
    assert t.offers("red") == ["take rust-sabre"]
    assert t.refused("red: take iron-pot") == "DV-TRADE-03"
    assert t.refused("red: end") == "DV-TRADE-03"


def test_a_book_opens_an_offer() -> None:
    """DV-TRADE-03: B26, to this player alone, whenever one of their characters is there."""
    t = venture("red blue", book="B")
    t.lies("quarry-town", 0, 1, 90)
    t.red.meets("quarry-town")
    t.red.hero.takes("crown-shard black-seed")
    t.play("red: go quarry-town", "red: option 2", "red: bargain here 1, take black-seed")
    assert (t.red.qp, t.red.hero.ap) == (3, 1)
    t.blue.hero.at = "quarry-town"
    t.blue.hero.takes("clockwork-heart")
    t.play("red: end", "blue: draw item", "chance: draw item old-map", "blue: go on")
    assert t.refused("blue: bargain here 1") == "DV-TRADE-03"


def test_the_market() -> None:
    """DV-STND-10: once a turn, 1 AP and an item of hand or things for a new one."""
    t = venture("red blue")
    t.lies("quarry-town", 0, 1, 90)
    assert t.refused("red: market") == "DV-STND-10"
    t.red.hero.at = "quarry-town"
    assert t.refused("red: market") == "DV-STND-10"
    t.red.draws("old-map")
    t.red.hero.takes("rust-sabre")
    t.play("red: market")
    assert t.offers("red") == ["take rust-sabre", "take old-map"]
    t.play("red: take old-map", "chance: draw item iron-pot")
    assert (t.red.hand, t.red.hero.ap, t.where("old-map")) == ("iron-pot", 2, "discard")
    assert t.refused("red: market") == "DV-STND-10"
