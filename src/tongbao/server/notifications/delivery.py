"""Notification delivery: sends what is queued by email, webhook and push, and reports how it went."""

import json
from collections.abc import Mapping
from typing import Final

from tongbao.languages import Translator
from tongbao.server.notifications.email import DeliveryConfig, DeliveryFailed, Email, Gone, Mailer
from tongbao.server.notifications.messages import Facts, message_text, players_line
from tongbao.server.notifications.preferences import HOOK, MAIL
from tongbao.server.notifications.push import encrypt, headers_for, private_key
from tongbao.server.notifications.queue import QueuedNotification
from tongbao.server.notifications.webhooks import BlockedAddress, SigningKeys, WebhookClient

DISCORD: Final = "discord"
SLACK: Final = "slack"
JSON: Final = "json"
FLAVOURS: Final = {DISCORD: "Discord", SLACK: "Slack", JSON: "JSON"}
"""Payload formats of webhooks, with their titles."""
NOBODY_THERE: Final = (404, 410)
SUBJECTS: Final = "It’s your turn at {n} tables."
STOP: Final = "Stop these emails: {link}"


class Delivery:
    """Notification delivery. ``post`` is None if the operator has named no mail server."""

    def __init__(self, outgoing: DeliveryConfig, signing_keys: SigningKeys) -> None:
        self.outgoing: Final = outgoing
        self.post: Final = None if outgoing.mail is None else Mailer(outgoing.mail, outgoing.site)
        self.outward: Final = WebhookClient(outgoing.is_local)
        self.signing_keys: Final = signing_keys

    async def carry(self, parcel: QueuedNotification, now: float) -> None:
        """Deliver queued notifications, and return when they have arrived. Raises Gone or Failed."""
        if parcel.channel == MAIL:
            await self.send_mail(parcel)
            return
        try:
            status = await (self.hook(parcel) if parcel.channel == HOOK else self.push(parcel, now))
        except (OSError, BlockedAddress) as error:
            raise DeliveryFailed(str(error)) from error
        if status in NOBODY_THERE:
            raise Gone(str(status))
        if not 200 <= status < 300:
            raise DeliveryFailed(str(status))

    async def send_mail(self, parcel: QueuedNotification) -> None:
        """Send queued notifications as one email."""
        if self.post is None:
            raise DeliveryFailed("no mail server is named")
        t = Translator(parcel.language)
        lines = [self.paragraph(one.kind, one.facts, one.match_id, t) for one in parcel.notices]
        subject = message_text(parcel.notices[0].kind, parcel.notices[0].facts, t)
        if len(lines) > 1:
            subject = t(SUBJECTS, n=len(lines))
        stop = self.outgoing.base_url + "/notices/stop/" + await self.signing_keys.stop_of(parcel.address)
        text = "\n\n".join([*lines, t(STOP, link=stop)]) + "\n"
        await self.post.send(Email(parcel.address, subject, text, stop))

    def paragraph(self, kind: str, facts: Facts, match_id: str | None, t: Translator) -> str:
        """Paragraph of an email for one notification."""
        said = [message_text(kind, facts, t), players_line(facts, t), self.link(facts, match_id)]
        return "\n".join([line for line in said if line])

    def link(self, facts: Facts, match_id: str | None) -> str:
        """Link of a notification, as an absolute URL."""
        return self.outgoing.base_url + path_of(facts, match_id)

    def site_path(self, facts: Facts, match_id: str | None) -> str:
        """Link of a notification for a browser that has been here: a path of this host."""
        return self.outgoing.base_path + path_of(facts, match_id)

    async def hook(self, parcel: QueuedNotification) -> int:
        """Call the webhook; the status of its response."""
        one, t = parcel.notices[0], Translator(parcel.language)
        said, link = message_text(one.kind, one.facts, t), self.link(one.facts, one.match_id)
        body = hook_body(parcel.details.get("flavour", JSON), one.kind, said, link)
        headers = {"content-type": "application/json", "user-agent": "Tongbao"}
        return await self.outward.post(parcel.address, json.dumps(body).encode(), headers)

    async def push(self, parcel: QueuedNotification, now: float) -> int:
        """Send a push message; the status of the push service's response."""
        one, t = parcel.notices[0], Translator(parcel.language)
        said = {
            "title": message_text(one.kind, one.facts, t),
            "body": players_line(one.facts, t),
            "path": self.site_path(one.facts, one.match_id),
        }
        key = private_key(await self.signing_keys.push_key())
        headers = headers_for(parcel.address, key, self.outgoing.contact, now)
        return await self.outward.post(parcel.address, encrypt(json.dumps(said).encode(), parcel.details), headers)


def path_of(facts: Facts, match_id: str | None) -> str:
    """Link of a notification, as a path on this site."""
    return facts.get("link") or ("/" if match_id is None else f"/t/{match_id}")


def hook_body(flavour: str, kind: str, said: str, link: str) -> Mapping[str, object]:
    """Payload for a webhook; in Discord and Slack no name mentions anybody (``allowed_mentions``, escaping)."""
    if flavour == DISCORD:
        return {"content": f"{said} {link}", "allowed_mentions": {"parse": []}}
    if flavour == SLACK:
        plain = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": f"{plain} {link}"}
    return {"kind": kind, "text": said, "link": link}
