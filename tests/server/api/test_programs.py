"""Somebody's program is somebody of its own: invited by a host, on a seat kept for it, and all see whose it is."""

from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.requests import Request

from tests.support.server.accounts import founded, sealed
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.callers import Caller, token_of
from tests.support.server.friends import tie
from tongbao.server.accounts.api_tokens import MOST_BOTS
from tongbao.server.accounts.moderation import Ban
from tongbao.server.admin.users import signed_out
from tongbao.server.api.callers import Caller as Asking
from tongbao.server.api.streams import is_let_in
from tongbao.server.db.tables import bot_accounts, people, results, tokens


@pytest.fixture
def mei(browser: Browsers) -> Browser:
    return founded(browser(), "Mei")


@pytest.fixture
def luca(browser: Browsers) -> Browser:
    return founded(browser(), "Luca")


@pytest.fixture
def camel(luca: Browser) -> Caller:
    """A program of Luca."""
    return Caller(luca, token_of(luca, program="Camel"))


def test_a_program_is_somebody_of_its_own(camel: Caller, luca: Browser) -> None:
    me = camel.get("/me").json()
    assert (me["name"], me["owner"]) == ("@camel", "Luca")
    table = Caller(luca, token_of(luca)).founded("xanadu", "me", "open")["id"]
    assert camel.get(f"/tables/{table}/view").status_code == 409
    assert camel.get("/tables/mine").json() == []
    playing = camel.post(f"/tables/{table}/seat").json()
    assert [(c["name"], c["owner"], c["mine"]) for c in playing["chairs"]] == [
        ("Luca", None, False),
        ("@camel", "Luca", True),
    ]
    assert camel.get(f"/tables/{table}/view?seat=0").status_code == 403


def test_a_host_keeps_a_chair_for_a_program_and_all_see_whose_it_is(
    mei: Browser, camel: Caller, browser: Browsers
) -> None:
    link = mei.found("xanadu", "me", "open")
    assert mei.post(f"{link}/programs", {"program": "@camel"}).status_code == 303
    page = mei.get(link).text
    assert "reserved for @camel" in page and "Luca’s program" in page
    assert "That seat is taken" in browser().join(link, "Stranger").text
    [invitation] = camel.get("/invitations").json()
    assert (invitation["table"], invitation["by"]) == (link[3:], "Mei")
    assert camel.post(f"/tables/{link[3:]}/seat").json()["state"] == "playing"
    assert camel.get("/invitations").json() == []
    assert "Luca’s program" in mei.get(link).text and "Luca’s program" in browser().get(f"{link}/text").text
    assert "Luca’s program" in browser().get(link).text


def test_a_program_is_named_when_a_table_is_opened(mei: Browser, camel: Caller) -> None:
    link = mei.found("xanadu", "me", "open", "program", **{"name-2": "@Camel"})
    assert camel.post(f"/tables/{link[3:]}/seat").json()["chairs"][2]["name"] == "@camel"
    other = Caller(mei, token_of(mei)).founded("xanadu", "@camel", "me")
    assert (other["chairs"][0]["kind"], other["chairs"][0]["owner"]) == ("open", "Luca")
    refused = mei.post("/tables", {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "program"})
    assert refused.status_code == 404 and "no program called" in refused.text


def test_a_program_need_not_come_and_its_chair_is_free_again(mei: Browser, camel: Caller, browser: Browsers) -> None:
    link = mei.found("xanadu", "me", "open")
    mei.post(f"{link}/programs", {"program": "camel"})
    assert mei.post(f"{link}/programs", {"program": "camel"}).status_code == 409
    assert camel.ask("DELETE", f"/invitations/{link[3:]}").status_code == 204
    assert camel.get("/invitations").json() == []
    mei.post(f"{link}/programs", {"program": "camel"})
    assert mei.post(f"{link}/send-away", {"seat": "1"}).status_code == 303
    assert browser().join(link, "Stranger").status_code == 303


def test_who_opened_the_table_alone_keeps_chairs_and_only_before_the_game(
    mei: Browser, luca: Browser, camel: Caller
) -> None:
    link = mei.found("xanadu", "me", "open")
    assert luca.post(f"{link}/programs", {"program": "camel"}).status_code == 403
    assert mei.post(f"{link}/programs", {"program": "nobody"}).status_code == 404
    mei.post(f"{link}/start", {"bot": "random"})
    assert mei.post(f"{link}/programs", {"program": "camel"}).status_code == 409
    assert camel.get("/invitations").json() == []


def test_who_has_blocked_the_owner_does_not_meet_his_program(mei: Browser, luca: Browser, camel: Caller) -> None:
    link = mei.found("xanadu", "me", "open")
    tie(mei, "block", name="Luca")
    assert mei.post(f"{link}/programs", {"program": "camel"}).status_code == 409
    assert camel.post(f"/tables/{link[3:]}/seat").status_code == 409
    assert link[3:] not in [line["id"] for line in camel.get("/tables").json()]


