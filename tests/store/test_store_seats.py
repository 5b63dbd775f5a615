"""Guests, matches and who sits where."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from pathlib import Path

import msgspec
import pytest

from gloaming.core.journal import Header, Saying
from gloaming.store import (
    Guest,
    Match,
    Missing,
    NewMatch,
    NewSeat,
    Seat,
    SqliteStore,
    Store,
    StoreError,
    Taken,
    hashed,
)
from store.scenes import Run


def test_a_guest_is_known_by_the_token_alone(run: Run, path: Path) -> None:
    """The cookie's token finds the guest; the file holds only its hash."""

    async def scenario(store: Store) -> tuple[str, Guest, Guest | None, list[Guest | None]]:
        token = await store.greet("Ann")
        guest = await store.guest(token)
        assert guest is not None
        await store.rename(guest.id, "Anna")
        await store.seen(guest.id)
        strangers = [await store.guest("x"), await store.guest(guest.id), await store.guest("\ud800")]
        return token, guest, await store.guest(token), strangers

    token, guest, renamed, strangers = run(scenario)
    assert renamed is not None
    assert guest.id == hashed(token)
    assert (guest.name, renamed.name) == ("Ann", "Anna")
    assert renamed.seen >= guest.seen
    assert strangers == [None, None, None]
    assert token.encode() not in path.read_bytes()


def test_a_guest_that_is_not_there_cannot_sit_or_be_renamed(run: Run, new_match: NewMatch) -> None:
    """Unknown guests are told in a sentence."""

    async def scenario(store: Store) -> None:
        match = await store.create(new_match)
        with pytest.raises(Missing, match="There is no such guest"):
            await store.rename("nobody", "x")
        with pytest.raises(Missing, match="There is no such guest"):
            await store.sit(match, 0, "nobody", "x")

    run(scenario)


def test_a_match_comes_back_as_it_was_made_and_changed(run: Run, new_match: NewMatch, header: Header) -> None:
    """Header, settings, seats and state survive; only what is given changes."""

    async def scenario(store: Store) -> tuple[str, Match, Match, Header]:
        ann = hashed(await store.greet("Ann"))
        seats = (NewSeat("person", guest=ann, name="Ann"), NewSeat("bot", level="steady"))
        new = msgspec.structs.replace(
            new_match, seats=seats, owner=ann, name="Monday", settings={"dice": "ours"}
        )
        match = await store.create(new)
        before = await store.match(match)
        other = msgspec.structs.replace(header, options={"therion": True})
        await store.update(match, state="playing", header=other, listed=True)
        return ann, before, await store.match(match), other

    ann, before, after, other = run(scenario)
    assert (before.name, before.owner, before.state, before.length) == ("Monday", ann, "open", 0)
    assert before.settings == {"dice": "ours"}
    assert [(seat.kind, seat.level, seat.guest, seat.name) for seat in before.seats] == [
        ("person", "", ann, "Ann"),
        ("bot", "steady", None, ""),
    ]
    assert after == msgspec.structs.replace(before, state="playing", header=other, listed=True)


def test_an_invitation_is_good_once(run: Run, new_match: NewMatch) -> None:
    """The first claim sits; the second, and a claim of a withdrawn link, are told so."""

    async def scenario(store: Store) -> tuple[str, str, Seat | None, list[Seat | BaseException], Seat | None]:
        ann, bob = hashed(await store.greet("Ann")), hashed(await store.greet("Bob"))
        match = await store.create(new_match)
        old = await store.invite(match, 1)
        token = await store.invite(match, 1)
        leads = await store.invited(token)
        claims = [
            store.claim(t, g, n) for t, g, n in ((old, ann, "A"), (token, ann, "Ann"), (token, bob, "Bob"))
        ]
        told = await asyncio.gather(*claims, return_exceptions=True)
        return ann, match, leads, told, await store.invited(token)

    ann, match, leads, told, after = run(scenario)
    assert leads is not None
    assert (leads.match, leads.seat, leads.invited) == (match, 1, True)
    assert isinstance(told[0], Missing)
    sitting = told[1]
    assert isinstance(sitting, Seat)
    assert (sitting.seat, sitting.kind, sitting.guest, sitting.invited) == (1, "person", ann, False)
    assert isinstance(told[2], Missing)
    assert after is None


def test_one_seat_takes_one_person(run: Run, new_match: NewMatch) -> None:
    """Two guests reach for a free seat; an invited seat and a seat that is not there take nobody."""

    async def scenario(store: Store) -> tuple[list[object], str]:
        ann, bob = hashed(await store.greet("Ann")), hashed(await store.greet("Bob"))
        match = await store.create(new_match)
        await store.invite(match, 1)
        calls: list[Awaitable[object]] = [
            store.sit(match, 0, ann, "Ann"),
            store.sit(match, 0, bob, "Bob"),
            store.sit(match, 1, bob, "Bob"),
        ]
        calls += [store.invite(match, 0), store.sit(match, 2, bob, "Bob")]
        return await asyncio.gather(*calls, return_exceptions=True), (await store.match(match)).seats[0].name

    told, name = run(scenario)
    assert told[0] is None
    assert [type(fault) for fault in told[1:]] == [Taken, Taken, Taken, Missing]
    assert name == "Ann"


