"""The thirty-five kinds of effects (section 11), and an effect with its parameters as numbers."""

from typing import Final

from tongbao.games.changan.cards.faces import DECKS, TYPES, Parameters

KIND_NAMES: Final = (
    "gain",
    "gain_per",
    "gain_if",
    "exchange",
    "share",
    "mirror",
    "discard_for",
    "draw",
    "take_card",
    "copy",
    "arrange",
    "gate_gain",
    "build_extra",
    "swap_built",
    "steal",
    "levy",
    "raid",
    "repel",
    "steal_card",
    "limit",
    "gate_bonus",
    "discount",
    "waive_coin",
    "substitute",
    "buy_terms",
    "research_terms",
    "acquire_terms",
    "guard",
    "on_own",
    "on_other",
    "silk_terms",
    "wild_kind",
    "vp_per",
    "vp_most",
    "vp_copy",
)
"""The names by code: the kinds of Characters, of Permanents and of Game Ends."""
GAIN: Final = 0
GAIN_PER: Final = 1
GAIN_IF: Final = 2
EXCHANGE: Final = 3
SHARE: Final = 4
MIRROR: Final = 5
DISCARD_FOR: Final = 6
DRAW: Final = 7
TAKE_CARD: Final = 8
COPY: Final = 9
ARRANGE: Final = 10
GATE_GAIN: Final = 11
BUILD_EXTRA: Final = 12
SWAP_BUILT: Final = 13
STEAL: Final = 14
LEVY: Final = 15
RAID: Final = 16
REPEL: Final = 17
STEAL_CARD: Final = 18
LIMIT: Final = 19
GATE_BONUS: Final = 20
DISCOUNT: Final = 21
WAIVE_COIN: Final = 22
SUBSTITUTE: Final = 23
BUY_TERMS: Final = 24
RESEARCH_TERMS: Final = 25
ACQUIRE_TERMS: Final = 26
GUARD: Final = 27
ON_OWN: Final = 28
ON_OTHER: Final = 29
SILK_TERMS: Final = 30
WILD_KIND: Final = 31
VP_PER: Final = 32
VP_MOST: Final = 33
VP_COPY: Final = 34

COUNTERS: Final = (
    "built",
    "characters",
    "permanents",
    "kind_sets",
    "built_deck",
    "built_deck_left",
    "decks_three",
    "row",
    "rows_complete",
    "districts_complete",
    "rows_with",
    "districts_with",
    "coin_cards",
    "gate_cards",
    "tokens",
    "token_sets",
    "token",
)
"""What an effect may count (section 10); some of them say of what: ``built_deck:military``."""

TESTS: Final = ("fewer", "most", "at_most")
FEWER: Final = 0
AT_MOST: Final = 2

EVENTS: Final = ("research", "produce", "produce_full", "build", "build_road", "acquire")
RESEARCH: Final = 0
PRODUCE: Final = 1
PRODUCE_FULL: Final = 2
BUILD: Final = 3
BUILD_ROAD: Final = 4
ACQUIRE: Final = 5

GUARDED: Final = ("gates", "tokens", "hand", "silk")
GATES: Final = 1
TOKENS: Final = 2
HAND: Final = 4
SILK: Final = 8
"""What a ``guard`` protects, as bits of a mask in the order of the names."""
ALL_ROWS: Final = [1, 2, 3]


class Gift:
    """Tokens, five counts, and how many resources of one's choice."""

    __slots__ = ("choice", "gives", "tokens")

    def __init__(self, tokens: list[int], choice: int) -> None:
        self.tokens: Final = tokens
        self.choice: Final = choice
        self.gives: Final = sum(tokens) > 0


