"""Where the points of a seat came from (section 8): card by card, and what comes with none."""

from tongbao.engine.reckoning import Share
from tongbao.games.changan.board import ROAD_VP, ROW_VP
from tongbao.games.changan.scoring import ends, items
from tongbao.games.changan.table import Changan


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
