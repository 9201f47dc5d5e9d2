"""Make the icons of the installed site anew, of the coin in the drawing of marks: SVG files, and PNG files of them.

    pip install 'tongbao[test]' 'fonttools[woff]'
    python tools/icons.py

It takes Chromium or Chrome. Run it after a change of the coin. ``coin`` is the coin alone, ``maskable`` has a ground
that a phone may cut as it likes.
"""

import re
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from playwright.sync_api import sync_playwright

from tongbao.testing.chromium import find_chromium

WEB = Path(__file__).resolve().parent.parent / "src" / "tongbao" / "web"
SPRITES = WEB / "templates" / "sprites"
ICONS = WEB / "static" / "icons"
SIGNS = WEB / "static" / "fonts" / "ma-shan-zheng-signs.woff2"
GOLD = re.compile(r'<linearGradient id="g-coin".*?</linearGradient>', re.DOTALL)
EMBLEM = re.compile(r'<symbol id="emblem" viewBox="0 0 64 64">(.*?)</symbol>', re.DOTALL)
SIGN = re.compile(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*fill="([^"]+)">(.)</text>')
GROUND = '<path fill="#0f1d1e" d="M0 0h64v64H0z"/>'
SAFE = '<g transform="translate(32 32) scale(.72) translate(-32 -32)">'
"""The circle that no phone cuts off has four fifths of the width."""
PICTURES = (
    ("coin", "icon-192", 192),
    ("coin", "icon-512", 512),
    ("maskable", "maskable-192", 192),
    ("maskable", "maskable-512", 512),
    ("maskable", "apple-touch", 180),
)


def main() -> None:
    """Write all icons."""
    try:
        program = find_chromium()
    except FileNotFoundError as error:
        sys.exit(f"Icons are drawn by a browser. {error}")
    coin = drawn_coin()
    drawings = {"coin": svg(coin), "maskable": svg(f"{GROUND}{SAFE}{coin}</g>")}
    for name, drawing in drawings.items():
        (ICONS / f"{name}.svg").write_text(drawing + "\n", encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        for name, file, size in PICTURES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawings[name]}")
            page.screenshot(path=ICONS / f"{file}.png", omit_background=True)
        browser.close()


def svg(inner: str) -> str:
    """A picture of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{inner}</svg>'


def drawn_coin() -> str:
    """The coin, its signs as paths, since a picture that stands alone has no font."""
    gold = GOLD.search((SPRITES / "tokens.svg").read_text(encoding="utf-8"))
    emblem = EMBLEM.search((SPRITES / "marks.svg").read_text(encoding="utf-8"))
    if gold is None or emblem is None:
        sys.exit(f"There is no coin in {SPRITES}.")
    font = TTFont(SIGNS)
    return gold[0] + SIGN.sub(lambda sign: path_of(font, *sign.groups()), emblem[1])


def path_of(font: TTFont, x: str, y: str, size: str, fill: str, sign: str) -> str:
    """A sign as its font draws it, with its middle at x and its foot at y."""
    glyphs, name = font.getGlyphSet(), font.getBestCmap()[ord(sign)]
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.0f}")
    glyphs[name].draw(pen)
    scale = float(size) / font["head"].unitsPerEm
    left = float(x) - glyphs[name].width * scale / 2
    return f'<path fill="{fill}" transform="matrix({scale:g} 0 0 {-scale:g} {left:g} {y})" d="{pen.getCommands()}"/>'


if __name__ == "__main__":
    main()
