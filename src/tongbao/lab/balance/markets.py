"""Markets: how often seats deal with which, and how much they deal with each other."""

from typing import Any, Final

from tongbao.engine.game import Game
from tongbao.engine.meta import Meta, Plain
from tongbao.lab.balance.aggregates import Sums
from tongbao.lab.balance.estimate import Estimate, mean_of, share_of
from tongbao.lab.balance.sources import names_of

WORDS: Final = "market_"
"""How the kinds of texts begin that name markets."""
SEVERAL: Final = 2
"""With so many markets a seat deals with several."""


def markets_of(meta: Meta[Any]) -> list[str]:
    """The markets of a game, in the order of its texts; none in a game without any."""
    return [text.removeprefix(WORDS) for text in meta.texts if text.startswith(WORDS)]


def count_markets(sums: Sums, game: Game) -> None:
    """Count in a game that kept a chronicle the lines that tell of a deal, by market; those between seats; and how many
    markets each seat has dealt with.
    """
    meta = game.setup.meta
    if not markets_of(meta):
        return
    used: list[set[str]] = [set() for _ in range(game.players)]
    between = 0
    for event in game.events or []:
        parties = meta.market(event)
        for seat, name in parties:
            used[seat].add(name)
        for name in {name for _, name in parties}:
            sums.markets[name] = sums.markets.get(name, 0) + 1
        between += len({seat for seat, _ in parties}) > 1
    sums.deals[str(between)] = sums.deals.get(str(between), 0) + 1
    for names in used:
        sums.traders[str(len(names))] = sums.traders.get(str(len(names)), 0) + 1


def deals(sums: Sums) -> Estimate:
    """Deals between players a game."""
    return mean_of(sums.deals)


def several(sums: Sums) -> Estimate:
    """Of a hundred seats, how many have dealt with several markets."""
    return share_of(
        sum([times for names, times in sums.traders.items() if int(names) >= SEVERAL]), sum(sums.traders.values())
    )


def markets(sums: Sums, meta: Meta[Any]) -> Plain | None:
    """By market the deals a game; deals between players a game; and of a hundred seats, how many have dealt with
    several markets. None for a game without markets.
    """
    names = markets_of(meta)
    if not names:
        return None
    most = max([*[sums.markets.get(name, 0) for name in names], 1])
    return {
        "uses": [
            {
                "market": name,
                "names": names_of(meta, WORDS + name),
                "a_game": round(sums.markets.get(name, 0) / max(1, sums.games), 2),
                "of_most": round(100 * sums.markets.get(name, 0) / most, 2),
            }
            for name in names
        ],
        "deals": deals(sums).told(),
        "several": several(sums).told(digits=1),
    }
