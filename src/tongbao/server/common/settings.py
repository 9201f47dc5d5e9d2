"""Server settings: all timings and limits that an operator can set, each with its default.

``docs/operating.md`` lists them all, and ``config.py`` reads them. Each part of the server is given those it needs.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, Self

from msgspec import Meta, Struct, ValidationError, convert, inspect, to_builtins

from tongbao.engine.bounds import UNSEEN
from tongbao.engine.files import mistake
from tongbao.languages import Translator
from tongbao.review.depth import Depth

Seconds = Annotated[float, Meta(ge=0)]
Number = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Niceness = Annotated[int, Meta(ge=0, le=19)]
MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class BadSettings(ValueError):
    """Invalid settings; the message says in one sentence what is wrong."""


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """A group of settings that belong together."""


Text = Annotated[str, Meta(max_length=100_000)]
CONTACT: Final = re.compile(r"https?://[^\s<>\"]+|[^\s<>\"@]+@[^\s<>\"@]+")
"""A web address or an email address."""
SOFTWARE: Final = "Tongbao"
"""The name of this software, and of a site without a name of its own."""


class Site(Group, frozen=True):
    """The name of the site, and texts about it."""

    name: Annotated[str, Meta(min_length=1, max_length=30)] = SOFTWARE
    """Name of the site: on its pages, in the installed app, and as the sender of emails unless `mail` names one."""
    contact: Annotated[str, Meta(max_length=254)] = ""
    """Email address or web address at which people can reach the operator."""
    imprint: Text = ""
    """Imprint, at `/imprint`: Markdown, or the name of a Markdown file that ends in `.md`; by default none."""
    privacy: Text = ""
    """Privacy policy, at `/privacy`, in the same form; by default, it lists what the program stores."""

    def __post_init__(self) -> None:
        """Raises ValueError if the name can't be displayed, or if the contact isn't an address."""
        if UNSEEN.search(self.name) or self.name != " ".join(self.name.split()):
            raise ValueError("has a name with characters that can’t be displayed on one line")
        if self.contact and not CONTACT.fullmatch(self.contact):
            raise ValueError("has a contact that is neither an email address nor a web address")

    @property
    def is_named(self) -> bool:
        """True if the operator has given the site a name of its own."""
        return self.name != SOFTWARE

    def title(self, t: Translator) -> str:
        """Name of the site for a text; the default name is translated."""
        return self.name if self.is_named else t("Tongbao")

    @property
    def contact_link(self) -> str:
        """Link to the operator; "" if there is no contact."""
        return f"mailto:{self.contact}" if "@" in self.contact and "://" not in self.contact else self.contact


class AccountSettings(Group, frozen=True):
    """Sign-up, and whether people without an account can play."""

    sign_up: Literal["open", "invited", "closed"] = "open"
    """Who can create an account: anyone (`open`), people with an invitation (`invited`) or nobody (`closed`)."""
    guests: bool = True
    """If true, people can play without an account."""


class Bots(Group, frozen=True):
    """Bots, and the processes in which strong bots think."""

    here: bool = True
    """If true, this server runs the bots of its tables; if false, `tongbao bots` must run them."""
    pause: Seconds = 0.5
    """Seconds that a bot waits before each choice at the usual pace, so that people can follow the game."""
    processes: Positive | None = None
    """Number of processes in which bots think; by default, one for each processor."""
    niceness: Niceness = 10
    """Niceness (`nice`) of those processes: the higher it is, the more they give way to other programs."""
    seconds: Annotated[float, Meta(ge=0.1)] = 2.0
    """Seconds that a bot or an adviser can think about a choice; fewer when many are waiting."""


class ReviewSettings(Group, frozen=True):
    """Reviews of finished games."""

    kept: Number = 48
    """Number of reviews kept in memory; the least recently requested is dropped first."""
    at_once: Positive = 12
    """Maximum number of reviews in progress."""
    depth: Depth = Depth()
    """Depth of reviews: the number of samples and worlds for each part of a review."""


class Tables(Group, frozen=True):
    """Limits on tables and guests."""

    of_host: Number = 30
    """Maximum number of unfinished tables that one person has created."""
    in_all: Number = 2000
    """Maximum number of unfinished tables on the whole server."""
    idle: Seconds = 7 * DAY
    """Seconds after the last move until an unfinished table no longer counts."""
    untouched: Seconds = 20 * MINUTE
    """Seconds until an idle table where no person has ever chosen can be removed, if the server is full."""
    unbegun: Seconds = 14 * DAY
    """Seconds until a table whose game never began is removed."""
    guests: Seconds = 30 * DAY
    """Seconds after the last visit until a guest without tables or decks is forgotten."""
    in_memory: Number = 256
    """Number of tables that stay in memory even if nobody has them open."""


class Absence(Group, frozen=True):
    """Players who are absent when it is their turn."""

    grace: Seconds = 2 * MINUTE
    """Seconds until a stand-in plays for an absent player (live clock), or until the others can vote (no clock)."""
    grace_of_days: Seconds = DAY
    """Seconds until the others can vote, at a table that is played over days."""
    spared: Seconds = MINUTE
    """Seconds after the server starts, or its clock jumps, during which nobody's time runs out."""


