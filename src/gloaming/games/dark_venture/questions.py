"""What is asked, and the open answers in words; why stands in `reasons`.  From views and printed cards only.

In the tables `{who}` is the asked seat, `{player}` the seat that a throw is about; `{person}`, `{item}`,
`{location}`, `{deck}`, `{quest}` and the like are what the step is about.
"""

from __future__ import annotations

from gloaming.core.state import CHANCE, OVER
from gloaming.core.words import Question
from gloaming.games.dark_venture import actions as a
from gloaming.games.dark_venture import ending, odds
from gloaming.games.dark_venture.chains import chains
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.describe import ROLLS
from gloaming.games.dark_venture.offers import named_facts, offer, quest_title
from gloaming.games.dark_venture.plans import plans
from gloaming.games.dark_venture.reasons import why
from gloaming.games.dark_venture.sources import Source, source_of
from gloaming.games.dark_venture.view import View
from gloaming.games.dark_venture.words import DECK_WORDS, first_up, group, hero_of, item, mark, person

ASKED = {  # as the asked seat reads it, and as the others do
    "Act": ("{who}, what do you do next?", "{who} chooses what to do next."),
    "MayReroll": (
        "{who}, does this {roll} of {person} count?",
        "{who} may throw the {rolled} of {person} again.",
    ),
    "ChooseSpot": ("{who}, where is {played} placed?", "{who} places {played}."),
    "ChooseArrivalMove": (
        "{who}, where does {person} go from there?",
        "{who} moves {person}, who has just come.",
    ),
    "ChoosePartner": ("{who}, to whom do you offer {item}?", "{who} offers {item}."),
    "ChooseReturn": ("{who}, what do you ask of {partner} for {item}?", "{who} offers {item} to {partner}."),
    "Consent": ("{who}, do you give {back} and take {item}?", "{who} is offered {item} for {back}."),
    "AllowLoot": (
        "{who}, may {person} take {item} of your hero?",
        "{who} is asked whether {person} may take {item}.",
    ),
    "BattleTurn": ("{who}, what does {person} do in the combat?", "{who} acts for {person} in the combat."),
    "ChooseSide": ("{who}, on which side of {location} is {laid} laid?", "{who} places {laid}."),
    "ChooseTurn": ("{who}, how is {laid} turned?", "{who} turns {laid}."),
    "JoinConvoy": (
        "{who}, does {person} go along to {location}?",
        "{who} decides if {person} goes along to {location}.",
    ),
    "ReduceHand": ("{who}, which item leaves your hand?", "{who} has a card too many in hand."),
    "ChooseHeroic": ("{who}, which heroic quest do you keep?", "{who} chooses a heroic quest."),
    "HandIn": ("{who}, which item do you hand in for {quest}?", "{who} hands an item in for {quest}."),
    "ChooseActor": ("{who}, who acts at {location}?", "{who} chooses who acts at {location}."),
    "JoinFight": ("{who}, does {person} join the combat?", "{who} decides if {person} joins the combat."),
    "FleeAgain": ("{who}, does {person} try to flee again?", "{who} may try again to flee with {person}."),
    "ComeAlong": ("{who}, does {follower} flee too?", "{who} decides if {follower} flees too."),
    "ChooseFlight": ("{who}, where does the flight of {group} lead?", "{who} flees with {group}."),
    "SwitchFollower": (
        "{who}, do you take {person} as your follower?",
        "{who} may exchange the old follower for {person}.",
    ),
    "FreeHands": ("{who}, what does {person} take off?", "{who} needs a free hand for {person}."),
    "LastWords": ("{who}, is there anything else?", "{who} may still do what needs no AP."),
    "ChooseWare": ("{who}, which item do you give at the market?", "{who} is at the market."),
    "ChooseGift": ("{who}, which item does {person} give?", "{who} chooses what {person} gives."),
    "ChooseRoute": ("{who}, where does {person} go?", "{who} moves {person}."),
    "AcceptEvent": ("{who}, do you want another heroic quest?", "{who} may take another heroic quest."),
    "ChooseHero": ("{who}, which hero do you take?", "{who} chooses a hero."),
    "EquipAtStart": (
        "{who}, what has {hero} equipped from the start?",
        "{who} chooses what {hero} has equipped.",
    ),
    "ChooseSecond": ("{who}, whom does {person} strike next?", "{who} aims the second attack of {person}."),
    "ChooseDrag": ("{who}, does your hero drag somebody along?", "{who} may drag somebody along."),
    "PayToll": ("{who}, which item do you give for the toll?", "{who} pays a toll."),
    "DrawPhase": ("{who}, what do you draw?", "{who} draws."),
    "TryToWake": ("{who}, do you roll to wake {hero}?", "{who} may roll to wake {hero}."),
    "LeaveQuietly": ("{who}, where does {hero} slip away to?", "{who} may slip away with {hero}."),
    "FightFirst": ("{who}, who fights first?", "{who} says whose combat comes first."),
    "FaceFirst": ("{who}, which combat comes first?", "{who} says which combat comes first."),
    "ChooseFoe": ("{who}, which opponent of {person} is meant?", "{who} chooses an opponent of {person}."),
    "ChooseBranch": ("{who}, what do you choose {joined}?", "{who} makes a choice {joined}."),
    "ChooseWho": ("{who}, who is meant {joined}?", "{who} chooses somebody {joined}."),
    "ChooseWhere": ("{who}, which location is meant {joined}?", "{who} chooses a location {joined}."),
    "ChooseThing": ("{who}, which item of {person} is meant?", "{who} chooses an item of {person}."),
    "SwapOrSkip": ("{who}, which side quest goes for a new one?", "{who} may exchange a side quest."),
    "DiscardCard": ("{who}, which item do you discard?", "{who} discards an item."),
    "ChooseDeck": ("{who}, at which deck do you look?", "{who} looks at a deck."),
    "OrderTop": (
        "{who}, which card lies next on the {deck} deck?",
        "{who} puts the top of the {deck} deck in order.",
    ),
    "Receive": ("{who}, where does {item} go?", "{who} receives {item}."),
    "ChooseMove": ("{who}, where do you move {group}?", "{who} moves {group}."),
    "ChooseGate": ("{who}, which side of {location} changes?", "{who} changes a side of {location}."),
    "ChooseCard": ("{who}, which location do you place for no AP?", "{who} may place a location for no AP."),
    "OfferPayment": ("{who}, do you pay {joined}?", "{who} may pay {joined}."),
    "ChoosePayment": ("{who}, which item do you give?", "{who} pays with an item."),
    "AcceptFollower": ("{who}, does {person} become your follower?", "{who} may be followed by {person}."),
    "ChooseFollower": ("{who}, whom do you ask to follow?", "{who} asks somebody to follow."),
    "ChooseFirst": ("{who}, which effect comes first?", "{who} says which effect comes first."),
}
ONCE_DRAWN = ("{who}, do you draw or exchange a side quest?", "{who} may draw or exchange a side quest.")
ORDER = (
    "stow to draw", "discard", "swap",
    "move", "fight", "search", "place", "play", "follow", "use", "loot", "take", "bargain", "equip", "stow",
    "trade", "drop", "flee", "quest", "rare", "decline", "end",
)  # fmt: skip
THROWS = {
    "TakeCard": "{player} draws a card: {deck}.",
    "RollForVictory": "{player} throws four dice for the victory.",
    "RollStrike": "{person} throws two dice for first strike.",
    "RollFlight": "{person} throws {dice} to flee.",
    "RollChase": "An opponent of {person} throws two dice to stop the flight.",
    "RollFollower": "{player} throws two dice to win {person} as follower.",
    "RollHandling": "{person} throws two dice for handling an item in combat.",
    "RollReduction": "The dice say how much weaker the attack is.",
    "RollForTarget": "Chance says whom {person} attacks.",
    "FallOn": "Chance says which of equals is attacked.",
    "FoeByDice": "Chance says which of equals is meant.",
    "RollSearch": "{person} throws a die to search.",
    "ChooseBooks": "Chance names the books.",
    "DealHero": "{player} is dealt a hero.",
    "RollForPlace": "{player} throws four dice for the order of players.",
    "RollDamage": "{person} throws two dice to strike {foe}.",
    "RollHazard": "The dice say how bad {location} is for {group}.",
    "RollWaking": "{player} throws three dice to wake {hero}.",
    "RollTest": "{source}: the dice are thrown for a test.",
    "RollTable": "{source}: a die is thrown for what happens.",
    "RollAmount": "{source}: the dice say how much.",
    "FallWhere": "{source}: chance names a location.",
    "LoseThing": "Chance names an item of {person}.",
    "Uncover": "{player} looks at the top of a deck: {deck}.",
    "RevealItem": "{source}: items are uncovered until one fits.",
    "RevealCharacter": "{source}: characters are uncovered until one fits.",
}


