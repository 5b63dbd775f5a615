"""The whole drawing: the facts that the templates of this folder turn into HTML, from a view alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gloaming.core.picture import Bar, Picture, Row, Toggle, spread
from gloaming.core.state import OVER
from gloaming.core.words import Offer, Question
from gloaming.games.darkrock.actions import BUNDLE_NUMBER, EXPORT, bundle_key
from gloaming.games.darkrock.art import crisis
from gloaming.games.darkrock.art.cards import Card, Raid, Research, hand, raid, research
from gloaming.games.darkrock.art.companies import (
    Company,
    Die,
    Flag,
    acting,
    company,
    flags,
    procession,
    scale,
    turn_order,
)
from gloaming.games.darkrock.art.harm import Figure
from gloaming.games.darkrock.art.places import (
    Satellite,
    Spot,
    laboratory,
    mines,
    satellites,
    touch,
    track,
)
from gloaming.games.darkrock.ending import Result, result
from gloaming.games.darkrock.names import CRISIS, GOOD_NAMES, INSIDER, PRICE, STANDARD, VARIANT_NAMES
from gloaming.games.darkrock.view import View
from gloaming.games.darkrock.words import company_name, mark

PHASES = ("Roll", "Assign", "Neutronium", "Resolve")
RAIDED = ("Roll", "Assign", "Neutronium", "Marauders", "Resolve")
GOOD_TITLES = ("Platinum", "Cobalt", "Iron", "Solar energy", "Neutronium")
SMALL_PRINT = "Goods left aboard count $1 each; pieces aboard, then the later turn, decide between equals."
TOGETHER = "In the Neutronium Crisis all win together, or nobody does: credits do not count."
BOARD_ONLY = ("PlaceSaboteur",)  # questions whose many answers lie on the board alone
MANY = 6  # more legal places than this share one quiet light


class Drawing(Picture, frozen=True, kw_only=True):
    """What the board, the own ships and the list of players show.  `acting`: the ship that is asked; `after`
    its credits after the answer that shines; `hand`: Sponsor cards of which the reader keeps one; `extras`:
    by what the table differs from the standard game, for the guide."""

    extras: tuple[str, ...]
    many: bool
    mines: tuple[Spot, ...]
    satellites: tuple[Satellite, ...]
    track: tuple[Spot, ...]
    dice: tuple[Die, ...]
    dice_label: str
    solar: int
    neutronium: int
    companies: tuple[Company, ...]
    owns: tuple[Company, ...]
    acting: int
    after: str
    raid: Raid | None
    laboratory: Spot | None
    research: Research | None
    hand: tuple[Card, ...]
    danger: crisis.Danger | None
    queue: tuple[Figure, ...]
    queue_label: str
    scale: int
    flags: tuple[Flag, ...]
    track_label: str


def draw(view: View, question: Question, touched: Sequence[str] = ()) -> Drawing:
    """The drawing of a view; `touched` is what the reader has chosen: "captain", or goods of the hold."""
    captain = captain_in_hand(question, touched)
    bar = answers(view, question, touched, captain)
    meant = touch(view, question, captain)
    chosen = goods_of(bar.main) if any(toggle.face in GOOD_NAMES for toggle in bar.toggles) else ()
    after = bar.main.after if bar.main else ""
    ghost = flag_after(view, after)
    over, queue, phases = view.seat == OVER, procession(view), phases_of(view)
    return Drawing(
        when=f"Round {view.round}" if view.round else "Before the first round",
        phases=phases,
        phase=-1 if over else phase_of(view, phases),
        ends=ends(view),
        closing=view.last_round > 0,
        bar=bar,
        extras=extras(view),
        many=len(meant.offers) > MANY,
        mines=mines(view, meant),
        satellites=satellites(view, meant),
        track=track(view, meant),
        dice=board_dice(view),
        dice_label=dice_words(view),
        solar=view.solar,
        neutronium=view.neutronium,
        companies=tuple(company(view, number) for number in turn_order(view)),
        owns=own_ships(view, chosen, question.offers),
        acting=acting(view),
        after=after if after.startswith("$") else "",
        raid=raid(view),
        laboratory=laboratory(view, meant),
        research=research(view, question.offers),
        hand=tuple(card for number in led_by(view) for card in hand(view, number, question.offers)),
        danger=crisis.danger(view, question),
        queue=queue,
        queue_label=", ".join(mark(view, figure.ship) for figure in queue),
        scale=scale(view, ghost),
        flags=flags(view, ghost),
        track_label=track_words(view),
        titles=final_titles(view) if over else (),
        rows=final_rows(view) if over else (),
        small_print=TOGETHER if view.crisis else SMALL_PRINT,
        told=crisis.account(view) if over else (),
    )


def extras(view: View) -> tuple[str, ...]:
    """The variant, and of the decks those whose cards have no place on the board that tells of them."""
    sponsors = view.decks.choosing or view.ships[0].own.sponsor is not None
    told = {VARIANT_NAMES[view.variant]: view.variant != STANDARD, "sponsors": sponsors}
    told["therion"] = view.decks.therion and view.variant != CRISIS
    return tuple(name for name, here in told.items() if here)


def phases_of(view: View) -> tuple[str, ...]:
    """The phases of a round: the Marauders have one of their own, but not in the Crisis.  DR-RND-01, 02"""
    return RAIDED if view.decks.therion and view.variant != CRISIS else PHASES


def phase_of(view: View, phases: tuple[str, ...]) -> int:
    """Which of them runs."""
    if len(phases) == len(RAIDED):
        return view.phase - 1
    return {1: 0, 2: 1, 3: 2, 4: 2, 5: 3}.get(view.phase, -1)


def captain_in_hand(question: Question, touched: Sequence[str]) -> bool:
    """Is the Captain the piece to be sent: chosen, or the only one that can be?"""
    kinds = {offer.kind for offer in question.offers if offer.touch}
    return "captain" in kinds and ("captain" in touched or "crew" not in kinds)


def led_by(view: View) -> list[int]:
    """The ships drawn below the board: the reader's own; for onlookers the one that is asked or in turn."""
    mine = [number for number, ship in enumerate(view.ships) if ship.seat == view.me]
    return mine or [max(acting(view), view.turn.ship, 0)]


