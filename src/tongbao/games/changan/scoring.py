"""The score (section 8): items 1 to 8 and S1 to S3, and what Game End cards give (section 11.3)."""

from typing import TYPE_CHECKING, Final

from tongbao.games.changan.board import (
    GATES,
    ROAD_VP,
    ROW1_BONUS,
    ROW1_CHARACTERS,
    ROW2_BONUS,
    ROW_VP,
    SILK,
)
from tongbao.games.changan.cards.effects import VP_COPY, VP_MOST, VP_PER
from tongbao.games.changan.cards.faces import GAME_END, KINDS
from tongbao.games.changan.counters import count, most_of_others, row_cards

if TYPE_CHECKING:
    from tongbao.games.changan.table import Changan

GOODS_FOR_A_POINT: Final = 5
ITEMS: Final = ("rows", "row1", "row2", "corners", "ends", "goods", "road_rows", "road_corners", "silk")
"""The names of the items: 1-3, 4, 5, 6, 7, 8, S1, S2 and S3."""


def items(game: "Changan", seat: int) -> list[int]:
    """The seat's points as things stand, by item."""
    city, road = game.districts[seat], game.roads[seat]
    vp = game.cards.vp
    return [
        sum([ROW_VP[row] for district in city for row in range(len(district))]),
        row1_bonus(game, row_cards(city, 1)),
        row2_bonus(game, row_cards(city, 2)),
        sum([vp[card] for district in city for card in district]),
        sum([points for _, points in ends(game, seat)]),
        goods(game, seat),
        sum(ROAD_VP[: len(road)]),
        sum([vp[card] for card in road]),
        game.tokens[seat][SILK],
    ]


def totals(game: "Changan") -> list[int]:
    """Every seat's points as things stand."""
    return [sum(items(game, seat)) for seat in range(game.players)]


def row1_bonus(game: "Changan", row: list[int]) -> int:
    """Item 4: the first row is complete, and most of it are Characters (C-27)."""
    characters = sum([game.cards.is_character[card] or game.cards.is_wild[card] for card in row])
    return ROW1_BONUS if len(row) == GATES and characters >= ROW1_CHARACTERS else 0


def row2_bonus(game: "Changan", row: list[int]) -> int:
    """Item 5: the second row is complete, with every kind of card; a wild one stands for one missing kind (C-28)."""
    wild = sum([game.cards.is_wild[card] for card in row])
    kinds = {game.cards.kind[card] for card in row}
    return ROW2_BONUS if len(row) == GATES and len(kinds) + wild >= len(KINDS) else 0


def goods(game: "Changan", seat: int) -> int:
    """Item 8: resources and hand cards in one sum (C-30)."""
    return (sum(game.tokens[seat][:SILK]) + len(game.hands[seat])) // GOODS_FOR_A_POINT


def ends(game: "Changan", seat: int) -> list[tuple[int, int]]:
    """The seat's built Game End cards in board order, each with its points."""
    cards = game.cards
    return [
        (card, end_points(game, seat, card))
        for district in game.districts[seat]
        for card in district
        if cards.kind[card] == GAME_END
    ]


def end_points(game: "Changan", seat: int, card: int) -> int:
    """What a Game End card gives the seat that has built it."""
    effect = game.cards.effect[card]
    if effect.kind == VP_PER:
        return min(effect.most, effect.vp * (count(game, seat, effect.counter, effect.of) // effect.per))
    if effect.kind == VP_MOST:
        own = count(game, seat, effect.counter, effect.of)
        others = most_of_others(game, seat, effect.counter, effect.of)
        if not own or own < others:
            return 0
        return effect.vp if own > others else effect.tie
    return min(effect.most, best_end(game))


def best_end(game: "Changan") -> int:
    """The most that any Game End card in any districts gives its owner, copies left aside."""
    best = 0
    for seat in range(game.players):
        for district in game.districts[seat]:
            for card in district:
                if game.cards.kind[card] == GAME_END and game.cards.effect[card].kind != VP_COPY:
                    best = max(best, end_points(game, seat, card))
    return best


def tie_break(game: "Changan") -> str:
    """What decided the first place: "" if the points did, ``built``, ``gates``, or ``shared`` if nothing does."""
    scores = game.scores()
    first = [seat for seat in range(game.players) if scores[seat] == max(scores)]
    if len(first) == 1:
        return ""
    built = [game.built(seat) for seat in first]
    if built.count(max(built)) == 1:
        return "built"
    return "gates" if game.places().count(1) == 1 else "shared"
