"""Texts that agree with their facts: 1 coin but 2 coins, and not a word of what is none.

``{n|coin|coins}`` is the form of the word that belongs to the fact ``n``, of as many as the language has: in English
the first for 1, else the second. ``{wild?, or any character}`` is said only if the fact ``wild`` isn't 0. Of a list in
brackets, ``[{coins} coins, {food} food]``, the items whose first fact is 0 or empty are left out; what parts them is a
comma or ``、``.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

FORMS: Final = re.compile(r"\{(\w+)\|([^}]*)\}")
CONDITION: Final = re.compile(r"\{(\w+)\?([^}]*)\}")
LIST: Final = re.compile(r"\[([^\]]*)\]")
PARTING: Final = re.compile(r"(, |、|，)")
FIRST_FACT: Final = re.compile(r"\{(\w+)")


def one_or_more(number: int) -> int:
    """Which form belongs to a number in English."""
    return int(number != 1)


def worded(text: str, facts: Mapping[str, object], form: Callable[[int], int] = one_or_more) -> str:
    """The text as it reads with these facts; places for them, such as ``{n}``, are left in it."""
    if "[" in text:
        text = LIST.sub(lambda found: listed(found[1], facts), text)
    if "?" in text:
        text = CONDITION.sub(lambda found: found[2] if facts[found[1]] else "", text)
    if "|" in text:
        text = FORMS.sub(lambda found: found[2].split("|")[form(number(facts[found[1]]))], text)
    return text


def number(fact: object) -> int:
    """The number with which a word agrees."""
    return int(str(fact))


def listed(items: str, facts: Mapping[str, object]) -> str:
    """The items of a list but for those of which there is none."""
    parts = PARTING.split(items)
    comma = parts[1] if len(parts) > 1 else ""
    return comma.join([item for item in parts[::2] if not is_none(item, facts)])


def is_none(item: str, facts: Mapping[str, object]) -> bool:
    """Whether the first fact of an item is 0, or a list of nothing."""
    place = FIRST_FACT.search(item)
    return place is not None and not facts[place[1]]
