"""How many can play at once: how soon all at a table see a choice, and what a page and a table need in memory.

    python benchmarks/crowd.py [--only NAME ...] [--tables N] [--seconds N] [--database URL] [--workers N]
                               [--json FILE]

starts ``tongbao serve`` with so many tables (250), opens the four pages of each as browsers do, and has recorded
choices made at them: at 60 a second, at 120, and at ever more until 95 of 100 take longer than 500 ms or no more are
made. Then some pages that don't read, pages that come back all at once, and 2,000 pages at which nothing happens.
Measured is from the choice sent until the last of those has it who see something of it. The goals: 95 of 100 within
100 ms at 60 choices a second, 100 KB a page, 200 KB a table. Generator and server share the cores. It talks to
127.0.0.1 alone and ends by itself. Needs ``pip install tongbao[test]``; Linux only.
"""

import argparse
import asyncio
import json
import resource
import secrets
import statistics
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
import uvloop
from guests import Guest, Party, enter, used
from running import KB, Running, running
from seated import SEATS, patterns, seat

import tongbao

WARMING = 80
"""So many tables are visited before anything is measured: what all tables share is there then, as on any other day."""
IDLE = 500
"""So many tables at which nobody chooses."""
DEAF = 20
STORM = 75
"""So many tables whose pages come back all at once."""
USUAL = 60.0
RATES = (60, 120, 180, 270, 400, 600, 900, 1350, 2000)
SLOWEST = 500.0
"""Milliseconds: who waits longer in 5 of 100 cases is served no more."""
LATE = 10.0
"""After so many seconds a choice that not all have seen counts as lost."""
REST = 3.0
FILES = 16_384
Report = dict[str, Any]


