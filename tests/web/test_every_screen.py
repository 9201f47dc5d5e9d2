"""Full tables, late in the game, on every screen: nothing is cut off, covered or out of reach, in both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Playwright

import tongbao

from .conftest import DESKTOP, PHONE, Visit
from .full_table import FullTable, full_table
from .serving import House
from .test_screens import sheets
from .visitors import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TABLES = [(name, players) for name, meta in sorted(tongbao.GAMES.items()) for players in (2, meta.max_players)]
DESKS = ((1440, 900), (1366, 768), (1280, 720))
PHONES = ((390, 844), (844, 390))
LEAST_TEXT = 13
LEAST_LABEL = 11.5
"""On a map that is shown whole on a low desk."""
LEAST_CHRONICLE = 120
"""Pixels of the chronicle that are always in sight on a desk."""
FINGER = 44

FullTables = Callable[[str, int], FullTable]


@pytest.fixture(scope="package")
def full_tables(playwright: Playwright, house: House) -> FullTables:
    """The full table of each game for so many players; who asks for it only looks."""
    tables: dict[tuple[str, int], FullTable] = {}

    def table(name: str, players: int) -> FullTable:
        if (name, players) not in tables:
            tables[name, players] = full_table(playwright.request, house.address, name, players)
        return tables[name, players]

    return table


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_desk(visit: Visit, full_tables: FullTables, name: str, players: int, language: str) -> None:
    table = full_tables(name, players)
    visitor = visit({**DESKTOP, "reduced_motion": "reduce", "storage_state": table.cookies})
    speak(visitor, language)
    visitor.go(table.link)
    found = []
    for width, height in DESKS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {flaw}" for flaw in unfit(visitor)]
        chronicle = visitor.measure("heights", "#s-log [data-stick]")
        if not chronicle or chronicle[0] < LEAST_CHRONICLE:
            found.append(f"{width}x{height}: of the chronicle {chronicle} px are in sight")
    assert not found


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_phone(visit: Visit, full_tables: FullTables, name: str, players: int, language: str) -> None:
    table = full_tables(name, players)
    visitor = visit({**PHONE, "reduced_motion": "reduce", "storage_state": table.cookies})
    speak(visitor, language)
    visitor.go(table.link)
    found = []
    for width, height in PHONES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        for sheet in sheets(visitor):
            found += [f"{width}x{height}, {sheet}: {flaw}" for flaw in unfit(visitor)]
            found += [
                f"{width}x{height}, {sheet}: too small to press: {target}"
                for target in visitor.measure("narrow", FINGER)
            ]
    assert not found


def speak(visitor: Visitor, language: str) -> None:
    """Choose the language of the site."""
    visitor.context.add_cookies([{"name": "tongbao_language", "value": language, "url": visitor.house.address}])


def unfit(visitor: Visitor) -> list[str]:
    """What doesn't fit the screen."""
    right, down = visitor.measure("scrolls")
    found = [f"too small to read: {text}" for text in visitor.measure("small", [LEAST_TEXT, LEAST_LABEL])]
    found += [f"cut off: {text}" for text in visitor.measure("cut")]
    found += [f"out of reach: {target}" for target in visitor.measure("unreachable")]
    found += [f"to be chosen but hidden: {target}" for target in visitor.measure("hidden")]
    if right or down:
        found.append(f"scrolls {right} px to the right, {down} px down")
    return found
