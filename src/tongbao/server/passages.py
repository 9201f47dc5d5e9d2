"""Passages: the rules for players cut into headings, paragraphs, items and rows, to find words in them."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from markupsafe import Markup, escape

LONGEST_WISH: Final = 60
MOST_SHOWN: Final = 40
APOSTROPHES: Final = re.compile("['’]")


class Passage(NamedTuple):
    """A piece of the text: its anchor, the headings above it from the highest on, and its words."""

    anchor: str
    headings: tuple[str, ...]
    words: str


class Find(NamedTuple):
    """A passage in which all words were found, as a page shows it."""

    anchor: str
    headings: Markup
    words: Markup


class Search:
    """Looks for all words of a wish, each as it stands anywhere in a word, small or large."""

    def __init__(self, wish: str) -> None:
        self.wish: Final = " ".join(wish[:LONGEST_WISH].split())
        self.patterns: Final = [
            re.compile(APOSTROPHES.sub(APOSTROPHES.pattern, re.escape(word)), re.IGNORECASE)
            for word in self.wish.split()
        ]

    def among(self, passages: Iterable[Passage]) -> list[Passage]:
        """The passages that have all words, in their order."""
        if not self.patterns:
            return []
        return [one for one in passages if all(pattern.search(one.words) for pattern in self.patterns)]

    def show(self, passage: Passage) -> Find:
        """A passage with the words marked, and the headings above it."""
        return Find(passage.anchor, Markup(" › ").join(passage.headings), self.marked(passage.words))

    def marked(self, words: str) -> Markup:
        """The text with all that was looked for marked."""
        either = "|".join(pattern.pattern for pattern in self.patterns)
        parts = re.split(f"({either})", words, flags=re.IGNORECASE)
        return Markup("").join(
            [Markup("<mark>{}</mark>").format(part) if place % 2 else escape(part) for place, part in enumerate(parts)]
        )
