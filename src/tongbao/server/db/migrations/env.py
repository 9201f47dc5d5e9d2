"""Entry point of Alembic: it runs in the transaction of whoever called it."""

from alembic import context

from tongbao.server.db.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