def ask(content: Content, view: View) -> Question:
    """The question as the view's seat reads it; the offers only if it is the one asked."""
    if view.seat == OVER:
        return Question(OVER, ending.verdict(view), ending.reason(view))
    facts = facts_of(content, view)
    if view.seat == CHANCE:
        return Question(CHANCE, first_up(THROWS[view.asked.step].format_map(facts)))
    own, others = asked(view)
    if view.me != view.seat:
        return Question(view.seat, others.format_map(facts), "", (), view.asked.inside)
    offers = [offer(content, view, action) for action in view.actions]
    offers.sort(key=lambda each: order_of(each.kind))
    reason, ways = why(content, view), plans(content, view)
    title, inside = own.format_map(facts), view.asked.inside
    return Question(view.seat, title, reason, tuple(offers), inside, ways, chains(content, view))


def asked(view: View) -> tuple[str, str]:
    """The question as the asked seat reads it, and as the others do; once a card is drawn, what is left."""
    drawn = view.asked.step == "DrawPhase" and view.players[view.seat].drew
    return ONCE_DRAWN if drawn else ASKED[view.asked.step]


def title_for(content: Content, view: View) -> str:
    """The question without the name of who is asked: 'Which hero do you take?'"""
    own = asked(view)[0].format_map(facts_of(content, view)).partition(", ")[2]
    return first_up(own)


