"""Pages and full tables as visitors want to see them: every theme is strong enough for weak eyes, texts of twice the
size lose nothing, and what shall not move doesn't.
"""

from pathlib import Path

import pytest

import tongbao
from tongbao.server.cookies import SIGHT_COOKIE
from tongbao.server.sights import Sight

from .conftest import DESKTOP, PHONE, STILL, FullTables, Visit
from .ended import Game, keep
from .flaws import flaws_of_layout
from .full_table import CROWDS
from .screens import FINGER, by_turns, sheets
from .serving import House
from .test_every_screen import speak
from .test_screens import COMMON
from .visitors import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
GAMES = sorted(tongbao.GAMES)
THEMES = ("light", "contrast", "lacquer")
PAGES = (
    COMMON[::2],
    COMMON[1::2],
    tuple(f"/new/{name}" for name in GAMES),
    tuple(f"/rules/{name}" for name in GAMES),
    tuple(f"/rules/{name}/sheet" for name in GAMES),
    tuple(f"/cards/{name}" for name in GAMES),
)
WINDOWS = [
    (language, size) for size in ((1440, 900), (1280, 720), (390, 844), (844, 390)) for language in ("en", "zh", "es")
]
"""In which language and size texts of twice the size are looked at."""


def see(visitor: Visitor, sight: Sight) -> None:
    """Choose how to see the pages."""
    visitor.context.add_cookies([{"name": SIGHT_COOKIE, "value": str(sight), "url": visitor.house.address}])


@pytest.mark.parametrize(("paths", "theme"), by_turns(PAGES, THEMES))
def test_pages_in_every_theme(visit: Visit, paths: tuple[str, ...], theme: str) -> None:
    found = []
    for kind in ({"viewport": {"width": 1440, "height": 1800}}, PHONE):
        visitor = visit({**kind, "reduced_motion": "reduce"})
        visitor.expected.append("status of 404")
        see(visitor, Sight(theme))
        for path in paths:
            visitor.go(path)
            found += [f"{kind['viewport']}, {path}: {text}" for text in visitor.faint()]
    assert not found


@pytest.mark.parametrize(("name", "theme"), by_turns(GAMES, THEMES))
def test_full_tables_in_every_theme(visit: Visit, full_tables: FullTables, name: str, theme: str) -> None:
    table = full_tables(name, CROWDS[name].players)
    found = []
    for kind in (DESKTOP, PHONE):
        visitor = visit({**kind, "reduced_motion": "reduce", "storage_state": table.cookies})
        see(visitor, Sight(theme))
        visitor.go(table.link)
        for sheet in sheets(visitor):
            found += [f"{kind['viewport']}, {sheet}: {text}" for text in visitor.faint()]
    assert not found


@pytest.mark.parametrize("theme", THEMES)
def test_pages_of_a_finished_game_in_every_theme(visit: Visit, tmp_path: Path, theme: str) -> None:
    links, token = keep(tmp_path, Game("xanadu", 2))
    house = House(tmp_path)
    house.open()
    try:
        visitor = visit(STILL, house)
        visitor.context.add_cookies([{"name": "tongbao_session", "value": token, "url": house.address}])
        see(visitor, Sight(theme))
        found = []
        for page in ("result", "replay", "review"):
            visitor.page.goto(f"{house.address}{links[0]}/{page}")
            found += [f"{page}: {text}" for text in visitor.faint()]
        assert not found
    finally:
        house.kill()


@pytest.mark.parametrize(("name", "window"), by_turns(GAMES, WINDOWS))
def test_full_tables_with_texts_of_twice_the_size(
    visit: Visit, full_tables: FullTables, name: str, window: tuple[str, tuple[int, int]]
) -> None:
    table = full_tables(name, CROWDS[name].players)
    language, (width, height) = window
    kind = PHONE if height < 500 or width < 500 else DESKTOP
    visitor = visit({**kind, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.page.set_viewport_size({"width": width, "height": height})
    speak(visitor, language)
    see(visitor, Sight(text="200"))
    visitor.go(table.link)
    found = []
    for sheet in sheets(visitor):
        assert not visitor.measure("small", 2 * 11.5)
        found += [f"{sheet}: cut off: {text}" for text in visitor.measure("cut")]
        found += [f"{sheet}: out of reach: {target}" for target in visitor.measure("unreachable")]
        if kind is PHONE:
            found += [f"{sheet}: too small to press: {target}" for target in visitor.measure("narrow", FINGER)]
    assert not found


@pytest.mark.parametrize(("paths", "window"), by_turns(PAGES, WINDOWS))
def test_pages_with_texts_of_twice_the_size(
    visit: Visit, paths: tuple[str, ...], window: tuple[str, tuple[int, int]]
) -> None:
    """Of the quick sheets, which are a page of paper on a desk, only as phones show them."""
    language, (width, height) = window
    kind = PHONE if height < 500 or width < 500 else DESKTOP
    visitor = visit({**kind, "reduced_motion": "reduce"})
    visitor.expected.append("status of 404")
    visitor.page.set_viewport_size({"width": width, "height": height})
    speak(visitor, language)
    see(visitor, Sight(text="200"))
    found = []
    for path in paths:
        visitor.go(path)
        found += flaws_of_layout(visitor, path)
    assert not found


def test_settings_are_made_at_a_table_and_hold_on_the_start_page(visit: Visit) -> None:
    mei = visit(DESKTOP)
    link = mei.found("xanadu", "me", "bot:random")
    page = mei.page
    page.get_by_role("button", name="Table, rules and language").click()
    page.locator("#d-table [data-open=sight]").click()
    for word in ("light", "150 %", "nothing moves"):
        page.locator("#d-sight").get_by_label(word, exact=True).check()
    page.get_by_role("button", name="See it so").click()
    page.wait_for_selector("html[data-theme=light][data-text='150'][data-motion=still][data-link=live]")
    assert mei.table == link
    assert page.evaluate("import('/static/motion.js').then((motion) => motion.isCalm())")
    mei.go("/")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "light"
    page.locator("details.sight summary").click()
    assert page.locator("[name=theme]:checked").get_attribute("value") == "light"
    assert page.locator(".btn").first.evaluate("button => getComputedStyle(button).transitionDuration") == "0s"


def test_a_device_that_asks_for_contrast_gets_it_unless_told_otherwise(visit: Visit) -> None:
    visitor = visit({**STILL, "contrast": "more"})
    ground = "getComputedStyle(document.body).getPropertyValue('--deep')"
    visitor.go("/")
    assert visitor.page.evaluate(ground) == "#000"
    see(visitor, Sight("lacquer"))
    visitor.go("/")
    assert visitor.page.evaluate(ground) != "#000"


def test_what_can_be_chosen_has_a_line_around_it_where_the_device_takes_the_colours(visit: Visit) -> None:
    visitor = visit({**STILL, "forced_colors": "active"})
    visitor.found("xanadu", "me", "bot:random")
    styles = "all => all.map((one) => getComputedStyle(one).outlineStyle)"
    assert set(visitor.page.eval_on_selector_all("[data-section] [data-choice]", styles)) == {"solid"}
