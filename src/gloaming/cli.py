"""The program: `gloaming play | serve | tables | terminal | simulate | bench | replay | pack | explain`, and
`gloaming ledger`.

Each command is a function whose types and docstring are its interface.  What goes wrong for the person who
typed it is one sentence on the error stream and exit code 2; 1 is kept for faults of ours.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number

import gloaming
from gloaming import packing
from gloaming.core.packs import PackError
from gloaming.games import AnyGame, UnknownGame, in_use, load, names, put_at_hand

app = App(
    name="gloaming",
    help="A digital tabletop: play in the browser or the terminal, study and train.",
    version=gloaming.__version__,
)


app.command(packing.app)
app.command(  # loaded when it is asked for: databases take a while
    "gloaming.tables:app",
    name="tables",
    help="The tables that you keep: list them, and remove those that are not wanted.",
)


class Misuse(Exception):
    """What a person asked for cannot be; the sentence says what to do instead."""


def main() -> None:
    """Run the command named by the program's arguments."""
    sys.exit(run(sys.argv[1:]))


def run(words: list[str]) -> int:
    """Run one command; gives the exit code, with every refusal as one sentence on the error stream."""
    try:
        answer = app(words, exit_on_error=False, print_error=False, result_action="return_value")
    except (Misuse, UnknownGame, packing.NoPack) as refusal:
        return complain(str(refusal))
    except PackError as refusal:
        return complain(f"The cards cannot be used: {refusal}")
    except CycloptsError as refusal:
        return complain(f"{str(refusal).strip()} `gloaming --help` lists the commands and what they take.")
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return answer if isinstance(answer, int) else 0


Packs = Annotated[
    tuple[Path, ...],
    Parameter(
        name="--pack",
        help="A folder of cards that take the place of the house's; may be given several times.",
        negative=(),
    ),
]


def put(folders: tuple[Path, ...], game: str = "") -> None:
    """Put these packs at hand; where one game is meant, they must be for this one."""
    for pack in put_at_hand(folders):
        if game and pack.game != game:
            raise Misuse(f"{pack.name} is a pack for {pack.game}, not for {game}: leave it out.")


def bring(folders: tuple[Path, ...], game: str) -> AnyGame:
    """That game with these packs."""
    put(folders, game)
    return in_use(game)


