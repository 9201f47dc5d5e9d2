"""Friends in tests: requests, answers, blocks."""

from typing import Any

from tests.support.server.accounts import seal_on
from tests.support.server.browsers import Browser


def tie(one: Browser, path: str, **fields: str) -> Any:
    """What a sealed form of the people page is answered."""
    return one.post(f"/people/{path}", {"seal": seal_on(one), **fields})


def friends(one: Browser, other: Browser, name: str, key: str) -> None:
    """Let two be friends: the first asks the account of that name, the other agrees to that of the key."""
    assert tie(one, "ask", name=name).status_code == 303
    assert tie(other, "answer", key=key, answer="yes").status_code == 303
