"""Late tables: games kept as files and laid into the folder of a server, so that no test has to play them.

``python -m tests.support.web.late_tables write [game]`` plays them again and writes ``tests/data/late_tables``; that is
needed when a game goes otherwise than before. ``over`` and ``half`` are games of Mei's against a bot, played to the end
or half of it; at all other tables, which ``full_table.py`` tells, people sit.
"""

import asyncio
import json
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import tongbao
from tests.support.server.hasty import HASTY
from tests.support.web.full_table import HALF, MOMENTS, record_at, record_of_bots
from tests.support.web.serving import House
from tongbao.server.accounts.people import People
from tongbao.server.accounts.sessions import COOKIE
from tongbao.server.db.database import Database
from tongbao.server.matches.positions import Branch
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat

FOLDER = Path(__file__).parents[2] / "data" / "late_tables"
PLAYERS = ("Mei", "Temür", "Aisha", "Luca", "Shirin", "Khutulun")
WITH_BOTS = {"over": 1, "half": HALF}
"""How much of the game has been played."""


class Late(NamedTuple):
    """A table that was laid there: its server, its link, and what the browser of Mei keeps, who has the first seat."""

    house: House
    link: str
    state: Any


@cache
def records(name: str) -> dict[str, Any]:
    """The records of a game, by moment."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def lay(house: House, name: str, moment: str) -> Late:
    """Lay the table into the folder of the server, which may be running."""
    with ThreadPoolExecutor(1) as beside:  # the browser's loop runs in this thread
        link, token = beside.submit(asyncio.run, found(house.folder, name, moment)).result()
    cookie = {"name": COOKIE, "value": token, "domain": "127.0.0.1", "path": "/", "expires": -1}
    cookie |= {"httpOnly": True, "secure": False, "sameSite": "Lax"}
    return Late(house, link, {"cookies": [cookie], "origins": []})


async def found(folder: Path, name: str, moment: str) -> tuple[str, str]:
    """Found the table; its link, and the cookie of Mei."""
    record = records(name)[moment]
    database = Database(folder)
    registry, people = MatchRegistry(database, HASTY.but(bots={"here": False})), People(database)
    welcomed = [await people.create_person(player) for player in PLAYERS[: record["players"]]]
    mei, token = welcomed[0]
    chairs = [MatchSeat(seat, "human", person.name, person.id) for seat, (person, _) in enumerate(welcomed)]
    if moment in WITH_BOTS:
        chairs[1] = MatchSeat(1, "bot", PLAYERS[1], None, "greedy")
    rows = [(int(seat), choice) for seat, _, choice in (made.partition(" ") for made in record["choices"])]
    branch = Branch("", 0, record["secret"], rows, rules=record["rules"])
    match = await registry.found_match(NewMatch(name, record["options"], chairs, branch=branch), mei)
    await registry.close()
    database.close()
    return f"/t/{match.id}", token


def write(games: Iterable[str]) -> None:
    """Play all of some games and keep them."""
    FOLDER.mkdir(exist_ok=True)
    for name in games:
        played = {moment: record_at(name, it) for moment, it in MOMENTS[name].items()}
        played |= {moment: record_of_bots(name, until) for moment, until in WITH_BOTS.items()}
        lines = [f"{json.dumps(moment)}: {record.dumps()}" for moment, record in played.items()]
        (FOLDER / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    command, *named = sys.argv[1:]
    assert command == "write", __doc__
    write(named or sorted(tongbao.GAMES))
