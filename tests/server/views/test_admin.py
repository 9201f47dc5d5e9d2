"""The admin page: who gets in, what is seen there, and what it does, with a line in the log of operators."""

import re
import time
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.support.server.accounts import SECRET, founded, sealed
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.people import id_of
from tests.support.server.stored import transaction
from tests.support.server.tables import in_loop, match_at, site_of
from tongbao.server.accounts.administrators import demoted, promoted
from tongbao.server.accounts.moderation import Ban, add_ban, latest_actions
from tongbao.server.common.errors import UserError
from tongbao.server.db.tables import accounts, administrators, bans, matches, messages, sessions, sign_up_invitations
from tongbao.server.main.housekeeping import OperatorWatch
from tongbao.server.matches.damaged import quarantine

PAGES = ("/admin", "/admin/people", "/admin/tables")
FORMS = (
    "/admin/reports/hide",
    "/admin/bans",
    "/admin/bans/lift",
    "/admin/invitations",
    "/admin/invitations/revoke",
    "/admin/people/{person}",
    "/admin/tables/{table}/close",
)


def make(browser: Browser, *, name: str = "Lee") -> Browser:
    """The browser, in the account of an administrator."""
    founded(browser, name)
    with transaction(site_of(browser).database) as connection:
        promoted(id_of(browser.client, name))(connection)
    return browser


def post(lee: Browser, path: str, **fields: str) -> Any:
    """The response to a form of the admin page."""
    seal = re.search(r'name="seal" value="([0-9a-f]+)"', lee.get("/admin").text)
    assert seal is not None
    return lee.post(path, {"seal": seal[1], **fields})


def actions(lee: Browser) -> list[tuple[str, str, str]]:
    """The entries of the audit log, the latest first: operator, action, target."""
    found = site_of(lee).database.read_now(lambda c: latest_actions(c, 50))
    return [(one.operator, one.what, one.whom) for one in found]


def rows(lee: Browser, table: sa.Table) -> list[Any]:
    return list(site_of(lee).database.read_now(lambda c: c.execute(sa.select(table)).all()))


def test_for_everybody_else_there_is_nothing(client: TestClient, browser: Browsers) -> None:
    """Neither a page nor a form, nor another answer than at an address where there never was anything."""
    lee, mei, guest, stranger = make(browser()), founded(browser(), "Mei"), browser(), browser()
    link = guest.found("xanadu", "me", "open", name="Visitor")
    places = {"person": id_of(client, "Mei"), "table": link.rpartition("/")[2]}
    paths = [path.format(**places) for path in (*PAGES, *FORMS, "/admin/people/{person}", "/admin/tables/{table}")]
    for who in (mei, guest, stranger):
        for path in [*paths, "/admin/none", "/admin/tables/none/none"]:
            for answer in (who.get(path), who.post(path, {"seal": "0"}), sealed(who, path)):
                assert answer.status_code == 404, (path, answer.status_code)
                assert "dministra" not in answer.text
        assert "/admin" not in who.get("/account").text and "/admin" not in who.get("/").text
    assert all(lee.get(path).status_code == 200 for path in PAGES)
    assert 'href="/admin"' in lee.get("/account").text
    assert rows(lee, bans) == [] and actions(lee) == []


def test_no_token_of_a_program_gets_in(browser: Browsers) -> None:
    lee, program = make(browser()), browser()
    page = sealed(lee, "/account/programs", name="x", read="on", play="on", tables="on", days="7").text
    token = re.search(r"<code data-token>([^<]+)</code>", page)
    assert token is not None
    for path in PAGES:
        assert program.get(path, authorization=f"Bearer {token[1]}").status_code == 404
        assert program.get(f"/api/v1{path}", authorization=f"Bearer {token[1]}").status_code == 404


def test_who_is_demoted_is_out_at_once(browser: Browsers) -> None:
    lee = make(browser())
    assert lee.get("/admin").status_code == 200
    with transaction(site_of(lee).database) as connection:
        demoted(id_of(lee.client, "Lee"))(connection)
    assert lee.get("/admin").status_code == 404


def test_a_guest_cannot_be_made_an_administrator(client: TestClient, browser: Browsers) -> None:
    guest = browser()
    guest.post("/name", {"name": "Visitor"})
    with transaction(site_of(guest).database) as connection, pytest.raises(UserError):
        promoted(id_of(client, "Visitor"))(connection)


@pytest.mark.parametrize("path", FORMS)
def test_a_form_without_its_seal_does_nothing(client: TestClient, browser: Browsers, path: str) -> None:
    lee, mei = make(browser()), browser()
    link = mei.found("xanadu", "me", "open", name="Mei")
    path = path.format(person=id_of(client, "Mei"), table=link.rpartition("/")[2])
    fields = {"reason": "RUDE", "action": "ban", "network": "192.0.2.0/24", "password": SECRET, "uses": "1"}
    for seal in ("", "0" * 64):
        assert lee.post(path, {**fields, "seal": seal}).status_code == 403
    assert rows(lee, bans) == [] and rows(lee, sign_up_invitations) == [] and actions(lee) == []
    assert mei.get(link).status_code == 200


