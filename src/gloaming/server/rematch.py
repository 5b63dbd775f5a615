"""The same game again."""

from __future__ import annotations

from gloaming import games
from gloaming.server.hall import Hall, header_of, new_match
from gloaming.server.host import Host
from gloaming.store import Missing, NewSeat, Seat

NEXT = "rematch"  # in a match's settings: the id of the table where it goes on


async def rematch(hall: Hall, host: Host) -> str:
    """The id of the next table of the same people, set up by the first who asks."""
    async with host.changing:
        found = host.match.settings.get(NEXT)
        if isinstance(found, str) and await there(hall, found):
            return found
        old = host.match
        people = old.settings.get("dice") == "people"
        options = {name: value for name, value in old.header.options.items() if isinstance(value, bool | str)}
        header = header_of(games.recorded(old.header.game, old.header.packs), len(old.seats), options, people)
        seats = [as_new(seat) for seat in old.seats]
        new = await hall.begin(new_match(header, seats, old.owner, people_throw=people, name=old.name))
        await host.store.update(host.id, settings={**old.settings, NEXT: new.id})
        await host.seats_changed()
    host.news("A new game has begun: “Play again” leads there.")
    return new.id


async def there(hall: Hall, match: str) -> bool:
    """Has nobody removed that table?"""
    try:
        await hall.store.match(match)
    except Missing:
        return False
    return True


def as_new(seat: Seat) -> NewSeat:
    """The same sitter at a new table."""
    return NewSeat(seat.kind, seat.level, seat.guest, seat.name)
