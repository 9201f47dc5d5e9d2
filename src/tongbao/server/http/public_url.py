"""Public URL of this server: the address that its operator names, the link for friends, and what keeps them out."""

import ipaddress
import math
import re
import socket
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import URL

from tongbao.server.http.security import EVERYWHERE, LOOPBACK

FAR: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation, at which nobody is (RFC 5737, RFC 3849); packets to them leave by the usual route."""
HERE_ONLY: Final = "here"
NO_NETWORK: Final = "no network"
FRESH: Final = 60.0
"""Seconds for which findings about the network are cached."""
BAD_ADDRESS: Final = "A site’s address looks like https://tea.example or https://club.example/games/."
LEVEL: Final = re.compile(r"(?!\.+$)[\w.~-]+", re.ASCII)
"""One level of a base path: nothing to be escaped in a link, a cookie or a header, and neither ``.`` nor ``..``."""


class BadAddress(ValueError):
    """Invalid address of a site; the message says what valid ones look like."""


class PublicUrl:
    """Public URL of a server that listens at ``host``, or "" if that is unknown, and has other ``names`` for people.

    ``base`` is its base path, "" at the root of its host.
    """

    def __init__(self, host: str = "", names: Sequence[str] = (), base: str = "") -> None:
        self.host: Final = host
        self.names: Final = names
        self.base: Final = base
        self.barred: str | None = None
        self.looked = -math.inf

    def bar(self) -> str | None:
        """The bar that keeps friends out: HERE_ONLY if the server hears only its own machine, NO_NETWORK, or None.

        Networks come and go, so it is looked for once a minute.
        """
        if time.monotonic() > self.looked + FRESH:
            self.barred, self.looked = self.find_bar(), time.monotonic()
        return self.barred

    def find_bar(self) -> str | None:
        """The bar that keeps friends out now."""
        if self.names:
            return None
        if is_loopback(self.host):
            return HERE_ONLY
        return NO_NETWORK if self.host in EVERYWHERE and network_address(self.host) is None else None

    def shared(self, link: URL) -> URL:
        """The link as others can open it: one to the loopback leads to this machine by its name or address instead."""
        if self.host not in EVERYWHERE or not is_loopback(link.hostname or ""):
            return link
        name = self.names[0] if self.names else network_address(self.host)
        if name is None:
            return link
        return link.replace(hostname=f"[{name}]" if ":" in name else name)


def read_address(address: str) -> str:
    """The address of a site without a slash at its end. Raises BadAddress."""
    try:
        parts = urlsplit(address)
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise BadAddress(BAD_ADDRESS) from None
    path = parts.path.removesuffix("/")
    is_plain = not path or all(LEVEL.fullmatch(level) for level in path[1:].split("/"))
    if (
        not is_whole
        or not is_plain
        or "@" in parts.netloc
        or address.removesuffix("/") != f"{parts.scheme}://{parts.netloc}{path}"
    ):
        raise BadAddress(BAD_ADDRESS)
    return address.removesuffix("/")


def is_loopback(name: str) -> bool:
    """True if only this machine itself can be meant by the name."""
    if name in LOOPBACK:
        return True
    with suppress(ValueError):
        return ipaddress.ip_address(name).is_loopback
    return False


def network_address(host: str) -> str | None:
    """The address of this machine in its network, for a server that listens everywhere; None if it is in no network.

    It is the one from which a packet would go out; none does, since a socket for datagrams sends nothing to connect.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((FAR[family], 9))
        address: str = asking.getsockname()[0]
        return None if is_loopback(address) else address
    return None
