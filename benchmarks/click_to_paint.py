"""How long it takes from a click to the painted change, in the browser that clicks and in another one that looks on.

``python benchmarks/click_to_paint.py`` starts a server and two browsers (Chromium), which play whole games against each
other as the greedy bot would; it needs ``pip install tongbao[test]``. The time runs from the time stamp of the click to
the first picture after the change of the page, by the clock that both browsers share. The goal is a median of at most
50 ms for both. What of it passes between the choice sent and its answer heard is the server's part, with the way there
and back.
"""

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Locator, Page, Playwright, sync_playwright
from served import served

import tongbao
from tongbao.bots import BOTS
from tongbao.engine.game import Game
from tongbao.server.db.database import Database
from tongbao.server.matches.repository import load_match, state_of
from tongbao.testing.addresses import api
from tongbao.testing.chromium import find_chromium

GOAL = 50
REST = 400
"""Milliseconds after which what flies has landed, and what glows under the pointer glows."""
TITLES = {
    "mover": "to the change in the browser of the mover",
    "watcher": "to the change in the browser of the watcher",
    "server": "of this from the choice sent to its answer",
}
WATCH = """
localStorage.setItem("ask", "no");
localStorage.setItem("alone", "no");
const now = () => performance.timeOrigin + performance.now();
const paint = new MessageChannel();
let seen;
paint.port1.onmessage = () => seen?.(now());
window.expect = () => { window.change = new Promise((done) => (seen = done)); };
new MutationObserver(() => requestAnimationFrame(() => paint.port2.postMessage(0)))
  .observe(document, { subtree: true, attributeFilter: ["data-tag"] });
addEventListener("click", (event) => (window.clicked = performance.timeOrigin + event.timeStamp), true);
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  if (text.includes('"choose"')) window.sent = now();
  send.call(this, text);
};
const hear = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { ...hear, set(heard) {
  hear.set.call(this, (event) => {
    if (event.data.includes('"tags"')) window.heard = now();
    heard(event);
  });
} });
"""
"""``expect()`` makes ``change`` the moment at which the next change of a section has been painted; ``clicked``,
``sent`` and ``heard`` are those at which the last choice was clicked and sent, and the last change was heard of."""


class Times(NamedTuple):
    """Milliseconds from the click to the painted change in both browsers, and from the choice sent to its answer."""

    mover: float
    watcher: float
    server: float


def launch(playwright: Playwright) -> Browser:
    """A browser. Ends the program with one sentence if there is none."""
    try:
        return playwright.chromium.launch(executable_path=find_chromium(), args=["--disable-gpu"])
    except FileNotFoundError as error:
        sys.exit(str(error))


def sit_down(mover: Page, watcher: Page, address: str, game: str) -> str:
    """A new table, at which the mover and the watcher play against each other; its name."""
    form: dict[str, str | float | bool] = {"game": game, "players": 2, "seat-0": "me", "seat-1": "open"}
    link = mover.request.post(f"{address}/tables", form=form, max_redirects=0).headers["location"]
    watcher.request.post(f"{address}{link}/seat", form={"name": "Temür"})
    for page in (mover, watcher):
        page.goto(address + link)
        page.wait_for_selector("html[data-link=live]")
    return link.removeprefix("/t/")


def standing(database: Database, table: str) -> Game:
    """The game at a table, as the server has kept it."""
    with database.engine.connect() as connection:
        kept = load_match(connection, table)
    assert kept is not None
    return state_of(kept).require_game()


def post(page: Page, seat: int, choice: str) -> None:
    """Make a choice of the page's seat without the page."""
    version = page.request.get(f"{api(page.url)}/view").json()["version"]
    page.request.post(f"{page.url}/choices", data={"seat": seat, "choice": choice, "version": version})


def measure(mover: Page, watcher: Page, button: Locator) -> Times | None:
    """Click a choice: how long it takes until both have painted its change. None if the watcher is not told of it."""
    button.hover()
    mover.wait_for_timeout(REST)
    public = watcher.request.get(f"{api(watcher.url)}/view").json()["view"]
    for page in (mover, watcher):
        page.evaluate("() => expect()")
    button.click()
    painted = float(mover.evaluate("() => change"))
    if watcher.request.get(f"{api(watcher.url)}/view").json()["view"] == public:
        return None
    clicked, sent, heard = [float(moment) for moment in mover.evaluate("() => [clicked, sent, heard]")]
    return Times(painted - clicked, float(watcher.evaluate("() => change")) - clicked, heard - sent)


def play(pages: Sequence[Page], database: Database, table: str, seed: int) -> Iterator[Times]:
    """One greedy game: what seat 0 chooses is clicked and measured where one click is enough."""
    bots = [BOTS["greedy"](seed * 10 + seat) for seat in range(len(pages))]
    mover, watcher = pages
    while not (game := standing(database, table)).over:
        seat = game.seats_to_act()[0]
        choice = str(bots[seat].choose(tongbao.Seat(game, seat)))
        if seat == 0:
            mover.wait_for_timeout(REST)
        button = mover.locator(f'[data-section] [data-choice="{choice}"]:visible')
        if seat == 0 and button.count():
            if times := measure(mover, watcher, button.first):
                yield times
        else:
            post(pages[seat], seat, choice)


def run(game: str, games: int) -> list[Times]:
    """The measurements over so many games."""
    found: list[Times] = []
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browsers = [launch(playwright), launch(playwright)]
        pages = [browser.new_context(viewport={"width": 1440, "height": 900}).new_page() for browser in browsers]
        for page in pages:
            page.add_init_script(WATCH)
        database = Database(folder, only_reads=True)
        for number in range(games):
            found += play(pages, database, sit_down(*pages, server.address, game), number)
        database.close()
        for browser in browsers:
            browser.close()
    return found


def main() -> None:
    """Measure, and print a table and one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    names = list(tongbao.GAMES)
    parser.add_argument("--game", choices=names, default=names[0], help=f"which game is played ({names[0]})")
    parser.add_argument("--games", type=int, default=1, help="how many games are played (1)")
    wish = parser.parse_args()
    found = run(wish.game, wish.games)
    report: dict[str, Any] = {"benchmark": "click to paint", "game": wish.game, "choices": len(found), "unit": "ms"}
    heading = f"{wish.game}, {tongbao.build()}, {len(found)} clicks; ms"
    print(f"{heading:44}{'median':>8}{'90 %':>8}   goal: {GOAL} in the median")
    for name, title in TITLES.items():
        times = [getattr(each, name) for each in found]
        median, high = statistics.median(times), statistics.quantiles(times, n=10)[-1]
        report[name] = {"median": round(median, 1), "p90": round(high, 1)}
        print(f"{title:44}{median:8.1f}{high:8.1f}")
    print(json.dumps(report))


if __name__ == "__main__":
    main()
