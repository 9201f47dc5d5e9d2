"""People in tests."""

from collections.abc import Iterable

from starlette.testclient import TestClient

from tongbao.server.accounts.people import Person
from tongbao.server.db.database import Database
from tongbao.server.db.tables import people


def id_of(client: TestClient, name: str) -> str:
    """The id of somebody who was seen."""
    seen = client.app.state.services.people.seen.values()  # type: ignore[attr-defined]
    return next(person.id for person in seen if person.given == name)


async def keep_people(database: Database, known: Iterable[Person]) -> None:
    """Keep people in a store, as if they had come there."""
    rows = [{"id": person.id, "name": person.name, "created": 0.0} for person in known]
    await database.write(lambda connection: connection.execute(people.insert(), rows))
