"""The City board and the Silk Road board (section 1), read from ``boards.toml``; all players’ boards are equal."""

from importlib.resources import files
from typing import Final

from tongbao.engine.files import read_entry, read_toml
from tongbao.games.changan.cards.effect_schema import Resource, Token
from tongbao.games.changan.cards.schema import Boards, District, SilkRoad

MOST_PLAYERS: Final = 4
GATES: Final = 4
"""Gates, and districts under them."""
ROWS: Final = 3
ROAD: Final = 4
"""In place of a district: the Silk Road."""
GATE_CARDS: Final = 3
DISPLAY: Final = 3
TYPES: Final[tuple[str, ...]] = ("coin", "wheat", "stone", "wood", "silk")
"""The tokens; the first four are the resources, and name the gates and districts."""
COIN: Final = 0
WHEAT: Final = 1
STONE: Final = 2
SILK: Final = 4
"""Places among the five counts of tokens: Coin, Wheat, Stone, Wood, Silk."""
NO_TOKENS: Final = [0, 0, 0, 0, 0]

FOLDER: Final = files("tongbao.games.changan.cards")
BOARDS: Final = read_entry(read_toml(FOLDER.joinpath("boards.toml").read_text("utf-8")), Boards, "The boards")


def counts(tokens: dict[Token, int] | dict[Resource, int]) -> list[int]:
    """Five counts of tokens by their names."""
    found = NO_TOKENS[:]
    for name, number in tokens.items():
        found[TYPES.index(name)] = number
    return found


def one(type_: int, number: int = 1) -> list[int]:
    """Five counts: so many of one type."""
    found = NO_TOKENS[:]
    found[type_] = number
    return found


def prices(column: District | SilkRoad) -> list[list[int]]:
    """What the spaces of a column cost, row by row."""
    return [counts(column.row1), counts(column.row2), counts(column.row3)]


MOST_RESOURCES: Final = BOARDS.limits.resources_per_type
HAND_LIMIT: Final = BOARDS.limits.hand_cards
END_CARDS: Final = BOARDS.limits.end_trigger_cards
ROUND_LIMIT: Final = BOARDS.limits.round_limit
BUY_PRICE: Final = BOARDS.limits.buy_price
SILK_PRICE: Final = BOARDS.limits.silk_build_price
SILK_A_PLAYER: Final = BOARDS.limits.silk_per_player
ACQUIRE_PRICE: Final = [0, 0, BOARDS.limits.acquire_price.second, BOARDS.limits.acquire_price.third]
"""In Stone, by the number of cards at the gate."""
RESEARCH_PRICE: Final = 2
"""In Wheat, for each additional card."""

FIRST_TOKENS: Final = [BOARDS.start.coin, BOARDS.start.wheat, BOARDS.start.stone, BOARDS.start.wood, 0]
FIRST_CARDS: Final = BOARDS.start.cards
FIRST_SILK: Final = BOARDS.start.silk_with_expansion

PRICES: Final = [*[prices(district) for district in BOARDS.city.district], prices(BOARDS.silk_road)]
"""By district, the Silk Road last, and row from 0: five counts."""
ROW_VP: Final = list(BOARDS.city.row_vp)
ROAD_VP: Final = list(BOARDS.silk_road.vp)
ROAD_SILK: Final = list(BOARDS.silk_road.silk)
ROW1_BONUS: Final = BOARDS.city.row1_bonus.vp
ROW1_CHARACTERS: Final = BOARDS.city.row1_bonus.characters
ROW2_BONUS: Final = BOARDS.city.row2_bonus.vp
PRINTED: Final = [gate.printed for gate in BOARDS.city.gate]
"""The mark on each gate."""
