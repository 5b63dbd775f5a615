"""Acts of a turn as offers: who does what, what it costs, what may come of it.  From views and printed cards.

Each function takes what is printed, the view and the number that the action names within its range.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gloaming.core.words import listed
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import rolls
from gloaming.games.dark_venture.content import vocabulary as v
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.describe import describe_standing
from gloaming.games.dark_venture.faces import bonuses, of_character, of_location, traits
from gloaming.games.dark_venture.names import BODY, HEAD, JEWEL
from gloaming.games.dark_venture.sources import action_entry
from gloaming.games.dark_venture.view import CharacterView, View
from gloaming.games.dark_venture.words import DECK_WORDS, item, listed_items, person, place, side_quest

Telling = Callable[[Content, View, int], str]
ARRIVING = (v.HAZARD, v.TOLL_ITEM, v.SANCTUARY, v.AMBUSH)  # what is told of a place before one goes there


def hero(view: View) -> CharacterView:
    """The reader's hero."""
    found = view.someone(view.players[view.me].hero)
    assert found is not None
    return found


def ally(view: View) -> CharacterView:
    """The reader's follower, where there must be one."""
    found = view.someone(view.players[view.me].follower)
    assert found is not None
    return found


def holder(view: View, thing: int) -> CharacterView:
    """Who of the reader's holds an item."""
    own = (view.players[view.me].hero, view.players[view.me].follower)
    return next(one for one in view.cast if one.number in own and thing in one.items)


def name(content: Content, one: CharacterView) -> str:
    """A character's name."""
    return person(content, one.number)


# --- things


def stow(content: Content, view: View, thing: int) -> str:
    """From hand to the hero's things."""
    return f"Stow {item(content, thing)} with {name(content, hero(view))}, no AP: {traits(content, thing)}"


def stow_ally(content: Content, view: View, thing: int) -> str:
    """The same for the follower."""
    return f"Stow {item(content, thing)} with {name(content, ally(view))}, no AP: {traits(content, thing)}"


def equip(content: Content, view: View, thing: int) -> str:
    """In the turn, for 1 AP."""
    one, gains = holder(view, thing), ", ".join(bonuses(content, thing)) or traits(content, thing)
    off = [worn for worn in one.equipped if same_place(content, worn, thing)]
    taken = f"; takes {listed_items(content, off)} off" if off else ""
    return f"{name(content, one)} equips {item(content, thing)}: 1 AP, {gains}{taken}"


def same_place(content: Content, worn: int, thing: int) -> bool:
    """Do both go on head, on the body, or are both the jewel?  Hands are freed by the player."""
    slot = content.items[thing].slot
    return slot in (HEAD, BODY, JEWEL) and content.items[worn].slot == slot


def unequip(content: Content, view: View, thing: int) -> str:
    """For free."""
    return f"{name(content, holder(view, thing))} takes {item(content, thing)} off, no AP"


def drop(content: Content, view: View, thing: int) -> str:
    """For free, where the holder stands."""
    one = holder(view, thing)
    return f"{name(content, one)} drops {item(content, thing)} at {place(content, one.location)}, no AP"


def pick_up(content: Content, view: View, thing: int) -> str:
    """With the hero."""
    return f"{name(content, hero(view))} picks up {item(content, thing)} for 1 AP: {traits(content, thing)}"


def pick_up_ally(content: Content, view: View, thing: int) -> str:
    """With the follower."""
    return f"{name(content, ally(view))} picks up {item(content, thing)} for 1 AP: {traits(content, thing)}"


def loot(content: Content, view: View, thing: int) -> str:
    """With the hero."""
    return looting(content, view, hero(view), thing)


def loot_ally(content: Content, view: View, thing: int) -> str:
    """With the follower."""
    return looting(content, view, ally(view), thing)


def looting(content: Content, view: View, one: CharacterView, thing: int) -> str:
    """From whom, for 1 AP, once a turn from each."""
    fallen = next(other.number for other in view.cast if thing in other.items)
    taken = f"{item(content, thing)} from {person(content, fallen)}"
    return f"{name(content, one)} takes {taken} for 1 AP: {traits(content, thing)}"


def offer(content: Content, view: View, thing: int) -> str:
    """A trade; it costs nothing before it is agreed."""
    one = holder(view, thing)
    free = v.FREE_TRADE in one.permits and not view.players[view.me].free_trade
    price = "1 AP once it is agreed" if not free else "no AP for the first trade of a turn"
    return f"{name(content, one)} offers {item(content, thing)} to somebody here: {price}"


