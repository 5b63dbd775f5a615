"""Dark Matter: four rounds of terraforming with cards that turn in everybody's hands.

The door of the household.  The turn is in `steps/`, the families of rules in `skills/`, what variants add in
`variants/`, the cards in `content/`, what a seat sees in `view`, its pieces in `scene`, its sentences where
`words` says, its notation in `notation`, what learning agents see in `observe`, what always holds in
`invariants`, every rule in `rules.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.core.game import Game as CoreGame
from gloaming.core.options import Option, Options
from gloaming.core.packs import Pack, digests, house_pages, laid_over
from gloaming.games.dark_matter import (
    invariants,
    notation,
    observe,
    questions,
    refusals,
    sayings,
    table_text,
)
from gloaming.games.dark_matter.actions import ACTION_SPACE
from gloaming.games.dark_matter.art.drawing import draw
from gloaming.games.dark_matter.content.deck import Deck
from gloaming.games.dark_matter.content.loader import DECKS, read_deck
from gloaming.games.dark_matter.names import SEAT_NAMES
from gloaming.games.dark_matter.scene import scene
from gloaming.games.dark_matter.state import Player, State
from gloaming.games.dark_matter.steps import action, setup, turn
from gloaming.games.dark_matter.view import View, view

STEPS = (
    setup.SetUp,
    setup.DealCard,
    setup.DealCharter,
    setup.TopOfDeck,
    setup.FirstPlayer,
    turn.BeginRound,
    turn.BeginTurn,
    turn.FinalPhase,
    turn.Refill,
    turn.DrawPlanet,
    turn.Deposit,
    turn.NextTurn,
    action.ChooseAction,
    action.ChooseSource,
    action.RefreshWhom,
    action.TakeSoldiers,
    action.Influence,
    action.MoveUsed,
)


class DarkMatter(CoreGame[State, View]):
    """Dark Matter for two to four, with five variants in any combination.  DM-SET-01, 14; DM-VAR-15"""

    name = "dark_matter"
    title = "Dark Matter"
    blurb = "Terraform planets with three cards whose backs everybody else may use. Four rounds, most points."
    minutes = 30
    rules_version = 1
    seat_names = SEAT_NAMES
    options = (
        Option(
            "civilizations",
            "Civilization Cards",
            "Each player gets a card that is worth points for what they have, and ten when they improve it.",
            False,
        ),
        Option(
            "quick_process",
            "Quick Process",
            "Gems can be paid in the turn in which they are earned; recommended for two.",
            False,
        ),
        Option(
            "powerful_planets",
            "Powerful Planets",
            "Gems that planets bring can be paid in the same turn.",
            False,
        ),
        Option(
            "black_hole",
            "Exploring the Black Hole",
            "After each turn soldiers may be sent away for good; whoever has sent most scores ten.",
            False,
        ),
        Option(
            "unlimited_planets",
            "Unlimited Controlled Planets",
            "There is no limit to the planets one may control; recommended for two.",
            False,
        ),
    )
    action_space = ACTION_SPACE
    state_class = State
    steps = STEPS
    parts: Mapping[str, type] = {"players": Player}
    ledger_path = Path(__file__).parent / "rules.toml"
    art = Path(__file__).parent / "art"
    decks = DECKS

    # What the modules named above say.
    flaws = staticmethod(invariants.flaws)
    read = staticmethod(notation.read)
    notation = staticmethod(notation.notation)
    view = staticmethod(view)
    say = staticmethod(sayings.say)
    ask = staticmethod(questions.ask)
    refuse = staticmethod(refusals.refuse)
    instead = staticmethod(refusals.instead)
    scene = staticmethod(scene)
    show = staticmethod(table_text.show)
    picture = staticmethod(draw)
    features_of = staticmethod(observe.features_of)

    def __init__(self, deck: Deck, packs: Mapping[str, str]) -> None:
        """With the cards of that deck, which came from these packs if it is not the house's."""
        self.deck = deck
        self.packs = packs

    def seats(self, options: Mapping[str, object]) -> range:
        """Two to four, whatever the variants.  DM-SET-01; DM-VAR-02, 14; DM-R01"""
        return range(2, 5)

    def begin(self, seats: int, options: Options) -> State:
        """The table before the deal.  DM-SET-14"""
        state = setup.new_table(self.deck, seats)
        state.civilizations = options["civilizations"] is True
        state.quick_process = options["quick_process"] is True
        state.powerful_planets = options["powerful_planets"] is True
        state.black_hole = options["black_hole"] is True
        state.unlimited_planets = options["unlimited_planets"] is True
        return state

    def with_packs(self, packs: Sequence[Pack]) -> DarkMatter:
        """With other cards."""
        return DarkMatter(read_deck(laid_over(DECKS, packs)), digests(packs))

    def shared(self, state: State) -> dict[str, object]:
        """The cards are not part of a dump."""
        return {"deck": self.deck}


game = DarkMatter(read_deck(house_pages(DECKS)), {})
