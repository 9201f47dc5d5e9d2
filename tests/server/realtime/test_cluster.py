"""Several processes on one PostgreSQL: what one does the others see, and what one may do no other does meanwhile."""

import asyncio
import gc
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.support.server.cluster import Page, choose_some, founded, sites, told
from tests.support.server.hasty import HASTY
from tests.support.server.kept import facts_of
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.locks import AdvisoryLocks
from tongbao.server.db.pubsub import Envelope, MatchWritten, PersonChanged
from tongbao.server.db.tables import choices, mutes
from tongbao.server.matches.chat import TEXT
from tongbao.server.matches.concurrency import STALE
from tongbao.server.matches.limits import removed
from tongbao.server.matches.match import Match
from tongbao.server.matches.posting import say
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.time_controls import CONTROLS
from tongbao.server.services.services import Services


async def until(holds: Callable[[], bool]) -> None:
    """Wait until it holds; what never holds is ended with the test, after the time that any test has."""
    while not holds():
        await asyncio.sleep(0.01)


def texts_of(match: Match) -> list[str]:
    """What is possible for the first who is to act."""
    game = match.state.require_game()
    return [choice.text for choice in game.choices(next(iter(game.seats_to_act())))]


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("clock", ["", next(iter(CONTROLS))])
@pytest.mark.parametrize("game", ["xanadu", "changan", "pocket_changan", "silk_cities"])
def test_a_choice_is_seen_at_the_other_process_without_being_read_there(
    postgresql: str, game: str, clock: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: list[Services]) -> None:
        match, _ = await founded(opened[0], game, clock)
        twin = await opened[1].registry.find_match(match.id)
        with monkeypatch.context() as patch:
            patch.setattr(Match, "reload", None)
            await choose_some(match, 12)
            await until(lambda: twin.state.version == match.state.version)
        assert facts_of(twin) == facts_of(match)

    told(postgresql, story)


