"""What an operator says of how notices leave his server: by which mail server, and where links lead back to."""

from email.utils import parseaddr
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}
"""How the connection to the mail server is secured, and the usual port of each (RFC 8314)."""
MAIL_LIKE: Final = "A mail server looks like smtp://user:password@host:587?from=games@tea.example&tls=starttls."


class BadMail(ValueError):
    """What was said of the mail server can't be meant; the message says what one looks like."""


class MailServer(NamedTuple):
    """The server that takes our mails: who we are there, and from whom mails come."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    tls: str


class Outgoing(NamedTuple):
    """How notices leave: by which mail server, if any, where links lead, and whether webhooks may be local.

    ``site`` is the address of this site as people know it, without a slash at its end.
    """

    mail: MailServer | None = None
    site: str = "http://127.0.0.1:8000"
    is_local: bool = False

    @property
    def contact(self) -> str:
        """Where services of browsers find whoever runs this server (RFC 8292, 2.1)."""
        if self.mail is None or self.site.startswith("https://"):
            return self.site
        return f"mailto:{parseaddr(self.mail.sender)[1]}"


def read_mail(text: str) -> MailServer:
    """The mail server of an address such as ``smtp://user:password@host:587?from=games@tea.example&tls=starttls``.

    Without ``tls`` it is ``starttls``. Raises BadMail.
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
    """Where links lead: to the address that the operator names, else to the first name of the server."""
    if address:
        return address.rstrip("/")
    return f"https://{names[0]}" if names else f"http://{f'[{host}]' if ':' in host else host}:{port}"
