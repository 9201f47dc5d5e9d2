"""Server settings: all timings and limits that an operator may set, each with its usual value.

``docs/operating.md`` lists them all, ``config.py`` reads them. Every part of the server is given those that it needs.
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
    """Settings that can't be used, with a sentence that says why."""


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """A group of settings that belong together."""


Text = Annotated[str, Meta(max_length=100_000)]
CONTACT: Final = re.compile(r"https?://[^\s<>\"]+|[^\s<>\"@]+@[^\s<>\"@]+")
"""A web address or a mail address."""
SOFTWARE: Final = "Tongbao"
"""The name of this software, and of a site that has none of its own."""


class Site(Group, frozen=True):
    """Name of the site, and the texts about it."""

    name: Annotated[str, Meta(min_length=1, max_length=30)] = SOFTWARE
    """Name of the site: on its pages, of the installed app, and of the sender of emails that has no other."""
    contact: Annotated[str, Meta(max_length=254)] = ""
    """Mail address or web address at which people reach the operator."""
    imprint: Text = ""
    """Imprint, at `/imprint`: Markdown, or the name of a Markdown file that ends in `.md`; none unless given."""
    privacy: Text = ""
    """Privacy policy, at `/privacy`, likewise; unless given, it lists what the program stores."""

    def __post_init__(self) -> None:
        """Raises ValueError for a name that can't be shown, or a contact that is no address."""
        if UNSEEN.search(self.name) or self.name != " ".join(self.name.split()):
            raise ValueError("has a name with characters that can’t be displayed on one line")
        if self.contact and not CONTACT.fullmatch(self.contact):
            raise ValueError("has a contact that is neither an email address nor a web address")

    @property
    def is_named(self) -> bool:
        """True if the host has given the site a name of its own."""
        return self.name != SOFTWARE

    def title(self, t: Translator) -> str:
        """Name of the site within a text; its usual name as that language writes it."""
        return self.name if self.is_named else t("Tongbao")

    @property
    def contact_link(self) -> str:
        """Link to the operator; "" if there is no contact."""
        return f"mailto:{self.contact}" if "@" in self.contact and "://" not in self.contact else self.contact


class AccountSettings(Group, frozen=True):
    """Sign-up, and whether people without an account may play."""

    sign_up: Literal["open", "invited", "closed"] = "open"
    """Sign-up: `open` to anyone, to those with an invitation from an operator (`invited`), or `closed`."""
    guests: bool = True
    """If true, people can play without an account."""


class Bots(Group, frozen=True):
    """Bots, and the processes in which strong ones think."""

    here: bool = True
    """If true, this server plays the bots of its tables; if not, `tongbao bots` has to."""
    pause: Seconds = 0.5
    """Seconds that a bot waits before each choice at the usual pace, so that people can follow."""
    processes: Positive | None = None
    """Number of processes that think; as many as there are processors unless given."""
    niceness: Niceness = 10
    """Niceness of those processes: how far they stand back for other programs (`nice`)."""
    seconds: Annotated[float, Meta(ge=0.1)] = 2.0
    """Seconds that a bot or an adviser may think about a choice; fewer when many wait."""


class ReviewSettings(Group, frozen=True):
    """Reviews of finished games."""

    kept: Number = 48
    """Number of reviews that are remembered; the one asked for longest ago is forgotten first."""
    at_once: Positive = 12
    """Maximum number of reviews that are being made."""
    depth: Depth = Depth()
    """Depth of reviews: samples and worlds for each part of one."""


class Tables(Group, frozen=True):
    """Room for tables and guests."""

    of_host: Number = 30
    """Maximum number of unfinished tables that one person has opened."""
    in_all: Number = 2000
    """Maximum number of unfinished tables."""
    idle: Seconds = 7 * DAY
    """Seconds after the last move from which an unfinished table no longer counts."""
    untouched: Seconds = 20 * MINUTE
    """Seconds after which a table where no person has ever chosen makes room, when room is short."""
    unbegun: Seconds = 14 * DAY
    """Seconds after which a table whose game never began is removed."""
    guests: Seconds = 30 * DAY
    """Seconds after which a guest who left nothing here is forgotten."""
    in_memory: Number = 256
    """Number of tables that stay in memory although nobody has them open."""


class Absence(Group, frozen=True):
    """Players who are away when it is their turn."""

    grace: Seconds = 2 * MINUTE
    """Seconds before a stand-in plays for somebody at a table with a live clock, or the others may vote about it."""
    grace_of_days: Seconds = DAY
    """Seconds before the others may vote, at a table that is played over days."""
    spared: Seconds = MINUTE
    """Seconds after the start of the server, or a jump of its clock, before which nobody's time runs out."""


class PasswordHashing(Group, frozen=True):
    """Password hashing (Argon2id, RFC 9106); hashes stored before stay as they are."""

    passes: Positive = 3
    """Number of passes over the memory for one hash."""
    memory: Annotated[int, Meta(ge=8)] = 65536
    """Kibibytes of memory that one hash takes."""
    lanes: Positive = 1
    """Number of its lanes, each a thread that may make others wait; the memory must have 8 kibibytes for each."""
    at_once: Positive = 2
    """Maximum number of passwords that are hashed at a time."""

    def __post_init__(self) -> None:
        """Raises ValueError if the memory isn't enough for the lanes."""
        if self.memory < 8 * self.lanes:
            raise ValueError(f"needs at least {8 * self.lanes} kibibytes of memory for its lanes")


