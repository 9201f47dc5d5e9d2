"""A browser that keeps nothing: its store is full, or its owner blocks cookies. Pages open, and tables are live."""

import httpx2
import pytest
from playwright.sync_api import Route

from tests.support.web.browsers import DESKTOP, PHONE, STILL, Visit
from tests.support.web.flaws import flaws_of_layout
from tests.support.web.visitors import Visitor

FULL = """
const full = () => { throw new DOMException("The store is full.", "QuotaExceededError"); };
if (self.Storage) Storage.prototype.setItem = full;
Cache.prototype.put = async () => full();
Cache.prototype.add = Cache.prototype.addAll = Cache.prototype.put;
"""
EMPTY = "async () => { for (const name of await caches.keys()) await caches.delete(name); }"
TAKEN_OVER = """async () => {
    await navigator.serviceWorker.register("/sw.js");
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
}"""
BLOCKED = """
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
  const get = () => { throw new DOMException("Cookies are blocked.", "SecurityError"); };
  Object.defineProperty(window, name, { configurable: true, get });
}
Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} });
Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
"""
"""Errors that scripts meet where the browser blocks cookies."""
WORD = "#no-cookies"


def without_cookies(visitor: Visitor) -> Visitor:
    """The same visitor, whose browser blocks cookies: none is kept, and none is sent."""
    visitor.context.add_init_script(BLOCKED)
    visitor.context.grant_permissions(["local-network-access"])  # its pages seem to come from elsewhere

    def pass_on(route: Route) -> None:
        asked = route.request
        headers = {name: value for name, value in asked.headers.items() if name not in ("cookie", "accept-encoding")}
        answer = httpx2.request(asked.method, asked.url, headers=headers, content=asked.post_data_buffer)
        kept = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        route.fulfill(status=answer.status_code, headers=kept, body=answer.content)

    visitor.context.route("**/*", pass_on)
    visitor.expected += ["the server responded with a status of 403"]
    return visitor


def test_no_answer_waits_for_a_copy_that_cannot_be_kept(visit: Visit) -> None:
    mei = visit({**STILL, "service_workers": "allow"})
    failed: list[str] = []
    mei.page.on("requestfailed", lambda request: failed.append(request.url))
    mei.go("/about")
    mei.page.evaluate(TAKEN_OVER)
    mei.context.service_workers[0].evaluate(f"() => {{ {FULL} }}")
    mei.context.service_workers[0].evaluate(EMPTY)
    mei.context.add_init_script(FULL)
    mei.go("/rules/xanadu")
    assert mei.page.evaluate("[...document.styleSheets].every((sheet) => sheet.cssRules.length)")
    mei.found("xanadu", "me", "bot:random")
    mei.take(mei.turn()[0])
    assert not failed
    assert mei.context.service_workers[0].evaluate("async () => (await caches.match('/offline')) === undefined")


def test_what_a_full_store_cannot_keep_lasts_as_long_as_the_page(visit: Visit) -> None:
    mei = visit()
    mei.context.add_init_script(FULL)
    mei.found("xanadu", "me", "bot:random")
    mei.page.get_by_role("button", name="Menu").click()
    bell = mei.page.get_by_label("Ring a bell when it’s your turn")
    bell.check()
    assert bell.is_checked()
    mei.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    mei.take(mei.turn()[0])
    mei.page.get_by_role("button", name="Menu").click()
    assert bell.is_checked()


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_without_cookies_a_sentence_says_so_and_a_table_is_watched_live(visit: Visit, kind: dict[str, object]) -> None:
    mei, guest = visit(), without_cookies(visit(kind))
    link = mei.found("xanadu", "me", "bot:random")
    guest.go("/")
    guest.page.locator(WORD).get_by_text("Your browser blocks cookies for this site.").wait_for()
    assert not flaws_of_layout(guest, "without cookies")
    guest.go(link)
    assert guest.page.locator(WORD).is_visible()
    lines = guest.page.locator("#s-log li").count()
    for _ in range(3):  # the first two are made face down
        mei.take(mei.turn()[0])
    guest.page.wait_for_function("lines => document.querySelectorAll('#s-log li').length > lines", arg=lines)
    guest.page.locator(WORD).get_by_role("button").click()
    assert not guest.page.locator(WORD).is_visible()
    assert not mei.page.locator(WORD).is_visible()


def test_without_cookies_nobody_founds_a_table(visit: Visit) -> None:
    guest = without_cookies(visit())
    guest.go("/games")
    guest.press(guest.page.get_by_role("button", name="Play now").first)
    guest.page.get_by_role("heading", name="Your browser blocks cookies").wait_for()
    guest.go("/games")
    guest.press(guest.page.get_by_role("button", name="Start the game").first)
    guest.page.get_by_role("heading", name="Your browser blocks cookies").wait_for()


def test_with_cookies_the_first_form_of_a_stranger_works(visit: Visit) -> None:
    mei = visit()
    mei.go("/games")
    mei.page.get_by_role("button", name="Play now").first.click()
    mei.page.wait_for_url("**/t/*")
    assert mei.view()["seat"] == 0
    assert not mei.page.locator(WORD).is_visible()
