"""The table as one seat weighs it: the score it can expect in the end."""

from typing import Final

from tongbao.bots.greedy.pocket_changan.city import City, cards_a_turn, grown, score, score_a_turn
from tongbao.bots.greedy.pocket_changan.clock import Clock
from tongbao.bots.greedy.pocket_changan.reach import Reach
from tongbao.games.pocket_changan.points import COLUMNS, Standing
from tongbao.games.pocket_changan.table import PocketChangan

LATER: Final = 0.8
"""How much of what could be laid in later turns will be."""
SCORE_OF_A_CARD: Final = 1.3
"""What a card adds to the bonus, on average."""


class Outlook:
    """What a seat can expect with the table as it stands, if so many ``rounds`` follow this one.

    ``hand`` are the cards of its hand, as far as they are known to the seat that looks.
    """

    def __init__(self, game: PocketChangan, seat: int, hand: list[int], clock: Clock, rounds: float) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.cards: Final = game.cards
        self.clock: Final = clock
        self.rounds: Final = rounds
        self.held: Final = len(game.hands[seat])
        self.actions: Final = clock.actions(seat, rounds)
        self.reach: Final = Reach(game, seat, hand, rounds)
        standing = game.standings[seat]
        self.city: Final = City(game.areas[seat], standing, self.reach.rooms(standing))
        self.now: Final = self.expect(self.city, self.city.rooms, 0.0, 0.0)

    def expect(self, city: City, rooms: list[float], more_cards: float, more_actions: float) -> float:
        """The score to expect with that city, and so many cards in hand and actions more than now."""
        standing, rounds = city.standing, self.rounds
        lays = self.lays(city, more_cards, more_actions)
        points = grown(standing.points, rooms, lays)
        return score(self.cards, city.area, points) + lays * SCORE_OF_A_CARD + rounds * score_a_turn(standing)

    def lays(self, city: City, more_cards: float, more_actions: float) -> float:
        """How many cards will be laid: each takes an action and a card, and an action brings a card."""
        held = max(0.0, self.held + more_cards) + self.rounds * cards_a_turn(city.standing)
        actions = max(0.0, self.actions + more_actions)
        return min(actions, 0.5 * (actions + held)) * (LATER if self.rounds > 0 else 1.0)

    def margins(self) -> list[float]:
        """By type, what one point more is worth."""
        city, cards = self.city, self.cards
        lays = self.lays(city, 0.0, 0.0)
        before = score(cards, city.area, grown(city.standing.points, city.rooms, lays))
        found: list[float] = []
        for type_ in range(COLUMNS):
            points = city.standing.points[:]
            points[type_] += 1
            found.append(score(cards, city.area, grown(points, city.rooms, lays)) - before)
        return found

    # The city after a change.

    def with_card(self, card: int, column: int) -> City:
        """With that card at the end of a column; it takes its own room, unless it leaves less anyway."""
        area = self.city.area[:]
        area[column] = [*area[column], card]
        city = self.changed(area, self.game.descending[self.seat])
        self.reach.shift(city.rooms, city.standing, card, -self.reach.weight[card])
        return city

    def without(self, card: int) -> City:
        """Without one of its cards."""
        area = [[other for other in column if other != card] for column in self.city.area]
        return self.changed(area, self.game.descending[self.seat])

    def turned(self, column: int) -> City:
        """With one more descending column."""
        return self.changed(self.city.area, self.game.descending[self.seat] | 1 << column)

    def changed(self, area: list[list[int]], descending: int) -> City:
        """With these columns."""
        standing = Standing(self.cards, area, descending)
        return City(area, standing, self.reach.rooms(standing))
