"""`gloaming pack new` and `pack check`: cards of one's own, from the first comment to the last fault."""

from __future__ import annotations

import sys
from pathlib import Path

from cyclopts import App

from gloaming.core.packs import Fault, Pack, PackError, look, shown
from gloaming.games import AnyGame, load, names, taker


class NoPack(ValueError):
    """A pack that cannot be begun; the sentence says what would do."""


app = App(name="pack", help="Cards of your own: begin a folder of them, and check it.")


@app.command
def check(folder: Path, *, game: str = "") -> int:
    """Check a folder of cards, and list every fault with its file, card and key.

    Parameters
    ----------
    folder
        The folder.
    game
        The game that it is for; the files' names tell it.
    """
    wanted = load(game) if game else taker(folder)
    pack, faults = looked_at(folder, wanted)
    if faults:
        print("\n".join(map(str, faults)))
        print(f"{folder} cannot be used: {len(faults)} fault{'s' * (len(faults) > 1)}.", file=sys.stderr)
        return 1
    kept = ", ".join(name for name in wanted.decks if name not in pack.pages)
    print(f"{folder} is a pack for {wanted.title}: nothing is wrong with it.")
    print(f"It replaces {', '.join(pack.pages)}.{f' The house keeps {kept}.' if kept else ''}")
    print(f"Name {pack.name}, digest {pack.digest}.")
    return 0


def looked_at(folder: Path, game: AnyGame) -> tuple[Pack, list[Fault]]:
    """The pack, and every fault: those of the folder, then those of the cards."""
    if not game.decks:
        raise PackError([Fault(shown(folder.name), f"{game.title} takes no packs.")])
    pack, faults = look(folder, game.name, game.decks)
    try:
        game.with_packs([pack])
    except PackError as flaw:
        faults += flaw.faults
    return pack, faults


@app.command
def new(folder: Path, *, game: str) -> int:
    """Begin a folder of cards: the house's own files, with comments that explain each key.

    Parameters
    ----------
    folder
        A new folder, or an empty one.
    game
        The game's name, as dark_matter.
    """
    decks = load(game).decks
    if not decks:
        able = [name for name in names() if load(name).decks]
        raise NoPack(f"{load(game).title} takes no packs; there are packs for {', '.join(able)}.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise NoPack(f"{folder} is not empty: name a new folder for the pack.")
        for name, path in decks.items():
            (folder / name).write_bytes(path.read_bytes())
    except OSError as flaw:
        raise NoPack(f"{folder} cannot be written to: {flaw.strerror or flaw}.") from None
    print(
        f"{folder} now holds {', '.join(decks)}: change them, and delete those that shall stay as they are."
    )
    print(f"`gloaming pack check {folder}` tells what is wrong; `gloaming play --pack {folder}` plays.")
    return 0
