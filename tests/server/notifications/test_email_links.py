"""Letters let nobody guess, and the mail server is named by its address."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import HASTY
from tests.support.server.mailboxes import Clock, Mailbox
from tests.support.server.posted import (
    MEI,
    SECRET,
    SITE,
    address_mei,
    at_table,
    deliver,
    link_in,
    look_late,
    seal_on,
    states,
    with_account,
)
from tongbao.server.db.tables import email_tokens
from tongbao.server.main.app import create_app
from tongbao.server.notifications.email import BadMail, DeliveryConfig, read_mail, site_at
from tongbao.server.services.services import Services


def test_an_address_is_confirmed_and_lets_one_in(
    client: TestClient, services: Services, box: Mailbox, browser: Browsers
) -> None:
    mei = with_account(browser(), "Mei")
    wrong = mei.post("/account/mail", {"seal": seal_on(mei), "mail": MEI, "password": "not mine"})
    assert wrong.status_code == 403
    mei.post("/account/mail", {"seal": seal_on(mei), "mail": MEI, "password": SECRET})
    deliver(client, services)
    link = link_in(box.mails[0], "/account/mail/")
    reader = browser()
    assert "Confirm" in reader.get(link).text and "Confirm" in reader.get(link).text
    assert MEI not in mei.get("/account/mail").text
    assert reader.post(link).status_code == 200
    assert MEI in mei.get("/account/mail").text
    assert reader.post(link).status_code == 403
    phone = browser()
    phone.post("/account/letter", {"mail": MEI.upper(), "purpose": "enter"})
    deliver(client, services)
    way = link_in(box.mails[1], "/account/letter/")
    for _ in range(2):
        assert phone.get(way).status_code == 200
    assert phone.post(way, origin="https://evil.example").status_code == 403
    before = dict(phone.cookies)
    assert phone.post(way).status_code == 303
    assert phone.cookies != before and "Mei" in phone.get("/account").text
    assert browser().post(way).status_code == browser().get(way).status_code == 403


def test_a_letter_leads_to_a_new_password(
    client: TestClient, services: Services, box: Mailbox, browser: Browsers
) -> None:
    desk = with_account(browser(), "Mei Lin Wang")
    address_mei(client, services, name="meilinwang")
    phone = browser()
    phone.post("/account/letter", {"mail": MEI, "purpose": "recover"})
    deliver(client, services)
    way = link_in(box.mails[0], "/account/recover/")
    for bad in ("short", "mei lin wang"):
        assert phone.post(way, {"password": bad}).status_code == 400
    assert phone.post(way, {"password": "another caravan"}).status_code == 303
    assert "Mei" in phone.get("/account").text and seal_on(desk) == ""
    name = "Mei Lin Wang"
    assert browser().post("/account/enter", {"name": name, "password": SECRET}).status_code == 403
    assert browser().post("/account/enter", {"name": name, "password": "another caravan"}).status_code == 303
    assert phone.post(way, {"password": "a third caravan"}).status_code == 403


def test_nobody_learns_whether_an_address_has_an_account(
    client: TestClient, services: Services, box: Mailbox, browser: Browsers
) -> None:
    with_account(browser(), "Mei")
    address_mei(client, services)
    stranger = browser()
    known, unknown = (
        stranger.post("/account/letter", {"mail": mail, "purpose": "enter"}) for mail in (MEI, "luca@tea.example")
    )
    assert (known.status_code, known.text) == (unknown.status_code, unknown.text)
    deliver(client, services)
    assert [mail["to"] for mail in box.mails] == [MEI]
    assert len(services.database.read_now(lambda c: c.execute(sa.select(email_tokens)).all())) == 1


def test_only_who_sits_there_invites_and_addresses_tell_nothing(
    client: TestClient, services: Services, clock: Clock, box: Mailbox, browser: Browsers
) -> None:
    with_account(browser(), "Mei")
    address_mei(client, services)
    luca = browser()
    luca.post("/name", {"name": "Luca"})
    link = luca.found("xanadu", "me", "open")
    assert "Invite by email" in luca.get(link).text and "Invite by email" not in browser().get(link).text
    stranger = browser()
    stranger.post("/name", {"name": "Mallory"})
    assert stranger.post(f"{link}/invite/mail", {"mail": MEI}).status_code == 403
    assert luca.post(f"{link}/invite/mail", {"mail": "nobody"}).status_code == 400
    answers = [luca.post(f"{link}/invite/mail", {"mail": mail}).text for mail in (MEI, "aisha@tea.example", MEI)]
    assert len(set(answers)) == 1
    deliver(client, services)
    assert sorted(mail["to"] for mail in box.mails) == ["aisha@tea.example", MEI]
    for mail in box.mails:
        assert mail["subject"] == "~Luca invites you to a game of Xanadu." and SITE + link in mail.get_content()


@pytest.mark.parametrize("who", ["the guest", "the sender"])
def test_a_block_is_respected(
    client: TestClient, services: Services, box: Mailbox, browser: Browsers, who: str
) -> None:
    mei, luca = with_account(browser(), "Mei"), with_account(browser(), "Luca")
    address_mei(client, services)
    link = luca.found("xanadu", "me", "open")
    before = luca.post(f"{link}/invite/mail", {"mail": "aisha@tea.example"}).text
    by, whom = (mei, "Luca") if who == "the guest" else (luca, "Mei")
    assert by.post("/people/block", {"seal": seal_on(by), "name": whom}).status_code == 303
    assert luca.post(f"{link}/invite/mail", {"mail": MEI}).text == before
    deliver(client, services)
    assert [mail["to"] for mail in box.mails] == ["aisha@tea.example"] and states(services, "page") == []


def test_invitations_are_bounded(tmp_path: Path, box: Mailbox) -> None:
    app = create_app(tmp_path / "usual", HASTY, DeliveryConfig(box.server, SITE))
    with server(app) as client:
        luca = Browser(client)
        link = luca.found("xanadu", "me", "open")
        answers = [luca.post(f"{link}/invite/mail", {"mail": f"a{n}@tea.example"}).status_code for n in range(6)]
    assert answers[0] == 200 and answers[-1] == 429


def test_a_guest_takes_his_notices_into_an_account(
    client: TestClient, services: Services, clock: Clock, browser: Browsers
) -> None:
    with_account(browser(), "Mei")
    phone, luca = browser(), browser()
    link, watch = at_table(client, services, phone, luca)
    look_late(client, clock, watch)
    phone.post(f"{link}/notices", {"still": "on"})
    assert phone.post("/account/enter", {"name": "Mei", "password": SECRET}).status_code == 303
    assert "your turn" in phone.get("/notices").text
    told = phone.get("/account/export.json").json()["told"]
    assert [one["kind"] for one in told] == ["turn"]


def test_a_mail_server_is_named_by_its_address() -> None:
    box = read_mail("smtp://games%40tea.example:pass%2Fword@mail.tea.example?from=games@tea.example&tls=tls")
    assert (box.host, box.port, box.user, box.password) == ("mail.tea.example", 465, "games@tea.example", "pass/word")
    for wrong in (
        "mail.tea.example",
        "smtp://host",
        "smtp://host?from=a@b&tls=maybe",
        "smtp://h:x?from=a@b",
        "smtp://[",
    ):
        with pytest.raises(BadMail):
            read_mail(wrong)
    assert site_at("https://tea.example/", (), "127.0.0.1", 8000) == "https://tea.example"
    assert site_at("", ("tea.example",), "0.0.0.0", 8000) == "https://tea.example"
    assert DeliveryConfig(box, "http://tea.example").contact == "mailto:games@tea.example"
    assert DeliveryConfig(box, "https://tea.example").contact == "https://tea.example"
    assert site_at("", (), "::1", 8000) == "http://[::1]:8000"
