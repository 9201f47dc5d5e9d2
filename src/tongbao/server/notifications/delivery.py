"""The courier: carries what waits to mailboxes, webhooks and browsers, and says how it went."""

import json
from collections.abc import Mapping
from typing import Final

from tongbao.languages import Translator
from tongbao.server.notifications.email import DeliveryConfig, Email, Failed, Gone, Mailer
from tongbao.server.notifications.messages import Facts, company, sentence
from tongbao.server.notifications.preferences import HOOK, MAIL
from tongbao.server.notifications.push import encrypt, headers_for, private_key
from tongbao.server.notifications.queue import QueuedNotification
from tongbao.server.notifications.webhooks import BlockedAddress, SigningKeys, WebhookClient

DISCORD: Final = "discord"
SLACK: Final = "slack"
JSON: Final = "json"
FLAVOURS: Final = {DISCORD: "Discord", SLACK: "Slack", JSON: "JSON"}
"""What webhooks understand, and how each is called."""
NOBODY_THERE: Final = (404, 410)
SUBJECTS: Final = "It is your turn at {n} tables."
STOP: Final = "No more such mails: {link}"


class Delivery:
    """Carries notices. ``post`` is None where the operator has named no mail server."""

    def __init__(self, outgoing: DeliveryConfig, signing_keys: SigningKeys) -> None:
        self.outgoing: Final = outgoing
        self.post: Final = None if outgoing.mail is None else Mailer(outgoing.mail)
        self.outward: Final = WebhookClient(outgoing.is_local)
        self.signing_keys: Final = signing_keys

    async def carry(self, parcel: QueuedNotification, now: float) -> None:
        """Return when it has arrived. Raises Gone or Failed."""
        if parcel.channel == MAIL:
            await self.send_mail(parcel)
            return
        try:
            status = await (self.hook(parcel) if parcel.channel == HOOK else self.push(parcel, now))
        except (OSError, BlockedAddress) as error:
            raise Failed(str(error)) from error
        if status in NOBODY_THERE:
            raise Gone(str(status))
        if not 200 <= status < 300:
            raise Failed(str(status))

    async def send_mail(self, parcel: QueuedNotification) -> None:
        """Send what is in the parcel as one mail."""
        if self.post is None:
            raise Failed("no mail server is named")
        t = Translator(parcel.language)
        lines = [self.paragraph(one.kind, one.facts, one.match_id, t) for one in parcel.notices]
        subject = sentence(parcel.notices[0].kind, parcel.notices[0].facts, t)
        if len(lines) > 1:
            subject = t(SUBJECTS, n=len(lines))
        stop = self.outgoing.services + "/notices/stop/" + await self.signing_keys.stop_of(parcel.address)
        text = "\n\n".join([*lines, t(STOP, link=stop)]) + "\n"
        await self.post.send(Email(parcel.address, subject, text, stop))

    def paragraph(self, kind: str, facts: Facts, match_id: str | None, t: Translator) -> str:
        """What a mail says of one notice."""
        said = [sentence(kind, facts, t), company(facts, t), self.link(facts, match_id)]
        return "\n".join([line for line in said if line])

    def link(self, facts: Facts, match_id: str | None) -> str:
        """Where a notice leads, as it can be opened from anywhere."""
        return self.outgoing.services + path_of(facts, match_id)

    async def hook(self, parcel: QueuedNotification) -> int:
        """The status with which the webhook answers."""
        one, t = parcel.notices[0], Translator(parcel.language)
        said, link = sentence(one.kind, one.facts, t), self.link(one.facts, one.match_id)
        body = hook_body(parcel.details.get("flavour", JSON), one.kind, said, link)
        headers = {"content-type": "application/json", "user-agent": "Tongbao"}
        return await self.outward.post(parcel.address, json.dumps(body).encode(), headers)

    async def push(self, parcel: QueuedNotification, now: float) -> int:
        """The status with which the service of the browser answers."""
        one, t = parcel.notices[0], Translator(parcel.language)
        said = {
            "title": sentence(one.kind, one.facts, t),
            "body": company(one.facts, t),
            "path": path_of(one.facts, one.match_id),
        }
        key = private_key(await self.signing_keys.push_key())
        headers = headers_for(parcel.address, key, self.outgoing.contact, now)
        return await self.outward.post(parcel.address, encrypt(json.dumps(said).encode(), parcel.details), headers)


def path_of(facts: Facts, match_id: str | None) -> str:
    """Where on this site a notice leads."""
    return facts.get("link") or ("/" if match_id is None else f"/t/{match_id}")


def hook_body(flavour: str, kind: str, said: str, link: str) -> Mapping[str, object]:
    """What a webhook is sent; in Discord and Slack no name calls anybody (``allowed_mentions``, escaping)."""
    if flavour == DISCORD:
        return {"content": f"{said} {link}", "allowed_mentions": {"parse": []}}
    if flavour == SLACK:
        plain = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": f"{plain} {link}"}
    return {"kind": kind, "text": said, "link": link}
