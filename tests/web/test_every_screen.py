"""Full tables, late in the game, on every screen: nothing is cut off, covered, out of reach or written over something
else, in any language.
"""

import pytest

import tongbao

from .conftest import DESKTOP, PHONE, FullTables, Visit
from .screens import FINGER, PHONES, by_turns, crowded, sheets, unfit_for_desks
from .visitors import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
TABLES = [(name, players) for name, meta in sorted(tongbao.GAMES.items()) for players in (meta.max_players, 2)]


@pytest.mark.parametrize(("size", "language"), by_turns(TABLES, ["en", "zh", "es"]))
def test_desk(visit: Visit, full_tables: FullTables, size: tuple[str, int], language: str) -> None:
    table = full_tables(*size)
    visitor = visit({**DESKTOP, "reduced_motion": "reduce", "storage_state": table.cookies})
    speak(visitor, language)
    visitor.go(table.link)
    assert not unfit_for_desks(visitor, crowded)


@pytest.mark.parametrize(("size", "language"), by_turns(TABLES, ["en", "zh", "es"]))
def test_phone(visit: Visit, full_tables: FullTables, size: tuple[str, int], language: str) -> None:
    table = full_tables(*size)
    visitor = visit({**PHONE, "reduced_motion": "reduce", "storage_state": table.cookies})
    speak(visitor, language)
    visitor.go(table.link)
    found = []
    for width, height in PHONES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        for sheet in sheets(visitor):
            found += [f"{width}x{height}, {sheet}: {flaw}" for flaw in crowded(visitor)]
            found += [
                f"{width}x{height}, {sheet}: too small to press: {target}"
                for target in visitor.measure("narrow", FINGER)
            ]
    assert not found


def speak(visitor: Visitor, language: str) -> None:
    """Choose the language of the site."""
    visitor.context.add_cookies([{"name": "tongbao_language", "value": language, "url": visitor.house.address}])