# --- the map


def place_card(content: Content, view: View, card: int) -> str:
    """With the hero."""
    return placing(content, hero(view), card)


def place_ally(content: Content, view: View, card: int) -> str:
    """With the follower."""
    return placing(content, ally(view), card)


def placing(content: Content, one: CharacterView, card: int) -> str:
    """Beside where the payer stands."""
    beside = f"beside {place(content, one.location)} for 1 AP"
    face = of_location(content, card).removesuffix(".")
    return f"{name(content, one)} places {place(content, card)} {beside}: {face[:1].lower()}{face[1:]}"


def go(content: Content, view: View, there: int) -> str:
    """The hero alone."""
    one = hero(view)
    together = [other for other in view.cast if other.number == view.players[view.me].follower]
    alone = " alone" if together and together[0].location == one.location else ""
    return f"{name(content, one)} goes{alone} to {place(content, there)} for {fare(content, view, there)}"


def go_ally(content: Content, view: View, there: int) -> str:
    """The follower alone."""
    return f"{name(content, ally(view))} goes to {place(content, there)} for {fare(content, view, there)}"


def go_both(content: Content, view: View, there: int) -> str:
    """Hero and follower, for the hero's AP."""
    both = f"{name(content, hero(view))} and {name(content, ally(view))}"
    return f"{both} go to {place(content, there)} for {fare(content, view, there, ' of the hero')}"


def lead(content: Content, view: View, there: int) -> str:
    """The hero, and whoever wants to come.  DV-COOP-10"""
    who = name(content, hero(view))
    return f"{who} leads all who want to come to {place(content, there)} for {fare(content, view, there)}"


def fare(content: Content, view: View, there: int, whose: str = "") -> str:
    """'1 AP of the hero: whoever enters loses 2 HP; aggressive there: the Ashwolf (6 HP)'."""
    told = "; ".join(awaits(content, view, there))
    return f"{toll(content, view, there)} AP{whose}{': ' if told else ''}{told}"


def toll(content: Content, view: View, there: int) -> int:
    """The AP that it costs the reader's characters to enter a location."""
    own = [one for one in view.cast if one.seat == view.me]
    free = any(v.NO_TOLL in one.permits for one in own)
    return 2 if rolls.holds(content, view, there, v.TOLL_AP) and not free else 1


def awaits(content: Content, view: View, there: int) -> Iterator[str]:
    """What is known of a place that is entered: its entry, its standing rules, who fights on sight there."""
    if to_read(content, view, there):
        known = any(there in player.met for player in view.players)
        yield f"its action entry is read{'' if known else ', which no undo takes back'}"
    for rule in rolls.standings(content, view, there):
        if rule.kind in ARRIVING:
            yield describe_standing(rule)
    if foes := foes_at(view, there):
        told = [f"{name(content, one)} ({one.health} HP)" for one in foes]
        yield f"aggressive there: {listed(told)}"


def to_read(content: Content, view: View, there: int) -> bool:
    """Is a location's action entry still to be carried out for the reader?  DV-R24"""
    if not content.locations[there].action or there in view.players[view.me].met:
        return False
    met = any(there in player.met for player in view.players)  # nobody knows more of an unread one
    return not (met and action_entry(content, view.book, there).once)


def foes_at(view: View, there: int) -> list[CharacterView]:
    """Who is aggressive at a location."""
    return [one for one in view.cast if one.location == there and one.aggressive and one.health > 0]


def play(content: Content, view: View, card: int) -> str:
    """A character from hand, next to the hero."""
    face = of_character(content, card).partition(". ")[0].removesuffix(".")
    return f"Place {person(content, card)} next to {name(content, hero(view))} for 1 AP: {face}"


def search(content: Content, view: View, _: int) -> str:
    """With the hero."""
    return searching(content, view, hero(view))


def search_ally(content: Content, view: View, _: int) -> str:
    """With the follower."""
    return searching(content, view, ally(view))


def searching(content: Content, view: View, one: CharacterView) -> str:
    """The roll, and how often it finds something."""
    throw, spot = rolls.search(content, view, one), place(content, one.location)
    return f"{name(content, one)} searches {spot} for 1 AP: {throw.aim(' finds an item')}"


