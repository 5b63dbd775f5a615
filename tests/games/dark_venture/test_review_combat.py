"""Combat at the edges: who meets whom, who is away, what ends with which combat."""

from __future__ import annotations

from games.dark_venture.table_talk import PERSON, SEATS, Table, stack, venture
from gloaming.games.dark_venture.cast.modify import modify
from gloaming.games.dark_venture.content.vocabulary import FOR_COMBAT
from gloaming.games.dark_venture.names import CHARACTER_DECK, POWER
from gloaming.games.dark_venture.steps.fight import current, fighters

LAND = ("windbreak-hill", "cloven-hill", "tide-gate")


def hills(seats: str = "red blue", phase: str = "act", mode: str = "competitive", rnd: int = 3) -> Table:
    """A row of peaceful places to the east, everybody but red away."""
    t = venture(seats, phase, mode=mode, round_number=rnd)
    for east, name in enumerate(LAND):
        t.lies(name, east + 1, 0)
    for name in SEATS[1 : len(seats.split())]:
        getattr(t, name).hero.at = "tide-gate"
    return t


def strikes(t: Table, *first: str) -> None:
    """First strike: these characters in this order, then the rest."""
    wanted = [PERSON[name] for name in first]
    low = 7
    while t.question == "RollStrike":
        number = t.questioned
        bonus = 12 - wanted.index(number) if number in wanted else low
        low -= number not in wanted
        t.roll(bonus)


def thrown(t: Table) -> None:
    """All dice that are asked for fall on 7 or thereabouts."""
    while t.asked == "chance" and t.question.startswith("Roll"):
        t.roll(4 if t.question == "RollReduction" else 7)


# --- who meets whom


def test_a_turn_begins_without_a_fight_between_players() -> None:
    """DV-AGG-02, 05; DV-R62, DV-R63: only the wolf; heroes who have fought need an entry or an AP."""
    t = hills(phase="turn")
    t.blue.hero.at = "crossroads"
    t.red.hero.facts.hostile = 1 << t.blue.hero.number
    t.stands("ashwolf", "crossroads")
    t.play("red: draw item", "chance: draw item old-map", "red: go on")
    assert fighters(t.state, current(t.state), 1) == [PERSON["ashwolf"]]
    strikes(t, "captain-oredd")
    t.person("ashwolf").hp = 1
    t.play("red: attack ashwolf")
    t.roll(10)
    assert (t.asked, t.question) == ("red", "Act")


def test_a_hunter_between_two_equals_lets_dice_decide() -> None:
    """DV-ENEMY-06, 07; DV-AGG-03; DV-R51, DV-R97: tied heroes roll, each is as likely."""
    t = hills("red blue green")
    t.blue.hero.at = t.green.hero.at = "cloven-hill"
    totals = [sum(t.blue.hero.numbers[:4]), sum(t.green.hero.numbers[:4])]
    modify(t.state, t.green.hero.number, POWER, totals[0] - totals[1], 4)
    t.red.draws("ashwolf")
    t.play("red: play ashwolf, at windbreak-hill", "red: at cloven-hill")
    assert t.offers("chance") == ["target haglor-the-ghostly", "target nym-of-the-reeds"]
    t.play("chance: target haglor-the-ghostly")
    assert fighters(t.state, current(t.state), 1) == [PERSON["haglor-the-ghostly"]]


# --- who is away


def test_who_is_carried_away_fights_no_more() -> None:
    """DV-CITM-01; DV-R56: the Blink Stone ends the bearer's part in the combat, without a further roll."""
    t = hills()
    t.stands("ashwolf", "crossroads")
    t.red.hero.takes("blink-stone")
    t.play("red: engage ashwolf")
    strikes(t, "captain-oredd")
    t.play("red: use blink-stone", "red: at windbreak-hill")
    assert (t.red.hero.at, t.question, len(t.state.fights)) == ("windbreak-hill", "Act", 0)