def test_everything_else_is_read_there(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        match, person = await founded(opened[0])
        twin = await opened[1].registry.find_match(match.id)
        await choose_some(match, 2)
        seat = match.state.choice_log[-1][0]
        await match.undo(seat, "one", match.state.seat_version(seat))
        await say(match, person, 0, TEXT, "Good luck")
        await until(lambda: twin.state.version == match.state.version)
        assert twin.state.chat.messages and facts_of(twin) == facts_of(match)
        other, _ = await founded(opened[0], "pocket_changan")
        twin = await opened[1].registry.find_match(other.id)
        await other.concede(0)
        await until(lambda: twin.state.version == other.state.version)
        assert twin.state.require_game().has_conceded(0) and facts_of(twin) == facts_of(other)

    told(postgresql, story)


def test_of_two_who_choose_at_once_both_have_chosen_once(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        match, _ = await founded(opened[0])
        twin = await opened[1].registry.find_match(match.id)
        for _ in range(20):
            game = match.state.require_game()
            seat = next(iter(game.seats_to_act()))
            text, version = game.choices(seat)[0].text, match.state.seat_version(seat)
            done = await asyncio.gather(match.choose(seat, text, version), twin.choose(seat, text, version))
            assert sorted(done) == [False, True]
            await until(lambda: twin.state.version == match.state.version)
        rows = await opened[0].database.read(
            lambda c: c.scalars(sa.select(choices.c.seq).order_by(choices.c.seq)).all()
        )
        assert list(rows) == list(range(len(match.state.choice_log)))

    told(postgresql, story)


def test_another_choice_at_the_same_version_is_refused(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        match, _ = await founded(opened[0])
        twin = await opened[1].registry.find_match(match.id)
        while len(texts := texts_of(match)) < 2:
            await choose_some(match, 1)
        await until(lambda: twin.state.version == match.state.version)
        seat = next(iter(match.state.require_game().seats_to_act()))
        version = match.state.seat_version(seat)
        results = await asyncio.gather(
            match.choose(seat, texts[0], version), twin.choose(seat, texts[1], version), return_exceptions=True
        )
        assert [isinstance(result, UserError) for result in results].count(True) == 1
        assert STALE in [result.sentence for result in results if isinstance(result, UserError)]

    told(postgresql, story)


def test_news_of_the_past_or_with_a_gap_change_nothing_or_are_read(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        match, _ = await founded(opened[0])
        await choose_some(match, 3)
        before = facts_of(match)
        await match.follow(MatchWritten(match.id, match.state.version - 1, [(0, "sell 1")]))
        await match.follow(MatchWritten(match.id, match.state.version + 7, [(0, "sell 1")]))
        assert facts_of(match) == before

    told(postgresql, story)


def test_the_bots_of_a_match_are_played_by_one_process(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        match, _ = await founded(opened[0], "pocket_changan", "", "greedy", "greedy")
        twin = await opened[1].registry.find_match(match.id)
        opened[0].registry.matches[match.id].changed()
        await until(lambda: match.state.require_game().over and twin.state.require_game().over)
        assert facts_of(twin)["rows"] == facts_of(match)["rows"]

    told(postgresql, story, bots=True)


def test_who_is_there_is_known_everywhere_and_forgotten_when_he_goes(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        match, person = await founded(opened[0])
        twin = await opened[1].registry.find_match(match.id)
        page = Page(person)
        match.subscribers.add(page)
        match.subscribers.add(watcher := Page(None))
        await until(lambda: twin.people_here() == {person.id} and twin.watchers() == 1)
        await until(lambda: opened[1].presence.present_among({person.id}) == {person.id})
        assert twin.is_watched()
        match.subscribers -= {page, watcher}
        await until(lambda: not twin.people_here() and not twin.is_watched())

    told(postgresql, story)


def test_a_new_name_is_known_everywhere(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        person, _ = await opened[0].people.create_person("Mei")
        there = await opened[1].people.find_person(person.id)
        assert there is not None
        await opened[0].people.rename(person, "Meilin")
        await until(lambda: there.name == "~Meilin")
        assert await opened[1].people.find_person(person.id) is there

    told(postgresql, story)


def test_who_is_named_while_he_is_looked_up_keeps_his_new_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> None:
        async with sites(tmp_path, 1) as [services]:
            people, read = services.people, services.database.read
            person, _ = await people.create_person("Crane 52")
            other, _ = await people.create_person("Luca")
            asked: list[str] = []

            async def slow(work: Callable[[sa.Connection], Person | None]) -> Person | None:
                kept = await read(work)
                asked.append("" if kept is None else kept.name)
                if len(asked) == 1:
                    await people.rename(person, "Mei")
                    person.mutes.add(other.id)
                    await services.database.write(
                        lambda c: c.execute(mutes.insert(), {"person": person.id, "muted": other.id})
                    )
                return kept

            monkeypatch.setattr(services.database, "read", slow)
            await people.reload_person(person.id)
            assert asked == ["~Crane 52", "~Mei"] and await people.find_person(person.id) is person
            assert (person.name, person.mutes) == ("~Mei", {other.id})

    asyncio.run(tell())


def test_one_process_holds_a_key_until_it_gives_it_back_or_ends(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        first, second = opened[0].locks, opened[1].locks
        assert await first.acquire("tea") and not await second.acquire("tea") and not await first.acquire("tea")
        assert await second.acquire("silk")
        await first.release("tea")
        assert await second.acquire("tea") and not await first.acquire("tea")
        await second.close()
        for name in ("tea", "silk"):
            while not await first.acquire(name):  # PostgreSQL sees a moment later that the line is closed
                await asyncio.sleep(0.01)
        assert not await second.acquire("tea") and second.connection is None

    told(postgresql, story)


def test_who_has_lost_the_line_holds_no_key(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        first, second = opened[0].locks, opened[1].locks
        assert await first.acquire("tea") and await first.is_held("tea")
        with opened[1].database.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            connection.exec_driver_sql(f"SELECT pg_terminate_backend({first.connection.info.backend_pid}, 5000)")
        assert not await first.is_held("tea")
        assert await second.acquire("tea") and not await first.acquire("tea")

    told(postgresql, story)


def test_no_line_stays_open_whenever_the_task_is_cancelled_that_opens_it(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        services = opened[0]
        for number in range(40):
            keys = AdvisoryLocks(services.database)
            tasks = [asyncio.create_task(keys.acquire("tea")), asyncio.create_task(services.cluster.listen())]
            await asyncio.sleep(number / 2000)
            for task in tasks:
                task.cancel()
            await keys.close()
            await asyncio.gather(*tasks, return_exceptions=True)
        with warnings.catch_warnings(record=True) as left:
            gc.collect()
        assert not left

    told(postgresql, story)


def test_what_is_heard_last_opens_no_line_after_the_end(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        match, _ = await founded(opened[0], "pocket_changan", "", "greedy", "me")
        twin = await opened[1].registry.find_match(match.id)
        await opened[1].close()
        twin.changed()
        await asyncio.gather(*[o.task for o in list(opened[1].registry.coordinator.busy) if o.task is not None])
        assert opened[1].locks.connection is None

    told(postgresql, story, bots=True)


def test_what_is_heard_just_before_the_end_is_left_undone_without_a_word(tmp_path: Path) -> None:
    async def story(opened: list[Services]) -> None:
        match, person = await founded(opened[0])
        twin = await opened[1].registry.find_match(match.id)
        opened[1].people.seen[person.id] = person
        heard = opened[1].cluster.receive
        for news in (MatchWritten(match.id, twin.state.version + 1), PersonChanged(person.id)):
            heard(Envelope(opened[0].database.process, news))
        assert len(opened[1].cluster.background_tasks) == 2
        await opened[1].close()
        gc.collect()

    told(tmp_path, story)


def test_chores_go_over_to_another_process_when_theirs_ends(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        done: list[int] = []

        async def chore(number: int) -> None:
            done.append(number)
            await asyncio.sleep(60)

        def lead(number: int) -> "asyncio.Task[None]":
            services = opened[number]
            return asyncio.create_task(services.cluster.run_as_leader(services.locks, [lambda: chore(number)]))

        first, second = lead(0), lead(1)
        await until(lambda: len(done) == 1)
        leader = done[0]
        await asyncio.sleep(0.2)
        assert len(done) == 1
        (first, second)[leader].cancel()
        await opened[leader].locks.close()
        await until(lambda: len(done) == 2)
        assert done[1] == 1 - leader
        for task in (first, second):
            task.cancel()
        await asyncio.gather(first, second, return_exceptions=True)

    told(postgresql, story)


def test_what_was_missed_while_the_line_was_broken_is_found(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(opened: list[Services]) -> None:
        match, _ = await founded(opened[0])
        twin = await opened[1].registry.find_match(match.id)
        listening = "query LIKE 'LISTEN %%' AND datname = current_database()"
        end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening} AND pid <> pg_backend_pid()"
        with monkeypatch.context() as patch:
            patch.setattr("tongbao.server.realtime.cluster.RETRY", 0.5)
            with opened[0].database.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
                connection.exec_driver_sql(end)
            await choose_some(match, 3)
            await until(lambda: twin.state.version == match.state.version)
        assert facts_of(twin) == facts_of(match)

    told(postgresql, story)


def test_a_match_that_is_gone_is_had_by_nobody(postgresql: str) -> None:
    async def story(opened: list[Services]) -> None:
        person, _ = await opened[0].people.create_person("Mei")
        seated = [MatchSeat(0, "human", "Mei", person.id), MatchSeat(1, "open")]
        match = await opened[0].registry.found_match(NewMatch("xanadu", {}, seated), person)
        twin = await opened[1].registry.find_match(match.id)
        assert await removed(match)
        opened[0].registry.drop(match)
        await until(lambda: match.id not in opened[1].registry.matches)
        assert not twin.state.seats_of(person)

    told(postgresql, story)


def test_alone_a_server_holds_every_key(tmp_path: Path) -> None:
    async def story() -> None:
        services = Services(tmp_path, HASTY)
        assert await services.locks.acquire("tea") and not await services.locks.acquire("tea")
        await services.locks.release("tea")
        async with AdvisoryLocks(services.database).holding("tea"):
            pass
        assert MatchRegistry(services.database, HASTY).coordinator.keys is not services.locks
        services.database.close()

    asyncio.run(story())
