"""Nobody can fill the server with tables; those that nobody begins make room, and so do people who never sat down."""

import time

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette

from tests.support.server.browsers import Browser, Browsers
from tests.support.server.programs import until
from tests.support.server.stored import transaction
from tongbao.server.common.settings import Tables
from tongbao.server.db.database import Database
from tongbao.server.db.tables import accounts, matches, people, sessions
from tongbao.server.matches.limits import forget_people

QUICK = {"game": "xanadu", "play": "now"}
FORM = {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "open"}
LIMITS = Tables()


def later(app: Starlette, seconds: float) -> None:
    """Let so much time have passed since everything that is kept."""
    database: Database = app.state.services.database
    with transaction(database) as connection:
        connection.execute(matches.update().values(moved=matches.c.moved - seconds))
        connection.execute(people.update().values(created=people.c.created - seconds))
        connection.execute(sessions.update().values(seen=sessions.c.seen - seconds))


def links(app: Starlette) -> set[str]:
    """The tables that there are."""
    found: set[str] = app.state.services.database.read_now(
        lambda c: {f"/t/{name}" for name in c.scalars(sa.select(matches.c.id))}
    )
    return found


def begin_quickly(stranger: Browser) -> None:
    """A table at once against bots, who wait for the stranger in the end."""
    link = stranger.post("/tables", QUICK).headers["location"]
    until(lambda: stranger.view(link)["view"]["to_act"] == [0])


@pytest.mark.settings(tables={"of_host": 3})
def test_one_guest_opens_so_many_tables_and_no_more(browser: Browsers) -> None:
    mei = browser()
    for _ in range(3):
        mei.found("xanadu", "me", "open")
    for form in (QUICK, FORM):
        answer = mei.post("/tables", form)
        assert answer.status_code == 429 and "You already have 3 unfinished tables" in answer.text
    answer = mei.post("/tables", QUICK, accept="application/json")
    assert answer.json() == {"error": "You already have 3 unfinished tables; finish one of them first."}
    chinese = mei.post("/tables", QUICK, **{"accept-language": "zh"})
    assert chinese.status_code == 429 and "3桌" in chinese.text
    assert browser().post("/tables", FORM).status_code == 303


@pytest.mark.settings(tables={"in_all": 2})
def test_so_many_tables_run_and_no_more(browser: Browsers) -> None:
    browser().found("xanadu", "me", "open")
    browser().found("xanadu", "me", "open")
    answer = browser().post("/tables", QUICK)
    assert answer.status_code == 429 and "All 2 tables" in answer.text


@pytest.mark.settings(tables={"of_host": 1})
def test_tables_that_nobody_touches_make_room(app: Starlette, browser: Browsers) -> None:
    mei = browser()
    mei.found("xanadu", "me", "open")
    assert mei.post("/tables", FORM).status_code == 429
    later(app, LIMITS.idle + 1)
    assert mei.post("/tables", FORM).status_code == 303


@pytest.mark.settings(tables={"in_all": 12})
def test_tables_founded_without_a_cookie_shut_nobody_out(app: Starlette, browser: Browsers) -> None:
    for number in range(12):
        if number % 2:
            begin_quickly(browser())
        else:
            browser().found("xanadu", "me", "open")
    refused = browser().post("/tables", QUICK, accept="application/json")
    assert refused.status_code == 429
    assert "makes room after 20 minutes" in refused.json()["error"] and "join an open table" in refused.json()["error"]
    later(app, LIMITS.untouched + 1)
    assert browser().post("/tables", QUICK).status_code == 303
    assert len(links(app)) == 1
    assert LIMITS.untouched <= 3600


@pytest.mark.settings(tables={"in_all": 4})
def test_what_somebody_plays_or_looks_at_stays(app: Starlette, browser: Browsers) -> None:
    mei = browser()
    played = mei.found("xanadu", "me", "bot:random")
    mei.choose(played, mei.turn(played)["choices"][0])
    looked_at, forgotten = mei.found("xanadu", "me", "open"), mei.found("xanadu", "me", "open")
    left = mei.found("xanadu", "me", "here")
    seat = mei.view(left, 0)["view"]["to_act"][0]
    mei.choose(left, mei.view(left, seat)["choices"][0], seat)
    mei.post(f"{left}/leave")
    later(app, LIMITS.untouched + 1)
    with mei.live(looked_at, {"lobby": True}) as page:
        page.settle()
        assert browser().post("/tables", QUICK).status_code == 303
    kept = links(app)
    assert {played, looked_at, left} <= kept and forgotten not in kept
    assert mei.get(forgotten).status_code in (200, 404)
    assert mei.get("/").status_code == 200


@pytest.mark.settings(tables={"in_all": 1})
def test_who_has_a_cleared_table_in_memory_is_told_that_it_is_gone(app: Starlette, browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "open")
    later(app, LIMITS.untouched + 1)
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
    later(app, LIMITS.guests + 1)
    database: Database = app.state.services.database
    with transaction(database) as connection:
        [has_account, came_back] = connection.scalars(
            sa.select(people.c.id).where(people.c.name.in_(["~Kublai", "~Li"]))
        )
        row = {"person": has_account, "key": "kublai", "created": 0}
        connection.execute(accounts.insert(), row)
        connection.execute(sessions.update().filter_by(person=came_back).values(seen=time.time()))

    def forget(seen: set[str]) -> list[str]:
        database.commit([forget_people(seen, LIMITS.guests)])
        return sorted(database.read_now(lambda c: c.scalars(sa.select(people.c.name)).all()))

    everybody = {person.id for person in app.state.services.people.seen.values()}
    assert len(forget(everybody)) == 5, "who has been here since the start stays"
    assert "Aisha" not in forget(set()) and len(forget(set())) == 4
    assert time.time() > LIMITS.guests
