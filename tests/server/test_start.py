"""Starting and stopping: what cannot be is one sentence and exit code 2; what was played is there again."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
from pathlib import Path

import httpx
import pytest

from gloaming.server import SettingError, Settings, read_settings
from gloaming.server.run import bind, network_address
from gloaming.server.settings import data_folder
from server.doors import Sheet, answer, begin, my_turn, sheet
from server.programs import refused, running, started


def one_sentence(outcome: tuple[int, str]) -> str:
    """The only line of a refusal with exit code 2."""
    code, words = outcome
    assert code == 2
    assert len(words.splitlines()) == 1
    assert "Traceback" not in words
    return words


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    """It is left as it is."""
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    assert "newer Gloaming" in one_sentence(refused(tmp_path))


def test_a_port_in_use(tmp_path: Path) -> None:
    """The sentence names the port and the option."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        words = one_sentence(refused(tmp_path, "--port", port))
    assert words.startswith(f"Port {port} is in use")
    assert "--port" in words


def test_play_takes_the_next_free_port(tmp_path: Path) -> None:
    """And says so in one line, before the line with the address."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        with running(tmp_path, "play", "--port", port, BROWSER="true") as program:
            taken = program.address.rpartition(":")[2]
            assert program.said[0] == f"Port {port} is in use, so Gloaming took {taken}."
            assert httpx.get(program.address).status_code == 200


def test_the_local_network_has_an_address_or_there_is_a_sentence() -> None:
    """Never the address of this computer alone; and both ways in are on one port."""
    try:
        address = network_address()
    except SettingError as flaw:
        address = str(flaw)
    assert not address.startswith("127.")
    sockets = bind(0, "127.0.0.2", 1)
    assert len({each.getsockname()[1] for each in sockets}) == 1
    assert [each.getsockname()[0] for each in sockets] == ["127.0.0.1", "127.0.0.2"]
    for each in sockets:
        each.close()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "taken").write_text("not a folder")
    words = one_sentence(refused(tmp_path / "taken"))
    assert "cannot be made" in words
    assert "--data" in words


def test_a_database_that_another_server_uses(tmp_path: Path) -> None:
    """Two houses on one file would tear it apart."""
    with started(tmp_path):
        assert one_sentence(refused(tmp_path))


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("PORT", "eighty", "The setting port cannot be used: "),
        ("PORT", "70000", "The setting port cannot be used: "),
        ("PACE", "-1", "The setting pace cannot be used: "),
        ("NAMES", "http://play.example:80/", "The setting names cannot be used: “http://play.example:80/”"),
        ("CONFIG", "/no/such/file", "The settings in /no/such/file cannot be read: "),
    ],
)
def test_a_setting_that_cannot_be(name: str, text: str, sentence: str) -> None:
    """Wrong variables are refused like wrong words: the sentence names the setting."""
    with pytest.raises(SettingError, match=f"^{sentence}"):
        read_settings({}, {f"GLOAMING_{name}": text})


def test_settings_come_from_three_places(tmp_path: Path) -> None:
    """The command line before the environment before the file."""
    file = tmp_path / "house.toml"
    file.write_text('port = 8001\npace = 2\ndata = "/from/file"\nnames = ["a.example"]\n')
    environ = {
        "GLOAMING_CONFIG": str(file),
        "GLOAMING_PORT": "8002",
        "GLOAMING_PACE": "1",
        "GLOAMING_NAMES": "B.example, c.example.",
        "GLOAMING_PURE": "1",
    }
    settings = read_settings({"port": 8003, "lan": None}, environ)
    assert settings == Settings(port=8003, pace=1.0, data="/from/file", names=("b.example", "c.example"))
    file.write_text('colour = "mauve"\n')
    with pytest.raises(SettingError, match="colour"):
        read_settings({}, environ)


def test_tables_lie_in_the_users_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the system has it."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "gloaming"
    assert Settings().database == tmp_path / "gloaming" / "tables.sqlite"


def test_it_stops_with_a_stream_open(tmp_path: Path) -> None:
    """SIGTERM ends streams and server; nobody has to be killed."""
    with started(tmp_path) as (process, address), httpx.Client(base_url=address, timeout=30) as ana:
        table = begin(ana)
        with ana.stream("GET", f"{table}/stream") as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("id: ")
            process.send_signal(signal.SIGTERM)
            assert process.wait(timeout=20) in (0, -signal.SIGTERM)


def test_a_game_of_ones_own_that_is_not_there(tmp_path: Path) -> None:
    """A path that leads nowhere is named before anybody comes in."""
    assert "GLOAMING_GAMES" in one_sentence(refused(tmp_path, GLOAMING_GAMES=str(tmp_path / "none.py")))


@pytest.mark.parametrize("blow", [signal.SIGTERM, signal.SIGKILL])
def test_a_game_goes_on_after_a_restart(tmp_path: Path, blow: signal.Signals) -> None:
    """The same question stands open for the same cookie; a saying that was taken is known as such."""
    with started(tmp_path) as (process, address), httpx.Client(base_url=address, timeout=30) as ana:
        table = begin(ana)
        first = my_turn(ana, table)
        answer(ana, table, first, first.offers[0])
        page = my_turn(ana, table)
        cookies = dict(ana.cookies)
        process.send_signal(blow)
        process.wait(timeout=20)
    with started(tmp_path) as (_, address), httpx.Client(base_url=address, cookies=cookies) as ana:
        again = sheet(ana, table)
        assert (again.number, again.offers) == (page.number, page.offers)
        said = ana.post(f"/api{table}/act", json={"n": first.number, "actions": [int(first.offers[0])]})
        assert said.json()["is"] == "already"
        assert answer(ana, table, again, again.offers[0]).status_code == 303


def test_no_bot_outlives_the_server(tmp_path: Path) -> None:
    """Workers end with their master, even when it is killed."""
    with started(tmp_path) as (process, address), httpx.Client(base_url=address, timeout=30) as ana:
        my_turn(ana, table := begin(ana))
        page = my_turn(ana, table)
        answer(ana, table, page, page.offers[0])
        my_turn(ana, table)
        workers = children(process.pid)
        assert workers
        process.kill()
        process.wait()
    for worker in workers:
        subprocess.run(["tail", f"--pid={worker}", "-f", os.devnull], check=True, timeout=30)


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_games_of_ones_own_are_in_the_lobby(tmp_path: Path) -> None:
    """What GLOAMING_GAMES names can be played, by bots too."""
    text = "import gloaming.games\nfrom table.lanterns import lanterns\ngloaming.games.register(lanterns)\n"
    file = tmp_path / "own_games.py"
    file.write_text(text)
    with (
        started(tmp_path, GLOAMING_GAMES=str(file)) as (_, address),
        httpx.Client(base_url=address, timeout=30) as ana,
    ):
        assert "Lanterns" in ana.get("/").text
        table = begin(ana, game="lanterns", **{"seat-1": "bot:random"})
        page = my_turn(ana, table)
        assert isinstance(page, Sheet)
        answer(ana, table, page, page.offers[0])
        assert my_turn(ana, table).number > page.number
