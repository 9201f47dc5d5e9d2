"""One browser for all tests of the page, one server, and visitors with browsers of their own (contexts)."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from .ended import Game, keep
from .full_table import FullTable, full_table
from .serving import House
from .visitors import Visitor

Visit = Callable[..., Visitor]
FullTables = Callable[[str, int], FullTable]
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first of them that is there is used; the one without windows of its own takes a third less of the processor."""
QUIET = (
    "--disable-gpu",
    "--font-render-hinting=none",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
STILL: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce"}
"""A desktop on which nothing flies: for tests that look at something else."""


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives the browser."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser. Without one the tests fail and say what is missing."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        pytest.fail(
            "The tests of the page need Chromium or Chrome: `make test` installs it where it may, "
            "else install it yourself, on Debian with `apt-get install chromium`.",
            pytrace=False,
        )
    browser = playwright.chromium.launch(executable_path=program, args=QUIET)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that all share who don't kill it."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.kill()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that may be killed."""
    house = House(tmp_path)
    house.open()
    yield house
    house.kill()


@pytest.fixture
def visit(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """``visit(kind=STILL, at=None)``: somebody with a browser of his own; which may report no errors."""
    visitors: list[Visitor] = []

    def come(kind: dict[str, Any] = STILL, at: House | None = None) -> Visitor:
        context = chromium.new_context(**{"locale": "en-GB", "service_workers": "block", **kind})
        house: House = at or request.getfixturevalue("house")
        visitors.append(Visitor(context, house))
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints()]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[House, str, str]]:
    """A server with a finished game, the link of it, and the cookie of the one who played it."""
    links, token = keep(tmp_path, Game("xanadu", 2))
    house = House(tmp_path)
    house.open()
    yield house, links[0], token
    house.kill()


@pytest.fixture(scope="package")
def full_tables(playwright: Playwright, house: House) -> FullTables:
    """The full table of each game for so many players; who asks for it only looks."""
    tables: dict[tuple[str, int], FullTable] = {}

    def table(name: str, players: int) -> FullTable:
        if (name, players) not in tables:
            tables[name, players] = full_table(playwright.request, house.address, name, players)
        return tables[name, players]

    return table
