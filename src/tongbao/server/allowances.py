"""What one address and one person may do: so much at once, and so much more every second.

All numbers stand here; docs/operating.md explains them.
"""

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple

from tongbao.server.operation.metrics import LIMITED
from tongbao.server.refusals import Refusal


class Rate(NamedTuple):
    """So many at once, and so many more every second."""

    at_once: float
    a_second: float


MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
OF_ADDRESS: Final[Mapping[str, Rate]] = {
    "connections": Rate(200, 20),
    "requests": Rate(120, 20),
    "messages": Rate(240, 120),
    "sockets": Rate(100, 1),
    "people": Rate(60, 2 / MINUTE),
    "names": Rate(60, 6 / MINUTE),
    "tables": Rate(60, 3 / MINUTE),
    "undos": Rate(240, 4),
    "accounts": Rate(20, 1 / MINUTE),
    "passwords": Rate(30, 6 / MINUTE),
    "letters": Rate(20, 2 / MINUTE),
    "ties": Rate(60, 6 / MINUTE),
    "hints": Rate(40, 20 / MINUTE),
    "talk": Rate(120, 60 / MINUTE),
    "reviews": Rate(60, 3 / MINUTE),
    "records": Rate(40, 2 / MINUTE),
    "passkeys": Rate(60, 20 / MINUTE),
    "bugs": Rate(40, 40 / DAY),
    "tokens": Rate(60, 6 / MINUTE),
    "decks": Rate(60, 3 / MINUTE),
    "changes": Rate(240, 4),
    "runs": Rate(40, 4 / MINUTE),
}
"""A family, a club or a school may be behind one address."""
OF_PERSON: Final[Mapping[str, Rate]] = {
    "messages": Rate(60, 30),
    "sockets": Rate(20, 0.5),
    "names": Rate(10, 1 / MINUTE),
    "tables": Rate(30, 1 / MINUTE),
    "undos": Rate(60, 1),
    "accounts": Rate(3, 0.1 / MINUTE),
    "passwords": Rate(10, 2 / MINUTE),
    "letters": Rate(4, 0.2 / MINUTE),
    "ties": Rate(20, 4 / MINUTE),
    "hints": Rate(8, 6 / MINUTE),
    "talk": Rate(10, 20 / MINUTE),
    "reviews": Rate(20, 2 / MINUTE),
    "records": Rate(10, 0.5 / MINUTE),
    "bugs": Rate(5, 5 / DAY),
    "calls": Rate(120, 20),
    "tokens": Rate(20, 2 / MINUTE),
    "decks": Rate(20, 1 / MINUTE),
    "changes": Rate(60, 1),
    "runs": Rate(8, 1 / MINUTE),
}
OPEN_CONNECTIONS: Final = 200
"""So many connections of an address may be open at a time, beside its sockets."""
OPEN_OF_ADDRESS: Final = 100
OPEN_OF_PERSON: Final = 20
"""So many sockets may be open."""
MOST_REMEMBERED: Final = 10_000
"""So many are told apart; then those are forgotten who have all of their allowance again."""


class Enough(Refusal):
    """Somebody has done that often enough for now."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, math.ceil(wait))
        super().__init__("That is too much at once; it is possible again in {n} {n|second|seconds}.", 429, n=seconds)
        self.wait = seconds


class Allowance:
    """One allowance, for each who asks: a bucket that holds ``at_once`` and fills by ``a_second``."""

    def __init__(self, what: str, rate: Rate) -> None:
        self.what: Final = what
        self.rate: Final = rate
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, who: str, amount: float = 1, patience: float = 0) -> float:
        """The seconds to wait until it may be done: 0 for at once.

        If they are more than his ``patience`` it isn't done, and nothing is taken.
        """
        now = time.monotonic()
        left = self.now_left(who, now) - amount
        wait = max(0.0, -left / self.rate.a_second)
        if wait <= patience:
            if len(self.left) >= MOST_REMEMBERED:
                self.forget(now)
            self.left[who] = (left, now)
        else:
            LIMITED.labels(self.what).inc()
        return wait

    def now_left(self, who: str, now: float) -> float:
        """How much he has left."""
        left, then = self.left.get(who, (self.rate.at_once, now))
        return min(self.rate.at_once, left + (now - then) * self.rate.a_second)

    def forget(self, now: float) -> None:
        """Forget those who have all again; if that are few, also half of the others, the longest unseen."""
        short = {who: at for who, at in self.left.items() if self.now_left(who, now) < self.rate.at_once}
        latest = sorted(short, key=lambda who: short[who][1])[-MOST_REMEMBERED // 2 :]
        self.left = {who: short[who] for who in latest}


class Allowances:
    """All allowances of a server. ``factor`` says how many times the usual they are."""

    def __init__(self, factor: float = 1) -> None:
        self.factor: Final = factor
        self.of_address: Final = {what: Allowance(what, times(rate, factor)) for what, rate in OF_ADDRESS.items()}
        self.of_person: Final = {what: Allowance(what, times(rate, factor)) for what, rate in OF_PERSON.items()}
        self.open: Final[Counter[str]] = Counter()

    def require(self, what: str, address: str, person: str | None) -> None:
        """Take one of that from the person and from the address. Raises Enough."""
        if person is not None and what in self.of_person:
            require(self.of_person[what].take(person))
        require(self.of_address[what].take(address))

    def require_of(self, what: str, who: str) -> None:
        """Take one of that from what is tried, such as an account whose password is guessed. Raises Enough."""
        require(self.of_person[what].take(who))

    @contextmanager
    def socket_of(self, who: str, kind: Mapping[str, Allowance], most: int) -> Iterator[None]:
        """Open a socket for as long as this lasts. Raises Enough if it is one too many."""
        require(kind["messages"].take(who, 0))
        with self.stream_of(who, kind, most):
            yield

    @contextmanager
    def stream_of(self, who: str, kind: Mapping[str, Allowance], most: int) -> Iterator[None]:
        """Open a socket, or a stream of events, for as long as this lasts. Raises Enough if it is one too many."""
        if self.open[who] >= most * self.factor:
            LIMITED.labels("open sockets").inc()
            raise Enough(MINUTE)
        require(kind["sockets"].take(who))
        self.open[who] += 1
        try:
            yield
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]

    def says(self, who: str, address: str) -> bool:
        """Whether one more message of his may be read."""
        return not (self.of_person["messages"].take(who) or self.of_address["messages"].take(address))

    def calm(self, who: str) -> None:
        """Let nothing more of his be read for a minute."""
        messages = self.of_person["messages"]
        messages.take(who, MINUTE * messages.rate.a_second, math.inf)


def times(rate: Rate, factor: float) -> Rate:
    """So many times the rate."""
    return Rate(rate.at_once * factor, rate.a_second * factor)


def require(wait: float) -> None:
    """Raises Enough if one has to wait."""
    if wait:
        raise Enough(wait)


def address_of(client: tuple[str, int] | None) -> str:
    """The address of a client as it is counted: of IPv6 the network, of which everybody has many addresses."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network(f"{host.partition('%')[0]}/64", strict=False))