def order_of(kind: str) -> int:
    """Acts of a kind stand together, those that are said most often first, the end of the turn last."""
    return ORDER.index(kind) if kind in ORDER else -1


def facts_of(content: Content, view: View) -> dict[str, str]:
    """What a question is about, in words."""
    facts = view.asked.facts
    player = facts.get("player", max(view.seat, 0))
    back = facts.get("back", 0)
    return {
        **named_facts(content, view),
        "who": mark(view.seat),
        "player": mark(player),
        "hero": hero_of(view, content, player),
        "item": item(content, facts.get("item", 0)),
        "back": item(content, back) if back > 0 else "nothing",
        "partner": person(content, facts.get("partner", 0)),
        "foe": person(content, facts.get("foe", 0)),
        "played": person(content, facts.get("card", 0)),
        "laid": content.locations[facts.get("card", 0) % len(content.locations)].name,
        "deck": DECK_WORDS[facts.get("deck", 0)],
        "group": group(content, facts.get("group", 0)),
        "quest": handed_in_for(content, view),
        "source": source(content, view).name or "a text",
        "joined": source(content, view).joined() or "by a text",
        "dice": odds.dice(dice_thrown(content, view)),
        "rolled": str(facts.get("rolled", a.ROLL) - a.ROLL),
        "roll": ROLLS[facts["kind"]] if view.asked.step == "MayReroll" else "roll",
    }


def handed_in_for(content: Content, view: View) -> str:
    """The quest that asks for an item; 'a secret quest' where the reader may not know it."""
    facts = view.asked.facts
    known = view.asked.step == "HandIn"
    return quest_title(content, facts["deck"], facts["number"]) if known else "a quest"


def source(content: Content, view: View) -> Source:
    """The place, the card or the quest whose text is carried out, as far as the reader may know it."""
    effect = view.asked.facts.get("effect", 0) or (view.tales[-1].text if view.tales else 0)
    return source_of(content, effect)


def dice_thrown(content: Content, view: View) -> int:
    """How many dice are thrown, where that depends on what is thrown for."""
    facts = view.asked.facts
    if "effect" in facts:
        return int(content.effects[facts["effect"]].dice)
    return 2 + facts["extra"] if view.asked.step == "RollFlight" else facts.get("dice", 0)
