"""Decks: card files that people have made, each seen and changed by its owner alone."""

import secrets
import time
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.engine.bounds import UNSEEN
from tongbao.engine.meta import Meta
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database
from tongbao.server.db.tables import decks, runs

LONGEST_NAME: Final = 40
NO_DECK: Final = "You have no deck at this address; the workshop lists all your decks."

CHANGED: Final = "This deck has been changed in another window; reload the page."


class Deck(NamedTuple):
    """A deck: its owner, its game, its name, its card file, and when that was last changed."""

    id: str
    person: str
    game: str
    name: str
    text: str
    changed: float

    @property
    def meta(self) -> Meta[Any]:
        """Its game."""
        return tongbao.GAMES[self.game]


class Decks:
    """Deck repository of all people."""

    def __init__(self, database: Database, most: int) -> None:
        """``most`` is the maximum number of decks of one person."""
        self.database: Final = database
        self.most: Final = most

    async def decks_of(self, person: Person) -> list[Deck]:
        """The decks of a person, the one changed latest first."""
        question = sa.select(decks).filter_by(person=person.id).order_by(decks.c.changed.desc())
        found = await self.database.read(lambda c: [Deck(*row) for row in c.execute(question)])
        return [deck for deck in found if deck.game in tongbao.GAMES]

    async def find(self, name: str, person: Person | None) -> Deck:
        """The deck of that name, if it is the person's. Raises UserError, the same whether it exists or not."""
        if person is not None and not UNSEEN.search(name):
            question = sa.select(decks).filter_by(id=name, person=person.id)
            row = await self.database.read(lambda c: c.execute(question).first())
            if row is not None and row.game in tongbao.GAMES:
                return Deck(*row)
        raise UserError(NO_DECK, 404)

    async def make(self, person: Person, game: str, name: str, text: str) -> Deck:
        """Create a deck with a sound card file. Raises UserError if the person has as many as they may."""
        deck = Deck(secrets.token_hex(8), person.id, game, checked_title(name), text, time.time())
        count = sa.select(sa.func.count()).select_from(decks).filter_by(person=person.id)

        def write(connection: sa.Connection) -> None:
            if (connection.scalar(count) or 0) >= self.most:
                raise UserError("You already have {n} decks; delete one first.", 409, n=self.most)
            connection.execute(decks.insert(), deck._asdict())

        await self.database.write(write)
        return deck

    async def save(self, deck: Deck, text: str) -> Deck:
        """Store another sound card file as that deck. Raises UserError if it was changed elsewhere meanwhile."""
        now = time.time()
        change = decks.update().filter_by(id=deck.id, changed=deck.changed).values(text=text, changed=now)

        def write(connection: sa.Connection) -> None:
            if connection.execute(change).rowcount != 1:
                raise UserError(CHANGED, 409)

        await self.database.write(write)
        return deck._replace(text=text, changed=now)

    async def rename(self, deck: Deck, name: str) -> None:
        """Rename a deck. Raises UserError."""
        change = decks.update().filter_by(id=deck.id).values(name=checked_title(name))
        await self.database.write(lambda c: c.execute(change))

    async def delete(self, deck: Deck) -> None:
        """Delete a deck, with its run."""

        def write(connection: sa.Connection) -> None:
            connection.execute(runs.delete().filter_by(deck=deck.id))
            connection.execute(decks.delete().filter_by(id=deck.id))

        await self.database.write(write)


def checked_title(name: str) -> str:
    """Check the name of a deck. Raises UserError."""
    title = " ".join(name.split())
    if not 1 <= len(title) <= LONGEST_NAME or UNSEEN.search(title):
        raise UserError("A deck’s name must have 1 to {most} characters.", most=LONGEST_NAME)
    return title
