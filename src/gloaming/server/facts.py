"""What a page shows of a table: the facts of one seat at one moment, and nothing that it may not know."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from gloaming.core.game import short
from gloaming.core.picture import Picture, Row
from gloaming.core.state import NOBODY, SPECTATOR
from gloaming.core.words import Question, Refusal
from gloaming.server.host import Host
from gloaming.server.moments import turning_points
from gloaming.server.throwing import asked, dice_of, people_throw
from gloaming.table import Preview
from gloaming.table.kept import STOPPED
from gloaming.table.playing import named_among
from gloaming.web.page import AWAY, BOT, OPEN, End, Entry, Page, Seat, Undo, at_rest

SHOWN = 24  # records of the story on a page


class Extra(msgspec.Struct, frozen=True, kw_only=True):
    """What one answer adds to a table's page: a moment, a half-built saying, news, a refusal."""

    at: int | None = None
    preview: Preview | None = None
    so_far: tuple[int, ...] = ()
    touched: tuple[str, ...] = ()
    notice: str = ""
    advised: int = -1
    refusal: Refusal | None = None
    replay: bool = False


NOW = Extra()


def page(host: Host, seat: int, extra: Extra = NOW) -> Page:
    """The table as that seat sees it.  IndexError for a moment that never was."""
    table, game, preview = host.table, host.game, extra.preview
    if preview is not None:
        view, question = preview.view, preview.question
    else:
        view = table.view(seat) if extra.at is None else table.view_at(extra.at, seat)
        question = asked(host, seat, game.ask(view)) if extra.at is None else at_rest(game.ask(view))
    dice = dice_of(game, table.state) if extra.at is None and seat >= 0 and people_throw(host) else ()
    if dice:
        question = at_rest(question)
    picture = game.picture(view, question, extra.touched)
    over = table.over and extra.at is None
    return Page(
        game=game.name,
        title=short(f"{game.title} ({', '.join(game.packs)})") if game.packs else game.title,
        base=f"/{'replay' if extra.replay else 't'}/{host.id}",
        name=host.match.name,
        number=table.number,
        last=table.number,
        me=seat,
        seats=tuple(sitting(host, place, seat) for place in range(len(host.match.seats))),
        question=question,
        view=view,
        picture=picture,
        pieces=game.scene(view),
        log=story(host, seat, extra.at),
        undo=undo(host, seat) if extra.at is None else Undo(),
        dice=dice,
        so_far=extra.so_far,
        said=preview.sentences if preview is not None else (),
        touched=extra.touched,
        sealed=sealed(host, seat) if extra.at is None else -1,
        watchers=host.watchers,
        looking_back=extra.at,
        replay=extra.replay,
        since=since(host, seat, question),
        notice=extra.notice or (STOPPED if table.fault else host.notice(seat)),
        advised=extra.advised,
        refusal=extra.refusal,
        end=end(host, seat, question, picture) if over else None,
        own_things="" if game.art else "\n".join(game.show(view)),
    )


# --- who sits, who waits


def sitting(host: Host, place: int, reader: int = SPECTATOR) -> Seat:
    """Who sits there, with a word beside the name; to the one who left, the own seat is `away`."""
    seat = host.match.seats[place]
    if seat.kind == "bot" and seat.guest is not None:
        return Seat(seat.name, AWAY if place == reader else BOT, "a bot plays")
    if seat.kind == "bot":
        note = f"{seat.level}, until a friend comes" if seat.invited else seat.level
        return Seat(seat.name, BOT, note, seat.invited)
    if seat.kind == "open":
        return Seat(seat.name or "Nobody yet", OPEN, "free", seat.invited)
    gone = int(host.away(place))
    return Seat(seat.name, AWAY, f"away {gone // 60} min") if gone else Seat(seat.name)


def since(host: Host, seat: int, question: Question) -> str:
    """Since when a person who is not the reader is asked, as a time of day."""
    if question.seat < 0 or question.seat == seat or host.match.seats[question.seat].kind != "person":
        return ""
    moment = host.table.clocks.since(question.seat)
    return time.strftime("%H:%M", time.localtime(moment)) if moment else ""


def sealed(host: Host, seat: int) -> int:
    """What the seat has answered ahead, while it waits to be opened; -1 for nothing."""
    text, state = host.table.ahead.get(seat), host.table.state
    if text is None:
        return -1
    answer = named_among(host.game, state, list(state.early(seat)), text)
    return -1 if answer is None else answer


def undo(host: Host, seat: int) -> Undo:
    """May the seat go back?  Who has decided nothing yet need not hear why not."""
    if seat < 0:
        return Undo()
    able = host.table.undoable(seat)
    if able.to is None and not any(moment.seat == seat for moment in host.table.history.line()):
        return Undo()
    return Undo(able.to is not None, able.why)


# --- the story


def story(host: Host, seat: int, at: int | None) -> tuple[Entry, ...]:
    """The latest sentences up to the moment shown and a few after it, in chapters."""
    number = host.table.number
    first = max(0, (number if at is None else at) - SHOWN)
    entries = [
        entry for entry in host.table.entries(seat, first) if entry.number < first + SHOWN + SHOWN // 2
    ]
    called = host.chronicle.when([entry.number - 1 for entry in entries])
    out: list[Entry] = []
    chapter = ""
    for entry, when in zip(entries, called, strict=True):
        if when != chapter and when:
            out.append(Entry(entry.number + 1, when, heading=True))
        chapter = when
        out += [Entry(entry.number + 1, sentence, entry.seat) for sentence in entry.sentences]
    return tuple(out)


# --- the end


def end(host: Host, seat: int, question: Question, picture: Picture) -> End:
    """How the game ended."""
    series = by_round(host.chronicle.series(), picture.rounds)
    rows = picture.rows or by_score(host)
    return End(
        verdict=question.title,
        reason=question.why,
        own=own_place(rows, seat),
        titles=picture.titles,
        rows=rows,
        series=series,
        moments=tuple(turning_points(host.chronicle, sole_winner(rows), seat)),
        small_print=picture.small_print,
        story=tuple(host.game.retell(host.chronicle.chapters(seat))),
        length=f"{len(series[0]) - 1} rounds, {host.table.number} moves." if series else "",
    )


def by_round(series: tuple[tuple[int, ...], ...], rounds: int) -> tuple[tuple[int, ...], ...]:
    """The scores at the beginning of the first round and after each, if rounds are counted."""
    return tuple(scores[-rounds - 1 :] for scores in series) if rounds else series


def by_score(host: Host) -> tuple[Row, ...]:
    """The final score of a game that draws none of its own: winners first, then by points."""
    scores, winners = host.table.state.scores(), list(host.table.state.winners())
    ranked = sorted(range(len(scores)), key=lambda place: (place not in winners, -scores[place]))
    return tuple(
        Row(place, 1 if place in winners else rank, int(scores[place]))
        for rank, place in enumerate(ranked, 1)
    )


def sole_winner(rows: Sequence[Row]) -> int:
    """Who alone came first; NOBODY where several did."""
    first = [row.seat for row in rows if row.place == 1]
    return first[0] if len(first) == 1 else NOBODY


def own_place(rows: Sequence[Row], seat: int) -> str:
    """One sentence for the reader who sat at the table."""
    own = next((row for row in rows if row.seat == seat), None)
    if own is None or all(row.place != 1 for row in rows):
        return ""
    if own.place > 1:
        return f"You come in at place {own.place} of {len(rows)}."
    return "You share the victory." if sole_winner(rows) == NOBODY else "You have won."
