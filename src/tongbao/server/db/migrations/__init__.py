"""Migrations: how a database of an earlier version becomes one of this version.

The steps are Alembic's, in ``versions``, one after another; what they add up to is ``tongbao.server.db.tables``.
"""

import time
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tongbao.server.db.backup import back_up
from tongbao.server.db.tables import matches, metadata
from tongbao.server.db.urls import NOTHING, WRITES, backups_for

HEAD: Final = "0013"
"""The version of the tables in ``tongbao.server.db.tables``."""
LOCK: Final = 0x746F6E67
"""The advisory lock, in PostgreSQL, of whoever changes the tables."""


class UnknownRevision(RuntimeError):
    """The database was kept by a version of the tables that this one doesn't know."""


def revision_of(connection: sa.Connection) -> str | None:
    """The version of the tables that are there; None if they are older than the first, or if there are none."""
    return MigrationContext.configure(connection).get_current_revision()


def is_blank(connection: sa.Connection) -> bool:
    """True if nothing has been made in the database yet."""
    return revision_of(connection) is None and not sa.inspect(connection).has_table(matches.name)


def require_something(engine: sa.Engine) -> None:
    """Raises FileNotFoundError if nothing has been made in the database yet."""
    with engine.connect() as connection:
        if is_blank(connection):
            raise FileNotFoundError(NOTHING)


def require_known(connection: sa.Connection) -> None:
    """Raises UnknownRevision if the tables that are there can't be brought to this version."""
    revision = revision_of(connection)
    if revision is not None and revision not in {script.revision for script in scripts().walk_revisions()}:
        raise UnknownRevision(
            f"a later version of Tongbao wrote it, with tables “{revision[:40]}”; this one has “{HEAD}”: install that "
            "version again, or restore the backup made before the upgrade"
        )


def bring_up_to_date(engine: sa.Engine) -> None:
    """Make the tables, or bring those that are there to this version; then a backup is laid down first.

    Raises UnknownRevision, and SQLAlchemyError or OSError if it can't be done; then nothing is changed.
    """
    with engine.connect() as connection:
        revision, is_new = revision_of(connection), is_blank(connection)
        require_known(connection)
    if revision == HEAD:
        return
    if not is_new:
        back_up(engine, backups_for(engine) / f"before-{HEAD}-{time.strftime('%Y%m%d-%H%M%S')}.sqlite")
    with engine.execution_options(**WRITES).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        migrate(connection)


def migrate(connection: sa.Connection) -> None:
    """Make the tables, or bring those that are there to this version."""
    config = configured(connection)
    if is_blank(connection):
        metadata.create_all(connection)
        command.stamp(config, "head")
    else:
        command.upgrade(config, "head")


def configured(connection: sa.Connection | None = None) -> Config:
    """Configuration of Alembic; it works in the transaction of the connection."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def scripts() -> ScriptDirectory:
    """All steps."""
    return ScriptDirectory.from_config(configured())
