"""What is kept: the tables of the database, by what they are about."""

from tongbao.server.schema.base import columns_of_people, metadata
from tongbao.server.schema.bugs import bugs
from tongbao.server.schema.clocks import calendars, clocks, remarks, vacations
from tongbao.server.schema.contests import contest_games, deals, entrants, pairings, tournaments, tries
from tongbao.server.schema.health import pulse
from tongbao.server.schema.matches import chairs, choices, hints, matches, settings, standing
from tongbao.server.schema.notices import notices, quiet, reaches, server_keys, silenced, tongues
from tongbao.server.schema.operation import bans, deeds
from tongbao.server.schema.passkeys import challenges, passkeys
from tongbao.server.schema.people import accounts, letters, people, sessions
from tongbao.server.schema.preferences import preferences
from tongbao.server.schema.programs import programs, tokens
from tongbao.server.schema.ratings import changes, profiles, ratings, results, titles, uses
from tongbao.server.schema.talk import messages, mutes, reports
from tongbao.server.schema.ties import invitations, ties
from tongbao.server.schema.workshop import decks, runs

__all__ = [
    "accounts",
    "bans",
    "bugs",
    "calendars",
    "chairs",
    "challenges",
    "changes",
    "choices",
    "clocks",
    "columns_of_people",
    "contest_games",
    "deals",
    "decks",
    "deeds",
    "entrants",
    "hints",
    "invitations",
    "letters",
    "matches",
    "messages",
    "metadata",
    "mutes",
    "notices",
    "pairings",
    "passkeys",
    "people",
    "preferences",
    "profiles",
    "programs",
    "pulse",
    "quiet",
    "ratings",
    "reaches",
    "remarks",
    "reports",
    "results",
    "runs",
    "server_keys",
    "sessions",
    "settings",
    "silenced",
    "standing",
    "ties",
    "titles",
    "tokens",
    "tongues",
    "tournaments",
    "tries",
    "uses",
    "vacations",
]
