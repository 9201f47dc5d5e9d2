"""Wording of a page: all that it says, and a plural of one thing."""

import re
from html import unescape

from tests.support.server.markup import Elements

ONE_OF_MANY = re.compile(
    r"(?<![\w.,+−×/–-])1 (?!this\b|bonus\b|is\b|has\b|was\b|plus\b|less\b|times\b|always\b)[A-Za-z]+s\b"
)
"""A 1 that counts something, and the word for it ending as if there were more."""

SPOKEN = ("title", "aria-label", "data-confirm")

BLOCKS = (
    "p",
    "div",
    "li",
    "ul",
    "ol",
    "h[1-6]",
    "header",
    "footer",
    "article",
    "section",
    "button",
    "small",
    "summary",
    "label",
)
"""Elements that begin and end a line."""


def said(html: str) -> list[str]:
    """Every line of the page, with what is read aloud or shown on hovering."""
    names = [value for one in Elements(html).found for name, value in one.attributes.items() if name in SPOKEN]
    body = re.sub(r"(?s)<(script|style|title)\b.*?</\1>", "", html)
    lines = re.sub(rf"</?({'|'.join(BLOCKS)})\b[^>]*>", "\n", " ".join(body.split())).split("\n")
    return [unescape(re.sub(r"<[^>]+>", "", line)) for line in lines] + names
