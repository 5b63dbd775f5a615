"""The search for a way to pay: whether what is on hand makes exactly what is needed.  Compiled."""

from __future__ import annotations

from mypy_extensions import i64 as Int

from gloaming.games.dark_matter.content.deck import count, one
from gloaming.games.dark_matter.names import COLORS, MATTERS, NIBBLE, POINT_MASK, POINTS, SOPHIA
from gloaming.games.dark_matter.skills.muster import ALL_CARDS, HAND, Muster


def covers(muster: Muster, need: Int, first: Int) -> bool:
    """Can sources not yet taken make exactly these points, each at least one?  DM-ACT-21, 26

    The lowest kind still needed is served by sources in ascending order from `first` on, each of which may
    spend a second point elsewhere; so every set of sources is tried once in one order."""
    if need == 0:
        return True
    ready = muster.ready()
    if ready <= ALL_CARDS and total(need) > 2 * muster.gems:
        return False  # no planet helps, and a card makes two points at most
    kind = lowest(need)
    able = ready & muster.making(kind) & -first
    free, uses, sent = muster.free, muster.uses, muster.sent
    while able != 0:
        source = able & -able
        able ^= source
        muster.spend(source)
        found = covers_on(muster, need - one(kind), kind, source)
        muster.put_back(source, free, uses, sent)
        if found:
            return True
    return False


def covers_on(muster: Muster, need: Int, kind: Int, source: Int) -> bool:
    """A source has given one point: with a second one of its icons if that helps, or without."""
    if muster.double & source != 0:
        for other in range(POINTS):
            if count(need, other) > 0 and muster.adding(source, kind, other):
                after = need - one(other)
                if covers(muster, after, source << 1 if count(after, kind) > 0 else 1):
                    return True
    return covers(muster, need, source << 1 if count(need, kind) > 0 else 1)


def settles(muster: Muster, need: Int, owed: Int) -> bool:
    """Can the need be covered so that each Diplomacy icon sent gets its further card?  DM-DIP-10"""
    if owed == 0:
        return covers(muster, need, 1)
    opponent = lowest(owed)
    able = muster.ready() & HAND << COLORS * opponent
    free, uses, sent = muster.free, muster.uses, muster.sent
    while able != 0:
        source = able & -able
        able ^= source
        muster.spend(source)
        found = serves(muster, source, need, owed - one(opponent))
        muster.put_back(source, free, uses, sent)
        if found:
            return True
    return False


def settles_any(muster: Muster, needs: list[Int], owed: Int) -> bool:
    """Can one of these needs be covered?"""
    for need in needs:
        if settles(muster, need, owed):
            return True
    return False


def serves(muster: Muster, source: Int, need: Int, owed: Int) -> bool:
    """Can a source just taken give one point or two, so that the rest can be covered?

    DM-ACT-18, 19, 21; DM-R49"""
    for kind in range(POINTS):
        if count(need, kind) > 0 and muster.making(kind) & source != 0:
            left = need - one(kind)
            if settles(muster, left, owed):
                return True
            if muster.double & source != 0 and serves_twice(muster, source, kind, left, owed):
                return True
    return False


def serves_twice(muster: Muster, source: Int, kind: Int, need: Int, owed: Int) -> bool:
    """After a first point of a kind, a second one."""
    for other in range(POINTS):
        fits = count(need, other) > 0 and muster.adding(source, kind, other)
        if fits and settles(muster, need - one(other), owed):
            return True
    return False


def recruits(muster: Muster, owed: Int, room: Int) -> bool:
    """Is there a further card with a Soldier icon for each Diplomacy icon sent?  DM-DIP-10; DM-R88"""
    if owed == 0:
        return True
    if room <= 0:
        return False
    opponent = lowest(owed)
    free, uses, sent = muster.free, muster.uses, muster.sent
    able = muster.ready() & muster.recruiters & HAND << COLORS * opponent
    while able != 0:
        source = able & -able
        able ^= source
        muster.spend(source)
        found = recruits(muster, owed - one(opponent), room - 1)
        muster.put_back(source, free, uses, sent)
        if found:
            return True
    return False


def lowest(counts: Int) -> Int:
    """The first kind with a count above zero."""
    kind: Int = 0
    while counts >> NIBBLE * kind & 15 == 0:
        kind += 1
    return kind


def total(need: Int) -> Int:
    """How many points a need has: the multiplication adds its five counts up."""
    return (need * (POINT_MASK // 15) >> NIBBLE * (POINTS - 1)) & 15


# --- what a used source leaves of a need


def rests(need: Int, skill: Int) -> list[Int]:
    """What is left of a need after one source, in every way in which it gives one point or two.

    DM-ACT-18, 19, 21; DM-R49"""
    out: list[Int] = []
    points = skill & POINT_MASK
    if points != 0:
        one_icon = lowest(points)
        other = points - one(one_icon)
        add_rests(need, one_icon, other, out)
        if other != 0:
            add_rests(need, lowest(other), one(one_icon), out)
    return out


def add_rests(need: Int, icon: Int, other: Int, out: list[Int]) -> None:
    """The need less one icon's point, alone and together with each point that the other icon can make."""
    for kind in range(POINTS):
        if count(need, kind) > 0 and pays(icon, kind):
            left = need - one(kind)
            if left not in out:
                out.append(left)
            if other != 0:
                add_second(left, lowest(other), out)


def add_second(need: Int, icon: Int, out: list[Int]) -> None:
    """The need less each point that this icon can make."""
    for kind in range(POINTS):
        if count(need, kind) > 0 and pays(icon, kind) and need - one(kind) not in out:
            out.append(need - one(kind))


def pays(icon: Int, kind: Int) -> bool:
    """Does a point icon make a point of that kind?  DM-ACT-29 to 33; DM-TER-09; DM-R30"""
    return icon == kind or (icon == SOPHIA and kind < MATTERS)
