"""The City board and the Silk Road board (section 1), read from ``boards.toml``; all players’ boards are equal."""

import tomllib
from typing import Any, Final

from tongbao.games.changan.cards.faces import TYPES
from tongbao.games.changan.cards.files import FOLDER

GATES: Final = 4
"""Gates, and districts under them."""
ROWS: Final = 3
ROAD: Final = 4
"""In place of a district: the Silk Road."""
GATE_CARDS: Final = 3
DISPLAY: Final = 3
COIN: Final = 0
WHEAT: Final = 1
STONE: Final = 2
SILK: Final = 4
"""Places among the five counts of tokens: Coin, Wheat, Stone, Wood, Silk."""
LANE: Final = 8
GUARDS: Final = 0x80808080
"""The top bit of each of the four lanes of a packed count: it stays clear while there are at most 127."""

FILE: Final[dict[str, Any]] = tomllib.loads(FOLDER.joinpath("boards.toml").read_text("utf-8"))
LIMITS: Final[dict[str, Any]] = FILE["limits"]
START: Final[dict[str, Any]] = FILE["start"]


def limit(name: str) -> int:
    """One of the numbers of the boards' file."""
    return int(LIMITS[name])


def counts(price: dict[str, int]) -> list[int]:
    """Five counts of a printed price."""
    return [price.get(name, 0) for name in TYPES]


def one(type_: int, number: int = 1) -> list[int]:
    """Five counts: so many of one type."""
    found = [0] * len(TYPES)
    found[type_] = number
    return found


def pack(tokens: list[int]) -> int:
    """The four resources in one number, lane by lane; each at most 127."""
    return tokens[0] | tokens[1] << LANE | tokens[2] << 2 * LANE | tokens[3] << 3 * LANE


def covers(purse: int, price: int) -> bool:
    """Whether packed tokens are enough for a packed price, type by type."""
    return ((purse | GUARDS) - price) & GUARDS == GUARDS


def read_spaces() -> list[list[list[int]]]:
    """The prices by district, the Silk Road last, and row from 0."""
    columns = [*FILE["city"]["district"], FILE["silk_road"]]
    return [[counts(column[f"row{row}"]) for row in range(1, ROWS + 1)] for column in columns]


MOST_RESOURCES: Final = limit("resources_per_type")
HAND_LIMIT: Final = limit("hand_cards")
END_CARDS: Final = limit("end_trigger_cards")
ROUND_LIMIT: Final = limit("round_limit")
BUY_PRICE: Final = limit("buy_price")
SILK_PRICE: Final = limit("silk_build_price")
SILK_A_PLAYER: Final = limit("silk_per_player")
ACQUIRE_PRICE: Final[list[int]] = [0, 0, LIMITS["acquire_price"]["second"], LIMITS["acquire_price"]["third"]]
"""In Stone, by the number of cards at the gate."""
FIRST_TOKENS: Final = counts(START)
FIRST_CARDS: Final[int] = START["cards"]
FIRST_SILK: Final[int] = START["silk_with_expansion"]

PRICES: Final = read_spaces()
"""By district, the Silk Road last, and row from 0: five counts."""
PACKED_PRICES: Final = [[pack(price) for price in column] for column in PRICES]
ROW_VP: Final[list[int]] = FILE["city"]["row_vp"]
ROAD_VP: Final[list[int]] = FILE["silk_road"]["vp"]
ROAD_SILK: Final[list[int]] = FILE["silk_road"]["silk"]
ROW1_BONUS: Final[int] = FILE["city"]["row1_bonus"]["vp"]
ROW1_CHARACTERS: Final[int] = FILE["city"]["row1_bonus"]["characters"]
ROW2_BONUS: Final[int] = FILE["city"]["row2_bonus"]["vp"]
PRINTED: Final[list[int]] = [gate["printed"] for gate in FILE["city"]["gate"]]
