"""Securing an account puts out whoever else was in, and whatever would let them in again."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.support.server.accounts import SECRET, entered, founded, seal_on, sealed
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.callers import Caller, token_of
from tests.support.server.mailboxes import Mailbox, mailbox
from tests.support.server.posted import address_mei, deliver, link_in, opened
from tests.support.server.tables import in_loop
from tongbao.server.db.tables import email_tokens, passkeys
from tongbao.server.services.services import Services

NEW = "silk over the pass"
OLD_ADDRESS, NEW_ADDRESS = "mei@tea.example", "mei@silk.example"
Secure = Callable[[Browser, Services, dict[str, str]], Any]


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def app(database: Any, box: Mailbox) -> Any:
    return opened(database, box)


@pytest.fixture
def services(app: Any) -> Services:
    services: Services = app.state.services
    return services


def letter(browser: Browser, services: Services, purpose: str, address: str = OLD_ADDRESS) -> str:
    """A way in by a letter that somebody else has asked for, and reads."""
    person = services.database.read_now(lambda c: c.scalar(sa.text("SELECT person FROM accounts")))
    return str(in_loop(browser, services.accounts.create_email_token, purpose, person, address))


def recover(browser: Browser, services: Services, choices: dict[str, str]) -> Any:
    return browser.post(f"/account/recover/{letter(browser, services, 'recover')}", {"password": NEW, **choices})


def change_password(browser: Browser, _services: Services, choices: dict[str, str]) -> Any:
    return sealed(browser, "/account/password", old=SECRET, password=NEW, **choices)


def change_address(browser: Browser, _services: Services, choices: dict[str, str]) -> Any:
    return sealed(browser, "/account/mail", mail=NEW_ADDRESS, password=SECRET, **choices)


WAYS = [recover, change_password, change_address]


def with_thief(browser: Browsers, client: TestClient, services: Services) -> tuple[Browser, Browser, Caller, list[str]]:
    """Mei; and a thief with a session, a token, and links in letters of each purpose."""
    mei = founded(browser(), "Mei")
    address_mei(client, services, OLD_ADDRESS)
    thief = entered(browser(), "Mei")
    program = Caller(thief, token_of(thief))
    person = services.database.read_now(lambda c: c.scalar(sa.text("SELECT person FROM accounts")))
    row = {"digest": "d", "credential": b"d", "person": person, "public_key": b"d", "signed": 0, "name": "his"}
    in_loop(mei, services.database.write, lambda c: c.execute(passkeys.insert(), {**row, "created": 1.0}))
    links = [
        f"/account/letter/{letter(mei, services, 'enter')}",
        f"/account/recover/{letter(mei, services, 'recover')}",
        f"/account/mail/{letter(mei, services, 'confirm', 'thief@evil.example')}",
    ]
    return mei, thief, program, links


def number_of_passkeys(services: Services) -> int:
    return int(services.database.read_now(lambda c: c.scalar(sa.select(sa.func.count()).select_from(passkeys))) or 0)


@pytest.mark.parametrize("secure", WAYS)
def test_everything_else_that_lets_in_ends(
    browser: Browsers, client: TestClient, services: Services, secure: Secure
) -> None:
    mei, thief, program, links = with_thief(browser, client, services)
    assert program.get("/me").json()["name"] == "Mei"
    answer = secure(mei, services, {"tokens": "withdraw", "passkeys": "withdraw"})
    assert answer.status_code in (200, 303), answer.text
    assert seal_on(mei) != "" and seal_on(thief) == ""
    assert [browser().post(link, {"password": "a third caravan"}).status_code for link in links] == [403] * 3
    assert program.get("/me").status_code == 401
    assert number_of_passkeys(services) == 0


@pytest.mark.parametrize("secure", WAYS)
def test_tokens_and_passkeys_are_asked_about(
    browser: Browsers, client: TestClient, services: Services, secure: Secure
) -> None:
    """Until the owner says it nothing is done, and what the owner knows may stay; the page tells their names."""
    mei, thief, program, _ = with_thief(browser, client, services)
    for choices in ({}, {"tokens": "withdraw"}, {"passkeys": "keep"}, {"tokens": "perhaps", "passkeys": "keep"}):
        refused = secure(mei, services, choices)
        assert refused.status_code == 400 and "may still sign in" in refused.text
    assert seal_on(thief) != "" and program.get("/me").status_code == 200
    page = mei.get("/account").text
    assert "a tool" in page and re.search(r'type="radio"\s+name="tokens"\s+value="withdraw"', page)
    assert secure(mei, services, {"tokens": "keep", "passkeys": "keep"}).status_code in (200, 303)
    assert seal_on(thief) == "" and program.get("/me").status_code == 200
    assert number_of_passkeys(services) == 1


def test_who_has_neither_is_not_asked(browser: Browsers, services: Services) -> None:
    mei = founded(browser(), "Mei")
    assert 'name="tokens"' not in mei.get("/account").text
    assert change_password(mei, services, {}).status_code == 303


def test_a_new_address_puts_out_who_came_in_meanwhile(
    browser: Browsers, client: TestClient, services: Services, box: Mailbox
) -> None:
    """By a letter to the old one, before the new one was confirmed; the browser that gave it stays in."""
    mei = founded(browser(), "Mei")
    address_mei(client, services, OLD_ADDRESS)
    change_address(mei, services, {})
    deliver(client, services)
    thief = browser()
    assert thief.post(f"/account/letter/{letter(mei, services, 'enter')}").status_code == 303
    late = letter(mei, services, "recover")
    reader = browser()
    assert reader.post(link_in(box.mails[-1], "/account/mail/")).status_code == 200
    assert seal_on(thief) == "" and seal_on(mei) != ""
    assert reader.get(f"/account/recover/{late}").status_code == 403
    assert services.database.read_now(lambda c: c.execute(sa.select(email_tokens)).all()) == []


def test_the_operator_who_signs_somebody_out_ends_their_letters_too(browser: Browsers, services: Services) -> None:
    from tongbao.server.admin.users import signed_out

    mei = founded(browser(), "Mei")
    link = f"/account/letter/{letter(mei, services, 'enter')}"
    person = services.database.read_now(lambda c: c.scalar(sa.text("SELECT person FROM accounts")))
    in_loop(mei, services.database.write, signed_out(person))
    services.people.sessions.forget(person)
    assert seal_on(mei) == "" and browser().post(link).status_code == 403
