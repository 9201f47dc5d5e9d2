"""Evaluator of Xanadu."""

from typing import ClassVar, Final

from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.xanadu.greedy.hand import DECLINE, FIRST_CARD, QUALITY, effort, near_resources
from tongbao.bots.xanadu.greedy.outlook import BEHIND, DRAWS_PER_TURN, SALE_DRAWS, Clock
from tongbao.bots.xanadu.greedy.worth import Worth, worth_in
from tongbao.engine.game import Game
from tongbao.games.xanadu.cards.resources import UNIT, shortage
from tongbao.games.xanadu.payment import affordable
from tongbao.games.xanadu.table import Xanadu

HOPELESS: Final = -10.0


class XanaduEvaluator(Evaluator):
    """Coins, what buildings would bring now and later, the hand, and how near the end is."""

    names: ClassVar[tuple[str, ...]] = (
        "rounds to come",
        "danger of the end",
        "danger before my turn",
        "last round",
        "turns until mine",
        "coins",
        "prices",
        "prospects",
        "buildings",
        "workers on them",
        "to sell with profit",
        "resources every turn",
        "kinds every turn",
        "kinds within reach",
        "cards in hand",
        "best card",
        "second card",
        "third card",
        "least effort",
        "lead at these prices",
        "lead in prospects",
        "rival's coins",
        "rival's prices",
        "rival's prospects",
        "rival's buildings",
        "rival's workers",
        "rival's resources",
        "rival's cards",
        "turns until the rival's",
        "cards payable now",
        "best card payable now",
        "lead over the second rival",
        "lead over the third rival",
        "second rival's cards",
        "turns until the second rival's",
        "others' cards",
        "lead on the whole",
        "worth of the hand",
        "quality of the hand",
    )
    margin: ClassVar[float] = 15.0

    def turn(self, game: Game) -> int:
        assert isinstance(game, Xanadu)
        return game.turns

    def rival(self, game: Game, seat: int) -> int:
        assert isinstance(game, Xanadu)
        worth, clock = worth_in(game), Clock(game, seat)
        cities = [Holdings(game, worth, clock, other) for other in range(game.players) if other != seat]
        return min(cities, key=lambda city: (-city.total, city.seat)).seat

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Xanadu)
        players, worth, clock = game.players, worth_in(game), Clock(game, seat)
        acts = game.active
        turns = (seat - acts) % players
        cities = [Holdings(game, worth, clock, other) for other in range(players)]
        mine = cities.pop(seat)
        cities.sort(key=Holdings.rank)
        rival = cities[0]
        second = cities[1] if players > 2 else mine
        third = cities[2] if players > 3 else mine
        other_cards = sum([len(game.hands[city.seat]) for city in cities[1:]])
        lead = mine.total - (rival.total + BEHIND * sum([city.total for city in cities[1:]])) / (players - 1)
        upkeep = game.upkeep(seat)
        near = near_resources(game, seat)
        best = next_best = last = HOPELESS
        least, quality = 8.0, 0.0
        hold, usual = worth.hold[players - 1], worth.usual_profit
        future, count = min(1.0, clock.turns), len(game.hands[seat])
        for card in game.hands[seat]:
            needed = effort(worth, shortage(game.cards.cost[card], upkeep), near)
            least = min(least, needed)
            profit = hold[card][0] - needed
            quality += profit - usual
            if profit > best:
                best, next_best, last = profit, best, next_best
            elif profit > next_best:
                next_best, last = profit, next_best
            elif profit > last:
                last = profit
        payable = affordable(game.cards, game.open_places(seat), game.hands[seat], upkeep, len(game.hands[seat]) - 1)
        most = max([hold[card][0] for card in payable]) if payable else 0.0
        return [
            min(10.0, clock.turns) / 5.0,
            clock.danger(SALE_DRAWS),
            clock.danger(DRAWS_PER_TURN * turns),
            1.0 if clock.last_turn else 0.0,
            turns / players,
            mine.coins / 20.0,
            mine.prices / 20.0,
            mine.prospects / 20.0,
            mine.buildings / 3.0,
            mine.workers / 4.0,
            mine.to_sell / 2.0,
            mine.resources / 4.0,
            kinds(upkeep) / 4.0,
            kinds(near) / 8.0,
            len(game.hands[seat]) / 5.0,
            max(-6.0, best - usual) / 4.0,
            max(-6.0, next_best - usual) / 4.0,
            max(-6.0, last - usual) / 4.0,
            least / 3.0,
            (mine.coins + mine.prices - rival.coins - rival.prices) / 10.0,
            (mine.total - rival.total) / 10.0,
            rival.coins / 20.0,
            rival.prices / 20.0,
            rival.prospects / 20.0,
            rival.buildings / 3.0,
            rival.workers / 4.0,
            rival.resources / 4.0,
            len(game.hands[rival.seat]) / 5.0,
            (rival.seat - acts) % players / players,
            len(payable) / 3.0,
            most / 8.0,
            (mine.total - second.total) / 10.0,
            (mine.total - third.total) / 10.0,
            len(game.hands[second.seat]) / 5.0,
            (second.seat - acts) % players / players,
            other_cards / 10.0,
            lead / 10.0,
            future * (FIRST_CARD - DECLINE * (count - 1) / 2.0) * count / 5.0,
            future * QUALITY * quality / 5.0,
        ]


class Holdings:
    """What lies open before a seat, which acts after so many ``turns`` of others."""

    __slots__ = ("buildings", "coins", "prices", "prospects", "resources", "seat", "to_sell", "total", "workers")

    def __init__(self, game: Xanadu, worth: Worth, clock: Clock, seat: int) -> None:
        self.seat: Final = seat
        self.coins: Final = float(game.coins[seat])
        turns = (seat - game.active) % game.players
        ended = clock.danger(turns * DRAWS_PER_TURN)
        hold, drift = worth.hold[turns], worth.drift[turns]
        if clock.last_turn:
            to_act = (game.first - game.active) % game.players
            ended = 0.0 if turns < to_act else 1.0
            hold, drift = worth.drift[turns], worth.drift[min(turns, to_act)]
        prices = prospects = 0.0
        workers = resources = to_sell = 0
        for building in game.cities[seat]:
            card, stage = building.card, building.stage
            price = worth.price[card][stage]
            prices += price
            prospects += (1.0 - ended) * hold[card][stage] + ended * drift[card][stage]
            workers += stage
            resources += worth.upkeep[card][stage]
            to_sell += price >= worth.hold[turns][card][stage] - 0.5
        self.prices: Final = prices
        self.prospects: Final = prospects
        self.buildings: Final = len(game.cities[seat])
        self.workers: Final = workers
        self.resources: Final = resources
        self.to_sell: Final = to_sell
        self.total: Final = self.coins + prospects

    def rank(self) -> tuple[float, int]:
        """To sort by: the best prospects first, then by seat."""
        return (-self.total, self.seat)


def kinds(resources: int) -> int:
    """How many kinds of resources are among these, packed counts or a mask."""
    found = 0
    for unit in UNIT:
        if resources & unit * 31:
            found += 1
    return found
