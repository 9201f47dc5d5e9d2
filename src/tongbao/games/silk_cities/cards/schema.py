"""What is printed on the map, on improvements and on cards: the structures of the card files (section 2)."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct, json

from tongbao.games.silk_cities.cards.effect_schema import (
    BattleBonus,
    CallOff,
    CardPrinted,
    Good,
    ImprovementPrinted,
    VictoryPoints,
)

Text = Annotated[str, Meta(min_length=1, max_length=240)]
Place = Annotated[int, Meta(ge=0, le=1000)]
"""On a drawing plane of 1000 by 1000."""
Number = Annotated[int, Meta(ge=0, le=99)]
EmpireName = Literal["china", "india", "persia", "byzantium"]
EMPIRES: Final[tuple[str, ...]] = get_args(EmpireName)
SILK_CARDS: Final = ("standard", "fine", "barbarian_1", "barbarian_2")
SILK_SLOTS: Final = {"standard": 1, "fine": 2}
"""How many slots each silk covers."""
NEVER: Final = "never"
ON_TURN: Final = "turn"
IN_BATTLE: Final = "battle"


class Entry(Struct, forbid_unknown_fields=True):
    """What every entry of a card file says; its number is its place among those of its kind, from 0 on."""

    id: Text
    name: dict[str, Text]

    def __post_init__(self) -> None:
        if "en" not in self.name:
            raise ValueError("name.en is missing; everything needs an English name")

    @property
    def names(self) -> dict[str, str]:
        """Names by language; the Chinese one, if it isn't there, is the English one."""
        return {"zh": self.name["en"], **self.name}

    def as_dict(self) -> dict[str, object]:
        """The entry as plain data."""
        entry: dict[str, object] = json.decode(json.encode(self))
        return {"names": self.names, **{name: value for name, value in entry.items() if name != "name"}}


class Empire(Entry):
    """A Great Empire: the goods it ``sells`` and ``buys``, and where it lies."""

    x: Place
    y: Place
    sells: tuple[Good, ...]
    buys: tuple[Good, ...]


class Region(Entry):
    """A region: ``kind`` is what it yields more of, ``travel`` what passing through it costs, and where it lies."""

    kind: Literal["food", "metal"]
    travel: Annotated[int, Meta(ge=1, le=9)]
    neighbours: tuple[Text, ...]
    empires: tuple[EmpireName, ...]
    x: Place
    y: Place


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """What an improvement costs."""

    coins: Number
    food: Number
    metal: Number

    @property
    def price(self) -> tuple[int, ...]:
        """All of it, in this order."""
        return self.coins, self.food, self.metal


class Improvement(Entry):
    """One of the nineteen kinds: its cost, its value in a Golden Age, its effects."""

    cost: Cost
    golden_age: Number
    effects: tuple[ImprovementPrinted, ...]
    text: dict[str, Text]


class Development(Entry):
    """One of the 33 kinds of development cards: how many there are, when it is played, its one effect."""

    copies: Annotated[int, Meta(ge=1, le=9)]
    play: Literal["never", "turn", "battle"]
    effects: tuple[CardPrinted]
    text: dict[str, Text]

    def __post_init__(self) -> None:
        super().__post_init__()
        effect = self.effects[0]
        played = {VictoryPoints: NEVER, BattleBonus: IN_BATTLE, CallOff: IN_BATTLE}.get(type(effect), ON_TURN)
        if self.play != played:
            raise ValueError(f"play is “{self.play}”; with {effect.kind} it must be {played}")

    def as_dict(self) -> dict[str, object]:
        face = super().as_dict()
        face["effect"] = json.decode(json.encode(self.effects[0]))
        return face


class SilkCard(Entry):
    """One of the four kinds of the silk deck: silk that covers ``slots``, or barbarians of some ``strength``."""

    kind: Literal["silk", "barbarian"]
    count: Annotated[int, Meta(ge=1, le=30)]
    slots: Literal[0, 1, 2] = 0
    strength: Annotated[int, Meta(ge=0, le=9)] = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        slots = SILK_SLOTS.get(self.id, 0)
        if self.slots != slots:
            raise ValueError(f"slots is {self.slots}; with {self.id} it must be {slots}")
        if (self.kind == "silk") == (self.strength > 0) or (self.kind == "silk") != (slots > 0):
            raise ValueError("silk must have slots, and barbarians a strength from 1 to 9")


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the set-up and of the rules: silk on China's track, coins in every treasury, and by how much
    treasuries grow; a file without the others has those of the latest rules.

    ``trained``: whether the first soldiers are. ``militia``: what every city has in defence beside its soldiers.
    ``safe_rounds``: for so many rounds after the one in which it was sacked, nobody may attack a city. ``honour``: the
    silk of which the first that is sold to Byzantium in a round, by a route of ``honour_regions`` at least, brings a
    development card. ``stand_rounds``: an empire must stand for so many rounds before it may fall. ``lots``: whether a
    secret limit in a sale is for one piece or for all of a kind.
    """

    china_standard: Annotated[int, Meta(ge=0, le=6)]
    treasury: Number
    treasury_growth: Number
    trained: bool = False
    militia: Annotated[int, Meta(ge=0, le=9)] = 2
    safe_rounds: Annotated[int, Meta(ge=0, le=9)] = 1
    honour: Literal["none", "silk", "fine"] = "silk"
    honour_regions: Annotated[int, Meta(ge=0, le=15)] = 0
    stand_rounds: Annotated[int, Meta(ge=0, le=22)] = 4
    lots: Literal["pieces", "kinds"] = "kinds"


class Box(Struct, frozen=True):
    """Everything in the box, each list in the order of its numbers."""

    empires: list[Empire]
    regions: list[Region]
    improvements: list[Improvement]
    developments: list[Development]
    silk_cards: list[SilkCard]
    start: Start

    def as_dict(self) -> dict[str, object]:
        """All that is printed as plain data, with the numbers."""
        lists: dict[str, list[Entry]] = {
            "empire": [*self.empires],
            "region": [*self.regions],
            "improvement": [*self.improvements],
            "development": [*self.developments],
            "silk_card": [*self.silk_cards],
        }
        return {
            f"{name}s": [{name: number, **entry.as_dict()} for number, entry in enumerate(entries)]
            for name, entries in lists.items()
        }