class Crowd:
    """A server, and who is at its tables."""

    def __init__(self, server: Running, parties: list[Party], idle: list[Party], seconds: float) -> None:
        self.server = server
        self.parties = parties
        self.idle = idle
        self.seconds = seconds
        self.report: Report = {}

    async def come(self, parties: Sequence[Party], seats: Sequence[int] = range(SEATS)) -> None:
        """Let those on these seats open their pages, as far as they haven't."""
        guests = [party.guests[seat] for party in parties for seat in seats]
        await enter([guest for guest in guests if not guest.is_open], self.server.port)
        await asyncio.sleep(REST)

    async def play(self, name: str, parties: Sequence[Party], rate: float, seconds: float) -> Report:
        """Have so many choices made a second, at one table after another, and print what came of it."""
        ready, times, lags, busy = deque(p for p in parties if not p.is_over), list[float](), list[float](), 0
        bytes_before = sum(guest.bytes for party in parties for guest in party.guests)

        def done(party: Party, milliseconds: float) -> None:
            times.append(milliseconds)
            if not party.is_over:
                ready.append(party)

        spent, own, begun, sent = self.server.used(), used(), time.perf_counter(), 0
        while (due := begun + (sent + busy) / rate) < begun + seconds:
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            lags.append((time.perf_counter() - due) * 1000)
            if ready:
                ready.popleft().choose(done)
                sent += 1
            else:
                busy += 1
        last = time.perf_counter()
        shown = len(times)
        while len(times) < sent and time.perf_counter() < last + LATE:
            await asyncio.sleep(0.05)
        took = time.perf_counter() - begun
        received = sum(guest.bytes for party in parties for guest in party.guests) - bytes_before
        found: Report = {
            "rate": rate,
            "made": round(shown / (last - begun), 1),
            "choices": len(times),
            "busy": busy,
            "lost": sent - len(times),
            **spread(times),
            "lag": round(high(lags), 1),
            "server": round((self.server.used() - spent) / took, 3),
            "generator": round((used() - own) / took, 3),
            "cpu_ms": round((self.server.used() - spent) / max(1, len(times)) * 1000, 2),
            "kb_sent": round(received / max(1, len(times)) / KB, 1),
        }
        line(name, found)
        self.report[name] = found
        return found

    # What is measured, in its order.

    async def memory(self) -> None:
        """A table with one page, then the other three: what each needs, and what is kept of drawings for all."""
        tables, sizes, drawn = len(self.parties), [self.server.memory()], [self.server.drawn()]
        for seats in ([0], range(1, SEATS)):
            await self.come(self.parties, seats)
            sizes.append(self.server.memory())
            drawn.append(self.server.drawn())
        own = [size.pss - shared for size, shared in zip(sizes, drawn, strict=True)]
        page = (own[2] - own[1]) / (tables * (SEATS - 1))
        table = (own[1] - own[0]) / tables - page
        self.report["memory"] = {
            "mb": [round(each.pss / KB**2, 1) for each in sizes],
            "uss_mb": [round(each.uss / KB**2, 1) for each in sizes],
            "drawn_mb": [round(each / KB**2, 1) for each in drawn],
            "kb_page": round(page / KB, 1),
            "kb_table": round(table / KB, 1),
        }
        told = " ".join(f"{each.pss / KB**2:.0f}" for each in sizes)
        kept = " ".join(f"{each / KB**2:.0f}" for each in drawn)
        print(
            f"Memory (Pss) with no table, {tables} tables of one page, of four: {told} MB; of these drawings {kept} MB"
        )
        print(f"{page / KB:.0f} KB a page (goal: 100), {table / KB:.0f} KB a table (goal: 200)", flush=True)

    async def choices(self) -> None:
        """At 60 a second, at 120, and at ever more."""
        await self.come(self.parties)
        for rate in RATES:
            found = await self.play(f"{rate} choices/s", self.parties, rate, self.seconds)
            if found["p95"] > SLOWEST or found["made"] < 0.9 * rate:
                break
        await asyncio.sleep(REST)
        after = self.server.memory()
        made = sum(party.next for party in self.parties)
        self.report["memory after"] = {"mb": round(after.pss / KB**2, 1), "choices": made}
        print(f"Memory after {made:,} choices: {after.pss / KB**2:.0f} MB", flush=True)

    async def deaf(self) -> None:
        """Pages that read nothing, at tables at which it goes on: the others see everything as soon as without them."""
        await self.come(self.parties)
        some = [party for party in self.parties if not party.is_over][: 2 * DEAF]
        await self.play("before pages that don’t read", some, USUAL / 4, self.seconds)
        ears = [Guest(f"/t/{p.table.id}", p.table.tokens[0]) for p in some[:DEAF]]
        for guest in ears:
            await guest.enter(self.server.port, deaf=True)
        await self.play(f"with {DEAF} that don’t", some, USUAL / 4, self.seconds)
        for guest in ears:
            guest.leave()

    async def storm(self) -> None:
        """The pages of many tables lose their link at once and come back at once, while it goes on at the others."""
        await self.come(self.parties)
        gone, others = self.parties[:STORM], self.parties[STORM:]
        playing = asyncio.create_task(self.play("while they come back", others, USUAL, self.seconds))
        await asyncio.sleep(self.seconds / 3)
        guests = [guest for party in gone for guest in party.guests]
        for guest in guests:
            guest.leave()
        await asyncio.sleep(0.2)
        begun = time.perf_counter()
        await enter(guests, self.server.port, len(guests))
        took = time.perf_counter() - begun
        await playing
        print(f"{len(guests)} pages came back at once: all had their state after {took:.2f} s", flush=True)
        self.report["storm"] = {"pages": len(guests), "seconds": round(took, 2)}

    async def quiet(self) -> None:
        """Many pages at which nothing happens, then a choice at one of their tables now and then."""
        before, begun = self.server.memory(), time.perf_counter()
        await self.come(self.idle)
        came, full = time.perf_counter() - begun - REST, self.server.memory()
        spent, begun = self.server.used(), time.perf_counter()
        await asyncio.sleep(30)
        busy = (self.server.used() - spent) / (time.perf_counter() - begun)
        guests = [guest for party in self.idle for guest in party.guests]
        alive = sum(guest.is_open for guest in guests)
        print(
            f"{alive} of {len(guests)} quiet pages are open after 30 s; they came within {came:.0f} s, need "
            f"{(full.pss - before.pss) / KB**2:.0f} MB and {busy:.1%} of a core",
            flush=True,
        )
        self.report["quiet"] = {
            "pages": len(guests),
            "alive": alive,
            "came_s": round(came, 1),
            "mb": round((full.pss - before.pss) / KB**2, 1),
            "core": round(busy, 3),
        }
        await self.play("a choice among quiet pages", self.idle, 4, 5)


