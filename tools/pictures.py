"""Pictures of full tables, late in the game, on every screen, to be looked at.

``python tools/pictures.py FOLDER [GAME ...]`` writes ``FOLDER/GAME_MOMENT_WIDTHxHEIGHT_LANGUAGE.png``, and for the
sheets of a small screen one each. It needs the packages of the tests and a Chromium.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.support.web.browsers import PHONE, QUIET
from tests.support.web.late_tables import Late, lay
from tests.support.web.serving import House

import tongbao
from tongbao.testing.chromium import find_chromium

SCREENS = ((1440, 900), (1366, 768), (1280, 720), (390, 844), (844, 390))
LANGUAGES = ("en", "zh")


def main(folder: Path, games: list[str]) -> None:
    """Write all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, House(Path(place)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
        for name in games or sorted(tongbao.GAMES):
            for moment in ("full", "full for two"):
                table = lay(house, name, moment)
                for language in LANGUAGES:
                    for width, height in SCREENS:
                        title = f"{name}_{moment.replace(' ', '_')}_{width}x{height}_{language}"
                        take(browser, house, table, folder / title, {"width": width, "height": height}, language)
        browser.close()


def take(browser: Browser, house: House, table: Late, file: Path, size: Any, language: str) -> None:
    """The pictures of a table on one screen."""
    kind: dict[str, Any] = PHONE if min(size.values()) < 500 else {}
    context = browser.new_context(**{**kind, "viewport": size, "reduced_motion": "reduce"}, storage_state=table.state)
    context.add_cookies([{"name": "tongbao_language", "value": language, "url": house.address}])
    page = context.new_page()
    page.goto(house.address + table.link)
    page.wait_for_selector("html[data-link=live]")
    page.screenshot(path=f"{file}.png")
    for number, tab in enumerate(page.locator(":is(.tabs, .side) label:visible").all()[1:], 1):
        tab.click()
        page.screenshot(path=f"{file}_sheet{number}.png")
    context.close()
    print(file.name, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
