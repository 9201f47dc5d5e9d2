"""Worth of a building at every stage, when others may put workers on it before its owner acts again."""

from typing import Final

from tongbao.games.xanadu.cards.resources import RESOURCES, unpack
from tongbao.games.xanadu.cards.schema import SQUARES
from tongbao.games.xanadu.cards.sets import CardSet
from tongbao.games.xanadu.table import Xanadu

ROUNDS: Final = 8
"""So many rounds ahead a building is followed; hardly any stands longer."""
PULL: Final = 0.42
"""Of one resource on a square: the chance that it draws a worker, shared by all who could have placed one."""
PULL_OF_JADE: Final = 1.5
PULL_OF_FALL: Final = 0.7
"""How much more a square draws for every tong bao that the price falls."""
PULL_OF_RISE: Final = -0.1
"""The same for every tong bao that it rises."""
MOST_PULL: Final = 0.9
AGAIN: Final = 0.45
"""The chance that who puts one worker on a building puts a second."""
LEAST_EFFORT: Final = 0.4
EFFORT: Final = 0.6
"""For a resource of the usual number of squares, on top of the least."""

MOST_TABLES: Final = 32


class Worth:
    """Tables by card and stage, for one card set, number of players and bonus.

    ``price``: what the Khan pays now, bonus included. ``drift[turns]``: the price to expect after so many turns of
    others. ``hold[turns]``: the same if the owner then sells or waits on, whichever is better. ``upkeep``: how many
    resources the owner has of it every turn. By resource, ``effort``: how many workers one of it takes, roughly.
    ``usual_profit``: what building a card brings beyond its effort, on average.
    """

    def __init__(self, cards: CardSet, players: int, bonus: list[int]) -> None:
        self.price: Final[list[list[float]]] = [[]]
        self.drift: Final[list[list[list[float]]]] = [[[]] for _ in range(players)]
        self.hold: Final[list[list[list[float]]]] = [[[]] for _ in range(players)]
        self.upkeep: Final = [[sum(unpack(held).values()) for held in stages] for stages in cards.upkeep]
        self.effort: Final = efforts(cards)
        for face in cards.faces:
            price = [float(paid + bonus[cards.colour[face.number]]) for paid in face.prices]
            pull = [attraction(price, stage, face.rows[stage].harvest, players) for stage in range(SQUARES)]
            self.price.append(price)
            drift = price
            for turns in range(players):
                self.drift[turns].append(drift)
                drift = others_act(drift, pull)
            hold = price
            for _ in range(ROUNDS):
                for _turn in range(players - 1):
                    hold = others_act(hold, pull)
                hold = [max(price[stage], hold[stage]) for stage in range(SQUARES)] + price[SQUARES:]
            for turns in range(players):
                self.hold[turns].append(hold)
                hold = others_act(hold, pull)
        self.usual_profit: Final = mean_profit(cards, self)


def attraction(price: list[float], stage: int, harvest: tuple[str, ...], players: int) -> float:
    """The chance that a turn of another player covers the next square: rich ones draw workers, so do falling prices."""
    chance = PULL / (players + 1) * len(harvest)
    if RESOURCES[-1] in harvest:
        chance *= PULL_OF_JADE
    rise = price[stage + 1] - price[stage]
    chance *= 1.0 + (PULL_OF_RISE * rise if rise > 0 else -PULL_OF_FALL * rise)
    return max(0.0, min(MOST_PULL, chance))


def others_act(values: list[float], pull: list[float]) -> list[float]:
    """The values to expect, by stage, one turn of another player earlier."""
    more, before = values[:], values[:]
    for stage in range(SQUARES - 1, -1, -1):
        more[stage] = (1 - AGAIN) * values[stage] + AGAIN * more[stage + 1]
        before[stage] = (1 - pull[stage]) * values[stage] + pull[stage] * more[stage + 1]
    return before


def efforts(cards: CardSet) -> list[float]:
    """The effort of each resource: the fewer squares have it the more."""
    squares = [0] * len(RESOURCES)
    for face in cards.faces:
        for row in face.rows:
            for name in row.harvest:
                squares[RESOURCES.index(name)] += 1
    mean = sum(squares) / len(squares)
    return [LEAST_EFFORT + EFFORT * mean / max(1, count) for count in squares]


def mean_profit(cards: CardSet, worth: Worth) -> float:
    """The mean of what new buildings are worth, less their efforts."""
    profit = 0.0
    for face in cards.faces:
        profit += worth.hold[-1][face.number][0]
        for name, count in face.cost.items():
            profit -= count * worth.effort[RESOURCES.index(name)]
    return profit / cards.size


TABLES: Final[dict[tuple[CardSet, int, tuple[int, ...]], Worth]] = {}


def worth_in(game: Xanadu) -> Worth:
    """The tables for a game; made once, as making them takes as long as many decisions."""
    key = (game.cards, game.players, tuple(game.terms.bonus))
    found = TABLES.get(key)
    if found is None:
        if len(TABLES) >= MOST_TABLES:
            TABLES.clear()
        found = Worth(game.cards, game.players, game.terms.bonus)
        TABLES[key] = found
    return found
