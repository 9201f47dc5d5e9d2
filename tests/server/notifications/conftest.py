"""A server that sends mails and calls webhooks, and the clock of its notices."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tests.support.server.mailboxes import Clock, Hooks, Mailbox, hooks, mailbox
from tests.support.server.posted import opened
from tongbao.server.services.services import Services


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def web() -> Iterator[Hooks]:
    with hooks() as web:
        yield web


@pytest.fixture
def app(database: Path, box: Mailbox) -> Starlette:
    return opened(database, box)


@pytest.fixture
def services(app: Starlette) -> Services:
    services: Services = app.state.services
    return services


@pytest.fixture
def clock(services: Services) -> Clock:
    clock = Clock()
    services.notifications.clock = clock
    return clock
