"""People in tests."""

from starlette.testclient import TestClient


def id_of(client: TestClient, name: str) -> str:
    """The id of somebody who was seen."""
    seen = client.app.state.services.people.seen.values()  # type: ignore[attr-defined]
    return next(person.id for person in seen if person.given == name)
