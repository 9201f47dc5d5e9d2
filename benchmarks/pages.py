"""What a browser that was never here is sent for a table, and how soon it paints something.

``python benchmarks/pages.py`` fills a table of each game, as late and crowded as they get, opens it on a phone five
times with nothing kept and a processor that is four times slower, and prints the kilobytes as they are sent, the
requests, and the median of the first paint. It needs ``pip install tongbao[test]``.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from click_to_paint import launch
from playwright.sync_api import Browser, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.support.web.browsers import PHONE
from tests.support.web.full_table import full_table
from tests.support.web.serving import House
from tests.support.web.weights import Weight, newcomer, weigh

import tongbao

KINDS = ("html", "style", "script", "font", "picture")
GOAL = 1000
"""Milliseconds to the first paint."""


def measure(
    playwright: Playwright, browser: Browser, address: str, game: str, wish: argparse.Namespace
) -> list[Weight]:
    """So many cold loads of a full table of the game."""
    table = full_table(playwright.request, address, game)
    found = []
    for _ in range(wish.times):
        with newcomer(browser, PHONE, table.cookies) as page:
            found.append(weigh(page, address + table.link, wish.slower))
    return found


def main() -> None:
    """Measure, and print a table and one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--times", type=int, default=5, help="how often a table is opened (5)")
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is (4)")
    wish = parser.parse_args()
    report: dict[str, Any] = {"benchmark": "pages", "slower": wish.slower}
    print(f"{'KB sent (requests)':16}" + "".join(f"{kind:>12}" for kind in KINDS) + f"{'paint':>10}  goal: {GOAL} ms")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = launch(playwright)
        for game in tongbao.GAMES:
            weights = measure(playwright, browser, house.address, game, wish)
            painted = statistics.median(weight.painted for weight in weights)
            sent, requests = weights[0].sent, weights[0].requests
            cells = [f"{sent[kind] / 1000:.1f} ({requests[kind]})" for kind in KINDS]
            print(f"{game:18}" + "".join(f"{cell:>12}" for cell in cells) + f"{painted:8.0f} ms")
            report[game] = {**sent, "paint": round(painted)}
        browser.close()
        house.kill()
    print(json.dumps(report))


if __name__ == "__main__":
    main()
