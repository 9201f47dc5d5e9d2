"""What is printed on a card (section 2)."""

from typing import Final

TYPES: Final = ("military", "economy", "culture", "politics")
KINDS: Final = ("building", "event", "character")
PLACES_OF_TYPE: Final = 16
WILD: Final = 0
"""The number of a character."""
JACK: Final = 11
ACE: Final = 14
CARDS: Final = len(TYPES) * PLACES_OF_TYPE

Parameters = dict[str, int | str | list[str]]


def type_at(card: int) -> int:
    """The printed type that the card at this place of the file has: 0 military, 1 economy, 2 culture, 3 politics."""
    return card // PLACES_OF_TYPE


def number_at(card: int) -> int:
    """The number that the card at this place of the file has: 2 to 14, then three characters."""
    number = card % PLACES_OF_TYPE + 2
    return number if number <= ACE else WILD


def kind_of(number: int) -> str:
    """Characters have no number, J and A are events, all else are buildings (P-27)."""
    if number == WILD:
        return "character"
    return "event" if number in (JACK, ACE) else "building"


class Condition:
    """What must hold before the card is laid: the highest (``max``) or the sum of the owner's points is more than n."""

    __slots__ = ("how", "more_than", "points")

    def __init__(self, points: list[str], how: str, more_than: int) -> None:
        self.points: Final = points
        self.how: Final = how
        self.more_than: Final = more_than

    def as_dict(self) -> dict[str, object]:
        """The condition as plain data."""
        return {"points": self.points[:], "how": self.how, "more_than": self.more_than}


class Effect:
    """The card's one effect: when it works, its kind, and the parameters of that kind."""

    __slots__ = ("kind", "parameters", "when")

    def __init__(self, when: str, kind: str, parameters: Parameters) -> None:
        self.when: Final = when
        self.kind: Final = kind
        self.parameters: Final = parameters

    def number(self, name: str) -> int:
        """The parameter of that name, a whole number."""
        value = self.parameters[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        """The parameter of that name, a word."""
        value = self.parameters[name]
        assert isinstance(value, str)
        return value

    def as_dict(self) -> dict[str, object]:
        """The effect as plain data."""
        return {"when": self.when, "kind": self.kind, **self.parameters}


class Score:
    """What the card adds to the bonus (section 8.3): ``of`` are types, ``what`` is counted."""

    __slots__ = ("kind", "of", "value", "what")

    def __init__(self, kind: str, value: int, of: list[str], what: str) -> None:
        self.kind: Final = kind
        self.value: Final = value
        self.of: Final = of
        self.what: Final = what

    def as_dict(self) -> dict[str, object]:
        """The score as plain data, with the fields that its kind has."""
        if self.kind == "fixed":
            return {"kind": self.kind, "value": self.value}
        if self.kind == "points":
            return {"kind": self.kind, "of": self.of[:]}
        if self.kind == "count":
            return {"kind": self.kind, "what": self.what}
        return {"kind": self.kind}


class Couplet:
    """Two lines of a poem; who wrote it and what it is called, "" if not known."""

    __slots__ = ("by", "lines", "poem")

    def __init__(self, lines: list[str], by: str, poem: str) -> None:
        self.lines: Final = lines
        self.by: Final = by
        self.poem: Final = poem

    def as_dict(self) -> dict[str, object]:
        """The couplet as plain data."""
        return {"lines": self.lines[:], "by": self.by, "poem": self.poem}


class CardFace:
    """One of the 64 cards. ``card`` is its index, which choices, views and logs call it by; ``type`` is 0 to 3."""

    __slots__ = ("card", "condition", "couplet", "effect", "id", "kind", "meaning", "names", "number", "score", "text")

    def __init__(
        self,
        card: int,
        id: str,
        names: dict[str, str],
        meaning: str,
        condition: Condition | None,
        effect: Effect,
        score: Score,
        text: dict[str, str],
        couplet: Couplet | None,
    ) -> None:
        self.card: Final = card
        self.number: Final = number_at(card)
        self.kind: Final = kind_of(self.number)
        self.id: Final = id
        self.names: Final = names
        self.meaning: Final = meaning
        self.condition: Final = condition
        self.effect: Final = effect
        self.score: Final = score
        self.text: Final = text
        self.couplet: Final = couplet

    @property
    def type(self) -> int:
        """The printed type: 0 military, 1 economy, 2 culture, 3 politics."""
        return self.card // PLACES_OF_TYPE

    def as_dict(self) -> dict[str, object]:
        """The face as plain data."""
        return {
            "card": self.card,
            "id": self.id,
            "type": self.type,
            "number": self.number,
            "kind": self.kind,
            "names": self.names,
            "meaning": self.meaning,
            "condition": self.condition.as_dict() if self.condition is not None else None,
            "effect": self.effect.as_dict(),
            "score": self.score.as_dict(),
            "text": self.text,
            "couplet": self.couplet.as_dict() if self.couplet is not None else None,
        }
