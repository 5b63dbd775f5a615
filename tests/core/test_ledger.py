"""The ledger: read strictly, numbered for ever, searched by words, and compared with those who cite it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.core.ledger import (
    Coverage,
    Ledger,
    LedgerError,
    Stray,
    cited,
    cited_first,
    coverage,
    proofs,
    remarks,
    report_lines,
)

LEDGER = """
game = "fishing"
title = "Fishing"
prefix = "FI"

[[area]]
code = "NET"
name = "Nets"
number = 3

[[area]]
code = "BOAT"
name = "Boats"
number = 12

[[rule]]
id = "FI-NET-01"
section = "Casting"
text = "A net is cast once a day."
rulings = ["FI-R01"]
status = "kept"

[[rule]]
id = "FI-NET-12"
section = "Casting"
text = "A torn net catches nothing."
status = "kept"

[[rule]]
id = "FI-BOAT-02"
section = "Boats"
text = "A boat carries two nets."
status = "later"
reason = "Comes with the harbour."

[[ruling]]
id = "FI-R01"
question = "When does a day begin?"
ruling = "At dawn."
why = "Simple."
"""


def read(folder: Path, text: str = LEDGER) -> Ledger:
    """The ledger of that text, written down and loaded."""
    path = folder / "rules.toml"
    path.write_text(text, encoding="utf-8")
    return Ledger.load(path)


def complaint(folder: Path, old: str, new: str) -> str:
    """What the loader says of the ledger with one thing changed."""
    assert old in LEDGER
    with pytest.raises(LedgerError) as caught:
        read(folder, LEDGER.replace(old, new, 1))
    return str(caught.value).removeprefix(f"{folder / 'rules.toml'}: ")


def test_rules_are_found_by_id_and_by_number(tmp_path: Path) -> None:
    """A rule's number is a hundred times its area's number plus its own."""
    ledger = read(tmp_path)
    assert ledger.rule("FI-NET-12").text == "A torn net catches nothing."
    assert ledger.number(ledger.rule("FI-NET-12")) == 312
    assert ledger.by_number(1202) is ledger.rule("FI-BOAT-02")
    assert [ruling.ruling for ruling in ledger.rulings_of(ledger.by_number(301))] == ["At dawn."]


def test_an_unknown_rule_number_or_ruling_says_so(tmp_path: Path) -> None:
    """The error names the game and what was asked for."""
    ledger = read(tmp_path)
    with pytest.raises(KeyError, match="Fishing has no rule FI-NET-13"):
        ledger.rule("FI-NET-13")
    with pytest.raises(KeyError, match="Fishing has no rule number 0"):
        ledger.by_number(0)
    with pytest.raises(KeyError, match="Fishing has no ruling FI-R02"):
        ledger.ruling("FI-R02")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("net", ["FI-NET-01", "FI-NET-12", "FI-BOAT-02"]),
        ("TORN net", ["FI-NET-12"]),
        ("dawn", ["FI-NET-01"]),
        ("boat-02", ["FI-BOAT-02"]),
        ("net whale", []),
    ],
)
def test_search_wants_every_word(tmp_path: Path, words: str, found: list[str]) -> None:
    """Words are looked for in ids, sections, texts and rulings, whatever their case."""
    assert [rule.id for rule in read(tmp_path).search(words)] == found


def test_the_numbers_are_written_as_constants(tmp_path: Path) -> None:
    """Area by area, a rule a line, after ALLOWED."""
    source = read(tmp_path).numbers_source()
    assert source.splitlines()[0].startswith('"""')
    names: dict[str, int] = {}
    exec(source, names)
    constants = {name: number for name, number in names.items() if name.isupper()}
    assert constants == {"ALLOWED": 0, "NET_01": 301, "NET_12": 312, "BOAT_02": 1202}
    assert "NET_12: Final = 312\n\nBOAT_02: Final = 1202\n" in source


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('text = "A torn net catches nothing."', "", "rule FI-NET-12: the key is missing: `text`."),
        ('status = "later"', 'status = "later"\ncolour = 1', "rule FI-BOAT-02: there is no key `colour`."),
        (
            'status = "later"',
            'status = "soon"',
            "rule FI-BOAT-02: Invalid enum value 'soon' in key `status`.",
        ),
        ('"Boats"\ntext', "7\ntext", "rule FI-BOAT-02: Expected `str`, got `int` in key `section`."),
        ('text = "A boat carries two nets."', 'text = ""', "key `text`."),
        ('why = "Simple."\n', "", "ruling FI-R01: the key is missing: `why`."),
        ("number = 12", "number = 100", "area BOAT: Expected `int` <= 99 in key `number`."),
        ("number = 12", "number = 3", "area 3: key `number` is used twice."),
        ('code = "BOAT"', 'code = "NET"', "area NET: key `code` is used twice."),
        ('code = "BOAT"', 'name = "Boats too"', "this is not TOML"),
        ('code = "BOAT"\n', "", "area no. 2: the key is missing: `code`."),
        ('prefix = "FI"', 'prefix = "FI"\nseats = 4', "there is no key `seats`."),
        ('prefix = "FI"\n', "", "the key is missing: `prefix`."),
        ('"FI-NET-12"', '"FI-NET-01"', "rule FI-NET-01: key `id` is used twice."),
        ('"FI-NET-12"', '"FI-NET-1"', "rule FI-NET-1: key `id` must look like FI-SET-01."),
        ('"FI-NET-12"', '"FI-NET-00"', "rule FI-NET-00: key `id` must look like FI-SET-01."),
        ('"FI-NET-12"', '"DR-NET-12"', "rule DR-NET-12: key `id` must look like FI-SET-01."),
        ('"FI-NET-12"', '"nonsense"', "rule nonsense: key `id` must look like FI-SET-01."),
        ('"FI-NET-12"', '"FI-EEL-12"', "rule FI-EEL-12: key `id` names the area EEL, which has no [[area]]"),
        ('reason = "Comes with the harbour."', "", "rule FI-BOAT-02: key `reason` says why"),
        ('"FI-R01"]\n', '"FI-R01"]\nreason = "Why?"\n', "rule FI-NET-01: key `reason` says why"),
        ('["FI-R01"]', '["FI-R02"]', "rule FI-NET-01: key `rulings` names FI-R02, which has no [[ruling]]"),
        ('id = "FI-R01"', 'id = "FI-RUL-1"', "ruling FI-RUL-1: key `id` must look like FI-R01."),
        ('id = "FI-R01"', 'id = "FI-R0001"', "ruling FI-R0001: key `id` must look like FI-R01."),
    ],
)
def test_a_bad_ledger_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    """The error names the file, the entry and the key."""
    said = complaint(tmp_path, old, new)
    assert sentence in said
    assert "\n" not in said


