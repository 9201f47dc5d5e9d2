"""Keys of this server, each made when it is first needed, and the same in all its processes."""

from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from tongbao.server.db.database import Conflict, Database
from tongbao.server.db.tables import server_keys


class ServerKeys:
    """Repository of the keys of this server."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.known: Final[dict[str, str]] = {}

    async def key(self, name: str, fresh: str) -> str:
        """The key of that name; if there is none yet, the fresh one is stored and used from now on."""
        if name not in self.known:
            with suppress(Conflict):
                await self.database.write(lambda c: c.execute(server_keys.insert(), {"name": name, "value": fresh}))
            question = sa.select(server_keys.c.value).filter_by(name=name)
            self.known[name] = str(await self.database.read(lambda c: c.scalar(question)))
        return self.known[name]
