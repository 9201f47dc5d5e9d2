"""After a start the tables that wait for a bot go on by themselves, a few at a time, and nobody waits for them."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.server.browsers import Browser, server
from tests.support.server.hasty import HASTY
from tests.support.server.programs import until
from tongbao.engine.game import Game
from tongbao.server.accounts.people import People
from tongbao.server.db.database import Database
from tongbao.server.main.app import create_app
from tongbao.server.matches import bots as opponents
from tongbao.server.matches import playing, registry
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.state import MatchState

TABLES = 12


async def keep_waiting(folder: Path, tables: int = TABLES) -> list[str]:
    """Keep so many tables at which a bot is to act; their names."""
    database = Database(folder)
    sleeping = MatchRegistry(database, HASTY.but(bots={"pause": 3600}))
    person, _ = await People(database).create_person("Mei")
    chairs = [MatchSeat(seat, "bot", f"Bot {seat}", None, "random") for seat in range(2)]
    names = [(await sleeping.found_match(NewMatch("xanadu", {}, chairs), person)).id for _ in range(tables)]
    await sleeping.close()
    database.close()
    return names


class Gauge:
    """How many are at work at once, and how many were."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.now = self.most = self.all = 0
        self.threads: set[int] = set()

    def wrap(self, deed: Any) -> Any:
        def counted(*words: Any) -> Any:
            with self.lock:
                self.now, self.all = self.now + 1, self.all + 1
                self.most = max(self.most, self.now)
                self.threads.add(threading.get_ident())
            try:
                time.sleep(0.01)
                return deed(*words)
            finally:
                with self.lock:
                    self.now -= 1

        return counted


def test_the_server_answers_before_any_table_is_opened_and_they_are_opened_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = asyncio.run(keep_waiting(tmp_path))
    gate, gauge = threading.Event(), Gauge()
    rebuild = gauge.wrap(registry.rebuild)

    def held(database: Database, name: str) -> Match:
        assert gate.wait(30)
        return rebuild(database, name)  # type: ignore[no-any-return]

    monkeypatch.setattr(registry, "rebuild", held)
    with server(create_app(tmp_path, HASTY.but(bots={"pause": 3600}))) as client:
        mei = Browser(client)
        assert mei.get("/ready").json()["ok"] and mei.get("/").status_code == 200
        assert gauge.all == 0
        gate.set()
        until(lambda: gauge.all == len(names))
        assert gauge.most == 1
        assert threading.get_ident() not in gauge.threads


def test_bots_that_nobody_looks_at_think_one_at_a_time_and_those_of_people_come_before_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = asyncio.run(keep_waiting(tmp_path))
    gauge, go = Gauge(), threading.Event()
    think = opponents.MatchBots.think

    def held(bots: opponents.MatchBots, game: Game, seat: int, kind: str) -> str:
        if bots.match.id not in names:
            return think(bots, game, seat, kind)
        count()
        assert go.wait(30)
        return think(bots, game, seat, kind)

    count = gauge.wrap(lambda: go.wait(0.2))
    monkeypatch.setattr(opponents.MatchBots, "think", held)
    with server(create_app(tmp_path, HASTY)) as client:
        until(lambda: gauge.all == 1 and len(client.app.state.services.registry.coordinator.queue) == TABLES - 1)  # type: ignore[attr-defined]
        mei = Browser(client)
        link = mei.found("xanadu", "me", "bot:random")
        with mei.live(link) as page:
            page.settle()
            for _ in range(3):
                mei.choose(link, mei.turn(link)["choices"][0])
            until(lambda: mei.view(link)["view"]["to_act"] == [0])
        assert (gauge.all, gauge.most) == (1, 1)
        go.set()
        until(lambda: gauge.all > 2 * TABLES)
        assert gauge.most == 1


def test_deals_replays_and_undo_are_done_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gauge = Gauge()
    monkeypatch.setattr(MatchState, "play_again", gauge.wrap(MatchState.play_again))
    monkeypatch.setattr(playing, "undone", gauge.wrap(playing.undone))
    with server(create_app(tmp_path, HASTY)) as client:
        assert client.portal is not None
        loop = client.portal.call(threading.get_ident)
        mei, temur = Browser(client), Browser(client)
        link = mei.found("xanadu", "me", "open")
        dealt = gauge.all
        temur.join(link, "Temür")
        assert gauge.all == dealt + 1, "the deal"
        while mei.undo(link).status_code != 200:
            for player, seat in ((mei, 0), (temur, 1)):
                for choice in player.view(link)["choices"][:1]:
                    player.choose(link, choice, seat)
        undone = gauge.all
        assert undone > dealt + 1, "the undo"
        client.app.state.services.registry.forget({link.removeprefix("/t/")})  # type: ignore[attr-defined]
        assert mei.view(link)["view"]
        assert gauge.all == undone + 1, "the replay"
        assert loop not in gauge.threads


def test_many_who_come_at_once_wait_for_one_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        [name] = await keep_waiting(tmp_path, 1)
        gauge = Gauge()
        monkeypatch.setattr(registry, "rebuild", gauge.wrap(registry.rebuild))
        database = Database(tmp_path)
        busy = MatchRegistry(database, HASTY.but(bots={"pause": 3600}))
        found = await asyncio.gather(*[busy.find_match(name) for _ in range(50)])
        assert gauge.all == 1 and len(set(map(id, found))) == 1
        await busy.close()
        database.close()

    asyncio.run(story())
