"""Games that have been played to the end, or far: as records that a server finds in its folder."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

import tongbao
from tests.server.hasty import HASTY
from tongbao import HashLuck, Record, Seat
from tongbao.bots import BOTS
from tongbao.server.archive import Row
from tongbao.server.branches import Branch
from tongbao.server.chairs import Chair
from tongbao.server.hall import Hall, Wish
from tongbao.server.people import People
from tongbao.server.storage import Store

SECRET = "5e" * 32
OTHERS = ("Luca", "Temür")


class Game(NamedTuple):
    """A game between greedy players, of which the first is called Mei; ``share`` of its choices are made."""

    name: str
    players: int
    share: float = 1


@cache
def rows_of(name: str, players: int) -> list[Row]:
    """The choices of a whole game of greedy players."""
    table = tongbao.new(name, players=players, luck=HashLuck(bytes.fromhex(SECRET), [""] * players))
    bots = [BOTS["greedy"](seat) for seat in range(players)]
    while not table.over:
        table.take(table.actor, bots[table.actor].choose(Seat(table, table.actor)))
    return [(decision.seat, str(decision.choice)) for decision in Record.of(table).choices]


def to_move(rows: list[Row], least: int) -> int:
    """After how many choices, so many at least, the others have just chosen and Mei is on turn."""
    return next(n for n in range(least, len(rows)) if rows[n - 1][0] != 0 and rows[n][0] == 0)


async def found(folder: Path, games: list[Game]) -> tuple[list[str], str]:
    store = Store(folder)
    hall, people = Hall(store, HASTY), People(store)
    mei, token = await people.welcome("Mei")
    links = []
    for name, players, share in games:
        made = rows_of(name, players)
        if share < 1:
            made = made[: to_move(made, int(share * len(made)))]
        chairs = [Chair(0, "human", "Mei", mei.id)]
        chairs += [Chair(seat, "bot", OTHERS[seat - 1], None, "greedy") for seat in range(1, players)]
        match = await hall.found(Wish(name, {}, chairs, branch=Branch("elsewhere", 0, SECRET, made)), mei)
        links.append(f"/t/{match.id}")
    await hall.close()
    store.close()
    return links, token


def keep(folder: Path, *games: Game) -> tuple[list[str], str]:
    """Keep these games of Mei's in a server's folder; their links, and her cookie."""
    with ThreadPoolExecutor(1) as beside:  # the browser's loop runs in this thread
        return beside.submit(asyncio.run, found(folder, list(games))).result()
