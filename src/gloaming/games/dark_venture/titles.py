"""The title that a ranked solo game earns.  Ordinary Python.  DV-SOLO-05; DV-R72"""

from __future__ import annotations

TITLES = (
    (0, "Hopeless Case"),
    (2, "Lost Soul"),
    (3, "Survivor"),
    (4, "Wastelander"),
    (5, "Wild Wanderer"),
    (6, "Bandit"),
    (7, "Tradesman"),
    (8, "Apprentice Squire"),
    (9, "Squire"),
    (10, "Studied Traveler"),
    (11, "Guided Pathfinder"),
    (12, "Heroic Huntsman"),
    (13, "Cloaked Outlaw"),
    (14, "Highwayman"),
    (15, "Ranger"),
    (16, "Revered Adventurer"),
    (17, "Cavalier Explorer"),
    (18, "Legionnaire"),
    (19, "Lone Knight"),
    (20, "Lord Protector"),
    (23, "Fabled Warrior"),
    (26, "Mythic Champion"),
    (29, "Banisher of the Unlucky"),
    (30, "Legendary Hero"),
)


def title_of(points: int) -> str:
    """The title for so many quest points; 30 and more are legendary.  DV-SOLO-05; DV-R72"""
    return next(title for least, title in reversed(TITLES) if points >= least)
