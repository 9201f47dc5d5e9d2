"""Administrators: the accounts that can use the admin page. Only a command of an operator makes and unmakes them."""

import time

import sqlalchemy as sa

from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Write
from tongbao.server.db.tables import accounts, administrators


def is_administrator(connection: sa.Connection, person: str) -> bool:
    """True if a person is an administrator."""
    return connection.scalar(sa.select(administrators.c.person).filter_by(person=person)) is not None


def promoted(person: str) -> Write:
    """Write that makes a person an administrator. UserError without an account, which others could not sign in to."""

    def write(connection: sa.Connection) -> None:
        if connection.scalar(sa.select(accounts.c.person).filter_by(person=person)) is None:
            raise UserError("Only someone with an account can be an administrator.", 409)
        demoted(person)(connection)
        connection.execute(administrators.insert(), {"person": person, "since": time.time()})

    return write


def demoted(person: str) -> Write:
    """Write that takes it away from a person to be an administrator."""
    return lambda connection: connection.execute(administrators.delete().filter_by(person=person))
