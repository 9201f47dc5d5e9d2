"""Drafts: what somebody was shown of a report before he sends it, so that just that is sent, whatever happens since."""

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

from tongbao.server.accounts.people import Person
from tongbao.server.matches.match import Match

MOST: Final = 128
"""So many of the latest are remembered."""


class Draft:
    """A report of a match that was shown to a person, or to somebody without a name, after so many ``rows``.

    Its ``token`` follows from the report, so where the table stands as before another process finds the same one.
    ``number`` is that under which it is kept, once it was sent.
    """

    def __init__(self, match: Match, person: Person | None, report: str) -> None:
        self.token: Final = hashlib.sha256(report.encode()).hexdigest()[:32]
        self.key: Final = key_of(self.token, match, person)
        self.rows: Final = len(match.rows)
        self.report: Final = report
        self.number: int | None = None


class Drafts:
    """The latest drafts. One is sent after another, so that a form that comes twice is kept once."""

    def __init__(self) -> None:
        self.sending: Final = asyncio.Lock()
        self.kept: Final[OrderedDict[tuple[str, str, str | None], Draft]] = OrderedDict()

    def add(self, draft: Draft) -> Draft:
        """Remember one more; the oldest may be forgotten for it."""
        self.kept[draft.key] = draft
        self.kept.move_to_end(draft.key)
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return draft

    def find(self, token: str, match: Match, person: Person | None) -> Draft | None:
        """The draft that was shown to that person, before he had a name perhaps; None if it isn't here."""
        return self.kept.get(key_of(token, match, person)) or self.kept.get(key_of(token, match, None))


def key_of(token: str, match: Match, person: Person | None) -> tuple[str, str, str | None]:
    """By what a draft is found: it is for one match and one person."""
    return token, match.id, None if person is None else person.id