@pytest.mark.parametrize("language", ["en", "es", "zh"])
def test_the_overview_tells_how_the_server_is(browser: Browsers, language: str) -> None:
    lee = make(browser())
    lee.cookies["tongbao_language"] = language
    lee.found("xanadu", "me", "bot:random")
    answer = lee.get("/admin")
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
    counted = re.findall(r"<dt>([^<]+)</dt>\s*<dd>(\d+)</dd>", answer.text)
    assert [int(value) for _, value in counted[:4]] == [1, 1, 1, 1]


def test_reported_messages_are_read_and_hidden(browser: Browsers) -> None:
    lee, mei, temur = make(browser()), browser(), browser()
    link = mei.found("xanadu", "me", "open", name="Mei")
    temur.join(link, "Temür")
    assert mei.post(f"{link}/talk", {"say": "RUDE <b>WORDS</b>"}).status_code == 303
    assert temur.post(f"{link}/talk/0", {"do": "report"}).status_code == 303
    assert "RUDE &lt;b&gt;WORDS" in lee.get("/admin").text
    table = link.rpartition("/")[2]
    assert post(lee, "/admin/reports/hide", table=table, message="99").status_code == 404
    assert post(lee, "/admin/reports/hide", table=table, message="0").status_code == 303
    assert site_of(lee).database.read_now(lambda c: c.scalar(sa.select(messages.c.hidden)))
    assert "RUDE" not in lee.get("/admin").text
    [(operator, what, whom)] = actions(lee)
    assert operator == f"Lee ({id_of(lee.client, 'Lee')})" and (what, whom) == ("hide", f"{table}:0")


def test_a_ban_takes_the_password_and_a_reason_and_is_lifted(client: TestClient, browser: Browsers) -> None:
    lee, mei = make(browser()), browser()
    link = mei.found("xanadu", "me", "open", name="Mei")
    person = id_of(client, "Mei")
    path = f"/admin/people/{person}"
    right = {"action": "ban", "reason": "RUDE WORDS", "password": SECRET, "until": "2999-12-31"}
    for wrong in ({"password": "guess"}, {"reason": " "}, {"until": "2000-01-01"}, {"until": "soon"}):
        answer = post(lee, path, **{**right, **wrong})
        assert answer.status_code in (400, 403) and 'class="wrong"' in answer.text
    assert rows(lee, bans) == [] and actions(lee) == []
    assert post(lee, path, **right).status_code == 303
    assert f'<a href="{path}">~Mei</a>' in lee.get("/admin").text.partition('id="h-log"')[2]
    assert "RUDE WORDS" in lee.get(path).text and "RUDE WORDS" in lee.get("/admin").text
    watch = OperatorWatch(site_of(lee))
    watch.heeded.clear()
    in_loop(lee, watch.check)
    assert "RUDE WORDS" in mei.get(link).text and mei.get(link).status_code == 403
    assert post(lee, path, action="lift").status_code == 303
    in_loop(lee, watch.check)
    assert mei.get(link).status_code == 200
    assert [(what, whom) for _, what, whom in actions(lee)] == [("lift", person), ("ban", person)]


def test_a_network_is_banned_and_let_be(browser: Browsers) -> None:
    lee = make(browser())
    right = {"network": "192.0.2.9/24", "reason": "FLOOD", "password": SECRET}
    assert post(lee, "/admin/bans", **{**right, "network": "tea"}).status_code == 400
    assert post(lee, "/admin/bans", **{**right, "password": ""}).status_code == 403
    assert post(lee, "/admin/bans", **right).status_code == 303
    assert "192.0.2.0/24" in lee.get("/admin").text
    assert post(lee, "/admin/bans/lift", network="192.0.2.0/24").status_code == 303
    assert rows(lee, bans) == []


def test_an_administrator_is_left_to_the_commands(client: TestClient, browser: Browsers) -> None:
    lee, other = make(browser()), make(browser(), name="Ann")
    path = f"/admin/people/{id_of(client, 'Ann')}"
    for action in ("ban", "rename", "sign-out"):
        answer = post(lee, path, action=action, reason="RUDE", password=SECRET)
        assert answer.status_code == 409, action
    assert other.get("/admin").status_code == 200 and actions(lee) == []


def test_people_are_found_renamed_and_signed_out(client: TestClient, browser: Browsers) -> None:
    lee, mei = make(browser()), browser()
    mei.post("/name", {"name": "RUDE"})
    person = id_of(client, "RUDE")
    assert f"/admin/people/{person}" in lee.get("/admin/people?find=rud").text
    assert f"/admin/people/{person}" not in lee.get("/admin/people?find=nobody").text
    path = f"/admin/people/{person}"
    assert post(lee, path, action="rename").status_code == 303
    assert "RUDE" not in lee.get(path).text
    assert post(lee, path, action="sign-out", password="guess").status_code == 403
    assert post(lee, path, action="sign-out", password=SECRET).status_code == 303
    kept = sa.select(sa.func.count()).select_from(sessions).filter_by(person=person)
    assert site_of(lee).database.read_now(lambda c: c.scalar(kept)) == 0
    assert post(lee, path, action="delete").status_code == 400
    assert lee.get("/admin/people/nobody").status_code == 404
    assert [what for _, what, _ in actions(lee)] == ["sign out", "rename"]


