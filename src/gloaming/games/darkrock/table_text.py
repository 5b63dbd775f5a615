"""The table in plain lines, 80 columns, for terminals and readers.  From views only."""

from __future__ import annotations

from gloaming.core.state import OVER
from gloaming.core.words import listed, wrapped
from gloaming.games.darkrock.deck_words import deck_entries, own_cards
from gloaming.games.darkrock.ending import headline as headline_of_end
from gloaming.games.darkrock.ending import result
from gloaming.games.darkrock.names import (
    ABOARD,
    ASSIGN,
    CAPTAIN,
    GOOD_NAMES,
    MARAUDERS,
    MINES,
    NEUTRONIUM_ROLL,
    PIECES,
    RESOLVE,
    ROLL,
    STATIONS,
)
from gloaming.games.darkrock.odds import odds
from gloaming.games.darkrock.questions import rig_dice
from gloaming.games.darkrock.state import metal_of
from gloaming.games.darkrock.variant_words import DIFFICULTIES, still_lacking, variant_entries
from gloaming.games.darkrock.view import ShipView, View
from gloaming.games.darkrock.words import (
    NUMBERS,
    carried,
    company_name,
    counted,
    goods,
    headline,
    mark,
    standing,
    values,
)

PHASES = {
    ROLL: "Roll",
    ASSIGN: "Assign",
    NEUTRONIUM_ROLL: "Neutronium",
    MARAUDERS: "Marauders",
    RESOLVE: "Resolve",
}


def show(view: View) -> list[str]:
    """The state in lines: where and when, dice, order, mines, stations, the Solar Array, each ship."""
    if view.seat == OVER:
        return final(view)
    return [
        *when(view),
        "",
        *entry("Dice", dice(view)),
        *entry("Order", order(view)),
        "",
        *mines(view),
        "",
        *entry("Stations", stations(view)),
        *entry("Supply", f"{view.solar} solar, {view.neutronium} neutronium."),
        *variant_lines(view),
        *deck_lines(view),
        "",
        *[line for ship in ships_from(view) for line in company(view, ship)],
    ]


def variant_lines(view: View) -> list[str]:
    """What the variant's board shows."""
    return [line for name, text in variant_entries(view) for line in entry(name, text)]


def deck_lines(view: View) -> list[str]:
    """What lies open of the decks."""
    return [line for name, text in deck_entries(view) for line in entry(name, text)]


def entry(name: str, text: str) -> list[str]:
    """A word at the margin and its text beside it, wrapped."""
    return wrapped(f"{name:<9} {text}", 10)


def when(view: View) -> list[str]:
    """Round, phase, and how near the end is."""
    if view.round == 0:
        return ["Before the first round."]
    last = ", the last" if view.round == view.last_round else ""
    head = f"Round {view.round}{last}, phase {view.phase} of 5: {PHASES[view.phase]}."
    if view.crisis:
        lacking = still_lacking(view) or "nothing"
        end = f"{DIFFICULTIES[view.crisis.difficulty]} Crisis. Still to export: {lacking}."
    elif view.last_round:
        end = "" if last else f"Round {view.last_round} will be the last."
    else:
        end = f"Ends with {view.depletions} empty mines: {view.ore.count(0)} of {view.depletions}."
    return [head, end] if end else [head]


def dice(view: View) -> str:
    """'standard 5 and 2; neutronium not rolled yet'"""
    rolled = view.phase > ROLL
    standard = f"standard {values(view.standard)}" if rolled else "standard dice not rolled yet"
    third = f"neutronium {view.neutronium_die}" if view.neutronium_die else "neutronium not rolled yet"
    rig = view.turn.rig
    own = (
        f"; {mark(view, view.turn.ship)}'s rig {'die' if len(rig) == 1 else 'dice'} {values(rig)}"
        if rig
        else ""
    )
    return f"{standard}; {third}{own}"


def order(view: View) -> str:
    """The ships in turn order."""
    if view.round == 0:
        return "not drawn yet"
    ships = len(view.ships)
    names = [mark(view, (view.leader + place) % ships) for place in range(ships)]
    names[0] += " (Leader)"
    return ", ".join(names)


