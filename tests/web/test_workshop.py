"""The workshop in the browser: a card is drawn as it is changed, played with, and taken along."""

import re

import pytest

import tongbao
from tests.support.web.browsers import STILL, Visit
from tests.support.web.matrix import ENTRIES
from tests.support.web.visitors import Visitor
from tongbao.server.workshop.entries import card_file_of, printed_of

pytestmark = pytest.mark.by_turns(6)
GAMES = sorted(tongbao.GAMES)
LATIN = re.compile(r"[A-Za-z]{2,}")


def bring(visitor: Visitor, game: str, text: str = "") -> str:
    """The link of a new deck of the visitor's."""
    form = {"game": game, **({"text": text} if text else {})}
    answer = visitor.context.request.post(visitor.house.address + "/workshop", form=form, max_redirects=0)
    assert answer.status == 303
    return answer.headers["location"]


def text_of(visitor: Visitor, deck: str) -> str:
    """The card file of a deck."""
    return visitor.context.request.get(f"{visitor.house.address}{deck}/cards.toml").text()


def test_a_card_is_changed_and_drawn_at_once(visit: Visit) -> None:
    """By mouse and by keyboard, until somebody plays with it."""
    visitor = visit(STILL)
    page = visitor.page
    visitor.go("/workshop")
    visitor.press(page.get_by_role("region", name="Xanadu").get_by_role("button", name="Create a deck"))
    page.get_by_role("searchbox").fill("silver tree")
    page.get_by_role("link", name="Silver Tree").click()
    assert not page.get_by_role("button", name="Redraw it").is_visible()
    dearest = page.get_by_role("textbox", name="The Khan pays 5", exact=True)
    dearest.fill("9")
    page.locator(".live .art .val b", has_text="9").wait_for()
    assert page.get_by_text("was 8").is_visible() and page.get_by_text("74 cards, 1 changed").is_visible()
    assert dearest.evaluate("field => field === document.activeElement")
    favour = page.locator("summary[aria-label^='Squares 4: Favour']")
    favour.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.locator(".live li:first-child .fav use[href='#r-jade']").wait_for(state="attached")
    assert favour.get_attribute("aria-label") == "Squares 4: Favour: jade"
    assert favour.evaluate("sign => sign === document.activeElement")
    dearest.fill("900")
    page.get_by_role("alert").filter(has_text="it must be a whole number from 0 to 99").wait_for()
    assert dearest.get_attribute("aria-invalid") == "true" and page.get_by_text("Not saved:").is_visible()
    deck = page.url.removeprefix(visitor.house.address).rpartition("/")[0]
    assert "prices = [5, 6, 5, 6, 9]" in text_of(visitor, deck)
    page.reload()
    assert dearest.input_value() == "9"
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Card file").click()
    assert waiting.value.suggested_filename.endswith(".toml")
    page.get_by_role("radio", name="2", exact=True).check()
    visitor.press(page.get_by_role("button", name="Play a game"))
    page.wait_for_url("**/t/*")
    assert len(visitor.view()["view"]["seats"]) == 2


def test_games_are_played_and_their_report_is_shown_meanwhile(visit: Visit) -> None:
    """It grows by itself until it is stopped; then it is taken along."""
    visitor = visit(STILL)
    page = visitor.page
    text = card_file_of(tongbao.GAMES["pocket_changan"]).text
    deck = bring(visitor, "pocket_changan", text.replace("more_than = 4", "more_than = 3", 1))
    visitor.go(f"{deck}/card-20")
    page.get_by_role("radio", name="2", exact=True).check()
    visitor.press(page.locator("#run").get_by_role("button", name="Run 1,000 games"))
    page.get_by_role("heading", name=re.compile("Balance after [1-9]0+ games")).wait_for(timeout=120_000)
    assert page.get_by_role("heading", name="Compared with default").is_visible()
    visitor.press(page.locator("#run").get_by_role("button", name="Stop, keep results"))
    page.get_by_text("stopped; the results so far are saved").first.wait_for()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Report").click()
    assert waiting.value.suggested_filename.endswith(".html")


@pytest.mark.parametrize("name", GAMES)
def test_a_card_is_asked_for_in_chinese(visit: Visit, name: str) -> None:
    """But for what stands on it in English."""
    visitor = visit(STILL)
    visitor.speak("zh")
    deck = bring(visitor, name)
    visitor.go(f"{deck}/{ENTRIES[name]}")
    entry = next(one for one in printed_of(tongbao.GAMES[name]) if one.address == ENTRIES[name])
    typed = {*entry.said["name"].values(), *entry.said.get("text", {}).values(), str(entry.said.get("scene", ""))}
    said = " ".join([re.sub(r"https?://\S+|[A-Z][a-z]+ \d\d", "", words) for words in visitor.measure("words")])
    assert set(LATIN.findall(said)) <= set(LATIN.findall(" ".join(["Tongbao English Español API", *typed])))