def test_a_ledger_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """A missing file and one that is not text are one sentence each."""
    with pytest.raises(LedgerError, match="cannot be read"):
        Ledger.load(tmp_path / "nowhere.toml")
    (tmp_path / "rules.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(LedgerError, match="not TOML"):
        Ledger.load(tmp_path / "rules.toml")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Once a day.  FI-NET-01", ["FI-NET-01"]),
        ("FI-NET-01, 02, 05", ["FI-NET-01", "FI-NET-02", "FI-NET-05"]),
        ("FI-NET-07 to 10", ["FI-NET-07", "FI-NET-08", "FI-NET-09", "FI-NET-10"]),
        ("FI-NET-01 to 03, 07", ["FI-NET-01", "FI-NET-02", "FI-NET-03", "FI-NET-07"]),
        ("FI-NET-09 to FI-NET-11", ["FI-NET-09", "FI-NET-10", "FI-NET-11"]),
        ("FI-NET-01 and 02", ["FI-NET-01", "FI-NET-02"]),
        ("FI-NET-01 and FI-BOAT-02", ["FI-NET-01", "FI-BOAT-02"]),
        ("FI-NET-01, FI-BOAT-02, 03", ["FI-NET-01", "FI-BOAT-02", "FI-BOAT-03"]),
        ("# FI-NET-01,\n# 02 to\n#   04\n", ["FI-NET-01", "FI-NET-02", "FI-NET-03", "FI-NET-04"]),
        ("# FI-NET-01\n# to 03\n# and 05", ["FI-NET-01", "FI-NET-02", "FI-NET-03", "FI-NET-05"]),
        ("(FI-R20, FI-R21, 104)", ["FI-R20", "FI-R21", "FI-R104"]),
        ("FI-NET-01: 3 nets, 12 boats", ["FI-NET-01"]),
        ("DR-NET-01, NET_01, FI-NET, SCI_FI-NET-01, FI-NET-1", []),
        ("FI-REEL-01", ["FI-REEL-01"]),
    ],
)
def test_citations_are_spelled_out(text: str, found: list[str]) -> None:
    """Lists and ranges continue an area until something else is said."""
    assert cited(text, "FI") == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("FI-NET-01, 02: nets", ["FI-NET-01", "FI-NET-02"]),
        ("FI-NET-01; FI-BOAT-02, FI-R01. As in FI-NET-12.", ["FI-NET-01", "FI-BOAT-02", "FI-R01"]),
        ("FI-NET-01,\nFI-NET-12", ["FI-NET-01", "FI-NET-12"]),
        ("Nets, FI-NET-01", []),
        ("", []),
    ],
)
def test_a_proof_counts_only_what_it_begins_with(text: str, found: list[str]) -> None:
    """An id further down a docstring is an aside."""
    assert cited_first(text, "FI") == found


