"""Reach: the cards that a seat may still lay, and the room that its columns have for them."""

from typing import Final

from tongbao.games.pocket_changan.cards.places import ACE, CARDS, COLUMNS, PLACES_OF_TYPE, WILD
from tongbao.games.pocket_changan.effects.common import EndGame
from tongbao.games.pocket_changan.state.powers import Powers
from tongbao.games.pocket_changan.state.table import PocketChangan

PUBLIC: Final = 0.55
"""How much a public card counts, of a card in hand."""
DISCARDED: Final = 0.1
SEEN_A_ROUND: Final = 2.0
"""So many of the unseen cards come within reach in a round, for every player."""
MOST_SEEN: Final = 0.5
WAITING: Final = 0.6
"""How much a card counts whose condition doesn’t hold yet."""
BORROWED: Final = 0.35
"""How much a card counts for a column that is not of its own type."""


class Reach:
    """The cards within reach: by card, ``weight`` says how likely the seat is to lay it.

    By type, ``above[number]`` is the weight of all cards with higher numbers, ``characters`` that of all characters.
    """

    def __init__(self, game: PocketChangan, seat: int, hand: list[int], rounds: float) -> None:
        self.cards: Final = game.cards
        self.weight: Final = weights(game, seat, hand, rounds)
        self.above: Final[list[list[float]]] = []
        self.characters: Final[list[float]] = []
        for first in range(0, CARDS, PLACES_OF_TYPE):
            above = [0.0] * (ACE + 1)
            for number in range(ACE, 1, -1):
                above[number - 1] = above[number] + self.weight[first + number - 2]
            above[0] = above[1]
            self.above.append(above)
            self.characters.append(sum(self.weight[first + ACE - 1 : first + PLACES_OF_TYPE]))

    def rooms(self, powers: Powers) -> list[float]:
        """By column, how many of these cards find room there, one after another."""
        rooms = [0.0] * COLUMNS
        low, high = powers.low, powers.high
        for type_, above in enumerate(self.above):
            for k in powers.opens[type_]:
                fitting = above[low[k]] if high[k] == ACE else above[0] - above[high[k] - 1]
                rooms[k] += fitting if k == type_ else BORROWED * fitting
            for k in powers.opens[type_ + COLUMNS]:
                if powers.fits(WILD, k):
                    rooms[k] += self.characters[type_] if k == type_ else BORROWED * self.characters[type_]
        return rooms

    def shift(self, rooms: list[float], powers: Powers, card: int, by: float) -> None:
        """Count a card for so much more, wherever it finds room."""
        held = self.cards[card]
        for k in powers.opens[held.form]:
            if powers.fits(held.number, k) and (not held.number or held.number != powers.last[k]):
                rooms[k] += by if k == held.type else BORROWED * by


def weights(game: PocketChangan, seat: int, hand: list[int], rounds: float) -> list[float]:
    """The weight of every card: 1 in hand, less elsewhere, 0 if it lies in a city or is only good to end the game."""
    unseen = len(game.deck) - len(hand) + sum([len(held) for held in game.hands])
    found = [min(MOST_SEEN, SEEN_A_ROUND * rounds * game.players / max(1, unseen))] * CARDS
    for card in game.discards:
        found[card] = DISCARDED if rounds > 0 else 0.0
    for card in game.public:
        found[card] = PUBLIC
    for area in game.areas:
        for column in area:
            for card in column:
                found[card] = 0.0
    for card in hand:
        found[card] = 1.0
    powers = game.powers[seat]
    for card, weight in enumerate(found):
        held = game.cards[card]
        if isinstance(held.effect, EndGame):
            found[card] = 0.0
        elif not held.meets(powers, False):
            found[card] = weight * WAITING
    return found