def complain(sentence: str) -> int:
    """Say on the error stream what is wrong; gives the exit code."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2


@app.command
def version() -> None:
    """Tell the version, and whether the rules run compiled or in their plain form."""
    form = "compiled" if gloaming.compiled() else "pure"
    print(f"Gloaming {gloaming.__version__}, rules {form}, Python {sys.version.split()[0]}")
    for name in names():
        print(f"{load(name).title}, rules version {load(name).rules_version}")


@app.command
def explain(*words: str) -> None:
    """Explain a rule by its id, or find the rules that speak of some words.

    Parameters
    ----------
    words
        An id, as DR-ASG-06 or DR-R21, or words to look for.
    """
    if not words:
        raise Misuse("Say a rule's id or a word: `gloaming explain DR-ASG-06`, `gloaming explain captain`.")
    found = [line for name in names() for line in explained(name, " ".join(words))]
    if not found:
        raise Misuse(f"No rule has the id or the words {' '.join(words)[:60]!r}.")
    print("\n".join(found))


def explained(name: str, words: str) -> list[str]:
    """The lines that explain a rule, a ruling, or every rule with these words, in one game."""
    ledger = load(name).ledger
    try:
        if words.upper() in {ruling.id for ruling in ledger.rulings}:
            ruling = ledger.ruling(words.upper())
            return [f"{ruling.id}  {ruling.question}", f"  {ruling.ruling}", f"  Why: {ruling.why}"]
        rules = [ledger.rule(words.upper())]
    except KeyError:
        rules = ledger.search(words)
    lines = []
    for rule in rules:
        lines.append(f"{rule.id}  {rule.text}")
        lines += [f"  {ruling.id}  {ruling.question} {ruling.ruling}" for ruling in ledger.rulings_of(rule)]
    return lines


@app.command
def ledger(game: str, *, write: bool = False) -> int:
    """Report which rules of a game have code and a test; needs the source tree with its tests.

    Parameters
    ----------
    game
        The game's name, as darkrock.
    write
        Also write the rules' numbers anew, after a change of the ledger.
    """
    from gloaming.core.ledger import coverage, report_lines

    household = load(game).ledger_path.parent
    if write:
        (household / "rule_numbers.py").write_text(load(game).ledger.numbers_source(), "utf-8")
    tests = Path(__file__).parents[2] / "tests"
    if not tests.is_dir():
        raise Misuse("The tests are not here: run this in the source tree.")
    code = [*household.rglob("*.py"), *(household.parents[1] / "core").glob("*.py")]
    report = coverage(load(game).ledger, code, tests.rglob("test_*.py"))
    print("\n".join(report_lines(report)))
    return 1 if report.lacking_code or report.lacking_test or report.strays else 0


@app.command
def bench(
    *games: str,
    seconds: Annotated[float, Parameter(name=["--seconds", "-s"], validator=Number(gt=0, lte=3600))] = 2.0,
    rounds: Annotated[int, Parameter(validator=Number(gte=1))] = 3,
    json: bool = False,
    pack: Packs = (),
) -> int:
    """Measure the rules, compiled and pure side by side, in one run on one core.

    Parameters
    ----------
    games
        The games' names; all without one.
    seconds
        How long one measurement takes.
    rounds
        How often each is repeated, in turns; the best counts.
    json
        Print one object a line instead of the table.
    """
    from gloaming.arena.bench import BenchFault, compare
    from gloaming.arena.figures import bench_lines

    if gloaming.compiled_tree() is None:
        raise Misuse("The rules are not compiled; `python3 play.py setup` compiles them.")
    put(pack)
    try:
        for line in bench_lines(compare([load(game).name for game in games], seconds, rounds), json):
            print(line, flush=True)
    except BenchFault as fault:
        raise Misuse(str(fault)) from None
    return 0


Names = Annotated[
    tuple[str, ...],
    Parameter(
        name="--name",
        help="A name by which others find this computer, as play.example.org; may be given several times.",
        negative=(),
    ),
]


@app.command
def serve(
    *,
    port: int | None = None,
    lan: bool | None = None,
    data: str | None = None,
    name: Names = (),
    pack: Packs = (),
) -> int:
    """Serve tables to browsers, on this computer or on the local network.

    Parameters
    ----------
    port
        The port to listen on; 8000 without one.
    lan
        Let others on the local network in, and print the link for them.
    data
        The folder for the tables; your data folder without one.
    """
    return served({"port": port, "lan": lan, "data": data, "names": name, "packs": pack})


@app.command
def play(
    *,
    port: int | None = None,
    lan: bool | None = None,
    data: str | None = None,
    name: Names = (),
    pack: Packs = (),
) -> int:
    """Serve tables and open the browser; takes the next free port where the wanted one is taken.

    Parameters
    ----------
    port
        The port to listen on; 8000 without one.
    lan
        Let others on the local network in, and print the link for them.
    data
        The folder for the tables; your data folder without one.
    """
    return served({"port": port, "lan": lan, "data": data, "names": name, "packs": pack}, browse=True)


Wish = int | bool | str | tuple[str, ...] | tuple[Path, ...] | None


def served(wishes: dict[str, Wish], *, browse: bool = False) -> int:
    """Run the server with these settings, as far as they are given; what cannot be is a Misuse."""
    from gloaming.server import SettingError, read_settings
    from gloaming.server.run import serve
    from gloaming.store import StoreError

    try:
        given = {
            name: [*map(str, wish)] or None if isinstance(wish, tuple) else wish
            for name, wish in wishes.items()
        }
        settings = read_settings(given)
        return serve(settings, browse=browse, next_free=browse)
    except (SettingError, StoreError) as refusal:
        raise Misuse(str(refusal)) from None


GameName = Annotated[str, Parameter(help="The game's name, as darkrock.")]
OptionWords = Annotated[
    tuple[str, ...],
    Parameter(help="An option of the game, as long_game=true; may be given several times.", negative=()),
]
AsObject = Annotated[bool, Parameter(help="Print one object instead of the table.", negative=())]
Plain = Annotated[bool, Parameter(help="Words only: no lines of signs, no bold letters.", negative=())]


@app.command
def terminal(
    game: GameName = "darkrock",
    *,
    seats: str = "",
    names: str = "",
    seed: int | None = None,
    option: OptionWords = (),
    real_dice: bool = False,
    plain: Plain = False,
    json: bool = False,
    journal: Path | None = None,
    pack: Packs = (),
) -> int:
    """Play a whole game in plain lines, alone with bots or together at one terminal.

    Parameters
    ----------
    seats
        Who sits where, as you,steady,random: you, or a bot's level.
    names
        The players' names, one a seat, as Ana,Ben,Cleo.
    seed
        The same seed and the same answers give the same game.
    real_dice
        You throw the dice of the box and type what they show.
    json
        Speak with a program: one JSON object a line, both ways.
    journal
        Keep the game in this file; where it is there, the game goes on from it.
    """
    from gloaming.terminal.run import play
    from gloaming.terminal.wish import wish

    put(pack, game)
    try:
        wanted = wish(game, seats, names, option, seed, real_dice)
        return play(wanted, journal, plain, json)
    except ValueError as refusal:
        raise Misuse(str(refusal)) from None


@app.command
def replay(
    file: Path, *, to: int | None = None, seat: str = "", plain: Plain = False, pack: Packs = ()
) -> int:
    """Tell the story of a journal, with its numbers, and show the table where it stops.

    Parameters
    ----------
    file
        The journal.
    to
        Stop after so many records.
    seat
        Read it as this seat may, as red.
    """
    from gloaming.terminal.paper import standard
    from gloaming.terminal.retelling import retell

    put(pack)
    try:
        retell(file, standard(plain), to, seat)
    except ValueError as refusal:
        raise Misuse(str(refusal)) from None
    return 0


@app.command
def simulate(
    game: GameName = "darkrock",
    *,
    seats: str = "steady,random",
    games: int = 1000,
    seed: int = 1,
    processes: int = 0,
    option: OptionWords = (),
    swap: bool = True,
    limit: int = 20_000,
    playouts: int = 40,
    journals: Path | None = None,
    json: AsObject = False,
    pack: Packs = (),
) -> int:
    """Play many games between bots, and report wins, scores and lengths with intervals of 95 in 100.

    Parameters
    ----------
    seats
        The bots' levels, one a seat, as steady,random.
    games
        How many games.
    seed
        The same seed gives the same games, whatever the number of processes.
    processes
        How many processes; one a core without it.
    swap
        Let the players change seats from game to game.
    limit
        Decisions after which a game counts as unfinished.
    playouts
        How many games a sharp bot imagines for a decision.
    journals
        A new folder for the games' journals.
    """
    from gloaming.arena import session, simulate
    from gloaming.terminal.wish import options_of, parted

    try:
        chosen = options_of(bring(pack, game), option)
        plan = simulate.Plan(game, tuple(parted(seats)), games, seed, chosen, swap, limit, playouts)
        return session.run(plan, processes, journals, json)
    except ValueError as refusal:
        raise Misuse(str(refusal)) from None
