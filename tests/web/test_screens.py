"""Every page on a desktop and on a phone, the table in the middle of a full game: nothing scrolls away, is too small to
read or to press, is cut off or too faint; and all of it in Chinese."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Playwright

import tongbao

from .conftest import PHONE, STILL, Visit
from .flaws import flaws
from .full_table import PLAYERS, FullTable, full_table
from .screens import sheets
from .serving import House
from .test_every_screen import speak
from .visitors import Visitor

pytestmark = pytest.mark.browser
GAMES = sorted(tongbao.GAMES)
KINDS = pytest.mark.parametrize("kind", [STILL, {**PHONE, "reduced_motion": "reduce"}], ids=["desktop", "phone"])
MISSING = "Failed to load resource: the server responded with a status of 404"
LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = {
    *PLAYERS,
    "Tongbao",
    "English",
    "Español",
    "Brian Stepnitz",
    "Cities of the Silk Road",
    "CC BY-SA",
    "@camel",
    "HTTP API",
}
"""What stands in Latin letters on a Chinese page too."""
MAKERS = {
    *("Javier Velásquez", "Azahar Games", "Nestore Mangone", "Carlo Camarotto", "Deer Games", "Xanadu", "MIT", "CC BY"),
    *("Lorc", "Delapouite", "Willdabeast", "Skoll", "game-icons.net", "SIL Open Font License"),
    *("Cormorant", "Christian Thalmann", "Cormorant Project Authors", "Alegreya Sans", "Juan Pablo del Peral"),
    *("Alegreya Sans Project Authors", "Ma Shan Zheng", "MaShanZheng Project Authors", "Noto Sans SC"),
    *("Noto Project Authors", "Google Inc."),
}
"""What else does on the page that says who made the games."""
ALSO = {
    "/about": MAKERS,
    "/notices/settings": {"webhook"},
    "/records": {"tongbao"},
    "/fairness": {
        *("tongbao replay RECORD --verify --commitment FINGERPRINT", "SHA", "UTF", "BLAKE", "key", "person"),
        *("tongbao luck", "tongbao key"),
    },
}
"""What else does on which page."""
UNTRANSLATED = re.compile(
    r"https?://\S+|/t/\S+|“make play HOST=0.0.0.0”|“tongbao serve --host 0.0.0.0”|UTC|[0-9a-f]{64}|[A-Z][a-z]+ \d\d"
)
"""Addresses, commands, fingerprints and the names of guests: they are the same in every language."""


@pytest.fixture(scope="package")
def full(playwright: Playwright, house: House) -> Callable[[str], FullTable]:
    """The full table of each game; who asks for it only looks."""
    tables: dict[str, FullTable] = {}

    def table(name: str) -> FullTable:
        if name not in tables:
            tables[name] = full_table(playwright.request, house.address, name)
        return tables[name]

    return table


def pages(visitor: Visitor, name: str) -> list[tuple[str, str]]:
    """The pages of a game before a table, by title."""
    lobby = visitor.context.request.post(
        visitor.house.address + "/tables",
        form={"game": name, "seat-0": "me", "seat-1": "open", "listed": "on"},
        headers={"accept": "application/json"},
        max_redirects=0,
    )
    return [("new table", f"/new/{name}"), ("rules", f"/rules/{name}"), ("lobby", lobby.headers["location"])]


COMMON = (
    *("/", "/games", "/tables", "/watch", "/people", "/profile", "/account", "/notices", "/notices/settings"),
    *("/leaderboards", "/leaderboards/xanadu", "/tournaments", "/tournaments/new", "/daily", "/fairness", "/records"),
    *("/workshop", "/about", "/offline", "/nothing"),
)
"""The pages of no game; the last one says that there is none."""


@pytest.mark.by_turns(4)
@KINDS
@pytest.mark.parametrize("name", GAMES)
def test_pages_before_a_table(visit: Visit, name: str, kind: dict[str, object]) -> None:
    visitor = visit(kind)
    found = []
    for title, path in pages(visitor, name):
        visitor.page.goto(visitor.house.address + path)
        found += flaws(visitor, title)
        found += [f"{title}: hangs over its button: {text}" for text in visitor.measure("spilled")]
    assert not found


@KINDS
def test_pages_of_no_game(visit: Visit, kind: dict[str, object]) -> None:
    visitor = visit(kind)
    visitor.expected.append(MISSING)
    for name in GAMES:
        pages(visitor, name)  # so that the start page lists tables of all games
    found = []
    for path in COMMON:
        visitor.page.goto(visitor.house.address + path)
        found += flaws(visitor, path)
        found += [f"{path}: hangs over its button: {text}" for text in visitor.measure("spilled")]
    assert not found


@pytest.mark.by_turns(4)
@KINDS
@pytest.mark.parametrize("name", GAMES)
def test_full_table(visit: Visit, full: Callable[[str], FullTable], name: str, kind: dict[str, object]) -> None:
    table = full(name)
    visitor = visit({**kind, "storage_state": table.cookies})
    visitor.go(table.link)
    found = []
    looked = False
    for sheet in sheets(visitor):
        found += flaws(visitor, sheet)
        card = visitor.page.locator(".card [data-look]:visible").first
        if card.count() and not looked:
            card.click()
            found += flaws(visitor, "a closer look")
            visitor.page.keyboard.press("Escape")
            looked = True
    assert looked
    visitor.page.get_by_role("button", name="Table, rules and language").click()
    found += flaws(visitor, "this table")
    assert not found


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_chinese(visit: Visit, full: Callable[[str], FullTable], name: str) -> None:
    table = full(name)
    visitor = visit({**STILL, "storage_state": table.cookies})
    visitor.go(table.link)
    view, choices = visitor.view(), visitor.offered()
    things = visitor.page.eval_on_selector_all("[data-flip]", "all => all.map(one => one.dataset.flip)")
    visitor.page.get_by_role("button", name="Table, rules and language").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="中文").click()
    visitor.page.wait_for_selector("html[lang=zh-Hans]")
    visitor.live()
    assert visitor.table == table.link and visitor.view() == view
    assert visitor.offered() == choices
    assert things == visitor.page.eval_on_selector_all("[data-flip]", "all => all.map(one => one.dataset.flip)")
    left = english(visitor, NAMES)
    for _, path in pages(visitor, name):
        visitor.page.goto(visitor.house.address + path)
        left += english(visitor, NAMES)
    assert not left


def test_pages_of_no_game_in_chinese(visit: Visit) -> None:
    visitor = visit(STILL)
    visitor.expected.append(MISSING)
    speak(visitor, "zh")
    for name in GAMES:
        pages(visitor, name)  # so that the pages list tables of all games
    left = []
    for path in COMMON:
        visitor.page.goto(visitor.house.address + path)
        left += [f"{path}: {text}" for text in english(visitor, NAMES | ALSO.get(path, set()))]
    assert not left


def english(visitor: Visitor, names: set[str]) -> list[str]:
    """What is still said in English but for some names: texts, and what is read aloud or shown on hovering."""
    said = [UNTRANSLATED.sub("", words) for words in visitor.measure("words")]
    known = {part for name in names for part in LATIN.findall(name)}
    return [words for words in said if set(LATIN.findall(words)) - known]
