"""PostgreSQL goes away, comes back, is full or takes something back: the truth is said, and all goes on."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from tests.support.server.cluster import Page, choose_some, founded, told
from tests.support.server.clusters import Cluster, cluster
from tests.support.server.kept import facts_of
from tests.support.server.players import PATIENCE, playing
from tests.support.server.programs import SHARED, client, free_port, serving
from tests.support.server.programs import until as until_true
from tongbao.server.db.database import CROSSED, TRIES, CommitUnknown, Database, DatabaseUnavailable, Write
from tongbao.server.db.tables import people
from tongbao.server.matches.match import Match
from tongbao.server.services.services import Services

MANY = 8
"""So many players."""
KEPT = "That couldn’t be saved; nothing has changed. Please try again in a moment."
UNREAD = "The stored data can’t be read just now. Please try again in a moment."
DOUBT = (
    "The connection to the database was lost, so this may or may not have been saved. Please check again in a moment."
)
FULL = """
CREATE FUNCTION {schema}.full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON {schema}.choices EXECUTE FUNCTION {schema}.full_disk();
"""


@pytest.fixture(scope="module")
def own() -> Iterator[Cluster]:
    """A PostgreSQL that may be stopped."""
    with cluster() as postgresql:
        yield postgresql


# It goes away and comes back.


@pytest.mark.nightly
def test_while_postgresql_is_away_the_truth_is_said_and_then_all_goes_on(own: Cluster) -> None:
    port, waits = free_port(), list[float]()
    with serving(own.url, port, program=SHARED), playing(port, MANY) as players:
        for how in ["immediate", "fast"] * 5:
            own.stop(how)
            with client(port) as browser:
                for _ in range(20):
                    answer = browser.post("/name", data={"name": "Mei"}, headers={"accept": "application/json"})
                    assert answer.status_code == 503 and answer.json()["error"] in (KEPT, UNREAD)
                assert browser.get("/ready").status_code == 503
            own.start()
            waits.append(players.go_on())
        with client(port) as browser:
            until_true(lambda: browser.get("/ready").status_code == 200)
    players.require_kept(own.url)
    assert set(players.refused) <= {KEPT, UNREAD, DOUBT}
    print(f"{players.count} choices acknowledged, {len(waits)} restarts, all go on after {max(waits):.1f} s at most.")


@pytest.mark.nightly
def test_what_waits_in_bots_keys_and_chores_goes_on_by_itself(own: Cluster) -> None:
    """Nobody asks for anything: two processes find the database again."""

    async def story(opened: list[Services]) -> None:
        done: list[int] = []

        async def chore() -> None:
            done.append(1)
            await asyncio.sleep(PATIENCE)

        leads = [
            asyncio.create_task(habit())
            for services in opened
            for habit in (
                partial(services.cluster.run_as_leader, services.locks, [chore]),
                services.registry.watch_for_changes,
            )
        ]
        await soon(lambda: len(done) == 1)
        match, person = await founded(opened[0])
        twin = await opened[1].registry.find_match(match.id)
        played, _ = await founded(opened[0], "pocket_changan", "", "greedy", "greedy")
        await asyncio.to_thread(own.stop, "immediate")
        with pytest.raises(DatabaseUnavailable):
            await choose_some(match, 1)
        await asyncio.to_thread(own.start)
        await soon(lambda: len(done) == 2)
        await soon(lambda: played.state.require_game().over)
        await choose_some(match, 3)
        await soon(lambda: twin.state.version == match.state.version and not match.in_doubt)
        assert facts_of(twin) == facts_of(match)
        match.subscribers.add(Page(person))
        await soon(lambda: twin.people_here() == {person.id})
        for task in leads:
            task.cancel()
        await asyncio.gather(*leads, return_exceptions=True)

    told(own.url, story, bots=True)


# The line breaks while something is committed.


def test_who_is_told_that_nobody_knows_gets_the_truth_when_he_repeats(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        match, _ = await founded(opened[0])
        for is_kept in (True, False):
            seat, text, version = due(match)
            with broken_commits(opened[0].database, is_kept), pytest.raises(CommitUnknown) as doubted:
                await match.choose(seat, text, version)
            assert str(doubted.value) == DOUBT and doubted.value.status == 503
            assert match.state.seat_version(seat) == version + is_kept
            assert await match.choose(seat, text, version) is not is_kept
            assert match.state.seat_version(seat) == version + 1

    told(postgresql, story)


def test_a_match_in_doubt_is_shown_to_nobody_before_it_is_as_the_database_has_it(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: list[Services]) -> None:
        match, _ = await founded(opened[0])
        seat, text, version = due(match)
        with broken_commits(opened[0].database, is_kept=True), monkeypatch.context() as patch:
            patch.setattr(opened[0].database, "read_now", fails)
            with pytest.raises(CommitUnknown):
                await match.choose(seat, text, version)
            assert match.in_doubt and match.state.seat_version(seat) == version
            with pytest.raises(DatabaseUnavailable):
                await opened[0].registry.find_match(match.id)
            with pytest.raises(DatabaseUnavailable):
                await match.concede(seat)
        assert await opened[0].registry.find_match(match.id) is match
        assert match.state.seat_version(seat) == version + 1 and not match.in_doubt

    told(postgresql, story)


def test_all_who_wait_for_a_commit_that_breaks_are_told_so_and_none_is_done_again(postgresql: str) -> None:
    database, done = Database(postgresql), list[int]()
    with broken_commits(database, is_kept=True):
        errors = database.commit([lambda _, n=n: done.append(n) for n in range(5)])  # type: ignore[misc]
    assert [type(error) for error in errors] == [CommitUnknown] * 5 and done == [0, 1, 2, 3, 4]
    assert database.commit([lambda _: None]) == [None] and not database.trouble
    database.close()


def test_what_was_sent_to_a_database_that_was_started_anew_is_kept_at_once(postgresql: str) -> None:
    database = Database(postgresql)
    with database.engine.connect() as idle, database.engine.connect() as other:
        pids = [str(connection.scalar(sa.text("SELECT pg_backend_pid()"))) for connection in (idle, other)]
    end(postgresql, pids)
    assert database.read_now(lambda connection: connection.scalar(sa.text("SELECT 1"))) == 1
    assert database.commit([lambda connection: connection.execute(sa.text("SELECT 1"))]) == [None]
    database.close()


# Two processes stand in each other's way.


def test_two_processes_that_wait_for_each_other_both_have_it_done(postgresql: str) -> None:
    stores = [Database(postgresql), Database(postgresql)]
    stores[0].commit([lambda c: c.execute(people.insert(), [person(name) for name in "ab"])])
    meet = threading.Barrier(2)

    def rename(name: str, suffix: str, first: bool) -> Write:
        def work(connection: sa.Connection) -> None:
            connection.exec_driver_sql("SET LOCAL deadlock_timeout = '10ms'")
            change = people.update().filter_by(id=name).values(name=people.c.name + suffix)
            connection.execute(change)
            if first and not meet.broken:
                with suppress(threading.BrokenBarrierError):
                    meet.wait(10)
                    meet.abort()

        return work

    batches = [[rename("a", "0", True), rename("b", "0", False)], [rename("b", "1", True), rename("a", "1", False)]]
    with ThreadPoolExecutor() as threads:
        errors = list(threads.map(Database.commit, stores, batches))
    assert errors == [[None, None], [None, None]]
    names = stores[0].read_now(lambda c: c.scalars(sa.select(people.c.name).order_by(people.c.id)).all())
    assert [sorted(name) for name in names] == [["0", "1", "a"], ["0", "1", "b"]]
    for database in stores:
        database.close()


@pytest.mark.parametrize("code", CROSSED)
def test_what_crosses_another_process_is_tried_again_but_not_for_ever(postgresql: str, code: str) -> None:
    database, tries = Database(postgresql), list[int]()

    def work(most: int) -> Write:
        def crossed(connection: sa.Connection) -> None:
            tries.append(1)
            if len(tries) < most:
                connection.exec_driver_sql(f"DO $$ BEGIN RAISE SQLSTATE '{code}'; END $$")

        return crossed

    assert database.commit([work(TRIES)]) == [None] and len(tries) == TRIES
    tries.clear()
    assert str(database.commit([work(TRIES + 1)])[0]) == KEPT and len(tries) == TRIES
    tries.clear()
    assert database.commit([lambda _: None, work(3)]) == [None, None]
    database.close()


def test_what_is_read_is_of_one_moment(postgresql: str) -> None:
    database, other = Database(postgresql), Database(postgresql)

    def question(connection: sa.Connection) -> tuple[int, int]:
        count = sa.select(sa.func.count()).select_from(people)
        before = connection.scalar(count) or 0
        assert other.commit([lambda c: c.execute(people.insert(), person("late"))]) == [None]
        return before, connection.scalar(count) or 0

    assert database.read_now(question) == (0, 0)
    for one in (database, other):
        one.close()


# Its disk is full.


@pytest.mark.nightly
def test_on_a_full_disk_of_postgresql_the_truth_is_said_and_play_goes_on_once_there_is_room(postgresql: str) -> None:
    port, schema = free_port(), postgresql.rpartition("search_path%3D")[2]
    with serving(postgresql, port, program=SHARED), playing(port, MANY) as players:
        run(postgresql, FULL.format(schema=schema))
        players.are_refused()
        run(postgresql, f"DROP TRIGGER full_disk ON {schema}.choices")
        players.go_on()
    players.require_kept(postgresql)
    assert set(players.refused) == {KEPT}


# What the tests need.


async def soon(holds: Callable[[], bool]) -> None:
    """Wait until it holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def due(match: Match) -> tuple[int, str, int]:
    """A seat that is to act, what it can choose, and its version."""
    game = match.state.require_game()
    seat = next(iter(game.seats_to_act()))
    return seat, game.choices(seat)[0].text, match.state.seat_version(seat)


def fails(_question: object) -> None:
    """A database that can't be read."""
    raise DatabaseUnavailable(UNREAD, 503)


def person(name: str) -> dict[str, Any]:
    return {"id": name, "name": name, "created": 0.0}


def run(url: str, statements: str) -> None:
    """Let PostgreSQL do this, from outside of the server."""
    engine = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(statements)
    engine.dispose()


def end(url: str, pids: list[str]) -> None:
    """End these connections at PostgreSQL, and return once they are gone."""
    run(url, f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE pid IN ({', '.join(pids)})")


@contextmanager
def broken_commits(database: Database, is_kept: bool) -> Iterator[None]:
    """Let the line break just before PostgreSQL is told to commit, or just after it has."""

    def commit(connection: Any) -> None:
        pid = str(connection.driver_connection.info.backend_pid)
        if is_kept:
            connection.commit()
        end(database.engine.url.render_as_string(hide_password=False), [pid])
        connection.driver_connection.execute("SELECT 1")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database.engine.dialect, "do_commit", commit)
        yield
