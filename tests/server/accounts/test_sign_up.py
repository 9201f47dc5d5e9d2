"""Sign-up: open, by invitation or closed; and whether guests may play."""

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.support.server.accounts import SECRET, entered, founded
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.hasty import HASTY
from tests.support.server.people import id_of
from tests.support.server.stored import transaction
from tests.support.server.tables import site_of
from tongbao.server.accounts.accounts import Accounts
from tongbao.server.accounts.people import People
from tongbao.server.accounts.sign_up import (
    BAD_INVITATION,
    INVITATION_NEEDED,
    NO_ACCOUNTS,
    NO_ACCOUNTS_OR_GUESTS,
    ONLY_ACCOUNTS,
    invited,
    new_code,
    plain,
    revoked,
)
from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import AccountSettings
from tongbao.server.db.database import Database
from tongbao.server.db.tables import accounts, people, sign_up_invitations
from tongbao.testing.addresses import api

INVITED = {"sign_up": "invited"}
CLOSED = {"sign_up": "closed"}


def invite(where: Browser | TestClient, uses: int = 1, seconds: float = 3600) -> str:
    """The code of a new invitation."""
    services = (where.client if isinstance(where, Browser) else where).app.state.services  # type: ignore[attr-defined]
    code = new_code()
    with transaction(services.database) as connection:
        invited(code, "", uses, time.time() + seconds)(connection)
    return code


def count(browser: Browser, table: sa.Table) -> int:
    """How many rows a table has."""
    question = sa.select(sa.func.count()).select_from(table)
    return int(site_of(browser).database.read_now(lambda c: c.scalar(question)))


def sign_up(browser: Browser, name: str, code: str = "") -> object:
    return browser.post("/account", {"name": name, "password": SECRET, "invitation": code})


@pytest.mark.settings(accounts=CLOSED)
def test_where_it_is_closed_nobody_makes_an_account(browser: Browsers) -> None:
    mei, code = browser(), ""
    code = invite(mei)
    page = mei.get("/account").text
    assert NO_ACCOUNTS in page and 'autocomplete="new-password"' not in page
    for wish in ("", code):
        answer = mei.post("/account", {"name": "Mei", "password": SECRET, "invitation": wish})
        assert answer.status_code == 403 and NO_ACCOUNTS in answer.text
    assert count(mei, accounts) == 0 and count(mei, people) == 0, "nor a guest on the way"
    link = mei.found("xanadu", "me", "open", name="Mei")
    assert mei.get(link).status_code == 200, "a guest plays"


@pytest.mark.settings(accounts={**CLOSED, "guests": False})
def test_the_sentence_says_whether_guests_play(browser: Browsers) -> None:
    mei = browser()
    assert NO_ACCOUNTS_OR_GUESTS in mei.get("/account").text and NO_ACCOUNTS not in mei.get("/account").text


@pytest.mark.settings(accounts=INVITED)
def test_who_is_invited_makes_an_account_as_often_as_the_invitation_says(browser: Browsers) -> None:
    mei, aisha, temur = browser(), browser(), browser()
    code = invite(mei, uses=2)
    assert f'value="{code}"' in mei.get(f"/account?invitation={code}").text
    for wish, sentence in (("", INVITATION_NEEDED), ("0000-0000-0000-0000", BAD_INVITATION)):
        answer = mei.post("/account", {"name": "Mei", "password": SECRET, "invitation": wish})
        assert answer.status_code == 403 and sentence in answer.text
    assert count(mei, accounts) == count(mei, people) == 0
    assert mei.post("/account", {"name": "Mei", "password": SECRET, "invitation": code}).status_code == 303
    typed = f" {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} "
    assert aisha.post("/account", {"name": "Aisha", "password": SECRET, "invitation": typed}).status_code == 303
    answer = temur.post("/account", {"name": "Temür", "password": SECRET, "invitation": code})
    assert answer.status_code == 403 and BAD_INVITATION in answer.text and count(mei, accounts) == 2
    with site_of(mei).database.engine.connect() as connection:
        [row] = connection.execute(sa.select(sign_up_invitations)).all()
    assert row.used == 2 and code not in str(row) and plain(code) not in str(row), "only its hash is kept"


@pytest.mark.settings(accounts=INVITED)
def test_a_name_that_is_taken_uses_no_invitation_up(browser: Browsers) -> None:
    mei, aisha = browser(), browser()
    first, second = invite(mei), invite(mei)
    assert mei.post("/account", {"name": "Mei", "password": SECRET, "invitation": first}).status_code == 303
    assert aisha.post("/account", {"name": "MEI", "password": SECRET, "invitation": second}).status_code == 409
    assert aisha.post("/account", {"name": "Aisha", "password": SECRET, "invitation": second}).status_code == 303


@pytest.mark.settings(accounts=INVITED)
def test_an_invitation_ends_by_its_day_and_when_it_is_revoked(browser: Browsers) -> None:
    mei = browser()
    late, gone = invite(mei), invite(mei)
    with transaction(site_of(mei).database) as connection:
        numbers = connection.scalars(sa.select(sign_up_invitations.c.id).order_by(sign_up_invitations.c.id)).all()
        connection.execute(sign_up_invitations.update().filter_by(id=numbers[0]).values(expires=time.time() - 1))
        revoked(numbers[1])(connection)
        with pytest.raises(UserError):
            revoked(numbers[1])(connection)
    for code in (late, gone):
        answer = mei.post("/account", {"name": "Mei", "password": SECRET, "invitation": code})
        assert answer.status_code == 403 and BAD_INVITATION in answer.text


@pytest.mark.parametrize(("uses", "seconds"), [(0, 60), (1001, 60), (1, -60)])
def test_an_invitation_that_nobody_could_use_is_refused(uses: int, seconds: float) -> None:
    with pytest.raises(UserError):
        invited(new_code(), "", uses, time.time() + seconds)


