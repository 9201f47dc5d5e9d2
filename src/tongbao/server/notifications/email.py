"""Email: messages in plain text, handed to the operator's mail server (SMTP) in a thread."""

import asyncio
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from tongbao.server.common.settings import SOFTWARE

PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}
"""Usual port of a mail server by how the connection is secured (RFC 8314)."""
MAIL_LIKE: Final = (
    "A mail server’s address looks like smtp://user:password@host:587?from=games@tea.example&tls=starttls."
)


class BadMail(ValueError):
    """Invalid settings of the mail server; the message says what valid ones look like."""


class MailServer(NamedTuple):
    """Mail server settings: the host, our credentials, the sender of our email, and how the connection is secured."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    tls: str


class DeliveryConfig(NamedTuple):
    """Delivery settings: the mail server, if any, the base URL of links, and whether webhooks may be local.

    ``base_url`` is the address of this site as people know it, without a trailing slash; ``site`` is its name.
    """

    mail: MailServer | None = None
    base_url: str = "http://127.0.0.1:8000"
    is_local: bool = False
    site: str = SOFTWARE

    @property
    def base_path(self) -> str:
        """Base path of this site, "" at the root of its host."""
        return urlsplit(self.base_url).path

    @property
    def contact(self) -> str:
        """Contact address at which push services reach the operator of this server (RFC 8292, 2.1)."""
        if self.mail is None or self.base_url.startswith("https://"):
            return self.base_url
        return f"mailto:{parseaddr(self.mail.sender)[1]}"


def read_mail(text: str) -> MailServer:
    """Parse a mail server's URL, such as ``smtp://user:password@host:587?from=games@tea.example&tls=starttls``.

    ``tls`` is ``starttls`` by default. Raises BadMail.
    """
    try:
        parts = urlsplit(text)
        asked = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        tls = asked.pop("tls", "starttls")
        sender = asked.pop("from", "")
        port = parts.port or PORTS.get(tls, 0)
    except ValueError:
        raise BadMail(MAIL_LIKE) from None
    if parts.scheme != "smtp" or not parts.hostname or not port or tls not in PORTS or "@" not in sender or asked:
        raise BadMail(MAIL_LIKE)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, user, password, sender, tls)


def site_at(address: str, names: tuple[str, ...], host: str, port: int) -> str:
    """Base URL of links: the address that the operator names, otherwise the first name of the server."""
    if address:
        return address.rstrip("/")
    return f"https://{names[0]}" if names else f"http://{f'[{host}]' if ':' in host else host}:{port}"


PATIENCE: Final = 20.0
"""Timeout of each step of the exchange with the mail server, in seconds."""
AT_WORK: Final = 2
"""Maximum number of emails that are handed over at the same time."""
REFUSED: Final = range(500, 600)
"""Status codes of a mail server for an address that will never take an email (RFC 5321, 4.2.1)."""


class Email(NamedTuple):
    """An email. ``stop`` is the one-click unsubscribe URL (RFC 8058), if it is a notification."""

    address: str
    subject: str
    text: str
    stop: str = ""


class Gone(Exception):
    """Permanent failure: nobody can be reached at that address."""


class DeliveryFailed(Exception):
    """Temporary failure: it could not be sent now, but may be later."""


class Mailer:
    """SMTP client for one mail server; the email is from a sender of that name, unless the sender has one."""

    def __init__(self, server: MailServer, name: str) -> None:
        self.server: Final = server
        self.name: Final = name
        self.turns: Final = asyncio.Semaphore(AT_WORK)

    async def send(self, letter: Email) -> None:
        """Send an email, and return when the mail server has taken it. Raises Gone or Failed."""
        async with self.turns:
            await asyncio.to_thread(self.hand_over, message_of(letter, self.server.sender, self.name))

    def hand_over(self, message: EmailMessage) -> None:
        """Hand an email to the mail server, in this thread. Raises Gone or Failed."""
        server = self.server
        try:
            with self.connection() as line:
                if server.tls == "starttls":
                    line.starttls(context=ssl.create_default_context())
                if server.user:
                    line.login(server.user, server.password)
                line.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise (Gone if all(code in REFUSED for code in codes) else DeliveryFailed)(str(codes)) from error
        except (OSError, smtplib.SMTPException) as error:
            raise DeliveryFailed(str(error)) from error

    def connection(self) -> smtplib.SMTP:
        """Connect to the mail server. Raises OSError or SMTPException."""
        server = self.server
        if server.tls == "tls":
            return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=ssl.create_default_context())
        return smtplib.SMTP(server.host, server.port, timeout=PATIENCE)


def message_of(letter: Email, sender: str, site: str) -> EmailMessage:
    """MIME message of an email from that site."""
    message = EmailMessage()
    name, address = parseaddr(sender)
    message["From"] = Address(name or site, addr_spec=address)
    message["To"] = Address(addr_spec=letter.address)
    message["Subject"] = " ".join(letter.subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=address.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message
