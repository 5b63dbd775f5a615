"""The ledger: the one text of every rule, its number, and who cites it.

In goes a game's `rules.toml`; out come rules by id, number or words, the source of its `rule_numbers.py`,
and a coverage report that says which rules no code or no test speaks of.  Ordinary Python.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

Words = Annotated[str, msgspec.Meta(min_length=1)]
UpTo99 = Annotated[int, msgspec.Meta(ge=1, le=99)]
Entry = TypeVar("Entry", bound=msgspec.Struct)


class LedgerError(ValueError):
    """A ledger file that cannot be used; the sentence names the file, the entry and the key."""


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the ledger; `number` leads the numbers of its rules (area 5, rule 6: 506)."""

    code: Annotated[str, msgspec.Meta(pattern="^[A-Z]{2,}$")]
    name: Words
    number: UpTo99


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in our words, with its place in the rulebook; a rule that is not kept says why in `reason`."""

    id: Words
    section: Words
    text: Words
    status: Literal["kept", "later", "moot"]
    rulings: tuple[str, ...] = ()
    reason: str = ""

    @property
    def area(self) -> str:
        """The code of its area: ASG for XY-ASG-06."""
        return self.id.split("-")[1]


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What we decided where the rulebook is silent or speaks twice."""

    id: Words
    question: Words
    ruling: Words
    why: Words


class Ledger(msgspec.Struct, frozen=True, dict=True):
    """All rules and rulings of one game, in the order of the file."""

    game: str
    title: str
    prefix: str
    areas: tuple[Area, ...]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]

    @classmethod
    def load(cls, path: Path) -> Ledger:
        """Read a ledger file strictly; LedgerError for the first thing that is wrong."""
        page = _read(path)
        ledger = cls(
            page.game,
            page.title,
            page.prefix,
            tuple(_entries(path, "area", page.area, Area)),
            tuple(_entries(path, "rule", page.rule, Rule)),
            tuple(_entries(path, "ruling", page.ruling, Ruling)),
        )
        for complaint in _complaints(ledger):
            raise LedgerError(f"{path}: {complaint}")
        return ledger

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    @cached_property
    def _by_number(self) -> dict[int, Rule]:
        return {self.number(rule): rule for rule in self.rules}

    @cached_property
    def _area_numbers(self) -> dict[str, int]:
        return {area.code: area.number for area in self.areas}

    def rule(self, name: str) -> Rule:
        """The rule of that id; KeyError if there is none."""
        if name not in self._by_id:
            raise KeyError(f"The ledger of {self.title} has no rule {name}.")
        return self._by_id[name]

    def by_number(self, number: int) -> Rule:
        """The rule of that number, as `may_...` functions answer it; KeyError if there is none."""
        if number not in self._by_number:
            raise KeyError(f"The ledger of {self.title} has no rule number {number}.")
        return self._by_number[number]

    def number(self, rule: Rule) -> int:
        """The lasting number of a rule: a hundred times its area's number, plus its own."""
        return 100 * self._area_numbers[rule.area] + int(rule.id.rpartition("-")[2])

    def ruling(self, name: str) -> Ruling:
        """The ruling of that id; KeyError if there is none."""
        for ruling in self.rulings:
            if ruling.id == name:
                return ruling
        raise KeyError(f"The ledger of {self.title} has no ruling {name}.")

    def rulings_of(self, rule: Rule) -> list[Ruling]:
        """The rulings that a rule rests on."""
        return [self.ruling(name) for name in rule.rulings]

    def search(self, words: str) -> list[Rule]:
        """The rules in which all the words occur: in id, section, text or the rulings they rest on."""
        wanted = words.casefold().split()
        return [rule for rule in self.rules if all(word in self._haystack(rule) for word in wanted)]

    def _haystack(self, rule: Rule) -> str:
        spoken = [rule.id, rule.section, rule.text]
        for ruling in self.rulings_of(rule):
            spoken += [ruling.id, ruling.question, ruling.ruling, ruling.why]
        return "\n".join(spoken).casefold()

    def numbers_source(self) -> str:
        """The text of rule_numbers.py: ALLOWED and one constant for each rule (`ASG_06: Final = 506`)."""
        lines = ['"""The numbers of the rules: written by `gloaming ledger --write`, do not edit."""', ""]
        lines += ["from typing import Final", "", "ALLOWED: Final = 0"]
        for area in self.areas:
            lines.append("")
            for rule in self.rules:
                if rule.area == area.code:
                    lines.append(f"{_constant(rule)}: Final = {self.number(rule)}")
        return "\n".join(lines) + "\n"


