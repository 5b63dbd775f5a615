"""The journal's text and its JSON: what is written comes back, and what is wrong is told in a sentence."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gloaming.core.journal import (
    CHANCE,
    Aside,
    Header,
    Journal,
    JournalError,
    Position,
    Record,
    Saying,
    Undo,
    decode_header,
    decode_record,
    encode_header,
    encode_record,
    line_of,
    parse_line,
    read,
    standing,
    write,
)

steady = settings(
    deadline=None, derandomize=True, max_examples=200, suppress_health_check=[HealthCheck.too_slow]
)

HEADER = Header(
    gloaming="0.1",
    game="darkrock",
    rules=3,
    seats=("red", "blue"),
    players=("Ann", "Bö 'the \"rock\"' \\"),
    seed=41,
    options={"variant": "standard", "long_game": True, "a key": -2},
    packs={"house": "9f86d081"},
)
RECORDS = (
    Saying(0, "assign crew m8"),
    Saying(CHANCE, "roll 3 5"),
    Aside(1, "claim quest 3, twice: yes"),
    Undo(0, 1),
    Position({"round": 3, "holds": [[1, 2], []], "over": None, "who": "Bö\n\u2028"}),
    Saying(1, "flee"),
)
JOURNAL = Journal(HEADER, RECORDS)

values = st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(exclude_categories=["C", "Z"]))
words = st.text(st.characters(codec="utf-8"), max_size=40)
sayings = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp"]), min_size=1).filter(
    lambda text: text == text.strip()
)
dumps = st.dictionaries(
    words,
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | words,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
        max_leaves=12,
    ),
    max_size=4,
)


@st.composite
def journals(draw: st.DrawFn) -> Journal:
    """Any journal that may be: names, options, and records whose undos go back."""
    names = st.from_regex(r"[a-z][a-z0-9_-]{0,8}", fullmatch=True).filter(
        lambda name: name not in ("chance", "position", "end")
    )
    seats = tuple(draw(st.lists(names, min_size=1, max_size=5, unique=True)))
    header = Header(
        gloaming="0.1",
        game="darkrock",
        rules=draw(st.integers(0, 99)),
        seats=seats,
        players=tuple(f"player {seat}" for seat in seats) if draw(st.booleans()) else (),
        seed=draw(st.none() | st.integers(0, 2**63 - 1)),
        options=draw(st.dictionaries(sayings, values, max_size=3)),
        packs=draw(st.dictionaries(sayings, sayings, max_size=2)),
    )
    seat = st.integers(0, len(seats) - 1)
    spoken = st.builds(Saying, st.just(CHANCE) | seat, sayings) | st.builds(Aside, seat, sayings)
    records: list[Record] = draw(st.lists(spoken | st.builds(Position, dumps), max_size=8))
    for number in range(1, len(records)):
        if draw(st.integers(0, 3)) == 0:
            records[number] = Undo(draw(seat), draw(st.integers(0, number - 1)))
    return Journal(header, tuple(records))


@steady
@given(journals())
def test_what_is_written_comes_back(journal: Journal) -> None:
    """Text and JSON give the same journal again."""
    assert read(write(journal)) == journal
    assert read(write(journal).encode()) == journal
    assert decode_header(encode_header(journal.header)) == journal.header
    assert tuple(decode_record(encode_record(record)) for record in journal.records) == journal.records


@steady
@given(journals(), st.data())
def test_a_mangled_journal_raises_nothing_but_a_journal_error(journal: Journal, data: st.DataObject) -> None:
    """Bytes cut out, doubled or replaced are refused when strict, and never crash the reader otherwise."""
    raw = write(journal).encode()
    start = data.draw(st.integers(0, len(raw) - 1))
    stop = data.draw(st.integers(start, len(raw)))
    mangled = raw[:start] + data.draw(st.binary(max_size=12)) + raw[stop:]
    harmless = mangled.replace(b"\r\n", b"\n").rstrip(b"\n") == raw.rstrip(b"\n")
    try:
        found = read(mangled)
    except JournalError:
        assert not harmless
    else:
        assert found == journal
    try:
        again = read(mangled, strict=False)
    except JournalError:
        assert not harmless
    else:
        assert read(write(again)) == again


@steady
@given(st.binary() | st.text())
def test_any_bytes_at_all_raise_a_journal_error(raw: bytes | str) -> None:
    """What is no journal is told so, and stored JSON is as strict."""
    with pytest.raises(JournalError):
        read(raw, strict=False)
    with pytest.raises(JournalError):
        decode_record(raw)


def test_a_journal_reads_like_a_game() -> None:
    """The text as people see it."""
    assert write(Journal(HEADER, RECORDS[:4])).splitlines()[:-1] == [
        'gloaming = "0.1"',
        'game = "darkrock"',
        "rules = 3",
        'seats = ["red", "blue"]',
        'players = ["Ann", "Bö \'the \\"rock\\"\' \\\\"]',
        "seed = 41",
        "",
        "[options]",
        'variant = "standard"',
        "long_game = true",
        '"a key" = -2',
        "",
        "[packs]",
        'house = "9f86d081"',
        "---",
        "red: assign crew m8",
        "chance: roll 3 5",
        "blue aside: claim quest 3, twice: yes",
        "red undo: 1",
    ]


def test_a_journal_from_another_system_is_the_same() -> None:
    """Other line breaks, a byte order mark and a lost last line break change nothing."""
    text = write(JOURNAL)
    assert read("\ufeff" + text.replace("\n", "\r\n")) == JOURNAL
    assert read(text.rstrip("\n")) == JOURNAL


def test_an_undo_takes_back_what_was_in_force() -> None:
    """Numbers count every record; an undo of an undone stretch goes further back."""
    records: list[Record] = [
        Saying(0, "a"),
        Saying(1, "b"),
        Undo(1, 1),
        Saying(1, "c"),
        Aside(0, "d"),
        Undo(1, 3),
        Undo(0, 0),
    ]
    assert standing(records[:2]) == [(0, records[0]), (1, records[1])]
    assert standing(records[:3]) == [(0, records[0])]
    assert standing(records[:5]) == [(0, records[0]), (3, records[3]), (4, records[4])]
    assert standing(records[:6]) == [(0, records[0])]
    assert standing(records) == []


def test_a_journal_cut_off_anywhere_is_noticed() -> None:
    """At every length short of the whole the reader refuses; between lines it says after which."""
    text = write(JOURNAL)
    for length in range(len(text) - 1):
        with pytest.raises(JournalError):
            read(text[:length])
    lines = text.splitlines(keepends=True)
    with pytest.raises(JournalError, match=r"^The journal was cut off after line 18\.$"):
        read("".join(lines[:18]))
    with pytest.raises(JournalError, match="cut off in its header, after line 4"):
        read("".join(lines[:4]))
    with pytest.raises(JournalError, match="cut off in its end line"):
        read(text[:-4])


def test_a_journal_changed_by_hand_is_noticed_and_may_be_read() -> None:
    """The digest tells; who asks for it reads the edited journal, or one begun by hand."""
    edited = write(JOURNAL).replace("assign crew m8", "assign crew m9")
    with pytest.raises(JournalError, match=r"changed by hand after it was written \(digest differs\)"):
        read(edited)
    assert read(edited, strict=False).records[0] == Saying(0, "assign crew m9")
    without_end = edited[: edited.index("end: ")]
    assert read(without_end + "\n", strict=False).records[1:] == RECORDS[1:]
    with pytest.raises(JournalError, match="has 6 records but says it has 7"):
        read(write(JOURNAL).replace("end: 6", "end: 7"))
    with pytest.raises(JournalError, match="goes on after its end line"):
        read(write(JOURNAL) + "red: flee\n", strict=False)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("red assign crew", "This is no record: it should look like 'red: what red says'."),
        ("red:assign", "This is no record"),
        ("green: flee", "There is no seat 'green': the seats are red, blue."),
        ("Red: flee", "There is no seat 'Red'"),
        ("red shouts: flee", "'shouts' is no kind of record: 'aside' and 'undo' are."),
        ("red: ", "must not be empty"),
        ("red:  flee", "must not be empty, nor begin or end with a space"),
        ("red: fl\x07ee", "one line without control characters"),
        ("red: fl\u2028ee", "one line without control characters"),
        ("red: " + "x" * 65_000, "A saying is longer than 60 kB."),
        ("red: " + "x" * 70_000, "The line is longer than 64 kB."),
        ("position: {" + " " * 1_100_000, "The line is longer than 1024 kB."),
        ("red undo: soon", "An undo names the number of the record it goes back to."),
        ("red undo: 01", "An undo names the number"),
        ("red undo: ١", "An undo names the number"),
        ("red undo: 1", "It goes back to record 1, but only 1 stand above it."),
        ("position: {'round': 3}", "The position is not whole"),
        ("position: [1]", "The position is not whole"),
        ("position: " + "[" * 50_000, "The position is not whole"),
        ("position: " + '{"a":' * 50_000, "The position is not whole"),
    ],
)
def test_a_wrong_line_is_named(line: str, sentence: str) -> None:
    """The second record of a journal is wrong: its line number and why."""
    head = write(Journal(HEADER)).split("end: ")[0]
    with pytest.raises(JournalError) as told:
        read(f"{head}red: flee\n{line}\n", strict=False)
    assert told.value.line == 17
    assert sentence in told.value.sentence


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("rules = 3", "rule = 3", 3, "The header has an unknown key 'rule'."),
        ("[packs]", "[pack]", 13, "The header has an unknown key 'pack'."),
        ("rules = 3", "", 0, "missing required field `rules`"),
        ("rules = 3", 'rules = "3"', 3, "Expected `int`, got `str`"),
        ("rules = 3", "rules = true", 3, "Expected `int`, got `bool`"),
        ("rules = 3", "rules = -1", 3, "`int` >= 0"),
        ("rules = 3", "rules = three", 3, "The header is not TOML"),
        ("rules = 3", "rules = " + "9" * 5000, 0, "The header is not TOML"),
        ("rules = 3", "rules = " + "[" * 5000, 0, "The header is not TOML"),
        ("long_game = true", "long_game = 1.5", 8, "Expected `bool | int | str`, got `float`"),
        ('"red", "blue"', '"red", "red"', 0, "Two seats have the same name."),
        ('"red", "blue"', '"red", "end"', 0, "'end' cannot be a seat's name"),
        ('"red", "blue"', '"red", "Bl ue"', 0, "'Bl ue' cannot be a seat's name"),
        ('"red", "blue"', "", 0, "1 to 16 seats, not 0"),
        ('"red", "blue"', '"red"', 0, "There are 1 seats but 2 players."),
        ('"Ann"', '"A\\u0007nn"', 0, "control characters"),
        ('"standard"', '"' + "x" * 70_000 + '"', 0, "The header is larger than 64 kB."),
        ("gloaming", "glooming", 1, "The header has an unknown key 'glooming'."),
    ],
)
def test_a_wrong_header_is_named(old: str, new: str, line: int, sentence: str) -> None:
    """Unknown keys, wrong types and impossible seats: where and why."""
    with pytest.raises(JournalError) as told:
        read(write(JOURNAL).replace(old, new, 1), strict=False)
    assert sentence in told.value.sentence
    assert told.value.line == line


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        ("", "The journal is empty."),
        ("\n\n", "The journal is empty."),
        ("Dear diary", "This is not a Gloaming journal: it does not begin with 'gloaming = '."),
        (b"\x89PNG\r\n\xff", "This is not a Gloaming journal: it is not text in UTF-8."),
        ("\ud800", "This is not a Gloaming journal: it is not text in UTF-8."),
        (b"x" * (8 * 1024 * 1024 + 1), "The journal is larger than 8 MB."),
    ],
)
def test_what_is_no_journal_is_told_so(raw: bytes | str, sentence: str) -> None:
    """Other files in place of a journal."""
    with pytest.raises(JournalError) as told:
        read(raw)
    assert told.value.sentence == sentence


def test_a_journal_too_large_to_read_is_not_written() -> None:
    """Nobody exports a file that cannot come back."""
    with pytest.raises(JournalError, match="larger than 8 MB"):
        write(Journal(HEADER, (Saying(0, "x" * 60_000),) * 150))
    wide = msgspec.structs.replace(HEADER, options={f"option {number}": "x" * 600 for number in range(120)})
    with pytest.raises(JournalError, match="header is larger"):
        write(Journal(wide))


@pytest.mark.parametrize(
    "make",
    [
        lambda: Saying(0, ""),
        lambda: Saying(0, " flee"),
        lambda: Aside(0, "flee\nred: win"),
        lambda: Saying(0, "\ud800"),
        lambda: Journal(HEADER, (Saying(2, "flee"),)),
        lambda: Journal(HEADER, (Saying(-2, "flee"),)),
        lambda: Journal(HEADER, (Aside(-1, "flee"),)),
        lambda: Journal(HEADER, (Undo(-1, 0),)),
        lambda: Journal(HEADER, (Saying(0, "flee"), Undo(0, 1))),
    ],
)
def test_a_record_that_could_not_be_read_cannot_be_made(make: Callable[[], object]) -> None:
    """Nothing that a saying may hold can forge a second line, and no seat is invented."""
    with pytest.raises(ValueError, match=r"saying|seat|goes back"):
        make()


@pytest.mark.parametrize(
    "body",
    [
        b'{"is":"saying","seat":0,"text":"flee","more":1}',
        b'{"is":"saying","seat":-2,"text":"flee"}',
        b'{"is":"aside","seat":-1,"text":"flee"}',
        b'{"is":"saying","seat":"0","text":"flee"}',
        b'{"is":"shout","seat":0,"text":"flee"}',
        b'{"is":"saying","seat":0}',
        b'{"is":"saying","seat":0,"text":"fl\\u000aee"}',
        b'{"is":"undo","seat":0,"to":-1}',
        b"[" * 50_000,
    ],
)
def test_stored_records_are_read_strictly(body: bytes) -> None:
    """Unknown fields, kinds and values of the wrong type are refused."""
    with pytest.raises(JournalError, match="A stored record cannot be read"):
        decode_record(body)


def test_a_line_stands_alone() -> None:
    """One record as a line and back, for logs and terminals."""
    for record in RECORDS:
        assert parse_line(line_of(record, HEADER.seats), HEADER.seats) == record
