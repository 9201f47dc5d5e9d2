"""The score (section 8.3), and the end of the game when it is reckoned."""

from tongbao.engine.game import NO_CARDS
from tongbao.games.pocket_changan.cards.places import CARDS
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.areas import Area, powers_of
from tongbao.games.pocket_changan.state.card import Card
from tongbao.games.pocket_changan.state.powers import Powers
from tongbao.games.pocket_changan.state.table import PocketChangan


def base_of(points: list[int]) -> int:
    """The lowest points times the sum of the others (P-26)."""
    lowest = min(points)
    return lowest * (sum(points) - lowest)


def total_of(cards: list[Card], area: Area, descending: int) -> int:
    """Base score and bonus of an area."""
    powers = powers_of(cards, area, descending)
    return base_of(powers.points) + sum(scores_of(cards, area, powers))


def scores_of(cards: list[Card], area: Area, powers: Powers) -> list[int]:
    """What each card of an area adds to the bonus, column by column."""
    return [cards[card].score.of(powers) for column in area for card in column]


def base(game: PocketChangan, seat: int) -> int:
    """The seat's base score now; 0 once it has conceded."""
    return base_of(game.powers[seat].points)


def bonus(game: PocketChangan, seat: int) -> int:
    """The seat's bonus now; 0 once it has conceded."""
    return sum(card_scores(game, seat))


def card_scores(game: PocketChangan, seat: int) -> list[int]:
    """What each of the seat's cards in play adds to the bonus; nothing once it has conceded."""
    return NO_CARDS if game.is_out(seat) else scores_of(game.cards, game.areas[seat], game.powers[seat])


def scores(game: PocketChangan) -> list[int]:
    """Base score and bonus of each seat."""
    return [base(game, seat) + bonus(game, seat) for seat in range(game.players)]


def places(game: PocketChangan) -> list[int]:
    """By total, then base, then cards in the Urban Area (P-44); who has conceded comes last."""
    ranks: list[tuple[int, int, int]] = []
    for seat, total in enumerate(scores(game)):
        rank = (total, base(game, seat), len(game.cards_in_play(seat)))
        ranks.append((-1, 0, 0) if game.is_out(seat) else rank)
    return [1 + sum([other > rank for other in ranks]) for rank in ranks]


def finish(game: PocketChangan) -> None:
    """The game is scored, and everything is open (11.1)."""
    game.known = [game.everybody] * CARDS
    if game.events is not None:
        for seat in game.seats_in(0):
            points, cards = game.powers[seat].points, game.cards_in_play(seat)
            events.result(game, seat, points, base(game, seat), cards, card_scores(game, seat))
    game.over = True
    game.close_undo()
