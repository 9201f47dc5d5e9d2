"""Those who only watch: what they are sent is never newer than the delay, on whatever way they ask."""

import re
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.support.server.browsers import Browser, Browsers
from tests.support.server.secrecy import untimed
from tests.support.server.stored import transaction
from tests.support.server.tables import match_at
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.db.tables import choices, hints
from tongbao.server.matches.remarks import CLOSED, Remark
from tongbao.server.matches.settings import DELAYS
from tongbao.server.matches.state import MatchState
from tongbao.server.matches.votes import ended_early
from tongbao.server.realtime.page_websocket import TRY_LATER
from tongbao.testing.addresses import api

START = 1_000_000.0
"""When everything begins in these tests, in seconds; a choice is made every ten from then on."""
STEP = 10
ENDED = "This game was ended early."
UNREAD = "The stored data can’t be read just now. Please try again in a moment."


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(client: TestClient) -> Clock:
    app: Any = client.app
    clock = Clock()
    app.state.services.registry.spectator_views.clock = clock
    return clock


def found(client: TestClient, browser: Browsers, name: str = "xanadu", **fields: str) -> tuple[Browser, Browser, Any]:
    """A running table of two, and its match."""
    mei, temur = browser(), browser()
    link = mei.found(name, "me", "open", name="Mei", hints="on", **fields)
    temur.join(link, "Temür")
    return mei, temur, match_at(client, link)


def play(mei: Browser, temur: Browser, match: Any, times: int) -> None:
    """Make choices, and let them be made a step apart."""
    link = f"/t/{match.id}"
    for _ in range(times):
        seat = match.state.game.seats_to_act()[0]
        choice = match.state.game.choices(seat)[0].text
        assert (mei, temur)[seat].choose(link, choice, seat, match.state.seat_version(seat)).status_code == 200
    set_times(match)


def set_times(match: Any) -> None:
    with transaction(match.database) as connection:
        for number in range(len(match.state.choice_log)):
            at = START + STEP * number
            connection.execute(choices.update().filter_by(match_id=match.id, seq=number).values(at=at))


def seen_by(who: Browser, link: str) -> dict[str, str]:
    """All that can be got of a table, by the addresses of the application that are asked for."""
    app: Any = who.client.app
    sent = {}
    for route in app.routes:
        if isinstance(route, Route) and route.path.startswith("/t/{id}") and "GET" in (route.methods or ()):
            path = link + route.path.removeprefix("/t/{id}")
            for query in ("", "?seat=-1", "?seat=0", "?step=0", "?seat=0&wish=sell+1"):
                answer = who.get(path + query)
                sent[path + query] = f"{answer.status_code} {answer.headers.get('location', '')} {answer.text}"
    for part in ("", "/view", "/view?seat=-1", "/view?seat=0", "/log", "/log?seat=0&since=1", "/record"):
        sent[f"api{part}"] = who.get(f"{api(link)}{part}").text
    sent["start"] = who.get("/").text
    for name, hello in (("live", {}), ("live text", {"text": True})):
        with who.live(link, hello) as page:
            sent[name] = untimed(page.socket.receive_text())
    who.get(f"{link}/picture")
    return sent


def still(sent: dict[str, str]) -> dict[str, str]:
    """The same without how long ago something was, and how many watch."""
    return {path: re.sub(r"\d+ seconds ago|just now", "", text) for path, text in sent.items()}


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("name", ["xanadu", "changan"])
def test_nothing_newer_than_the_delay_is_sent(client: TestClient, browser: Browsers, clock: Clock, name: str) -> None:
    """What a watcher is sent doesn't change with what the players do and say meanwhile."""
    mei, temur, match = found(client, browser, name, delay="minute")
    link, watcher = f"/t/{match.id}", browser()
    watcher.post("/name", {"name": "Wen"})
    play(mei, temur, match, 4)
    clock.now = START + 60 + STEP * 1.5
    before = still(seen_by(watcher, link))
    assert len(before) > 30
    play(mei, temur, match, 5)
    seat = match.state.game.seats_to_act()[0]
    (mei, temur)[seat].post(f"{link}/hint", {"seat": seat})
    mei.post(f"{link}/talk", {"say": "THE NEWEST NEWS"})
    assert still(seen_by(watcher, link)) == before
    assert "THE NEWEST NEWS" in temur.get(link).text


