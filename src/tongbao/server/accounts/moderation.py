"""Moderation: bans of people and networks, for a while or for good, and the audit log of what operators do."""

import ipaddress
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Write
from tongbao.server.db.tables import audit_log, bans

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LONGEST_REASON: Final = 300
NARROWEST: Final = 64
"""Prefix length of the narrowest IPv6 network told from its neighbours: everybody has many addresses within it."""
FOR_GOOD: Final = "You can no longer play on this server. Reason: “{reason}”."
FOR_NOW: Final = "You can’t play on this server until {when}. Reason: “{reason}”."
NOT_FROM_HERE: Final = "No one can play on this server from your network any more. Reason: “{reason}”."
NOT_FROM_HERE_NOW: Final = "No one can play on this server from your network until {when}. Reason: “{reason}”."


class Ban(NamedTuple):
    """A ban of a person or network: the reason, since when and until when (seconds); without an end it is for good."""

    person: str | None
    network: str | None
    reason: str
    since: float
    until: float | None

    @property
    def whom(self) -> str:
        """Banned person or network."""
        return self.person or self.network or ""

    def is_in_force(self, now: float) -> bool:
        """True if the ban has not ended."""
        return self.until is None or now < self.until


class Banned(UserError):
    """Error for a banned visitor."""

    def __init__(self, ban: Ban) -> None:
        sentences = (FOR_NOW, FOR_GOOD) if ban.network is None else (NOT_FROM_HERE_NOW, NOT_FROM_HERE)
        until = {} if ban.until is None else {"when": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(ban.until))}
        super().__init__(sentences[ban.until is None], 403, reason=ban.reason, **until)


class Bans:
    """Cache of all bans in this process."""

    def __init__(self) -> None:
        self.people: dict[str, Ban] = {}
        self.networks: dict[Network, Ban] = {}
        self.lengths: set[tuple[int, int]] = set()

    def load(self, kept: Sequence[Ban]) -> None:
        """Replace the cached bans by these."""
        self.people = {ban.person: ban for ban in kept if ban.person is not None}
        self.networks = {ipaddress.ip_network(ban.network): ban for ban in kept if ban.network is not None}
        self.lengths = {(network.version, network.prefixlen) for network in self.networks}

    def find_ban(self, person: str | None, address: str) -> Ban | None:
        """Ban in force for a person or their address, as addresses are counted; None if there is none.

        A network is looked up by its length, so however many there are, few have to be compared.
        """
        found = [self.people.get(person or "")]
        own = network_of(address) if self.lengths else None
        if own is not None:
            lengths = [n for version, n in self.lengths if version == own.version and n <= own.prefixlen]
            found.extend([self.networks.get(own.supernet(new_prefix=length)) for length in lengths])
        return next((ban for ban in found if ban is not None and ban.is_in_force(time.time())), None)

    def require_not_banned(self, person: str | None, address: str) -> None:
        """Raises Banned if the person or the address is banned."""
        ban = self.find_ban(person, address)
        if ban is not None:
            raise Banned(ban)


def network_of(text: str) -> Network | None:
    """Parse a text as a network or one address; None if it is neither."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


def read_network(text: str) -> str | None:
    """Network as it is stored, for IPv6 no narrower than NARROWEST; None if the text isn't one."""
    network = network_of(text.strip())
    if isinstance(network, ipaddress.IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen == network.max_prefixlen:
            return f"{mapped}/32"
        network = network.supernet(new_prefix=min(NARROWEST, network.prefixlen))
    return None if network is None else str(network)


def load_bans(connection: sa.Connection) -> list[Ban]:
    """The bans in force, the latest first."""
    question = sa.select(bans).where(sa.or_(bans.c.until.is_(None), bans.c.until > time.time()))
    rows = connection.execute(question.order_by(bans.c.since.desc(), bans.c.id.desc()))
    return [Ban(row.person, row.network, row.reason, row.since, row.until) for row in rows]


def add_ban(ban: Ban) -> Write:
    """Write that stores a ban, in place of one that is there for the same person or network."""

    def write(connection: sa.Connection) -> None:
        lift_ban(ban.person, ban.network)(connection)
        connection.execute(bans.insert(), ban._asdict())

    return write


def lift_ban(person: str | None, network: str | None) -> Write:
    """Write that lifts the ban of a person or of a network."""
    return lambda connection: connection.execute(bans.delete().filter_by(person=person, network=network))


BAN: Final = "ban"
LIFT: Final = "lift"
RENAME: Final = "rename"
SIGN_OUT: Final = "sign out"
DELETE: Final = "delete"
CLOSE: Final = "close"
PURGE: Final = "purge"
HIDE: Final = "hide"
DROP: Final = "drop"
PROMOTE: Final = "promote"
DEMOTE: Final = "demote"
INVITE: Final = "invite"
REVOKE: Final = "revoke"
LONGEST: Final = 64
"""Maximum length in characters of an operator's name, and of the name of their action's target."""


class AuditEntry(NamedTuple):
    """Audit log entry: when an operator did something (seconds), who they are, what, to whom, and further facts."""

    id: int
    at: float
    operator: str
    what: str
    whom: str
    facts: dict[str, Any]


def record_action(operator: str, what: str, whom: str, **facts: object) -> Write:
    """Write that adds an action to the audit log."""
    row = {
        "at": time.time(),
        "operator": operator[:LONGEST],
        "what": what,
        "whom": whom[:LONGEST],
        "facts": facts,
    }
    return lambda connection: connection.execute(audit_log.insert(), row)


def latest_actions(connection: sa.Connection, most: int) -> list[AuditEntry]:
    """The latest entries of the audit log, so many at most, the latest first."""
    rows = connection.execute(sa.select(audit_log).order_by(audit_log.c.id.desc()).limit(most))
    return [AuditEntry(row.id, row.at, row.operator, row.what, row.whom, row.facts) for row in rows]
