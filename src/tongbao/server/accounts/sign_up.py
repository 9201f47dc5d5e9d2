"""Sign-up: who can make an account here, and the invitations of operators, of which only hashes are stored."""

import secrets
import time
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.accounts.sessions import digest_of
from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import AccountSettings
from tongbao.server.db.database import Database, Write
from tongbao.server.db.tables import sign_up_invitations

OPEN: Final = "open"
INVITED: Final = "invited"
CLOSED: Final = "closed"
NO_ACCOUNTS: Final = "You can’t create an account on this site, but you can play as a guest."
NO_ACCOUNTS_OR_GUESTS: Final = (
    "You can’t create an account on this site; only people who already have one can play here."
)
INVITATION_NEEDED: Final = "You need an invitation from the operator to create an account on this site."
BAD_INVITATION: Final = "This invitation is wrong, used up or expired; ask the operator of this site for a new one."
ONLY_ACCOUNTS: Final = {
    OPEN: "You need an account to play on this site; sign in or create one.",
    INVITED: "You need an account to play on this site; sign in, or create one with an invitation from the operator.",
    CLOSED: "You need an account to play on this site; please sign in first.",
}
"""Sentence for a guest where guests can't play, by who can make an account."""
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = str.maketrans("OIL", "011")
"""The signs of codes, and those for which people take some of them (Crockford, base 32)."""
GROUPS: Final = 4
IN_GROUP: Final = 4
LONGEST_CODE: Final = 60
LONGEST_NOTE: Final = 60
MOST_USES: Final = 1000
LASTS: Final = 14 * 24 * 3600
"""Usual lifetime of an invitation, in seconds."""


class AccountNeeded(UserError):
    """Error for a guest where only people with an account can play."""


class SignUpInvitation(NamedTuple):
    """An invitation to make an account: its number, a note about it, how often it can be used and was, and times."""

    id: int
    note: str
    uses: int
    used: int
    created: float
    expires: float


class SignUp:
    """Policy of sign-up on this site."""

    def __init__(self, database: Database, settings: AccountSettings) -> None:
        self.database: Final = database
        self.settings: Final = settings

    @property
    def refusal(self) -> UserError | None:
        """Error for anybody who wants an account where nobody can make one."""
        if self.settings.sign_up != CLOSED:
            return None
        return UserError(NO_ACCOUNTS if self.settings.guests else NO_ACCOUNTS_OR_GUESTS, 403)

    @property
    def needs_invitation(self) -> bool:
        """True if an account takes an invitation."""
        return self.settings.sign_up == INVITED

    async def require_possible(self, code: str) -> None:
        """Raises UserError unless an account can be made with that invitation, or without one where it takes none."""
        if self.refusal is not None:
            raise self.refusal
        if not self.needs_invitation:
            return
        if not code.strip():
            raise UserError(INVITATION_NEEDED, 403)
        question = sa.select(sign_up_invitations.c.id).where(is_usable(code))
        if await self.database.read(lambda c: c.scalar(question)) is None:
            raise UserError(BAD_INVITATION, 403)

    def redeemed(self, code: str) -> Write:
        """Write that uses up one use of an invitation, if accounts take one. UserError if it can't be used any more."""
        use = sign_up_invitations.update().where(is_usable(code)).values(used=sign_up_invitations.c.used + 1)

        def write(connection: sa.Connection) -> None:
            if self.needs_invitation and connection.execute(use).rowcount != 1:
                raise UserError(BAD_INVITATION, 403)

        return write


def is_usable(code: str) -> sa.ColumnElement[bool]:
    """SQL condition: the invitation of that code can be used."""
    kept = sign_up_invitations.c
    return sa.and_(kept.digest == digest_of(plain(code)), kept.used < kept.uses, kept.expires > time.time())


def plain(code: str) -> str:
    """A code as it is hashed, however it was typed."""
    return "".join([sign for sign in code[:LONGEST_CODE].upper().translate(MISREAD) if sign in SIGNS])


def new_code() -> str:
    """A new code, of 80 random bits: ``7QDM-2XA9-RTVK-3HEN``."""
    groups = ["".join([secrets.choice(SIGNS) for _ in range(IN_GROUP)]) for _ in range(GROUPS)]
    return "-".join(groups)


def invited(code: str, note: str, uses: int, expires: float | None) -> Write:
    """Write that stores a new invitation. Raises UserError if it could never be used."""
    now = time.time()
    until = now + LASTS if expires is None else expires
    if until <= now:
        raise UserError("Choose a date in the future for the invitation to expire.")
    if not 1 <= uses <= MOST_USES:
        raise UserError("An invitation can be used 1 to {most} times.", most=MOST_USES)
    row = {"digest": digest_of(plain(code)), "note": " ".join(note.split())[:LONGEST_NOTE], "uses": uses, "used": 0}
    return lambda connection: connection.execute(
        sign_up_invitations.insert(), {**row, "created": now, "expires": until}
    )


def revoked(number: int) -> Write:
    """Write that revokes an invitation. UserError if there is none of that number."""

    def write(connection: sa.Connection) -> None:
        if connection.execute(sign_up_invitations.delete().filter_by(id=number)).rowcount != 1:
            raise UserError("There is no invitation number {n}.", 404, n=number)

    return write


def invitations(connection: sa.Connection) -> list[SignUpInvitation]:
    """The invitations that can be used, the latest first."""
    kept = sign_up_invitations.c
    question = sa.select(*[kept[name] for name in SignUpInvitation._fields])
    usable = question.where(kept.used < kept.uses, kept.expires > time.time())
    return [SignUpInvitation(*row) for row in connection.execute(usable.order_by(kept.id.desc()))]
