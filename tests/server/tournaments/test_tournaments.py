"""Tournaments play themselves to the end, the same from the same seed; whatever happens, nothing is done twice."""

import asyncio
from collections.abc import Callable, Coroutine
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import tongbao
from tests.support.server.hasty import HASTY
from tongbao.server.accounts.people import People, Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database
from tongbao.server.db.tables import matches
from tongbao.server.matches.deals import drawn
from tongbao.server.matches.registry import MatchRegistry
from tongbao.server.matches.seating import leave
from tongbao.server.services.account_data import erase
from tongbao.server.tournaments.organiser import Organiser
from tongbao.server.tournaments.swiss import ROBIN, SWISS
from tongbao.server.tournaments.tournament import NewTournament, Tournament, TournamentTable, points_text

SEED = "5eed" * 16
MEI = Person("mei", "Mei")


def wished(**more: Any) -> NewTournament:
    """A tournament of quick games that guests can enter."""
    wish = {
        "rated": False,
        "name": "Autumn",
        "game": tongbao.GAMES["pocket_changan"],
        "options": {"length": "short"},
        "bot": "random",
    }
    return NewTournament(**{**wish, **more})


class Office:
    """A server’s organiser on a folder."""

    def __init__(self, folder: Path, now: Callable[[], float] = lambda: 1000.0) -> None:
        self.database = Database(folder)
        self.people = People(self.database)
        self.registry = MatchRegistry(self.database, HASTY)
        self.organiser = Organiser(self.database, self.registry, now)

    async def played(self, name: str) -> Tournament:
        """The tournament once it is finished."""
        chore = asyncio.create_task(self.organiser.run())
        while (tournament := await self.organiser.find_tournament(name)).state != "finished":
            await asyncio.sleep(0.01)
        chore.cancel()
        await asyncio.gather(chore, return_exceptions=True)
        return tournament

    async def close(self) -> None:
        await self.registry.close()
        self.database.close()


def in_office(folder: Path, work: Callable[[Office], Coroutine[Any, Any, Any]], **more: Any) -> Any:
    """What comes of some work there; afterwards the server is closed."""

    async def whole() -> Any:
        office = Office(folder, **more)
        try:
            return await work(office)
        finally:
            await office.close()

    return asyncio.run(whole())


def course(tournament: Tournament) -> list[Any]:
    """All that has happened in it, without the names of its matches."""
    return [[(one.seats, one.places, one.scores) for one in tables] for tables in tournament.rounds]


def whole_tournament(folder: Path, seed: str, wish: NewTournament) -> Tournament:
    """A tournament of bots alone, from its founding to its end."""

    async def work(office: Office) -> Tournament:
        name = await office.organiser.create_tournament(wish, MEI, seed)
        await office.organiser.begin(name)
        return await office.played(name)

    done: Tournament = in_office(folder, work)
    return done


