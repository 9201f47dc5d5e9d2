"""Outlook: the score that a seat can expect in the end, from the table as it sees it."""

from typing import Final

from tongbao.bots.pocket_changan.greedy.city import City, grown
from tongbao.bots.pocket_changan.greedy.clock import Clock
from tongbao.bots.pocket_changan.greedy.reach import Reach
from tongbao.games.pocket_changan.cards.places import COLUMNS
from tongbao.games.pocket_changan.state.areas import Area, powers_of, with_card, without
from tongbao.games.pocket_changan.state.table import PocketChangan

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
        powers = game.powers[seat]
        self.city: Final = City(game.cards, game.areas[seat], powers, self.reach.rooms(powers))
        self.now: Final = self.expect(self.city, self.city.rooms, 0.0, 0.0)

    def expect(self, city: City, rooms: list[float], more_cards: float, more_actions: float) -> float:
        """The score to expect with that city, and so many cards in hand and actions more than now."""
        lays = self.lays(city, more_cards, more_actions)
        points = grown(city.powers.points, rooms, lays)
        return city.score(points) + lays * SCORE_OF_A_CARD + self.rounds * city.lasting.score

    def lays(self, city: City, more_cards: float, more_actions: float) -> float:
        """How many cards will be laid: each takes an action and a card, and an action brings a card."""
        held = max(0.0, self.held + more_cards) + self.rounds * city.lasting.cards
        actions = max(0.0, self.actions + more_actions)
        return min(actions, 0.5 * (actions + held)) * (LATER if self.rounds > 0 else 1.0)

    def margins(self) -> list[float]:
        """By type, what one point more is worth."""
        city = self.city
        lays = self.lays(city, 0.0, 0.0)
        before = city.score(grown(city.powers.points, city.rooms, lays))
        found: list[float] = []
        for type_ in range(COLUMNS):
            points = city.powers.points[:]
            points[type_] += 1
            found.append(city.score(grown(points, city.rooms, lays)) - before)
        return found

    # The city after a change.

    def with_card(self, card: int, column: int) -> City:
        """With that card at the end of a column; it takes its own room, unless it leaves less anyway."""
        city = self.changed(with_card(self.city.area, card, column), self.game.descending[self.seat])
        self.reach.shift(city.rooms, city.powers, card, -self.reach.weight[card])
        return city

    def without(self, card: int) -> City:
        """Without one of its cards."""
        return self.changed(without(self.city.area, card), self.game.descending[self.seat])

    def turned(self, column: int) -> City:
        """With one more descending column."""
        return self.changed(self.city.area, self.game.descending[self.seat] | 1 << column)

    def changed(self, area: Area, descending: int) -> City:
        """With these columns."""
        powers = powers_of(self.cards, area, descending)
        return City(self.cards, area, powers, self.reach.rooms(powers))
