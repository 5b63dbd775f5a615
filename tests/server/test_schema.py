"""The JSON API keeps what its description says, whatever is sent to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from gloaming.server import forms
from gloaming.server.names import MOST, BadName, person
from server.doors import Door, begin, my_turn, open_house, post

STEADY = settings(
    max_examples=30, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    """A house that describes its API."""
    with open_house(tmp_path_factory.mktemp("described"), schema=True) as door:
        yield door


def test_no_request_breaks_the_api(described: Door) -> None:
    """Requests made from the description and against it: never a 5xx, always JSON, only known statuses."""
    with described.guest() as ana:
        table = begin(ana)
        page = my_turn(ana, table)
        document = ana.get("/schema/openapi.json").json()
        schema = schemathesis.openapi.from_dict(document)
        for operation in schema.get_all_operations():
            assert isinstance(operation, Ok)
            send_all(ana, table, operation.ok())
        assert len(document["paths"]) == 2
        assert my_turn(ana, table).number >= page.number


def send_all(guest: httpx.Client, table: str, operation: schemathesis.APIOperation) -> None:  # type: ignore[type-arg]  # its parts are no matter here
    """Thirty requests of one operation, at a table that is there."""

    @settings(STEADY)
    @given(case=operation.as_strategy())
    def send(case: schemathesis.Case) -> None:  # type: ignore[type-arg]  # nor are these
        path = operation.path.replace("{match}", table.removeprefix("/t/"))
        body = case.body if isinstance(case.body, dict | list | str | int) else {}
        answer = guest.request(operation.method.upper(), path, json=body)
        assert answer.status_code in (200, 400, 409, 422)
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.json()

    send()


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=200))
def test_no_bytes_break_a_form(body: bytes) -> None:
    """They are a form, or one sentence."""
    sentence = ""
    try:
        assert forms.shaped(forms.fields(body), forms.Decision).n >= 0
    except forms.FormError as flaw:
        sentence = str(flaw)
    assert sentence == "" or (sentence.endswith(".") and len(sentence) < 400)


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=40))
def test_every_name_is_plain_or_refused(text: str) -> None:
    """What comes through is short, of one line, and comes through unchanged a second time."""
    try:
        name = person(text)
    except BadName:
        return
    assert 1 <= len(name) <= MOST
    assert name.isprintable() or "\u200c" in name or "\u200d" in name
    assert person(name) == name


def test_forms_of_nonsense_leave_the_house_standing(described: Door, tmp_path: Path) -> None:
    """Every door for forms answers garbage with a 4xx and a page."""
    with described.guest() as ana:
        table = begin(ana)
        paths = ["act", "undo", "leave", "take-back", "stand-in", "invite", "rematch", "hint"]
        for path in ["/tables", "/theme", "/name", *(f"{table}/{path}" for path in paths)]:
            answer = post(ana, path, [("\x00", "\ud7ff" * 9), ("n", "NaN"), ("seat", "1e9")])
            assert 400 <= answer.status_code < 500
            assert "<h1>" in answer.text
    assert tmp_path.is_dir()
