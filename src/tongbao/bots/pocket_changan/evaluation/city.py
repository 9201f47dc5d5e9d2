"""City: an Urban Area of Pocket Chang’An as it stands and as it may grow."""

from typing import Final

from tongbao.bots.pocket_changan.evaluation.cards import Gifts
from tongbao.bots.pocket_changan.greedy.city import grown
from tongbao.games.pocket_changan.cards.places import CARDS, COLUMNS
from tongbao.games.pocket_changan.state.card import CountScore
from tongbao.games.pocket_changan.state.table import PocketChangan

PUBLIC: Final = 0.55
DISCARDED: Final = 0.1
"""How much a public or a discarded card counts, of a card in hand."""
SEEN_A_ROUND: Final = 2.0
"""So many of the unseen cards come within reach in a round, for every player."""
MOST_SEEN: Final = 0.5
WAITING: Final = 0.6
"""How much a card counts whose condition doesn’t hold yet."""
BORROWED: Final = 0.35
"""How much a card counts for a column that is not of its own type."""
LATER: Final = 0.8
"""How much of what could be laid in later turns will be."""
SCORE_OF_A_CARD: Final = 1.3
"""What a card adds to the bonus, on average."""


class City:
    """What a seat has: ``base`` and ``bonus`` now, the ``total`` of both, and ``daily``, the cards it gets each turn.

    ``rooms``: by column how many cards within reach fit there. ``lays``: how many cards are still to be laid.
    ``forecast``: the score to expect in the end. ``sure`` and ``weights`` are the bonus apart: what points do not
    change, and by type how many cards score that type’s points; ``shortest`` score the lowest.
    """

    __slots__ = (
        "base",
        "bonus",
        "daily",
        "forecast",
        "grown",
        "help",
        "lays",
        "lowest",
        "points",
        "rooms",
        "seat",
        "shortest",
        "sum",
        "sure",
        "total",
        "weights",
    )

    def __init__(self, game: PocketChangan, gifts: Gifts, seat: int) -> None:
        powers = game.powers[seat]
        points = powers.points
        self.seat: Final = seat
        self.points: Final = points
        lowest = min(points)
        total = sum(points)
        self.lowest: Final = lowest
        self.sum: Final = total
        self.base: Final = lowest * (total - lowest)
        sure = daily = help_ = 0.0
        shortest = 0
        weights = [0.0] * COLUMNS
        bonus = 0.0
        for column in game.areas[seat]:
            for card in column:
                types = gifts.scored[card]
                if types:
                    best = types[0]
                    for type_ in types:
                        if points[type_] > points[best]:
                            best = type_
                    weights[best] += 1.0
                    bonus += points[best]
                elif gifts.shortest[card]:
                    shortest += 1
                    bonus += lowest
                else:
                    score = game.cards[card].score
                    if isinstance(score, CountScore):
                        sure += powers.characters if score.counts_characters else powers.buildings
                    else:
                        sure += gifts.fixed[card]
                daily += gifts.daily[card]
                help_ += gifts.help[card]
        self.sure: Final = sure
        self.shortest: Final = shortest
        self.weights: Final = weights
        self.bonus: Final = bonus + sure
        self.total: Final = self.base + bonus + sure
        self.daily: Final = daily
        self.help: Final = help_
        self.rooms: list[float] = []
        self.grown: list[float] = []
        self.lays = 0.0
        self.forecast = self.total

    def look_ahead(self, game: PocketChangan, reach: list[float], rounds: float, actions: float) -> None:
        """Reckon what may come: the cards within reach, by card how likely each is to be laid, and so many actions."""
        self.rooms = rooms_for(game, self.seat, reach)
        held = len(game.hands[self.seat]) + rounds * self.daily
        self.lays = min(actions, 0.5 * (actions + held)) * (LATER if rounds > 0 else 1.0)
        self.grown = grown(self.points, self.rooms, self.lays)
        self.forecast = self.score(self.grown) + self.lays * SCORE_OF_A_CARD + rounds * self.help

    def score(self, points: list[float]) -> float:
        """Base score and bonus of what is laid, with these points."""
        lowest = min(points)
        total = lowest * (sum(points) - lowest + self.shortest) + self.sure
        weights = self.weights
        for k in range(COLUMNS):
            total += weights[k] * points[k]
        return total

    def margins(self) -> list[float]:
        """By type, what one point more is worth in the end."""
        before = self.score(self.grown)
        found: list[float] = []
        for type_ in range(COLUMNS):
            points = self.points[:]
            points[type_] += 1
            found.append(self.score(grown(points, self.rooms, self.lays)) - before)
        return found


def rooms_for(game: PocketChangan, seat: int, reach: list[float]) -> list[float]:
    """By column, how many of the cards within reach find room there, one after another."""
    rooms = [0.0] * COLUMNS
    powers, cards = game.powers[seat], game.cards
    low, high, opens, star = powers.low, powers.high, powers.opens, powers.star
    for card in range(CARDS):
        chance = reach[card]
        if chance > 0.0:
            held = cards[card]
            condition = held.condition
            if condition is not None and not condition.holds(powers, False):
                chance *= WAITING
            number = held.number or star
            type_ = held.type
            for k in opens[held.form]:
                if not number or low[k] <= number <= high[k]:
                    rooms[k] += chance if k == type_ else BORROWED * chance
    return rooms


def within_reach(game: PocketChangan, gifts: Gifts, seat: int, rounds: float) -> list[float]:
    """By card, how likely somebody is to lay it, as the seat knows: none in a city or its own hand."""
    unseen = len(game.deck) - len(game.hands[seat]) + sum([len(hand) for hand in game.hands])
    usual = min(MOST_SEEN, SEEN_A_ROUND * rounds * game.players / max(1, unseen))
    bit = 1 << seat
    found = [0.0 if mask & bit else usual for mask in game.known]
    if rounds > 0:
        for card in game.discards:
            found[card] = DISCARDED
    for card in game.public:
        found[card] = PUBLIC
    for card in gifts.endings:
        found[card] = 0.0
    return found


def by_strength(city: City) -> list[int]:
    """The columns from the weakest to the strongest; of equal ones that with the least room first."""
    found: list[int] = []
    for k in range(COLUMNS):
        place = 0
        while place < k:
            other = found[place]
            if (city.points[k], city.rooms[k]) < (city.points[other], city.rooms[other]):
                break
            place += 1
        found.insert(place, k)
    return found