# --- mines


def mines(view: View) -> list[str]:
    """A table: what is left, who stands there, the odds of one, two and three rig dice."""
    rows = ["Mine  left        one die  two dice  three dice  stands here"]
    rows += [mine_row(view, mine) for mine in range(MINES)]
    return [*rows, "Chance of a match in 100 throws, before gear."]


def mine_row(view: View, mine: int) -> str:
    """One mine."""
    left = f"{view.ore[mine]} {GOOD_NAMES[metal_of(mine)]}" if view.ore[mine] else "empty"
    who = ", ".join(mark(view, ship) for ship in standing(view, mine)) or "-"
    start = f"{2 * mine + 2:>4}  {left:<10}"
    if not view.ore[mine]:
        return f"{start}{'-':>9}{'-':>10}{'-':>12}  {who}"
    one, two, three = odds(view, mine)
    return f"{start}{one:>9}{two:>10}{three:>12}  {who}"


# --- stations


def stations(view: View) -> str:
    """Who stands where, mines aside: 'Export 3: @1; Recruit: @0's Captain.'"""
    occupied = [(place, here(view, place)) for place in range(MINES, STATIONS + 3)]
    texts = [f"{headline(place)}: {who}" for place, who in occupied if who]
    return f"{'; '.join(texts)}." if texts else "nobody stands on a satellite."


def here(view: View, place: int) -> str:
    """The pieces at a place, by seat."""
    names = []
    for number, ship in enumerate(view.ships):
        pieces = [piece for piece in range(PIECES) if ship.place[piece] == place]
        if CAPTAIN in pieces:
            names.append(f"{mark(view, number)}'s Captain")
        crew = len(pieces) - (CAPTAIN in pieces)
        if crew:
            names.append(mark(view, number) if crew == 1 else f"{mark(view, number)} with {NUMBERS[crew]}")
    return ", ".join(names)


# --- ships


def ships_from(view: View) -> list[int]:
    """The reader's own ship first, then clockwise."""
    first = next((n for n, ship in enumerate(view.ships) if ship.seat == view.me), 0)
    return [(first + place) % len(view.ships) for place in range(len(view.ships))]


def name_of(view: View, ship: int) -> str:
    """'You' for the reader's own ship; of Insiders 'You (Rose)'."""
    if view.ships[ship].seat != view.me:
        return mark(view, ship)
    name = company_name(view, ship)
    return f"You ({name})" if name else "You"


def company(view: View, number: int) -> list[str]:
    """'You: $12. Hold: 1 iron and 1 neutronium, two slots free of four. Aboard: ...'"""
    ship = view.ships[number]
    free = ship.slots - carried(ship)
    hold = f"Hold: {goods(ship.hold)}, {NUMBERS[free]} of {counted(ship.slots, 'slot')} free."
    text = f"${ship.credits}. {hold} Aboard: {aboard(ship)}. {rig_dice(ship.unlocked).capitalize()}."
    return wrapped(f"{name_of(view, number)}: {text}{own_cards(view, number)}", 4)


def aboard(ship: ShipView) -> str:
    """'two crewmembers and the Captain', 'nobody'."""
    crew = sum(place == ABOARD for place in ship.place[:CAPTAIN])
    names = [counted(crew, "crewmember")] if crew else []
    captain = ["the Captain"] if ship.place[CAPTAIN] == ABOARD else []
    return listed(names + captain) or "nobody"


# --- the end


def final(view: View) -> list[str]:
    """The result, best first, and what decided it."""
    end = result(view)
    if view.crisis:
        return [headline_of_end(view), end.sentence, *variant_lines(view)]
    rows = [
        f"{row.rank}. {row.name}: ${row.total} (${row.credits} and {counted(row.goods, 'good')}), "
        f"{counted(row.aboard, 'piece')} aboard"
        for row in end.rows
    ]
    return ["The game is over.", *rows, end.sentence]
