"""What is to be told waits, is tried ever later, and ends where nobody can be reached."""

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.server.mailboxes import Clock, Hooks, Mailbox
from tests.server.notices.posted import (
    MEI,
    Browsers,
    address_mei,
    deliver,
    mei_with_hook,
    states,
    tell,
    wish,
    with_account,
)
from tongbao.server.db.tables import reaches
from tongbao.server.notifications.queue import BACKOFF, MOST_SHOWN, MOST_WAITING
from tongbao.server.services.services import Site


def test_tries_come_ever_later_and_end(
    client: TestClient, site: Site, clock: Clock, web: Hooks, browser: Browsers
) -> None:
    mei = mei_with_hook(client, site, web, browser())
    web.status = 503
    tell(client, site, mei, who="Luca")
    tell(client, site, mei, who="Luca")
    deliver(client, site)
    assert len(web.got) == 1, "the same is told once"
    for tries, wait in enumerate(BACKOFF, 1):
        clock.now += wait - 1
        deliver(client, site)
        assert len(web.got) == tries
        clock.now += 1
        deliver(client, site)
        assert len(web.got) == tries + 1
    assert states(site, "webhook") == ["dead"]
    clock.now += 10 * BACKOFF[-1]
    deliver(client, site)
    assert len(web.got) == len(BACKOFF) + 1


def test_what_waits_is_bounded(client: TestClient, site: Site, clock: Clock, web: Hooks, browser: Browsers) -> None:
    mei = mei_with_hook(client, site, web, browser())
    for number in range(MOST_SHOWN + 5):
        tell(client, site, mei, who=str(number))
    assert len(states(site, "webhook")) == MOST_WAITING and len(states(site, "page")) == MOST_SHOWN


@pytest.mark.parametrize("status", [404, 410])
def test_a_webhook_that_is_gone_is_forgotten_and_its_person_told(
    client: TestClient, site: Site, clock: Clock, web: Hooks, browser: Browsers, status: int
) -> None:
    one = browser()
    mei = mei_with_hook(client, site, web, one)
    web.status = status
    tell(client, site, mei, who="Luca")
    deliver(client, site)
    tell(client, site, mei, who="Temür")
    deliver(client, site)
    assert len(web.got) == 1 and states(site, "webhook") == ["dead"]
    page = one.get("/notices").text
    assert "nobody can be reached there" in page and "/hook" not in page
    assert site.store.ask(lambda c: c.execute(sa.select(reaches)).all()) == []


def test_an_address_that_takes_no_mail_is_silenced_until_it_is_wished_again(
    client: TestClient, site: Site, clock: Clock, box: Mailbox, browser: Browsers
) -> None:
    one = with_account(browser(), "Mei")
    mei = address_mei(client, site)
    wish(one, "mail", "message")
    box.answers[MEI] = "451 busy"
    tell(client, site, mei, who="Luca")
    deliver(client, site)
    assert states(site, "mail") == ["waiting"]
    box.answers[MEI] = "550 no such user"
    clock.now += BACKOFF[0]
    deliver(client, site)
    assert states(site, "mail") == ["dead"] and MEI in one.get("/notices").text
    box.answers.clear()
    tell(client, site, mei, who="Temür")
    deliver(client, site)
    assert box.mails == [] and "it could not be reached" in one.get("/notices/settings").text
    wish(one, "mail", "message")
    tell(client, site, mei, who="Aisha")
    deliver(client, site)
    assert [mail["subject"] for mail in box.mails] == ["Aisha has written to you."]
