"""Players who keep a server busy through whatever befalls it: they repeat what isn't acknowledged until it is."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import sqlalchemy as sa

from tests.support.server.programs import client
from tongbao.server.db.database import Database
from tongbao.server.db.tables import choices
from tongbao.server.main.verify import WELL, tables_in, verdict_on
from tongbao.testing.addresses import api

REST = 0.05
"""Seconds after which is tried again what could not be done."""
PATIENCE = 300
"""After so many seconds without an end a test gives up; nothing else depends on the clock."""
SOME = 4
"""So many choices of everybody show that all tables go on."""


class Player(threading.Thread):
    """Plays one game after the other on seat 0 against a bot. ``made`` is what was acknowledged, by table and version.

    ``refused`` are the sentences with which the server said that it can't do it now, ``broken`` counts lost links.
    """

    def __init__(self, port: int, number: int) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.dice = random.Random(number)
        self.made: dict[str, dict[int, str]] = {}
        self.refused: list[str] = []
        self.broken = 0
        self.stops = threading.Event()

    @property
    def count(self) -> int:
        """How many choices were acknowledged."""
        return sum(map(len, self.made.values()))

    def run(self) -> None:
        with client(self.port) as browser:
            while not self.stops.is_set():
                form = {"game": "xanadu", "name": "Mei", "seat-0": "me", "seat-1": "bot:random", "players": "2"}
                link = self.persist(lambda form=form: browser.post("/tables", data=form)).headers["location"]  # type: ignore[misc]
                self.play(browser, link)

    def play(self, browser: httpx2.Client, link: str) -> None:
        """Play a table to its end."""
        made = self.made.setdefault(link, {})
        while not self.stops.is_set():
            seen = self.persist(lambda: browser.get(f"{api(link)}/view")).json()
            if seen["view"]["over"]:
                return
            if not seen["choices"]:
                time.sleep(0.01)
                continue
            version, choice = seen["version"], self.dice.choice(seen["choices"])
            wish = {"seat": 0, "choice": choice, "version": version}
            answer = self.persist(lambda wish=wish: browser.post(f"{link}/choices", json=wish))  # type: ignore[misc]
            if answer.status_code == 200:
                assert made.setdefault(version, choice) == choice
            else:  # what was seen was not the latest: the next look shows that
                assert answer.status_code == 409, answer.text

    def persist(self, ask: Callable[[], Any]) -> Any:
        """Ask until the server answers, and not that it can't."""
        while True:
            try:
                answer = ask()
            except httpx2.TransportError:
                self.broken += 1
            else:
                assert answer.status_code in (200, 303, 409, 503), answer.text
                if answer.status_code != 503:
                    return answer
                self.refused.append(answer.json()["error"])
            time.sleep(REST)


class Players:
    """Many of them, each at a table of his own."""

    def __init__(self, port: int, count: int) -> None:
        self.all = [Player(port, number) for number in range(count)]

    @property
    def count(self) -> int:
        """How many choices were acknowledged, at all tables."""
        return sum(player.count for player in self.all)

    @property
    def refused(self) -> list[str]:
        """The sentences with which the server has said that it can't do it now."""
        return [sentence for player in self.all for sentence in player.refused]

    def until(self, holds: Callable[[], bool]) -> float:
        """Wait until it holds; after how many seconds it did."""
        begun = time.monotonic()
        while not holds():
            assert all(player.is_alive() for player in self.all)
            assert time.monotonic() - begun < PATIENCE, [player.count for player in self.all]
            time.sleep(0.02)
        return time.monotonic() - begun

    def go_on(self) -> float:
        """Wait until everybody has made some more choices; after how many seconds that was."""
        before = {player: player.count for player in self.all}
        return self.until(lambda: all(player.count >= before[player] + SOME for player in self.all))

    def are_refused(self) -> None:
        """Wait until the server has said some more times that it can't."""
        before = len(self.refused)
        self.until(lambda: len(self.refused) >= before + len(self.all))

    def require_kept(self, place: Path | str) -> None:
        """Everything that was acknowledged is kept once and in its order, nothing else is, and all tables are well."""
        database = Database(place, only_reads=True)
        with database.engine.connect() as connection:
            rows = connection.execute(sa.select(choices).order_by(choices.c.match_id, choices.c.seq)).all()
        kept: dict[str, list[Any]] = {}
        for row in rows:
            kept.setdefault(row.match_id, []).append(row)
        for link, made in [table for player in self.all for table in player.made.items()]:
            found = kept.get(link.removeprefix("/t/"), [])
            assert [row.seq for row in found] == list(range(len(found)))
            assert {n: row.text for n, row in enumerate(row for row in found if row.seat == 0)} == made, link
        assert [
            one for one in [verdict_on(database, name) for name in tables_in(database)] if one and one.state != WELL
        ] == []
        database.close()


@contextmanager
def playing(port: int, count: int) -> Iterator[Players]:
    """So many players, at whose tables something was chosen already; in the end each waits for his last answer."""
    players = Players(port, count)
    for player in players.all:
        player.start()
    try:
        players.go_on()
        yield players
    finally:
        for player in players.all:
            player.stops.set()
    for player in players.all:
        player.join(PATIENCE)
        assert not player.is_alive()
