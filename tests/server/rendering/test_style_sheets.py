"""Style sheets: what a browser need not do over and over, and inks that can be read on every ground."""

import re

import pytest

from tongbao.server.common.web_files import STATIC
from tongbao.server.http.display_settings import THEMES

AROUND = re.compile(r"(?:^|[\s,])((?:body|html|main|#main|\.app|\.rail|\.table)[\w.#\[\]=\"-]*):has\(", re.M)
SMALL = {"phone.css", "landscape.css", "table_phone.css", "table_landscape.css"}
"""Sheets of small screens, which have few things on them at a time."""
RARE = {("body.pocket_changan", ".notices"), ("main", ".notices")}
"""What surrounds everything may ask for these on a low screen: they come once or twice a game."""
INKS = ("text", "bright", "soft", "mute", "faint", "told", "hint", "good", "bad", "gold", "gold-light")
GROUNDS = ("deep", "page")
MEDIA = re.compile(r"@media([^{]*)\{")
COLOUR = re.compile(r"#[0-9a-f]{3,6}")
LEAST_CONTRAST = {"lacquer": 4.5, "light": 4.5, "contrast": 7.0}
"""What WCAG 2.2 asks of small texts (AA; of the theme for weak eyes AAA)."""


def test_nothing_that_surrounds_the_table_asks_what_is_in_it() -> None:
    """Else whatever changes anywhere makes the browser look through all sections for what that might concern."""
    asked = set()
    for sheet in (STATIC / "css").rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        for found in AROUND.finditer(text):
            if sheet.name not in SMALL:
                asked.add((found[1], text[found.end() :].partition(")")[0]))
    assert asked == RARE


def test_media_queries_ask_for_the_breakpoints_alone() -> None:
    told = re.findall(r"^ +([\d.]+em)  ", (STATIC / "css/base/breakpoints.css").read_text("utf-8"), re.MULTILINE)
    queries = {query for sheet in (STATIC / "css").rglob("*.css") for query in MEDIA.findall(sheet.read_text("utf-8"))}
    asked = {length for query in queries for length in re.findall(r"[\d.]+\w+", query)}
    assert asked == set(told)
    assert not [query for query in queries if "min-" in query or "max-" in query]


def test_what_firefox_alone_knows_has_a_rule_of_its_own() -> None:
    """Other browsers drop a rule with a selector that they don't know; of those that begin with -webkit- all know."""
    for sheet in (STATIC / "css").rglob("*.css"):
        for selectors in re.findall(r"[^{};/]*::-moz-[^{}]*", sheet.read_text("utf-8")):
            assert "," not in selectors, (sheet.name, selectors)


@pytest.mark.parametrize("theme", THEMES)
def test_every_ink_of_a_theme_can_be_read_on_all_its_grounds(theme: str) -> None:
    colours = colours_in("base/colours.css") | (colours_in(f"themes/{theme}.css") if theme != "lacquer" else {})
    grounds = [ground for name in GROUNDS for ground in COLOUR.findall(colours[name])]
    faint = {(ink, on) for ink in INKS for on in grounds if contrast(colours[ink], on) < LEAST_CONTRAST[theme]}
    assert len(grounds) >= len(GROUNDS) and not faint


def colours_in(sheet: str) -> dict[str, str]:
    """The colours that a sheet sets first for the whole page, by name."""
    text = (STATIC / "css" / sheet).read_text("utf-8")
    block = next(block for block in re.findall(r":root[^{}]*\{([^}]*)\}", text) if "--text:" in block)
    return dict(re.findall(r"--([\w-]+): ([^;]+);", block))


def contrast(one: str, other: str) -> float:
    """How strongly two colours differ, from 1 to 21 (WCAG 2.2)."""
    darker, lighter = sorted([luminance(one), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1 (WCAG 2.2)."""
    digits = colour[1:] if len(colour) == 7 else "".join([2 * digit for digit in colour[1:]])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
