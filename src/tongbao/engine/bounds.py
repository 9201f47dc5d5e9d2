"""Bounds of what strangers may hand in: a card file that can be read in a fraction of a second, whatever stands in it.

``tomllib`` takes quadratic time for a key of many parts. So a file is looked over before, once from its beginning to
its end.
"""

import re
from typing import Any, Final

from tongbao.engine.meta import BadCards

LONGEST_FILE: Final = 100_000
"""Characters. The longest file that comes with a game has 41,392."""
LONGEST_LINE: Final = 1_000
MOST_PARTS: Final = 8
"""Of a key, such as the two of ``name.en``; counted by line."""
MOST_SIGNS: Final = 20_000
"""Lines, and signs between them that are no text: of values, keys, lists and tables. Our own files have 7,000."""
SIGNS: Final = "=,.[{"
TEXTS: Final = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*(?:"{3,5}|\\?\Z)|"(?:[^"\\\n]|\\.)*"?|'''
    r"""'''(?:[^']|'(?!''))*(?:'{3,5}|\Z)|'[^'\n]*'?|#[^\n]*""",
    re.DOTALL,
)
"""Texts and comments, in which signs mean nothing. One that doesn't end is taken to end with the file or the line.

Every sign fits one alternative only and every text some end, so nothing is tried twice. (Possessive quantifiers would
say so, but Python 3.11.2 has them wrong.)
"""
KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,60}")
UNSEEN: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Signs that no screen shows, and some terminals obey; and halves of characters, which can't be written."""
LONGEST_TOLD: Final = 200


def require_simple(text: str) -> None:
    """Raises BadCards unless the file is short, and simple enough to be read quickly."""
    if len(text) > LONGEST_FILE:
        raise BadCards(f"The card file has {len(text):,} characters; it can have at most {LONGEST_FILE:,}.")
    if UNSEEN.search(text.replace("\r\n", "\n")):
        raise BadCards("The card file isn’t plain text: it has characters that can’t be displayed.")
    lines = text.split("\n")
    longest = max(lines, key=len)
    if len(longest) > LONGEST_LINE:
        where = f"Line {lines.index(longest) + 1:,} of the card file"
        raise BadCards(f"{where} has {len(longest):,} characters; it can have at most {LONGEST_LINE:,}.")
    bare = TEXTS.sub("", text)
    if len(lines) + sum([bare.count(sign) for sign in SIGNS]) > MOST_SIGNS:
        raise BadCards(f"The card file is too large: it has more than {MOST_SIGNS:,} lines, keys and values.")
    if max([line.count(".") for line in bare.split("\n")]) >= MOST_PARTS:
        raise BadCards(
            f"The card file has a line with too many dots; a key must have fewer than {MOST_PARTS + 1} parts."
        )


def require_plain(tables: dict[str, Any]) -> None:
    """Raises BadCards unless all keys are plain words and all texts can be shown."""
    waiting: list[Any] = [tables]
    for value in waiting:
        if isinstance(value, str):
            if UNSEEN.search(value):
                raise BadCards(
                    f"The card file has characters that can’t be displayed, in “{UNSEEN.sub('�', value)[:60]}”."
                )
        elif isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, dict):
            for key in value:
                if not KEY.fullmatch(key):
                    raise BadCards(
                        f"The card file has a key “{UNSEEN.sub('�', key)[:60]}”; a key can have at most 60 letters "
                        "from a to z, digits, - and _."
                    )
            waiting.extend(value.values())


def shortened(told: str) -> str:
    """The message of a parser, with long quotations cut in the middle."""
    half = LONGEST_TOLD // 2
    return told if len(told) <= LONGEST_TOLD else f"{told[:half]} ... {told[-half:]}"
