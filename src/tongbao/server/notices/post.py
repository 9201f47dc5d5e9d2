"""Mails: written as plain text, and handed to the operator's mail server in a thread."""

import asyncio
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final, NamedTuple

from tongbao.server.notices.outgoing import MailServer

PATIENCE: Final = 20.0
"""Seconds for each step of the talk with the mail server."""
AT_WORK: Final = 2
"""So many mails are handed over at a time."""
REFUSED: Final = range(500, 600)
"""What a mail server says of an address at which it will never take a mail (RFC 5321, 4.2.1)."""


class Letter(NamedTuple):
    """A mail. ``stop`` is the address at which one click ends such mails (RFC 8058), if it is a notice."""

    address: str
    subject: str
    text: str
    stop: str = ""


class Gone(Exception):
    """There is nobody at that address."""


class Failed(Exception):
    """It could not be sent now; it may be possible later."""


class Post:
    """Sends mails by one mail server."""

    def __init__(self, server: MailServer) -> None:
        self.server: Final = server
        self.turns: Final = asyncio.Semaphore(AT_WORK)

    async def send(self, letter: Letter) -> None:
        """Return when the mail server has taken it. Raises Gone or Failed."""
        async with self.turns:
            await asyncio.to_thread(self.hand_over, message_of(letter, self.server.sender))

    def hand_over(self, message: EmailMessage) -> None:
        """Give the mail server a mail, in this thread. Raises Gone or Failed."""
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
            raise (Gone if all(code in REFUSED for code in codes) else Failed)(str(codes)) from error
        except (OSError, smtplib.SMTPException) as error:
            raise Failed(str(error)) from error

    def connection(self) -> smtplib.SMTP:
        """The line to the mail server. Raises OSError or SMTPException."""
        server = self.server
        if server.tls == "tls":
            return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=ssl.create_default_context())
        return smtplib.SMTP(server.host, server.port, timeout=PATIENCE)


def message_of(letter: Letter, sender: str) -> EmailMessage:
    """The mail as it is sent."""
    message = EmailMessage()
    name, address = parseaddr(sender)
    message["From"] = Address(name or "Tongbao", addr_spec=address)
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
