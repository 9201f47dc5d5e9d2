"""Admission to rated tournaments: only people with an account create and enter them."""

from typing import Final

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError

CREATING: Final = "You need an account to create a rated tournament; as a guest, you can create an unrated one."
ENTERING: Final = "This tournament is rated: you need an account to enter it."
"""Sentences for a guest who would create or enter one."""
MOST_OF_GUESTS: Final = 20
"""Maximum number of unfinished tournaments of guests, so that some are left for people with an account."""


def require_account(person: Person | None, sentence: str) -> None:
    """Raises UserError with that sentence if the visitor is a guest or hasn't told a name yet."""
    if person is None or person.is_guest:
        raise UserError(sentence, 403)
