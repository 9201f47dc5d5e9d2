"""Style sheets: what a browser need not do over and over."""

import re

from tongbao.server.assets import STATIC

AROUND = re.compile(r"(?:^|[\s,])((?:body|html|main|#main|\.app|\.rail|\.table)[\w.#\[\]=\"-]*):has\(", re.M)
SMALL = {"phone.css", "sideways.css"}
"""Sheets of small screens, which have few things on them at a time."""
RARE = {("body.pocket_changan", ".notices"), ("main", ".notices")}
"""What surrounds everything may ask for these on a low screen: they come once or twice a game."""


def test_nothing_that_surrounds_the_table_asks_what_is_in_it() -> None:
    """Else whatever changes anywhere makes the browser look through all sections for what that might concern."""
    asked = set()
    for sheet in (STATIC / "css").rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        for found in AROUND.finditer(text):
            if sheet.name not in SMALL:
                asked.add((found[1], text[found.end() :].partition(")")[0]))
    assert asked == RARE
