"""What is asked, why, and the open answers in words.  From views and printed cards only.

In the tables `{who}` is the asked seat, `{player}` the seat that a throw is about; `{person}`, `{item}`,
`{location}`, `{deck}`, `{quest}` and the like are what the step is about.
"""

from __future__ import annotations

from gloaming.core.state import CHANCE, OVER
from gloaming.core.words import Question
from gloaming.games.dark_venture import ending
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.describe import describe_effect
from gloaming.games.dark_venture.offers import named_facts, offer, quest_title
from gloaming.games.dark_venture.view import View
from gloaming.games.dark_venture.words import DECK_WORDS, counted, group, hero_of, item, mark, person

ASKED = {  # as the asked seat reads it, and as the others do
    "Act": ("{who}, what do you do next?", "{who} chooses an action."),
    "MayReroll": ("{who}, does the roll of {person} count?", "{who} may throw again for {person}."),
    "ChooseSpot": ("{who}, where is {played} placed?", "{who} places {played}."),
    "ChooseArrivalMove": ("{who}, where does {person} go?", "{who} moves {person}."),
    "ChoosePartner": ("{who}, to whom do you offer {item}?", "{who} offers {item}."),
    "ChooseReturn": ("{who}, what do you ask for {item}?", "{who} offers {item} to {partner}."),
    "Consent": ("{who}, do you accept {item} for {back}?", "{who} is offered {item} for {back}."),
    "BattleTurn": ("{who}, what does {person} do in the combat?", "{who} acts for {person} in the combat."),
    "ChooseSide": ("{who}, beside which side is {laid} placed?", "{who} places {laid}."),
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
    "FleeAgain": (
        "{who}, does {person} try to flee again?",
        "{who} may try again to flee.",
    ),
    "ComeAlong": ("{who}, does {follower} flee too?", "{who} decides if {follower} flees too."),
    "ChooseFlight": ("{who}, where does the flight lead?", "{who} flees."),
    "SwitchFollower": (
        "{who}, do you take {person} as your follower?",
        "{who} may be followed by {person}.",
    ),
    "FreeHands": ("{who}, what does {person} unequip?", "{who} needs a free hand for {person}."),
    "LastWords": ("{who}, is there anything else?", "{who} may still do something."),
    "ChooseWare": ("{who}, which item do you give at the market?", "{who} is at the market."),
    "ChooseGift": ("{who}, which item do you give?", "{who} gives an item."),
    "ChooseRoute": ("{who}, where does {person} go?", "{who} moves {person}."),
    "AcceptEvent": ("{who}, do you want another heroic quest?", "{who} may take another heroic quest."),
    "ChooseHero": ("{who}, which hero do you take?", "{who} chooses a hero."),
    "EquipAtStart": ("{who}, what is equipped from the start?", "{who} equips {hero}."),
    "ChooseSecond": ("{who}, whom does the second attack strike?", "{who} aims a second attack."),
    "ChooseDrag": ("{who}, does your hero drag somebody along?", "{who} may drag somebody along."),
    "PayToll": ("{who}, which item do you give for the toll?", "{who} pays a toll."),
    "DrawPhase": ("{who}, what do you draw?", "{who} draws."),
    "TryToWake": ("{who}, do you roll to wake {hero}?", "{who} may roll to wake {hero}."),
    "LeaveQuietly": ("{who}, where does {hero} slip away to?", "{who} may slip away."),
    "ChooseFoe": ("{who}, which opponent do you mean?", "{who} chooses an opponent."),
    "ChooseBranch": ("{who}, what do you choose?", "{who} makes a choice."),
    "ChooseWho": ("{who}, whom do you choose?", "{who} chooses somebody."),
    "ChooseWhere": ("{who}, which location do you choose?", "{who} chooses a location."),
    "ChooseThing": ("{who}, which item of {person} do you choose?", "{who} chooses an item of {person}."),
    "SwapOrSkip": ("{who}, which side quest goes for a new one?", "{who} may exchange a side quest."),
    "DiscardCard": ("{who}, which item do you discard?", "{who} discards an item."),
    "ChooseDeck": ("{who}, at which deck do you look?", "{who} looks at a deck."),
    "OrderTop": ("{who}, which card lies next, from the top?", "{who} orders the top of a deck."),
    "Receive": ("{who}, what do you do with {item}?", "{who} receives {item}."),
    "ChooseMove": ("{who}, where do {group} go?", "{who} moves {group}."),
    "ChooseGate": ("{who}, which side of {location} changes?", "{who} changes a side of {location}."),
    "ChooseCard": ("{who}, which location do you place?", "{who} may place a location."),
    "OfferPayment": ("{who}, do you pay for this?", "{who} may pay for something."),
    "ChoosePayment": ("{who}, which item do you pay with?", "{who} pays with an item."),
    "AcceptFollower": ("{who}, does {person} become your follower?", "{who} may be followed by {person}."),
    "ChooseFollower": ("{who}, whom do you ask to follow?", "{who} asks somebody to follow."),
}
THROWS = {
    "TakeCard": "{player} draws a card: {deck}.",
    "RollForVictory": "{player} throws 4 dice for the victory.",
    "RollStrike": "{person} throws 2 dice for first strike.",
    "RollFlight": "{person} throws the dice to flee.",
    "RollChase": "The opponents of {person} throw 2 dice to stop the flight.",
    "RollFollower": "{player} throws 2 dice to win {person} as follower.",
    "RollHandling": "{person} throws 2 dice for handling an item in combat.",
    "RollReduction": "The dice say how much weaker the attack is.",
    "RollForTarget": "Chance says whom {person} attacks.",
    "RollSearch": "{person} throws a die to search.",
    "ChooseBooks": "Chance names the books.",
    "DealHero": "{player} is dealt a hero.",
    "RollForPlace": "{player} throws 4 dice for the order of players.",
    "RollDamage": "{person} throws 2 dice to strike {foe}.",
    "RollHazard": "The dice say how bad {location} is for {group}.",
    "RollWaking": "{player} throws 3 dice to wake {hero}.",
    "RollTest": "The dice are thrown for a test.",
    "RollTable": "A die is thrown for what happens.",
    "RollAmount": "The dice say how much.",
    "FallWhere": "Chance names a location.",
    "LoseThing": "Chance names an item of {person}.",
    "Uncover": "{player} looks at the top of a deck: {deck}.",
    "RevealItem": "Items are uncovered until one fits.",
    "RevealCharacter": "Characters are uncovered until one fits.",
}


