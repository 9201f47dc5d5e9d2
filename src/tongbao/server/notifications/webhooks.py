"""Requests to addresses that users have entered: only by https, only to public hosts, and never for long.

The name of a host is looked up once, and the connection goes to the very address that was checked; so no second answer
leads elsewhere (OWASP, server side request forgery). Nothing is followed, and of an answer only its status is read.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from functools import cached_property
from typing import Final
from urllib.parse import SplitResult, urlsplit

from tongbao.server.common.errors import UserError

PATIENCE: Final = 10.0
"""Seconds for the whole of a request."""
LONGEST_URL: Final = 600
LONGEST_LINE: Final = 1024
DISGUISES: Final = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")))
"""Addresses that hold another one, of IPv4, to which they may lead (RFC 6052, 8215, 4380, 3056)."""


class BlockedAddress(UserError):
    """An address to which this server sends nothing."""


class WebhookClient:
    """Sends to addresses of strangers. ``is_local`` also lets it send to this machine and by http, for trying out."""

    def __init__(self, is_local: bool = False) -> None:
        self.is_local: Final = is_local

    @cached_property
    def trust(self) -> ssl.SSLContext:
        """Whose certificates are believed: those of this machine's list."""
        return ssl.create_default_context()

    def checked(self, url: str) -> SplitResult:
        """The parts of an address that may be entered. Raises Barred."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        possible = ("https", "http") if self.is_local else ("https",)
        plain = url.isascii() and url.isprintable() and " " not in url
        if parts.scheme not in possible or not parts.hostname or "@" in parts.netloc or not plain or port == 0:
            raise BlockedAddress(
                "An address to which notices can go begins with https:// and has no name or password in it."
            )
        if len(url) > LONGEST_URL:
            raise BlockedAddress("That address is too long: at most {most} characters.", most=LONGEST_URL)
        return parts

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status that the request is answered with. Raises Barred, or OSError if there is no answer in time."""
        parts = self.checked(url)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.exchange(parts, body, headers)
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            if isinstance(error, UserError):
                raise
            raise OSError("that was no answer of HTTP") from error

    async def exchange(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        """Send it, and read the first line of the answer."""
        name = str(parts.hostname)
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        address = await self.public_address(name, port)
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self.trust if secure else None, server_hostname=name if secure else None
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            said = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close", **headers}
            head = "".join([f"{field}: {value}\r\n" for field, value in said.items()])
            writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
            await writer.drain()
            line = (await reader.readuntil(b"\r\n"))[:LONGEST_LINE].split()
            if len(line) < 2 or not line[0].startswith(b"HTTP/1.") or not line[1].isdigit():
                raise OSError("that was no answer of HTTP")
            return int(line[1])
        finally:
            writer.transport.abort()

    async def public_address(self, name: str, port: int) -> str:
        """One of the addresses of a host. Raises Barred unless all of them are public, OSError if there is none."""
        found = await asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
        addresses = [str(where[0]) for *_, where in found]
        if not addresses:
            raise OSError("there is no such host")
        if not self.is_local and not all(map(is_public, addresses)):
            raise BlockedAddress("Notices can’t go to “{name}”: it is no public address.", name=name[:60])
        return addresses[0]


def is_public(text: str) -> bool:
    """Whether everybody on the internet means the same machine by that address."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if address.version == 6:
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in network for network in DISGUISES):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved
