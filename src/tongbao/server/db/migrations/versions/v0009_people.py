"""People: skeletons of names, marks of guests, sessions that asked for links, and ranked tries of daily deals."""

from collections.abc import Mapping

import sqlalchemy as sa
from alembic import op

from tongbao.server.common.confusables import skeleton_of
from tongbao.server.common.graphemes import cut

revision = "0009"
down_revision = "0008"

GUEST = "~"
LONGEST_NAME = 24


def upgrade() -> None:
    """Add the columns, and fill them in for whatever is there."""
    for table in ("accounts", "bot_accounts"):
        op.add_column(table, sa.Column("skeleton", sa.String(96)))
        op.create_index(f"ix_{table}_skeleton", table, ["skeleton"], unique=True)
    op.add_column("email_tokens", sa.Column("session", sa.String(64)))
    op.add_column("daily_attempts", sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    there = sa.MetaData()
    there.reflect(connection)
    add_skeletons(connection, there.tables)
    rank_tries(connection, there.tables)
    mark_guests(connection, there.tables)


def add_skeletons(connection: sa.Connection, there: Mapping[str, sa.Table]) -> None:
    """Give the names of accounts and bot accounts their skeletons; of those that look alike the oldest has it."""
    accounts, programs, people = (there[name] for name in ("accounts", "bot_accounts", "people"))
    named = sa.select(accounts.c.person, people.c.name).join(people, people.c.id == accounts.c.person)
    for table, names in ((accounts, named), (programs, sa.select(programs.c.person, programs.c.name))):
        owners: dict[str, str] = {}
        for row in connection.execute(names.order_by(table.c.created, table.c.person)):
            owners.setdefault(skeleton_of(row.name), row.person)
        for skeleton, person in owners.items():
            connection.execute(table.update().where(table.c.person == person).values(skeleton=skeleton))


def rank_tries(connection: sa.Connection, there: Mapping[str, sa.Table]) -> None:
    """Rank the tries that began when their person had an account."""
    tries, accounts, matches = there["daily_attempts"], there["accounts"], there["matches"]
    in_time = sa.exists().where(
        accounts.c.person == tries.c.person,
        matches.c.id == tries.c.match_id,
        accounts.c.created <= matches.c.created,
    )
    connection.execute(tries.update().where(in_time).values(ranked=True))


def mark_guests(connection: sa.Connection, there: Mapping[str, sa.Table]) -> None:
    """Mark the names of guests, wherever one stands."""
    people, known = there["people"], [there["accounts"], there["bot_accounts"]]
    guests = sa.select(people.c.id).where(*[people.c.id.not_in(sa.select(table.c.person)) for table in known])
    for name, column in (("match_seats", "person"), ("messages", "person"), ("entrants", "person"), ("people", "id")):
        table = there[name]
        theirs = table.c[column].in_(guests), table.c.name.not_like(f"{GUEST}%")
        full = sa.func.length(table.c.name) == LONGEST_NAME
        for long in connection.scalars(sa.select(table.c.name).distinct().where(*theirs, full)).all():
            marked = GUEST + cut(long, LONGEST_NAME - len(GUEST))
            connection.execute(table.update().where(*theirs, table.c.name == long).values(name=marked))
        connection.execute(table.update().where(*theirs).values(name=GUEST + table.c.name))
