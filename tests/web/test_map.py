"""The map of Cities of the Silk Road: it stays as it was panned and zoomed, and shows the way to what one looks at."""

import pytest

from .conftest import PHONE, STILL, Visit
from .visitors import Visitor

pytestmark = pytest.mark.browser
SIGHT = "() => [lens.scrollLeft, lens.scrollTop, lens.scrollWidth]"


def settled(visit: Visit, kind: dict[str, object]) -> Visitor:
    """A visitor with two bots at a table where regions were dealt, when it is his turn."""
    visitor = visit({**kind, "reduced_motion": "reduce"})
    visitor.found("silk_cities", "me", "bot:random", "bot:random", **{"opt-start": "random"})
    visitor.page.wait_for_selector("[data-section] [data-choice]", state="attached")
    return visitor


def test_map_stays_as_it_was_zoomed(visit: Visit) -> None:
    visitor = settled(visit, PHONE)
    before = visitor.page.evaluate(SIGHT)
    visitor.page.tap(".zoom button")
    sight = visitor.page.evaluate(SIGHT)
    assert sight[2] > before[2]
    visitor.page.locator("[data-section] [data-choice]").first.dispatch_event("click")
    visitor.answered()
    assert visitor.page.evaluate(SIGHT)[2] == sight[2]


def test_way_lights_up_with_what_it_costs(visit: Visit) -> None:
    visitor = settled(visit, STILL)
    ways = {way["empire"]: way for way in visitor.view()["view"]["routes"]}
    for empire in ("china", "india", "persia", "byzantium"):
        visitor.page.focus(f".{empire} .emblem")
        visitor.page.wait_for_selector(f".{empire} .emblem.led")
        lit = visitor.page.locator(".spot.shown").evaluate_all("spots => spots.map((spot) => +spot.dataset.region)")
        assert sorted(lit) == sorted(ways[empire]["regions"])
        assert visitor.page.locator("#fare").inner_text() == str(ways[empire]["cost"])
        assert visitor.page.locator("#trail-shown .core").get_attribute("d")
    visitor.page.evaluate("document.activeElement.blur()")
    visitor.page.wait_for_function("() => document.querySelector('#trail-shown .core').getAttribute('d') === ''")
    assert visitor.page.locator("#fare").is_hidden()
