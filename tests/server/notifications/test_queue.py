"""What is to be told waits, is tried ever later, and ends where nobody can be reached."""

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.support.server.browsers import Browsers
from tests.support.server.mailboxes import Clock, Hooks, Mailbox
from tests.support.server.posted import MEI, address_mei, deliver, mei_with_hook, states, tell, wish, with_account
from tongbao.server.db.tables import channels
from tongbao.server.notifications.queue import BACKOFF, MOST_SHOWN, MOST_WAITING
from tongbao.server.services.services import Services


def test_tries_come_ever_later_and_end(
    client: TestClient, services: Services, clock: Clock, web: Hooks, browser: Browsers
) -> None:
    mei = mei_with_hook(client, services, web, browser())
    web.status = 503
    tell(client, services, mei, who="Luca")
    tell(client, services, mei, who="Luca")
    deliver(client, services)
    assert len(web.got) == 1, "the same is told once"
    for tries, wait in enumerate(BACKOFF, 1):
        clock.now += wait - 1
        deliver(client, services)
        assert len(web.got) == tries
        clock.now += 1
        deliver(client, services)
        assert len(web.got) == tries + 1
    assert states(services, "webhook") == ["dead"]
    clock.now += 10 * BACKOFF[-1]
    deliver(client, services)
    assert len(web.got) == len(BACKOFF) + 1


def test_what_waits_is_bounded(
    client: TestClient, services: Services, clock: Clock, web: Hooks, browser: Browsers
) -> None:
    mei = mei_with_hook(client, services, web, browser())
    for number in range(MOST_SHOWN + 5):
        tell(client, services, mei, who=str(number))
    assert len(states(services, "webhook")) == MOST_WAITING and len(states(services, "page")) == MOST_SHOWN


@pytest.mark.parametrize("status", [404, 410])
def test_a_webhook_that_is_gone_is_forgotten_and_its_person_told(
    client: TestClient, services: Services, clock: Clock, web: Hooks, browser: Browsers, status: int
) -> None:
    one = browser()
    mei = mei_with_hook(client, services, web, one)
    web.status = status
    tell(client, services, mei, who="Luca")
    deliver(client, services)
    tell(client, services, mei, who="Temür")
    deliver(client, services)
    assert len(web.got) == 1 and states(services, "webhook") == ["dead"]
    page = one.get("/notices").text
    assert "nothing can be delivered there" in page and "/hook" not in page
    assert services.database.read_now(lambda c: c.execute(sa.select(channels)).all()) == []


def test_an_address_that_takes_no_mail_is_silenced_until_it_is_wished_again(
    client: TestClient, services: Services, clock: Clock, box: Mailbox, browser: Browsers
) -> None:
    one = with_account(browser(), "Mei")
    mei = address_mei(client, services)
    wish(one, "mail", "message")
    box.answers[MEI] = "451 busy"
    tell(client, services, mei, who="Luca")
    deliver(client, services)
    assert states(services, "mail") == ["waiting"]
    box.answers[MEI] = "550 no such user"
    clock.now += BACKOFF[0]
    deliver(client, services)
    assert states(services, "mail") == ["dead"] and MEI in one.get("/notices").text
    box.answers.clear()
    tell(client, services, mei, who="Temür")
    deliver(client, services)
    assert box.mails == [] and "it couldn’t be reached" in one.get("/notices/settings").text
    wish(one, "mail", "message")
    tell(client, services, mei, who="Aisha")
    deliver(client, services)
    assert [mail["subject"] for mail in box.mails] == ["Aisha has sent you a message."]