def own_ships(view: View, chosen: tuple[str, ...], offers: Sequence[Offer]) -> tuple[Company, ...]:
    """Those ships; the answer's goods lie in the one that is asked, or where somebody has but one, there."""
    ships = led_by(view)
    now = acting(view) if len(ships) > 1 else ships[0]
    return tuple(
        company(view, number, chosen, offers) if number == now else company(view, number) for number in ships
    )


# --- the bar


def answers(view: View, question: Question, touched: Sequence[str], captain: bool) -> Bar:
    """The answers: pieces to be sent, goods to be put together, or a few in words."""
    if view.asked.step in ("Assign", "Join") and question.offers:
        toggles = pieces(view, question, captain)
        if len(question.offers) <= MANY:
            return spread(question.offers, toggles)
        return Bar(None, (), further(question, captain), toggles)
    if view.asked.step in BOARD_ONLY and len(question.offers) > MANY:
        return Bar()
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
    ship = acting(view)
    return (
        Toggle("Crewmember", (), not captain, "to free places", "crew", ship),
        Toggle("Captain", ("captain",), captain, "also where others stand", "captain", ship),
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
    if view.crisis:
        return crisis.title(view)
    empty = sum(ore == 0 for ore in view.ore)
    if view.last_round:
        return (
            "This is the final round"
            if view.round == view.last_round
            else f"Round {view.last_round} is the last"
        )
    return f"Ends with {view.depletions} empty mines: {empty} of {view.depletions}"


def final_titles(view: View) -> tuple[str, ...]:
    """The columns of the final score; of a team none but the credits."""
    if view.crisis:
        return ()
    titles = ("Credits", "Goods aboard", "Pieces aboard")
    sponsors = ("Sponsor",) if view.ships[0].own.sponsor else ()
    return (*titles, *(("Company",) if view.variant == INSIDER else ()), *sponsors)


def final_rows(view: View) -> tuple[Row, ...]:
    """The final score, best first; of Insiders the company that counts."""
    return tuple(final_row(view, row) for row in result(view).rows)


def final_row(view: View, row: Result) -> Row:
    """One line of it."""
    place = row.rank if view.winners else 0
    if view.crisis:
        return Row(row.seat, place, f"${row.credits}")
    figures = [f"${row.credits}", str(row.goods), str(row.aboard)]
    ship = next(number for number in range(len(view.ships)) if mark(view, number) == row.name)
    figures += [company_name(view, ship)] if view.variant == INSIDER else []
    sponsor = view.ships[ship].own.sponsor
    return Row(row.seat, place, f"${row.total}", (*figures, sponsor.name) if sponsor else tuple(figures))


def flag_after(view: View, after: str) -> tuple[int, int] | None:
    """The flag that shows what the chosen answer would make of the asked ship's credits."""
    amount = re.fullmatch(r"\$(\d+)", after)
    return (acting(view), int(amount[1])) if amount else None


def track_words(view: View) -> str:
    """The credit track in words."""
    money = sorted((ship.credits, number) for number, ship in enumerate(view.ships))
    return (
        f"Credit track: {', '.join(f'{mark(view, ship)} ${credits}' for credits, ship in money)}. "
        "A second rig die from $10, a third from $20."
    )
