"""Elsewhere: who has which match open at other processes of this server, as far as those have said lately."""

import time
from collections.abc import Collection
from typing import Final, NamedTuple

BELIEVED: Final = 30.0
"""For so many seconds what a process has said of who is there is believed; it says it again and again."""


class ProcessPresence(NamedTuple):
    """Who has a match open at one other process: people by their ids, and how many pages only watch."""

    people: frozenset[str]
    watchers: int
    pages: int
    until: float


class RemotePresence:
    """All matches that are open at other processes."""

    def __init__(self) -> None:
        self.at: Final[dict[str, dict[str, ProcessPresence]]] = {}

    def note(self, process: str, match: str, people: Collection[str], watchers: int, pages: int) -> None:
        """Believe what another process says of a match."""
        by_process = self.at.setdefault(match, {})
        by_process[process] = ProcessPresence(frozenset(people), watchers, pages, time.monotonic() + BELIEVED)
        if not pages and not people:
            del by_process[process]
        self.tidy(match)

    def tidy(self, match: str) -> None:
        """Forget what is no longer believed of a match."""
        now = time.monotonic()
        left = {process: one for process, one in self.at.get(match, {}).items() if one.until > now}
        if left:
            self.at[match] = left
        else:
            self.at.pop(match, None)

    def process_presence(self, match: str) -> list[ProcessPresence]:
        """What is believed of a match now."""
        if match in self.at:
            self.tidy(match)
        return list(self.at.get(match, {}).values())

    def people(self, match: str) -> set[str]:
        """Those who have the match open elsewhere."""
        return {person for there in self.process_presence(match) for person in there.people}

    def everybody(self) -> set[str]:
        """Those who have any match open elsewhere."""
        return {person for match in list(self.at) for person in self.people(match)}

    def watchers(self, match: str) -> int:
        """How many pages elsewhere belong to nobody who sits there."""
        return sum(there.watchers for there in self.process_presence(match))

    def is_open(self, match: str) -> bool:
        """Whether somebody has a page of the match open elsewhere."""
        return any(there.pages for there in self.process_presence(match))
