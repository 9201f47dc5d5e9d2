"""Remote presence: who has which match open at other processes of this server, as far as those announced it lately."""

import time
from collections.abc import Collection
from typing import Final, NamedTuple

BELIEVED: Final = 30.0
"""Time to live of a process's announcement, in seconds; it repeats them again and again."""


class ProcessPresence(NamedTuple):
    """Presence for a match at one other process: people by their ids, and how many pages only watch."""

    people: frozenset[str]
    watchers: int
    pages: int
    until: float


class RemotePresence:
    """Presence for all matches that are open at other processes."""

    def __init__(self) -> None:
        self.at: Final[dict[str, dict[str, ProcessPresence]]] = {}

    def note(self, process: str, match: str, people: Collection[str], watchers: int, pages: int) -> None:
        """Note what another process announces about a match."""
        by_process = self.at.setdefault(match, {})
        by_process[process] = ProcessPresence(frozenset(people), watchers, pages, time.monotonic() + BELIEVED)
        if not pages and not people:
            del by_process[process]
        self.tidy(match)

    def tidy(self, match: str) -> None:
        """Drop what has expired of a match."""
        now = time.monotonic()
        left = {process: one for process, one in self.at.get(match, {}).items() if one.until > now}
        if left:
            self.at[match] = left
        else:
            self.at.pop(match, None)

    def process_presence(self, match: str) -> list[ProcessPresence]:
        """The presence for a match at other processes, without what has expired."""
        if match in self.at:
            self.tidy(match)
        return list(self.at.get(match, {}).values())

    def people(self, match: str) -> set[str]:
        """The people who have the match open elsewhere."""
        return {person for there in self.process_presence(match) for person in there.people}

    def everybody(self) -> set[str]:
        """The people who have any match open elsewhere."""
        return {person for match in list(self.at) for person in self.people(match)}

    def watchers(self, match: str) -> int:
        """The number of spectators elsewhere: pages that belong to nobody who sits there."""
        return sum(there.watchers for there in self.process_presence(match))

    def is_open(self, match: str) -> bool:
        """True if somebody has a page of the match open elsewhere."""
        return any(there.pages for there in self.process_presence(match))
