"""What is printed of an effect: one structure for each of the thirty-five kinds, tagged with its name (section 11).

What the fields mean is told by the classes that are made from the structures.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Resource = Literal["coin", "wheat", "stone", "wood"]
Token = Literal["coin", "wheat", "stone", "wood", "silk"]
Row = Literal[1, 2, 3]
Event = Literal["research", "produce", "produce_full", "build", "build_road", "acquire"]
Test = Literal["fewer", "most", "at_most"]
# fmt: off
Counter = Literal[
    "built", "characters", "permanents", "kind_sets", "decks_three", "rows_complete", "districts_complete",
    "coin_cards", "gate_cards", "tokens", "token_sets",
    "built_deck:production", "built_deck:trade", "built_deck:science",
    "built_deck:politics", "built_deck:military", "built_deck:silk_road",
    "built_deck_left:production", "built_deck_left:trade", "built_deck_left:science",
    "built_deck_left:politics", "built_deck_left:military", "built_deck_left:silk_road",
    "row:1", "row:2", "row:3",
    "rows_with:production", "rows_with:trade", "rows_with:science",
    "rows_with:politics", "rows_with:military", "rows_with:silk_road",
    "districts_with:production", "districts_with:trade", "districts_with:science",
    "districts_with:politics", "districts_with:military", "districts_with:silk_road",
    "token:coin", "token:wheat", "token:stone", "token:wood", "token:silk",
]
# fmt: on
"""What may be counted (section 10), and of what."""
Number = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=9)]
Rows = Annotated[tuple[Row, ...], Meta(min_length=1, max_length=3)]
Types = Annotated[tuple[Token, ...], Meta(min_length=1, max_length=5)]
Tokens = dict[Token, Some]
Resources = dict[Resource, Some]
ANY_ROW: Rows = (1, 2, 3)


class Gift(Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens, and how many resources of one's choice."""

    tokens: Tokens = {}
    choice: Number = 0


class Printed(Struct, forbid_unknown_fields=True, tag_field="kind"):
    """An effect as it stands on a card."""


# Characters (section 11.1).


class Gain(Printed, tag="gain"):
    tokens: Tokens = {}
    choice: Number = 0


class GainPer(Printed, tag="gain_per"):
    counter: Counter
    per: Some
    max: Some
    token: Literal["choice"] = "choice"


class GainIf(Printed, tag="gain_if"):
    test: Test
    counter: Counter
    then: Gift
    otherwise: Gift = Gift()
    n: Annotated[int, Meta(ge=0, le=99)] = 0


class Exchange(Printed, tag="exchange"):
    give: Types
    get: Types
    get_n: Some
    times: Some
    tokens: Tokens = {}

    def __post_init__(self) -> None:
        if "silk" in self.get and len(self.get) > 1:
            raise ValueError("can’t offer Silk or something else: get must be resources, or silk alone")


class Share(Printed, tag="share"):
    n: Some


class Mirror(Printed, tag="mirror"):
    n: Some


class DiscardFor(Printed, tag="discard_for"):
    choice: Number = 0
    draw: Number = 0


class Draw(Printed, tag="draw"):
    look: Some
    keep: Some


class TakeCard(Printed, tag="take_card"):
    source: Literal["display", "discard"] = field(name="from")


class Copy(Printed, tag="copy"):
    scope: Literal["own", "others"]


class Arrange(Printed, tag="arrange"):
    source: Literal["hand", "gate"] = field(name="from")
    n: Some
    gain: Number
    tokens: Tokens = {}


class GateGain(Printed, tag="gate_gain"):
    max: Some


class BuildExtra(Printed, tag="build_extra"):
    source: Literal["gate", "hand"] = field(name="from")
    to: Literal["city", "road"]
    rows: Rows = ANY_ROW
    otherwise: Gift | None = None


class SwapBuilt(Printed, tag="swap_built"):
    tokens: Tokens = {}


class Steal(Printed, tag="steal"):
    basis: Literal["basic", "silk"]
    n: Some
    any: bool = False


class Levy(Printed, tag="levy"):
    at_least: Some
    gain: Some


class Raid(Printed, tag="raid"):
    pass


class Repel(Printed, tag="repel"):
    tokens: Tokens = {}


class StealCard(Printed, tag="steal_card"):
    more: Some


# fmt: off
CharacterPrinted = (
    Gain | GainPer | GainIf | Exchange | Share | Mirror | DiscardFor | Draw | TakeCard | Copy | Arrange | GateGain
    | BuildExtra | SwapBuilt | Steal | Levy | Raid | Repel | StealCard
)
# fmt: on


# Permanents (section 11.2).


class Limit(Printed, tag="limit"):
    tokens: Number
    hand: Number


class GateBonus(Printed, tag="gate_bonus"):
    gates: Annotated[tuple[Resource, ...], Meta(min_length=1, max_length=4)]
    n: Some


class Discount(Printed, tag="discount"):
    rows: Rows
    n: Some


class WaiveCoin(Printed, tag="waive_coin"):
    tokens: Tokens = {}


class Substitute(Printed, tag="substitute"):
    source: Token = field(name="from")
    max: Some
    rate: Literal[1, 2]


class BuyTerms(Printed, tag="buy_terms"):
    price: Number
    times: Some
    bonus: Number


class ResearchTerms(Printed, tag="research_terms"):
    free: Number
    price: Number


class AcquireTerms(Printed, tag="acquire_terms"):
    less: Some


class Guard(Printed, tag="guard"):
    scope: Annotated[tuple[Literal["gates", "tokens", "hand", "silk"], ...], Meta(min_length=1, max_length=4)]


class OnOwn(Printed, tag="on_own"):
    event: Literal["research", "produce_full", "build", "build_road", "acquire"]
    rows: Rows = ANY_ROW
    tokens: Tokens = {}
    choice: Number = 0
    draw: Number = 0


class OnOther(Printed, tag="on_other"):
    event: Literal["research", "produce", "build"]
    tokens: Resources
    rows: Rows = ANY_ROW


class SilkTerms(Printed, tag="silk_terms"):
    cost: Number


class WildKind(Printed, tag="wild_kind"):
    pass


# fmt: off
PermanentPrinted = (
    Limit | GateBonus | Discount | WaiveCoin | Substitute | BuyTerms | ResearchTerms | AcquireTerms | Guard | OnOwn
    | OnOther | SilkTerms | WildKind
)
# fmt: on


# Game Ends (section 11.3).


class VpPer(Printed, tag="vp_per"):
    counter: Counter
    per: Some
    vp: Some
    max: Annotated[int, Meta(ge=1, le=99)]


class VpMost(Printed, tag="vp_most"):
    counter: Counter
    vp: Some
    tie: Number


class VpCopy(Printed, tag="vp_copy"):
    max: Annotated[int, Meta(ge=1, le=99)]


GameEndPrinted = VpPer | VpMost | VpCopy
