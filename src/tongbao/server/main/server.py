"""Server program: Uvicorn in one process, or in several that share a port and a PostgreSQL database."""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette
from uvicorn.supervisors.multiprocess import Multiprocess

from tongbao.languages import read_languages
from tongbao.server.common.config import HostSettings
from tongbao.server.common.logging import Style, set_up
from tongbao.server.common.metrics import forget_process, shared
from tongbao.server.common.randomness import Randomness
from tongbao.server.common.settings import Settings
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.db.health import Health
from tongbao.server.db.locks import DatabaseLock
from tongbao.server.db.urls import BadDatabase, data_folder, is_shared
from tongbao.server.http.public_url import BadAddress, is_loopback, read_address
from tongbao.server.http.uvicorn_protocols import CountedConnection, PacedWebSocket
from tongbao.server.main.app import USUAL, create_app
from tongbao.server.matches.concurrency import SWITCH
from tongbao.server.notifications.email import BadMail, DeliveryConfig, read_mail, site_at
from tongbao.server.rendering.templates import warm_up
from tongbao.server.views.health import BadNetwork

STEP: Final = 0.1
"""Polling interval in seconds at which a closing server checks whether it is to hurry."""
SLOWEST: Final = 30
"""Timeout in seconds after which a process that hasn't answered is replaced."""
RESTS: Final = 1
"""Delay in seconds before a process that couldn't begin is replaced."""
CLOSES: Final[int | None] = getattr(signal, "SIGUSR1", None)
"""The signal, where there is one, that tells a process that it will be told to stop."""
SELDOM: Final = 1000
"""Threshold of full garbage collections: one for so many of the middle generation; 10 is usual (gc.set_threshold)."""
LOOPBACK: Final = "127.0.0.1"
BAD_INPUT: Final = 2
SELECTING: Final = "asyncio:SelectorEventLoop"
"""The event loop with PostgreSQL on Windows, whose usual one can't watch the sockets of psycopg."""


@dataclass(frozen=True)
class Serving:
    """Configuration of a server as a program.

    ``data`` is a folder or the URL of a database. ``trusted_proxy`` is the address of the proxy whose word is taken for
    where a visitor comes from, and whether over TLS. ``mail`` is the address of the mail server, "" for none,
    ``address`` that of this site, which lies under its path. ``log`` is the style in which every request is logged to
    the error stream; without it only errors are logged there. ``drain`` is for how many seconds a server that is told
    to stop goes on without being ready. So many ``workers`` share the port. ``randomness`` as in ``create_app``;
    ``languages`` are folders with more of them.
    """

    port: int = 8000
    data: str | Path | None = None
    settings: Settings = USUAL
    open_browser: bool = False
    trusted_proxy: str | None = None
    mail: str = ""
    address: str = ""
    local_webhooks: bool = False
    log: Style | None = None
    drain: float = 0
    workers: int = 1
    randomness: Randomness | None = None
    languages: tuple[str, ...] = ()

    @classmethod
    def of(cls, wished: HostSettings) -> "Serving":
        """The configuration that an operator wishes. Raises BadSettings if a text about the site can't be read."""
        return cls(
            wished.port,
            wished.data or None,
            wished.with_texts().of_server(),
            wished.open,
            trusted_proxy=wished.trust_proxy or None,
            mail=wished.mail,
            address=wished.address,
            local_webhooks=wished.local_webhooks,
            log=wished.log or None,
            drain=wished.drain,
            workers=wished.workers,
            languages=wished.languages,
        )

    @property
    def host(self) -> str:
        """Host on which it listens."""
        return self.settings.host or LOOPBACK

    @property
    def place(self) -> str | Path:
        """Database: by default in the user's data folder, which is made on the first start."""
        return self.data or data_folder()

    def app(self) -> Starlette:
        """The application. Raises BadAddress, BadDatabase, BadMail or BadNetwork."""
        for folder in self.languages:
            read_languages(Path(folder))
        taker, names = read_mail(self.mail) if self.mail else None, self.settings.names
        address = read_address(self.address) if self.address else ""
        outgoing = DeliveryConfig(taker, site_at(address, names, self.host, self.port), self.local_webhooks)
        site = urlsplit(address).hostname
        known = () if site is None or is_loopback(site) else (site,)
        settings = replace(self.settings, host=self.host, names=tuple(dict.fromkeys([*names, *known])))
        return create_app(self.place, settings, outgoing, self.randomness)


class Config(uvicorn.Config):
    """Uvicorn configuration. The application is made in the process that serves."""

    def __init__(self, serving: Serving) -> None:
        self.serving: Final = serving
        super().__init__(
            "tongbao.server.main.app:create_app",
            host=serving.host,
            port=serving.port,
            workers=serving.workers,
            loop=SELECTING if sys.platform == "win32" and is_shared(serving.place) else "auto",
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=serving.trusted_proxy is not None,
            forwarded_allow_ips=serving.trusted_proxy,
            ws=PacedWebSocket,
            ws_per_message_deflate=False,
            ws_max_size=16 * 1024,
            ws_ping_interval=10,
            ws_ping_timeout=10,
            timeout_graceful_shutdown=3,
            timeout_worker_healthcheck=SLOWEST,
        )

    def load(self) -> None:
        """Make the application. Raises BadAddress, BadDatabase, BadMail or BadNetwork."""
        self.app = app = self.serving.app()
        rate_limiter = app.state.services.rate_limiter
        self.http = type(
            "CountedLine", (CountedConnection,), {"rate_limiter": None if self.serving.trusted_proxy else rate_limiter}
        )
        super().load()
        sys.setswitchinterval(SWITCH)
        threading.Thread(target=settle_in, args=[app.state.services.pages.public_url.base], daemon=True).start()

    @property
    def health(self) -> Health:
        """Health of the server."""
        app: Any = self.app
        health: Health = app.state.services.health
        return health


