"""Confusable names: skeletons, which are equal for names that people would take for one another (UTS 39, 4).

Unicode's table of look-alikes comes with ``confusable_homoglyphs``, which tells of each sign those that it can be taken
for. A skeleton is a key: it is stored and compared, and never shown.
"""

import unicodedata
from functools import cache
from hashlib import blake2b
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

DIRECTIONS: Final = "\u200e\u200f"
"""Marks of direction that the table sets around signs that are written from right to left."""
UNIMPORTANT: Final = ("C", "P", "Z", "Sk", "Me")
"""Categories that make no name another one: controls, punctuation, spaces, lone accents, enclosing circles."""
SHAPES: Final = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""Variation selectors, which choose among the shapes of a letter."""
SMALL_L: Final = str.maketrans("i", "l")
"""``I`` looks like ``l``, and ``i`` is the same letter as ``I``."""
LONGEST: Final = 96
"""Maximum length of a skeleton, in code points; some letters look like three others."""


def skeleton_of(name: str) -> str:
    """The skeleton of a name, the same whatever its case, accents, spaces and punctuation, and in whichever script.

    A name of punctuation alone keeps it.
    """
    letters = plain(name)
    folded = replaced(replaced(letters or bare(name)).casefold()).casefold().translate(SMALL_L)
    found = plain(folded) or folded
    if len(found) > LONGEST:  # some signs are whole sentences
        digest = blake2b(found.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
        found = found[: LONGEST - len(digest)] + digest
    return found


def plain(text: str) -> str:
    """The letters, digits and pictures of a text, without accents and what is between them."""
    return "".join(sign for sign in bare(text) if not unicodedata.category(sign).startswith(UNIMPORTANT))


def bare(text: str) -> str:
    """The text in its plainest signs, without accents, spaces and choices of a shape."""
    signs = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in signs if not (unicodedata.combining(sign) or sign.isspace() or is_shape(sign)))


def is_shape(sign: str) -> bool:
    """True for a variation selector."""
    return any(ord(sign) in some for some in SHAPES)


def replaced(text: str) -> str:
    """The text with each sign replaced by the one that stands for all that look like it."""
    return bare("".join(map(prototype_of, text)))


def prototype_of(sign: str) -> str:
    """The prototype of all signs that look like this one: of two that look only like one another, the smaller one.

    Only what stands for others can look like several of them, or have several signs itself.
    """
    alike = table().get(sign, ())
    if len(alike) != 1:
        return sign
    [other] = alike
    return other if len(other) > 1 or len(table()[other]) > 1 else min(sign, other)


@cache
def table() -> dict[str, tuple[str, ...]]:
    """Unicode's table: each sign, or some in a row, and what it can be taken for."""
    return {
        sign.strip(DIRECTIONS): tuple(one["c"].strip(DIRECTIONS) for one in alike)
        for sign, alike in confusables_data.items()
    }