def spread(times: Sequence[float]) -> Report:
    """Median, 95 and 99 of 100 and the longest of some milliseconds."""
    if len(times) < 2:
        return {"p50": 0.0, "p95": 0.0, "p99": 0.0, "max": 0.0}
    cuts = statistics.quantiles(times, n=100)
    return {
        "p50": round(cuts[49], 1),
        "p95": round(cuts[94], 1),
        "p99": round(cuts[98], 1),
        "max": round(max(times), 1),
    }


def high(times: Sequence[float]) -> float:
    """What 95 of 100 are below."""
    return statistics.quantiles(times, n=20)[-1] if len(times) > 1 else 0.0


COLUMNS = {
    "made": "made/s",
    "p50": "median",
    "p95": "95 %",
    "p99": "99 %",
    "max": "longest",
    "lost": "lost",
    "cpu_ms": "ms/choice",
    "kb_sent": "KB/choice",
    "server": "server",
    "generator": "generator",
    "lag": "lag 95 %",
}


def line(name: str, found: Report) -> None:
    """Print one row."""
    print(f"{name:32}" + "".join(f"{found[key]:>10}" for key in COLUMNS), flush=True)


@contextmanager
def kept(database: str | None) -> Iterator[str | Path]:
    """Where the server keeps all: a folder, or a schema of its own in the PostgreSQL database; gone afterwards."""
    if database is None:
        with tempfile.TemporaryDirectory() as folder:
            yield Path(folder)
        return
    schema, engine = f"crowd_{secrets.token_hex(6)}", sa.create_engine(database, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE SCHEMA {schema}"))
        try:
            yield f"{database}?options=-csearch_path%3D{schema}"
        finally:
            connection.execute(sa.text(f"DROP SCHEMA {schema} CASCADE"))
    engine.dispose()


NAMES = ("memory", "choices", "deaf", "storm", "quiet")


async def measure(crowd: Crowd, warming: list[Party], names: Sequence[str]) -> None:
    """All that is wished."""
    await crowd.come(warming)
    for party in warming:
        for guest in party.guests:
            guest.leave()
    await asyncio.sleep(REST)
    for name in names:
        await getattr(crowd, name)()
    refused = [error for party in [*crowd.parties, *crowd.idle] for error in party.errors()]
    print(f"Refused: {len(refused)} {refused[:2]}", flush=True)
    crowd.report["refused"] = len(refused)


def main() -> None:
    """Measure what is named, or all; print a table, and write it as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--only", nargs="+", choices=NAMES, default=NAMES, help="what is measured (all)")
    parser.add_argument("--tables", type=int, default=250, help="at how many tables it is played (250)")
    parser.add_argument("--seconds", type=float, default=15, help="how long each rate is tried (15, at most 120)")
    parser.add_argument("--database", help="a PostgreSQL database, in which a schema is made and removed")
    parser.add_argument("--workers", type=int, help="how many processes serve, if the server knows that option")
    parser.add_argument("--json", type=Path, help="where the figures are written")
    wish = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    options = ["--allowances", "10000", *(["--workers", str(wish.workers)] if wish.workers else [])]
    played = patterns()
    with kept(wish.database) as place:
        seated = seat(place, wish.tables + WARMING + (IDLE if "quiet" in wish.only else 0), played)
        parties = [Party(table) for table in seated]
        print(f"{wish.tables} tables of four, {tongbao.build()} Python; milliseconds, shares of a core")
        print(f"{'':32}" + "".join(f"{title:>10}" for title in COLUMNS.values()), flush=True)
        with running(place, options) as server:
            crowd = Crowd(server, parties[: wish.tables], parties[wish.tables + WARMING :], min(120, wish.seconds))
            warming = parties[wish.tables : wish.tables + WARMING]
            uvloop.run(measure(crowd, warming, wish.only))
    report = {"benchmark": "crowd", "build": tongbao.build(), "tables": wish.tables, "database": bool(wish.database)}
    report |= {"workers": wish.workers or 1, **crowd.report}
    print(json.dumps(report))
    if wish.json:
        wish.json.write_text(json.dumps(report, indent=1), "utf-8")


if __name__ == "__main__":
    main()
