"""Make the pictures anew that previews of links show: each game's land, name and mark, 1200 by 630 pixels.

    python tools/previews.py

It needs the packages of the tests and a Chromium. Run it after a change of the start page's lands or marks.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright
from tests.support.web.browsers import QUIET
from tests.support.web.serving import House

import tongbao
from tongbao.server.common.web_files import STATIC
from tongbao.testing.chromium import find_chromium

PREVIEWS = STATIC / "previews"
SIZE: ViewportSize = {"width": 1200, "height": 630}
QUALITY = 82
ALONE = """
.masthead, .game:not(.alone), .game .deeds, .game .words p, .game .chips { display: none !important }
.games { padding: 0 !important; filter: none !important; max-width: none !important }
.game.alone { position: fixed !important; inset: 0; z-index: 99; width: 1200px; height: 630px !important;
  border-radius: 0 !important }
.game.alone .land { height: 560px !important; bottom: 90px !important }
.game.alone .words { padding: 56px 300px 0 64px !important }
.game.alone .words h2 { font-size: 96px !important; line-height: 1.05 }
.game.alone .mk { right: 72px !important; top: 64px !important; font: 112px/112px var(--seal-font) !important;
  padding: 24px 22px 30px !important }
"""
CHOOSE = "(articles, n) => articles.forEach((one, k) => one.classList.toggle('alone', k === n))"


def main() -> None:
    """Write all pictures."""
    PREVIEWS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, House(Path(place)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
        page = browser.new_context(viewport=SIZE, bypass_csp=True).new_page()
        page.goto(house.address + "/games")
        page.add_style_tag(content=ALONE)
        for number, name in enumerate(tongbao.GAMES):
            page.eval_on_selector_all("article.game", CHOOSE, number)
            page.wait_for_function("document.fonts.status === 'loaded'")
            page.screenshot(path=PREVIEWS / f"{name}.jpg", type="jpeg", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main()
