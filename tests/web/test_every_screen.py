"""Every screen of every game, in every window, language, theme and size of texts: nothing is cut off, covered, out of
reach, written over something else, too small or too faint, and programs that read it aloud find nothing amiss.

Each day has some cells of the matrix; at night it is gone through whole.
"""

import pytest

from tests.support.selection import turn_of_today

from .axe import violations
from .conftest import LateTable, Onlook
from .flaws import flaws_of_layout
from .matrix import (
    AMISS,
    COMMON,
    COVERED,
    EYES,
    GAMES,
    KINDS,
    LANGUAGES,
    PARTS,
    SCREENS,
    SIGHTS,
    WHOLE,
    Cell,
    Eyes,
    Screen,
    cells_of,
)
from .screens import FINGER, LEAST_CHRONICLE, PHONES, UPRIGHT, crowded, sheets
from .visitors import Visitor

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
    eyes = [Eyes(kind, language, sight) for language in LANGUAGES for sight in SIGHTS]
    flaws = [f"{one}: {flaw}" for one in eyes for flaw in flaws_of(Cell(screen, one), onlook, late_table)]
    assert not flaws, "\n".join(flaws)


def test_all_have_their_turn() -> None:
    """Each game every day and with all eyes within twelve days; each screen within eighteen."""
    days = [cells_of(turn) for turn in range(1000, 1018)]
    assert all({cell.screen.game for cell in day} == {*GAMES, ""} for day in days)
    seen = {(cell.screen.game, cell.screen.name) for day in days for cell in day}
    assert seen == {(screen.game, screen.name) for screen in SCREENS}
    for game in GAMES:
        for table in (True, False):
            assert {c.eyes for day in days[:12] for c in day if (c.screen.game, c.screen.table) == (game, table)} == {
                *EYES
            }


def flaws_of(cell: Cell, onlook: Onlook, late_table: LateTable) -> list[str]:
    """All that is wrong there. What fits depends on the size of texts alone, what is too faint on the theme alone."""
    screen, eyes = cell
    windows = screen.windows(eyes.kind)
    visitor = onlook(windows[0], eyes.language, SIGHTS[eyes.sight])
    visitor.expected += [MISSING] * (screen.name == COMMON[-1])
    screen.come(visitor, late_table)
    found = []
    for window in windows if eyes.sight in ("lacquer", "200") else windows[:1]:
        visitor.page.set_viewport_size({"width": window[0], "height": window[1]})
        for sheet in sheets(visitor) if screen.table else ["page"]:
            visitor.rest()
            where = f"{window}, {sheet}"
            if eyes.sight == "lacquer":
                found += misfits(visitor, screen, window, where)
            if eyes.sight == "200":
                found += [f"{where}: {flaw}" for flaw in misfits_of_twice_the_size(visitor, screen)]
            elif window == windows[0]:
                found += [f"{where}: too faint: {text}" for text in visitor.faint()]
            if eyes.sight == "lacquer" and window == windows[0] and sheet in ("table", "page"):
                found += violations(visitor, where)
    return found


def misfits(visitor: Visitor, screen: Screen, window: tuple[int, int], where: str) -> list[str]:
    """What doesn't fit, on a page or on one sheet of a table."""
    found = flaws_of_layout(visitor, where) if window == screen.windows("desk")[0] or not screen.table else []
    if screen.table:
        swiped = screen.swiped and window == UPRIGHT
        found += [f"{where}: {flaw}" for flaw in crowded(visitor) if not (swiped and "but hidden" in flaw)]
        (chronicle,) = visitor.measure("heights", "#s-log [data-stick]") or [0]
        if window not in PHONES and chronicle < LEAST_CHRONICLE:
            found.append(f"{where}: of the chronicle {chronicle} px are in sight")
        if window not in PHONES and screen.game == "changan" and not visitor.page.evaluate(WHOLE):
            found.append(f"{where}: the decision is cut")
    else:
        found += [f"{where}: hangs over its button: {text}" for text in visitor.measure("spilled")]
        found += [
            f"{where}: covered: {thing}" for thing in visitor.measure("covered", COVERED.get(screen.name, "body"))
        ]
        visitor.page.evaluate("scrollTo(0, 0)")
        part = PARTS.get(screen.name, "header")
        found += [f"{where}: one over the other: {texts}" for texts in visitor.measure("overlapping", part)]
    for script in AMISS.get(screen.name, ()):
        found += [f"{where}: {flaw}" for flaw in visitor.page.evaluate(script)]
    if visitor.page.evaluate("matchMedia('(pointer: coarse)').matches"):
        found += [f"{where}: too small to press: {target}" for target in visitor.measure("narrow", FINGER)]
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
