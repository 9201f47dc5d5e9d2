"""What tests of notices do with a server: accounts with addresses, tables, and what has come by which way."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.support.server.browsers import Browser
from tests.support.server.hasty import ROOMY
from tests.support.server.mailboxes import Clock, Hooks, Mailbox
from tongbao.server.db.tables import accounts, notifications
from tongbao.server.main.app import create_app
from tongbao.server.notifications.email import DeliveryConfig
from tongbao.server.notifications.events import DELAY, MatchNotifier
from tongbao.server.services.services import Services

SECRET = "camel caravan salt"
SITE = "http://tongbao.test"
MEI = "mei@tea.example"


def opened(place: Path, box: Mailbox) -> Starlette:
    """A server that sends mails, and may send to the loopback, when a test says so."""
    outgoing = DeliveryConfig(box.server, SITE, is_local=True)
    app = create_app(place, ROOMY, outgoing)
    app.state.services.leader_tasks.remove(app.state.services.notifications.deliver_forever)
    return app


def done(client: TestClient, what: Callable[..., Any], *given: Any) -> Any:
    """The result of a coroutine function, on the server's own loop."""
    assert client.portal is not None
    return client.portal.call(what, *given)


def deliver(client: TestClient, services: Services) -> None:
    """Carry what is due, and wait for all letters."""

    async def carry() -> None:
        while services.notifications.background_tasks:
            await asyncio.gather(*services.notifications.background_tasks)
        await services.notifications.deliver_due()

    done(client, carry)


def seal_on(browser: Browser) -> str:
    """The seal of the forms of an account."""
    found = re.search(r'name="seal" value="([0-9a-f]+)"', browser.get("/account").text)
    return "" if found is None else found[1]


def with_account(browser: Browser, name: str) -> Browser:
    """The browser, in an account of that name."""
    assert browser.post("/account", {"name": name, "password": SECRET}).status_code == 303
    return browser


def address_mei(client: TestClient, services: Services, address: str = MEI, name: str = "mei") -> str:
    """Give an account a confirmed address; its person."""
    change = accounts.update().filter_by(key=name).values(mail=address)
    done(client, services.database.write, lambda c: c.execute(change))
    return str(services.database.read_now(lambda c: c.scalar(sa.select(accounts.c.person).filter_by(key=name))))


def wish(browser: Browser, channel: str, *kinds: str, **fields: str) -> Any:
    """What the forms of the settings are answered: that of an address, if there is one, and the table of kinds."""
    seal = seal_on(browser)
    if fields:
        form = {"seal": seal, "channel": channel, "deed": "address", **fields}
        answer = browser.post("/notices/settings", form)
        if answer.status_code != 303:
            return answer
    ticks = {f"{channel}-{kind}": "on" for kind in kinds}
    return browser.post("/notices/settings", {"seal": seal, f"of-{channel}": "on", **ticks})


def try_out(browser: Browser, channel: str) -> Any:
    """What the button that tests a channel is answered."""
    return browser.post("/notices/settings", {"seal": seal_on(browser), "channel": channel, "deed": "test"})


def link_in(mail: Any, path: str) -> str:
    """The link of a letter, as an address on the site."""
    found = re.search(re.escape(SITE + path) + r"\S+", mail.get_content())
    assert found is not None, mail.get_content()
    return found[0].removeprefix(SITE)


def states(services: Services, channel: str) -> list[str]:
    """The states of all notices of a channel."""
    question = sa.select(notifications.c.state).filter_by(channel=channel).order_by(notifications.c.id)
    return services.database.read_now(lambda c: list(c.scalars(question)))


def at_table(
    client: TestClient, services: Services, mei: Browser, luca: Browser, game: str = "changan"
) -> tuple[str, MatchNotifier]:
    """A table at which both sit and it is the turn of who founded it, and its watch."""
    link = mei.found(game, "me", "open")
    luca.join(link, "Luca")
    match = done(client, services.registry.find_match, link.removeprefix("/t/"))
    return link, next(one for one in match.subscribers if isinstance(one, MatchNotifier))


def look_late(client: TestClient, clock: Clock, watch: MatchNotifier, seconds: float = DELAY) -> None:
    """Let so much time pass, and the watch look."""
    clock.now += seconds
    done(client, watch.check)


def mei_with_hook(client: TestClient, services: Services, web: Hooks, browser: Browser) -> str:
    """Mei, whose webhook is told everything; her person."""
    with_account(browser, "Mei")
    kinds = ("turn", "invited", "message", "daily")
    answer = wish(browser, "webhook", *kinds, address=web.url, flavour="json")
    assert answer.status_code == 303, answer.text
    return address_mei(client, services)


def tell(client: TestClient, services: Services, person: str, kind: str = "message", **facts: str) -> None:
    """Tell somebody something that is about no table."""
    done(client, services.notifications.notify, person, kind, None, facts)
