"""How long the browser takes to let the sections of a page become what the server sends, without layout and painting.

``python benchmarks/patch.py`` plays each game against bots in a browser (Chromium), keeps what its sections were sent,
and has them become one another again and again; it needs ``pip install tongbao[test]``. ``--beside FILE`` does the same
in the same run with another script, a module that exports ``patch(place, html)``.
"""

import argparse
import json
import random
import statistics
from pathlib import Path
from typing import Any, Final

from click_to_paint import CHOICES, launch, server
from playwright.sync_api import Page, sync_playwright

import tongbao
from tongbao.testing.addresses import api

Change = tuple[str, str, str]
"""A section, its HTML before and after."""
OWN: Final = Path(__file__).parents[1] / "src" / "tongbao" / "web" / "static" / "js" / "core" / "patch.js"
ROUNDS: Final = 5
MEASURE: Final = """async ([script, changes, rounds]) => {
    const { patch } = await import("data:text/javascript," + encodeURIComponent(script));
    const times = [];
    for (let round = 0; round < rounds; round++) {
        for (const [section, before, after] of changes) {
            const place = document.getElementById(`s-${section}`);
            place.innerHTML = before;
            const start = performance.now();
            patch(place, after);
            if (round) times.push(performance.now() - start);
        }
    }
    return times;
}"""
"""The first round only warms up."""


def changes_of(page: Page, game: str, choices: int) -> list[Change]:
    """What the sections of a table of that game become in so many choices."""
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sent.append(str(text))))
    form: dict[str, str | float | bool] = {"game": game, "players": 2, "seat-0": "me", "seat-1": "bot:greedy"}
    page.goto("/")
    link = page.request.post("/tables", form=form, max_redirects=0).headers["location"]
    page.goto(link)
    page.wait_for_selector("html[data-link=live]")
    script = "all => Object.fromEntries(all.map(one => [one.dataset.section, one.innerHTML]))"
    shown: dict[str, str] = page.eval_on_selector_all("[data-section]", script)
    dice = random.Random(1)
    for _ in range(choices):
        page.wait_for_selector(f"{CHOICES}, #s-result .result", state="attached")
        seen: dict[str, Any] = page.request.get(f"{api(link)}/view").json()
        if not seen["choices"]:
            continue
        wish = {"seat": 0, "choice": dice.choice(seen["choices"]), "version": seen["version"]}
        page.request.post(f"{link}/choices", data=wish)
        page.wait_for_timeout(50)
    found: list[Change] = []
    for message in map(json.loads, sent):
        for section, html in message.get("sections", {}).items():
            found.append((section, shown[section], html))
            shown[section] = html
    return found


def main() -> None:
    """Measure, and print a line for each game and script."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--choices", type=int, default=80, help="how many choices are made in each game (80)")
    parser.add_argument("--beside", type=Path, help="another script to measure")
    wish = parser.parse_args()
    scripts = [file for file in (OWN, wish.beside) if file is not None]
    with server() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in tongbao.GAMES:
            context = browser.new_context(base_url=address, bypass_csp=True, viewport={"width": 1440, "height": 900})
            page = context.new_page()
            changes = changes_of(page, game, wish.choices)
            page.route("**/static/**/table.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
            page.reload()
            for file in scripts:
                times = page.evaluate(MEASURE, [file.read_text(encoding="utf-8"), changes, ROUNDS])
                median, high = statistics.median(times), statistics.quantiles(times, n=10)[-1]
                print(
                    f"{game:15} {file.name:14} {len(changes)} changes of a section: "
                    f"mean {statistics.mean(times):.2f} ms, median {median:.2f} ms, 90 % within {high:.2f} ms"
                )
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
