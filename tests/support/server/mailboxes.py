"""A mail server and a web server on the loopback, which keep what they are sent, and a clock that stands still."""

import email
import email.policy
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from aiosmtpd.controller import Controller

from tests.support.server.programs import free_port
from tongbao.server.notifications.email import MailServer


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Mailbox:
    """What the mail server has taken, and what it answers to each address instead of taking a mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answers: dict[str, str] = {}
        self.port = free_port()

    @property
    def server(self) -> MailServer:
        return MailServer("127.0.0.1", self.port, "", "", "Tongbao <games@tea.example>", "none")

    @property
    def address(self) -> str:
        """As an operator names it."""
        return f"smtp://127.0.0.1:{self.port}?from=games@tea.example&tls=none"

    def letter_to(self, address: str) -> str:
        """The text of the latest mail to an address, once there is one."""
        for _ in range(600):
            for mail in reversed(self.mails):
                body = mail.get_body(("plain",))
                if address in str(mail["to"]) and body is not None:
                    return str(body.get_content())
            time.sleep(0.1)
        raise AssertionError(f"nobody has written to {address}")

    async def handle_RCPT(  # noqa: N802
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if address in self.answers:
            return self.answers[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.mails.append(message)
        return "250 OK"


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mail server, running."""
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


class Hooks:
    """What a web server was sent: path, headers and body; and with which status it answers."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 204
        self.url = ""


@contextmanager
def hooks() -> Iterator[Hooks]:
    """A web server, running."""
    kept = Hooks()

    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            kept.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(kept.status)
            self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_words: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answering) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        kept.url = f"http://127.0.0.1:{server.server_address[1]}/hook"
        yield kept
        server.shutdown()
        thread.join()
