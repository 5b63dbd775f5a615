"""Debian's Chromium, a house to visit, and a page that reports every error of its console."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page
from pytest_playwright import CreateContextCallback

from browser.houses import House, open_house

FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"]


@pytest.fixture(scope="session")
def base_url() -> str:
    """None: each house says where it is open."""
    return ""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """The system's own Chromium; nothing is downloaded."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    return {**browser_type_launch_args, "executable_path": chromium, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """A desk, unless a test asks for something else."""
    return {**browser_context_args, "viewport": {"width": 1440, "height": 900}}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """An open house."""
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose bots take a minute for a move, so that a scene stays as it is."""
    with open_house(tmp_path_factory.mktemp("slow"), GLOAMING_PACE="60") as house:
        yield house


@pytest.fixture
def complaints(context: BrowserContext) -> list[str]:
    """What the pages of this test complain about: errors of scripts and of the console, policies broken."""
    heard: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            heard.append(f"{message.type}: {message.text}")

    context.on("console", note)
    context.on("weberror", lambda error: heard.append(f"error: {error.error}"))
    return heard


@pytest.fixture
def page(context: BrowserContext, complaints: list[str]) -> Page:
    """A page whose complaints are heard from the beginning."""
    return context.new_page()


@pytest.fixture
def other(new_context: CreateContextCallback) -> Page:
    """A page of somebody else, in a browser of their own."""
    return new_context().new_page()


@pytest.fixture
def onlooker(new_context: CreateContextCallback) -> Page:
    """A page of a third person."""
    return new_context().new_page()
