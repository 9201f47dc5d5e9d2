"""Mails, webhooks and browsers: what they are sent, and where nothing is ever sent."""

import asyncio
import json
import re
from pathlib import Path

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.testclient import TestClient

from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import ROOMY
from tests.support.server.mailboxes import Clock, Hooks, Mailbox
from tests.support.server.posted import (
    MEI,
    SECRET,
    SITE,
    address_mei,
    at_table,
    deliver,
    done,
    mei_with_hook,
    seal_on,
    states,
    tell,
    try_out,
    wish,
    with_account,
)
from tongbao.server.db.tables import notifications
from tongbao.server.main.app import create_app
from tongbao.server.notifications.push import CURVE, decoded, encoded, encrypt, headers_for, new_key, private_key
from tongbao.server.notifications.webhooks import BlockedAddress, WebhookClient, is_public
from tongbao.server.services.services import Services


@pytest.mark.parametrize(
    ("flavour", "expected"),
    [
        (
            "discord",
            {"content": "<!all> has sent you a message. http://tongbao.test/", "allowed_mentions": {"parse": []}},
        ),
        ("slack", {"text": "&lt;!all&gt; has sent you a message. http://tongbao.test/"}),
        ("json", {"kind": "message", "text": "<!all> has sent you a message.", "link": "http://tongbao.test/"}),
    ],
)
def test_webhooks_are_sent_what_they_understand(
    client: TestClient, services: Services, clock: Clock, web: Hooks, browser: Browsers, flavour: str, expected: object
) -> None:
    one = browser()
    mei = mei_with_hook(client, services, web, one)
    assert wish(one, "webhook", "message", address=web.url, flavour=flavour).status_code == 303
    tell(client, services, mei, who="<!all>")
    deliver(client, services)
    path, headers, body = web.got[0]
    assert path == "/hook" and headers["content-type"] == "application/json"
    assert json.loads(body) == expected
    assert web.url not in one.get("/notices/settings").text, "an address of a webhook is a secret"


def test_nothing_follows_where_a_webhook_leads(
    client: TestClient, services: Services, clock: Clock, web: Hooks, browser: Browsers
) -> None:
    mei = mei_with_hook(client, services, web, browser())
    web.status = 302
    tell(client, services, mei, who="Luca")
    deliver(client, services)
    assert [path for path, *_ in web.got] == ["/hook"] and states(services, "webhook") == ["waiting"]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "240.0.0.1",
        "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1",
        "2002:7f00:1::", "2001:0:7f00:1::",
    ],
)  # fmt: skip
def test_such_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are() -> None:
    assert is_public("9.9.9.9") and is_public("2620:fe::fe")


@pytest.mark.parametrize(
    "url",
    [
        "http://tea.example/", "https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://2130706433/",
        "https://user:word@tea.example/", "ftp://tea.example/", "https:///path", "https://tea.example:99999/",
        "https://tea.example/\r\nx: y", "https://tea.example/ x", "https://" + "a" * 700, "https://0x7f.1/",
    ],
)  # fmt: skip
def test_nothing_is_sent_within(url: str) -> None:
    with pytest.raises((BlockedAddress, OSError)):
        asyncio.run(WebhookClient().post(url, b"", {}))


