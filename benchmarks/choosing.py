"""Cost of a choice without drawing: processor time from ``Match.choose`` to its commit in SQLite.

    python benchmarks/choosing.py [--games N]

Two people play random games without bots, and nobody watches. The time of the database's threads is included.
"""

import argparse
import asyncio
import random
import tempfile
import time
from statistics import median, quantiles
from typing import Final

import tongbao
from tongbao.server.accounts.people import People
from tongbao.server.common.settings import Settings
from tongbao.server.db.database import Database
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat

MOST: Final = 120
"""So many choices of each game are made."""


def main() -> None:
    """Measure all games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="how many games of each kind")
    wish = parser.parse_args()
    print(f"{tongbao.build()} build, microseconds of processor time a choice: median, nine in ten, mean")
    with tempfile.TemporaryDirectory() as folder:
        for name in tongbao.GAMES:
            times = asyncio.run(measured(f"{folder}/{name}", name, wish.games))
            mean = sum(times) / len(times)
            figures = (median(times), quantiles(times, n=10)[-1], mean)
            print(f"{name:15}", *[f"{1e6 * figure:6.0f}" for figure in figures], f"  {len(times)} choices", flush=True)


async def measured(folder: str, name: str, games: int) -> list[float]:
    """The times of the choices of so many games."""
    database = Database(folder)
    registry, times = MatchRegistry(database, Settings()), list[float]()
    person, _ = await People(database).create_person("Mei")
    for seed in range(games):
        seats = [MatchSeat(seat, "human", name, f"{seat}") for seat, name in enumerate(("Mei", "Temür"))]
        match, luck = await registry.found_match(NewMatch(name, {}, seats), person), random.Random(seed)
        while not (game := match.state.require_game()).over and len(match.state.choice_log) < MOST:
            seat = game.seats_to_act()[0]
            text, version = luck.choice(game.choices(seat)).text, match.state.seat_version(seat)
            begun = time.process_time()
            await match.choose(seat, text, version)
            times.append(time.process_time() - begun)
    await registry.close()
    database.close()
    return times


if __name__ == "__main__":
    main()