def test_a_bot_stands_in_and_the_person_comes_back(run: Run, new_match: NewMatch) -> None:
    """Only the person who sat there may take the seat back; a vacated seat is nobody's."""

    async def scenario(store: Store) -> tuple[str, Seat, Seat, Seat]:
        ann, bob = hashed(await store.greet("Ann")), hashed(await store.greet("Bob"))
        match = await store.create(new_match)
        await store.sit(match, 0, ann, "Ann")
        await store.stand_in(match, 0, "steady")
        bot = (await store.match(match)).seats[0]
        with pytest.raises(Taken):
            await store.take_back(match, 0, bob)
        await store.take_back(match, 0, ann)
        back = (await store.match(match)).seats[0]
        await store.vacate(match, 0)
        with pytest.raises(Taken):
            await store.take_back(match, 0, ann)
        return ann, bot, back, (await store.match(match)).seats[0]

    ann, bot, back, free = run(scenario)
    assert (bot.kind, bot.level, bot.guest, bot.name) == ("bot", "steady", ann, "Ann")
    assert (back.kind, back.level, back.guest, back.name) == ("person", "", ann, "Ann")
    assert (free.kind, free.guest, free.name) == ("open", None, "")


def test_lists_show_whom_they_should(run: Run, new_match: NewMatch) -> None:
    """The lobby lists open public tables with a free seat; a guest's list has owned and joined ones."""

    async def scenario(store: Store) -> tuple[list[str], list[Match], list[Match], list[str]]:
        ann, bob = hashed(await store.greet("Ann")), hashed(await store.greet("Bob"))
        shown, full, invited, begun = [
            await store.create(msgspec.structs.replace(new_match, owner=ann, listed=True)) for _ in range(4)
        ]
        hidden = await store.create(msgspec.structs.replace(new_match, owner=ann))
        for seat in (0, 1):
            await store.sit(full, seat, bob, "Bob")
            await store.invite(invited, seat)
        await store.update(begun, state="playing")
        lobby = [match.id for match in await store.lobby()]
        return (
            lobby,
            await store.matches_of(ann),
            await store.matches_of(bob),
            [shown, full, invited, begun, hidden],
        )

    lobby, anns, bobs, made = run(scenario)
    assert lobby == made[:1]
    assert {match.id for match in anns} == set(made)
    assert [match.id for match in bobs] == [made[1]]


def test_lists_begin_with_the_latest(run: Run, path: Path, new_match: NewMatch) -> None:
    """A match is as active as its last record, or its making; the lobby goes by the making alone."""

    async def make(store: Store) -> tuple[str, list[str]]:
        ann = hashed(await store.greet("Ann"))
        new = msgspec.structs.replace(new_match, owner=ann, listed=True)
        return ann, [await store.create(new) for _ in range(3)]

    ann, made = run(make)
    db = sqlite3.connect(path)
    db.executemany("UPDATE match SET created = ? WHERE id = ?", zip((1000, 3000, 2000), made, strict=True))
    db.commit()
    db.close()

    async def scenario(store: Store) -> tuple[list[Match], list[Match]]:
        await store.append(made[0], 0, [Saying(0, "flee")])
        return await store.lobby(), await store.matches_of(ann)

    lobby, theirs = run(scenario)
    assert [match.id for match in lobby] == [made[1], made[2], made[0]]
    assert [match.id for match in theirs] == [made[0], made[1], made[2]]
    assert theirs[1].active == theirs[1].created == 3000
    assert theirs[0].active > 3000


def test_seats_must_fit_the_header(run: Run, new_match: NewMatch) -> None:
    """A match with another number of seats than its header names is our own mistake."""

    async def scenario(store: Store) -> None:
        with pytest.raises(ValueError, match="The header names 2 seats"):
            await store.create(msgspec.structs.replace(new_match, seats=(NewSeat(),)))

    run(scenario)


def test_a_match_that_fails_half_way_leaves_nothing(run: Run, path: Path, new_match: NewMatch) -> None:
    """The second seat's guest is unknown: neither match nor first seat stays; its neighbour does."""

    async def scenario(store: Store) -> list[str | BaseException]:
        wrong = msgspec.structs.replace(new_match, seats=(NewSeat(), NewSeat("person", guest="nobody")))
        calls = [store.create(new) for new in (new_match, wrong, new_match)]
        return await asyncio.gather(*calls, return_exceptions=True)

    told = run(scenario)
    assert isinstance(told[1], Missing)
    db = sqlite3.connect(path)
    assert {row[0] for row in db.execute("SELECT id FROM match")} == {told[0], told[2]}
    assert db.execute("SELECT count(*) FROM seat").fetchall() == [(4,)]
    db.close()


def test_after_closing_every_call_says_so(path: Path, new_match: NewMatch) -> None:
    """Reads and writes after the end are refused, and closing twice does no harm."""

    async def scenario() -> None:
        store = SqliteStore(path)
        await store.close()
        await store.close()
        for call in (store.create(new_match), store.match("x"), store.lobby()):
            with pytest.raises(StoreError, match="The store is closed"):
                await call

    asyncio.run(scenario())