def test_many_at_once_use_an_invitation_no_more_often_than_it_says(blank: str | Path) -> None:
    """The last use is one person's, however many have seen before that it can be used."""

    async def story() -> None:
        database = Database(blank)
        all_people = People(database)
        all_accounts = Accounts(database, all_people, HASTY.passwords, AccountSettings(sign_up="invited"))
        code = new_code()
        await database.write(invited(code, "", 2, time.time() + 60))
        guests = [(await all_people.create_person(f"Guest {n}"))[0] for n in range(8)]
        made = [all_accounts.create(guest, guest.given, SECRET, code) for guest in guests]
        refused = [one for one in await asyncio.gather(*made, return_exceptions=True) if one is not None]
        kept = await database.read(lambda c: c.scalar(sa.select(sa.func.count()).select_from(accounts)))
        assert kept == 2 and len(refused) == 6
        assert {one.sentence for one in refused if isinstance(one, UserError)} == {BAD_INVITATION}
        database.close()

    asyncio.run(story())


@pytest.mark.settings(accounts=CLOSED)
@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/account/passkeys/new", {}),
        ("/account/passkeys", {"credential": "{}"}),
        ("/account/passkeys/enter", {"credential": "{}"}),
        ("/account/letter", {"mail": "mei@tea.example", "purpose": "enter"}),
        ("/account/recover/none", {"password": SECRET}),
        ("/account/mail", {"mail": "mei@tea.example"}),
        ("/account/name", {"name": "Mei"}),
        ("/account/password", {"password": SECRET}),
        ("/account/enter", {"name": "Mei", "password": SECRET}),
        ("/account/programs", {"name": "x", "days": "7", "read": "on"}),
    ],
)
def test_no_other_way_makes_an_account_of_a_guest(
    client: TestClient, browser: Browsers, path: str, fields: dict[str, str]
) -> None:
    mei = browser()
    mei.post("/name", {"name": "Mei"})
    seal = mei.get("/account").text.partition('name="seal" value="')[2].partition('"')[0]
    assert mei.post(path, {**fields, "seal": seal}).status_code >= 400
    assert mei.post(f"/api/v1{path}", **{"content-type": "application/json"}).status_code in (400, 404, 405)
    assert count(mei, accounts) == 0 and id_of(client, "Mei")


@pytest.mark.settings(accounts=INVITED)
def test_a_guest_who_comes_into_an_account_makes_none(browser: Browsers) -> None:
    mei, guest = browser(), browser()
    sign_up(mei, "Mei", invite(mei))
    guest.found("xanadu", "me", "open", name="Visitor")
    entered(guest, "Mei")
    assert count(mei, accounts) == count(mei, people) == 1, "the guest is merged, as ever"


GUESTLESS = {"guests": False}


@pytest.mark.settings(accounts=GUESTLESS)
def test_where_guests_cannot_play_they_only_look(browser: Browsers) -> None:
    mei, guest = founded(browser(), "Mei"), browser()
    link = mei.found("xanadu", "me", "open", listed="on")
    sentence = ONLY_ACCOUNTS["open"]
    tries = {
        "/tables": {"game": "xanadu", "play": "now"},
        f"{link}/seat": {"seat": "1", "name": "Visitor"},
        f"{link}/talk": {"say": "Hello"},
        "/name": {"name": "Visitor"},
        "/daily": {},
        "/lessons": {"game": "xanadu"},
        "/workshop": {"game": "xanadu"},
        "/examples": {"example": "workers", "game": "xanadu"},
    }
    for path, fields in tries.items():
        answer = guest.post(path, fields)
        assert answer.status_code == 403 and sentence in answer.text, path
        assert 'class="btn go" href="/account"' in answer.text, "it leads to where one comes in"
    assert count(mei, people) == 1
    for path in ("/", link, "/watch", "/rules/xanadu", "/games"):
        assert guest.get(path).status_code == 200, path
    assert "no account is needed" not in guest.get("/").text
    assert "You can play as a guest" not in guest.get("/account").text


@pytest.mark.settings(accounts=GUESTLESS)
def test_who_was_a_guest_before_opens_nothing_more(client: TestClient, browser: Browsers) -> None:
    mei, guest = founded(browser(), "Mei"), browser()
    link = mei.found("xanadu", "me", "open", listed="on")
    services = site_of(mei)
    visitor, token = client.portal.call(services.people.create_person, "Visitor")  # type: ignore[union-attr]
    guest.cookies["tongbao_session"] = token
    assert guest.post("/tables", {"game": "xanadu", "play": "now"}).status_code == 403
    assert guest.post(f"{link}/seat", {"seat": "1"}).status_code == 403
    as_program = {"content-type": "application/json", "accept": "application/json"}
    assert guest.client.post(
        "/api/v1/tables", json={"game": "xanadu", "chairs": ["me", "open"]}, headers=guest.heading(as_program)
    ).json() == {"error": ONLY_ACCOUNTS["open"]}
    seat = guest.client.post(f"{api(link)}/seat", json={}, headers=guest.heading(as_program))
    assert seat.status_code == 403 and visitor.name == "~Visitor"
    answer = guest.post("/account", {"name": "Visitor", "password": SECRET})
    assert answer.status_code == 303, "an account makes a player of him"
    assert guest.join(link, "Visitor").status_code == 303


@pytest.mark.settings(accounts={**INVITED, "guests": False})
def test_a_stranger_is_told_how_one_comes_to_play(browser: Browsers) -> None:
    answer = browser().post("/tables", {"game": "xanadu", "seat-0": "me", "seat-1": "open"})
    assert answer.status_code == 403 and ONLY_ACCOUNTS["invited"] in answer.text