class PasskeySettings(Group, frozen=True):
    """Limits of passkeys (WebAuthn)."""

    challenge: Seconds = 5 * MINUTE
    """Seconds in which a browser has to answer a challenge."""
    most: Number = 20
    """Maximum number of passkeys of an account."""


class Workshop(Group, frozen=True):
    """The workshop, where people change cards and let games be played with them."""

    processes: Number | None = None
    """Number of processes that play, and of runs at a time; half of the processors unless given, 0 for no runs."""
    niceness: Niceness = 19
    """Niceness of those processes: how far they stand back for other programs (`nice`)."""
    games: Annotated[int, Meta(ge=20)] = 1000
    """Number of games that a run plays with the deck, and as many with the printed cards; whole twenties of them."""
    looks: Seconds = 5.0
    """Seconds between two looks for runs that were asked for at other processes."""
    beat: Seconds = 2.0
    """Seconds after which a run keeps what it has counted so far."""
    patience: Seconds = 90
    """Seconds after which a run stops that nobody looks at."""
    decks: Number = 20
    """Maximum number of decks of a person."""


class HealthSettings(Group, frozen=True):
    """Health checks, the answers to `/ready`."""

    fresh: Seconds = 5
    """Seconds for which an answer stands before the database is asked again."""
    patience: Seconds = 1
    """Seconds to wait for the database."""


class Rate(Group, frozen=True):
    """A rate limit: so many at once, and so many more every second."""

    at_once: Annotated[float, Meta(gt=0)]
    a_second: Annotated[float, Meta(gt=0)]


class OfAddress(Group, frozen=True):
    """Rate limits of one address, behind which there may be a family, a club or a school."""

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
    """Rate limits of one person."""

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
    """Guesses at passwords, which are slowed down beyond these rates."""

    one: Rate = Rate(10, 2 / MINUTE)
    """Guesses at one account from one address, or by one device that has signed in to it before."""
    account: Rate = Rate(40, 10 / MINUTE)
    """Guesses at one account from all addresses, but for such devices."""
    address: Rate = Rate(60, 12 / MINUTE)
    """Guesses at all accounts from one address, but for such devices."""
    first: Seconds = 1.0
    """Seconds that the first guess beyond a rate waits; each further one waits twice as long."""
    longest: Seconds = 20.0
    """Maximum number of seconds that a guess waits."""
    waiting_of_address: Positive = 8
    """Maximum number of guesses from one address that wait; others are refused meanwhile."""
    waiting: Positive = 200
    """Maximum number of guesses that wait."""


class RateLimits(Group, frozen=True):
    """Limits on each visitor, so that nobody has to wait because of somebody else."""

    factor: Annotated[float, Meta(ge=0.1)] = 1
    """Factor for all rate limits of a visitor; more than 1 for a school behind one address."""
    address: OfAddress = OfAddress()
    """The rate limits of one address."""
    person: OfPerson = OfPerson()
    """The rate limits of one person."""
    guesses: GuessLimits = GuessLimits()
    connections: Positive = 200
    """Maximum number of open connections of an address, besides its live pages."""
    pages_of_address: Positive = 100
    """Maximum number of open live pages and streams of an address."""
    pages_of_person: Positive = 20
    """Maximum number of open live pages and streams of a person."""
    remembered: Positive = 10_000
    """Number of visitors that are told apart; beyond that those are forgotten who can do everything again."""
    at_work: Positive = 2
    """Maximum number of requests of an address that are answered at a time."""
    patience: Seconds = 2.0
    """Seconds that a request beyond its rate waits for its turn; if it had to wait longer it is refused."""
    held: Seconds = 2.0
    """Seconds after which it is refused, so that asking again at once gains nothing."""


class Settings(Group, frozen=True):
    """All settings of a server."""

    host: str = ""
    """The address at which it listens, so far as that is known; with `tongbao serve` 127.0.0.1 unless given."""
    names: tuple[str, ...] = ()
    """Names by which people can reach it, besides those of the loopback and of the machine."""
    metrics_for: tuple[str, ...] = ()
    """Addresses and networks that can read `/metrics`, besides this machine."""
    reports: Number = 2000
    """Maximum number of bug reports that are kept until the operator drops some."""
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
        """These settings with some changed, as plain data: ``but(bots={"pause": 1})``. Raises BadSettings."""
        wished = overlaid(to_builtins(self), changes)
        try:
            return convert(wished, type(self))
        except ValidationError as error:
            raise BadSettings(mistake(str(error), wished, inspect.type_info(type(self)))) from None


def overlaid(plain: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Plain data with changes, which need not name all that is in a table; None changes nothing."""
    changed = dict(plain)
    for name, value in changes.items():
        within = changed.get(name)
        if isinstance(within, dict) and isinstance(value, Mapping):
            changed[name] = overlaid(within, value)
        elif value is not None:
            changed[name] = value
    return changed
