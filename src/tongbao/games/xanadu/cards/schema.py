"""What is printed on a card: the structure of the entries ``[[card]]`` of a card file (section 3)."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct, json

SQUARES: Final = 4
MOST_CARDS: Final = 74
MOST_SYMBOLS: Final = 4
Colour = Literal["brown", "blue", "yellow", "green", "magenta"]
"""In the order in which starting buildings are chosen."""
Resource = Literal["wood", "clay", "stone", "water", "silk", "ink", "porcelain", "gold", "bronze", "jade"]
"""From the lowest rank to the highest."""
Symbol = Resource | Literal[""]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Scene = Annotated[str, Meta(max_length=30)]
Price = Annotated[int, Meta(ge=0, le=99)]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One square: what a worker harvests there, and the favour ("" for none) once it is covered."""

    harvest: Annotated[tuple[Resource, ...], Meta(min_length=1, max_length=3)]
    favour: Symbol = ""


class CardFace(Struct, frozen=True, forbid_unknown_fields=True):
    """One building card. ``rows`` go from bottom to top; ``prices`` from stage 0 to stage 4.

    ``scene`` names the picture that the card wears on the page, "" for that of its colour.
    """

    number: Annotated[int, Meta(ge=1, le=MOST_CARDS)]
    id: Name
    colour: Colour
    name: dict[str, Name]
    cost: dict[Resource, Annotated[int, Meta(ge=1, le=MOST_SYMBOLS)]]
    prices: Annotated[tuple[Price, ...], Meta(min_length=SQUARES + 1, max_length=SQUARES + 1)]
    rows: Annotated[tuple[Row, ...], Meta(min_length=SQUARES, max_length=SQUARES)]
    passive: Symbol = ""
    scene: Scene = ""
    source: str = ""
    note: str = ""

    def __post_init__(self) -> None:
        if not self.name.get("en", "").strip():
            raise ValueError("name.en is missing; every card needs an English name")
        if not 1 <= sum(self.cost.values()) <= MOST_SYMBOLS:
            raise ValueError(f"cost has {sum(self.cost.values())} symbols; it must have one to four")

    @property
    def card(self) -> int:
        """The number again: what choices, views and logs call the card by."""
        return self.number

    @property
    def names(self) -> dict[str, str]:
        """Names by language; the Chinese one, if it isn't there, is the English one."""
        return {"zh": self.name["en"], **self.name}

    @property
    def price(self) -> tuple[int, ...]:
        """How many symbols of each resource it costs, from the lowest rank to the highest."""
        return tuple([self.cost.get(resource, 0) for resource in get_args(Resource)])

    def as_dict(self) -> dict[str, object]:
        """The face as plain data."""
        face: dict[str, object] = json.decode(json.encode(self))
        return {"names": self.names, **{name: value for name, value in face.items() if name not in NOT_PRINTED}}


NOT_PRINTED: Final = ("name", "source", "note")


class Editions(Struct, frozen=True):
    """The first and the last card of each edition; all cards if the file doesn't say."""

    edition_rulebook: tuple[int, int] | None = None
    edition_online: tuple[int, int] | None = None