def test_it_goes_on_step_by_step(client: TestClient, browser: Browsers, clock: Clock) -> None:
    mei, temur, match = found(client, browser, delay="five")
    link, watcher = f"/t/{match.id}", browser()
    play(mei, temur, match, 6)
    spectator_views = client.app.state.services.registry.spectator_views  # type: ignore[attr-defined]
    tables = set()
    for number in range(7):
        clock.now = START + 300 + STEP * (number - 0.5)
        table = client.portal.call(spectator_views.visible_to, match, None)  # type: ignore[union-attr]
        tables.add(table.key)
        assert table.state.choice_log == match.state.choice_log[:number]
        assert table.state.game.decisions == number
        assert watcher.view(link)["view"] == client.portal.call(shown, match, number)  # type: ignore[union-attr]
        assert len(watcher.get(f"{api(link)}/log").json()["log"]) == len(table.state.game.events)
    assert len(tables) == 1, "all who watch share one position"


async def shown(match: Any, rows: int) -> Any:
    """How a match looked to all after so many choices."""
    from tongbao.engine.seats import SPECTATOR
    from tongbao.engine.secrecy import Seat

    return Seat(
        match.state.play_again(match.state.seats, match.state.choice_log[:rows], match.state.options), SPECTATOR
    ).view()


def test_what_was_taken_back_is_seen_so_too(client: TestClient, browser: Browsers, clock: Clock) -> None:
    mei, temur, match = found(client, browser, delay="minute")
    link, watcher = f"/t/{match.id}", browser()
    play(mei, temur, match, 6)
    seat = next((s for s in (0, 1) if match.state.game.undoable(s)), None)
    if seat is None:
        pytest.skip("nothing can be taken back here")
    (mei, temur)[seat].undo(link, seat=seat, version=match.state.seat_version(seat))
    set_times(match)
    for number in range(len(match.state.choice_log) + 1):
        clock.now = START + 60 + STEP * (number - 0.5)
        assert watcher.view(link)["view"] == client.portal.call(shown, match, number)  # type: ignore[union-attr]


def test_with_the_end_everybody_sees_it(client: TestClient, browser: Browsers, clock: Clock) -> None:
    mei, temur, match = found(client, browser, delay="end")
    link, watcher = f"/t/{match.id}", browser()
    play(mei, temur, match, 5)
    clock.now = START + 10**9
    assert watcher.view(link)["view"] == client.portal.call(shown, match, 0)  # type: ignore[union-attr]
    assert watcher.get(f"{link}/record.json").status_code == 403
    assert "when the game is over" in watcher.get(link).text
    while not match.state.game.over:
        seat = match.state.game.seats_to_act()[0]
        match.state.game.take(seat, match.state.game.choices(seat)[0])
    match.change_count += 1
    assert watcher.view(link)["view"]["over"]
    assert watcher.get(f"{link}/record.json").status_code == 200


def test_who_leaves_his_seat_sees_no_more_than_who_watches(client: TestClient, browser: Browsers, clock: Clock) -> None:
    mei, temur, match = found(client, browser, delay="fifteen")
    link = f"/t/{match.id}"
    play(mei, temur, match, 4)
    assert mei.view(link, 0)["view"] != client.portal.call(shown, match, 0)  # type: ignore[union-attr]
    mei.post(f"{link}/leave")
    clock.now = START
    assert mei.view(link)["view"] == client.portal.call(shown, match, 0)  # type: ignore[union-attr]
    mei.join(link, "Mei")
    assert mei.view(link)["seat"] == 0


def test_the_pages_of_watchers_are_woken(client: TestClient, browser: Browsers, clock: Clock) -> None:
    mei, temur, match = found(client, browser, delay="minute")
    link, watcher = f"/t/{match.id}", browser()
    play(mei, temur, match, 3)
    clock.now = START + 60 + STEP * 0.5
    later = client.app.state.services.registry.spectator_views.delayed_views  # type: ignore[attr-defined]
    with watcher.live(link) as page:
        page.state()
        alarm = later[match].alarm
        assert later[match].done.following == START + STEP
        clock.now = START + 60 + STEP
        client.portal.call(ring, alarm)  # type: ignore[union-attr]
        assert "log" in page.state()["tags"]


