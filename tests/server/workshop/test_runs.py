"""Many games at once: played in processes of their own, shown meanwhile, stopped and kept, one run after the other."""

import asyncio
import re
import time
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.server.workshop.test_decks import changed
from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.forms import new_deck
from tests.support.server.hasty import ROOMY
from tongbao.lab.balance.aggregates import Sums
from tongbao.lab.balance.watch import UNIT, Units
from tongbao.server.common.settings import Settings
from tongbao.server.db.tables import runs as table
from tongbao.server.main.app import create_app
from tongbao.server.workshop import runs
from tongbao.server.workshop.runs import SimulationWorkers, options_of

WISH = {"players": "2", "level": "steady"}


pytestmark = pytest.mark.settings(workshop={"processes": 1, "games": UNIT, "looks": 0.02, "beat": 0.02})
"""A run has one unit of games, one is played at a time, and a server looks often."""


class Slow:
    """Plays nothing, and has done so when it is told to: in place of what processes do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Units] = []
        self.stopped = 0
        self.goes_on = False

        async def work(_players: SimulationWorkers, units: Units) -> Sums:
            self.asked.append(units)
            try:
                while not self.goes_on:
                    await asyncio.sleep(0.005)
            except asyncio.CancelledError:
                self.stopped += 1
                raise
            of_each = [UNIT / units.plan.series.players] * units.plan.series.players
            return Sums(units.numbers[0] * UNIT, UNIT, wins=of_each, squares=of_each, points=[0 for _ in of_each])

        monkeypatch.setattr(SimulationWorkers, "play_units", work)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


def state(browser: Browser, deck: str, *wished: str) -> str:
    """What is kept of a run, once it is one of those wished."""
    name, services = deck.rpartition("/")[2], browser.client.app.state.services  # type: ignore[attr-defined]
    for _ in range(20_000):
        found = services.database.read_now(lambda c: c.scalar(sa.select(table.c.state).filter_by(deck=name)))
        if not wished or found in wished:
            return str(found)
        time.sleep(0.005)
    raise AssertionError(f"it is {found}, never {wished}")


def told(browser: Browser, deck: str) -> str:
    """What the page says of a run."""
    found = re.search(r'<p class="far">(.*?)</p>', browser.get(deck).text, re.S)
    return "" if found is None else " ".join(unescape(re.sub("<[^>]+>", " ", found[1])).split())


def ask(browser: Browser, deck: str, **wish: str) -> None:
    answer = browser.post(f"{deck}/run", {**WISH, **wish})
    assert answer.status_code == 303 and answer.headers["location"] == deck


@pytest.mark.by_turns(3)
def test_a_run_to_its_end(browser: Browsers) -> None:
    """In a process of its own: then its report stands on the page, and can be taken along."""
    mei = browser()
    deck = new_deck(mei, "pocket_changan", text=changed("pocket_changan"))
    assert "Once games have been played with the deck, you will see here:" in mei.get(deck).text
    ask(mei, deck)
    state(mei, deck, "done")
    page = unescape(mei.get(f"{deck}/card-5").text)
    assert "Balance after 20 games" in page and "2 steady players, on the same seeds as the printed cards" in page
    assert "Compared with default" in page and told(mei, deck).startswith("20 of 20 games")
    alone = mei.get(f"{deck}/report.html")
    assert alone.text.startswith("<!DOCTYPE html>") and "Balance of Pocket Chang’An" in unescape(alone.text)
    assert "attachment" in alone.headers["content-disposition"] and "<script" not in alone.text
    services = mei.client.app.state.services  # type: ignore[attr-defined]
    for _ in range(400):
        if services.simulation_workers.crew.pool is None:
            break
        time.sleep(0.01)
    assert services.simulation_workers.crew.pool is None


def test_the_same_games_with_both_decks_and_the_changed_cards_looked_at(browser: Browsers, slow: Slow) -> None:
    mei = browser()
    printed, other = new_deck(mei, "xanadu"), new_deck(mei, "xanadu", text=changed("xanadu"))
    slow.goes_on = True
    ask(mei, printed, players="4", level="sharp")
    state(mei, printed, "done")
    (alone,) = slow.asked
    assert alone.plan.series.cards is not None and not alone.plan.focus
    assert alone.plan.series.bots == ["adept"] * 4 and "sharp players; bars" in mei.get(printed).text
    slow.asked.clear()
    ask(mei, other, players="4")
    state(mei, other, "done")
    mine, default = sorted(slow.asked, key=lambda units: units.plan.series.cards is None)
    assert default.plan.series.cards is None and mine.plan.series.seed == default.plan.series.seed
    assert mine.plan.focus == default.plan.focus == (1,) and mine.numbers == default.numbers
    assert mine.plan.series.bots == ["greedy"] * 4


def test_what_is_changed_is_in_the_game() -> None:
    """The Silk Road isn't usually: its deck is chosen when one of its cards is changed."""
    text = changed("changan")
    assert options_of("changan", 3, text) == {}
    assert "silk_road" in options_of("changan", 3, text.replace("Xuanzang the Pilgrim", "Xuanzang"))["decks"]
    assert options_of("xanadu", 2, changed("xanadu")) == {}