# --- others


def engage(content: Content, view: View, foe: int) -> str:
    """With the hero."""
    return attacking(content, view, hero(view), foe)


def engage_ally(content: Content, view: View, foe: int) -> str:
    """With the follower."""
    return attacking(content, view, ally(view), foe)


def attacking(content: Content, view: View, one: CharacterView, foe: int) -> str:
    """A combat: what both blows are worth."""
    other = view.someone(foe)
    assert other is not None
    mine, theirs = rolls.blow(one, other, 0), rolls.blow(other, one, 0)
    return (
        f"{name(content, one)} attacks {person(content, foe)} for 1 AP: {mine.text()} against {other.health} "
        f"HP, {theirs.text()} against {one.health} HP"
    )


def follow(content: Content, view: View, number: int) -> str:
    """A follower roll: no AP, once a turn for each."""
    throw = rolls.follower(content, view, hero(view), number, rolls.influence(view, number))
    return f"Ask {person(content, number)} to follow {name(content, hero(view))}, no AP: {throw.aim()}"


def recall(content: Content, view: View, number: int) -> str:
    """A former follower, without a roll."""
    return f"{person(content, number)} follows {name(content, hero(view))} again for 1 AP, without a roll"


# --- quests and the end


def trade_quests(content: Content, view: View, _: int) -> str:
    """Three side quests for an unseen heroic one."""
    return "Give your three side quests for a heroic quest from the deck: 1 AP, once in the game"


def reveal(content: Content, view: View, number: int) -> str:
    """An own side quest."""
    return f"Show {side_quest(content, number)} to everybody, no AP"


def claim(content: Content, view: View, number: int) -> str:
    """A complete side quest."""
    return f"Score {side_quest(content, number)} now: {content.side[number].qp} QP"


def claim_heroic(content: Content, view: View, number: int) -> str:
    """A complete heroic quest."""
    quest = content.heroic[number]
    return f"Score “{quest.title}” now: {quest.qp} QP"


def end(content: Content, view: View, _: int) -> str:
    """What is left unused."""
    own = (view.players[view.me].hero, view.players[view.me].follower)
    left = [f"{one.ap} AP of {name(content, one)}" for one in view.cast if one.number in own and one.ap]
    return f"End your actions; {listed(left)} stay unused" if left else "End your actions"


def market(content: Content, view: View, _: int) -> str:
    """With the hero."""
    return f"{name(content, hero(view))} goes to market for 1 AP: give an item, draw an item card"


def market_ally(content: Content, view: View, _: int) -> str:
    """With the follower."""
    return f"{name(content, ally(view))} goes to market for 1 AP: give an item, draw an item card"


# --- drawing


def draw(content: Content, view: View, deck: int) -> str:
    """What such cards are for, and how many the hand has then."""
    uses = ("something to hold", "somebody to place on the map", "a place to lay beside your hero")
    return f"Draw from the {DECK_WORDS[deck]} deck: {uses[deck]} ({view.decks[deck].cards} left)"


TELLINGS: dict[int, Telling] = {
    a.DRAW_FROM: draw,
    a.STOW: stow,
    a.STOW_FOLLOWER: stow_ally,
    a.PLACE: place_card,
    a.PLACE_FOLLOWER: place_ally,
    a.MOVE: go,
    a.MOVE_FOLLOWER: go_ally,
    a.MOVE_TOGETHER: go_both,
    a.CONVOY: lead,
    a.PLAY: play,
    a.SEARCH: search,
    a.SEARCH_FOLLOWER: search_ally,
    a.EQUIP: equip,
    a.UNEQUIP: unequip,
    a.DROP: drop,
    a.PICK_UP: pick_up,
    a.PICK_UP_FOLLOWER: pick_up_ally,
    a.LOOT: loot,
    a.LOOT_FOLLOWER: loot_ally,
    a.TRADE_QUESTS: trade_quests,
    a.END: end,
    a.REVEAL: reveal,
    a.CLAIM: claim,
    a.CLAIM_HEROIC: claim_heroic,
    a.ENGAGE: engage,
    a.ENGAGE_FOLLOWER: engage_ally,
    a.FOLLOW: follow,
    a.RECALL: recall,
    a.OFFER: offer,
    a.TO_MARKET: market,
    a.MARKET_FOLLOWER: market_ally,
}
