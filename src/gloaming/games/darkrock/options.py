"""The options of a table, how many may sit down with them, and which exclude each other.  DR-SET-01, 03

The decks are off at first: for who is new the rulebook leaves them out, and old journals do not name them.
"""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.core.options import Choice, Option, Options
from gloaming.games.darkrock.names import CRISIS, DIFFICULTY_NAMES, INSIDER, VARIANT_NAMES
from gloaming.games.darkrock.state import State
from gloaming.games.darkrock.steps.sponsors import lay_decks
from gloaming.games.darkrock.variants.crisis import prepare

OPTIONS: tuple[Option, ...] = (
    Option(
        "long_game",
        "Long game",
        "The end comes with the fourth empty mine instead of the third: one or two rounds more.",
        False,
    ),
    Option(
        "therion",
        "Therion Marauders",
        "Raiders attack some stations each round once somebody has exported: pay for Shields, or flee. "
        "Recommended for the duels; a Crisis always has them.",
        False,
    ),
    Option(
        "sponsors",
        "Corporate Sponsors",
        "Each company starts with what its Sponsor gives: everybody secretly keeps one of two cards.",
        False,
    ),
    Option(
        "research",
        "Research",
        "One more station, where a lasting advantage can be taken from a row of open cards.",
        False,
    ),
    Option(
        "captain_two_pairs",
        "Two pairs for a Captain",
        "A Captain on a mine needs a pair of dice for each of two units, not one for both.",
        False,
    ),
    Option(
        "variant",
        "Variant",
        "The standard game, one of two duels, or all together against the asteroid.",
        "standard",
        (
            Choice("standard", "Standard game: two to five companies, the richest wins."),
            Choice("insider", "Insider Partnership: two players, two companies each; the poorer one counts."),
            Choice("saboteurs", "Saboteurs: two or three players, and meddlers who block or close stations."),
            Choice("crisis", "Neutronium Crisis: one to five players together against the Marauders."),
        ),
    ),
    Option(
        "difficulty",
        "Difficulty of the Crisis",
        "How well equipped the Neutronium Crisis finds you.",
        "normal",
        (
            Choice("cakewalk", "Cakewalk: $15 and two rig dice each."),
            Choice("easy", "Easy: $13 and two rig dice each."),
            Choice("normal", "Normal: $10 and one rig die each."),
            Choice("hard", "Hard: $7 and one rig die each."),
            Choice("very_hard", "Very hard: $5 and one rig die each."),
            Choice("extreme", "Extreme: $2 and one rig die each."),
        ),
    ),
    Option(
        "doubles_each",
        "Every double counts (Crisis)",
        "The marker steps back for each roll that matches, not only for the first of a round.",
        False,
    ),
    Option(
        "crisis_shield_per_card",
        "Shields for one card (Crisis)",
        "Shields end with the card they were raised against instead of holding all round.",
        False,
    ),
    Option(
        "disintegration_limit",
        "Stations you can lose (Crisis)",
        "So many disintegrated stations end the game at once.",
        "5",
        (Choice("5", "The fifth lost station ends the game."), Choice("4", "The fourth already does.")),
    ),
)
SEATS = {"standard": range(2, 6), "insider": range(2, 3), "saboteurs": range(2, 4), "crisis": range(1, 6)}
ONLY_IN_CRISIS = ("difficulty", "doubles_each", "crisis_shield_per_card", "disintegration_limit")


def seats(options: Mapping[str, object]) -> range:
    """How many may sit down.  DR-SET-01; DR-INS-01; DR-SAB-01, 17; DR-CRI-01"""
    return SEATS[str(options["variant"])]


def goes_with(given: Mapping[str, object]) -> Mapping[str, object]:
    """Every variant has the Marauders unless it is said otherwise.  DR-INS-11; DR-SAB-16; DR-CRI-02"""
    return {"therion": True} if given.get("variant") in VARIANT_NAMES[1:] else {}


def meant(recorded: Mapping[str, object]) -> Mapping[str, object]:
    """Journals once noted a Crisis without Marauders, and it had them all the same.  DR-CRI-02"""
    return {**recorded, "therion": True} if recorded.get("variant") == VARIANT_NAMES[CRISIS] else recorded


def excludes(options: Options) -> str:
    """Why these options cannot be played together; "" if they can.  DR-CRI-02, 52; DR-INS-11; DR-SAB-16"""
    if options["variant"] == "crisis":
        return crisis_excludes(options)
    for option in OPTIONS:
        if option.name in ONLY_IN_CRISIS and options[option.name] != option.default:
            return f"“{option.title}” is for the Neutronium Crisis: choose it, or leave that as it was."
    return ""


def crisis_excludes(options: Options) -> str:
    """What the Neutronium Crisis cannot be played with, or without.  DR-CRI-02, 52; DR-R42"""
    if not options["therion"]:
        return "The Neutronium Crisis is an attack of the Therion Marauders: switch them on."
    if options["long_game"]:
        return "Empty mines do not end the Neutronium Crisis, so it cannot be a long game: leave that off."
    if options["sponsors"]:
        return "The Neutronium Crisis sets what everybody starts with: leave the Sponsors off."
    return ""


def ships_for(seats: int, options: Options) -> int:
    """How many companies there are: one a seat; of Insiders two.  DR-INS-01, 05"""
    return 2 * seats if options["variant"] == VARIANT_NAMES[INSIDER] else seats


def lay_out(state: State, options: Options) -> None:
    """The variant, then the decks played.  DR-SET-03"""
    lay_variant(state, options)
    state.two_pairs = options["captain_two_pairs"] is True  # DR-R21
    lay_decks(state, *(options[deck] is True for deck in ("therion", "sponsors", "research")))


def lay_variant(state: State, options: Options) -> None:
    """What the variant changes at setup.  DR-INS-02, 03; DR-SAB-01; DR-CRI-02 to 08"""
    state.variant = VARIANT_NAMES.index(str(options["variant"]))
    if state.variant != CRISIS:
        return
    prepare(state, DIFFICULTY_NAMES.index(str(options["difficulty"])))
    crisis = state.crisis
    crisis.limit = int(options["disintegration_limit"])
    crisis.doubles_each = options["doubles_each"] is True
    crisis.shield_per_card = options["crisis_shield_per_card"] is True