def test_a_table_is_found_and_closed(browser: Browsers) -> None:
    lee, mei = make(browser()), browser()
    link = mei.found("xanadu", "me", "bot:random", name="Mei")
    name = link.rpartition("/")[2]
    for query in (f"find={name[:5]}", "find=mei", "state=playing", ""):
        assert f"/admin/tables/{name}" in lee.get(f"/admin/tables?{query}").text, query
    assert f"/admin/tables/{name}" not in lee.get("/admin/tables?state=finished").text
    page = lee.get(f"/admin/tables/{name}").text
    assert "Mei" in page and "hand" not in page
    assert post(lee, f"/admin/tables/{name}/close", password="guess").status_code == 403
    assert post(lee, f"/admin/tables/{name}/close", password=SECRET).status_code == 303
    assert f"/admin/tables/{name}" in lee.get("/admin/tables?state=closed").text
    again = post(lee, f"/admin/tables/{name}/close", password=SECRET)
    assert again.status_code == 409 and lee.get("/admin/tables/none").status_code == 404
    assert actions(lee)[0][1:] == ("close", name)
    in_loop(lee, site_of(lee).registry.catch_up_all)
    assert match_at(mei, link).state.closed


def test_a_table_that_is_put_aside_is_listed_and_can_be_closed(browser: Browsers) -> None:
    lee, mei = make(browser()), browser()
    name = mei.found("xanadu", "me", "bot:random", name="Mei").rpartition("/")[2]
    with transaction(site_of(lee).database) as connection:
        quarantine(name, "BROKEN")(connection)
    assert f"/admin/tables/{name}" in lee.get("/admin/tables?state=damaged").text
    assert f"/admin/tables/{name}" not in lee.get("/admin/tables?state=finished").text
    assert post(lee, f"/admin/tables/{name}/close", password=SECRET).status_code == 303
    finished = sa.select(matches.c.finished).filter_by(id=name)
    assert site_of(lee).database.read_now(lambda c: c.scalar(finished)) is not None


@pytest.mark.settings(accounts={"sign_up": "invited", "guests": False})
def test_an_invitation_is_made_and_revoked_there(client: TestClient, browser: Browsers) -> None:
    lee, mei = browser(), browser()
    services = client.app.state.services
    person, token = client.portal.call(services.people.create_person, "Lee")  # type: ignore[union-attr]
    lee.cookies["tongbao_session"] = token
    with transaction(services.database) as connection:
        row = {"person": person.id, "key": "lee", "mail": None, "password": None, "created": time.time()}
        connection.execute(accounts.insert(), row)
        promoted(person.id)(connection)
    assert 'autocomplete="current-password"' not in lee.get("/admin").text, "the account has none"
    made = post(lee, "/admin/invitations", uses="1", note="For Mei").text
    code = re.search(r"<code>http[^<]*/account\?invitation=([^<]+)</code>", made)
    assert code is not None and "For Mei" in made and code[1] not in lee.get("/admin").text
    assert mei.post("/account", {"name": "Mei", "password": SECRET, "invitation": code[1]}).status_code == 303
    for wrong in ({"uses": "0"}, {"uses": "x"}, {"uses": "1", "until": "2000-01-01"}):
        assert post(lee, "/admin/invitations", **wrong).status_code == 400
    post(lee, "/admin/invitations", uses="5", until="2999-12-31")
    number = max(row.id for row in rows(lee, sign_up_invitations))
    assert post(lee, "/admin/invitations/revoke", number=str(number)).status_code == 303
    assert post(lee, "/admin/invitations/revoke", number=str(number)).status_code == 404
    assert [what for _, what, _ in actions(lee)] == ["revoke", "invite", "invite"]


def test_who_is_banned_is_no_administrator_meanwhile(client: TestClient, browser: Browsers) -> None:
    lee = make(browser())
    with transaction(site_of(lee).database) as connection:
        add_ban(Ban(id_of(client, "Lee"), None, "RUDE", time.time(), None))(connection)
    services = site_of(lee)
    services.bans.load([Ban(id_of(client, "Lee"), None, "RUDE", time.time(), None)])
    assert lee.get("/admin").status_code == 403


def test_to_be_an_administrator_is_exported_and_forgotten(client: TestClient, browser: Browsers) -> None:
    lee = make(browser())
    assert lee.get("/account/export.json").json()["administrator"] > 0
    assert sealed(lee, "/account/delete", password=SECRET).status_code == 303
    assert rows(lee, administrators) == []