class SharedConfig(Config):
    """Uvicorn configuration in one of several processes: an error there prints one sentence, and is tried again."""

    def configure_logging(self) -> None:
        """Set up the server's logging."""
        set_up(self.serving.log)

    def load(self) -> None:
        """Make the application, and handle the signal that tells it that it is to close."""
        try:
            super().load()
        except (BadDatabase, DatabaseUnavailable) as error:
            print(error, file=sys.stderr)
            time.sleep(RESTS)
            sys.exit(1)
        if CLOSES is not None:
            signal.signal(CLOSES, lambda *_: self.health.close())
        threading.Thread(target=end_with, args=[parent_process()], daemon=True).start()


class SingleProcess(uvicorn.Server):
    """Single-process server: tells its address once it can be reached, and opens a browser there if asked to.

    Told to stop, it first isn't ready any more, for ``drain`` seconds, in which everything goes on. Then WebSockets are
    closed with code 1012, at which pages reconnect at once.
    """

    def __init__(self, config: Config, claim: DatabaseLock) -> None:
        super().__init__(config)
        self.claim: Final = claim
        self.serving: Final = config.serving
        self.health: Final = config.health

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = (sockets or self.servers[0].sockets)[0].getsockname()[1]
            address = address_at(self.serving, port)
            self.claim.publish_address(address)
            announce(self.serving, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.health.close()
        until = time.monotonic() + self.serving.drain
        while time.monotonic() < until and not self.force_exit:
            await asyncio.sleep(STEP)
        await super().shutdown(sockets)


class Workers(Multiprocess):
    """Supervisor of several processes: one that ends or doesn't answer is replaced. They close as a single one does."""

    def __init__(self, serving: Serving, line: socket.socket) -> None:
        super().__init__(SharedConfig(serving), [line])
        self.serving: Final = serving

    def init_processes(self) -> None:
        super().init_processes()
        for process in self.processes:
            process.wait_until_ready(SLOWEST, self.should_exit)
        announce(self.serving, address_at(self.serving, self.sockets[0].getsockname()[1]))

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for process in before:
            if process not in self.processes and process.pid is not None:
                forget_process(process.pid)

    def terminate_all(self) -> None:
        for process in self.processes:
            if CLOSES is not None and process.pid is not None and process.exitcode is None:
                os.kill(process.pid, CLOSES)
        until = time.monotonic() + self.serving.drain
        while time.monotonic() < until and not self.signal_queue:
            time.sleep(STEP)
        super().terminate_all()


def end_with(supervisor: BaseProcess | None) -> None:
    """Close when the supervisor has ended, even if it couldn't tell its processes to: nobody else would."""
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)


def address_at(serving: Serving, port: int) -> str:
    """The address at which a browser on this machine finds the server."""
    host = LOOPBACK if serving.host in ("0.0.0.0", "::") else serving.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{urlsplit(serving.address).path.removesuffix('/')}/"


def announce(serving: Serving, address: str) -> None:
    """Say that the server is open there, and open a browser if that is wished."""
    print(f"Tongbao is running at {address}  (Ctrl+C to stop)", flush=True)
    if serving.open_browser:
        webbrowser.open(address)


def settle_in(base: str) -> None:
    """Warm up: read all templates for that base path; freeze them, so that no garbage collection looks at them again.

    To look through all the rest stops everything for a quarter of a second, so that is done seldom.
    """
    warm_up(base)
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], SELDOM)


def serve(*words: Any, **more: Any) -> None:
    """Run the server until it is told to stop; the arguments are those of ``Serving``."""
    serve_as(Serving(*words, **more))


def serve_as(serving: Serving) -> None:
    """Run the server until it is told to stop; an invalid configuration ends the program with one sentence."""
    set_up(serving.log)
    try:
        run(serving)
    except (BadAddress, BadDatabase, BadMail, BadNetwork) as error:
        print(error, file=sys.stderr)
        sys.exit(BAD_INPUT)


def run(serving: Serving) -> None:
    """Run the server. Raises BadAddress, BadDatabase, BadMail or BadNetwork."""
    if not is_shared(serving.place) and (serving.workers > 1 or not serving.settings.bots.here):
        raise BadDatabase("Serving tables from several processes needs PostgreSQL; give its URL with --database.")
    if serving.workers > 1:
        serving.app().state.services.database.close()  # what is wrong is wrong before they begin
        with shared():
            Workers(serving, listening(serving.host, serving.port)).run()
        return
    claim, config = DatabaseLock(serving.place), Config(serving)
    with ExitStack() as refused:
        refused.callback(claim.abandon)
        line = listening(serving.host, serving.port)
        refused.callback(line.close)
        config.load()
        refused.pop_all()
    try:
        SingleProcess(config, claim).run([line])
    finally:
        claim.release()


def listening(host: str, port: int) -> socket.socket:
    """Listening socket. Ends the program with one sentence if that isn't possible.

    Nagle's algorithm (RFC 896) is off: else the second part of what is sent waits until the other end says it has the
    first, which may take it 40 ms.
    """
    try:
        line = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return line
    except OSError as error:
        wrong = f"Can’t listen at port {port} of {host} ({error.strerror})"
        print(f"{wrong}; try another --port or --host (make play PORT=8001).", file=sys.stderr)
        sys.exit(BAD_INPUT)
