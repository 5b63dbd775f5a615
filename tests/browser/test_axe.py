"""axe finds nothing on any page: two sizes, two lights."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from browser.houses import House
from browser.scenes import PLAIN, TABLES, Scene, all_of


@pytest.fixture(params=["dusk", "dawn"])
def theme(request: pytest.FixtureRequest) -> str:
    """A light."""
    return str(request.param)


@pytest.fixture(params=[(1440, 900), (390, 844)], ids=["desk", "phone"])
def sheet(request: pytest.FixtureRequest, browser: Browser, slow_house: House, theme: str) -> Iterator[Page]:
    """A page of that size in that light, without motion, so that nothing is caught half-way."""
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.add_cookies([{"name": "theme", "value": theme, "url": slow_house.base}])
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("scenes", [PLAIN, TABLES], ids=["plain", "tables"])
def test_axe_finds_nothing(sheet: Page, slow_house: House, theme: str, scenes: tuple[Scene, ...]) -> None:
    """Names, roles, contrast, order, and all else that it knows."""
    axe, found = Axe(), []
    for name in all_of(scenes, sheet, slow_house):
        assert sheet.locator("html").get_attribute("data-theme") == theme
        for violation in axe.run(sheet).response["violations"]:
            places = [" ".join(map(str, node["target"])) for node in violation["nodes"]]
            found.append(
                f"{name}: {violation['id']} at {places[:4]}: {violation['nodes'][0]['failureSummary']}"
            )
    assert not found, "\n".join(found)
