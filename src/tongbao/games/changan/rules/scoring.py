"""Score (section 8): items 1 to 8 and S1 to S3, and where the points came from."""

from typing import Final

from tongbao.engine.pieces import Share
from tongbao.games.changan.cards.board import GATES, ROAD_VP, ROW1_BONUS, ROW1_CHARACTERS, ROW2_BONUS, ROW_VP, SILK
from tongbao.games.changan.cards.schema import KINDS
from tongbao.games.changan.state.counters import row_cards
from tongbao.games.changan.state.table import Changan

GOODS_FOR_A_POINT: Final = 5


def items(game: Changan, seat: int) -> dict[str, int]:
    """The seat's points as things stand, by item: 1-3, 4, 5, 6, 7, 8, S1, S2 and S3."""
    city, road = game.districts[seat], game.roads[seat]
    vp = game.cards.vp
    return {
        "rows": sum([ROW_VP[row] for district in city for row in range(len(district))]),
        "row1": row1_bonus(game, row_cards(city, 1)),
        "row2": row2_bonus(game, row_cards(city, 2)),
        "corners": sum([vp[card] for district in city for card in district]),
        "ends": sum([points for _, points in ends(game, seat)]),
        "goods": goods(game, seat),
        "road_rows": sum(ROAD_VP[: len(road)]),
        "road_corners": sum([vp[card] for card in road]),
        "silk": game.tokens[seat][SILK],
    }


def totals(game: Changan) -> list[int]:
    """Every seat's points as things stand."""
    return [sum(items(game, seat).values()) for seat in range(game.players)]


def row1_bonus(game: Changan, row: list[int]) -> int:
    """Item 4: the first row is complete, and most of it are Characters (C-27)."""
    if len(row) < GATES:
        return 0
    cards = game.cards
    characters = sum([cards.character[card] is not None or cards.is_wild[card] for card in row])
    return ROW1_BONUS if characters >= ROW1_CHARACTERS else 0


def row2_bonus(game: Changan, row: list[int]) -> int:
    """Item 5: the second row is complete, with every kind; a wild card is its own and one missing kind (C-28)."""
    if len(row) < GATES:
        return 0
    cards = game.cards
    wild = sum([cards.is_wild[card] for card in row])
    kinds = {cards.kind[card] for card in row}
    return ROW2_BONUS if len(kinds) + wild >= len(KINDS) else 0


def goods(game: Changan, seat: int) -> int:
    """Item 8: resources and hand cards in one sum (C-30)."""
    return (sum(game.tokens[seat][:SILK]) + len(game.hands[seat])) // GOODS_FOR_A_POINT


def ends(game: Changan, seat: int) -> list[tuple[int, int]]:
    """Item 7: the seat's built Game End cards in board order, each with its points."""
    found: list[tuple[int, int]] = []
    for district in game.districts[seat]:
        for card in district:
            effect = game.cards.game_end[card]
            if effect is not None:
                found.append((card, effect.points(game, seat)))
    return found


def places(game: Changan) -> list[int]:
    """By points, then built cards, then cards at the gates; Road cards break no ties (C-32)."""
    ranks = [(total, game.built(seat), game.gate_cards(seat)) for seat, total in enumerate(totals(game))]
    return [1 + sum([other > rank for other in ranks]) for rank in ranks]


def tie_break(game: Changan) -> str:
    """What decided the first place: "" if the points did, ``built``, ``gates``, or ``shared`` if nothing does."""
    scores = totals(game)
    first = [seat for seat in range(game.players) if scores[seat] == max(scores)]
    if len(first) == 1:
        return ""
    built = [game.built(seat) for seat in first]
    if built.count(max(built)) == 1:
        return "built"
    return "gates" if places(game).count(1) == 1 else "shared"


def shares(game: Changan, seat: int) -> list[Share]:
    """Built cards by their rows and corners, the dearest first; full rows, Game End cards, goods, the Silk Road."""
    item, vp = items(game, seat), game.cards.vp
    city = [(card, ROW_VP[row]) for district in game.districts[seat] for row, card in enumerate(district)]
    road = [(card, ROAD_VP[row]) for row, card in enumerate(game.roads[seat])]
    found = dearest([Share("built", points + vp[card], card) for card, points in city])
    found += [Share("full_rows", item["row1"] + item["row2"])]
    found += dearest([Share("ends", points, card) for card, points in ends(game, seat)])
    found += dearest([Share("road", points + vp[card], card) for card, points in road])
    found += [Share("goods", item["goods"]), Share("silk", item["silk"])]
    return [share for share in found if share.points]


def dearest(shares: list[Share]) -> list[Share]:
    """The shares with the most points first."""
    shares.sort(key=lambda share: -share.points)
    return shares
