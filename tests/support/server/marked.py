"""Databases of marked versions: what earlier versions of Tongbao kept, as text, and everything there is to ask of it.

A database is marked when its version is one from which people may upgrade: ``python -m tests.support.server.marked``
writes that of this version.
"""

import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.testclient import TestClient

from tests.support.server.accounts import founded, sealed
from tests.support.server.browsers import BRIEFLY, Browser, server
from tests.support.server.forms import new_deck
from tests.support.server.hasty import ROOMY
from tests.support.server.tables import in_loop, site_of
from tongbao import GAMES
from tongbao.server.accounts.sessions import COOKIE
from tongbao.server.db.migrations import HEAD
from tongbao.server.db.tables import daily_deals, decks, matches, people, tournaments
from tongbao.server.db.urls import DATABASE, database_url, engine_at
from tongbao.server.main.app import create_app

FOLDER = Path(__file__).parents[2] / "data" / "databases"
MARKED = sorted(file.stem for file in FOLDER.glob("*.sql"))
"""The marked versions: the day, and the version of the tables if they had one; the earliest first."""


def pour(version: str, place: str | Path) -> None:
    """Make the database of a marked version in a folder, or in an empty PostgreSQL database."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place / DATABASE)) as connection:
            connection.executescript((FOLDER / f"{version}.sql").read_text("utf-8"))
        return
    with tempfile.TemporaryDirectory() as folder:
        pour(version, Path(folder))
        source, target = engine_at(database_url(folder)), engine_at(database_url(place))
        found = sa.MetaData()
        sa.event.listen(found, "column_reflect", lambda _inspector, _table, column: make_generic(column))
        found.reflect(source)
        found.create_all(target)
        with source.connect() as old, target.begin() as new:
            for table in found.sorted_tables:
                if rows := [row._asdict() for row in old.execute(sa.select(table))]:
                    new.execute(table.insert(), rows)
        source.dispose()
        target.dispose()


def make_generic(column: dict[str, Any]) -> None:
    """Let a column that was found in SQLite have the type that every database knows."""
    column["type"] = column["type"].as_generic()


def come_back(browser: Browser, name: str) -> str:
    """Let the browser be that of the person who had this name first; their id."""
    services = site_of(browser)
    named = people.c.name.in_([name, f"~{name}"])  # guests' names are marked
    question = sa.select(people.c.id).where(named).order_by(people.c.created)
    person: str = services.database.read_now(lambda connection: connection.scalars(question).first())
    browser.cookies[COOKIE] = in_loop(browser, services.people.sessions.open_session, person, "")
    return person


def addresses(app: Starlette, browser: Browser) -> Iterator[str]:
    """Every page and every answer of the API, of each thing that is kept: tables, tournaments, people, decks."""
    with app.state.services.database.engine.connect() as connection:
        kept = {
            "/t/{id}": connection.scalars(sa.select(matches.c.id)).all(),
            "/tables/{id}": connection.scalars(sa.select(matches.c.id)).all(),
            "/tables/{table}": connection.scalars(sa.select(matches.c.id)).all(),
            "/tournaments/{id}": connection.scalars(sa.select(tournaments.c.id)).all(),
            "/people/{key:path}": [quote(name) for name in connection.scalars(sa.select(people.c.name))],
            "/daily/{date}": connection.scalars(sa.select(daily_deals.c.date)).all(),
            "/workshop/{deck}": connection.scalars(sa.select(decks.c.id)).all(),
            "{game}": list(GAMES),
        }
    document = browser.get("/api/v1/openapi.json").json()
    paths = [route.path for route in app.routes if isinstance(route, Route) and "GET" in (route.methods or ())]
    paths += [path for path, methods in document["paths"].items() if "get" in methods]
    assert any(isinstance(route, Mount) for route in app.routes) and len(paths) > 60
    for path in paths:
        holder = next((holder for holder in kept if holder in path), "")
        names = kept[holder] if holder else [""]
        part = holder[holder.find("{") :]
        for name in names:
            filled = path.replace(part, name) if holder else path
            if "{" not in filled:
                yield filled


def live(client: TestClient) -> None:
    """Let two people do whatever is kept: play, wait, talk, ask for hints, enter a tournament and so on."""
    mei, aisha, dice = founded(Browser(client), "Mei"), Browser(client), random.Random(36)
    aisha.post("/name", {"name": "Aisha"})
    for game in GAMES:
        over = mei.found(game, "me", "bot:greedy", **BRIEFLY.get(game, {}))
        mei.play(over, dice)
        assert mei.post(f"{over}/rematch").status_code == 303
        link = mei.found(game, "me", "open", hints="on")
        assert aisha.join(link, "Aisha").status_code == 303
        for browser, seat in [(mei, 0), (aisha, 1)] * 8:
            if choices := browser.view(link, seat)["choices"]:
                browser.choose(link, dice.choice(choices), seat)
        assert mei.post(f"{link}/talk", {"say": "Well played."}).status_code == 303
        for browser, seat in ((mei, 0), (aisha, 1)):
            browser.post(f"{link}/hint", {"seat": str(seat)})
        assert sealed(mei, f"{link}/bug", words="Nothing, really.").status_code == 303
        mei.found(game, "me", "open", listed="on")
    cup = {"title": "Autumn cup", "game": "xanadu", "players": "2", "rounds": "2", "most": "8", "bot": "random"}
    link = sealed(mei, "/tournaments", listed="on", **cup).headers["location"]
    for deed in ("enter", "begin"):
        assert sealed(mei, f"{link}/{deed}").status_code == 303
    while not mei.get(f"{link}.json").json()["tables"]:
        time.sleep(0.05)
    assert mei.post("/daily").status_code == 303
    new_deck(mei, "xanadu", name="Mine")
    assert sealed(mei, "/account/programs", name="x", read="on", play="on", days="7").status_code == 200


def write(version: str) -> Path:
    """Write the database of this version, marked with that name; the file."""
    file = FOLDER / f"{version}.sql"
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(folder, ROOMY)
        with server(app) as client:
            live(client)
        with closing(sqlite3.connect(Path(folder) / DATABASE)) as connection:
            file.write_text("\n".join([*connection.iterdump(), ""]), "utf-8")
    return file


if __name__ == "__main__":
    print(write(sys.argv[1] if len(sys.argv) > 1 else f"{date.today()}-{HEAD}"))
