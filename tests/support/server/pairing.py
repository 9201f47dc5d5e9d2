"""Pairing in tests."""

from tests.support.server.browsers import Browser


def paired(one: Browser, game: str = "xanadu", clock: str = "quick", **fields: str) -> str:
    """Where a click on pairing leads."""
    answer = one.post("/pair", {"game": game, "clock": clock, **fields})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])
