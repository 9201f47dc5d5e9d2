"""What is printed on a card: the structure of the entries ``[[card]]`` of a card file (sections 2 and 8.3)."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field, json

from tongbao.games.pocket_changan.cards.effect_schema import Printed
from tongbao.games.pocket_changan.cards.places import TYPES, Type

Types = Annotated[tuple[Type, ...], Meta(min_length=1)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Line = Annotated[str, Meta(max_length=60)]
Scene = Annotated[str, Meta(max_length=30)]
Many = Annotated[int, Meta(ge=0, le=99)]


class Condition(Struct, forbid_unknown_fields=True):
    """What must hold before the card is laid: the highest (``max``) or the sum of the owner's points is more than n."""

    points: Types
    how: Literal["max", "sum"]
    more_than: Many

    def __post_init__(self) -> None:
        check_no_twins("points", self.points)


# Scores (section 8.3).


class Score(Struct, forbid_unknown_fields=True, tag_field="kind"):
    """What a card adds to the bonus."""

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return str(self.__struct_config__.tag)


class FixedScore(Score, tag="fixed"):
    """A number."""

    value: Many


class PointsScore(Score, tag="points"):
    """The points of a type, of several the highest."""

    of: Types

    def __post_init__(self) -> None:
        check_no_twins("of", self.of)


class CountScore(Score, tag="count"):
    """The number of own characters or buildings."""

    what: Literal["characters", "buildings"]


class ShortestScore(Score, tag="shortest"):
    """The lowest of the four point values."""


# Cards.


class Couplet(Struct, forbid_unknown_fields=True):
    """Two lines of a poem; who wrote it and what it is called, "" if not known."""

    lines: tuple[Line, Line] = field(name="zh")
    by: Line = ""
    poem: Line = ""


class Entry(Struct, forbid_unknown_fields=True):
    """One entry of a card file; ``scene`` names the picture that the card wears on the page, "" for its type's."""

    id: Name
    type: Type
    number: Annotated[int, Meta(ge=0, le=14)]
    name: dict[str, Name]
    kind: Literal["building", "event", "character"]
    effect: Printed
    score: FixedScore | PointsScore | CountScore | ShortestScore
    text: dict[str, Text]
    condition: Condition | None = None
    couplet: Couplet | None = None
    scene: Scene = ""
    source: dict[str, str] = {}

    def __post_init__(self) -> None:
        for name, words in (("name", self.name), ("text", self.text)):
            if not words.get("en", "").strip():
                raise ValueError(f"{name}.en is missing; every card needs an English one")


class CardFace(Entry, kw_only=True):
    """What is printed on one of the 64 cards; ``card`` is its place in the file, which choices, views and logs name."""

    card: int

    @property
    def names(self) -> dict[str, str]:
        """What it is called by language: Chinese is English if it isn't there, English is without its meaning."""
        return {"zh": self.name["en"], **self.name, "en": self.name["en"].rstrip(")").partition(" (")[0]}

    @property
    def meaning(self) -> str:
        """What its name means in English, "" if the file doesn't say."""
        return self.name["en"].rstrip(")").partition(" (")[2]

    @property
    def column(self) -> int:
        """The column of its printed type."""
        return TYPES.index(self.type)

    @property
    def price(self) -> tuple[int, ...]:
        """By column, how far down it lies there: its number and one more, 0 in the other columns."""
        return tuple([self.number + 1 if column == self.column else 0 for column in range(len(TYPES))])

    def as_dict(self) -> dict[str, object]:
        """The face as plain data; its type as the number of its column."""
        face: dict[str, object] = json.decode(json.encode(self))
        return {
            **{name: value for name, value in face.items() if name not in NOT_PRINTED},
            "type": self.column,
            "names": self.names,
            "meaning": self.meaning,
            "text": self.text,
            "couplet": self.couplet
            and {"lines": list(self.couplet.lines), "by": self.couplet.by, "poem": self.couplet.poem},
        }


NOT_PRINTED: Final = ("name", "source")


def check_no_twins(name: str, types: tuple[Type, ...]) -> None:
    """Raises ValueError if a field names a type twice."""
    if len(set(types)) < len(types):
        raise ValueError(f"names a type twice in {name}")
