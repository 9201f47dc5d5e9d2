"""Stakes: how long the game will last, and what coins and cards are worth to a seat."""

from typing import Final

from tongbao.games.silk_cities.state.table import SilkCities

ROUNDS_A_POINT: Final = 0.9

FEWEST_ROUNDS: Final = 2.0
"""The last points may take their time; only an empty silk deck makes a round the last for sure."""

CARD: Final = 15.0
"""What a development card is worth."""

RICH: Final = 30.0
"""Who has more coins than these values them less."""

WINNING: Final = 60.0
"""What it is worth more if it may win the game."""

LAST_CHANCE: Final = 500.0

HALF: Final = 0.5


class Stakes:
    """What counts for one ``seat``: how many ``rounds`` are to come, what a ``coin`` and a ``card`` drawn are worth.

    Who isn't the ``viewer`` holds as many points as his cards have on average.
    """

    def __init__(self, game: SilkCities, seat: int, viewer: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.city: Final = game.cities[seat]
        self.hand: Final = len(game.hands[seat])
        self.points: Final = game.points(seat) if seat == viewer else likely_points(game, seat)
        self.rounds: Final = rounds_left(game, seat, self.points)
        self.coin: Final = coin_worth(0.0 + self.city.coins)
        self.card: Final = self.card_worth()

    def card_worth(self) -> float:
        """What a development card is worth."""
        game = self.game
        if not game.silk_deck:
            return LAST_CHANCE
        missing = game.terms.victory - self.points
        return CARD + WINNING / missing if missing <= 2 else CARD

    def receiving(self, coins: int) -> float:
        """What it is worth to receive so many coins at once."""
        return coins * coin_worth(self.city.coins + HALF * coins)

    def rivals(self) -> list[int]:
        """All other seats."""
        return [seat for seat in range(self.game.players) if seat != self.seat]


def coin_worth(coins: float) -> float:
    """What one more coin is worth to somebody who has so many."""
    return 1.0 if coins < RICH else RICH / coins


def likely_points(game: SilkCities, seat: int) -> int:
    """What a hand that one can't see holds, going by its number of cards; too little to win."""
    return min(int(game.cards.points_a_card() * len(game.hands[seat])), game.terms.victory - 1)


def rounds_left(game: SilkCities, seat: int, points: int) -> float:
    """How many rounds are to come after this one."""
    most, a_card = 0.0 + points, game.cards.points_a_card()
    for rival in range(game.players):
        if rival != seat:
            most = max(most, a_card * len(game.hands[rival]))
    left = max(FEWEST_ROUNDS, (game.terms.victory - most) * ROUNDS_A_POINT)
    return min(left, 0.0 + len(game.silk_deck))