class PasswordHashing(Group, frozen=True):
    """Password hashing (Argon2id, RFC 9106); existing hashes stay as they are."""

    passes: Positive = 3
    """Number of passes over the memory for each hash."""
    memory: Annotated[int, Meta(ge=8)] = 65536
    """Kibibytes of memory for each hash."""
    lanes: Positive = 1
    """Number of lanes for each hash, each a thread that can delay others; each needs 8 kibibytes of the memory."""
    at_once: Positive = 2
    """Maximum number of passwords hashed at a time."""

    def __post_init__(self) -> None:
        """Raises ValueError if there isn't enough memory for the lanes."""
        if self.memory < 8 * self.lanes:
            raise ValueError(f"needs at least {8 * self.lanes} kibibytes of memory for its lanes")


class PasskeySettings(Group, frozen=True):
    """Limits on passkeys (WebAuthn)."""

    challenge: Seconds = 5 * MINUTE
    """Seconds within which a browser must answer a challenge."""
    most: Number = 20
    """Maximum number of passkeys for an account."""


class Workshop(Group, frozen=True):
    """The workshop, where people change cards and simulate games with them."""

    processes: Number | None = None
    """Number of processes that play, and of runs at a time; by default half the processors, 0 for no runs."""
    niceness: Niceness = 19
    """Niceness (`nice`) of those processes: the higher it is, the more they give way to other programs."""
    games: Annotated[int, Meta(ge=20)] = 1000
    """Number of games in a run with the deck, and again with the printed cards; rounded down to a multiple of 20."""
    looks: Seconds = 5.0
    """Seconds between checks for runs requested from other processes."""
    beat: Seconds = 2.0
    """Seconds between the moments when a run stores its counts so far."""
    patience: Seconds = 90
    """Seconds until a run that nobody looks at stops."""
    decks: Number = 20
    """Maximum number of decks for a person."""


class HealthSettings(Group, frozen=True):
    """Health checks, as reported by `/ready`."""

    fresh: Seconds = 5
    """Seconds for which a result is reused before the database is checked again."""
    patience: Seconds = 1
    """Seconds to wait for the database to answer."""


class Rate(Group, frozen=True):
    """A rate limit: how many at once, and how many more every second."""

    at_once: Annotated[float, Meta(gt=0)]
    a_second: Annotated[float, Meta(gt=0)]


class OfAddress(Group, frozen=True):
    """Rate limits for one address, which a family, a club or a school may share."""

    connections: Rate = Rate(200, 20)
    requests: Rate = Rate(120, 20)
    work: Rate = Rate(1, 0.1)
    messages: Rate = Rate(240, 120)
    sockets: Rate = Rate(100, 1)
    people: Rate = Rate(60, 2 / MINUTE)
    names: Rate = Rate(60, 6 / MINUTE)
    tables: Rate = Rate(60, 3 / MINUTE)
    undos: Rate = Rate(240, 4)
    accounts: Rate = Rate(20, 1 / MINUTE)
    passwords: Rate = Rate(30, 6 / MINUTE)
    letters: Rate = Rate(20, 2 / MINUTE)
    ties: Rate = Rate(60, 6 / MINUTE)
    hints: Rate = Rate(40, 20 / MINUTE)
    talk: Rate = Rate(120, 60 / MINUTE)
    reviews: Rate = Rate(60, 3 / MINUTE)
    records: Rate = Rate(40, 2 / MINUTE)
    passkeys: Rate = Rate(60, 20 / MINUTE)
    bugs: Rate = Rate(40, 40 / DAY)
    tokens: Rate = Rate(60, 6 / MINUTE)
    decks: Rate = Rate(60, 3 / MINUTE)
    changes: Rate = Rate(240, 4)
    runs: Rate = Rate(40, 4 / MINUTE)


