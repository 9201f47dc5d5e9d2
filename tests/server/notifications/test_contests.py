"""Notices of contests and of talk: each event is told once, nothing that was said, and nothing to who is there."""

import asyncio
import re
import time
from collections.abc import Callable
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.support.server.accounts import founded, sealed
from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import ROOMY
from tests.support.server.mailboxes import Clock
from tests.support.server.posted import done, wish
from tests.support.server.programs import until as until_true
from tests.support.server.tables import play_on
from tongbao.server.db.tables import notifications
from tongbao.server.main.app import create_app
from tongbao.server.matches.deals import DAY, SETTLES, settled_day
from tongbao.server.notifications.events import DELAY, MatchNotifier, notify_result_of_day
from tongbao.server.services.services import Services

MORNING = 20_500 * DAY + 3600.0
"""Some day an hour after midnight, on which Pocket Chang’An is played."""


def opened(place: Path) -> Starlette:
    """A server that carries nothing by itself."""
    app = create_app(place, ROOMY)
    app.state.services.leader_tasks.remove(app.state.services.notifications.deliver_forever)
    return app


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    return opened(tmp_path)


def told(browser: Browser, words: str) -> int:
    """How often the page of notices says that."""
    return browser.get("/notices").text.count(f"<b>{words}")


def settled(client: TestClient, services: Services) -> None:
    """Wait for all that the notices do in the background."""

    async def wait() -> None:
        while services.notifications.background_tasks:
            await asyncio.gather(*services.notifications.background_tasks)

    done(client, wait)


# Tournaments.


def tournament(browser: Browser, *others: Browser, **more: str) -> str:
    """The link of a tournament of quick games, without a clock, in which all of them play from now on."""
    wish = {"title": "Autumn", "game": "pocket_changan", "players": "2", "form": "swiss", "rounds": "2"}
    wish |= {"most": str(1 + len(others)), "opt-length": "short", **more}
    link = str(sealed(browser, "/tournaments", **wish).headers["location"])
    for one in (browser, *others):
        assert sealed(one, f"{link}/enter").status_code == 303
    return link


def until(browser: Browser, link: str, wish: Callable[[Any], object]) -> Any:
    """The tournament once it is as wished."""
    while not wish(now := browser.get(f"{link}.json").json()):
        time.sleep(0.01)
    return now


def conceded(app: Starlette, link: str, *players: Browser) -> None:
    """Let the first player of the game of this round give it up."""
    game = until(players[0], link, lambda now: now["playing"])["playing"]
    for one in players:
        seat = one.view(game)["seat"]
        if not app.state.services.registry.matches[game.removeprefix("/t/")].state.require_game().over:
            assert one.post(f"{game}/concede", {"seat": str(seat)}).status_code == 303


def test_everybody_is_told_once_that_his_game_of_a_round_is_ready_and_how_it_ended(
    app: Starlette, services: Services, browser: Browsers
) -> None:
    mei, luca, stranger = founded(browser(), "Mei"), founded(browser(), "Luca"), founded(browser(), "Wen")
    link = tournament(mei, luca)
    first = until(mei, link, lambda now: now["playing"])["playing"]
    for one in (mei, luca):
        assert told(one, "Round 1 of “Autumn” has begun; your game is ready.") == 1
        assert f'href="{first}"' in one.get("/notices").text
        assert told(one, "Round 2") == told(one, "The tournament") == 0
    conceded(app, link, mei, luca)
    until(mei, link, lambda now: now["round"] == 2 and now["playing"])
    assert told(mei, "Round 2 of “Autumn” has begun; your game is ready.") == 1
    conceded(app, link, mei, luca)
    until(mei, link, lambda now: now["state"] == "finished")
    places = {row["name"]: row["place"] for row in mei.get(f"{link}.json").json()["standing"]}
    for one, name in ((mei, "Mei"), (luca, "Luca")):
        assert told(one, f"The tournament “Autumn” is over. Your place: {places[name]} of 2.") == 1
        assert told(one, "Round") == 2 and f'href="{link}"' in one.get("/notices").text
    assert "Autumn" not in stranger.get("/notices").text


def test_what_was_told_of_a_tournament_is_not_told_again(
    client: TestClient, app: Starlette, services: Services, browser: Browsers
) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    link = tournament(mei, luca, rounds="1")
    conceded(app, link, mei, luca)
    until(mei, link, lambda now: now["state"] == "finished")
    over = done(client, services.organiser.find_tournament, link.rpartition("/")[2])
    done(client, services.organiser.end, over)
    assert told(mei, "The tournament") == told(luca, "The tournament") == 1


