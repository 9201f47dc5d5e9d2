"""The dialog of a table: standing answers and conceding, with the keyboard alone and without leaving the page."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Route

import tongbao
from tests.support.web.browsers import DESKTOP, PHONE, Visit
from tests.support.web.screens import by_turns
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(6)

SETTLE = "#d-table form[action$='/standing']"
CONCEDE = "#d-table form[action$='/concede']"
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}


def test_answers_are_settled_and_the_game_is_conceded_with_the_keyboard(visit: Visit) -> None:
    mei = visit()
    mei.found("pocket_changan", "me", "bot:random", "bot:random")
    page = mei.page
    mei.tab_to("[data-open='table']")
    mei.strike("Enter")
    mei.tab_to(f"{SETTLE} [name='hand']")
    page.keyboard.press("ArrowDown")
    mei.tab_to(f"{SETTLE} button")
    mei.strike("Enter")
    page.wait_for_selector(f"{SETTLE} [data-told] >> text=Saved")
    assert mei.view()["standing"] == {"hand": "lowest", "area": "ask"}
    page.wait_for_selector(f"{SETTLE} option[value='lowest'][selected]", state="attached")
    assert page.locator(f"{SETTLE} [data-told]").inner_text() == "Saved"
    assert page.locator(f"{SETTLE} [name='hand']").input_value() == "lowest"

    page.locator(f"{SETTLE} [name='area']").select_option("cheapest")
    assert page.locator(f"{SETTLE} [data-told]").inner_text() == "", "the change is not saved yet"
    assert not page.locator(CONCEDE).is_visible()
    mei.tab_to("#d-table details:has([action$=concede]) summary")
    mei.strike("Enter")
    mei.tab_to(f"{CONCEDE} button")
    mei.strike("Enter")
    page.wait_for_selector("#d-table", state="hidden")
    assert mei.view()["view"]["seats"][0]["conceded"]
    page.wait_for_selector(CONCEDE, state="detached")
    assert page.locator(SETTLE).count() == 0


def concedes_with_a_late_answer(visit: Visit, answer: Callable[[Route, APIResponse], None]) -> Visitor:
    """Somebody who has conceded, and to whom the server's answer comes once the form for it is gone from the table."""
    mei = visit()
    mei.found("pocket_changan", "me", "bot:random", "bot:random")

    def late(route: Route) -> None:
        response = route.fetch()
        mei.page.wait_for_selector(CONCEDE, state="detached")
        answer(route, response)

    mei.page.route("**/concede", late)
    mei.page.locator("[data-open='table']:visible").click()
    mei.page.locator("#d-table summary", has_text="Concede").click()
    mei.press(mei.page.locator(f"{CONCEDE} button"))
    return mei


def test_the_dialog_closes_if_the_table_is_redrawn_before_the_answer_comes(visit: Visit) -> None:
    mei = concedes_with_a_late_answer(visit, lambda route, response: route.fulfill(response=response))
    mei.page.wait_for_selector("#d-table", state="hidden")


def test_a_refusal_is_said_if_the_form_is_gone_before_it_comes(visit: Visit) -> None:
    mei = concedes_with_a_late_answer(visit, lambda route, _: route.fulfill(json={"error": "You were too late."}))
    mei.page.wait_for_selector("#note.shown >> text=You were too late.")
    mei.page.wait_for_selector("#d-table", state="hidden")


def test_what_is_refused_is_said_in_the_dialog(visit: Visit) -> None:
    mei = visit()
    mei.found("pocket_changan", "me", "bot:random")
    mei.expected += ["400", "Failed to fetch", "ERR_"]
    page = mei.page
    page.locator("[data-open='table']:visible").click()
    page.locator(f"{SETTLE} option[value='lowest']").evaluate("option => (option.value = 'juggle')")
    page.locator(f"{SETTLE} [name='hand']").select_option("juggle")
    mei.press(page.locator(f"{SETTLE} button"))
    page.wait_for_selector(f"{SETTLE} [data-told] >> text=can’t be “juggle”")
    mei.context.set_offline(True)
    mei.press(page.locator(f"{SETTLE} button"))
    page.wait_for_selector(f"{SETTLE} [data-told] >> text=please try again")