def ask(content: Content, view: View) -> Question:
    """The question as the view's seat reads it; the offers only if it is the one asked."""
    if view.seat == OVER:
        return Question(OVER, "The game is over.", ending.sentence(view))
    facts = facts_of(content, view)
    if view.seat == CHANCE:
        return Question(CHANCE, THROWS[view.asked.step].format_map(facts))
    own, others = ASKED[view.asked.step]
    if view.me != view.seat:
        return Question(view.seat, others.format_map(facts), "", (), view.asked.inside)
    offers = tuple(offer(content, view, action) for action in view.actions)
    return Question(view.seat, own.format_map(facts), why(content, view), offers, view.asked.inside)


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
    }


def handed_in_for(content: Content, view: View) -> str:
    """The quest that asks for an item; 'a secret quest' where the reader may not know it."""
    facts = view.asked.facts
    known = view.asked.step == "HandIn"
    return quest_title(content, facts["deck"], facts["number"]) if known else "a quest"


def why(content: Content, view: View) -> str:
    """What the player has to go by: AP, health, or the text that asks."""
    facts = view.asked.facts
    if view.asked.step in ("OfferPayment", "ChoosePayment", "ChooseWho", "ChooseWhere", "ChooseThing"):
        return f"The text says: {describe_effect(content, content.effects[facts['effect']])}."
    player = view.players[view.seat]
    party = [view.someone(number) for number in (player.hero, player.follower) if number]
    parts = [
        f"{content.characters[one.number].name} has {one.health} of {one.most_health} HP and {one.ap} AP."
        for one in party
        if one is not None
    ]
    return f"{' '.join(parts)} You have {counted(player.qp, 'quest point')}." if parts else ""