class Effect:
    """A card's effect: its kind and the parameters of that kind, 0 or empty where it has none of the name.

    ``gift`` are its own ``tokens`` and ``choice``, ``then`` and ``otherwise`` likewise. ``counter`` is a place in
    COUNTERS, ``of`` the deck, row or type that it counts. ``give``, ``get``, ``gates``, ``rows`` (bit 1 to 3) and
    ``scope`` are masks. ``hands`` tells that cards come from the hand, ``road`` that they go to the Silk Road.
    ``has_otherwise`` tells that something is given when nothing is built.
    """

    __slots__ = (
        "any",
        "at_least",
        "bonus",
        "cost",
        "counter",
        "draw",
        "event",
        "free",
        "gain",
        "gates",
        "get",
        "get_n",
        "gift",
        "give",
        "hand",
        "hands",
        "has_otherwise",
        "keep",
        "kind",
        "less",
        "look",
        "more",
        "most",
        "n",
        "of",
        "otherwise",
        "own",
        "per",
        "price",
        "rate",
        "road",
        "rows",
        "scope",
        "silk",
        "source",
        "test",
        "then",
        "tie",
        "times",
        "token",
        "tokens",
        "vp",
    )

    def __init__(self, parameters: Parameters) -> None:
        self.kind: Final = KIND_NAMES.index(str(parameters["kind"]))
        self.gift: Final = read_gift(parameters)
        self.then: Final = read_gift(parameters.get("then", {}))
        self.otherwise: Final = read_gift(parameters.get("otherwise", {}))
        self.has_otherwise: Final = "otherwise" in parameters
        counter, _, of = str(parameters.get("counter", "built")).partition(":")
        self.counter: Final = COUNTERS.index(counter)
        self.of: Final = read_subject(of)
        self.test: Final = TESTS.index(str(parameters.get("test", TESTS[0])))
        self.event: Final = EVENTS.index(str(parameters.get("event", EVENTS[0])))
        self.give: Final = mask(parameters.get("give", []), TYPES)
        self.get: Final = mask(parameters.get("get", []), TYPES)
        self.gates: Final = mask(parameters.get("gates", []), TYPES)
        self.scope: Final = mask(parameters["scope"], GUARDED) if self.kind == GUARD else 0
        self.rows: Final = row_mask(parameters.get("rows", ALL_ROWS))
        self.own: Final = parameters.get("scope") == "own"
        self.hands: Final = parameters.get("from") == "hand"
        self.road: Final = parameters.get("to") == "road"
        self.silk: Final = parameters.get("basis") == "silk"
        self.any: Final = parameters.get("any") is True
        self.source: Final = str(parameters.get("from", ""))
        self.token: Final = TYPES.index(self.source) if self.source in TYPES else 0
        self.tokens: Final = number(parameters, "tokens")
        self.n: Final = number(parameters, "n")
        self.per: Final = number(parameters, "per")
        self.most: Final = number(parameters, "max")
        self.times: Final = number(parameters, "times")
        self.get_n: Final = number(parameters, "get_n")
        self.draw: Final = number(parameters, "draw")
        self.look: Final = number(parameters, "look")
        self.keep: Final = number(parameters, "keep")
        self.gain: Final = number(parameters, "gain")
        self.more: Final = number(parameters, "more")
        self.at_least: Final = number(parameters, "at_least")
        self.hand: Final = number(parameters, "hand")
        self.price: Final = number(parameters, "price")
        self.bonus: Final = number(parameters, "bonus")
        self.free: Final = number(parameters, "free")
        self.less: Final = number(parameters, "less")
        self.rate: Final = number(parameters, "rate")
        self.cost: Final = number(parameters, "cost")
        self.vp: Final = number(parameters, "vp")
        self.tie: Final = number(parameters, "tie")


def number(parameters: Parameters, name: str) -> int:
    """A parameter that is a whole number; 0 if there is none of the name."""
    value = parameters.get(name)
    return value if isinstance(value, int) else 0


def read_gift(parameters: object) -> Gift:
    """The tokens and the free choice among some parameters."""
    assert isinstance(parameters, dict)
    tokens = parameters.get("tokens")
    return Gift(read_tokens(tokens) if isinstance(tokens, dict) else [0] * len(TYPES), number(parameters, "choice"))


def read_tokens(tokens: Parameters) -> list[int]:
    """Five counts of a table such as ``{ stone = 1 }``."""
    return [number(tokens, name) for name in TYPES]


def read_subject(name: str) -> int:
    """What a counter counts: a deck, a type or a row; 0 for nothing."""
    if name in DECKS:
        return DECKS.index(name)
    if name in TYPES:
        return TYPES.index(name)
    return int(name or "0")


def mask(names: object, possible: tuple[str, ...]) -> int:
    """The bits of some names."""
    assert isinstance(names, list)
    return sum([1 << possible.index(name) for name in names])


def row_mask(rows: object) -> int:
    """The bits of some rows, of row 1 bit 1."""
    assert isinstance(rows, list)
    return sum([1 << row for row in rows])
