"""Passkeys in a real browser, with an authenticator that Chromium plays (CDP, WebAuthn)."""

import pytest
from playwright.sync_api import CDPSession

from tests.support.web.browsers import Visit
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(6)

SECRET = "camel caravan salt"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}

NOT_QUIETLY = "if (window.PublicKeyCredential) PublicKeyCredential.isConditionalMediationAvailable = async () => false;"


def with_device(somebody: Visitor) -> tuple[CDPSession, str]:
    """A device that makes passkeys, in this browser; and what it is called."""
    line = somebody.context.new_cdp_session(somebody.page)
    line.send("WebAuthn.enable")
    return line, line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]


def at(somebody: Visitor) -> str:
    """The address of the account by a name: passkeys are for names."""
    return somebody.house.address.replace("127.0.0.1", "localhost") + "/account"


def founded(somebody: Visitor, name: str) -> None:
    """Create an account."""
    somebody.page.goto(at(somebody))
    form = somebody.page.locator("form[action='/account']")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(SECRET)
    somebody.press(form.get_by_role("button"))
    somebody.page.wait_for_selector("form[action='/account/leave']")


def made(somebody: Visitor) -> None:
    """Make a passkey on the page of the account."""
    form = somebody.page.locator("[data-passkey=new]")
    form.get_by_label("Name").fill("My desk")
    form.get_by_label("Password").fill(SECRET)
    somebody.press(form.get_by_role("button"))
    somebody.page.get_by_role("listitem").filter(has_text="My desk").wait_for()


@pytest.mark.parametrize("quietly", [False, True], ids=["by its button", "offered in the field"])
def test_in_with_a_passkey(visit: Visit, quietly: bool) -> None:
    mei = visit()
    if not quietly:
        mei.context.add_init_script(NOT_QUIETLY)
    line, device = with_device(mei)
    founded(mei, f"Mei {quietly}")
    made(mei)
    assert len(line.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]) == 1
    mei.press(mei.page.get_by_role("button", name="Sign out"))
    mei.page.wait_for_url("**/")
    mei.page.goto(at(mei))
    if not quietly:
        mei.press(mei.page.get_by_role("button", name="Sign in with a passkey"))
    mei.page.wait_for_url("**/")
    mei.page.goto(at(mei))
    assert mei.page.get_by_role("heading", level=1).inner_text() == f"Mei {quietly}"


def test_no_passkey_without_the_password(visit: Visit) -> None:
    mei = visit()
    mei.expected.append("403")
    line, device = with_device(mei)
    founded(mei, "Mei of no key")
    form = mei.page.locator("[data-passkey=new]")
    form.get_by_label("Password").fill("guessed it")
    mei.press(form.get_by_role("button"))
    mei.page.locator("#note.shown").wait_for()
    assert "isn’t this account’s password" in mei.page.locator("#note").inner_text()
    assert not line.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