def test_that_a_game_was_ended_early_is_learned_later(client: TestClient, browser: Browsers, clock: Clock) -> None:
    """Also by somebody who has looked before; until then nothing tells it, not even the chronicle."""
    mei, temur, match = found(client, browser, delay="minute")
    link, watcher, ending = f"/t/{match.id}", browser(), START + 100
    play(mei, temur, match, 4)

    async def end(state: MatchState) -> MatchState:
        return replace(ended_early(state, Remark(0, state.require_game().decisions, CLOSED, {})), moved=ending)

    later = client.app.state.services.registry.spectator_views.delayed_views  # type: ignore[attr-defined]
    clock.now = ending + 59
    with watcher.live(link) as page:
        page.state()
        before = still(seen_by(watcher, link))
        client.portal.call(match.apply, end)  # type: ignore[union-attr]
        assert ENDED in mei.get(link).text
        assert still(seen_by(watcher, link)) == before
        assert later[match].done.following == ending
        clock.now = ending + 60
        client.portal.call(ring, later[match].alarm)  # type: ignore[union-attr]
        while not {"log", "matters"} <= set(tags := page.state()["tags"]):
            assert tags.keys() == {"about"}, "how many watch is all that changes before"
    assert ENDED in watcher.get(link).text
    assert watcher.client.get(f"/api/v1/tables/{match.id}").json()["state"] == "closed"


async def ring(alarm: Any) -> None:
    """Let the alarm ring now."""
    alarm._callback(*alarm._args)


def test_a_table_can_be_closed(client: TestClient, browser: Browsers) -> None:
    mei, temur, match = found(client, browser, watch="off")
    link, watcher = f"/t/{match.id}", browser()
    watcher.post("/name", {"name": "Wen"})
    for path, text in seen_closed(watcher, link).items():
        assert text == 403, path
    assert watcher.post(f"{link}/talk", {"say": "Hello"}).status_code == 403
    assert mei.get(link).status_code == 200
    with watcher.live(link) as page:
        assert page.read()["gone"]
    play(mei, temur, match, 3)
    mei.post(f"{link}/leave")
    assert mei.view(link)["view"] == client.portal.call(shown, match, 0)  # type: ignore[union-attr]
    mei.join(link, "Mei")
    assert mei.view(link)["seat"] == 0


def seen_closed(who: Browser, link: str) -> dict[str, int]:
    app: Any = who.client.app
    paths = [
        link + route.path.removeprefix("/t/{id}")
        for route in app.routes
        if isinstance(route, Route) and route.path.startswith("/t/{id}") and "GET" in (route.methods or ())
    ]
    return {path: who.get(path, accept="application/json").status_code for path in paths}


def test_who_watches_later_may_come_again_when_the_database_could_not_be_read(
    client: TestClient, browser: Browsers, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, temur, match = found(client, browser, delay="minute")
    play(mei, temur, match, 2)
    seat = match.state.game.seats_to_act()[0]
    wish = seat, match.state.game.choices(seat)[0].text, match.state.seat_version(seat)
    with browser().live(f"/t/{match.id}") as page, monkeypatch.context() as patch:
        page.settle()
        patch.setattr(match.database, "read_now", fails)
        client.portal.call(match.choose, *wish)  # type: ignore[union-attr]
        assert page.read() == {"error": UNREAD}
        with pytest.raises(WebSocketDisconnect) as closed:
            page.read()
        assert closed.value.code == TRY_LATER


def fails(_question: object) -> None:
    """A database that can't be read."""
    raise DatabaseUnavailable(UNREAD, 503)


def test_a_delay_has_a_name(client: TestClient, browser: Browsers) -> None:
    form = {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "open", "delay": "hour"}
    assert browser().post("/tables", form).status_code == 400
    for name in DELAYS:
        _, _, match = found(client, browser, delay=name)
        assert match.state.settings.delay == name


def test_a_hint_is_told_later_too(client: TestClient, browser: Browsers, clock: Clock) -> None:
    mei, temur, match = found(client, browser, delay="minute")
    while len(match.state.game.choices(seat := match.state.game.seats_to_act()[0])) == 1:
        play(mei, temur, match, 1)
    answer = (mei, temur)[seat].post(f"/t/{match.id}/hint", {"seat": seat})
    assert answer.status_code == 303, answer.text
    assert len(match.state.hints) == 1
    with transaction(match.database) as connection:
        connection.execute(hints.update().values(at=START + 100))
        assert connection.scalar(sa.select(sa.func.count()).select_from(hints)) == 1
    for now, told in ((START + 159, 0), (START + 161, 1)):
        clock.now = now
        assert len(browser().get(f"{api(match.id)}/log").json()["hints"]) == told


def test_who_leaves_a_table_that_nobody_may_watch_sees_how_it_began_and_may_come_back(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link = mei.found("xanadu", "me", "open", watch="off")
    luca.join(link, "Luca")
    mei.post(f"{link}/leave")
    page = mei.get(link)
    assert page.status_code == 200 and "Take my seat back" in page.text
    assert "The rest is shown when the game is over." in " ".join(page.text.split())
    assert browser().get(link).status_code == 403
    mei.post(f"{link}/seat")
    assert mei.view(link)["seat"] == 0
