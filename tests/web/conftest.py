"""One browser for all tests of the page, one server, and visitors with browsers of their own (contexts)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.support.web.browsers import DESKTOP, PHONE, QUIET, STILL, LateTable, Onlook, Visit
from tests.support.web.daily_deals import lay_deals
from tests.support.web.late_tables import lay
from tests.support.web.screens import DESK, PHONES, Window
from tests.support.web.serving import House
from tests.support.web.visitors import BLOCKED, Visitor
from tongbao.server.http.display_settings import UNCHOSEN, DisplaySettings
from tongbao.testing.chromium import find_chromium


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives the browser."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser. Without one the tests fail and say what is missing."""
    try:
        program = find_chromium()
    except FileNotFoundError as error:
        pytest.fail(f"{error} `make test` installs Chromium where it may.", pytrace=False)
    browser = playwright.chromium.launch(executable_path=program, args=QUIET)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that all share who don't kill it."""
    with House(tmp_path_factory.mktemp("house")) as house:
        lay_deals(house.folder)
        yield house


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


@pytest.fixture(scope="package")
def desk(chromium: Browser, house: House) -> Iterator[Visitor]:
    """A page that stands still, for the tests of single scripts: each sets out on it what it needs."""
    visitor = Visitor(chromium.new_context(**DESKTOP, service_workers="block"), house)
    visitor.go("/about")
    yield visitor
    visitor.context.close()
    assert not visitor.complaints()


@pytest.fixture(scope="package")
def onlookers(chromium: Browser, house: House) -> Iterator[dict[str, Visitor]]:
    """Those who only look, on a desk and on a phone: to go on from page to page is cheaper than to come anew."""
    kinds = {"desk": STILL, "phone": {**PHONE, "reduced_motion": "reduce"}}
    options = {"locale": "en-GB", "service_workers": "block"}
    found = {name: Visitor(chromium.new_context(**{**options, **kind}), house) for name, kind in kinds.items()}
    yield found
    for visitor in found.values():
        visitor.context.close()


@pytest.fixture
def onlook(onlookers: dict[str, Visitor]) -> Iterator[Onlook]:
    """``onlook(LOW, language, sight)``: somebody nobody knows yet, whose browser may report no errors."""
    came: list[Visitor] = []

    def come(window: Window = DESK, language: str = "en", sight: DisplaySettings = UNCHOSEN) -> Visitor:
        visitor = onlookers["phone" if window in PHONES else "desk"]
        visitor.page.goto("about:blank")
        visitor.context.clear_cookies()
        visitor.speak(language)
        visitor.see(sight)
        visitor.page.set_viewport_size({"width": window[0], "height": window[1]})
        came.append(visitor)
        return visitor

    yield come
    complaints = [complaint for visitor in came for complaint in visitor.complaints()]
    for visitor in came:
        visitor.page.goto("about:blank")
        visitor.troubles, visitor.expected, visitor.sent = [], [BLOCKED], []
    assert not complaints


@pytest.fixture(scope="package")
def late_table(house: House) -> LateTable:
    """``late_table("xanadu", "full")``: a table at that moment; who asks for it only looks."""
    return cache(lambda name, moment="full": lay(house, name, moment))


@pytest.fixture
def look_at(onlook: Onlook, late_table: LateTable) -> Onlook:
    """``look_at("xanadu", "full", LOW)``: somebody at a late table, in a window of that size."""

    def come(name: str, moment: str = "full", window: Window = DESK) -> Visitor:
        visitor, table = onlook(window), late_table(name, moment)
        visitor.context.add_cookies(table.state["cookies"])
        visitor.go(table.link)
        return visitor

    return come


@pytest.fixture
def played(house: House) -> tuple[House, str, str]:
    """A server with a finished game, the link of it, and the cookie of the one who played it."""
    late = lay(house, "xanadu", "over")
    return house, late.link, late.state["cookies"][0]["value"]
