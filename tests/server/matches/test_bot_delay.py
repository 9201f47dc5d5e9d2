"""How fast bots choose: set by those who sit at the table, at any time, and kept."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from tests.support.server.browsers import Browsers
from tests.support.server.hasty import HASTY
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import Settings
from tongbao.server.db.database import Database
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seating import set_pace
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import PACES, USUAL, pause_at

GAME = "xanadu"
MEI = Person("mei", "Mei")


def test_paces_are_at_once_usual_leisurely_and_patient() -> None:
    assert [pause_at(name, 0.5) for name in PACES] == [0.0, 0.5, 1.5, 4.0]
    assert pause_at("of another version", 0.5) == 0.5


def test_bots_wait_as_long_as_was_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    monkeypatch.setattr("tongbao.server.matches.bots.asyncio.sleep", noted)

    async def round_of(match: Match) -> set[float]:
        waited.clear()
        while not waited or match.state.require_game().seats_to_act() != (0,):
            if 0 in match.state.require_game().seats_to_act():
                await match.choose(0, match.state.require_game().choices(0)[-1].text, match.state.seat_version(0))
            await sleep(0.001)
        return {seconds for seconds in waited if seconds != 0.001}

    async def story() -> None:
        database = Database(tmp_path)
        chairs = [MatchSeat(0, "human", "Mei", MEI.id), MatchSeat(1, "bot", "Temür", None, "random")]
        match = await MatchRegistry(database, Settings()).found_match(NewMatch(GAME, {}, chairs), MEI)
        assert match.state.settings.pace == USUAL and await round_of(match) == {0.5}
        await match.apply(partial(set_pace, person=MEI, pace="slow"))
        assert await round_of(match) == {1.5}
        await match.apply(partial(set_pace, person=MEI, pace="quick"))
        assert await round_of(match) == {0.0}
        assert (await MatchRegistry(database, Settings()).find_match(match.id)).state.settings.pace == "quick", (
            "as it is kept"
        )
        database.close()

    asyncio.run(story())


def test_who_sits_there_sets_the_pace(browser: Browsers) -> None:
    mei, watcher = browser(), browser()
    link = mei.found(GAME, "me", "bot:random", name="Mei")
    answer = mei.post(f"{link}/pace", {"pace": "slow"}, accept="application/json")
    assert answer.status_code == 200 and answer.json() == {"pace": "slow"}
    page = mei.get(link).text
    assert 'name="pace"' in page and 'value="slow" checked' in " ".join(page.split())
    assert 'name="pace"' not in watcher.get(link).text
    watcher.post("/name", {"name": "Luca"})
    answer = watcher.post(f"{link}/pace", {"pace": "quick"}, accept="application/json")
    assert answer.status_code == 403 and "set the computer’s pace" in answer.json()["error"]
    answer = mei.post(f"{link}/pace", {"pace": "wild"}, accept="application/json")
    assert answer.status_code == 400 and "quick, usual, slow, patient" in answer.json()["error"]
    assert mei.post(f"{link}/pace", {}, accept="application/json").status_code == 400


def test_a_table_without_bots_has_no_pace(browser: Browsers) -> None:
    mei = browser()
    link = mei.found(GAME, "me", "here", name="Mei")
    assert 'name="pace"' not in mei.get(link).text


def test_another_page_sees_the_pace_that_was_set(browser: Browsers) -> None:
    mei = browser()
    link = mei.found(GAME, "me", "bot:random", name="Mei")
    with mei.live(link) as page:
        page.state()
        page.settle()
        mei.post(f"{link}/pace", {"pace": "slow"}, accept="application/json")
        while 'value="slow" checked' not in " ".join(page.sections.get("about", "").split()):
            page.state()


def test_an_unknown_pace_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(tmp_path)
        chairs = [MatchSeat(0, "human", "Mei", MEI.id), MatchSeat(1, "open")]
        match = await MatchRegistry(database, HASTY).found_match(NewMatch(GAME, {}, chairs), MEI)
        with pytest.raises(UserError, match="no pace “wild”"):
            await match.apply(partial(set_pace, person=MEI, pace="wild"))
        with pytest.raises(UserError, match="only players seated here"):
            await match.apply(partial(set_pace, person=Person("luca", "Luca"), pace="slow"))
        assert match.state.settings.pace == USUAL
        database.close()

    asyncio.run(story())


def test_the_pace_can_be_set_before_the_start(browser: Browsers) -> None:
    mei = browser()
    assert 'value="usual" checked' in " ".join(mei.get(f"/new/{GAME}").text.split())
    link = mei.found(GAME, "me", "bot:random", name="Mei", pace="patient")
    assert 'value="patient" checked' in " ".join(mei.get(link).text.split())
    form = {"game": GAME, "players": "2", "seat-0": "me", "seat-1": "bot:random", "pace": "wild"}
    assert mei.post("/tables", form, accept="application/json").status_code == 400
