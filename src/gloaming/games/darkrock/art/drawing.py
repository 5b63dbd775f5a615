"""The whole drawing: the facts that the templates of this folder turn into HTML, from a view alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gloaming.core.picture import Bar, Picture, Row, Toggle, spread
from gloaming.core.state import OVER
from gloaming.core.words import Offer, Question
from gloaming.games.darkrock.actions import BUNDLE_NUMBER, EXPORT, bundle_key
from gloaming.games.darkrock.art.companies import (
    Company,
    Die,
    Flag,
    company,
    flags,
    procession,
    scale,
    turn_order,
)
from gloaming.games.darkrock.art.places import Figure, Satellite, Spot, mines, satellites, touch, track
from gloaming.games.darkrock.ending import result
from gloaming.games.darkrock.names import GOOD_NAMES, PRICE
from gloaming.games.darkrock.view import View

PHASES = ("Roll", "Assign", "Neutronium", "Resolve")
PHASE_PLACE = {1: 0, 2: 1, 3: 2, 4: 2, 5: 3}
GOOD_TITLES = ("Platinum", "Cobalt", "Iron", "Solar energy", "Neutronium")
SMALL_PRINT = "Goods left aboard count $1 each; pieces aboard, then the later turn, decide between equals."
MANY = 6  # more legal places than this share one quiet light


class Drawing(Picture, frozen=True, kw_only=True):
    """What the board, the own ship and the list of players show."""

    many: bool
    mines: tuple[Spot, ...]
    satellites: tuple[Satellite, ...]
    track: tuple[Spot, ...]
    dice: tuple[Die, ...]
    dice_label: str
    solar: int
    neutronium: int
    companies: tuple[Company, ...]
    own: Company
    after: str
    queue: tuple[Figure, ...]
    scale: int
    flags: tuple[Flag, ...]
    track_label: str


def draw(view: View, question: Question, touched: Sequence[str] = ()) -> Drawing:
    """The drawing of a view; `touched` is what the reader has chosen: "captain", or goods of the hold."""
    captain = captain_in_hand(question, touched)
    bar = answers(view, question, touched, captain)
    meant = touch(view, question, captain)
    chosen = goods_of(bar.main) if any(toggle.face in GOOD_NAMES for toggle in bar.toggles) else ()
    own = own_ship(view)
    after = bar.main.after if bar.main else ""
    return Drawing(
        when=f"Round {view.round}" if view.round else "Before the first round",
        phases=PHASES,
        phase=PHASE_PLACE.get(view.phase, -1) if view.seat != OVER else -1,
        ends=ends(view),
        closing=view.last_round > 0,
        bar=bar,
        many=len(meant.offers) > MANY,
        mines=mines(view, meant),
        satellites=satellites(view, meant),
        track=track(view, meant),
        dice=board_dice(view),
        dice_label=dice_words(view),
        solar=view.solar,
        neutronium=view.neutronium,
        companies=tuple(company(view, number) for number in turn_order(view)),
        own=company(view, own, chosen, question.offers),
        after=after if after.startswith("$") else "",
        queue=procession(view),
        scale=scale(view, ghost(view, own, after)),
        flags=flags(view, ghost(view, own, after)),
        track_label=track_words(view),
        titles=("Credits", "Goods aboard", "Pieces aboard") if view.seat == OVER else (),
        rows=final_rows(view) if view.seat == OVER else (),
        small_print=SMALL_PRINT,
    )


def captain_in_hand(question: Question, touched: Sequence[str]) -> bool:
    """Is the Captain the piece to be sent: chosen, or the only one that can be?"""
    kinds = {offer.kind for offer in question.offers if offer.touch}
    return "captain" in kinds and ("captain" in touched or "crew" not in kinds)


def own_ship(view: View) -> int:
    """The ship drawn below the board: the reader's own; for onlookers that of the seat that is asked."""
    wanted = view.me if view.me >= 0 else view.seat
    return next(
        (number for number, ship in enumerate(view.ships) if ship.seat == wanted), max(view.turn.ship, 0)
    )


# --- the bar


def answers(view: View, question: Question, touched: Sequence[str], captain: bool) -> Bar:
    """The answers: pieces to be sent, goods to be put together, or a few in words."""
    if view.asked.step in ("Assign", "Join") and question.offers:
        toggles = pieces(view, question, captain)
        if len(question.offers) <= MANY:
            return spread(question.offers, toggles)
        return Bar(None, (), further(question, captain), toggles)
    bundles = [offer for offer in question.offers if len(goods_of(offer))]
    if view.asked.step == "Export" and len(bundles) > 3:
        return bundle_bar(view, question, bundles, touched)
    return spread(question.offers)


def further(question: Question, captain: bool) -> tuple[Offer, ...]:
    """The assignments that no touch of the board gives while this kind of piece is in hand."""
    meant = "captain" if captain else "crew"
    touched = {offer.touch[0] for offer in question.offers if offer.kind == meant}
    return tuple(offer for offer in question.offers if offer.kind != meant and offer.touch[0] in touched)


