"""Upgrades: all that a marked version kept is there, is shown and goes on in this one."""

import logging
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.support.server.browsers import Browser, server
from tests.support.server.hasty import ROOMY
from tests.support.server.marked import MARKED, addresses, come_back, pour
from tests.support.server.stored import keep_games
from tongbao import GAMES
from tongbao.server.db.tables import match_seats, matches
from tongbao.server.db.urls import database_url, engine_at
from tongbao.server.main.app import create_app

DAY = 86_400
SHOWN = {
    "/t/{id}": "",
    "/t/{id}/text": "",
    "/api/v1/tables/{id}": "",
    "/api/v1/tables/{id}/view": "started",
    "/t/{id}/result": "finished",
    "/t/{id}/result.svg": "finished",
    "/t/{id}/replay": "finished",
    "/t/{id}/replay/table": "finished",
    "/t/{id}/review": "finished",
    "/t/{id}/record.json": "finished",
}
"""Pages of every table, or of those that have started, or whose games are over."""


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str | Path]:
    """Where the database of a marked version is made."""
    yield tmp_path if request.param == "sqlite" else request.getfixturevalue("postgresql")


@pytest.mark.by_turns(6)
@pytest.mark.parametrize("version", MARKED)
def test_every_page_of_everything_is_shown_seats_are_kept_and_games_go_on(
    version: str, place: str | Path, caplog: pytest.LogCaptureFixture
) -> None:
    pour(version, place)
    before = seats_at(place)
    assert {game for game, _ in before.values()} == set(GAMES)
    app = create_app(place, ROOMY.but(tables={"unbegun": 36_500 * DAY}))
    try:
        with server(app) as client, caplog.at_level(logging.ERROR):
            mei, aisha, stranger = Browser(client), Browser(client), Browser(client)
            both = {"Mei": mei, "Aisha": aisha}
            come_back(mei, "Mei")
            answers = {address: mei.get(address).status_code for address in addresses(app, mei)}
            answers |= {address: stranger.get(address).status_code for address in addresses(app, stranger)}
            assert {address: code for address, code in answers.items() if code >= 500} == {}
            assert Counter(answers.values())[200] > 100
            mine = tables_of(app)
            shown = [
                path.format(id=name)
                for name, row in mine.items()
                for path, when in SHOWN.items()
                if not when or getattr(row, when) is not None
            ]
            answers = {address: final_code(mei, address) for address in shown}
            assert {address: code for address, code in answers.items() if code != 200} == {}
            assert {name: seats for name, (_, seats) in seats_at(place).items() if name in before} == {
                name: seats for name, (_, seats) in before.items()
            }
            come_back(aisha, "Aisha")
            played = {row.game for row in mine.values() if plays_on(both, row, before.get(row.id, ("", []))[1])}
            assert played == set(GAMES)
        assert [record.getMessage() for record in caplog.records] == []
    finally:
        app.state.services.database.close()


@pytest.mark.parametrize("game", list(GAMES))
def test_options_newer_than_a_table_have_their_defaults(game: str, tmp_path: Path) -> None:
    """Whichever option a version added, tables of before are shown and go on; so are tournaments of before."""
    for option in GAMES[game].options:
        folder = tmp_path / option.name
        folder.mkdir()
        [name] = keep_games(folder, [(game, 2, 3)])
        engine = engine_at(database_url(folder))
        with engine.begin() as connection:
            kept = connection.scalars(sa.select(matches.c.options)).one()
            lacking = {key: value for key, value in kept.items() if key != option.name}
            connection.execute(matches.update().values(options=lacking))
        engine.dispose()
        app = create_app(folder, ROOMY)
        with server(app) as client:
            stranger = Browser(client)
            shown = [stranger.get(address).status_code for address in (f"/t/{name}", f"/t/{name}/text")]
        app.state.services.database.close()
        assert shown[0] in (200, 410) and shown[1] in (200, 410), (option.name, shown)
        assert option.name != "balanced" or shown == [200, 200]


def final_code(browser: Browser, address: str) -> int:
    """The final status code: a table whose game is over redirects to its result."""
    answer = browser.get(address)
    code: int = browser.get(answer.headers["location"]).status_code if answer.status_code == 303 else answer.status_code
    return code


def seats_at(place: str | Path) -> dict[str, tuple[str, list[tuple[object, ...]]]]:
    """The game of each table, and of each seat its number, its kind, its name, whose it is and which bot sits there.

    Guests' names are given without their mark, which earlier versions didn't put before them.
    """
    engine, found = engine_at(database_url(place)), sa.MetaData()
    found.reflect(engine)
    seats = found.tables["match_seats" if "match_seats" in found.tables else "chairs"]
    whose = seats.c.person if "person" in seats.c else seats.c.guest
    with engine.connect() as connection:
        games = connection.execute(sa.select(found.tables["matches"].c["id", "game"])).all()
        rows = connection.execute(
            sa.select(seats.c.match_id, seats.c.seat, seats.c.kind, seats.c.name, whose, seats.c.bot)
        ).all()
    engine.dispose()
    found_at: dict[str, list[tuple[object, ...]]] = {name: [] for name, _ in games}
    for match, seat, kind, name, person, bot in sorted(rows):
        found_at[match].append((seat, kind, name.removeprefix("~"), person, bot))
    return {name: (game, found_at[name]) for name, game in games}


def tables_of(app: object) -> dict[str, sa.Row[tuple[object, ...]]]:
    """The tables that nobody but their players plays at, by name."""
    sits = sa.select(match_seats.c.match_id).where(match_seats.c.name.in_(["Mei", "~Mei"]))
    rows = app.state.services.database.read_now(  # type: ignore[attr-defined]
        lambda c: c.execute(sa.select(matches).where(matches.c.id.in_(sits))).all()
    )
    return {row.id: row for row in rows}


def plays_on(browsers: dict[str, Browser], row: sa.Row[tuple[object, ...]], seats: list[tuple[object, ...]]) -> bool:
    """Whether somebody who sits at this table has chosen something there."""
    if row.started is None or row.finished is not None:
        return False
    link = f"/t/{row.id}"
    for seat, kind, name, *_ in seats:
        if kind == "human" and name in browsers and (seen := browsers[str(name)].view(link, int(str(seat))))["choices"]:
            return browsers[str(name)].choose(link, seen["choices"][0], seen["seat"]).status_code == 200
    return False
