"""Phrases in the terminal: a log line or the label of a choice, with names and cards put into their places."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tongbao.cli.screen import Screen
from tongbao.cli.speaker import filled, seat_name


def words(phrase: Mapping[str, object], screen: Screen) -> Text:
    """The sentence; ``screen`` knows the names at the table, those of cards, and the words of its game."""
    facts = phrase["facts"]
    assert isinstance(facts, dict)
    return filled(str(phrase["text"]), **{field: fact_in_words(field, fact, screen) for field, fact in facts.items()})


def fact_in_words(field: str, fact: Any, screen: Screen) -> Text:
    """What stands in one place."""
    if field in ("player", "owner"):
        return seat_name(fact, screen.names)
    if field == "card":
        return Text(screen.card_name(fact), "bold")
    if field in ("cards", "moved"):
        return screen.texts(Text(screen.card_name(card), "bold") for card in fact)
    if field == "resources":
        return Text(screen.amounts(Counter(map(screen.resource, fact))))
    return Text(screen.word(field, fact), "bold")
