"""What a browser that has never been here is sent for a page, and when it first paints something."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, StorageState

KINDS = {
    "Document": "html",
    "Stylesheet": "style",
    "Script": "script",
    "Font": "font",
    "Image": "picture",
    "Fetch": "picture",
    "Other": "picture",
}
BOUNDS = {("script", "style"): 150_000, ("font",): 250_000, ("html",): 60_000}
"""How many bytes of these kinds together a table may be sent; of fonts, one in Latin letters."""
PAINTED = """() => new Promise((done) => new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint) done(paint.startTime);
}).observe({ type: "paint", buffered: true }))"""


class Weight(NamedTuple):
    """Bytes as they are sent and requests, by kind, and the milliseconds until something is painted."""

    sent: Counter[str]
    requests: Counter[str]
    painted: float

    def over(self) -> list[str]:
        """What is too heavy."""
        found = {kinds: sum(self.sent[kind] for kind in kinds) for kinds in BOUNDS}
        return [
            f"{' and '.join(k)}: {n} bytes of at most {BOUNDS[k]}" for k, n in found.items() if not 0 < n <= BOUNDS[k]
        ]


class Scales:
    """Counts what a page is sent."""

    def __init__(self, page: Page) -> None:
        self.kinds: dict[str, str] = {}
        self.sent: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Network.enable")
        self.line.on("Network.responseReceived", self.begin)
        self.line.on("Network.loadingFinished", self.end)

    def begin(self, event: dict[str, Any]) -> None:
        """Something is on its way; what stands in the page itself isn't sent."""
        if not event["response"]["url"].startswith("data:"):
            self.kinds[event["requestId"]] = KINDS.get(event["type"], "else")

    def end(self, event: dict[str, Any]) -> None:
        """It is all there."""
        if kind := self.kinds.pop(event["requestId"], None):
            self.sent[kind] += int(event["encodedDataLength"])
            self.requests[kind] += 1


@contextmanager
def newcomer(browser: Browser, kind: dict[str, Any], cookies: StorageState) -> Iterator[Page]:
    """The page of a browser that has kept nothing but its cookies."""
    context = browser.new_context(**kind, storage_state=cookies, service_workers="block")
    yield context.new_page()
    context.close()


def weigh(page: Page, address: str, slower: float = 1) -> Weight:
    """Load the page, with a processor so many times slower."""
    scales = Scales(page)
    scales.line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(address)
    page.wait_for_selector("html[data-link=live]")
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    assert not scales.kinds, "something is still on its way"
    return Weight(scales.sent, scales.requests, float(page.evaluate(PAINTED)))
