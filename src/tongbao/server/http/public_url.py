"""Public URL of this server: the link that friends can open, and what keeps them out."""

import ipaddress
import math
import socket
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from starlette.datastructures import URL

from tongbao.server.http.security import EVERYWHERE, LOOPBACK

FAR: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation, at which nobody is (RFC 5737, RFC 3849); packets to them leave by the usual route."""
HERE_ONLY: Final = "here"
NO_NETWORK: Final = "no network"
FRESH: Final = 60.0
"""Seconds for which findings about the network are cached."""


class PublicUrl:
    """Public URL of a server that listens at ``host``, or "" if that is unknown, and has other ``names`` for people."""

    def __init__(self, host: str = "", names: Sequence[str] = ()) -> None:
        self.host: Final = host
        self.names: Final = names
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