def test_a_run_is_stopped_and_keeps_what_it_has(browser: Browsers, slow: Slow) -> None:
    mei = browser()
    deck = new_deck(mei, "xanadu")
    ask(mei, deck)
    state(mei, deck, "playing")
    assert "first games in progress" in told(mei, deck) and "Stop, keep results" in told(mei, deck)
    assert mei.post(f"{deck}/stop", {"back": f"{deck}/card-1"}).headers["location"] == f"{deck}/card-1"
    assert state(mei, deck) == "stopped" and "stopped; the results so far are saved" in told(mei, deck)
    for _ in range(400):
        if slow.stopped:
            break
        time.sleep(0.01)
    assert slow.stopped == 1
    assert mei.get(f"{deck}/report.html").status_code == 404


@pytest.mark.settings(workshop={"patience": 0.1})
def test_a_run_at_which_nobody_looks_stops(browser: Browsers, slow: Slow) -> None:
    mei = browser()
    deck = new_deck(mei, "xanadu")
    ask(mei, deck)
    state(mei, deck, "playing")
    state(mei, deck, "stopped")


def test_others_wait_and_are_told_their_place(browser: Browsers, slow: Slow) -> None:
    people = [browser() for _ in range(4)]
    decks = [new_deck(one, "xanadu") for one in people]
    for one, deck in zip(people, decks, strict=True):
        ask(one, deck)
        state(people[0], decks[0], "playing")
    assert [state(one, deck) for one, deck in zip(people, decks, strict=True)] == ["playing", *["waiting"] * 3]
    assert "starts in a moment" in told(people[1], decks[1])
    assert "1 run ahead of yours" in told(people[2], decks[2]) and "2 runs ahead" in told(people[3], decks[3])
    people[1].post(f"{decks[1]}/stop")
    people[0].post(f"{decks[0]}/stop")
    state(people[2], decks[2], "playing")
    slow.goes_on = True
    state(people[2], decks[2], "done")
    state(people[3], decks[3], "done")
    assert [state(people[n], decks[n]) for n in (0, 1)] == ["stopped", "stopped"]


def test_somebody_has_one_run_at_a_time(browser: Browsers, slow: Slow) -> None:
    mei = browser()
    first, second = new_deck(mei, "xanadu"), new_deck(mei, "silk_cities")
    ask(mei, first)
    state(mei, first, "playing")
    ask(mei, second)
    assert state(mei, first) == "stopped"
    state(mei, second, "playing")


@pytest.mark.settings(workshop={"games": 3 * UNIT})
def test_a_run_whose_process_was_lost_goes_on(browser: Browsers, slow: Slow) -> None:
    mei = browser()
    deck = new_deck(mei, "xanadu")
    store = mei.client.app.state.services.database  # type: ignore[attr-defined]
    lost = {"state": "playing", "holder": "lost", "beat": time.time() - runs.LOST - 1, "units": 2}
    store.commit([lambda c: c.execute(table.insert(), [row_of(store, deck, lost)])])
    slow.goes_on = True
    state(mei, deck, "done")
    assert [units.numbers for units in slow.asked] == [range(2, 3)]


