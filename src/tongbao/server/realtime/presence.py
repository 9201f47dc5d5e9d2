"""Presence: who is on the site now, as far as this process can tell, or others have told it."""

import time
from typing import Final

from tongbao.server.matches.registry import MatchRegistry

MOST_REMEMBERED: Final = 20_000
A_WHILE: Final = 300
"""Seconds for which a person counts as present after a request."""


class Presence:
    """Presence of people: when each last made a request, and who has a table open."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry: Final = registry
        self.since: Final = time.monotonic()
        self.latest: dict[str, float] = {}
        self.fresh: set[str] = set()

    def mark_present(self, person: str) -> None:
        """Mark a person as present, as they have just made a request."""
        self.fresh.add(person)
        self.mark_present_elsewhere(person)

    def take_newly_present(self) -> list[str]:
        """Take the people who have made a request since the last call."""
        noted, self.fresh = sorted(self.fresh), set()
        return noted

    def mark_present_elsewhere(self, person: str) -> None:
        """Mark a person as present, as they made a request a moment ago, here or elsewhere."""
        self.latest.pop(person, None)
        self.latest[person] = time.monotonic()
        while len(self.latest) > MOST_REMEMBERED:
            del self.latest[next(iter(self.latest))]

    def at_tables(self) -> set[str]:
        """The people who have a table open."""
        here = {person for match in list(self.registry.matches.values()) for person in match.people_at_pages()}
        return here | self.registry.remote_presence.everybody()

    def present_among(self, people: set[str], within: float = A_WHILE) -> set[str]:
        """The people among these who are present."""
        since = time.monotonic() - within
        return people & (self.at_tables() | {one for one in people if one in self.latest and self.latest[one] >= since})

    def has_gone(self, person: str, within: float) -> bool:
        """True if the person wasn't seen for so many seconds since the start, and has no table open."""
        return self.latest.get(person, self.since) < time.monotonic() - within and person not in self.at_tables()