def test_remarks_are_docstrings_and_comments() -> None:
    """Constants and sentences of the program cite nothing; comment lines below each other are one remark."""
    source = '''"""One."""
# Two,
# three
x = "FI-NET-01"  # four
class Boat:
    """Five."""
    def sail(self): return "six"
async def fish():
    """Seven."""
'''
    assert sorted(remark for remark in remarks(source) if remark) == [
        "# Two,\n# three\n# four\n",
        "Five.",
        "One.",
        "Seven.",
    ]


def test_proofs_are_docstrings_of_tests() -> None:
    """Tests in classes count, and a function beside the tests does not."""
    source = '''"""FI-NET-01"""
def boat():
    """FI-NET-02"""
class TestNets:
    def test_tear(self):
        """FI-NET-03"""
'''
    assert list(proofs(source)) == ["FI-NET-03"]


def covered(folder: Path) -> Coverage:
    """The coverage of one file of code and one of tests."""
    code, tests = folder / "nets.py", folder / "test_nets.py"
    code.write_text('def cast():\n    """Cast it.  FI-NET-01, 12, 77; FI-R01"""\n', encoding="utf-8")
    tests.write_text('def test_cast():\n    """FI-NET-01, FI-EEL-01"""\n', encoding="utf-8")
    return coverage(read(folder), [code], [tests])


def test_coverage_finds_what_is_missing(tmp_path: Path) -> None:
    """Kept rules want code and a test; ids that no entry has are told with their file."""
    report = covered(tmp_path)
    assert report.lacking_code == ()
    assert report.lacking_test == ("FI-NET-12",)
    assert report.strays == (
        Stray("FI-NET-77", str(tmp_path / "nets.py")),
        Stray("FI-EEL-01", str(tmp_path / "test_nets.py")),
    )


def test_coverage_counts_by_area(tmp_path: Path) -> None:
    """Two kept rules, both in code, one tested: half; an area with nothing to keep is complete."""
    nets, boats = covered(tmp_path).areas
    assert (nets.kept, nets.later, nets.moot, nets.in_code, nets.in_tests) == (2, 0, 0, 2, 1)
    assert (boats.kept, boats.later, boats.moot) == (0, 1, 0)
    assert (nets.percentage, boats.percentage) == (50, 100)


def test_the_report_is_a_table_and_what_is_missing(tmp_path: Path) -> None:
    """One line for each area, one for all, then the ids."""
    lines = report_lines(covered(tmp_path))
    assert [line.split()[0] for line in lines[:4]] == ["area", "NET", "BOAT", "all"]
    assert lines[3].split() == ["all", "2", "1", "0", "2", "1", "50%", "Fishing"]
    assert lines[4] == "no test: FI-NET-12"
    assert lines[5].startswith("not in the ledger: FI-NET-77 in ")
    assert len(lines) == 7