class OfPerson(Group, frozen=True):
    """Rate limits for one person."""

    messages: Rate = Rate(60, 30)
    sockets: Rate = Rate(20, 0.5)
    names: Rate = Rate(10, 1 / MINUTE)
    tables: Rate = Rate(30, 1 / MINUTE)
    undos: Rate = Rate(60, 1)
    accounts: Rate = Rate(3, 0.1 / MINUTE)
    passwords: Rate = Rate(10, 2 / MINUTE)
    letters: Rate = Rate(4, 0.2 / MINUTE)
    ties: Rate = Rate(20, 4 / MINUTE)
    hints: Rate = Rate(8, 6 / MINUTE)
    talk: Rate = Rate(10, 20 / MINUTE)
    reviews: Rate = Rate(20, 2 / MINUTE)
    records: Rate = Rate(10, 0.5 / MINUTE)
    bugs: Rate = Rate(5, 5 / DAY)
    calls: Rate = Rate(120, 20)
    tokens: Rate = Rate(20, 2 / MINUTE)
    decks: Rate = Rate(20, 1 / MINUTE)
    changes: Rate = Rate(60, 1)
    runs: Rate = Rate(8, 1 / MINUTE)


class GuessLimits(Group, frozen=True):
    """Password guesses, which are delayed beyond these rates."""

    one: Rate = Rate(10, 2 / MINUTE)
    """Guesses at one account from one address, or from one device that has signed in to it before."""
    account: Rate = Rate(40, 10 / MINUTE)
    """Guesses at one account from all addresses, except from such devices."""
    address: Rate = Rate(60, 12 / MINUTE)
    """Guesses at all accounts from one address, except from such devices."""
    first: Seconds = 1.0
    """Seconds that the first guess beyond a rate must wait; each further one waits twice as long."""
    longest: Seconds = 20.0
    """Maximum number of seconds that a guess must wait."""
    waiting_of_address: Positive = 8
    """Maximum number of waiting guesses from one address; more are refused."""
    waiting: Positive = 200
    """Maximum number of waiting guesses in all."""


class RateLimits(Group, frozen=True):
    """Limits for each visitor, so that nobody has to wait because of somebody else."""

    factor: Annotated[float, Meta(ge=0.1)] = 1
    """Factor for all rate limits of a visitor; set it above 1 for a school behind one address."""
    address: OfAddress = OfAddress()
    """The rate limits for one address."""
    person: OfPerson = OfPerson()
    """The rate limits for one person."""
    guesses: GuessLimits = GuessLimits()
    connections: Positive = 200
    """Maximum number of open connections from an address, besides its live pages."""
    pages_of_address: Positive = 100
    """Maximum number of open live pages and streams for an address."""
    pages_of_person: Positive = 20
    """Maximum number of open live pages and streams for a person."""
    remembered: Positive = 10_000
    """Number of visitors tracked for each limit; beyond that, those who have their full allowance are dropped first."""
    at_work: Positive = 2
    """Maximum number of requests from an address that are answered at a time."""
    patience: Seconds = 2.0
    """Maximum number of seconds that a request beyond its rate waits; one that would have to wait longer is refused."""
    held: Seconds = 2.0
    """Seconds until such a refusal is sent, so that trying again at once gains nothing."""


class Settings(Group, frozen=True):
    """All settings of a server."""

    host: str = ""
    """The address on which the server listens, if known; for `tongbao serve`, by default 127.0.0.1."""
    names: tuple[str, ...] = ()
    """Names under which people can reach the server, besides those of the loopback and of the machine."""
    metrics_for: tuple[str, ...] = ()
    """Addresses and networks that can read `/metrics`, besides this machine."""
    reports: Number = 2000
    """Maximum number of stored problem reports; beyond that, none are accepted until the operator drops some."""
    site: Site = Site()
    accounts: AccountSettings = AccountSettings()
    bots: Bots = Bots()
    reviews: ReviewSettings = ReviewSettings()
    tables: Tables = Tables()
    absence: Absence = Absence()
    passwords: PasswordHashing = PasswordHashing()
    passkeys: PasskeySettings = PasskeySettings()
    workshop: Workshop = Workshop()
    health: HealthSettings = HealthSettings()
    rates: RateLimits = RateLimits()

    def but(self, /, **changes: Any) -> Self:
        """These settings with changes, given as plain data: ``but(bots={"pause": 1})``. Raises BadSettings."""
        wished = overlaid(to_builtins(self), changes)
        try:
            return convert(wished, type(self))
        except ValidationError as error:
            raise BadSettings(mistake(str(error), wished, inspect.type_info(type(self)))) from None


def overlaid(plain: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Plain data with changes, which need not include everything in a table; None changes nothing."""
    changed = dict(plain)
    for name, value in changes.items():
        within = changed.get(name)
        if isinstance(within, dict) and isinstance(value, Mapping):
            changed[name] = overlaid(within, value)
        elif value is not None:
            changed[name] = value
    return changed
