"""Dark Venture: one day on a map that grows while heroes travel it for their quests.

The door of the household.  The turn is in `steps/`, what texts do in `tales/`, characters and their numbers
in `cast/`, decks and hands in `cards/`, the map in `land/`, what is printed in `content/`.  What a seat sees
is in `view`, its pieces in `scene`, its page in `art/`, its sentences where `words`, `phrases`, `offers`,
`questions`, `sayings` say, its notation in `notation`, what learning agents see in `observe`, what always
holds in `invariants` and `bounds`, what is kept from a seat in `secrets`, every rule in `rules.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from gloaming.core.game import Game as CoreGame
from gloaming.core.options import Choice, Option, Options
from gloaming.core.packs import Pack, digests, house_pages, laid_over
from gloaming.core.picture import Chapter
from gloaming.core.words import Question
from gloaming.games.dark_venture import (
    agreement,
    invariants,
    notation,
    observe,
    questions,
    refusals,
    remedies,
    sayings,
    secrets,
    table_text,
)
from gloaming.games.dark_venture.actions import ACTION_SPACE
from gloaming.games.dark_venture.agenda import PARTS, STEPS
from gloaming.games.dark_venture.art import closing
from gloaming.games.dark_venture.art.drawing import Drawing, draw
from gloaming.games.dark_venture.content.deck import Content
from gloaming.games.dark_venture.content.loader import read_content
from gloaming.games.dark_venture.content.pack import DECKS
from gloaming.games.dark_venture.names import COMPETITIVE, COOPERATIVE, MODE_NAMES, PLAYERS, SEAT_NAMES
from gloaming.games.dark_venture.scene import scene
from gloaming.games.dark_venture.state import State
from gloaming.games.dark_venture.steps.setup import new_table
from gloaming.games.dark_venture.view import View, view

BOOK_NAMES = ("A", "B", "random")
MODE = Option(
    "mode",
    "Mode",
    "Against each other, alone, or together.",
    "competitive",
    (
        Choice("competitive", "Competitive: two to four players, most quest points win."),
        Choice("solo_ranked", "Solo, ranked: quest points earn a title."),
        Choice("solo_short", "Solo, short: 10 quest points in 6 rounds."),
        Choice("solo_long", "Solo, long: 20 quest points in 12 rounds."),
        Choice("cooperative", "Together: two to four players, 20 quest points each."),
    ),
)
BOOKS = Option(
    "books",
    "Books",
    "The pair of books, guide and actions, that tells what happens at the locations.",
    "random",
    (
        Choice("A", "Guide A with actions A."),
        Choice("B", "Guide B with actions B."),
        Choice("random", "Chance names the pair as the game begins."),
    ),
)
DEALT = Option("deal_heroes", "Heroes by chance", "Heroes are dealt instead of being chosen.", False)


class DarkVenture(CoreGame[State, View]):
    """Dark Venture alone, against each other or together.  DV-GOLD-01, 03; DV-SET-12; DV-R02, DV-R08"""

    name = "dark_venture"
    title = "Dark Venture"
    blurb = "One day in a dark land: explore it, fight, win followers and fulfil quests before sunset."
    minutes = 90
    rules_version = 2
    seat_names = SEAT_NAMES
    asks_twice = False
    options = (MODE, BOOKS, DEALT)
    action_space = ACTION_SPACE
    state_class = State
    steps = STEPS
    parts = PARTS
    ledger_path = Path(__file__).parent / "rules.toml"
    decks = DECKS
    art = Path(__file__).parent / "art"

    # What the modules named above say; what needs to know the cards follows below.
    hides = staticmethod(secrets.hides)
    flaws = staticmethod(invariants.flaws)
    read = staticmethod(notation.read)
    notation = staticmethod(notation.notation)
    view = staticmethod(view)
    scene = staticmethod(scene)
    features_of = staticmethod(observe.features_of)

    def __init__(self, content: Content, packs: Mapping[str, str]) -> None:
        """With the cards and books of that content, from these packs if it is not the house's."""
        self.content = content
        self.packs = packs

    def seats(self, options: Mapping[str, object]) -> range:
        """One in solo games, else two to four.  DV-GOLD-01; DV-SOLO-01; DV-COOP-01"""
        together = options["mode"] in (MODE_NAMES[COMPETITIVE], MODE_NAMES[COOPERATIVE])
        return range(2, PLAYERS + 1) if together else range(1, 2)

    def begin(self, seats: int, options: Options) -> State:
        """The table before anything is chosen.  DV-SET-12, 13"""
        mode = MODE_NAMES.index(str(options["mode"]))
        books = BOOK_NAMES.index(str(options["books"]))
        return new_table(self.content, seats, mode, books, options["deal_heroes"] is True)

    def with_packs(self, packs: Sequence[Pack]) -> DarkVenture:
        """With other cards and books."""
        return DarkVenture(read_content(laid_over(DECKS, packs)), digests(packs))

    def shared(self, state: State) -> dict[str, object]:
        """What is printed is not part of a dump."""
        return {"content": self.content}

    def say(self, before: View, actions: Sequence[int], after: View) -> list[str]:
        """As in the module `sayings`."""
        told = sayings.say(self.content, before, actions, after)
        return agreement.agreed(self.content, told, before, after)

    def say_aside(self, before: View, seat: int, action: int, after: View) -> list[str]:
        """As in the module `sayings`."""
        told = sayings.say_aside(self.content, before, seat, action, after)
        return agreement.agreed(self.content, told, before, after)

    def ask(self, view: View) -> Question:
        """As in the module `questions`."""
        question = questions.ask(self.content, view)
        return agreement.agreed_question(self.content, view, question)

    def refuse(self, view: View, action: int, rule: int) -> str:
        """As in the module `refusals`."""
        told = refusals.refuse(self.content, view, action, rule, self.ledger.by_number(rule).text)
        return agreement.agree(agreement.several(self.content, view), told)

    def instead(self, view: View, action: int) -> str:
        """As in the module `remedies`."""
        told = remedies.instead(self.content, view, action)
        return agreement.agree(agreement.several(self.content, view), told)

    def show(self, view: View) -> list[str]:
        """As in the module `table_text`."""
        return agreement.agreed(self.content, table_text.show(self.content, view), view)

    def picture(self, view: View, question: Question, touched: Sequence[str] = ()) -> Drawing:
        """As in the module `art.drawing`."""
        return draw(self.content, view, question, touched)

    def retell(self, chapters: Iterable[Chapter[View]]) -> tuple[tuple[str, str], ...]:
        """As in the module `art.closing`."""
        return closing.day(self.content, chapters)


game = DarkVenture(read_content(house_pages(DECKS)), {})