def test_settings_refuse_addresses_within(tmp_path: Path) -> None:
    app = create_app(tmp_path, ROOMY)
    with server(app) as client:
        mei = with_account(Browser(client), "Mei")
        for url in ("http://tea.example/", "https://127.0.0.1/hook", "https://[::ffff:10.0.0.1]/"):
            answer = wish(mei, "webhook", "turn", address=url)
            assert answer.status_code == 400 and 'class="wrong"' in answer.text
        keys = {"p256dh": encoded(public_point(ec.generate_private_key(CURVE))), "auth": encoded(b"a" * 16)}
        body = {"endpoint": "https://127.0.0.1/push", "keys": keys, "seal": seal_on(mei)}
        assert mei.post("/notices/push", json=body).status_code == 400
        assert "doesn’t send email" in mei.get("/notices/settings").text
        assert "doesn’t send email" in mei.get("/account/mail").text
        assert 'type="email"' not in mei.get("/account/letter").text + mei.get("/account/mail").text
        assert mei.post("/account/letter", {"mail": MEI}).status_code == 409
        assert "Invite by email" not in mei.get(mei.found("xanadu", "me", "open")).text


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def test_push_is_encrypted_as_the_example_of_the_standard() -> None:
    """RFC 8291, 5 and appendix A."""
    keys = {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    }
    key = private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    text = b"When I grow up, I want to be a watermelon"
    sealed = encrypt(text, keys, key, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_server_names_itself_to_services_of_browsers() -> None:
    key = private_key(new_key())
    headers = headers_for("https://push.example/abc", key, SITE, 1000)
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", headers["authorization"])
    assert found is not None
    claims = json.loads(decoded(found[2]))
    assert claims["aud"] == "https://push.example" and 1000 < claims["exp"] <= 1000 + 24 * 3600
    assert len(decoded(found[3])) == 64 and decoded(found[4]) == public_point(key)


def test_a_browser_is_told(client: TestClient, services: Services, clock: Clock, web: Hooks, browser: Browsers) -> None:
    one = with_account(browser(), "Mei")
    mei = address_mei(client, services)
    keys = {"p256dh": encoded(public_point(ec.generate_private_key(CURVE))), "auth": encoded(b"a" * 16)}
    body = {"endpoint": web.url, "keys": keys, "seal": seal_on(one)}
    assert one.post("/notices/push", json={**body, "seal": "0" * 64}).status_code == 403
    assert one.post("/notices/push", json={**body, "keys": {**keys, "auth": "x"}}).status_code == 400
    assert one.post("/notices/push", json=body).json() == {"ok": True}
    assert one.post("/notices/push", json=body).status_code == 200
    assert "1 browser gets notifications" in one.get("/notices/settings").text
    tell(client, services, mei, "invited", who="Luca", game="xanadu")
    deliver(client, services)
    (_, headers, sent), *more = web.got
    assert more == [] and headers["content-encoding"] == "aes128gcm" and b"Luca" not in sent
    web.status = 410
    tell(client, services, mei, "invited", who="Temür", game="xanadu")
    deliver(client, services)
    assert "browser gets notifications" not in one.get("/notices/settings").text


def test_a_notice_is_written_in_the_language_that_was_used_last(
    client: TestClient, services: Services, clock: Clock, box: Mailbox, browser: Browsers
) -> None:
    one = with_account(browser(), "Mei")
    mei = address_mei(client, services)
    wish(one, "mail", "turn")
    one.get("/?lang=zh")
    tell(client, services, mei, "daily")
    language = sa.select(notifications.c.language).filter_by(channel="page")
    assert services.database.read_now(lambda c: c.scalar(language)) == "zh"


def test_one_click_ends_the_mails(
    client: TestClient, services: Services, clock: Clock, box: Mailbox, browser: Browsers
) -> None:
    one = with_account(browser(), "Mei")
    mei = address_mei(client, services)
    wish(one, "mail", "message")
    tell(client, services, mei, who="Luca")
    deliver(client, services)
    mail = box.mails[0]
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = mail["list-unsubscribe"].strip("<>").removeprefix(SITE)
    assert link in mail.get_content() and MEI not in link and mei not in link
    reader = browser()
    assert "Stop sending" in reader.get(link).text
    unsigned = link.rpartition(".")[0]
    for forged in (link[:-1] + ("0" if link[-1] != "0" else "1"), unsigned, f"{unsigned}."):
        assert reader.post(forged).status_code == 404
        answer = reader.get(forged)
        if answer.status_code == 303:  # what a sentence puts behind a link is left out
            answer = reader.get(answer.headers["location"])
        assert answer.status_code == 404
    tell(client, services, mei, who="Temür")
    assert reader.post(link, {"List-Unsubscribe": "One-Click"}).status_code == 200
    tell(client, services, mei, who="Aisha")
    deliver(client, services)
    assert len([mail for mail in box.mails if "Aisha" in mail["subject"]]) == 0


def test_settings_tick_for_each_channel_what_goes_there(
    client: TestClient, services: Services, web: Hooks, browser: Browsers
) -> None:
    mei = with_account(browser(), "Mei")
    address_mei(client, services)
    wish(mei, "mail", "message")
    wish(mei, "webhook", "turn", "over", address=web.url)
    page = mei.get("/notices/settings").text
    ticked = set(re.findall(r'name="(\w+-\w+)"[^>]*?\schecked', page))
    assert ticked - {name for name in ticked if name.startswith("push-")} == {
        "mail-message",
        "webhook-turn",
        "webhook-over",
    }
    assert 'name="of-push"' not in page, "no browser is known, so nothing can be chosen for one"


def test_a_channel_that_the_form_has_no_column_for_stays_as_it_is(
    client: TestClient, services: Services, web: Hooks, browser: Browsers
) -> None:
    mei = with_account(browser(), "Mei")
    address_mei(client, services)
    wish(mei, "webhook", "turn", address=web.url, flavour="slack")
    wish(mei, "mail", "over")
    form = {"seal": seal_on(mei), "channel": "webhook", "deed": "address", "address": "", "flavour": "json"}
    assert mei.post("/notices/settings", form).status_code == 303, "only the format changes"
    page = mei.get("/notices/settings").text
    assert re.search(r'name="webhook-turn"[^>]*?\schecked', page)
    assert re.search(r'value="json"\s+selected', page)


def test_a_test_is_sent_at_once_by_the_channel_it_is_for(
    client: TestClient, services: Services, clock: Clock, box: Mailbox, web: Hooks, browser: Browsers
) -> None:
    mei = with_account(browser(), "Mei")
    assert try_out(mei, "mail").status_code == try_out(mei, "webhook").status_code == 409, "there is no address yet"
    address_mei(client, services)
    wish(mei, "webhook", address=web.url, flavour="json")
    answer = try_out(mei, "webhook")
    assert (answer.status_code, answer.headers["location"]) == (303, "/notices/settings?tested=webhook")
    assert "The test was sent" in mei.get(answer.headers["location"]).text
    (_, _, body) = web.got[0]
    assert json.loads(body)["kind"] == "test" and box.mails == [], (
        "nothing of the kind was chosen, and still it is sent"
    )
    assert try_out(mei, "mail").status_code == 303
    (mail,) = box.mails
    assert mail["to"] == MEI and "This is a test" in mail.get_content()
    assert "This is a test" not in mei.get("/notices").text


def test_a_test_that_does_not_arrive_says_what_was_answered(
    client: TestClient, services: Services, web: Hooks, browser: Browsers
) -> None:
    mei = with_account(browser(), "Mei")
    wish(mei, "webhook", address=web.url)
    web.status = 503
    answer = try_out(mei, "webhook")
    assert answer.status_code == 409 and "The answer was: 503" in answer.text and web.url not in answer.text
    assert try_out(mei, "pigeon").status_code == 400


def test_settings_need_the_seal_of_their_own_page(browser: Browsers) -> None:
    mei, luca = with_account(browser(), "Mei"), with_account(browser(), "Luca")
    for seal in ("", "0" * 64, seal_on(luca), "é"):
        assert mei.post("/notices/settings", {"channel": "push", "seal": seal}).status_code == 403
        assert mei.post("/account/mail", {"mail": MEI, "password": SECRET, "seal": seal}).status_code == 403
    guest = browser()
    guest.post("/name", {"name": "Aisha"})
    assert guest.post("/notices/settings", {"channel": "push"}).status_code in (403, 409)
    assert "Create an account" in guest.get("/notices/settings").text


@pytest.mark.parametrize("link", ["https://evil.example/", "//evil.example/", "/\\evil.example"])
def test_no_notice_leads_off_the_site(client: TestClient, services: Services, browser: Browsers, link: str) -> None:
    with pytest.raises(ValueError, match="isn’t a page of this site"):
        tell(client, services, "somebody", link=link)


def test_only_what_there_is_can_be_told(client: TestClient, services: Services, browser: Browsers) -> None:
    mei, luca = browser(), browser()
    link, _ = at_table(client, services, mei, luca)
    person = services.registry.matches[link.removeprefix("/t/")].state.host
    with pytest.raises(ValueError, match="no kind"):
        done(client, services.notifications.notify, person, "rumour", None, {})
    done(client, services.notifications.notify, person, "stand_in", "no-such-table", {})
    done(client, services.notifications.notify, "nobody", "daily", None, {})
    assert states(services, "page") == []
    done(client, services.notifications.notify, person, "time_short", link.removeprefix("/t/"), {})
    assert "Your time is running out in Chang’an." in mei.get("/notices").text