def test_names_of_programs_are_their_own(mei: Browser, luca: Browser, camel: Caller, browser: Browsers) -> None:
    taken = sealed(mei, "/account/programs", name="x", read="on", days="7", program="CAMEL")
    assert taken.status_code == 409 and "Another program already has the name" in taken.text
    assert Caller(luca, token_of(luca, program="@camel")).get("/me").json()["name"] == "@camel"
    for n in range(MOST_BOTS - 1):
        token_of(luca, program=f"camel-{n}")
    many = sealed(luca, "/account/programs", name="x", read="on", days="7", program="one-more")
    assert many.status_code == 409 and f"You already have {MOST_BOTS} programs" in many.text
    assert browser().post("/name", {"name": "@camel"}).status_code == 400
    assert browser().post("/name", {"name": " @ camel"}).status_code == 400


def test_a_rated_game_counts_nothing_for_a_program(mei: Browser, camel: Caller, app: Starlette) -> None:
    link = mei.found("xanadu", "me", "open", rated="on")
    camel.post(f"/tables/{link[3:]}/seat")
    seats = {True: mei, False: camel}
    for _ in range(400):
        seen = mei.view(link)
        if seen["view"]["over"]:
            break
        if seats[bool(seen["choices"])] is mei:
            mei.choose(link, seen["choices"][-1], version=seen["version"])
        else:
            own = camel.get(f"/tables/{link[3:]}/view").json()
            camel.post(f"/tables/{link[3:]}/choices", choice=own["choices"][-1], version=own["version"])
    assert mei.view(link)["view"]["over"]
    with app.state.services.database.engine.connect() as connection:
        rows = {row.seat: row.rated for row in connection.execute(sa.select(results))}
    assert rows[1] is False


def test_programs_go_with_their_owner(mei: Browser, luca: Browser, camel: Caller, app: Starlette) -> None:
    link = mei.found("xanadu", "me", "open", "open")
    mei.post(f"{link}/programs", {"program": "camel"})
    exported = luca.get("/account/export.json").json()
    assert [one["name"] for one in exported["programs"]] == ["@camel"]
    assert [one["name"] for one in exported["tokens"]] == ["a tool"]
    assert "digest" not in exported["tokens"][0]
    assert sealed(luca, "/account/delete", password="camel caravan salt").status_code == 303
    with app.state.services.database.engine.connect() as connection:
        for table in (bot_accounts, tokens):
            assert connection.execute(sa.select(table)).all() == []
        assert connection.execute(sa.select(people).filter_by(name="@camel")).first() is None
    assert "reserved for" not in mei.get(link).text
    assert camel.get("/me").status_code == 401


def test_who_is_banned_plays_by_no_program(luca: Browser, camel: Caller, app: Starlette) -> None:
    services = app.state.services
    owner = owner_in(services)
    own = Caller(luca, token_of(luca))
    services.bans.load([Ban(owner, None, "noise", 0.0, None)])
    for caller in (camel, own):
        answer = caller.get("/games")
        assert answer.status_code == 403 and "noise" in answer.json()["error"]
    assert Caller(luca).get("/games").status_code == 200


def test_a_stream_of_who_is_banned_ends(luca: Browser, camel: Caller, app: Starlette) -> None:
    services = app.state.services
    [token] = luca.client.portal.call(services.api_tokens.list_tokens, owner_in(services))  # type: ignore[union-attr]
    scope = {"type": "http", "headers": [], "client": ("192.0.2.7", 1)}
    callers = [Asking(services, Request(scope), given, None) for given in (token, None)]
    assert [luca.client.portal.call(is_let_in, one) for one in callers] == [True, True]  # type: ignore[union-attr]
    services.bans.load([Ban(token.owner, None, "noise", 0.0, None)])
    assert [luca.client.portal.call(is_let_in, one) for one in callers] == [False, True]  # type: ignore[union-attr]
    services.bans.load([Ban(None, "192.0.2.0/24", "noise", 0.0, None)])
    assert [luca.client.portal.call(is_let_in, one) for one in callers] == [False, False]  # type: ignore[union-attr]


def owner_in(services: Any) -> str:
    """Whose the only program is."""
    found: str = services.database.read_now(lambda c: c.scalars(sa.select(bot_accounts.c.owner)).one())
    return found


def test_who_is_signed_out_by_an_operator_has_no_token_any_more(luca: Browser, camel: Caller, app: Starlette) -> None:
    database = app.state.services.database
    assert camel.get("/me").status_code == 200
    assert database.commit([signed_out(owner_in(app.state.services))]) == [None]
    assert camel.get("/me").status_code == 401
