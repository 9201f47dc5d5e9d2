"""Webhooks: outgoing HTTP requests to URLs that people enter; and this server’s signing keys.

The keys are made when they are first needed: one signs unsubscribe links, one identifies the server to push services.
"""

import asyncio
import hashlib
import hmac
import ipaddress
import secrets
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from typing import Final
from urllib.parse import SplitResult, urlsplit

from tongbao.server.common.errors import UserError
from tongbao.server.db.server_keys import ServerKeys
from tongbao.server.notifications.preferences import digest_of
from tongbao.server.notifications.push import encoded, new_key, point_of, private_key

SIGNING: Final = "signing"
PUSHING: Final = "push"


class SigningKeys(ServerKeys):
    """Signing keys of this server."""

    async def push_key(self) -> str:
        """Private key (VAPID) with which the server identifies itself to push services."""
        return await self.key(PUSHING, new_key())

    async def push_name(self) -> str:
        """Public key that belongs to it, as browsers take it."""
        return encoded(point_of(private_key(await self.push_key())))

    async def stop_of(self, address: str) -> str:
        """Unsubscribe token for an email address: its digest and our signature, but not the address."""
        digest = digest_of(address)
        return f"{digest}.{await self.signature(digest)}"

    async def stopped(self, token: str) -> str | None:
        """Verify an unsubscribe token: the digest of its address; None if we haven't signed it."""
        digest, _, signature = token.partition(".")
        fits = hmac.compare_digest(signature.encode(), (await self.signature(digest)).encode())
        return digest if fits else None

    async def signature(self, text: str) -> str:
        """Our signature of a text (HMAC-SHA256)."""
        key = await self.key(SIGNING, secrets.token_urlsafe(32))
        return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()


PATIENCE: Final = 10.0
"""Timeout of a whole request, in seconds."""
HTTPS: Final = 443
LAST_RESERVED: Final = 1023
"""The last of the ports of a machine's own services (RFC 6335): others must not be reached through us."""
RESOLVERS: Final = ThreadPoolExecutor(16, "resolve")
"""Thread pool that looks up hosts; one that isn't found keeps its thread for long."""
LONGEST_URL: Final = 600
LONGEST_LINE: Final = 1024
DISGUISES: Final = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")))
"""IPv6 networks of addresses that hold an IPv4 one, to which they may lead (RFC 6052, 8215, 4380, 3056)."""


class BlockedAddress(UserError):
    """An address to which this server sends nothing."""


class WebhookClient:
    """HTTP client for untrusted URLs. ``is_local`` also allows this machine and plain HTTP, for trying out."""

    def __init__(self, is_local: bool = False) -> None:
        self.is_local: Final = is_local

    @cached_property
    def trust(self) -> ssl.SSLContext:
        """TLS context that trusts the certificate authorities of this machine."""
        return ssl.create_default_context()

    def checked(self, url: str) -> SplitResult:
        """Check a URL that somebody enters, and return its parts. Raises BlockedAddress."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        possible = ("https", "http") if self.is_local else ("https",)
        plain = url.isascii() and url.isprintable() and " " not in url
        if parts.scheme not in possible or not parts.hostname or "@" in parts.netloc or not plain or port == 0:
            raise BlockedAddress(
                "Notifications can only go to an address that begins with https:// and has no user name or password "
                "in it."
            )
        if not self.is_local and port not in (None, HTTPS) and port <= LAST_RESERVED:
            raise BlockedAddress(
                "Notifications can go to port 443 or to ports above 1023, not to port {port}.", port=port
            )
        if len(url) > LONGEST_URL:
            raise BlockedAddress("That address is too long: at most {most} characters are allowed.", most=LONGEST_URL)
        return parts

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request; its status. Raises BlockedAddress, or OSError if there is no response in time."""
        parts = self.checked(url)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.exchange(parts, body, headers)
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            if isinstance(error, UserError):
                raise
            raise OSError("that wasn’t an HTTP response") from error

    async def exchange(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request, and read the status line of the response."""
        name = str(parts.hostname)
        secure = parts.scheme == "https"
        port = parts.port or (HTTPS if secure else 80)
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
                raise OSError("that wasn’t an HTTP response")
            return int(line[1])
        finally:
            writer.transport.abort()

    async def public_address(self, name: str, port: int) -> str:
        """Resolve a host. Raises BlockedAddress unless all its addresses are public, OSError if it has none."""
        ask = partial(socket.getaddrinfo, name, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(RESOLVERS, ask)
        addresses = [str(where[0]) for *_, where in found]
        if not addresses:
            raise OSError("there is no such host")
        if not self.is_local and not all(map(is_public, addresses)):
            raise BlockedAddress("Notifications can’t go to “{name}”: it isn’t a public address.", name=name[:60])
        return addresses[0]


def is_public(text: str) -> bool:
    """True if an address means the same machine to everybody on the internet."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if address.version == 6:
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if any(address in network for network in DISGUISES):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved
