"""The reader's own things: hero, follower, cards in hand; and anybody whom the reader looks at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from gloaming.games.dark_venture.art.figures import Figure, figure
from gloaming.games.dark_venture.art.things import Thing, card
from gloaming.games.dark_venture.art.touches import Meaning
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.names import HAND_LIMIT, LOCATION_DECK
from gloaming.games.dark_venture.view import CardView, PlayerView, View
from gloaming.games.dark_venture.words import DECK_WORDS, counted

PLACING = ("ChooseSide", "ChooseTurn")
LOOK = "look."  # with a character's number: whom the reader looks at


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side: the hero and the follower if there are any, the hand; `hidden` says in words what
    else is held where the reader does not know it; `piles` what is left in the decks."""

    seat: int
    mine: bool
    hero: Figure | None
    follower: Figure | None
    hand: tuple[Thing, ...]
    held: str
    hidden: str
    piles: tuple[tuple[str, int], ...]
    shows: tuple[int, ...]


def own(content: Content, view: View, meant: Meaning) -> Own:
    """The reader's own side, or that of the player whose turn it is for who only watches."""
    seat = seat_shown(view)
    player = view.players[seat]
    hero, follower = (one_of(content, view, meant, number) for number in (player.hero, player.follower))
    hand = tuple(in_hand(content, view, meant, held) for held in player.hand)
    total = sum(player.held)
    return Own(
        seat=seat,
        mine=seat == view.me,
        hero=hero,
        follower=follower,
        hand=hand,
        held=f"{total} of {HAND_LIMIT}",
        hidden=hidden(player),
        piles=tuple((name, deck.cards) for name, deck in zip(DECK_WORDS, view.decks, strict=True)),
        shows=tuple(thing.action for thing in [*hand, *things_of((hero, follower))] if thing.action >= 0),
    )


def in_hand(content: Content, view: View, meant: Meaning, held: CardView) -> Thing:
    """A card of a hand; a location that is being placed is on the map."""
    shown = card(content, meant, held)
    placing = view.asked.step in PLACING and held == CardView(LOCATION_DECK, view.asked.facts["card"])
    return msgspec.structs.replace(shown, laid=True, chosen=True) if placing else shown


def seat_shown(view: View) -> int:
    """Whose side is shown: the reader's, or that of the player in turn for who only watches."""
    return view.me if view.me >= 0 else max(view.active, 0)


def one_of(content: Content, view: View, meant: Meaning, number: int) -> Figure | None:
    """The character of that number, if it is in play."""
    one = view.someone(number)
    return None if one is None else figure(content, view, meant, one)


def things_of(figures: Iterable[Figure | None]) -> list[Thing]:
    """All that they hold."""
    return [thing for one in figures if one for thing in (*one.worn, *one.bag)]


def hidden(player: PlayerView) -> str:
    """The cards of a hand that the reader does not know: '2 item cards, 1 location card'."""
    known = [sum(one.deck == deck for one in player.hand) for deck in range(len(player.held))]
    unknown = [held - seen for held, seen in zip(player.held, known, strict=True)]
    return ", ".join(
        counted(number, f"{DECK_WORDS[deck]} card") for deck, number in enumerate(unknown) if number
    )


def looked_at(content: Content, view: View, meant: Meaning) -> Figure | None:
    """Whom the reader has asked to see: the touched thing `look.N`."""
    number = asked_for(meant.touched)
    return one_of(content, view, meant, number) if number else None


def asked_for(touched: Sequence[str]) -> int:
    """The number in `look.N`; 0 where there is none."""
    named = [name.removeprefix(LOOK) for name in touched if name.startswith(LOOK)]
    return next((int(name) for name in named if name.isdecimal() and len(name) < 4), 0)
