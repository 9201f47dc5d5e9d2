"""A running server learns what operators have done from the list of their deeds."""

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.support.command_line import Run
from tests.support.server.browsers import Browsers
from tests.support.server.people import id_of
from tests.support.server.stored import transaction
from tongbao.server.accounts.moderation import BAN, latest_actions, record_action
from tongbao.server.db.tables import audit_log, match_seats, matches, people
from tongbao.server.main.housekeeping import MOST_AT_ONCE, OperatorWatch
from tongbao.testing.addresses import api


class Office:
    """The command line of an operator, beside a running server that notices what he does."""

    def __init__(self, client: TestClient, run: Run, place: object) -> None:
        self.client = client
        self.run = run
        self.place = str(place)
        self.watchman = OperatorWatch(client.app.state.services)  # type: ignore[attr-defined]

    def admin(self, *words: str) -> str:
        answer = self.run("admin", *words, "--data", self.place, "--lang", "en")
        assert answer.code == 0, answer
        self.client.portal.call(self.watchman.check)  # type: ignore[union-attr]
        return answer.out


@pytest.fixture
def office(client: TestClient, run: Run, database: object) -> Office:
    return Office(client, run, database)


def test_a_new_name_is_seen_at_once_wherever_the_old_one_was(
    office: Office, client: TestClient, browser: Browsers
) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open", name="RUDE")
    temur.join(link, "Temür")
    assert "RUDE" in temur.get(link).text
    office.admin("users", "rename", id_of(client, "RUDE"), "--to", "Lotus")
    assert "RUDE" not in temur.get(link).text and "Lotus" in temur.get(link).text
    assert "RUDE" not in mei.get("/").text
    assert "RUDE" not in temur.get(f"{api(link)}/log").text


def test_a_name_that_somebody_at_the_table_has_gets_a_number(
    office: Office, client: TestClient, browser: Browsers
) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open", name="RUDE")
    temur.join(link, "Temür")
    office.admin("users", "rename", id_of(client, "RUDE"), "--to", "Temür")
    names = client.app.state.services.database.read_now(lambda c: c.scalars(sa.select(match_seats.c.name)).all())  # type: ignore[attr-defined]
    assert sorted(names) == ["~Temür", "~Temür 2"]


def test_who_is_signed_out_is_a_stranger_in_all_his_browsers(
    office: Office, client: TestClient, browser: Browsers
) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random", name="Mei")
    with mei.live(link) as page:
        page.settle()
        office.admin("users", "sign-out", id_of(client, "Mei"))
        with pytest.raises(WebSocketDisconnect):
            while True:
                page.read()
    assert mei.view(link)["seat"] == -1


def test_who_is_deleted_is_forgotten_and_a_stand_in_plays_on(
    office: Office, client: TestClient, browser: Browsers
) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open", name="Mei")
    temur.join(link, "Temür")
    person = id_of(client, "Mei")
    office.admin("users", "delete", person, "--yes")
    store = client.app.state.services.database  # type: ignore[attr-defined]
    assert store.read_now(lambda c: c.scalar(sa.select(people.c.id).filter_by(id=person))) is None
    assert store.read_now(lambda c: c.scalars(sa.select(match_seats.c.person)).all()).count(person) == 0
    match = client.app.state.services.registry.matches[link.removeprefix("/t/")]  # type: ignore[attr-defined]
    assert person not in {chair.person for chair in match.state.seats} and match.state.host != person
    assert "bot" in {chair.kind for chair in match.state.seats}
    assert mei.view(link)["seat"] == -1 and temur.view(link)["seat"] >= 0
    assert office.admin("log").splitlines()[0].split("  ")[2:] == ["delete", person]


def test_a_game_that_is_closed_goes_on_for_nobody(office: Office, browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "here", clock="quick")
    seen = mei.view(link, 0)
    office.admin("tables", "close", link.removeprefix("/t/"))
    for seat in (0, 1):
        offered = mei.view(link, seat)["choices"]
        answer = mei.choose(link, (offered or seen["choices"])[0], seat)
        assert answer.status_code == 409 and "ended early" in answer.json()["error"]
    assert "closed" in office.admin("tables", "list", "--state", "closed")
    assert mei.get(link).status_code == 200


def test_a_table_that_waits_is_removed_when_it_is_closed(office: Office, browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "open")
    with mei.live(link, {"lobby": True}) as page:
        page.settle()
        office.admin("tables", "close", link.removeprefix("/t/"))
        assert page.read() == {"renew": "lobby"}, "the page looks again, and finds nothing"
    assert mei.get(link).status_code == 404
    assert browser().join(link, "Temür").status_code == 404


def test_what_is_purged_is_gone_and_what_somebody_plays_stays(
    office: Office, client: TestClient, browser: Browsers
) -> None:
    mei = browser()
    old, new = mei.found("xanadu", "me", "open"), mei.found("xanadu", "me", "open")
    name = old.removeprefix("/t/")
    with transaction(client.app.state.services.database) as connection:  # type: ignore[attr-defined]
        connection.execute(matches.update().filter_by(id=name).values(created=0.0))
    assert office.admin("purge", "--dry-run").startswith("Would be removed: 1 table, 0 guests")
    assert mei.get(old).status_code == 200
    assert office.admin("purge").startswith("Removed: 1 table, 0 guests")
    assert mei.get(old).status_code == 404 and mei.get(new).status_code == 200
    assert '"tables": 1' in office.admin("log")


def test_a_deed_is_heeded_once_even_if_one_of_a_smaller_number_comes_later(client: TestClient) -> None:
    services = client.app.state.services  # type: ignore[attr-defined]
    watchman, heeded = OperatorWatch(services), []

    async def note(deed: object) -> None:
        heeded.append(deed)

    watchman.heed = note  # type: ignore[method-assign]
    look = lambda: client.portal.call(watchman.check)  # type: ignore[union-attr] # noqa: E731
    with transaction(services.database) as connection:
        record_action("lee", BAN, "second")(connection)
        connection.execute(audit_log.update().values(id=7))
    look()
    with transaction(services.database) as connection:
        record_action("lee", BAN, "first")(connection)
        connection.execute(audit_log.update().filter_by(whom="first").values(id=6))
    look()
    look()
    assert [deed.whom for deed in heeded] == ["second", "first"]
    assert len(services.database.read_now(lambda c: latest_actions(c, MOST_AT_ONCE))) == 2