def test_who_has_withdrawn_is_not_told_of_the_end(app: Starlette, browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    link = tournament(mei, luca, rounds="1")
    game = until(mei, link, lambda now: now["playing"])["playing"]
    assert sealed(luca, f"{link}/withdraw", entrant="1").status_code == 303
    assert mei.post(f"{game}/concede", {"seat": str(mei.view(game)["seat"])}).status_code == 303
    until(mei, link, lambda now: now["state"] == "finished")
    assert told(mei, "The tournament") == 1 and told(luca, "The tournament") == 0


# The deal of the day.


class Days:
    """The clock of the days."""

    def __init__(self) -> None:
        self.moment = MORNING

    def __call__(self) -> float:
        return self.moment


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    days = Days()
    for module in ("matches.deals", "tournaments.daily"):
        monkeypatch.setattr(f"tongbao.server.{module}.now", days)
    return days


def played(browser: Browser) -> None:
    """Play today’s deal to its end."""
    link = str(browser.post("/daily").headers["location"])
    play_on(browser, link, [browser.view(link)["seat"]], itemgetter(0))


def test_who_stands_in_the_ranking_of_a_deal_is_told_his_place_once(
    client: TestClient, services: Services, browser: Browsers, days: Days
) -> None:
    mei, luca, guest, late = founded(browser(), "Mei"), founded(browser(), "Luca"), browser(), founded(browser(), "Wen")
    date = mei.get("/daily.json").json()["date"]
    for one in (mei, luca, guest):
        played(one)
    late.post("/daily")
    days.moment += DAY
    for _ in range(2):
        done(client, notify_result_of_day, services.daily, services.notifications, date)
    places = {line["name"]: line["place"] for line in mei.get(f"/daily/{date}.json").json()["ranking"]}
    for one, name in ((mei, "Mei"), (luca, "Luca")):
        assert told(one, f"The deal of {date} is over. Your place: {places[name]} of 2.") == 1
        assert f'href="/daily/{date}"' in one.get("/notices").text
    for one in (guest, late):
        assert told(one, "The deal") == 0


def test_a_deal_is_told_by_itself_after_its_day(tmp_path: Path, days: Days) -> None:
    with server(opened(tmp_path)) as client:
        mei = founded(Browser(client), "Mei")
        played(mei)
        cookies = mei.cookies
    days.moment += DAY
    with server(opened(tmp_path)) as client:
        mei = Browser(client)
        mei.cookies.update(cookies)
        until_true(lambda: told(mei, "The deal of") == 1)


def test_a_deal_is_told_a_while_after_midnight(days: Days) -> None:
    assert settled_day() == "2026-02-15"
    days.moment = 20_501 * DAY + SETTLES - 1
    assert settled_day() == "2026-02-15"
    days.moment += 1
    assert settled_day() == "2026-02-16"


# Talk.


def at_table(
    client: TestClient, services: Services, mei: Browser, luca: Browser, game: str = "xanadu"
) -> tuple[str, MatchNotifier]:
    """A table at which both sit, and its watch."""
    for one, name in ((mei, "Mei"), (luca, "Luca")):
        one.post("/name", {"name": name})
    link = mei.found(game, "me", "open", name="Mei")
    luca.join(link, "Luca")
    return link, watch_of(client, services, link)


def watch_of(client: TestClient, services: Services, link: str) -> MatchNotifier:
    match = done(client, services.registry.find_match, link.removeprefix("/t/"))
    return next(one for one in match.subscribers if isinstance(one, MatchNotifier))


def say(browser: Browser, link: str, words: str) -> None:
    assert browser.post(f"{link}/talk", {"say": words}, accept="application/json").status_code == 200


def look_late(client: TestClient, services: Services, clock: Clock, watch: MatchNotifier) -> None:
    """Let so much time pass that the watch tells, and let it look."""
    watch.pending()
    clock.now += DELAY
    done(client, watch.check)
    settled(client, services)


WRITTEN = "~Luca has written in the chat of your Xanadu table."


def test_who_is_away_is_told_once_that_somebody_has_written_until_he_opens_the_table(
    client: TestClient, services: Services, clock: Clock, browser: Browsers
) -> None:
    mei, luca = browser(), browser()
    link, watch = at_table(client, services, mei, luca)
    say(luca, link, "my secret plan")
    done(client, watch.check)
    assert told(mei, WRITTEN) == 0, "he may come yet"
    for words in ("and", "more"):
        look_late(client, services, clock, watch)
        say(luca, link, words)
    look_late(client, services, clock, watch)
    page = mei.get("/notices").text
    assert told(mei, WRITTEN) == 1 and f'href="{link}"' in page and "At the table: ~Mei, ~Luca" in page
    assert "secret plan" not in page and told(luca, "~Luca has written") == 0
    mei.post("/notices/read")
    say(luca, link, "still")
    look_late(client, services, clock, watch)
    assert told(mei, WRITTEN) == 1, "to have read the notice is not to have read the table"
    assert mei.get(link).status_code == 200
    settled(client, services)
    say(luca, link, "once more")
    look_late(client, services, clock, watch)
    assert told(mei, WRITTEN) == 2


def test_who_opens_the_table_has_read_what_was_written(
    client: TestClient, services: Services, clock: Clock, browser: Browsers
) -> None:
    mei, luca = browser(), browser()
    link, watch = at_table(client, services, mei, luca)
    say(luca, link, "hello")
    look_late(client, services, clock, watch)
    unread = re.search(r"Notifications: (\d+) new", mei.get("/notices").text)
    assert unread is not None
    with mei.live(link) as page:
        page.read()
        say(luca, link, "you are here")
        look_late(client, services, clock, watch)
        assert told(mei, WRITTEN) == 1
        assert f"Notifications: {unread[1]} new" not in mei.get("/notices").text
    while watch.match.people_here():
        mei.get("/ready")
    look_late(client, services, clock, watch)
    assert told(mei, WRITTEN) == 1, "that was said while he was there"
    say(luca, link, "you are gone")
    look_late(client, services, clock, watch)
    assert told(mei, WRITTEN) == 2


def test_nobody_is_told_of_what_he_does_not_hear(
    client: TestClient, services: Services, clock: Clock, browser: Browsers
) -> None:
    mei, luca, watcher = browser(), browser(), browser()
    link, watch = at_table(client, services, mei, luca)
    watcher.post("/name", {"name": "Wen"})
    say(watcher, link, "from outside")
    look_late(client, services, clock, watch)
    say(luca, link, "hidden soon")
    assert mei.post(f"{link}/talk/1", {"do": "hide"}, accept="application/json").status_code == 200
    look_late(client, services, clock, watch)
    say(luca, link, "muted")
    assert mei.post(f"{link}/talk/2", {"do": "mute"}, accept="application/json").status_code == 200
    look_late(client, services, clock, watch)
    look_late(client, services, clock, watch)
    pages = mei.get("/notices").text + luca.get("/notices").text
    assert "has written" not in pages and "has sent you a message" not in pages
    assert "message" not in {news.kind for _, news in watch.news()}


def test_nothing_written_is_told_of_a_muted_table(
    client: TestClient, services: Services, clock: Clock, browser: Browsers
) -> None:
    mei, luca = browser(), browser()
    link, watch = at_table(client, services, mei, luca)
    assert mei.post(f"{link}/notices", {"still": "on"}).status_code == 303
    say(luca, link, "hello")
    look_late(client, services, clock, watch)
    assert told(mei, WRITTEN) == 0


def test_after_the_end_players_are_told_too_and_after_a_restart_nobody_twice(tmp_path: Path) -> None:
    clock, cookies = Clock(), []
    for start in range(2):
        app = opened(tmp_path)
        services: Services = app.state.services
        services.notifications.clock = clock
        with server(app) as client:
            mei, luca = Browser(client), Browser(client)
            if start == 0:
                link, watch = at_table(client, services, mei, luca, "pocket_changan")
                assert luca.post(f"{link}/concede", {"seat": "1"}).status_code == 303
                cookies = [mei.cookies, luca.cookies]
            else:
                mei.cookies.update(cookies[0])
                luca.cookies.update(cookies[1])
                watch = watch_of(client, services, link)
            assert watch.match.state.require_game().over
            say(luca, link, "well played")
            look_late(client, services, clock, watch)
            assert told(mei, "~Luca has written") == 1


def test_a_mail_of_what_was_read_meanwhile_is_not_sent(
    client: TestClient, services: Services, clock: Clock, browser: Browsers
) -> None:
    mei, luca = founded(browser(), "Mei"), browser()
    assert wish(mei, "webhook", "message", address="https://9.9.9.9/hook", flavour="json").status_code == 303
    link, watch = at_table(client, services, mei, luca)
    say(luca, link, "hello")
    look_late(client, services, clock, watch)
    outward = sa.select(notifications.c.state).filter_by(channel="webhook", kind="message")
    assert services.database.read_now(lambda c: c.scalars(outward).all()) == ["waiting"]
    mei.get(link)
    settled(client, services)
    assert services.database.read_now(lambda c: c.scalars(outward).all()) == ["dead"]
