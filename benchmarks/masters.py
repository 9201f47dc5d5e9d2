"""How long a person waits for an answer while the masters of twenty other tables think.

``python benchmarks/masters.py`` starts a server, sits down at twenty tables with three masters each, keeps them open
as pages would and plays its own seat there, and meanwhile plays at another table, for so many seconds and no longer.
The goal: a choice is answered within 100 ms in 95 of 100 cases. Needs ``pip install tongbao[test]``; Linux, as every
table comes from an address of its own on the loopback.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import socket
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
from flood import drain, request
from player import Player, measure
from served import heading, row, served

from tongbao.testing.addresses import api
from tongbao.testing.processes import children_of, cpu_seconds

GAMES = ("xanadu", "changan", "pocket_changan", "silk_cities")
SEATS = 4
BETWEEN = 1.0
"""Seconds between two looks at a table."""


class Table:
    """A table with one person and masters on all other seats, watched from an address of its own."""

    def __init__(self, address: str, number: int) -> None:
        self.home = f"127.0.1.{number + 1}"
        self.port = urlsplit(address).port or 80
        self.game = GAMES[number % len(GAMES)]
        self.dice = random.Random(number)
        transport = httpx2.AsyncHTTPTransport(local_address=self.home)
        self.client = httpx2.AsyncClient(base_url=address, transport=transport, timeout=60)
        self.choices = 0

    async def play(self, until: float) -> None:
        """Play until then; a new game whenever one is over."""
        while time.monotonic() < until:
            seats = {f"seat-{seat}": "bot:master" for seat in range(1, SEATS)}
            form = {"game": self.game, "players": str(SEATS), "seat-0": "me", **seats}
            link = (await self.client.post("/tables", data=form)).headers["location"]
            reader, writer = await self.watch(link)
            hearing = asyncio.create_task(drain(reader))
            with contextlib.suppress(httpx2.HTTPError):
                while time.monotonic() < until and await self.choose(link):
                    await asyncio.sleep(BETWEEN)
            hearing.cancel()
            writer.close()
        await self.client.aclose()

    async def watch(self, link: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open the table's socket, as its page does: only where somebody looks on do bots think at once."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.home, 0))
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        ask = request(f"{link}/live", self.port, upgrade=True).removesuffix(b"\r\n")
        writer.write(ask + f"Cookie: {cookies}\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def choose(self, link: str) -> bool:
        """Choose if it is the person's turn; False if the game is over."""
        seen = (await self.client.get(f"{api(link)}/view?seat=0")).json()
        if seen["view"]["over"]:
            return False
        if seen["choices"]:
            wish = {"seat": 0, "choice": self.dice.choice(seen["choices"]), "version": seen["version"]}
            await self.client.post(f"{link}/choices", json=wish)
            self.choices += 1
        return True


def keep_company(address: str, tables: int, seconds: float, told: "multiprocessing.Queue[int]") -> None:
    """Sit at so many tables for so many seconds."""

    async def all_at_once() -> None:
        until = time.monotonic() + seconds
        company = [Table(address, number) for number in range(tables)]
        await asyncio.wait_for(asyncio.gather(*[table.play(until) for table in company]), seconds + 60)
        told.put(sum(table.choices for table in company))

    asyncio.run(all_at_once())


def thought(server: int) -> float:
    """The seconds of a core that the processes of a server's masters have used; Linux only."""
    return sum(map(cpu_seconds, children_of(server)))


def main() -> None:
    """Measure the quiet and the thinking server; print a table and one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=20, help="at how many tables masters think (20, at most 50)")
    parser.add_argument("--seconds", type=float, default=60, help="how long they do (60, at most 300)")
    given = parser.parse_args()
    tables, seconds = min(50, given.tables), min(300.0, given.seconds)
    told: multiprocessing.Queue[int] = multiprocessing.Queue()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), pause=0.0) as server:
        player = Player(server.address)
        for path in ("/", player.link):  # so that their templates are compiled
            player.client.get(path).raise_for_status()
        measure(player, 3)
        quiet = measure(player, min(15.0, seconds))[0]
        company = multiprocessing.Process(target=keep_company, args=(server.address, tables, seconds + 15, told))
        company.start()
        time.sleep(12)
        from_turn, begun, then = len(server.held()), thought(server.program.pid), time.monotonic()
        busy = measure(player, seconds)[0]
        cores = (thought(server.program.pid) - begun) / (time.monotonic() - then)
        late = server.held()[from_turn:]
        choices = told.get(timeout=120)
        company.join()
    print(
        f"Masters thought at {tables} tables with {cores:.2f} of {os.cpu_count()} cores; {choices} choices by people."
    )
    heading("Milliseconds until the answer")
    report = {
        "benchmark": "masters",
        "tables": tables,
        "cores": round(cores, 3),
        "choice, quiet": row("a person’s choice, quiet", quiet),
        "choice, masters thinking": row("a person’s choice, masters thinking", busy, "goal: 95 % at most 100"),
        "loop, masters thinking": row("turn of the event loop late", [late_by * 1000 for late_by in late]),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    socket.setdefaulttimeout(60)
    main()
