"""The questions of the decks: which Sponsor, which Research card, Shields or flight; what a card offers."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.core.words import Offer, Question
from gloaming.games.darkrock import actions as a
from gloaming.games.darkrock.asking import Asking, again, decline
from gloaming.games.darkrock.deck_words import (
    card_of,
    raid_line,
    raid_of,
    sponsor_line,
    standing_there,
    under_attack,
)
from gloaming.games.darkrock.dice_offers import changing, roving
from gloaming.games.darkrock.names import GOOD_NAMES, SOLAR, SOLAR_ENERGY, SPACE_1
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.view_decks import CardView
from gloaming.games.darkrock.words import mark

# --- Sponsors


def ask_sponsor(view: View) -> Asking:
    """Which of two; everybody chooses at the same time."""
    who = mark(view, view.asked.facts["ship"])
    return Asking(
        title=f"{who}, which Sponsor do you keep?",
        why="It says what you start with. All choose at once; the choices are shown when all have chosen.",
        others=f"{who} chooses a Sponsor.",
        others_why="All choose at once; the choices are shown when all have chosen.",
        offers=sponsoring(view, view.asked.facts["ship"]),
    )


def sponsoring(view: View, ship: int) -> list[Offer]:
    """The two cards of a company, for its owner."""
    cards = sorted(view.ships[ship].own.hand, key=lambda card: card.number)
    return [
        Offer(
            a.KEEP_SPONSOR + card.number,
            f"Keep {sponsor_line(card)}",
            card.name,
            (f"sponsor.{card.number}",),
            "sponsor",
            card.text,
        )
        for card in cards
    ]


def ask_ahead(view: View) -> Question:
    """The same question for a seat whose turn to choose has not come yet: it need not wait."""
    mine = [number for number, ship in enumerate(view.ships) if ship.seat == view.me]
    ship = next(number for number in mine if view.ships[number].own.sponsor is None)
    asking = ask_sponsor(view)
    title = f"{mark(view, ship)}, which Sponsor do you keep?"
    return Question(view.seat, title, asking.why, tuple(sponsoring(view, ship)), view.asked.inside)


# --- Research


def ask_study(view: View) -> Asking:
    """No card, one of the row, or a new row first."""
    facts = view.asked.facts
    ship, must = facts["ship"], facts["must"] == 1
    who, owned = mark(view, ship), view.ships[ship].own.card
    have = f"You own {owned.name} and may keep one of two. " if owned else ""
    what = "which Research card do you take?" if must else "do you take a Research card?"
    return Asking(
        title=f"{who}, {what}",
        why=f"{have}A new card works from the next round on.{again(facts['times'])}",
        others=f"{who} {'takes' if must else 'may take'} a Research card.",
        offers=[studying(view, action) for action in view.actions],
    )


def studying(view: View, action: int) -> Offer:
    """One answer at Research."""
    if action == a.RETURN:
        return decline("Take no Research card", "No card")
    if action == a.RECYCLE:
        sentence = "Put all three under the deck and take one of three new cards"
        return Offer(action, sentence, "Three new cards", ("research",), "recycle")
    place = action - a.TAKE_CARD
    card = view.decks.row[place]
    assert card is not None, "the row is full when somebody is asked"
    return Offer(action, f"Take {card.name}: {card.text}", card.name, (f"row.{place}",), "card", card.text)


def ask_keep(view: View) -> Asking:
    """Which of two Research cards."""
    ship = view.asked.facts["ship"]
    who, old = mark(view, ship), card_of(view, ship)
    new = view.decks.printed[view.asked.facts["card"]]
    return Asking(
        title=f"{who}, which Research card do you keep?",
        why="A company has one; the other goes under the deck.",
        others=f"{who} keeps {old.name} or {new.name}.",
        offers=[
            keeping(a.KEEP_OLD, old, "which you have"),
            keeping(a.KEEP_NEW, new, "which works from the next round on"),
        ],
    )


def keeping(action: int, card: CardView, when: str) -> Offer:
    """One of the two."""
    sentence = f"Keep {card.name}, {when}: {card.text}"
    return Offer(action, sentence, card.name, (f"study.{card.number}",), "card", card.text)


# --- the Marauders


def ask_marauders(view: View) -> Asking:
    """Shields for one good, or flight."""
    ship = view.asked.facts["ship"]
    who, raid = mark(view, ship), raid_of(view)
    whom = "it" if len(under_attack(view, ship)) == 1 else "all of them"
    return Asking(
        title=f"{who}, do you raise Shields, or flee?",
        why=f"{raid_line(raid)}: {standing_there(view, ship)}. Shields protect {whom}.",
        others=f"{who} raises Shields, or flees.",
        others_why=f"{raid_line(raid)}.",
        offers=[answering(view, ship, action) for action in view.actions],
    )


def answering(view: View, ship: int, action: int) -> Offer:
    """What pays for Shields, or flight."""
    if action == a.FLEE:
        return Offer(action, f"Flee: {fleeing(view, ship)}", "Flee", (f"{ship}.ship",), "flee")
    if action == a.SHIELD_FOR_CREDITS:
        company = view.ships[ship]
        price = company.own.power.shield_price
        sentence = f"Raise Shields for ${price}, with {card_of(view, ship).name}"
        after = f"${company.credits - price}"
        return Offer(action, sentence, f"Shields, ${price}", (f"{ship}.flag",), "shield", "", after)
    good = action - a.SHIELD
    where = "out of the game" if good < SOLAR_ENERGY else "back to the supply"
    sentence = f"Raise Shields with 1 {GOOD_NAMES[good]}, which goes {where}"
    return Offer(
        action, sentence, f"Shields, 1 {GOOD_NAMES[good]}", (f"hold.{GOOD_NAMES[good]}.0",), "shield"
    )


def fleeing(view: View, ship: int) -> str:
    """'all that is attacked comes home and does nothing this round', but for what charges."""
    places = view.ships[ship].place
    hit = under_attack(view, ship)
    back = [piece for piece in hit if places[piece] >= SPACE_1]
    if not back:
        return (
            "it comes home, done for this round" if len(hit) == 1 else "they come home, done for this round"
        )
    if len(back) == len(hit):
        return "on the Solar Array you fall back one space"
    home = "what stands on space 0 comes home" if SOLAR in places else "all others come home"
    return f"{home}, and on the rest of the Solar Array you fall back one space"


# --- between two pieces


def by_card(view: View, ship: int, action: int) -> Offer:
    """What a Research card offers once a turn, named after the card."""
    name = card_of(view, ship).name
    if action == a.REROLL_BY_CARD:
        sentence = f"{name}: roll the neutronium die again for nothing"
        return Offer(action, sentence, "Neutronium die, free", ("neutronium-die",), "window")
    plain = roving(view, ship, action) if action >= a.REACH else changing(view, action)
    sentence = f"{name}: {plain.sentence[0].lower()}{plain.sentence[1:]}"
    return Offer(action, sentence, f"{name}: {plain.short}", plain.touch, "window", plain.note, plain.after)


ASKED: dict[str, Callable[[View], Asking]] = {
    "ChooseSponsor": ask_sponsor,
    "Study": ask_study,
    "KeepCard": ask_keep,
    "AnswerMarauders": ask_marauders,
}