@pytest.mark.by_turns(6)
@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_dialog_can_be_read_and_pressed(visit: Visit, kind: dict[str, object]) -> None:
    mei = visit(kind)
    mei.found("pocket_changan", "me", "bot:random")
    page = mei.page
    page.locator("[data-open='table']:visible").click()
    page.locator("#d-table summary", has_text="Concede").click()
    dialog = page.locator("#d-table")
    assert dialog.evaluate("box => box.scrollWidth <= box.clientWidth")
    assert mei.faint() == []
    for control in page.locator("#d-table :is(button, select, summary):visible").all():
        box = control.bounding_box()
        assert box is not None and box["height"] >= (44 if kind is PHONE else 24), control.inner_text()
    page.locator("#d-table [data-close]").click()
    dialog.wait_for(state="hidden")


UNDER = """() => [...document.querySelectorAll("#d-table section")].map((part) => [
    part.querySelector("h3").textContent,
    [...part.querySelectorAll("a, button, input, summary, select")].length,
])"""
ASTRAY = """() => [...document.querySelectorAll("#d-table :is(a, button, input, summary, select):not(.close)")]
    .filter((control) => !control.closest("section")).map((control) => control.outerHTML)"""


@pytest.mark.parametrize(("name", "kind"), by_turns(list(tongbao.GAMES), [DESKTOP, PHONE, SIDEWAYS]))
def test_the_menu_says_its_name_and_everything_in_it_is_under_a_heading(
    visit: Visit, name: str, kind: dict[str, Any]
) -> None:
    mei = visit(kind)
    mei.found(name, "me", "bot:random", "bot:random")
    page = mei.page
    button = page.locator("[data-open=table]:visible")
    assert button.inner_text().strip() == "Menu"
    box = button.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    button.click()
    parts = page.evaluate(UNDER)
    assert [title for title, _ in parts] == [
        "Rules and help",
        "How you play",
        "When it’s your turn",
        "Language and display",
        "This table",
        "Leave the table",
    ]
    assert all(controls for _, controls in parts) and not page.evaluate(ASTRAY)
    rows = page.locator("#d-table dl > div:has(.note)")
    assert all(len(words) > 20 for words in rows.locator(".note").all_inner_texts()), "what an option means is said"


def test_the_menu_has_only_options_that_so_many_players_could_have_chosen(visit: Visit) -> None:
    for players, missing in ((2, "Crowd"), (3, "Duo")):
        mei = visit()
        mei.found("xanadu", "me", *["bot:random"] * (players - 1))
        mei.page.locator("[data-open=table]:visible").click()
        shown = mei.page.locator("#d-table dt").all_inner_texts()
        assert "Edition" in shown and missing not in shown


def test_the_sheet_shows_and_copies_the_whole_link_under_the_name_that_others_can_use(visit: Visit) -> None:
    mei = visit()
    link = mei.found("xanadu", "me", "bot:random")
    page, shown = mei.page, mei.page.locator("#d-table .link code")
    assert shown.text_content() == mei.house.address + link
    page.evaluate("document.body.dataset.address = 'http://192.168.7.7:8000/t/elsewhere'")
    watcher = visit()
    watcher.go(link)
    page.wait_for_selector("#d-table dd >> text=1", state="attached")
    page.wait_for_function("() => document.querySelector('#d-table .link code').textContent.startsWith('http://192')")
    assert shown.text_content() == f"http://192.168.7.7:8000{link}"
    mei.tab_to("[data-open='table']")
    mei.strike("Enter")
    page.evaluate("navigator.clipboard.writeText = async (text) => (window.copied = text)")
    page.locator("#d-table [data-copy]").click()
    assert page.evaluate("window.copied") == f"http://192.168.7.7:8000{link}"


def test_a_note_that_fades_while_its_contrast_is_measured_is_not_faint(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei = visit()
    mei.found("xanadu", "me", "here")
    page, picture = mei.page, mei.picture
    page.evaluate("document.getElementById('note').textContent = 'The table has moved on.'")
    page.evaluate("document.getElementById('note').classList.add('shown')")
    assert "The table has moved on." in [ink["text"] for _, ink in mei.contrasts()]

    def late() -> str:
        page.evaluate("document.getElementById('note').classList.remove('shown')")
        return picture()

    monkeypatch.setattr(mei, "picture", late)
    assert mei.faint() == []
