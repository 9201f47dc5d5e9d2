"""The site as an app of its own: what opens without a network, what doesn't and says so, and notices on phones."""

import random
import re

import pytest

from tests.support.web.browsers import PHONE, Visit
from tests.support.web.flaws import flaws
from tests.support.web.visitors import Visitor
from tongbao.server.http.display_settings import DisplaySettings

pytestmark = pytest.mark.by_turns(6)

CUT = ("net::ERR_", "WebSocket connection to")
"""What the browser says of what it can't fetch."""
KEPT = """async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const found = await Promise.all(kept.map((cache) => cache.keys()));
    return found.flat().map((request) => request.url.slice(location.origin.length));
}"""
ALL_KEPT = f"""async () => (await ({KEPT})()).filter((path) => !path.startsWith("/static/")).length === 9
    && (await caches.keys()).length === 2"""
PHONES_OWN = """
window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor() { throw new TypeError("Illegal constructor"); }
};
window.notices = [];
ServiceWorkerRegistration.prototype.showNotification = async function (title, { tag }) {
    notices.push({ title, tag, close: () => notices.splice(0) });
};
ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => notices.filter((one) => one.tag === tag);
"""
"""What phones do with notices, which this browser can't show at all."""


def until(visitor: Visitor, script: str) -> None:
    """Wait until what the script promises is true."""
    visitor.page.evaluate(
        f"async () => {{ while (!(await ({script})())) await new Promise((done) => setTimeout(done, 100)); }}"
    )


def settled(visitor: Visitor) -> None:
    """Wait until the worker has kept everything."""
    until(visitor, ALL_KEPT)


def test_rules_and_sheets_open_without_a_network_and_a_table_says_so(visit: Visit) -> None:
    mei = visit({**PHONE, "service_workers": "allow"})
    mei.expected += CUT
    link = mei.found("xanadu", "me", "bot:random", **{"name-0": "Mei"})
    settled(mei)
    kept = mei.page.evaluate(KEPT)
    assert not [path for path in kept if path.startswith(("/t/", "/new")) or "json" in path or path == "/"]
    bodies = mei.page.evaluate(
        """async (paths) => Promise.all(paths.map(async (path) =>
        (await (await caches.match(path)).text())))""",
        [path for path in kept if "?lang=" in path],
    )
    assert len(bodies) == 9 and not [body for body in bodies if "Mei" in body], "nothing kept names a person"

    mei.context.set_offline(True)
    for path, words in (("/rules/xanadu", "Xanadu"), ("/rules/changan/sheet", "Quick reference")):
        mei.page.goto(mei.house.address + path)
        assert words in mei.page.locator("h1").first.inner_text() or words in mei.page.title()
        mei.rest()
        assert mei.page.evaluate("[...document.styleSheets].every((sheet) => sheet.cssRules.length)")
    for path in (link, "/", "/t/nothing"):
        mei.page.goto(mei.house.address + path)
        mei.page.get_by_role("heading", name="No connection").wait_for()
    assert not flaws(mei, "offline")

    mei.page.goto(mei.house.address + link)
    mei.context.set_offline(False)
    mei.page.wait_for_selector("body[data-table]")
    mei.live()


def test_what_is_kept_follows_the_language(visit: Visit) -> None:
    mei = visit({**PHONE, "service_workers": "allow"})
    mei.expected += CUT
    mei.go("/about")
    settled(mei)
    mei.page.get_by_label(re.compile("^Menu")).click()
    mei.press(mei.page.get_by_role("button", name="中文"))
    mei.page.wait_for_selector("html[lang=zh-Hans]")
    until(mei, f"async () => (await ({KEPT})()).some((path) => path.startsWith('/rules/changan/sheet?lang=zh'))")
    settled(mei)
    assert not [path for path in mei.page.evaluate(KEPT) if "?lang=en" in path]
    mei.context.set_offline(True)
    mei.go("/rules/xanadu/sheet")
    assert mei.page.locator("html").get_attribute("lang") == "zh-Hans"


def test_what_is_kept_is_seen_as_it_was_chosen(visit: Visit) -> None:
    mei = visit({**PHONE, "service_workers": "allow"})
    mei.expected += CUT
    mei.see(DisplaySettings("light", "150"))
    mei.go("/about")
    settled(mei)
    mei.context.set_offline(True)
    mei.go("/rules/xanadu")
    assert mei.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    assert mei.page.evaluate("getComputedStyle(document.body).colorScheme") == "light"


def test_where_the_page_may_not_show_notices_the_worker_does(visit: Visit) -> None:
    mei, temur = visit({**PHONE, "service_workers": "allow"}), visit()
    mei.context.add_init_script(PHONES_OWN)
    mei.go("/about")
    settled(mei)
    link = mei.opened("changan", "me", "open", **{"name-0": "Mei", "opt-first_player": "1"})
    temur.joins(link, "Temür")
    mei.go(link)
    mei.page.evaluate("localStorage.notice = 'yes'")
    mei.page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })")
    dice = random.Random(3)
    while not mei.view()["choices"]:
        seen = temur.view(link=link)
        ends = [choice for choice in seen["choices"] if choice == "end_turn"]
        temur.post(link, (ends or [dice.choice(seen["choices"])])[0], seen["seat"], seen["version"])
    mei.page.wait_for_function("() => notices.length")
    assert mei.page.evaluate("notices.map(({ title, tag }) => [title, tag])") == [["Your turn in Chang’an", link]]
    mei.page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    mei.page.wait_for_function("() => !notices.length")
