"""Phrases in the terminal: a log line or the label of a choice, with names and cards put into their places."""

import string
from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tongbao.cli.screen import Screen

SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold blue", "bold red", "bold white", "bold")


def words(phrase: Mapping[str, object], names: list[str], screen: Screen) -> Text:
    """The sentence; ``names`` by seat, ``screen`` knows the names of cards and the words of its game."""
    facts = phrase["facts"]
    assert isinstance(facts, dict)
    text = Text()
    for literal, field, _, _ in string.Formatter().parse(str(phrase["text"])):
        text.append(literal)
        if field is None:
            continue
        fact = facts[field]
        if field in ("player", "owner"):
            text.append(seat_name(fact, names))
        elif field == "card":
            text.append(screen.card_name(fact), "bold")
        elif field == "cards":
            text.append(Text(", ").join(Text(screen.card_name(number), "bold") for number in fact))
        elif field == "resources":
            text.append(resources(Counter(fact)))
        else:
            text.append(screen.word(field, fact), "bold")
    return text


def seat_name(seat: int, names: list[str]) -> Text:
    """The name of who sits there, in the colour of the seat."""
    return Text.assemble((names[seat], SEAT_STYLES[seat]))


def resources(counts: Mapping[Any, int]) -> str:
    """Such as ``stone, 2 bronze``; a dash for nothing."""
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counts.items()) or "-"


def count(number: int, thing: str) -> str:
    """Such as ``1 card``, ``2 cards``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
