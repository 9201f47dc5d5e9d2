"""The cards of a game in the browser: searched and filtered at once, looked at in a dialog, explained mark by mark."""

import pytest
from playwright.sync_api import Page

import tongbao
from tests.support.web.browsers import STILL, Onlook, Visit
from tests.support.web.matrix import ASTRAY
from tongbao.server.views.reference.gallery import gallery_of

pytestmark = pytest.mark.by_turns(6)
GAMES = sorted(tongbao.GAMES)
SHOWN = ".shelf > li:not([hidden])"


def at(onlook: Onlook, path: str) -> Page:
    """A page of the gallery."""
    visitor = onlook()
    visitor.go(path)
    return visitor.page


def test_the_shelf_is_searched_and_filtered_at_once(onlook: Onlook) -> None:
    page = at(onlook, "/cards/xanadu")
    assert page.locator(SHOWN).count() == 74 and not page.get_by_role("button", name="Show").is_visible()
    search = page.get_by_role("searchbox", name="Search")
    search.fill("temple")
    assert page.get_by_role("status").inner_text() == "3 of 74 cards"
    page.locator("select[name=brings]").select_option("jade")
    assert [card.inner_text() for card in page.locator(f"{SHOWN} > a").all()] == ["Qianyuan Temple"]
    assert page.url.endswith("?q=temple&brings=jade")
    search.fill("templé nothing")
    assert page.locator(SHOWN).count() == 0 and page.get_by_text("No cards match.").is_visible()
    page.reload()
    assert page.locator(SHOWN).count() == 0
    page.get_by_role("link", name="Show all").click()
    assert page.locator(SHOWN).count() == 74 and page.url.endswith("/cards/xanadu")
    assert search.evaluate("field => field === document.activeElement")


def test_a_card_is_looked_at_by_keyboard(onlook: Onlook) -> None:
    """Enter opens it, arrows lead from card to card, Escape closes it, and the focus is where it was."""
    page = at(onlook, "/cards/pocket_changan")
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


@pytest.mark.by_turns(8)
@pytest.mark.slow
@pytest.mark.parametrize(("name", "quarter"), [(name, quarter) for quarter in range(4) for name in GAMES])
def test_every_mark_has_its_pin(onlook: Onlook, name: str, quarter: int) -> None:
    """On every card: one by one beside it, and what is pointed at is lit on the card."""
    page = at(onlook, f"/cards/{name}")
    for id in [*gallery_of(tongbao.GAMES[name], "en").cards][quarter::4]:
        page.evaluate("id => document.querySelector(`.shelf a[data-card=${CSS.escape(id)}]`).click()", id)
        page.wait_for_function("id => location.pathname.endsWith(id) && document.querySelector('#d-card .pin')", arg=id)
        marks, pins = page.locator("#d-card [data-mark]").count(), page.locator("#d-card .pin").count()
        assert marks == pins and not page.evaluate(ASTRAY), id
    page.locator("#d-card [data-mark]").last.hover()
    assert page.locator("#d-card .halo.lit").count() == 1


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
