"""Drafts: what somebody was shown of a report before he sends it, so that just that is sent, whatever happens since."""

import asyncio
import secrets
from collections import OrderedDict
from typing import Final

from tongbao.server.matches import Match
from tongbao.server.people import Person

MOST: Final = 128
"""So many of the latest are remembered."""


class Draft:
    """A report of a match that was shown to a person, or to somebody without a name, after so many ``rows``.

    ``number`` is that under which it is kept, once it was sent.
    """

    def __init__(self, match: Match, person: Person | None, report: str) -> None:
        self.token: Final = secrets.token_hex(16)
        self.match: Final = match.id
        self.person: Final = None if person is None else person.id
        self.rows: Final = len(match.rows)
        self.report: Final = report
        self.number: int | None = None

    def is_for(self, match: Match, person: Person | None) -> bool:
        """Whether it was shown to that person, of that match."""
        return self.match == match.id and self.person in (None, None if person is None else person.id)


class Drafts:
    """The latest drafts by their tokens. One is sent after another, so that a form that comes twice is kept once."""

    def __init__(self) -> None:
        self.sending: Final = asyncio.Lock()
        self.kept: Final[OrderedDict[str, Draft]] = OrderedDict()

    def add(self, draft: Draft) -> Draft:
        """Remember one more; the oldest may be forgotten for it."""
        self.kept[draft.token] = draft
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return draft

    def find(self, token: str, match: Match, person: Person | None) -> Draft | None:
        """The draft that was shown to that person; None if it is no longer here."""
        draft = self.kept.get(token)
        return draft if draft is not None and draft.is_for(match, person) else None
