"""How soon a server opens that keeps 2,000 tables, half of which wait for a bot, and how it answers while they go on.

``python benchmarks/opening.py`` makes the tables, starts the server and asks it for so many seconds, also for the lists
of somebody who sits at all of them. The goal: it answers within 2 s. Needs ``pip install tongbao[test]``.
"""

import argparse
import asyncio
import json
import random
import secrets
import sqlite3
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

import httpx2
import sqlalchemy as sa
from served import Served, heading, row, served, timed

import tongbao
from tongbao.server.accounts.people import People
from tongbao.server.accounts.sessions import COOKIE
from tongbao.server.common.settings import Bots, Settings
from tongbao.server.db.database import Database
from tongbao.server.db.tables import choices, match_seats, matches
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat

LISTS = ("/", "/tables", "/tables?state=finished", "/watch")
CHOICES = 60
"""So many choices have been made at a table, if the game isn't over before."""


async def keep(folder: Path, tables: int) -> str:
    """Keep so many tables in the folder: copies of one of each game, at half of them a bot to act.

    What is returned lets in who sits at all of them.
    """
    database = Database(folder)
    registry, dice = MatchRegistry(database, Settings(bots=Bots(pause=0))), random.Random(1)
    person, token = await People(database).create_person("Mei")
    patterns = []
    for name in tongbao.GAMES:
        seats = [MatchSeat(0, "human", "Mei", person.id), MatchSeat(1, "human", "Temür", person.id)]
        match = await registry.found_match(NewMatch(name, {}, seats), person)
        for _ in range(CHOICES):
            game = match.state.require_game()
            if game.over:
                break
            seat = game.seats_to_act()[0]
            await match.choose(seat, str(dice.choice(game.choices(seat))), match.state.seat_version(seat))
        patterns.append((match.id, match.state.require_game().seats_to_act()))

    def copy(connection: sa.Connection) -> None:
        for number in range(tables):
            pattern, to_act = patterns[number % len(patterns)]
            name = f"copy-{number}-{secrets.token_hex(3)}"
            for table, column in ((matches, "id"), (match_seats, "match_id"), (choices, "match_id")):
                found = connection.execute(sa.select(table).where(table.c[column] == pattern)).mappings().all()
                rows = [{**line, column: name} for line in found]
                if table is match_seats and number // len(patterns) % 2:
                    rows = [
                        line | {"kind": "bot", "bot": "greedy"} if line["seat"] in to_act else line for line in rows
                    ]
                if rows:
                    connection.execute(table.insert(), rows)

    await database.write(copy)
    database.close()
    return token


def waiting(folder: Path) -> int:
    """At how many tables a bot is to act."""
    with sqlite3.connect(folder / "tongbao.sqlite") as connection:
        question = (
            "select count(distinct matches.id) from matches join chairs on matches.id = match_id, json_each(to_act) t "
            "where finished is null and kind = 'bot' and t.value = seat"
        )
        return int(connection.execute(question).fetchone()[0])


class Spent(NamedTuple):
    """Seconds since a server was started, and those of a processor that it has used."""

    seconds: float
    worked: float

    def __str__(self) -> str:
        return f"{self.seconds:.2f} s ({self.worked:.2f} s of a processor)"


def spent(server: Served) -> Spent:
    """What a server has taken so far."""
    return Spent(round(time.perf_counter() - server.started, 2), round(server.worked(), 2))


def open_once(folder: Path, seconds: float) -> tuple[Spent, list[float], list[float], list[float]]:
    """What a server on the folder takes until it answers; then how long answers take, and how late its loop is."""
    with served(folder) as server, httpx2.Client(base_url=server.address, timeout=60) as client:
        client.get("/ready").raise_for_status()
        client.get("/").raise_for_status()
        opened = spent(server)
        health, start, first = [], [], len(server.held())
        while time.perf_counter() - server.started < opened.seconds + seconds:
            health.append(timed(lambda: client.get("/ready").raise_for_status()))
            start.append(timed(lambda: client.get("/").raise_for_status()))
            time.sleep(0.1)
        return opened, health, start, [late * 1000 for late in server.held()[first:]]


def lists(folder: Path, token: str) -> tuple[Spent, dict[str, list[float]]]:
    """What a server on the folder takes until who sits at all tables is home; then how long each list takes."""
    with served(folder, pause=3600) as server, httpx2.Client(base_url=server.address, timeout=60) as client:
        client.cookies.set(COOKIE, token)
        client.get("/").raise_for_status()
        return spent(server), {page: [timed(partial(client.get, page)) for _ in range(20)] for page in LISTS}


def main() -> None:
    """Measure an empty folder and a full one; print a table and one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=2000, help="how many tables are kept (2,000)")
    parser.add_argument("--seconds", type=float, default=30, help="how long the server is asked (30)")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        token = asyncio.run(keep(Path(full), wish.tables))
        before = waiting(Path(full))
        bare, quiet, quiet_start, quiet_late = open_once(Path(empty), 5)
        opened, health, start, late = open_once(Path(full), wish.seconds)
        after = waiting(Path(full))
        home, listed = lists(Path(full), token)
    print(f"Opened after {bare} with no table, after {opened} with {wish.tables:,}   goal: at most 2 s")
    print(f"Tables at which a bot is to act: {before:,} at the start, {after:,} after {wish.seconds:.0f} s")
    print(f"Home of who sits at all of them after {home}   goal: at most 2 s")
    heading("Milliseconds")
    report = {
        "benchmark": "opening",
        "tables": wish.tables,
        "opened_empty_s": bare,
        "opened_s": opened,
        "home_s": home,
        "waiting": [before, after],
        "ready, no table": row("/ready, no table", quiet),
        "ready": row("/ready while bots go on", health),
        "start, no table": row("start page, no table", quiet_start),
        "start": row("start page while bots go on", start),
        "loop, no table": row("turn of the event loop late, no table", quiet_late),
        "loop": row("turn of the event loop late while bots go on", late),
    }
    report |= {page: row(f"{page} of somebody who sits at all tables", times) for page, times in listed.items()}
    print(json.dumps(report))


if __name__ == "__main__":
    main()
