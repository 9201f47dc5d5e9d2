"""Programs that play: each belongs to somebody with an account, and is somebody of its own with a name of its own."""

import re
import secrets
import time
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.common.errors import Refusal
from tongbao.server.db.database import Conflict, Store
from tongbao.server.db.tables import people, programs
from tongbao.server.people.person import SIGN, Person

MOST_BOTS: Final = 5
"""So many programs may somebody have."""
NAME: Final = re.compile(f"{SIGN}?[a-z0-9][a-z0-9_-]{{1,18}}")


class Program(NamedTuple):
    """A program: who it is, whose it is, its name, since when."""

    person: str
    owner: str
    name: str
    created: float


class Programs:
    """All programs."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def of(self, owner: str) -> list[Program]:
        """The programs of somebody, by name."""
        question = sa.select(programs).filter_by(owner=owner).order_by(programs.c.name)
        return await self.store.read(lambda c: [Program(*row) for row in c.execute(question)])

    async def named(self, name: str) -> Program:
        """The program of that name. Raises Refusal if there is none."""
        wanted = with_sign(name.strip().casefold()[:40])
        row = await self.store.read(lambda c: c.execute(sa.select(programs).filter_by(name=wanted)).first())
        if row is None:
            raise Refusal("There is no program of the name “{name}” here.", 404, name=wanted)
        return Program(*row)

    async def of_name(self, owner: Person, name: str) -> Program:
        """The program of somebody that has that name, a new one if he has none. Raises Refusal."""
        wanted, own = checked(name), await self.of(owner.id)
        known = next((program for program in own if program.name == wanted), None)
        if known is not None:
            return known
        if len(own) >= MOST_BOTS:
            raise Refusal("You have {n} programs; that is enough.", 409, n=MOST_BOTS)
        program = Program(secrets.token_hex(8), owner.id, wanted, time.time())

        def work(connection: sa.Connection) -> None:
            connection.execute(people.insert(), {"id": program.person, "name": wanted, "created": program.created})
            connection.execute(programs.insert(), program._asdict())

        try:
            await self.store.write(work)
        except Conflict:
            raise Refusal("The name “{name}” is taken by another program.", 409, name=wanted) from None
        return program


def with_sign(name: str) -> str:
    """The name with the sign of programs."""
    return SIGN + name.removeprefix(SIGN)


def checked(name: str) -> str:
    """The name as it is kept. Raises Refusal if no program can be called so."""
    wanted = name.strip().casefold()
    if NAME.fullmatch(wanted) is None:
        raise Refusal(
            "A program has a name of 2 to 19 small letters, digits, _ and -, such as {example}; “{name}” is none.",
            example="@camel-2",
            name=name[:40],
        )
    return with_sign(wanted)
