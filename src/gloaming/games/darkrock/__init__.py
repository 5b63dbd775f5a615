"""Darkrock Ventures: mine an asteroid with a crew of four, export what you dig, end with the most credits.

The door of the household.  The round is in `steps/`, the stations by family in `stations/`, what a seat
sees in `view`, its pieces in `scene`, its sentences where `words` says, its notation in `notation`, what
learning agents see in `observe`, what always holds in `invariants`, every rule in `rules.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from gloaming.core.game import Game as CoreGame
from gloaming.core.options import Options
from gloaming.core.packs import Pack, digests, house_pages, laid_over
from gloaming.games.darkrock import (
    invariants,
    notation,
    observe,
    questions,
    refusals,
    remedies,
    sayings,
    table_text,
)
from gloaming.games.darkrock.actions import ACTION_SPACE
from gloaming.games.darkrock.art.drawing import draw
from gloaming.games.darkrock.boards import Crisis, Sabotage
from gloaming.games.darkrock.content.deck import Content
from gloaming.games.darkrock.content.loader import DECKS, read_content
from gloaming.games.darkrock.decks import Decks
from gloaming.games.darkrock.names import SEAT_NAMES
from gloaming.games.darkrock.options import (
    OPTIONS,
    excludes,
    goes_with,
    lay_out,
    meant,
    seats,
    ships_for,
)
from gloaming.games.darkrock.scene import scene
from gloaming.games.darkrock.state import Ship, State, Turn
from gloaming.games.darkrock.stations import crew, export, gear, hold, mines, research, rigs, solar
from gloaming.games.darkrock.steps import assign, marauders, resolve, round, sponsors
from gloaming.games.darkrock.variants import crisis, raids, saboteurs
from gloaming.games.darkrock.view import View, view

STEPS = (
    round.FirstLeader,
    round.BeginRound,
    round.RollStandard,
    round.RerollStandard,
    round.RollNeutronium,
    round.EndRound,
    assign.AssignPhase,
    assign.Assign,
    assign.NextAssignment,
    assign.Join,
    resolve.ResolvePhase,
    resolve.BeginTurn,
    resolve.RollRigs,
    resolve.NextPiece,
    resolve.ChoosePiece,
    resolve.RerollNeutronium,
    resolve.ComeHome,
    mines.Collect,
    mines.Consolation,
    mines.SecondPair,
    mines.CollectAgain,
    hold.Discard,
    hold.TakeNeutronium,
    hold.Unlock,
    gear.Image,
    gear.Flip,
    gear.Rove,
    rigs.Rent,
    rigs.RollRented,
    rigs.Modify,
    rigs.Reboot,
    rigs.RollRebooted,
    crew.Recruit,
    crew.Release,
    crew.Subcontract,
    export.Export,
    solar.ChargeOrCollect,
    research.LayCard,
    research.Study,
    research.KeepCard,
    marauders.RevealRaid,
    marauders.MaraudersPhase,
    marauders.ResolveRaid,
    marauders.AnswerMarauders,
    marauders.EndRaid,
    sponsors.DealSponsor,
    sponsors.ChooseSponsor,
    sponsors.OpenSponsors,
    saboteurs.PlaceSaboteur,
    raids.Raid,
    raids.AskShields,
    raids.Defend,
    raids.Strike,
    raids.ShareDamage,
    crisis.Lose,
)


class Darkrock(CoreGame[State, View]):
    """Darkrock Ventures: the standard game for two to five, and its variants.  DR-SET-01"""

    name = "darkrock"
    title = "Darkrock Ventures"
    blurb = "Send your crew to mine an asteroid, tune your dice, sell what you dig. The richest company wins."
    rules_version = 1
    open_information = True  # DR-R69; Sponsors are secret until all have chosen
    seat_names = SEAT_NAMES
    options = OPTIONS
    action_space = ACTION_SPACE
    state_class = State
    steps = STEPS
    parts: Mapping[str, type] = {
        "ships": Ship,
        "turn": Turn,
        "sabotage": Sabotage,
        "crisis": Crisis,
        "decks": Decks,
    }
    ledger_path = Path(__file__).parent / "rules.toml"
    art = Path(__file__).parent / "art"
    decks = DECKS

    # What the modules named above say.
    seats = staticmethod(seats)
    excludes = staticmethod(excludes)
    goes_with = staticmethod(goes_with)
    meant = staticmethod(meant)
    flaws = staticmethod(invariants.flaws)
    read = staticmethod(notation.read)
    notation = staticmethod(notation.notation)
    view = staticmethod(view)
    say = staticmethod(sayings.say)
    ask = staticmethod(questions.ask)
    refuse = staticmethod(refusals.refuse)
    instead = staticmethod(remedies.instead)
    scene = staticmethod(scene)
    show = staticmethod(table_text.show)
    picture = staticmethod(draw)
    features_of = staticmethod(observe.features_of)

    def __init__(self, content: Content, packs: Mapping[str, str]) -> None:
        """With the cards of that content, which came from these packs if it is not the house's."""
        self.content = content
        self.packs = packs

    def all_open(self, options: Mapping[str, object]) -> bool:
        """Without Sponsors nothing is hidden.  DR-R02, DR-R69"""
        return options["sponsors"] is not True

    def begin(self, seats: int, options: Options) -> State:
        """The table before the first Leader is drawn."""
        state = round.new_table(ships_for(seats, options), options["long_game"] is True)
        state.content = self.content
        lay_out(state, options)
        return state

    def with_packs(self, packs: Sequence[Pack]) -> Darkrock:
        """With other cards."""
        return Darkrock(read_content(laid_over(DECKS, packs)), digests(packs))

    def shared(self, state: State) -> dict[str, object]:
        """The cards are not part of a dump."""
        return {"content": self.content}


game = Darkrock(read_content(house_pages(DECKS)), {})
