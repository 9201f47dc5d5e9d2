"""Cards as the rules know them: effect (section 7), condition and score, made ready from what is printed."""

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from tongbao.games.pocket_changan.cards import effect_schema, schema
from tongbao.games.pocket_changan.cards.places import COLUMNS, TYPES, WILD
from tongbao.games.pocket_changan.cards.schema import CardFace
from tongbao.games.pocket_changan.cards.schema import Condition as PrintedCondition
from tongbao.games.pocket_changan.state.powers import Powers

G = TypeVar("G")
"""The class of the table."""


class Effect(Generic[G]):
    """What a card does: as long as it lies in an Urban Area, or once, right after it is laid (``when_played``).

    ``card`` is the card that it is printed on, ``kind`` the name of its kind.
    """

    __slots__ = ("card", "kind", "when_played")

    def __init__(self, card: int, printed: effect_schema.Effect) -> None:
        self.card: Final = card
        self.kind: Final = printed.kind
        self.when_played: Final = isinstance(printed, effect_schema.WhenPlayed)

    def add_to(self, powers: Powers) -> None:
        """In play: give the owner of the Urban Area what the effect gives."""

    def resolve(self, game: G, seat: int, laid: int) -> None:
        """When played: let it happen for the seat that laid or copies it; ``laid`` is the card just laid."""


class Condition:
    """Some points of the owner must be more than a number; ``waivable``, but for End Game Events (P-28)."""

    def __init__(self, printed: PrintedCondition, waivable: bool) -> None:
        self.types: Final = [TYPES.index(type_) for type_ in printed.points]
        self.more_than: Final = printed.more_than
        self.waivable: Final = waivable

    @abstractmethod
    def reached(self, points: list[int]) -> int:
        """What it looks at of the points by type."""

    @abstractmethod
    def exceeds(self, points: list[int], n: int) -> bool:
        """Whether what the condition looks at of the points by type is more than n."""

    def asks(self, powers: Powers) -> int:
        """What must be exceeded, cards that ease it counted."""
        return self.more_than - powers.eases if self.waivable else self.more_than

    def holds(self, powers: Powers, free: bool) -> bool:
        """Whether it holds before the card is laid (P-9), or is waived."""
        return (free and self.waivable) or self.exceeds(powers.points, self.asks(powers))


class Highest(Condition):
    """It looks at the highest of some points."""

    def reached(self, points: list[int]) -> int:
        return max([points[type_] for type_ in self.types])

    def exceeds(self, points: list[int], n: int) -> bool:
        for type_ in self.types:  # noqa: SIM110 - a plain loop is the quickest in both builds
            if points[type_] > n:
                return True
        return False


class Total(Condition):
    """It looks at the sum of some points."""

    def reached(self, points: list[int]) -> int:
        return sum([points[type_] for type_ in self.types])

    def exceeds(self, points: list[int], n: int) -> bool:
        return self.reached(points) > n


def condition_of(printed: PrintedCondition | None, waivable: bool) -> Condition | None:
    """The condition as the rules know it; None if there is none."""
    if printed is None:
        return None
    return (Total if printed.how == "sum" else Highest)(printed, waivable)


class Score:
    """What a card adds to the bonus; ``kind`` is the name of its kind."""

    def __init__(self, printed: schema.Score) -> None:
        self.kind: Final = printed.kind

    @abstractmethod
    def of(self, powers: Powers) -> int:
        """What the card adds for a seat with these powers."""


class FixedScore(Score):
    """``fixed``: a number."""

    def __init__(self, printed: schema.FixedScore) -> None:
        super().__init__(printed)
        self.value: Final = printed.value

    def of(self, powers: Powers) -> int:
        return self.value


class PointsScore(Score):
    """``points``: those of a type; of several types the highest (P-56)."""

    def __init__(self, printed: schema.PointsScore) -> None:
        super().__init__(printed)
        self.types: Final = [TYPES.index(type_) for type_ in printed.of]

    def of(self, powers: Powers) -> int:
        best = 0
        for type_ in self.types:
            best = max(best, powers.points[type_])
        return best


class CountScore(Score):
    """``count``: the number of own characters or buildings in the Urban Area, events counting as neither."""

    def __init__(self, printed: schema.CountScore) -> None:
        super().__init__(printed)
        self.counts_characters: Final = printed.what == "characters"

    def of(self, powers: Powers) -> int:
        return powers.characters if self.counts_characters else powers.buildings


class ShortestScore(Score):
    """``shortest``: the lowest of the four point values (P-57)."""

    def of(self, powers: Powers) -> int:
        return min(powers.points)


SCORES: Final[dict[str, type[Score]]] = {
    "fixed": FixedScore,
    "points": PointsScore,
    "count": CountScore,
    "shortest": ShortestScore,
}
"""The class of each kind."""


class Card:
    """One of the 64 cards. ``type`` is its printed column, ``form`` the same, 4 more for a character."""

    __slots__ = (
        "condition",
        "effect",
        "face",
        "form",
        "is_building",
        "is_character",
        "number",
        "score",
        "type",
    )

    def __init__(self, face: CardFace, condition: Condition | None, effect: Effect[Any], score: Score) -> None:
        self.face: Final = face
        self.number: Final = face.number
        self.type: Final = face.column
        self.is_character: Final = face.number == WILD
        self.is_building: Final = face.kind == "building"
        self.form: Final = face.column + (COLUMNS if face.number == WILD else 0)
        self.condition: Final = condition
        self.effect: Final = effect
        self.score: Final = score

    def meets(self, powers: Powers, free: bool) -> bool:
        """Whether the card's condition holds for a seat with these powers, or is waived; true without one."""
        return self.condition is None or self.condition.holds(powers, free)
