"""Health checks and metrics for the operator's monitoring: liveness, readiness and Prometheus metrics."""

import ipaddress
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import tongbao
from tongbao.server.accounts.moderation import Network, network_of
from tongbao.server.common.errors import NOTHING_HERE, UserError
from tongbao.server.common.metrics import exposition

AT_HOME: Final = ("127.0.0.0/8", "::1/128")
"""Loopback networks."""
FORWARDED: Final = ("x-forwarded-for", "forwarded")
"""Headers that mark a request as forwarded by a proxy."""


class BadNetwork(ValueError):
    """A text that is neither an address nor a network."""


def networks_in(texts: tuple[str, ...]) -> tuple[Network, ...]:
    """Parse these texts as networks. Raises BadNetwork."""
    found = [(text, network_of(text)) for text in texts]
    for text, network in found:
        if network is None:
            raise BadNetwork(f"“{text}” is neither an address nor a network; use one like 10.0.0.7 or 10.0.0.0/24.")
    return tuple(network for _, network in found if network is not None)


async def health(_request: Request) -> Response:
    """Liveness check: the server answers, whatever its database does."""
    return JSONResponse({"ok": True, "build": tongbao.build(), "version": tongbao.__version__})


async def ready(request: Request) -> Response:
    """Readiness check: 503 and the reason if the database can't do its work or if the server is about to close."""
    trouble = await request.app.state.services.health.trouble()
    facts = {"ok": not trouble, "build": tongbao.build(), "version": tongbao.__version__}
    return JSONResponse({**facts, "trouble": trouble} if trouble else facts, 503 if trouble else 200)


async def metrics(request: Request) -> Response:
    """Prometheus metrics, for the allowed networks and never through a proxy. Raises UserError for all others."""
    address = None if request.client is None else network_of(request.client.host)
    allowed: tuple[Network, ...] = request.app.state.metrics_for
    if address is None or any(name in request.headers for name in FORWARDED) or not is_within(address, allowed):
        raise UserError(NOTHING_HERE, 404)
    return Response(exposition(), media_type=CONTENT_TYPE_LATEST)


def is_within(address: Network, networks: tuple[Network, ...]) -> bool:
    """True if the address belongs to one of these networks."""
    plain = ipaddress.ip_address(address.network_address)
    mapped = plain.ipv4_mapped if isinstance(plain, ipaddress.IPv6Address) else None
    return any((mapped or plain) in network for network in networks)


ROUTES: Final = [
    Route("/health", health),
    Route("/ready", ready),
    Route("/metrics", metrics),
]
