"""Passkeys: what lets somebody in, and all that doesn't. The authenticator is one of our own, made of plain keys."""

import hashlib
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.applications import Starlette

from tests.support.server.accounts import SECRET, entered, founded, seal_on, sealed
from tests.support.server.browsers import Browser, Browsers, Json
from tongbao.server.accounts import passkeys
from tongbao.server.db.tables import challenges

SITE = "https://tongbao.test"
PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@pytest.fixture
def browser(browser: Browsers) -> Browsers:
    """Browsers that come over TLS."""

    def safe() -> Browser:
        one = browser()
        one.line.base_url = SITE
        return one

    return safe


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_in(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """A device with one key; ``signed`` counts what it has signed."""

    def __init__(self, number: int = 1) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = number.to_bytes(16, "big")
        self.signed = 0
        self.handle = ""

    def data(self, services: str, flags: int) -> bytes:
        self.signed += 1
        return hashlib.sha256(services.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4, "big")

    def client(self, kind: str, options: Json, origin: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": options["challenge"], "origin": origin}).encode()

    def made(self, options: Json, origin: str = SITE) -> str:
        """The answer to what a server needs for a new passkey."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self.data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + bytes(16)
        data += len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self.answer({"clientDataJSON": self.client("create", options, origin), "attestationObject": attested})

    def entry(self, options: Json, origin: str = SITE, handle: str | None = None) -> str:
        """The answer to what a server needs to let somebody in."""
        data, client = self.data(options["rpId"], PRESENT | VERIFIED), self.client("get", options, origin)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self.answer({**parts, "userHandle": bytes_in(handle or self.handle)})

    def answer(self, parts: dict[str, bytes]) -> str:
        response = {name: text_of(part) for name, part in parts.items()}
        return json.dumps(
            {"id": text_of(self.id), "rawId": text_of(self.id), "type": "public-key", "response": response}
        )


def offered(mei: Browser, **fields: str) -> Any:
    """What she is given to make a passkey."""
    form = {"seal": seal_on(mei), "password": SECRET, **fields}
    return mei.post("/account/passkeys/new", form, accept="application/json")


def added(mei: Browser, device: Authenticator, name: str = "phone") -> Authenticator:
    """The device, with a passkey for her account."""
    answer = sealed(mei, "/account/passkeys", name=name, credential=device.made(offered(mei).json()))
    assert answer.status_code == 303, answer.text
    return device


def asked(one: Browser) -> Json:
    """What a browser is given to come in with a passkey."""
    given: Json = one.post("/account/passkeys/entry").json()
    return given


def handed_in(one: Browser, answer: str) -> Any:
    return one.post("/account/passkeys/enter", {"credential": answer})


def test_a_passkey_lets_in_without_a_password(browser: Browsers) -> None:
    device = added(founded(browser(), "Mei"), Authenticator())
    phone = browser()
    link = phone.found("xanadu", "me", "bot:random")
    before = dict(phone.cookies)
    answer = handed_in(phone, device.entry(asked(phone)))
    assert answer.status_code == 303 and answer.headers["location"] == "/"
    assert phone.cookies["tongbao_session"] != before["tongbao_session"]
    assert "<h1>Mei</h1>" in phone.get("/account").text
    assert phone.view(link)["seat"] == 0
    assert link in entered(browser(), "Mei").get("/").text


def test_what_is_given_is_for_this_site_and_names_nobody(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    options = offered(mei).json()
    assert options["rp"]["id"] == "tongbao.test"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert len(bytes_in(options["challenge"])) == 32
    given = asked(browser())
    assert given["rpId"] == "tongbao.test" and not given["allowCredentials"]
    device = added(mei, Authenticator())
    assert [one["id"] for one in offered(mei).json()["excludeCredentials"]] == [text_of(device.id)]


def test_making_one_takes_the_seal_and_the_password(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    assert offered(mei, password="guessed").status_code == 403
    assert offered(mei, seal="0" * 64).status_code == 403
    made = Authenticator().made(offered(mei).json())
    assert mei.post("/account/passkeys", {"seal": "", "credential": made}).status_code == 403
    assert browser().post("/account/passkeys/new", {"seal": ""}, accept="application/json").status_code == 403
    assert "phone" not in mei.get("/account").text


def test_an_answer_counts_once(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    device = added(mei, Authenticator())
    phone = browser()
    answer = device.entry(asked(phone))
    assert handed_in(phone, answer).status_code == 303
    assert handed_in(phone, answer).status_code == 403
    made = Authenticator(2).made(offered(mei).json())
    assert sealed(mei, "/account/passkeys", credential=made).status_code == 303
    assert sealed(mei, "/account/passkeys", credential=made).status_code == 403


def test_an_answer_counts_in_the_browser_that_was_asked(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    device = added(mei, Authenticator())
    phone, thief = browser(), browser()
    answer = device.entry(asked(phone))
    asked(thief)
    assert handed_in(thief, answer).status_code == 403
    luca = founded(browser(), "Luca")
    assert sealed(luca, "/account/passkeys", credential=Authenticator(3).made(offered(mei).json())).status_code == 403


def test_a_challenge_for_one_thing_is_none_for_another(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    device = added(mei, Authenticator())
    options = offered(mei).json()
    assert handed_in(mei, device.entry({"challenge": options["challenge"], "rpId": "tongbao.test"})).status_code == 403


@pytest.mark.parametrize("origin", ["https://evil.test", "http://tongbao.test", "https://tongbao.test:444"])
def test_an_answer_from_elsewhere_is_refused(browser: Browsers, origin: str) -> None:
    mei = founded(browser(), "Mei")
    assert (
        sealed(mei, "/account/passkeys", credential=Authenticator(2).made(offered(mei).json(), origin)).status_code
        == 403
    )
    device, phone = added(mei, Authenticator()), browser()
    assert handed_in(phone, device.entry(asked(phone), origin)).status_code == 403


def test_an_answer_for_another_site_is_refused(browser: Browsers) -> None:
    device, phone = added(founded(browser(), "Mei"), Authenticator()), browser()
    assert handed_in(phone, device.entry({**asked(phone), "rpId": "evil.test"})).status_code == 403


def test_a_challenge_of_ones_own_is_refused(browser: Browsers) -> None:
    device, phone = added(founded(browser(), "Mei"), Authenticator()), browser()
    assert handed_in(phone, device.entry({**asked(phone), "challenge": text_of(bytes(32))})).status_code == 403


def test_a_copied_key_is_found_by_its_count(browser: Browsers) -> None:
    device, phone = added(founded(browser(), "Mei"), Authenticator()), browser()
    assert handed_in(phone, device.entry(asked(phone))).status_code == 303
    device.signed -= 1
    later = browser()
    assert handed_in(later, device.entry(asked(later))).status_code == 403


def test_another_key_or_person_is_refused(browser: Browsers) -> None:
    device, phone = added(founded(browser(), "Mei"), Authenticator()), browser()
    forged = Authenticator()
    forged.handle = device.handle
    assert handed_in(phone, forged.entry(asked(phone))).status_code == 403
    other = added(founded(browser(), "Luca"), Authenticator(2))
    assert handed_in(phone, device.entry(asked(phone), handle=other.handle)).status_code == 403


def test_an_old_challenge_is_refused(app: Starlette, browser: Browsers) -> None:
    device, phone = added(founded(browser(), "Mei"), Authenticator()), browser()
    given = asked(phone)
    app.state.services.database.commit([lambda c: c.execute(challenges.update().values(expires=time.time() - 1))])
    assert handed_in(phone, device.entry(given)).status_code == 403


@pytest.mark.parametrize(
    "answer", ["", "{", "[]", "null", '{"id": 1}', "[" * 4000, '{"id":"a","rawId":"a","response":{}}']
)
def test_nonsense_is_refused(browser: Browsers, answer: str) -> None:
    mei, phone = founded(browser(), "Mei"), browser()
    offered(mei)
    asked(phone)
    assert handed_in(phone, answer).status_code == 403
    assert sealed(mei, "/account/passkeys", credential=answer).status_code == 403


def test_a_passkey_is_named_and_removed_with_the_password(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    device = added(mei, Authenticator(), "<i>amber</i>")
    page = mei.get("/account").text
    assert "&lt;i&gt;amber" in page and "<i>amber" not in page
    key = passkeys.digest_of(device.id)
    assert sealed(mei, "/account/passkeys/remove", key=key, password="guessed").status_code == 403
    luca = founded(browser(), "Luca")
    assert sealed(luca, "/account/passkeys/remove", key=key, password=SECRET).status_code == 303
    assert "amber" in mei.get("/account").text
    assert sealed(mei, "/account/passkeys/remove", key=key, password=SECRET).status_code == 303
    assert "amber" not in mei.get("/account").text
    phone = browser()
    assert handed_in(phone, device.entry(asked(phone))).status_code == 403


def test_passkeys_go_with_the_account(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    device = added(mei, Authenticator())
    assert sealed(mei, "/account/delete", password=SECRET).status_code == 303
    phone = browser()
    assert handed_in(phone, device.entry(asked(phone))).status_code == 403


@pytest.mark.parametrize("address", ["http://tongbao.test", "https://127.0.0.1", "https://[::1]"])
def test_where_browsers_make_none_there_are_none(browser: Browsers, address: str) -> None:
    mei = founded(browser(), "Mei")
    mei.line.base_url = address
    assert offered(mei).status_code == 409
    assert "data-passkey" not in mei.get("/account").text