def test_a_beast_that_is_lured_away_fights_no_more() -> None:
    """DV-CITM-01; DV-R57: pushed out of the location, out of the combat; only foes can be meant."""
    t = hills()
    t.stands("ashwolf", "crossroads")
    t.stands("moss-ox", "crossroads")
    t.red.hero.takes("bait-bag")
    t.play("red: engage ashwolf")
    strikes(t, "captain-oredd")
    t.play("red: use bait-bag", "red: option 1")
    assert t.offers("red") == ["pick ashwolf"]
    t.play("red: pick ashwolf", "red: at windbreak-hill")
    thrown(t)
    assert (t.person("ashwolf").at, len(t.state.fights)) == ("windbreak-hill", 0)


def test_a_flask_is_thrown_at_a_foe() -> None:
    """DV-CITM-01: in combat `one_here` is one of the foes, never a bystander or a friend."""
    t = hills()
    t.red.follows("pell-the-lamplighter")
    t.stands("the-cartwright", "crossroads")
    t.stands("ashwolf", "crossroads")
    t.red.hero.takes("fire-flask")
    t.play("red: engage ashwolf", "red: go on")
    strikes(t, "captain-oredd")
    t.play("red: use fire-flask")
    assert t.offers("red") == ["pick ashwolf"]


def test_a_text_does_not_go_on_for_who_ran() -> None:
    """DV-CMB-01; DV-R107: `fight; draw` gives nothing to a hero who fled, though the follower wins."""
    t = hills()
    t.lies("howling-ridge", 0, 1, 270)
    t.state.book = 1
    t.red.meets("howling-ridge")
    t.red.follows("pell-the-lamplighter")
    stack(t, CHARACTER_DECK, "ashwolf")
    t.play("red: both go howling-ridge", "red: pick captain-oredd", "red: option 1")
    t.play("chance: draw character ashwolf", "red: join")
    strikes(t, "captain-oredd", "pell-the-lamplighter")
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: go on", "red: at crossroads", "red: go on")
    t.person("ashwolf").hp = 1
    t.play("red: attack ashwolf")
    t.roll(12)
    assert (t.question, t.red.hand) == ("Act", "")


# --- what ends with which combat


def test_a_flight_into_another_combat_ends_nothing_of_the_first() -> None:
    """DV-CMB-06; DV-R60: changes that last for a combat end with their own one."""
    t = hills()
    t.red.follows("pell-the-lamplighter")
    t.stands("ashwolf", "crossroads").hp = 12
    t.stands("stonehide-boar", "windbreak-hill").hp = 1
    t.play("red: engage ashwolf", "red: join")
    strikes(t, "captain-oredd", "pell-the-lamplighter")
    modify(t.state, PERSON["pell-the-lamplighter"], POWER, 3, FOR_COMBAT)
    power = t.red.follower.numbers[0]
    t.play("red: flee")
    t.roll(12, 2)
    t.play("red: go on", "red: at windbreak-hill")
    strikes(t, "captain-oredd")
    t.play("red: attack stonehide-boar")
    t.roll(8)
    assert (len(t.state.fights), t.red.follower.numbers[0]) == (1, power)
    t.person("ashwolf").hp = 1
    t.play("red: attack ashwolf")
    t.roll(12)
    assert (len(t.state.fights), t.red.follower.numbers[0]) == (0, power - 3)


def test_strength_lost_in_combat_frees_a_hand_at_once() -> None:
    """DV-ITEM-08, 09; DV-R46: the Bride's touch costs power, and the shield or the halberd goes."""
    t = hills()
    t.red.hero.wears("ember-halberd blood-opal horned-casque round-shield")
    t.stands("hollow-bride", "crossroads").facts.health = 14
    t.play("red: engage hollow-bride")
    strikes(t, "hollow-bride")
    t.play("blue: attack captain-oredd")
    t.roll(12)
    assert (t.question, t.offers("red")) == ("FreeHands", ["unequip ember-halberd", "unequip round-shield"])


def test_a_partner_weakened_by_a_trade_frees_a_hand() -> None:
    """DV-ITEM-09, DV-TRADE-02; DV-R46: its player, although it is not that player's turn."""
    t = hills()
    t.blue.hero.at = "crossroads"
    t.blue.hero.wears("tide-spear round-shield horned-casque blood-opal")
    t.red.hero.takes("old-map")
    t.play("red: offer old-map, to nym-of-the-reeds, for horned-casque", "blue: accept")
    assert (t.asked, t.question) == ("blue", "FreeHands")


