"""The screens on which tables are looked at, and what doesn't fit them."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.support.web.visitors import Visitor

Window = tuple[int, int]
DESKS = DESK, LAPTOP, LOW = ((1440, 900), (1366, 768), (1280, 720))
PHONES = UPRIGHT, SIDEWAYS = ((390, 844), (844, 390))
LEAST_TEXT = 13
LEAST_LABEL = 11.5
"""On a map that is shown whole on a low desk."""
LEAST_CHRONICLE = 120
"""Pixels of the chronicle that are always in sight on a desk."""
FINGER = 44


DAYS = 12
"""Within so many days a table, or a page, has been looked at in every way."""


def by_turns(firsts: Sequence[Any], others: Sequence[Any], within: int = DAYS) -> list[Any]:
    """Each of the first with each of the others, each on a day of its own within so many."""
    days = pytest.mark.by_turns(within)
    return [pytest.param(first, other, marks=days) for other in others for first in firsts]


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


def crowded(visitor: Visitor) -> list[str]:
    """What doesn't fit the screen, and texts that lie over others or reach across the edge of their button."""
    found = unfit(visitor) + [f"reaches across an edge: {text}" for text in visitor.measure("spilt")]
    return found + [f"written over each other: {texts}" for texts in visitor.measure("crossed")]


def sheets(visitor: Visitor) -> Iterator[str]:
    """The table, and on a small screen one after another the sheets that are laid over it, each as it is shown."""
    yield "table"
    has_fingers = visitor.page.evaluate("matchMedia('(pointer: coarse)').matches")
    for tab in visitor.page.locator(":is(.tabs, .side) label:visible").all()[1:]:
        if has_fingers:
            tab.tap()  # a mouse would stay there, over what is explained where it rests
        else:
            tab.click()
        yield tab.inner_text()
