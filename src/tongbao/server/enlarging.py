"""Enlarging: style sheets whose lengths follow the size of texts, so that a page is as one seen from nearer."""

import re
from typing import Final

USUAL: Final = 16
"""Pixels of a browser's usual text."""
MEDIA: Final = re.compile(r"@media[^{]*")
LENGTH: Final = re.compile(r"(?<![\w.#])(-?[\d.]+)px")


def enlarged(sheet: str, percent: int) -> str:
    """A sheet for texts of so many percent: media queries are met as in a window smaller by as much, and every length
    is one of the root's font, which the page sets. Both follow what the browser's usual text is set to.
    """

    def query(found: re.Match[str]) -> str:
        return LENGTH.sub(lambda length: f"{float(length[1]) * percent / 100 / USUAL:g}em", found[0])

    queries = MEDIA.sub(query, sheet)
    return LENGTH.sub(lambda length: f"{float(length[1]) / USUAL:g}rem", queries)