def _constant(rule: Rule) -> str:
    """ASG_06 for XY-ASG-06."""
    return rule.id.partition("-")[2].replace("-", "_")


# Reading


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Words
    title: Words
    prefix: Annotated[str, msgspec.Meta(pattern="^[A-Z]{2}$")]
    area: list[dict[str, object]]
    rule: list[dict[str, object]]
    ruling: list[dict[str, object]] = []


def _read(path: Path) -> _Page:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Page)
    except OSError as error:
        raise LedgerError(f"{path}: the file cannot be read ({error.strerror}).") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LedgerError(f"{path}: this is not TOML ({error}).") from error
    except msgspec.ValidationError as error:
        raise LedgerError(f"{path}: {_plain(error)}.") from error


def _entries(path: Path, kind: str, found: list[dict[str, object]], shape: type[Entry]) -> Iterator[Entry]:
    """The entries of one kind, each converted strictly; an error names it by id, or by its place."""
    for place, entry in enumerate(found, start=1):
        try:
            yield msgspec.convert(entry, shape)
        except msgspec.ValidationError as error:
            name = entry.get("id") or entry.get("code") or f"no. {place}"
            raise LedgerError(f"{path}: {kind} {name}: {_plain(error)}.") from error


def _plain(error: msgspec.ValidationError) -> str:
    """msgspec's words without its notation: 'Expected `str`, got `int` in key `text`'."""
    sentence = str(error).replace("Object contains unknown field", "there is no key")
    sentence = sentence.replace("Object missing required field", "the key is missing:")
    return re.sub(r" - at `\$\.(\w+)[^`]*`", r" in key `\1`", sentence)


def _complaints(ledger: Ledger) -> Iterator[str]:
    """What does not fit together, in sentences that name entry and key."""
    yield from _doubles("area", "code", [area.code for area in ledger.areas])
    yield from _doubles("area", "number", [str(area.number) for area in ledger.areas])
    yield from _doubles("rule", "id", [rule.id for rule in ledger.rules])
    yield from _doubles("ruling", "id", [ruling.id for ruling in ledger.rulings])
    for ruling in ledger.rulings:
        if not re.fullmatch(rf"{ledger.prefix}-R\d\d\d?", ruling.id):
            yield f"ruling {ruling.id}: key `id` must look like {ledger.prefix}-R01."
    for rule in ledger.rules:
        yield from _complaints_about(rule, ledger)


def _complaints_about(rule: Rule, ledger: Ledger) -> Iterator[str]:
    if not re.fullmatch(rf"{ledger.prefix}-[A-Z]+-\d\d", rule.id) or rule.id.endswith("00"):
        yield f"rule {rule.id}: key `id` must look like {ledger.prefix}-SET-01."
    elif rule.area not in [area.code for area in ledger.areas]:
        yield f"rule {rule.id}: key `id` names the area {rule.area}, which has no [[area]] entry."
    if (rule.status == "kept") != (rule.reason == ""):
        yield f"rule {rule.id}: key `reason` says why a rule is later or moot; a kept rule has none."
    known = {ruling.id for ruling in ledger.rulings}
    for name in rule.rulings:
        if name not in known:
            yield f"rule {rule.id}: key `rulings` names {name}, which has no [[ruling]] entry."


def _doubles(kind: str, key: str, values: Sequence[str]) -> Iterator[str]:
    for place, value in enumerate(values):
        if value in values[:place]:
            yield f"{kind} {value}: key `{key}` is used twice."


# Citations


def cited(text: str, prefix: str) -> list[str]:
    """Every id in a text, lists and ranges spelled out: 'XY-EXP-03, 06' and 'XY-SHIP-07 to 10'."""
    return [name for group in _group(prefix).finditer(text) for name in _names(group)]


def cited_first(text: str, prefix: str) -> list[str]:
    """The ids with which a text begins."""
    names: list[str] = []
    rest = text.lstrip()
    while group := _group(prefix).match(rest):
        names += _names(group)
        rest = rest[group.end() :].lstrip(" ,;\n")
    return names


def _group(prefix: str) -> re.Pattern[str]:
    """One id and the further numbers of its area that follow it, also over the end of a comment line."""
    between = r"(?:,|,?[\s#]+and\b|[\s#]+to\b)[\s#]+"
    return re.compile(
        rf"\b(?P<area>{prefix}-(?:R|[A-Z]+-))(?P<numbers>\d{{2,3}}\b(?:{between}(?:(?P=area))?\d{{2,3}}\b)*)"
    )


def _names(group: re.Match[str]) -> Iterator[str]:
    last, ranged = 0, False
    for word in re.findall(r"\bto\b|\d+", group["numbers"]):
        if word == "to":
            ranged = True
            continue
        first = last + 1 if ranged else int(word)
        for number in range(first, int(word) + 1):
            yield f"{group['area']}{number:02}"
        last, ranged = int(word), False


