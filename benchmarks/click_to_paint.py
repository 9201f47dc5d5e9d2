"""How long it takes from a click to the painted change, in the browser that clicks and in another one that looks on.

``python benchmarks/click_to_paint.py`` starts a server and two browsers (Chromium), which play against each other; it
needs ``pip install tongbao[test]``. The time runs from the time stamp of the click to the first picture after the
change of the page, by the clock that both browsers share. The goal is a median of at most 50 ms for both.
"""

import argparse
import json
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

import tongbao

GOAL = 50
REST = 400
"""Milliseconds after which what flies has landed, and what glows under the pointer glows."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHOICES = "[data-section] [data-choice]"
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
"""
"""``expect()`` makes ``change`` the moment at which the next change of a section has been painted."""


@contextmanager
def server() -> Iterator[str]:
    """A server with a fresh folder; its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tongbao", "serve", "--no-open", "--port", str(port), "--data", folder]
        command += ["--allowances", "1000"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
            try:
                assert program.stdout is not None
                if "Tongbao is open" not in program.stdout.readline():
                    sys.exit("The server did not start.")
                yield f"http://127.0.0.1:{port}"
            finally:
                program.terminate()


def launch(playwright: Playwright) -> Browser:
    """A browser. Ends the program with one sentence if there is none."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        sys.exit("This needs Chromium or Chrome; on Debian: apt-get install chromium")
    return playwright.chromium.launch(executable_path=program, args=["--disable-gpu"])


def sit_down(mover: Page, watcher: Page, address: str, game: str) -> None:
    """A new table: the mover and the watcher play against each other."""
    form: dict[str, str | float | bool] = {"game": game, "players": 2, "seat-0": "me", "seat-1": "open"}
    link = mover.request.post(f"{address}/tables", form=form, max_redirects=0).headers["location"]
    watcher.request.post(f"{address}{link}/seat", form={"name": "Temür"})
    for page in (mover, watcher):
        page.goto(address + link)
        page.wait_for_selector("html[data-link=live]")


def answer(watcher: Page, dice: random.Random) -> bool:
    """Make the watcher's choice, if it is his turn, without the page."""
    seen: dict[str, Any] = watcher.request.get(f"{watcher.url}/view.json").json()
    if seen["choices"]:
        wish = {"seat": 1, "choice": dice.choice(seen["choices"]), "version": seen["version"]}
        watcher.request.post(f"{watcher.url}/choices", data=wish)
    return not seen["view"]["over"]


def measure(mover: Page, watcher: Page, dice: random.Random) -> tuple[float, float] | None:
    """Click a choice: the milliseconds until both have painted its change. None if the watcher is not told of it."""
    buttons = mover.locator(f"{CHOICES}:visible")
    button = buttons.nth(dice.randrange(buttons.count()))
    button.hover()
    mover.wait_for_timeout(REST)
    public = watcher.request.get(f"{watcher.url}/view.json").json()["view"]
    for page in (mover, watcher):
        page.evaluate("() => expect()")
    button.click()
    painted = float(mover.evaluate("() => change"))
    if watcher.request.get(f"{watcher.url}/view.json").json()["view"] == public:
        return None
    clicked = float(mover.evaluate("() => clicked"))
    return painted - clicked, float(watcher.evaluate("() => change")) - clicked


def run(game: str, choices: int) -> list[tuple[float, float]]:
    """So many measurements, over as many games as that takes."""
    dice = random.Random(1)
    found: list[tuple[float, float]] = []
    with server() as address, sync_playwright() as playwright:
        browsers = [launch(playwright), launch(playwright)]
        pages = [browser.new_context(viewport={"width": 1440, "height": 900}).new_page() for browser in browsers]
        for page in pages:
            page.add_init_script(WATCH)
        mover, watcher = pages
        sit_down(mover, watcher, address, game)
        while len(found) < choices:
            mover.wait_for_timeout(REST)
            if mover.locator(f"{CHOICES}:visible").count():
                if times := measure(mover, watcher, dice):
                    found.append(times)
            elif not answer(watcher, dice):
                sit_down(mover, watcher, address, game)
        for browser in browsers:
            browser.close()
    return found


def main() -> None:
    """Measure, and print a table and one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    games = list(tongbao.GAMES)
    parser.add_argument("--game", choices=games, default=games[0], help=f"which game is played ({games[0]})")
    parser.add_argument("--choices", type=int, default=60, help="how many clicks are measured (60)")
    wish = parser.parse_args()
    found = run(wish.game, wish.choices)
    report: dict[str, Any] = {"benchmark": "click to paint", "game": wish.game, "choices": len(found), "unit": "ms"}
    print(f"{'From click to painted change, ms':34}{'median':>8}{'90 %':>8}   goal: median at most {GOAL}")
    for name, times in zip(("mover", "watcher"), zip(*found, strict=True), strict=True):
        median, high = statistics.median(times), statistics.quantiles(times, n=10)[-1]
        report[name] = {"median": round(median, 1), "p90": round(high, 1)}
        print(f"{'  in the browser of the ' + name:34}{median:8.1f}{high:8.1f}")
    print(json.dumps(report))


if __name__ == "__main__":
    main()
