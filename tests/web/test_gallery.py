"""The cards of a game in the browser: searched and filtered at once, looked at in a dialog, explained mark by mark."""

from typing import Any

import pytest

import tongbao
from tongbao.server.cookies import LANGUAGE_COOKIE
from tongbao.server.gallery import gallery_of

from .conftest import DESKTOP, PHONE, STILL, Visit
from .flaws import flaws
from .screens import DESKS, PHONES, by_turns
from .visitors import Visitor

pytestmark = pytest.mark.browser
GAMES = sorted(tongbao.GAMES)
SHOWN = ".shelf > li:not([hidden])"
FULLEST = {
    "changan": "daqin_stele",
    "pocket_changan": "yan_zhen_qing",
    "silk_cities": "bactria",
    "xanadu": "caravan-inn",
}
"""By game a card with many marks or much text."""
ASTRAY = """() => {
    const card = document.querySelector(".drawn").getBoundingClientRect();
    const pins = [...document.querySelectorAll(".pin")].map((pin) => pin.getBoundingClientRect());
    const meet = (one, other, from, to) => one[from] < other[to] && other[from] < one[to];
    const over = (one, other) => meet(one, other, "left", "right") && meet(one, other, "top", "bottom");
    return pins.filter((pin, k) => over(pin, card) || pins.some((other, n) => n !== k && over(pin, other))
        || pin.left < 0 || pin.right > innerWidth).length;
}"""
"""How many pins lie on the card, on another pin or beyond the window."""


def at(visit: Visit, path: str, screen: dict[str, Any] = STILL, language: str = "en") -> Visitor:
    """Somebody who looks at a page of the gallery."""
    visitor = visit(screen)
    visitor.context.add_cookies([{"name": LANGUAGE_COOKIE, "value": language, "url": visitor.house.address}])
    visitor.go(path)
    return visitor


def test_the_shelf_is_searched_and_filtered_at_once(visit: Visit) -> None:
    page = at(visit, "/cards/xanadu").page
    assert page.locator(SHOWN).count() == 74 and not page.get_by_role("button", name="Show").is_visible()
    search = page.get_by_role("searchbox", name="Search")
    search.fill("temple")
    assert page.get_by_role("status").inner_text() == "3 of 74 cards"
    page.get_by_label("Harvest").select_option("jade")
    assert [card.inner_text() for card in page.locator(f"{SHOWN} > a").all()] == ["Qianyuan Temple"]
    assert page.url.endswith("?q=temple&brings=jade")
    search.fill("templé nothing")
    assert page.locator(SHOWN).count() == 0 and page.get_by_text("No card is like that.").is_visible()
    page.reload()
    assert page.locator(SHOWN).count() == 0
    page.get_by_role("link", name="Show all").click()
    assert page.locator(SHOWN).count() == 74 and page.url.endswith("/cards/xanadu")
    assert search.evaluate("field => field === document.activeElement")


def test_a_card_is_looked_at_by_keyboard(visit: Visit) -> None:
    """Enter opens it, arrows lead from card to card, Escape closes it, and the focus is where it was."""
    page = at(visit, "/cards/pocket_changan").page
    first = page.get_by_role("link", name="Jie Gu")
    first.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("heading", name="Jie Gu").wait_for()
    assert page.url.endswith("/cards/pocket_changan/jie_gu")
    page.keyboard.press("ArrowRight")
    dialog.get_by_role("heading", name="Feng Sui").wait_for()
    page.keyboard.press("ArrowLeft")
    dialog.get_by_role("heading", name="Jie Gu").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_url("**/cards/pocket_changan")
    assert not dialog.is_visible() and first.evaluate("link => link === document.activeElement")
    first.click()
    dialog.get_by_role("heading", name="Jie Gu").wait_for()
    page.go_back()
    dialog.wait_for(state="hidden")
    assert page.url.endswith("/cards/pocket_changan")


@pytest.mark.by_turns(4)
@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_mark_has_its_pin(visit: Visit, name: str) -> None:
    """On every card: one by one beside it, and what is pointed at is lit on the card."""
    page = at(visit, f"/cards/{name}").page
    for id in gallery_of(tongbao.GAMES[name], "en").cards:
        page.evaluate("id => document.querySelector(`.shelf a[data-card=${CSS.escape(id)}]`).click()", id)
        page.wait_for_function("id => location.pathname.endsWith(id) && document.querySelector('#d-card .pin')", arg=id)
        marks, pins = page.locator("#d-card [data-mark]").count(), page.locator("#d-card .pin").count()
        assert marks == pins and not page.evaluate(ASTRAY), id
    page.locator("#d-card [data-mark]").last.hover()
    assert page.locator("#d-card .halo.lit").count() == 1


@pytest.mark.slow
@pytest.mark.parametrize(("name", "language"), by_turns(GAMES, ["en", "zh", "es"]))
def test_nothing_is_cut_off_or_covered(visit: Visit, name: str, language: str) -> None:
    """On no screen, of the shelf, of a card on its own page and of one in the dialog."""
    found = []
    for screen, sizes in ((DESKTOP, DESKS[::2]), (PHONE, PHONES)):
        visitor = at(visit, f"/cards/{name}", {**screen, "reduced_motion": "reduce"}, language)
        for width, height in sizes:
            visitor.page.set_viewport_size({"width": width, "height": height})
            where = f"{width}x{height}"
            visitor.go(f"/cards/{name}")
            found += flaws(visitor, f"{where}, shelf") + visitor.measure("covered", "main")
            visitor.page.locator(f".shelf a[data-card={FULLEST[name]}]").click()
            visitor.page.locator("#d-card .pin").first.wait_for()
            found += flaws(visitor, f"{where}, dialog")
            visitor.go(f"/cards/{name}/{FULLEST[name]}")
            visitor.page.locator(".pin").first.wait_for()
            found += flaws(visitor, f"{where}, card") + visitor.measure("covered", "main")
            if visitor.page.evaluate(ASTRAY):
                found.append(f"{where}: pins lie on something")
    assert not found


@pytest.mark.parametrize("name", [name for name in GAMES if name != "silk_cities"])
def test_a_closer_look_at_the_table_tells_the_history(visit: Visit, name: str) -> None:
    """And leads to the page of the card, in a tab of its own. Cities deals no hand, and so begins without a card."""
    visitor = visit(STILL)
    visitor.found(name, "me", "bot:random", **({"opt-first_player": "0"} if name == "changan" else {}))
    page = visitor.page
    drawn = page.locator("[data-section] [data-lookable][data-card]:visible")
    id = drawn.first.get_attribute("data-card")
    drawn.first.locator("[data-look]").first.evaluate("button => button.click()")
    card = gallery_of(tongbao.GAMES[name], "en").cards[id or ""]
    assert card.history
    page.locator("#d-look .history").get_by_text(card.history).wait_for()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Explain this card").click()
    assert opened.value.url.endswith(f"/cards/{name}/{id}")