def remarks(source: str) -> Iterator[str]:
    """The docstrings and comments of a Python file; comment lines that follow each other are one remark."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
    block, below = "", 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if token.start[0] != below:
                yield block
                block = ""
            block, below = f"{block}{token.string}\n", token.start[0] + 1
    yield block


def proofs(source: str) -> Iterator[str]:
    """The docstrings of the test functions of a Python file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield ast.get_docstring(node) or ""


# Coverage


class Stray(msgspec.Struct, frozen=True):
    """An id that a file cites and the ledger does not have."""

    id: str
    file: str


class AreaCoverage(msgspec.Struct, frozen=True):
    """One area counted: rules by status, and of the kept ones those cited in code, in tests, in both."""

    code: str
    name: str
    kept: int
    later: int
    moot: int
    in_code: int
    in_tests: int
    in_both: int

    @property
    def percentage(self) -> int:
        """Kept rules that have both code and test, in whole percent rounded down."""
        return 100 * self.in_both // self.kept if self.kept else 100


class Coverage(msgspec.Struct, frozen=True):
    """Area by area, what is cited; the kept rules without code or test; and ids that no ledger entry has."""

    areas: tuple[AreaCoverage, ...]
    total: AreaCoverage
    lacking_code: tuple[str, ...]
    lacking_test: tuple[str, ...]
    strays: tuple[Stray, ...]


def coverage(ledger: Ledger, code_files: Iterable[Path], test_files: Iterable[Path]) -> Coverage:
    """Who cites which rule: code in docstrings and comments, tests at the beginning of their docstrings."""
    code = {path: _cited_in_code(path, ledger.prefix) for path in code_files}
    tests = {path: _cited_in_tests(path, ledger.prefix) for path in test_files}
    in_code, in_tests = set().union(*code.values()), set().union(*tests.values())
    kept = [rule.id for rule in ledger.rules if rule.status == "kept"]
    areas = [(area, [rule for rule in ledger.rules if rule.area == area.code]) for area in ledger.areas]
    return Coverage(
        areas=tuple(_count(area.code, area.name, rules, in_code, in_tests) for area, rules in areas),
        total=_count("all", ledger.title, ledger.rules, in_code, in_tests),
        lacking_code=tuple(name for name in kept if name not in in_code),
        lacking_test=tuple(name for name in kept if name not in in_tests),
        strays=tuple(_strays(ledger, code)) + tuple(_strays(ledger, tests)),
    )


def _cited_in_code(path: Path, prefix: str) -> set[str]:
    return {name for remark in remarks(path.read_text(encoding="utf-8")) for name in cited(remark, prefix)}


def _cited_in_tests(path: Path, prefix: str) -> set[str]:
    return {name for proof in proofs(path.read_text(encoding="utf-8")) for name in cited_first(proof, prefix)}


def _strays(ledger: Ledger, found: dict[Path, set[str]]) -> Iterator[Stray]:
    known = {rule.id for rule in ledger.rules} | {ruling.id for ruling in ledger.rulings}
    for path, names in found.items():
        for name in sorted(names - known):
            yield Stray(name, str(path))


def _count(
    code: str, name: str, rules: Sequence[Rule], in_code: set[str], in_tests: set[str]
) -> AreaCoverage:
    by_status = {
        status: {rule.id for rule in rules if rule.status == status} for status in ("kept", "later", "moot")
    }
    kept = by_status["kept"]
    return AreaCoverage(
        code=code,
        name=name,
        kept=len(kept),
        later=len(by_status["later"]),
        moot=len(by_status["moot"]),
        in_code=len(kept & in_code),
        in_tests=len(kept & in_tests),
        in_both=len(kept & in_code & in_tests),
    )


def report_lines(report: Coverage) -> list[str]:
    """The coverage as lines for a terminal: a table by area, its total, then what is missing."""
    lines = [f"{'area':<5} {'kept':>4} {'later':>5} {'moot':>4} {'code':>4} {'test':>4} {'both':>5}"]
    for area in (*report.areas, report.total):
        lines.append(
            f"{area.code:<5} {area.kept:>4} {area.later:>5} {area.moot:>4}"
            f" {area.in_code:>4} {area.in_tests:>4} {area.percentage:>4}%  {area.name}"
        )
    lines += [f"no code: {name}" for name in report.lacking_code]
    lines += [f"no test: {name}" for name in report.lacking_test]
    lines += [f"not in the ledger: {stray.id} in {stray.file}" for stray in report.strays]
    return lines
