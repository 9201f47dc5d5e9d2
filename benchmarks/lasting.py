"""Whether the memory of a server stays the same while more and more is played and finished there.

    python benchmarks/lasting.py [--tables N] [--minutes N] [--json FILE]

People come to one table after another, twelve at a time, make its last twenty choices, see its end and leave: 5,000
tables are 100,000 choices. Told are the memory of ``tongbao serve`` (Pss) after every so many choices, and its slope
since more tables had been visited than stay in memory when nobody has them open. It ends by itself after so many
minutes. Needs ``pip install tongbao[test]``; Linux only.
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path

import uvloop
from guests import Party, enter
from running import KB, Running, running
from seated import Pattern, patterns, seat

import tongbao
from tongbao.server.common.settings import Tables

LEFT = 20
BATCH = 96
"""So many tables are written into the store at once."""
AT_ONCE = 12
POINTS = 50
"""So many times memory is measured."""
PATIENCE = 30.0


class Lasting:
    """What is played at a server, and what memory it had after how many choices."""

    def __init__(self, server: Running, place: Path, games: list[Pattern]) -> None:
        self.server = server
        self.place = place
        self.games = games
        self.choices = self.tables = self.lost = 0
        self.points: list[tuple[int, int, int]] = []

    async def play(self, tables: int, until: float) -> None:
        """Let so many tables be finished, or as many as there is time for."""
        turns = asyncio.Semaphore(AT_ONCE)
        while self.tables < tables and time.monotonic() < until:
            seated = await asyncio.to_thread(seat, self.place, min(BATCH, tables - self.tables), self.games, LEFT)
            before = self.tables
            await asyncio.gather(*[self.finish(Party(table), turns) for table in seated])
            if before * POINTS // tables < self.tables * POINTS // tables:
                self.note()

    async def finish(self, party: Party, turns: asyncio.Semaphore) -> None:
        """Play one table to its end."""
        async with turns:
            await enter(party.guests, self.server.port)
            while not party.is_over:
                shown = asyncio.Event()
                party.choose(lambda *_, shown=shown: shown.set())
                try:
                    async with asyncio.timeout(PATIENCE):
                        await shown.wait()
                except TimeoutError:
                    self.lost += 1
                    break
                self.choices += 1
            for guest in party.guests:
                guest.leave()
            self.tables += 1

    def note(self) -> None:
        """Measure memory now."""
        pss = self.server.memory().pss
        self.points.append((self.choices, self.tables, pss))
        print(f"{self.choices:>9,} choices {self.tables:>7,} tables {pss / KB**2:8.1f} MB", flush=True)

    def slope(self) -> float | None:
        """Bytes a choice since more tables had been visited than stay in memory; None if that is too short."""
        since = [(choices, pss) for choices, tables, pss in self.points if tables > 2 * Tables().in_memory]
        if len(since) < 3:
            return None
        return statistics.linear_regression(*zip(*since, strict=True)).slope


def main() -> None:
    """Measure, and print a table and one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=5000, help="how many tables are finished (5,000)")
    parser.add_argument("--minutes", type=float, default=60, help="the longest that it lasts (60, at most 600)")
    parser.add_argument("--json", type=Path, help="where the figures are written")
    wish = parser.parse_args()
    games = patterns(most=100_000)
    with tempfile.TemporaryDirectory() as folder, running(folder, ["--allowances", "10000"]) as server:
        lasting = Lasting(server, Path(folder), games)
        uvloop.run(lasting.play(wish.tables, time.monotonic() + 60 * min(600, wish.minutes)))
        lasting.note()
    slope = lasting.slope()
    print("Too short for a slope." if slope is None else f"Slope: {slope:.1f} bytes a choice")
    report = {"benchmark": "lasting", "build": tongbao.build(), "lost": lasting.lost, "points": lasting.points}
    print(json.dumps(report | {"slope": slope}))
    if wish.json:
        wish.json.write_text(json.dumps(report | {"slope": slope}, indent=1), "utf-8")


if __name__ == "__main__":
    main()
