"""Every screen of every game, in every window, language, theme and size of texts: nothing is cut off, covered, out of
reach, written over something else, too small or too faint, and programs that read it aloud find nothing amiss.

Each day has some cells of the matrix; at night it is gone through whole.
"""

import pytest

from tests.support.selection import turn_of_today
from tests.support.web.axe import violations
from tests.support.web.browsers import LateTable, Onlook
from tests.support.web.flaws import flaws_of_layout
from tests.support.web.matrix import (
    AMISS,
    AROUND,
    GAMES,
    KINDS,
    OTHERWISE_COVERED,
    ROWS,
    SCREENS,
    SIGHTS,
    WHOLE,
    Cell,
    Screen,
    cells_of,
)
from tests.support.web.screens import DESK, DESKS, FINGER, LEAST_CHRONICLE, UPRIGHT, Window, crowded, sheets, unfit
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.slow
MISSING = "the server responded with a status of 404"


@pytest.mark.parametrize("cell", cells_of(turn_of_today()), ids=str)
def test_every_screen(onlook: Onlook, late_table: LateTable, cell: Cell) -> None:
    flaws = flaws_of(cell, onlook, late_table)
    assert not flaws, "\n".join(flaws)


@pytest.mark.nightly
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_every_screen_in_every_way(onlook: Onlook, late_table: LateTable, screen: Screen, kind: str) -> None:
    eyes = [one for one in screen.eyes if one.kind == kind]
    flaws = [f"{one}: {flaw}" for one in eyes for flaw in flaws_of(Cell(screen, one), onlook, late_table)]
    assert not flaws, "\n".join(flaws)


def test_each_game_is_looked_at_every_day_and_each_screen_has_its_turn() -> None:
    days = [cells_of(turn) for turn in range(1000, 1000 + max(len(row) for row, _ in ROWS))]
    assert all({cell.screen.game for cell in day} == {*GAMES, ""} for day in days)
    seen = {str(cell) for day in days for cell in day}
    assert seen == {str(Cell(screen, one)) for screen in SCREENS for one in screen.eyes}


def flaws_of(cell: Cell, onlook: Onlook, late_table: LateTable) -> list[str]:
    """All that is wrong there. What fits depends on the size of texts alone, what is too faint on the theme alone."""
    screen, eyes = cell
    windows = screen.windows(eyes.kind)
    visitor = onlook(windows[0], eyes.language, SIGHTS[eyes.sight])
    visitor.expected += [MISSING] * (screen.name == "/nothing")
    screen.come(visitor, late_table)
    found = []
    for window in windows if eyes.sight in ("lacquer", "200") else windows[:1]:
        visitor.page.set_viewport_size({"width": window[0], "height": window[1]})
        for sheet in sheets(visitor) if screen.table else ["page"]:
            visitor.rest()
            where = f"{window}, {sheet}"
            if eyes.sight == "lacquer" and not screen.read:
                found += misfits(visitor, screen, window, where)
            if eyes.sight == "200":
                found += [f"{where}: {flaw}" for flaw in misfits_of_twice_the_size(visitor, screen)]
            elif window == windows[0] and screen.coloured(eyes):
                found += [f"{where}: too faint: {text}" for text in visitor.faint()]
            if eyes.sight == "lacquer" and window == windows[0] and sheet in ("table", "page"):
                found += violations(visitor, where)
    return found


def misfits(visitor: Visitor, screen: Screen, window: Window, where: str) -> list[str]:
    """What doesn't fit, on a page or on one sheet of a table."""
    if screen.name in AROUND:
        found = flaws_around(visitor, AROUND[screen.name])
    else:
        found = flaws_of_table(visitor, screen, window) if screen.table else flaws_of_page(visitor, screen)
        if visitor.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            found += [f"too small to press: {target}" for target in visitor.measure("narrow", FINGER)]
    return [f"{where}: {flaw}" for flaw in found]


def flaws_of_table(visitor: Visitor, screen: Screen, window: Window) -> list[str]:
    """What doesn't fit at a table; where it is full, also what lies over something else."""
    found = crowded(visitor) if screen.full else unfit(visitor)
    if screen.full and window in (DESK, UPRIGHT):
        found += flaws_of_layout(visitor, "in the largest window")
    if screen.swiped and window == UPRIGHT:
        found = [flaw for flaw in found if "to be chosen but hidden" not in flaw]
    if window in DESKS:
        (chronicle,) = visitor.measure("heights", "#s-log [data-stick]") or [0]
        found += [f"of the chronicle {chronicle} px are in sight"] * (chronicle < LEAST_CHRONICLE)
        if screen.game == "changan" and not visitor.page.evaluate(WHOLE):
            found.append("the decision is cut")
    return found


def flaws_of_page(visitor: Visitor, screen: Screen) -> list[str]:
    """What doesn't fit on a page."""
    found = flaws_of_layout(visitor, "page")
    found += [f"hangs over its button: {text}" for text in visitor.measure("spilled")]
    if screen.game and screen.name not in OTHERWISE_COVERED:
        found += [f"covered: {thing}" for thing in visitor.measure("covered", "body")]
        visitor.page.evaluate("scrollTo(0, 0)")
    if screen.name == "result":
        found += [f"one over the other: {texts}" for texts in visitor.measure("overlapping", "header")]
    return found + [flaw for script in AMISS.get(screen.name, ()) for flaw in visitor.page.evaluate(script)]


def flaws_around(visitor: Visitor, part: str) -> list[str]:
    """What is wrong with that part of the page, around a table or a replay."""
    found = [] if visitor.page.locator(part).locator("visible=true").count() else [f"{part} isn't there"]
    found += [f"covered: {thing}" for thing in visitor.measure("covered", part)]
    found += [f"one over the other: {texts}" for texts in visitor.measure("overlapping", part)]
    if part == AROUND["replay"]:
        found += [f"out of reach: {target}" for target in visitor.measure("unreachable")]
        found += [f"scrolls by {way} px" for way in visitor.measure("scrolls") if way]
    return found


def misfits_of_twice_the_size(visitor: Visitor, screen: Screen) -> list[str]:
    """What is lost where texts have twice the size. A quick sheet is a page of paper on a desk."""
    coarse = visitor.page.evaluate("matchMedia('(pointer: coarse)').matches")
    if not screen.table:
        return flaws_of_layout(visitor, "page") if coarse or screen.name != "quick sheet" else []
    found = [f"too small to read: {text}" for text in visitor.measure("small", 2 * 11.5)]
    found += [f"cut off: {text}" for text in visitor.measure("cut")]
    found += [f"out of reach: {target}" for target in visitor.measure("unreachable")]
    return found + [f"too small to press: {target}" for target in visitor.measure("narrow", FINGER) if coarse]