def test_who_is_burnt_in_combat_will_not_follow() -> None:
    """DV-FOL-09; DV-R38: damage of an item in combat is damage by its bearer."""
    t = hills()
    t.stands("wick", "crossroads")
    t.red.hero.wears("storm-rod")
    t.play("red: engage wick")
    strikes(t, "captain-oredd")
    t.play("red: use storm-rod")
    t.roll(1)
    assert t.person("wick").facts.hurt_by == 1 << t.red.hero.number


def test_no_card_breaks_a_sanctuary() -> None:
    """DV-STND-07; DV-GOLD-04: the flask burns, but no combat starts."""
    t = hills()
    t.lies("stone-choir", 0, -1, 270)
    t.red.hero.at = "stone-choir"
    t.stands("ashwolf", "stone-choir")
    t.red.hero.takes("fire-flask")
    t.play("red: use fire-flask", "red: pick ashwolf")
    t.roll(5)
    assert (t.person("ashwolf").hp, t.question) == (7, "Act")


# --- borrowed AP


def test_nobody_has_the_turn_while_a_round_begins() -> None:
    """DV-FLEE-07; DV-R61: who had the last turn of the round before may borrow as all others."""
    t = hills(phase="round", rnd=4)
    t.blue.hero.at = "cloven-hill"
    t.state.active, t.state.phase = 1, 3
    t.blue.hero.facts.debt = 3
    t.stands("ashwolf", "windbreak-hill").facts.placer = 0
    t.play("red: at cloven-hill")
    strikes(t, "nym-of-the-reeds")
    assert "flee with 4 dice" in t.offers("blue")


def test_a_called_foe_is_no_longer_on_top_of_the_deck() -> None:
    """DV-R86: a card that a `fight` calls out of a deck is not on top of it any more."""
    t = hills()
    t.lies("howling-ridge", 0, 1, 270)
    t.state.book = 1
    t.red.meets("howling-ridge")
    stack(t, CHARACTER_DECK, "ashwolf pell-the-lamplighter")
    t.state.piles[CHARACTER_DECK].top = [PERSON["ashwolf"], PERSON["pell-the-lamplighter"]]
    t.state.piles[CHARACTER_DECK].knows = [1, 1]
    t.play("red: go howling-ridge", "red: option 1", "chance: draw character ashwolf")
    assert t.state.piles[CHARACTER_DECK].top == []


def test_who_has_the_turn_says_which_combat_comes_first() -> None:
    """DV-AGG-02; DV-R51, DV-R84: two bands attack at once; those of one faction are one band."""
    t = hills()
    t.stands("bandit-cutter", "windbreak-hill").hp = 1
    t.stands("ashwolf", "windbreak-hill")
    t.stands("stonehide-boar", "windbreak-hill")
    t.play("red: go windbreak-hill")
    assert (t.question, t.offers("red")) == ("FaceFirst", ["pick ashwolf", "pick bandit-cutter"])
    t.play("red: pick bandit-cutter")
    strikes(t, "captain-oredd")
    t.play("red: attack bandit-cutter")
    t.roll(8)
    assert fighters(t.state, current(t.state), 1) == [PERSON["ashwolf"], PERSON["stonehide-boar"]]


def test_a_truce_spares_its_bearer_not_its_company() -> None:
    """DV-STND-15; DV-R51, DV-R114: the wolf attacks the follower; Ulm is asked, and stays at peace."""
    t = venture("red blue", heroes=("ulm-the-stag-headed", "nym-of-the-reeds"))
    t.lies("windbreak-hill", 1, 0)
    t.red.follows("pell-the-lamplighter")
    t.stands("ashwolf", "windbreak-hill")
    t.play("red: both go windbreak-hill")
    assert t.question == "JoinFight"
    t.play("red: go on")
    fight = current(t.state)
    assert fighters(t.state, fight, 0) + fighters(t.state, fight, 1) == [10, 24]
