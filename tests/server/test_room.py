"""Tables that nobody begins make room when it is short, and so do people who never sat down."""

import time
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette

from tests.server.browsers import Browser
from tests.server.programs import until
from tongbao.server import room
from tongbao.server.room import forget_people
from tongbao.server.schema import accounts, matches, people, sessions
from tongbao.server.storage import Store

Browsers = Callable[[], Browser]
QUICK = {"game": "xanadu", "play": "now"}


def later(app: Starlette, seconds: float) -> None:
    """Let so much time have passed since everything that is kept."""
    store: Store = app.state.site.store
    with store.engine.begin() as connection:
        connection.execute(matches.update().values(moved=matches.c.moved - seconds))
        connection.execute(people.update().values(created=people.c.created - seconds))
        connection.execute(sessions.update().values(seen=sessions.c.seen - seconds))


def links(app: Starlette) -> set[str]:
    """The tables that there are."""
    found: set[str] = app.state.site.store.ask(lambda c: {f"/t/{name}" for name in c.scalars(sa.select(matches.c.id))})
    return found


def begin_quickly(stranger: Browser) -> None:
    """A table at once against bots, who wait for the stranger in the end."""
    link = stranger.post("/tables", QUICK).headers["location"]
    until(lambda: stranger.view(link)["view"]["to_act"] == [0])


def test_tables_founded_without_a_cookie_shut_nobody_out(
    app: Starlette, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_RUNNING", 12)
    for number in range(12):
        if number % 2:
            begin_quickly(browser())
        else:
            browser().found("xanadu", "me", "open")
    refused = browser().post("/tables", QUICK, accept="application/json")
    assert refused.status_code == 429
    assert "make room after 20 minutes" in refused.json()["error"] and "join an open table" in refused.json()["error"]
    later(app, room.UNTOUCHED + 1)
    assert browser().post("/tables", QUICK).status_code == 303
    assert len(links(app)) == 1
    assert room.UNTOUCHED <= 3600


def test_what_somebody_plays_or_looks_at_stays(
    app: Starlette, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_RUNNING", 4)
    mei = browser()
    played = mei.found("xanadu", "me", "bot:random")
    mei.choose(played, mei.turn(played)["choices"][0])
    looked_at, forgotten = mei.found("xanadu", "me", "open"), mei.found("xanadu", "me", "open")
    left = mei.found("xanadu", "me", "here")
    seat = mei.view(left, 0)["view"]["to_act"][0]
    mei.choose(left, mei.view(left, seat)["choices"][0], seat)
    mei.post(f"{left}/leave")
    later(app, room.UNTOUCHED + 1)
    with mei.live(looked_at, {"lobby": True}) as page:
        page.settle()
        assert browser().post("/tables", QUICK).status_code == 303
    kept = links(app)
    assert {played, looked_at, left} <= kept and forgotten not in kept
    assert mei.get(forgotten).status_code in (200, 404)
    assert mei.get("/").status_code == 200


def test_who_has_a_cleared_table_in_memory_is_told_that_it_is_gone(
    app: Starlette, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_RUNNING", 1)
    mei = browser()
    link = mei.found("xanadu", "me", "open")
    later(app, room.UNTOUCHED + 1)
    assert browser().post("/tables", QUICK).status_code == 303
    assert mei.get(link).status_code == 404
    assert browser().join(link, "Temür").status_code == 404


def test_guests_who_never_sat_at_a_table_are_forgotten_when_they_are_old(app: Starlette, browser: Browsers) -> None:
    mei, temur, aisha, kublai, li = [browser() for _ in range(5)]
    link = mei.found("xanadu", "me", "open")
    temur.join(link, "Temür")
    aisha.post("/name", {"name": "Aisha"})
    kublai.post("/name", {"name": "Kublai"})
    li.post("/name", {"name": "Li"})
    later(app, room.PERSON_KEPT + 1)
    store: Store = app.state.site.store
    with store.engine.begin() as connection:
        [has_account, came_back] = connection.scalars(sa.select(people.c.id).where(people.c.name.in_(["Kublai", "Li"])))
        row = {"person": has_account, "key": "kublai", "created": 0}
        connection.execute(accounts.insert(), row)
        connection.execute(sessions.update().filter_by(person=came_back).values(seen=time.time()))

    def forget(seen: set[str]) -> list[str]:
        store.commit([forget_people(seen)])
        return sorted(store.ask(lambda c: c.scalars(sa.select(people.c.name)).all()))

    everybody = {person.id for person in app.state.site.people.seen.values()}
    assert len(forget(everybody)) == 5, "who has been here since the start stays"
    assert "Aisha" not in forget(set()) and len(forget(set())) == 4
    assert time.time() > room.PERSON_KEPT
