"""Tokens let in as far as they are good for, as nobody else, and as long as they last; and never to an account."""

import logging
import time

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.testclient import TestClient

from tests.support.server.accounts import founded, seal_on, sealed
from tests.support.server.browsers import Browser, Browsers, Json
from tests.support.server.callers import Caller, token_of
from tests.support.server.stored import transaction
from tongbao.server.accounts.api_tokens import MOST
from tongbao.server.accounts.sessions import COOKIE
from tongbao.server.api.callers import caller_in_session
from tongbao.server.api.streams import is_let_in
from tongbao.server.db.tables import tokens


def test_a_token_lets_in_as_its_owner_and_says_what_it_is_good_for(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    me = Caller(mei, token_of(mei, "read", "play", name="night bot")).get("/me").json()
    assert (me["name"], me["token"], me["scopes"], me["owner"]) == ("Mei", "night bot", ["read", "play"], None)
    assert me["expires"] == pytest.approx(time.time() + 30 * 24 * 3600, abs=60)
    assert Caller(mei).get("/me").json() == {"name": None, "owner": None, "token": None, "scopes": [], "expires": None}


def test_of_a_token_only_the_hash_is_kept_and_it_is_shown_once(browser: Browsers, app: Starlette) -> None:
    mei = founded(browser(), "Mei")
    secret = token_of(mei)
    with app.state.services.database.engine.connect() as connection:
        rows = str(connection.execute(sa.select(tokens)).all())
    assert secret not in rows and secret.removeprefix("tongbao_") not in rows
    page = mei.get("/account/programs")
    assert secret not in page.text and "a tool" in page.text
    assert page.headers["cache-control"] == "no-store"


def test_a_token_of_one_scope_does_nothing_that_takes_another(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    every, viewer = Caller(mei, token_of(mei)), Caller(mei, token_of(mei, "read"))
    player, host = Caller(mei, token_of(mei, "play")), Caller(mei, token_of(mei, "tables"))
    table = every.founded("xanadu", "me", "open")["id"]
    playing = every.founded("xanadu", "me", "bot:random")["id"]
    wishes: dict[str, list[tuple[str, str, Json | None]]] = {
        "read": [("GET", "/tables/mine", None), ("GET", "/invitations", None), ("GET", f"/tables/{table}", None)],
        "play": [
            ("POST", f"/tables/{playing}/choices", {"choice": "x", "version": 0}),
            ("POST", f"/tables/{playing}/undo", {"version": 0}),
            ("POST", f"/tables/{playing}/concede", {}),
        ],
        "tables": [
            ("POST", "/tables", {"game": "xanadu", "chairs": ["me", "open"]}),
            ("POST", f"/tables/{table}/seat", {}),
            ("DELETE", f"/tables/{table}/seat", None),
            ("POST", f"/tables/{table}/start", {}),
            ("POST", f"/tables/{table}/programs", {"program": "@camel"}),
            ("DELETE", f"/invitations/{table}", None),
        ],
    }
    for caller, good_for in ((viewer, "read"), (player, "play"), (host, "tables")):
        for scope, asked in wishes.items():
            for method, path, sent in asked:
                answer = caller.ask(method, path, sent)
                if scope == good_for:
                    assert answer.status_code not in (401, 403), answer.text
                else:
                    assert answer.status_code == 403 and scope in answer.json()["error"], (path, answer.text)
                    assert f'error="insufficient_scope", scope="{scope}"' in answer.headers["www-authenticate"]


def test_a_session_is_as_good_as_a_token_of_all_scopes(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    link = mei.found("xanadu", "me", "bot:random")
    cookie = {"cookie": f"{COOKIE}={mei.cookies[COOKIE]}"}
    me = Caller(mei).ask("GET", "/me", **cookie).json()
    assert (me["name"], me["token"], me["scopes"]) == ("Mei", None, ["read", "play", "tables"])
    seen = Caller(mei).ask("GET", f"/tables/{link[3:]}/view", **cookie).json()
    assert seen == mei.view(link) and seen["seat"] == 0
    choice = {"choice": seen["choices"][0], "version": seen["version"]}
    assert Caller(mei).ask("POST", f"/tables/{link[3:]}/choices", choice, **cookie).status_code == 200
    assert [line["id"] for line in Caller(mei).ask("GET", "/tables/mine", **cookie).json()] == [link[3:]]
    scope = {"type": "http", "headers": [(b"cookie", cookie["cookie"].encode())], "client": ("192.0.2.7", 1)}
    services = mei.client.app.state.services  # type: ignore[attr-defined]
    caller = mei.client.portal.call(caller_in_session, services, Request(scope))  # type: ignore[union-attr]
    assert mei.client.portal.call(is_let_in, caller)  # type: ignore[union-attr]
    mei.post("/account/leave", {"seal": seal_on(mei)})
    assert Caller(mei).ask("GET", "/tables/mine", **cookie).status_code == 401
    assert not mei.client.portal.call(is_let_in, caller), "a stream ends with the session"  # type: ignore[union-attr]


@pytest.mark.parametrize("said", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}])
def test_a_page_of_another_site_sends_nothing_in_a_session(browser: Browsers, said: dict[str, str]) -> None:
    mei = founded(browser(), "Mei")
    link = mei.found("xanadu", "me", "bot:random")
    cookie = {"cookie": f"{COOKIE}={mei.cookies[COOKIE]}"}
    choice = {"choice": mei.view(link)["choices"][0], "version": mei.view(link)["version"]}
    answer = Caller(mei).ask("POST", f"/tables/{link[3:]}/choices", choice, **cookie, **said)
    assert answer.status_code == 403 and "one of this site’s own pages" in answer.json()["error"]
    answer = Caller(mei).ask("GET", f"/tables/{link[3:]}/view", **cookie, **said)
    assert not any(name.startswith("access-control") for name in answer.headers), "so no other page can read it"


def test_without_a_token_or_a_session_nothing_is_done(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    link = mei.found("xanadu", "me", "bot:random")
    cookie = {"cookie": f"{COOKIE}={'x' * 43}"}
    for method, path, sent in (
        ("GET", "/tables/mine", None),
        ("GET", "/invitations", None),
        ("GET", "/events", None),
        ("POST", "/tables", {"game": "xanadu", "chairs": ["me", "open"]}),
        ("POST", f"/tables/{link[3:]}/choices", {"choice": "x", "version": 0}),
    ):
        answer = Caller(mei).ask(method, path, sent, **cookie)
        assert answer.status_code == 401 and answer.headers["www-authenticate"] == 'Bearer realm="tongbao"'
        assert "set-cookie" not in answer.headers
    assert Caller(mei).ask("GET", "/me", **cookie).json()["name"] is None
    assert Caller(mei).ask("GET", f"/tables/{link[3:]}/view", **cookie).json()["seat"] == -1


@pytest.mark.parametrize(
    "said", ["Bearer", "Bearer ", "Bearer tongbao_x", "Basic bWVpOm1laQ==", "tongbao_x", "x" * 900]
)
def test_what_is_no_token_lets_nobody_in(browser: Browsers, said: str) -> None:
    answer = Caller(browser()).ask("GET", "/games", authorization=said)
    assert answer.status_code == 401 and 'error="invalid_token"' in answer.headers["www-authenticate"]
    assert list(answer.json()) == ["error"]


def test_a_token_ends_when_it_is_revoked_expires_or_its_owner_is_forgotten(browser: Browsers, app: Starlette) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    first, second, third = (Caller(one, token_of(one)) for one in (mei, mei, luca))
    page = mei.get("/account/programs").text
    digests = [part.partition('"')[0] for part in page.split('name="token"\n                    value="')[1:]]
    assert len(digests) == 2
    assert sealed(luca, "/account/programs/revoke", token=digests[0]).status_code == 303
    assert first.get("/me").status_code == second.get("/me").status_code == 200
    assert mei.post("/account/programs/revoke", {"token": digests[0], "seal": "0"}).status_code == 403
    sealed(mei, "/account/programs/revoke", token=digests[0])
    assert first.get("/me").status_code == 401 and second.get("/me").status_code == 200
    with transaction(app.state.services.database) as connection:
        connection.execute(tokens.update().values(expires=time.time() - 1))
    answer = second.get("/me")
    assert answer.status_code == 401 and "expired" in answer.json()["error"]
    with transaction(app.state.services.database) as connection:
        connection.execute(tokens.update().values(expires=time.time() + 60))
    assert third.get("/me").status_code == 200
    assert sealed(luca, "/account/delete", password="camel caravan salt").status_code == 303
    assert third.get("/me").status_code == 401


def test_a_token_reaches_no_seat_of_anybody_else(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    own, other = Caller(mei, token_of(mei)), Caller(luca, token_of(luca))
    table = own.founded("xanadu", "me", "open")["id"]
    other.post(f"/tables/{table}/seat")
    seen = own.get(f"/tables/{table}/view").json()
    assert seen["seat"] == 0 and seen["view"]["hand"]
    asked: list[tuple[Caller, str, str, Json | None]] = [
        (other, "GET", "view?seat=0", None),
        (other, "GET", "log?seat=0", None),
        (other, "POST", "choices", {"choice": seen["choices"][0], "version": 0, "seat": 0}),
        (other, "POST", "undo", {"version": 0, "seat": 0}),
        (other, "POST", "concede", {"seat": 0}),
        (Caller(mei), "GET", "view?seat=0", None),
        (other, "GET", "changes?seat=0", None),  # a stream: where it isn't refused its answer never ends
        (Caller(mei), "GET", "changes?seat=0", None),
    ]
    for caller, method, path, sent in asked:
        answer = caller.ask(method, f"/tables/{table}/{path}", sent)
        assert answer.status_code == 403, (path, answer.text)
    assert own.get(f"/tables/{table}/view").json() == seen


@pytest.mark.parametrize("path", ["/account", "/account/programs", "/account/export.json", "/people", "/notices", "/"])
def test_a_token_opens_no_page_of_an_account(browser: Browsers, path: str) -> None:
    mei, stranger = founded(browser(), "Mei Lin"), browser()
    head = {"authorization": f"Bearer {token_of(mei)}"}
    answer = stranger.get(path, **head)
    assert "Mei Lin" not in answer.text
    assert stranger.get("/account/export.json", **head).status_code == 403
    made = stranger.post("/account/programs", {"name": "more", "days": "30", "read": "on"}, **head)
    assert made.status_code == 403


def test_so_many_tokens_and_no_more(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    seal = {"seal": seal_on(mei), "name": "x", "read": "on", "days": "7"}
    for _ in range(MOST):
        assert mei.post("/account/programs", seal).status_code == 200
    answer = mei.post("/account/programs", seal)
    assert answer.status_code == 409 and f"You already have {MOST} tokens" in answer.text


@pytest.mark.parametrize(
    "form", [{"name": ""}, {"name": "x" * 41}, {"days": "8"}, {"days": "x"}, {"read": ""}, {"program": "Ä"}]
)
def test_a_token_that_can_not_be_made_is_refused_in_one_sentence(browser: Browsers, form: dict[str, str]) -> None:
    mei = founded(browser(), "Mei")
    answer = sealed(mei, "/account/programs", **{"name": "x", "read": "on", "days": "7", **form})
    assert answer.status_code == 400 and 'class="wrong"' in answer.text


def test_only_accounts_have_tokens(browser: Browsers) -> None:
    guest = browser()
    guest.post("/name", {"name": "Guest"})
    form = {"seal": seal_on(guest), "name": "x", "read": "on", "days": "7"}
    assert guest.post("/account/programs", form).status_code in (403, 409)
    assert "You need an account to create tokens" in guest.get("/account/programs").text


def test_no_token_stands_in_the_log_or_in_an_answer(
    browser: Browsers, app: Starlette, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei = founded(browser(), "Mei")
    secret = token_of(mei)
    mei.line._transport.raise_app_exceptions = False  # type: ignore[attr-defined]

    async def fails(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(app.state.services.registry, "find_match", fails)
    with caplog.at_level(logging.DEBUG):
        answer = Caller(mei, secret).get("/tables/plum-lantern-42x7kd")
    assert answer.status_code == 500 and list(answer.json()) == ["error"]
    assert secret not in caplog.text and secret not in answer.text


@pytest.mark.settings(rates={"person": {"calls": {"at_once": 3, "a_second": 0.01}}})
def test_who_asks_too_much_with_a_token_has_to_wait(strict: TestClient) -> None:
    mei = founded(Browser(strict), "Mei")
    caller, other = Caller(mei, token_of(mei)), Caller(mei, token_of(mei))
    found = [caller.get("/me") for _ in range(4)]
    assert [answer.status_code for answer in found] == [200, 200, 200, 429]
    assert int(found[-1].headers["retry-after"]) > 1 and list(found[-1].json()) == ["error"]
    assert other.get("/me").status_code == 200