@pytest.mark.by_turns(3)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "many", "rounds"),
    [
        ("random", 6, 3),
        *[pytest.param(bot, 32, 5, marks=pytest.mark.nightly) for bot in ("random", "greedy", "apprentice")],
    ],
)
def test_many_opponents_play_some_rounds_the_same_from_the_same_seed(
    tmp_path: Path, bot: str, many: int, rounds: int
) -> None:
    wish = wished(most=many, rounds=rounds, bot=bot)
    one = whole_tournament(tmp_path / "one", SEED, wish)
    assert len(one.entrants) == many and [len(tables) for tables in one.rounds] == [many // 2] * rounds
    assert sum(row.points for row in one.standing()) == rounds * many // 2
    again = whole_tournament(tmp_path / "again", SEED, wish)
    assert course(again) == course(one)
    assert again.standing() == one.standing()


def test_another_seed_gives_another_course(tmp_path: Path) -> None:
    wish = wished(most=4, rounds=1)
    assert course(whole_tournament(tmp_path / "one", SEED, wish)) != course(
        whole_tournament(tmp_path / "other", "other", wish)
    )


@pytest.mark.slow
@pytest.mark.by_turns(2)
@pytest.mark.parametrize(
    "wish",
    [
        wished(most=5, form=ROBIN),
        wished(most=7, players=3, game=tongbao.GAMES["xanadu"], options={}, form=SWISS),
        wished(most=6, players=3, form=ROBIN),
        wished(most=4, rounds=1, game=tongbao.GAMES["changan"], options={}),
    ],
)
def test_tournaments_of_every_form_end(tmp_path: Path, wish: NewTournament) -> None:
    done = whole_tournament(tmp_path, SEED, wish)
    assert len(done.rounds) == done.total
    assert [row.place for row in done.standing()] == list(range(1, wish.most + 1))


@pytest.mark.by_turns(2)
@pytest.mark.slow
def test_it_goes_on_after_the_server_was_closed_between_any_two_steps(tmp_path: Path) -> None:
    wish = wished(most=4, rounds=3)
    straight = whole_tournament(tmp_path / "straight", SEED, wish)

    async def founded(office: Office) -> str:
        return await office.organiser.create_tournament(wish, MEI, SEED)

    name = in_office(tmp_path / "halting", founded)

    async def begun(office: Office) -> None:
        await office.organiser.begin(name)

    async def one_step(office: Office) -> bool:
        await office.registry.wake_bots()
        while any(
            match.state.game is not None and not match.state.game.over for match in office.registry.matches.values()
        ):
            await asyncio.sleep(0.01)
        tournament = await office.organiser.find_tournament(name)
        await office.organiser.step(tournament)
        return (await office.organiser.find_tournament(name)).state == "finished"

    in_office(tmp_path / "halting", begun)
    while not in_office(tmp_path / "halting", one_step):
        pass

    async def read(office: Office) -> Tournament:
        return await office.organiser.find_tournament(name)

    assert course(in_office(tmp_path / "halting", read)) == course(straight)


def test_no_game_and_no_round_is_founded_twice(tmp_path: Path) -> None:
    async def work(office: Office) -> None:
        organiser = office.organiser
        name = await organiser.create_tournament(wished(most=4, rounds=2), MEI, SEED)
        await organiser.begin(name)
        before = await organiser.find_tournament(name)
        tables = before.next_tables()
        await asyncio.gather(*[organiser.begin_round(before, tables) for _ in range(3)])
        tournament = await organiser.find_tournament(name)
        assert len(tournament.rounds) == 1 and len(tournament.latest) == 2
        await asyncio.gather(*[organiser.found_game(tournament, tournament.latest[0]) for _ in range(3)])
        assert len(office.registry.matches) == 1
        with pytest.raises(UserError):
            await organiser.begin(name)

    in_office(tmp_path, work)


def test_a_tournament_begins_when_it_is_full_or_its_moment_has_come(tmp_path: Path) -> None:
    moment = 1000.0

    async def work(office: Office) -> None:
        organiser = office.organiser
        full = await organiser.create_tournament(wished(most=2, bot=""), MEI)
        later = await organiser.create_tournament(wished(most=4, begins=2000.0), MEI)
        alone = await organiser.create_tournament(wished(most=4, bot="", begins=2000.0), MEI)
        for name in ("Mei", "Luca"):
            person, _ = await office.people.create_person(name)
            await organiser.enter(full, person)
            await organiser.enter(full, person)
        with pytest.raises(UserError, match="places"):
            await organiser.enter(full, Person("third", "Third"))
        await organiser.enter(alone, Person("third", "Third"))
        await organiser.advance_all()
        assert [(await organiser.find_tournament(name)).state for name in (full, later, alone)] == [
            "running",
            "open",
            "open",
        ]
        nonlocal moment
        moment = 2000.0
        await organiser.advance_all()
        assert [(await organiser.find_tournament(name)).state for name in (later, alone)] == ["running", "off"]
        with pytest.raises(UserError):
            await organiser.leave(full, MEI)

    in_office(tmp_path, work, now=lambda: moment)


def test_who_is_withdrawn_has_a_bot_end_his_game_and_is_paired_no_more(tmp_path: Path) -> None:
    async def work(office: Office) -> None:
        organiser = office.organiser
        name = await organiser.create_tournament(wished(most=4, rounds=2), MEI)
        absent, _ = await office.people.create_person("Absent")
        await organiser.enter(name, absent)
        await organiser.begin(name)
        await organiser.advance(name)
        await organiser.withdraw(name, 0)
        done = await office.played(name)
        assert done.entrants[0].gone
        assert all(0 not in table.seats for table in done.rounds[1])
        assert sorted(len(table.seats) for table in done.rounds[1]) == [1, 2]

    in_office(tmp_path, work)


def test_somebody_who_is_withdrawn_while_his_game_is_being_founded_has_a_bot_end_it(tmp_path: Path) -> None:
    async def work(office: Office) -> None:
        organiser, found_game = office.organiser, office.organiser.found_game

        async def found_meanwhile(tournament: Tournament, table: TournamentTable) -> None:
            if not tournament.entrants[0].gone:
                await organiser.withdraw(tournament.id, 0)
            await found_game(tournament, table)

        organiser.found_game = found_meanwhile  # type: ignore[method-assign]
        name = await organiser.create_tournament(wished(most=2, rounds=1), MEI)
        await organiser.enter(name, (await office.people.create_person("Absent"))[0])
        await organiser.begin(name)
        assert (await office.played(name)).latest[0].result is not None

    in_office(tmp_path, work)


def test_a_game_is_founded_anew_for_an_entrant_who_has_deleted_his_account_meanwhile(tmp_path: Path) -> None:
    async def work(office: Office) -> None:
        organiser, found_game = office.organiser, office.organiser.found_game
        mei, _ = await office.people.create_person("Mei")

        async def found_meanwhile(tournament: Tournament, table: TournamentTable) -> None:
            await office.database.write(erase(mei.id))
            await found_game(tournament, table)

        organiser.found_game = found_meanwhile  # type: ignore[method-assign]
        name = await organiser.create_tournament(wished(most=2, rounds=1), MEI)
        await organiser.enter(name, mei)
        await organiser.begin(name)
        await organiser.advance(name)
        assert (await organiser.find_tournament(name)).latest[0].match is None
        await organiser.advance(name)
        match = await office.registry.find_match(str((await organiser.find_tournament(name)).latest[0].match))
        assert [chair.kind for chair in match.state.seats] == ["bot", "bot"]

    in_office(tmp_path, work)


def test_somebody_whose_game_is_founded_while_he_is_withdrawn_has_a_bot_end_it(tmp_path: Path) -> None:
    async def work(office: Office) -> None:
        organiser, find = office.organiser, office.organiser.find_tournament

        async def find_before_founding(name: str) -> Tournament:
            found = await find(name)
            organiser.find_tournament = find  # type: ignore[method-assign]
            await organiser.advance(name)
            return found

        name = await organiser.create_tournament(wished(most=2, rounds=1), MEI)
        await organiser.enter(name, (await office.people.create_person("Absent"))[0])
        await organiser.begin(name)
        organiser.find_tournament = find_before_founding  # type: ignore[method-assign]
        await organiser.withdraw(name, 0)
        assert (await office.played(name)).latest[0].result is not None

    in_office(tmp_path, work)


def test_a_game_that_is_put_aside_is_drawn_when_one_of_its_players_is_withdrawn(tmp_path: Path) -> None:
    async def work(office: Office) -> None:
        organiser = office.organiser
        name = await organiser.create_tournament(wished(most=2, rounds=1, bot=""), MEI)
        for one in ("Mei", "Luca"):
            await organiser.enter(name, (await office.people.create_person(one))[0])
        await organiser.advance(name)
        match = str((await organiser.find_tournament(name)).latest[0].match)
        await office.registry.database.write(lambda c: c.execute(matches.update().filter_by(id=match).values(rules=99)))
        office.registry.forget([match])
        await organiser.advance(name)
        assert (await organiser.find_tournament(name)).state == "running"
        await organiser.withdraw(name, 0)
        await organiser.advance(name)
        done = await organiser.find_tournament(name)
        assert done.state == "finished" and done.latest[0].places == (1, 1)

    in_office(tmp_path, work)


@pytest.mark.parametrize("rated", [True, False])
def test_the_winner_of_a_rated_tournament_is_crowned_with_the_end(tmp_path: Path, rated: bool) -> None:
    async def work(office: Office) -> None:
        crowned: list[str] = []
        office.organiser.on_title.append(lambda tournament, person: lambda _: crowned.append(person))
        name = await office.organiser.create_tournament(wished(most=2, rounds=1, bot="", rated=rated), MEI)
        people = [(await office.people.create_person(one))[0] for one in ("Mei", "Luca")]
        for person in people:
            person.name = person.given  # now they have an account
            await office.organiser.enter(name, person)
        await office.organiser.advance(name)
        tournament = await office.organiser.find_tournament(name)
        match = await office.registry.find_match(str(tournament.latest[0].match))
        assert match.state.seed == "" and match.state.secret != drawn(tournament.plan.seed, "cards", 1, 1)
        for person in people:
            await match.apply(partial(leave, person=person))
        done = await office.played(name)
        assert crowned == ([done.entrants[done.standing()[0].number].person] if rated else [])

    in_office(tmp_path, work)


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "x" * 41},
        {"form": "knockout"},
        {"players": 1},
        {"players": 9},
        {"most": 65},
        {"most": 25, "form": ROBIN},
        {"most": 1},
        {"rounds": 16},
        {"bot": "nobody"},
        {"begins": 999.0},
        {"begins": 1e9},
        {"clock": "sundial"},
        {"options": {"length": "endless"}},
    ],
)
def test_what_can_not_be_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async def work(office: Office) -> None:
        with pytest.raises((UserError, tongbao.BadOption)):
            await office.organiser.create_tournament(wished(**wrong), MEI)

    in_office(tmp_path, work)


def test_nobody_founds_too_many(tmp_path: Path) -> None:
    async def work(office: Office) -> None:
        for _ in range(3):
            name = await office.organiser.create_tournament(wished(), MEI)
        with pytest.raises(UserError):
            await office.organiser.create_tournament(wished(), MEI)
        await office.organiser.call_off(name)
        await office.organiser.create_tournament(wished(), MEI)

    in_office(tmp_path, work)


def test_points_are_written_with_halves() -> None:
    assert [points_text(Fraction(n, 4)) for n in (0, 2, 4, 6, 7)] == ["0", "½", "1", "1½", "1.75"]
