"""Noted: facts and choices in the hands of a template, where it is noted what the template looks up in them."""

from collections.abc import Mapping
from typing import Any, Final

from tongbao.server.offers import Offer, Offers

LookUp = tuple[str, str]
"""A fact and one of its fields, or WHOLE; of ``choices`` a verb."""


class NotedFact:
    """A fact of which a template may look up fields, and no more: it can't be passed on."""

    __slots__ = ("fact", "name", "notes")

    def __init__(self, name: str, fact: Mapping[str, Any], notes: set[LookUp]) -> None:
        self.name: Final = name
        self.fact: Final = fact
        self.notes: Final = notes

    def look_up(self, field: str) -> Any:
        """A field of it. Raises KeyError if it has none of that name; that is noted too."""
        self.notes.add((self.name, field))
        return self.fact[field]


class NotedOffers:
    """Choices of which a template may look up those of some verbs."""

    def __init__(self, offers: Offers, notes: set[LookUp]) -> None:
        self.offered: Final = offers
        self.notes: Final = notes

    def offer(self, *verbs: str, **named: int) -> Offer | None:
        """As in Offers."""
        self.notes.update([("choices", verb) for verb in verbs])
        return self.offered.offer(*verbs, **named)

    def offers(self, *verbs: str, **named: int) -> list[Offer]:
        """As in Offers."""
        self.notes.update([("choices", verb) for verb in verbs])
        return self.offered.offers(*verbs, **named)
