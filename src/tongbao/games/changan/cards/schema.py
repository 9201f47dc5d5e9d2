"""What is printed on the cards and on the boards (section 1): the structures of their files."""

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta, Struct, json

from tongbao.games.changan.cards.effect_schema import CharacterPrinted, GameEndPrinted, PermanentPrinted, Token

CARDS: Final = 96
CARDS_OF_DECK: Final = 16
Deck = Literal["production", "trade", "science", "politics", "military", "silk_road"]
"""In the order of the cards' numbers."""
Kind = Literal["character", "permanent", "game_end"]
DECKS: Final[tuple[str, ...]] = get_args(Deck)
"""A deck's place here stands for it in captions and logs."""
SILK_ROAD: Final = DECKS.index("silk_road")
KINDS: Final[tuple[str, ...]] = get_args(Kind)
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Scene = Annotated[str, Meta(max_length=30)]
EFFECTS: Final[dict[str, tuple[type[Any], ...]]] = {
    "character": get_args(CharacterPrinted),
    "permanent": get_args(PermanentPrinted),
    "game_end": get_args(GameEndPrinted),
}
"""By kind of card: what its effect may be."""


def deck_of(card: int) -> int:
    """The deck that a card belongs to, by its number; it is also its back."""
    return (card - 1) // CARDS_OF_DECK


class CardFace(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 96 cards: ``coin`` is its extra cost, ``resources`` are its marks.

    ``road`` is its effect when it is triggered on the Silk Road, None if that is no other; ``scene`` names the picture
    that it wears on the page, "" for that of its kind or deck.
    """

    number: Annotated[int, Meta(ge=1, le=CARDS)]
    id: Name
    deck: Deck
    name: dict[str, Name]
    kind: Kind
    coin: Literal[0, 1]
    resources: Annotated[int, Meta(ge=0, le=9)]
    vp: Annotated[int, Meta(ge=0, le=9)]
    effect: CharacterPrinted | PermanentPrinted | GameEndPrinted
    text: dict[str, Text]
    road: CharacterPrinted | None = None
    scene: Scene = ""

    def __post_init__(self) -> None:
        if DECKS.index(self.deck) != deck_of(self.number):
            raise ValueError(
                f"deck is “{self.deck}”, but number {self.number} belongs to {DECKS[deck_of(self.number)]}"
            )
        if not isinstance(self.effect, EFFECTS[self.kind]):
            kinds = [kind.__struct_config__.tag for kind in EFFECTS[self.kind]]
            raise ValueError(f"effect.kind of a {self.kind} must be one of: {', '.join(kinds)}")
        for field in ("name", "text"):
            if not getattr(self, field).get("en", "").strip():
                raise ValueError(f"{field}.en is missing; every card needs an English one")

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
        """What it costs besides what its place costs."""
        return (self.coin,)

    @property
    def effect_kind(self) -> str:
        """The name of the kind of its effect."""
        return str(self.effect.__struct_config__.tag)

    def as_dict(self) -> dict[str, object]:
        """The face as plain data."""
        face: dict[str, object] = json.decode(json.encode(self))
        return {"names": self.names, **{name: value for name, value in face.items() if name != "name"}}


# The boards.

Price = dict[Token, Annotated[int, Meta(ge=1, le=9)]]
Points = tuple[int, int, int]
"""By row."""


class AcquirePrice(Struct, frozen=True, forbid_unknown_fields=True):
    """In Stone, by the place of the card at its gate."""

    second: int
    third: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules that stand on no card."""

    gate_cards: int
    resources_per_type: int
    hand_cards: int
    end_trigger_cards: int
    round_limit: int
    buy_price: int
    silk_build_price: int
    silk_per_player: int
    acquire_price: AcquirePrice


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What each player begins with, and how many cards lie in the display."""

    coin: int
    wheat: int
    stone: int
    wood: int
    cards: int
    silk_with_expansion: int
    display: int


class Row1Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """For a complete first row with so many Characters."""

    vp: int
    characters: int


class Row2Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """For a complete second row with every kind."""

    vp: int
    kinds: tuple[Kind, ...]


class Gate(Struct, frozen=True, forbid_unknown_fields=True):
    """One gate, with the mark that is printed on it."""

    index: int
    resource: Token
    name: dict[str, Name]
    printed: int


class District(Struct, frozen=True, forbid_unknown_fields=True):
    """The three spaces under a gate."""

    index: int
    gate: Token
    name: dict[str, Name]
    row1: Price
    row2: Price
    row3: Price


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """The City board."""

    row_vp: Points
    row1_bonus: Row1Bonus
    row2_bonus: Row2Bonus
    gate: tuple[Gate, Gate, Gate, Gate]
    district: tuple[District, District, District, District]


class SilkRoad(Struct, frozen=True, forbid_unknown_fields=True):
    """The Silk Road board: what its spaces cost, their points, and the Silk that they bring."""

    name: dict[str, Name]
    vp: Points
    silk: Points
    row1: Price
    row2: Price
    row3: Price


class Boards(Struct, frozen=True, forbid_unknown_fields=True):
    """All players' boards."""

    game: Literal["changan"]
    limits: Limits
    start: Start
    city: City
    silk_road: SilkRoad
