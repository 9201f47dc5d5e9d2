"""The judge of Xanadu."""

from typing import ClassVar, Final

from tongbao.bots.greedy.xanadu.clock import DRAWS_PER_TURN, SALE_DRAWS, Clock
from tongbao.bots.greedy.xanadu.hand import effort, near_resources
from tongbao.bots.greedy.xanadu.worth import Worth, worth_in
from tongbao.bots.judgement.judge import Judge
from tongbao.engine.game import Game
from tongbao.games.xanadu.resources import UNIT, shortage
from tongbao.games.xanadu.table import Xanadu

HOPELESS: Final = -10.0


class XanaduJudge(Judge):
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
        "others' prospects",
        "others' cards",
    )
    margin: ClassVar[float] = 15.0

    def turn(self, game: Game) -> int:
        assert isinstance(game, Xanadu)
        return game.turns

    def rival(self, game: Game, seat: int) -> int:
        assert isinstance(game, Xanadu)
        players, worth, acts = game.players, worth_in(game), game.active
        cities = [Holdings(game, worth, other, (other - acts) % players) for other in range(players) if other != seat]
        return min(cities, key=lambda city: (-city.total, city.seat)).seat

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Xanadu)
        players, worth, clock = game.players, worth_in(game), Clock(game, seat)
        acts = game.active
        turns = (seat - acts) % players
        cities = [Holdings(game, worth, other, (other - acts) % players) for other in range(players)]
        mine = cities[seat]
        rival = best_rival(cities, seat)
        other_prospects = other_cards = 0.0
        for other in range(players):
            if other not in (seat, rival.seat):
                other_prospects = max(other_prospects, cities[other].total)
                other_cards += len(game.hands[other])
        upkeep = game.upkeep(seat)
        near = near_resources(game, seat)
        best = second = third = HOPELESS
        least = 8.0
        hold = worth.hold[players - 1]
        for card in game.hands[seat]:
            needed = effort(worth, shortage(game.cards.cost[card], upkeep), near)
            least = min(least, needed)
            profit = hold[card][0] - needed
            if profit > best:
                best, second, third = profit, best, second
            elif profit > second:
                second, third = profit, second
            elif profit > third:
                third = profit
        usual = worth.usual_profit
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
            max(-6.0, second - usual) / 4.0,
            max(-6.0, third - usual) / 4.0,
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
            (mine.total - other_prospects) / 20.0 if players > 2 else 0.0,
            other_cards / 10.0,
        ]


class Holdings:
    """What lies open before a seat, which acts after so many ``turns`` of others."""

    __slots__ = ("buildings", "coins", "prices", "prospects", "resources", "seat", "to_sell", "total", "workers")

    def __init__(self, game: Xanadu, worth: Worth, seat: int, turns: int) -> None:
        self.seat: Final = seat
        self.coins: Final = float(game.coins[seat])
        prices = prospects = 0.0
        workers = resources = to_sell = 0
        hold = worth.hold[turns]
        for building in game.cities[seat]:
            card, stage = building.card, building.stage
            price, later = worth.price[card][stage], hold[card][stage]
            prices += price
            prospects += later
            workers += stage
            resources += worth.upkeep[card][stage]
            to_sell += price >= later - 0.5
        self.prices: Final = prices
        self.prospects: Final = prospects
        self.buildings: Final = len(game.cities[seat])
        self.workers: Final = workers
        self.resources: Final = resources
        self.to_sell: Final = to_sell
        self.total: Final = self.coins + prospects


def best_rival(cities: list[Holdings], seat: int) -> Holdings:
    """The other seat with the best prospects, the first of equals."""
    found = cities[seat - 1]
    for city in cities:
        if city.seat != seat and (city.total > found.total or (city.total == found.total and city.seat < found.seat)):
            found = city
    return found


def kinds(resources: int) -> int:
    """How many kinds of resources are among these, packed counts or a mask."""
    found = 0
    for unit in UNIT:
        if resources & unit * 31:
            found += 1
    return found
