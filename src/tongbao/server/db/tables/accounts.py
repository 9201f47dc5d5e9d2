"""Tables of accounts: people, sessions, passkeys, preferences, relations, bot accounts and notifications."""

import sqlalchemy as sa

from tongbao.server.db.tables.base import metadata

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("device", sa.String(80), nullable=False),
)
"""Sessions: the browsers in which people are signed in."""

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False, unique=True),
    sa.Column("skeleton", sa.String(96), unique=True, index=True),
    sa.Column("mail", sa.String(254), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.Double, nullable=False),
)
"""Accounts, with which people sign in from any browser.

Under ``key`` an account is found, whatever the case and the accents of its name. Names that look alike have the same
``skeleton``; where several did so before there were skeletons, only the oldest account has one.
"""

email_tokens = sa.Table(
    "email_tokens",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(12), nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("mail", sa.String(254), nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("session", sa.String(64)),
)
"""Links that were sent by mail and can still be used; ``session`` is the one in which a link was asked for, if any."""

administrators = sa.Table(
    "administrators",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("since", sa.Double, nullable=False),
)
"""Accounts that an operator has made administrators, who can use the admin page."""


passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("credential", sa.LargeBinary, nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("signed", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("used", sa.Double),
)
"""Passkeys, each with the id by which its authenticator knows it, and how often that has signed (WebAuthn, 6.1.1)."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(12), nullable=False),
    sa.Column("browser", sa.String(64), nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), index=True),
    sa.Column("expires", sa.Double, nullable=False),
)
"""Challenges that were given to one browser to be signed, and can still be used, once."""


preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.String(40), nullable=False),
)


relationships = sa.Table(
    "relationships",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("other", sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""Relations of a person to another one, seen from their side: two rows for friends, one for a request or a block."""

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("by", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("at", sa.Double, nullable=False),
)
"""Invitations: who is invited to which match, by whom."""

removals = sa.Table(
    "removals",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("at", sa.Double, nullable=False),
)
"""Removals: whom a host has removed from which match, which they can’t join again unless they are invited."""


bot_accounts = sa.Table(
    "bot_accounts",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("owner", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False, unique=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("skeleton", sa.String(96), unique=True, index=True),
)
"""Bot accounts: people that are programs of somebody with an account, and play under a name of their own."""

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("owner", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("scopes", sa.String(60), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("used", sa.Double),
)
"""API tokens, with which a program signs in as its owner or as a bot account. Only the hash of a token is stored."""


notifications = sa.Table(
    "notifications",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("key", sa.String(200), nullable=False, unique=True),
    sa.Column("person", sa.ForeignKey("people.id"), index=True),
    sa.Column("match_id", sa.ForeignKey("matches.id"), index=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("facts", sa.JSON, nullable=False),
    sa.Column("language", sa.String(16), nullable=False),
    sa.Column("channel", sa.String(8), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("state", sa.String(8), nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("due", sa.Double, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)
"""Notifications, one for each channel; ``state`` is ``waiting``, ``sent`` or ``dead``, on the page ``new``, ``seen`` or
``opened``. Mails to somebody without an account have no person."""

channels = sa.Table(
    "channels",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("channel", sa.String(8), primary_key=True),
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("details", sa.JSON, nullable=False),
    sa.Column("kinds", sa.JSON, nullable=False),
)
"""Notification channels of people, and the kinds sent there; the mail address is the account's, and not stored here."""

muted_matches = sa.Table(
    "muted_matches",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
)
"""Tables about which a person wants no notifications."""

user_languages = sa.Table(
    "user_languages",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("language", sa.String(16), nullable=False),
)
"""The language that each person used last."""

unsubscribed = sa.Table(
    "unsubscribed",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("since", sa.Double, nullable=False),
)
"""Suppressed addresses, by their hash, that get no more notifications: they are gone, or their readers wished it."""

server_keys = sa.Table(
    "server_keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Keys of this server, made at its first start."""
