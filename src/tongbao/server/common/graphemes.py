"""Graphemes: letters as one sees them, with their marks, or pictures joined into one; and what can't be seen."""

import re
import unicodedata
from typing import Final

SEEN: Final = ("L", "M", "N", "P", "S")
"""Categories of signs that can be seen: letters, marks on them, digits, punctuation, symbols."""
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\ufffc\U0001d159")
"""Letters, signs and marks that show nothing: fillers of Hangul and Braille, and the like."""
BLANK_MARKS: Final = re.compile("[\u180b-\u180f\ufe00-\ufe0d\U000e0100-\U000e01ef]")
"""Marks that choose among the shapes of a letter; most letters have but one."""
VIRAMA: Final = 9
"""The combining class of the signs that take a letter its vowel, as in the scripts of India."""
KINDS: Final = {
    " ": " ",
    "\u200d": "j",
    "\u200c": "n",
    "\ufe0e": "s",
    "\ufe0f": "s",
    "\u20e3": "k",
    "\U0001f3f4": "f",
    "\U000e007f": "e",
    **dict.fromkeys(map(chr, range(0x1F3FB, 0x1F400)), "t"),
    **dict.fromkeys(map(chr, range(0x1F1E6, 0x1F200)), "r"),
    **dict.fromkeys(map(chr, range(0xE0020, 0xE007F)), "g"),
}
"""Space, joiner and non-joiner, choice of shape, keycap, black flag, end of its tags, tones of skin, regions, tags."""
PICTURES: Final = range(0x1F000, 0x1FB00)
"""Code points of pictures, also of those that came after this Python."""
TALL: Final = (1, *range(200, 256))
"""Combining classes of marks that lie over, above or below a letter, however many there are already."""
PICTURE: Final = "(?:[pf]s?t?|t)"
LETTER: Final = re.compile(
    rf"""rr? | fg+e                         # the flag of a country, or of a part of one
    | {PICTURE} (?: j{PICTURE} )* x{{0,2}}  # a picture, or several joined into one
    | d s? k | d s? (?: m | x(?!xx) ){{0,4}}  # a keycap; a digit or another sign
    | a (?: m | x(?!xx) ){{0,4}} (?: [jn](?=a) )?  # Arabic and its kin, where the next letter joins or doesn't
    | l s? (?: m | x(?!xx) | j?v[jn]? ){{0,5}}  # a letter with its marks; without its vowel it joins or doesn't
    """,
    re.VERBOSE,
)
"""One letter, written in the kinds of its signs."""


def graphemes_in(text: str) -> list[str] | None:
    """The letters of a text with single spaces, spaces too; None if there is anything in it that can't be seen."""
    kinds = "".join([kind_of(sign) for sign in text])
    found: list[str] = []
    place = 0
    while place < len(text):
        end = place + 1
        if kinds[place] != " ":
            match = LETTER.match(kinds, place)
            if match is None:
                return None
            end = match.end()
        found.append(text[place:end])
        place = end
    return found


def kind_of(sign: str) -> str:
    """The kind of a sign within a letter, as one character; ! for what can't be seen."""
    if sign in KINDS:
        return KINDS[sign]
    if ord(sign) in PICTURES:
        return "p"
    category, mark = unicodedata.category(sign), unicodedata.combining(sign)
    if sign in BLANK or BLANK_MARKS.match(sign) or category[0] not in SEEN:
        return "!"
    if category[0] == "M":
        return "v" if mark == VIRAMA else "x" if mark in TALL else "m"
    if unicodedata.bidirectional(sign) == "AL":
        return "a"
    if category in ("So", "Sm"):
        return "p"
    return "l" if category[0] == "L" else "d"


def cut(text: str, most: int) -> str:
    """The first letters of a text, so many that they have at most that many code points."""
    letters = graphemes_in(text) or list(text)
    while sum(map(len, letters)) > most:
        letters.pop()
    return "".join(letters)