def row_of(store: Any, deck: str, more: dict[str, Any]) -> dict[str, Any]:
    """A row of a run of a deck."""
    row = store.read_now(lambda c: c.execute(sa.text("SELECT * FROM decks")).mappings().one())
    run = runs.Run(row["id"], row["person"], row["game"], row["text"], 2, "greedy", time.time(), time.time())
    return {**run._asdict(), **more}


def test_a_run_that_fails_says_so(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(_players: SimulationWorkers, _units: Units) -> Sums:
        raise TimeoutError

    monkeypatch.setattr(SimulationWorkers, "play_units", work)
    mei = browser()
    deck = new_deck(mei, "xanadu")
    ask(mei, deck)
    state(mei, deck, "failed")
    assert "The run failed" in told(mei, deck)


def test_the_script_is_told_what_has_changed_and_nothing_else(browser: Browsers, slow: Slow) -> None:
    mei = browser()
    deck = new_deck(mei, "xanadu")
    ask(mei, deck)
    state(mei, deck, "playing")
    for path in (deck, f"{deck}/card-1"):
        mark = re.search(r'data-mark="([^"]+)"', mei.get(path).text)
        assert mark is not None
        assert mei.get(f"{path}?part=run&mark={mark[1]}").status_code == 204
    slow.goes_on = True
    state(mei, deck, "done")
    part = mei.get(f"{deck}/card-1?part=run&mark={mark[1]}")
    assert part.status_code == 200 and 'id="paper"' in part.text and 'id="dock"' in part.text
    assert "<html" not in part.text and 'id="bench"' not in part.text


def test_wishes_that_are_none_are_refused(browser: Browsers) -> None:
    mei = browser()
    deck = new_deck(mei, "xanadu")
    for path in ("run", "play"):
        assert mei.post(f"{deck}/{path}", {"players": "1", "level": "steady"}).status_code == 400
        assert mei.post(f"{deck}/{path}", {"players": "2", "level": "godlike"}).status_code == 400


def test_a_server_may_play_none(tmp_path: Any) -> None:
    with server(create_app(tmp_path, ROOMY.but(workshop={"processes": 0}))) as client:
        mei = Browser(client)
        deck = new_deck(mei, "xanadu")
        assert "Run 1,000 games" not in mei.get(deck).text
        answer = mei.post(f"{deck}/run", WISH)
        assert answer.status_code == 409 and "tongbao balance" in answer.text


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", ["changan", "pocket_changan", "silk_cities", "xanadu"])
def test_a_deck_is_played_at_a_table_that_nobody_else_sees(browser: Browsers, name: str) -> None:
    mei = browser()
    deck = new_deck(mei, name, text=changed(name))
    answer = mei.post(f"{deck}/play", {"players": "3", "level": "sharp"})
    link = answer.headers["location"]
    assert answer.status_code == 303 and link.startswith("/t/")
    services = mei.client.app.state.services  # type: ignore[attr-defined]
    match = services.registry.matches[link.rpartition("/")[2]]
    assert match.state.cards == changed(name) and not match.state.settings.rated
    assert [chair.bot for chair in match.state.seats] == [None, "adept", "adept"]
    assert "data-card=" not in mei.get(link).text
    assert browser().get(link).status_code == 403


@pytest.fixture
def two(database: Any, settings: Settings) -> Iterator[tuple[TestClient, TestClient]]:
    """Two processes of one server."""
    with (
        server(create_app(database, settings)) as one,
        server(create_app(database, settings.but(workshop={"processes": 0}))) as other,
    ):
        yield one, other


def test_whichever_process_is_asked_tells_of_a_run(two: tuple[TestClient, TestClient], slow: Slow) -> None:
    mei, elsewhere = (Browser(client) for client in two)
    deck = new_deck(mei, "xanadu")
    elsewhere.cookies = mei.cookies
    ask(mei, deck)
    state(elsewhere, deck, "playing")
    assert "first games in progress" in told(elsewhere, deck)
    elsewhere.post(f"{deck}/stop")
    for _ in range(400):
        if slow.stopped:
            break
        time.sleep(0.01)
    assert slow.stopped == 1