def pieces(view: View, question: Question, captain: bool) -> tuple[Toggle, ...]:
    """Which piece?  Only where there is a choice."""
    kinds = {offer.kind for offer in question.offers}
    if not {"crew", "captain"} <= kinds:
        return ()
    return (
        Toggle("Crewmember", (), not captain, "to free places", "crew", question.seat),
        Toggle("Captain", ("captain",), captain, "also where others stand", "captain", question.seat),
    )


def goods_of(offer: Offer | None) -> tuple[str, ...]:
    """The goods in the hold that an offer touches."""
    return tuple(name for name in offer.touch if name.startswith("hold.")) if offer else ()


def bundle_bar(view: View, question: Question, bundles: Sequence[Offer], touched: Sequence[str]) -> Bar:
    """Goods are put into the sale and taken out again; the sale they make shines."""
    by_goods = {frozenset(goods_of(offer)): offer for offer in bundles}
    wanted = frozenset(touched)
    main = by_goods.get(wanted) if touched else max(bundles, key=worth)
    picked = set(goods_of(main))
    toggles = tuple(good_toggle(name, picked, by_goods) for name in all_goods(view))
    spare = [offer for offer in question.offers if offer is not main]
    decline = tuple(offer for offer in spare if offer.kind == "decline")
    return Bar(main, decline, tuple(offer for offer in spare if offer.kind != "decline"), toggles)


def worth(offer: Offer) -> int:
    """What the goods of an offer bring."""
    return sum(PRICE[GOOD_NAMES.index(name.split(".")[1])] for name in goods_of(offer))


def all_goods(view: View) -> list[str]:
    """The goods in the hold of the asked ship, by name."""
    ship = view.ships[view.asked.facts["ship"]]
    return [
        f"hold.{name}.{unit}"
        for name, count in zip(GOOD_NAMES, ship.hold, strict=True)
        for unit in range(count)
    ]


def good_toggle(name: str, picked: set[str], by_goods: dict[frozenset[str], Offer]) -> Toggle:
    """One good: a touch puts the next of its kind into the sale, or takes the last of them out."""
    kind = name.split(".")[1]
    same = sum(other.split(".")[1] == kind for other in picked)
    inside = name in picked
    moved = f"hold.{kind}.{same - 1 if inside else same}"
    then = picked - {moved} if inside else picked | {moved}
    good = GOOD_NAMES.index(kind)
    refused = -1
    if not inside and frozenset(then) not in by_goods:
        refused = bundle_action(then)
    return Toggle(GOOD_TITLES[good], tuple(sorted(then)), inside, f"${PRICE[good]}", kind, -1, refused)


def bundle_action(names: set[str]) -> int:
    """The action that would sell these goods."""
    counts = [sum(name.split(".")[1] == kind for name in names) for kind in GOOD_NAMES]
    return EXPORT + BUNDLE_NUMBER[bundle_key(counts)]


# --- dice and figures


def board_dice(view: View) -> tuple[Die, ...]:
    """The two standard dice and the neutronium die, with those that the turn has used."""
    used = view.turn.board_used
    out = [
        Die(value if view.phase > 0 else 0, bool(used >> place & 1), value == 0)
        for place, value in enumerate((*view.standard, view.neutronium_die))
    ]
    return tuple(out)


def dice_words(view: View) -> str:
    """The dice of the board in words."""
    if not view.standard[0]:
        return "Dice on the board: not thrown yet"
    last = (
        f"neutronium {view.neutronium_die}"
        if view.neutronium_die
        else "the neutronium die is rolled in phase 3"
    )
    return f"Dice on the board: standard {view.standard[0]} and {view.standard[1]}; {last}"


def ends(view: View) -> str:
    """What ends the game, and how far that is."""
    empty = sum(ore == 0 for ore in view.ore)
    if view.last_round:
        return (
            "This is the final round"
            if view.round == view.last_round
            else f"Round {view.last_round} is the last"
        )
    return f"Ends with {view.depletions} empty mines: {empty} of {view.depletions}"


def final_rows(view: View) -> tuple[Row, ...]:
    """The final score, best first."""
    return tuple(
        Row(row.seat, row.rank, f"${row.total}", (f"${row.credits}", str(row.goods), str(row.aboard)))
        for row in result(view).rows
    )


def ghost(view: View, own: int, after: str) -> tuple[int, int] | None:
    """The flag that shows what the chosen answer would make of the own credits."""
    amount = re.fullmatch(r"\$(\d+)", after)
    return (view.ships[own].seat, int(amount[1])) if amount else None


def track_words(view: View) -> str:
    """The credit track in words."""
    money = sorted((ship.credits, ship.seat) for ship in view.ships)
    return (
        f"Credit track: {', '.join(f'@{seat} ${credits}' for credits, seat in money)}. "
        "A second rig die from $10, a third from $20."
    )
