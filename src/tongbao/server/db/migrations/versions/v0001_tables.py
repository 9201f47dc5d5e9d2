"""All tables, as they were when migrations began; what an earlier version kept otherwise is carried over."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

GUESTS = "guests"
"""The table in which people were kept when they had one browser each."""


def upgrade() -> None:
    """Rename what was called otherwise, make what is missing, carry people over."""
    there = sa.inspect(op.get_bind())
    if there.has_table("chairs") and "guest" in {column["name"] for column in there.get_columns("chairs")}:
        op.alter_column("chairs", "guest", new_column_name="person")
    make_tables()
    if there.has_table(GUESTS):
        carry_over(op.get_bind())
        op.drop_table(GUESTS)


def carry_over(connection: sa.Connection) -> None:
    """Make people of guests, and a session of the browser of each."""
    guests = sa.table(GUESTS, *map(sa.column, ("id", "token_hash", "name", "created")))
    people = sa.table("people", *map(sa.column, ("id", "name", "created")))
    sessions = sa.table("sessions", *map(sa.column, ("token_hash", "person", "created", "seen", "device")))
    c, now = guests.c, sa.literal(time.time())
    connection.execute(people.insert().from_select(["id", "name", "created"], sa.select(c.id, c.name, c.created)))
    browsers = sa.select(c.token_hash, c.id, c.created, now, sa.literal(""))
    connection.execute(sessions.insert().from_select(["token_hash", "person", "created", "seen", "device"], browsers))


def make_tables() -> None:
    """Make the tables that aren't there."""
    op.create_table(
        "deals",
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("date"),
        if_not_exists=True,
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=48), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("cards", sa.Text(), nullable=True),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("started", sa.Double(), nullable=True),
        sa.Column("finished", sa.Double(), nullable=True),
        sa.Column("moved", sa.Double(), nullable=False),
        sa.Column("to_act", sa.JSON(), nullable=False),
        sa.Column("rematch", sa.String(length=48), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        if_not_exists=True,
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        if_not_exists=True,
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        if_not_exists=True,
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
        if_not_exists=True,
    )
    op.create_table(
        "silenced",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
        if_not_exists=True,
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=48), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("founder", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("form", sa.String(length=8), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("clock", sa.String(length=8), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=32), nullable=False),
        sa.Column("begins", sa.Double(), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("started", sa.Double(), nullable=True),
        sa.Column("finished", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        if_not_exists=True,
    )
    op.create_index("ix_tournaments_founder", "tournaments", ["founder"], if_not_exists=True)
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person"),
        sa.UniqueConstraint("key"),
        sa.UniqueConstraint("mail"),
        if_not_exists=True,
    )
    op.create_table(
        "calendars",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("begins", sa.Integer(), nullable=False),
        sa.Column("ends", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person"),
        if_not_exists=True,
    )
    op.create_table(
        "card_uses",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("card", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "card"),
        if_not_exists=True,
    )
    op.create_table(
        "chairs",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seat"),
        if_not_exists=True,
    )
    op.create_index("ix_chairs_person", "chairs", ["person"], if_not_exists=True)
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("purpose", sa.String(length=12), nullable=False),
        sa.Column("browser", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("digest"),
        if_not_exists=True,
    )
    op.create_index("ix_challenges_person", "challenges", ["person"], if_not_exists=True)
    op.create_table(
        "choices",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seq"),
        if_not_exists=True,
    )
    op.create_table(
        "clocks",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("left", sa.Double(), nullable=False),
        sa.Column("since", sa.Double(), nullable=True),
        sa.Column("falls", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seat"),
        if_not_exists=True,
    )
    op.create_index("ix_clocks_falls", "clocks", ["falls"], if_not_exists=True)
    op.create_table(
        "contest_games",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("tournament", sa.String(length=48), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("places", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("scores", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
        ),
        sa.PrimaryKeyConstraint("match_id"),
        sa.UniqueConstraint("tournament", "round", "number"),
        if_not_exists=True,
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=48), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
        ),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("tournament", "person"),
        if_not_exists=True,
    )
    op.create_index("ix_entrants_person", "entrants", ["person"], if_not_exists=True)
    op.create_table(
        "hints",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seq"),
        if_not_exists=True,
    )
    op.create_table(
        "invitations",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["by"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "person"),
        if_not_exists=True,
    )
    op.create_index("ix_invitations_by", "invitations", ["by"], if_not_exists=True)
    op.create_index("ix_invitations_person", "invitations", ["person"], if_not_exists=True)
    op.create_table(
        "letters",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("purpose", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("digest"),
        if_not_exists=True,
    )
    op.create_index("ix_letters_person", "letters", ["person"], if_not_exists=True)
    op.create_table(
        "messages",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "number"),
        if_not_exists=True,
    )
    op.create_index("ix_messages_person", "messages", ["person"], if_not_exists=True)
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("muted", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(
            ["muted"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "muted"),
        if_not_exists=True,
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("match_id", sa.String(length=48), nullable=True),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("key"),
        if_not_exists=True,
    )
    op.create_index("ix_notices_match_id", "notices", ["match_id"], if_not_exists=True)
    op.create_index("ix_notices_person", "notices", ["person"], if_not_exists=True)
    op.create_index("ix_notices_state", "notices", ["state"], if_not_exists=True)
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(length=48), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"],
            ["tournaments.id"],
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "number"),
        if_not_exists=True,
    )
    op.create_table(
        "passkeys",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("signed", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("digest"),
        if_not_exists=True,
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"], if_not_exists=True)
    op.create_table(
        "preferences",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("value", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "name"),
        if_not_exists=True,
    )
    op.create_table(
        "profiles",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person"),
        if_not_exists=True,
    )
    op.create_table(
        "quiet",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "match_id"),
        if_not_exists=True,
    )
    op.create_table(
        "rating_changes",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("pool", sa.String(length=12), nullable=False),
        sa.Column("size", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=False),
        sa.Column("sigma_before", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "pool", "size"),
        if_not_exists=True,
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("pool", sa.String(length=12), nullable=False),
        sa.Column("size", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "game", "pool", "size"),
        if_not_exists=True,
    )
    op.create_table(
        "reaches",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.Column("kinds", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "channel", "digest"),
        if_not_exists=True,
    )
    op.create_table(
        "remarks",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seq"),
        if_not_exists=True,
    )
    op.create_table(
        "reports",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "number", "person"),
        if_not_exists=True,
    )
    op.create_table(
        "results",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("gains", sa.Boolean(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=True),
        sa.Column("sigma", sa.Double(), nullable=True),
        sa.Column("seconds", sa.Double(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("match_id", "seat"),
        if_not_exists=True,
    )
    op.create_index("ix_results_person", "results", ["person"], if_not_exists=True)
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("device", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("token_hash"),
        if_not_exists=True,
    )
    op.create_index("ix_sessions_person", "sessions", ["person"], if_not_exists=True)
    op.create_table(
        "settings",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "name"),
        if_not_exists=True,
    )
    op.create_table(
        "standing_answers",
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "name"),
        if_not_exists=True,
    )
    op.create_table(
        "ties",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["other"],
            ["people.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "other"),
        if_not_exists=True,
    )
    op.create_index("ix_ties_other", "ties", ["other"], if_not_exists=True)
    op.create_table(
        "titles",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("title", sa.String(length=32), nullable=False),
        sa.Column("occasion", sa.String(length=64), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "title", "occasion"),
        if_not_exists=True,
    )
    op.create_table(
        "tongues",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person"),
        if_not_exists=True,
    )
    op.create_table(
        "tries",
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("finished", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["date"],
            ["deals.date"],
        ),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("date", "person"),
        sa.UniqueConstraint("match_id"),
        if_not_exists=True,
    )
    op.create_index("ix_tries_person", "tries", ["person"], if_not_exists=True)
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("begins", sa.Double(), nullable=False),
        sa.Column("ends", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("person", "begins"),
        if_not_exists=True,
    )
