"""Trade in Cities of the Silk Road: how often players sell to each other, and what it earns both.

    python benchmarks/trade.py BOT [--players 4] [--games 40] [--seed 1]

All seats are the same player, named as in ``tongbao.lab.contenders``. What a sale is worth is the change of the judge's
forecast from before the offer to after the deal, from each side's knowledge, in percent of winning chance.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean

import tongbao
from tongbao.bots.core.bot import game_seed
from tongbao.bots.registry import evaluator_for
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.games.silk_cities.cards.actions import GOODS
from tongbao.lab.contenders import contender

GAME = "silk_cities"


@dataclass
class Trade:
    """What was seen: ``told`` by kind of event; of sales the ``prices``, and what they were worth to both sides."""

    told: Counter[str] = field(default_factory=Counter)
    goods: Counter[str] = field(default_factory=Counter)
    prices: list[int] = field(default_factory=list)
    sellers: list[float] = field(default_factory=list)
    buyers: list[float] = field(default_factory=list)


def main() -> None:
    """Read the arguments, play, and print what was seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    trade = Trade()
    for number in range(given.games):
        play(given.bot, given.players, game_seed(given.seed, number), trade)
    show(trade, given.games)


def play(bot: str, players: int, seed: int, trade: Trade) -> None:
    """Play a game and note its trade."""
    game = create(tongbao.prepare(GAME, players=players), FastLuck.from_seed(seed), True)
    bots = [contender(bot, seed + seat) for seat in range(players)]
    seats = [tongbao.Seat(game, seat) for seat in range(players)]
    before: list[float] = []
    while not game.over:
        seat, seen = game.actor, len(game.events or [])
        choices = game.choices(seat)
        choice = choices[0] if len(choices) == 1 else bots[seat].choose(seats[seat])
        if choice.verb.name == "offer":
            before = forecasts(game)
        game.take(seat, choice)
        for event in (game.events or [])[seen:]:
            if event.kind in ("offer", "ask", "refuse", "want", "deal"):
                trade.told[event.kind] += 1
            if event.kind == "deal":
                after = forecasts(game)
                seller, buyer = event.facts["player"], event.facts["owner"]
                trade.goods[GOODS[event.facts["good"]]] += 1
                trade.prices.append(event.facts["n"])
                trade.sellers.append(after[seller] - before[seller])
                trade.buyers.append(after[buyer] - before[buyer])


def forecasts(game: Game) -> list[float]:
    """The chance of winning of each seat, as it sees it."""
    evaluator = evaluator_for(GAME)
    return [evaluator.evaluate(game, seat).win for seat in range(game.players)]


def show(trade: Trade, games: int) -> None:
    """Print it, by game."""
    for kind in ("want", "offer", "ask", "deal", "refuse"):
        print(f"{kind:<8}{trade.told[kind] / games:8.2f} a game")
    if trade.prices:
        told = ", ".join(f"{good} {number / games:.2f}" for good, number in trade.goods.most_common())
        print(f"sales by good: {told}; mean price {mean(trade.prices):.1f} coins")
        print(f"worth to the seller {100 * mean(trade.sellers):+.2f} %, to the buyer {100 * mean(trade.buyers):+.2f} %")
        both = sum(one > 0 and other > 0 for one, other in zip(trade.sellers, trade.buyers, strict=True))
        print(f"worth something to both: {100 * both / len(trade.prices):.0f} % of the sales")


if __name__ == "__main__":
    main()
