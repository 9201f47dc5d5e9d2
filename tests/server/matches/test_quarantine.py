"""Tables that can't be played again are put aside: lists say so, nothing tries them again and again, nothing waits."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.support.server.browsers import Browser, server
from tests.support.server.hasty import HASTY
from tests.support.server.pairing import paired
from tests.support.server.programs import until
from tongbao.server.accounts.people import People
from tongbao.server.db.database import Database
from tongbao.server.db.tables import clocks, matches
from tongbao.server.main.app import create_app
from tongbao.server.matches import registry as halls
from tongbao.server.matches.damaged import all_put_aside, is_put_aside, quarantine
from tongbao.server.matches.queries import waiting_for_bots
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.timekeeper import Timekeeper
from tongbao.server.notifications.events import waiting_for_people


def change(place: Path, work: sa.Executable) -> None:
    """Do it to the database, as nobody else does it now."""
    database = Database(place)
    assert database.commit([lambda connection: connection.execute(work)]) == [None]
    database.close()


def aside(place: Path) -> list[str]:
    """The tables that are put aside."""
    database = Database(place, only_reads=True)
    found = database.read_now(lambda c: c.scalars(sa.select(matches.c.id).where(is_put_aside(matches.c.id))).all())
    database.close()
    return list(found)


def test_a_table_that_cannot_be_played_is_shown_as_put_aside_and_comes_back_when_it_can(tmp_path: Path) -> None:
    with server(create_app(tmp_path, HASTY)) as client:
        mei = Browser(client)
        link, other = [mei.found("xanadu", "me", "here", listed="on") for _ in range(2)]
    name = link.removeprefix("/t/")
    change(tmp_path, matches.update().filter_by(id=name).values(rules=99))
    with server(create_app(tmp_path, HASTY)) as client:
        again, stranger = Browser(client), Browser(client)
        again.cookies = dict(mei.cookies)
        assert again.get(link).status_code == 410
        for page in ("/", "/tables"):
            assert "unavailable: it can’t be opened" in again.get(page).text and link in again.get(page).text
        assert again.get("/tables?state=mine").text.count(other) and link not in again.get("/tables?state=mine").text
        assert link not in stranger.get("/watch").text and other in stranger.get("/watch").text
    assert aside(tmp_path) == [name]
    change(tmp_path, matches.update().filter_by(id=name).values(rules=1))
    with server(create_app(tmp_path, HASTY)) as client:
        until(lambda: aside(tmp_path) == [])
        back = Browser(client)
        back.cookies = dict(mei.cookies)
        assert back.view(link, 0)["view"] and "unavailable: it can’t be opened" not in back.get("/").text


def test_bots_clocks_and_notices_pass_by_what_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    rebuild = halls.rebuild

    def noted(database: Database, name: str) -> Any:
        opened.append(name)
        return rebuild(database, name)

    monkeypatch.setattr(halls, "rebuild", noted)

    async def story() -> None:
        database = Database(tmp_path)
        registry = MatchRegistry(database, HASTY.but(bots={"pause": 3600}))
        people = [(await People(database).create_person(name))[0] for name in ("Mei", "Temür")]
        settings = halls.DEFAULT_SETTINGS._replace(clock="day")
        pairs = [[MatchSeat(n, "human", one.name, one.id) for n, one in enumerate(people)]]
        pairs.append([MatchSeat(0, "bot", "Bot 0", None, "random"), MatchSeat(1, "bot", "Bot 1", None, "random")])
        timed, bots = [
            (await registry.found_match(NewMatch("xanadu", {}, pair, settings=settings), None)).id for pair in pairs
        ]
        assert await database.read(waiting_for_bots) == [bots]
        assert {table.id for table in await database.read(waiting_for_people)} == {timed, bots}
        for name in (timed, bots):
            await database.write(lambda c, name=name: c.execute(matches.update().filter_by(id=name).values(rules=99)))
        await database.write(lambda c: c.execute(clocks.update().values(falls=1.0)))
        registry.forget([timed, bots])
        for _ in range(2):
            await registry.wake_bots()
            await registry.wake_bots(all_put_aside)
            await Timekeeper(registry).end_overdue_turns()
        assert opened.count(bots) == 3, "for its bots, and after each start"
        assert opened.count(timed) == 2, "for the clock that ran out, and after the next start"
        assert await database.read(waiting_for_bots) == [] and await database.read(waiting_for_people) == []
        opened.clear()
        await Timekeeper(registry).end_overdue_turns()
        assert opened == []
        await registry.close()
        database.close()

    asyncio.run(story())


def test_who_waits_to_be_paired_does_not_get_a_table_that_is_put_aside(tmp_path: Path) -> None:
    with server(create_app(tmp_path, HASTY)) as client:
        mei, temur = Browser(client), Browser(client)
        link = paired(mei, clock="day", players="2")
        services: Any = client.app.state.services  # type: ignore[attr-defined]
        assert client.portal is not None
        client.portal.call(services.database.write, quarantine(link.removeprefix("/t/"), "It makes no sense."))
        found = paired(temur, clock="day", players="2")
        assert found != link
        assert paired(mei, clock="day", players="2") == found
