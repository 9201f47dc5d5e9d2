"""Names that look alike: no two accounts have them, and a guest's name says wherever it stands that it is a guest's."""

import unicodedata
from operator import itemgetter
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.support.server.accounts import SECRET, entered, founded, sealed
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.callers import Caller, token_of
from tests.support.server.tables import in_loop, play_on
from tongbao.server.accounts.accounts import Passwords
from tongbao.server.common.confusables import skeleton_of
from tongbao.server.db.tables import accounts

LOOK_ALIKES = [
    "mei ling",
    "MeiLing",
    "Méi Lïng",
    "Ｍｅｉ Ｌｉｎｇ",
    "Mei IIng",
    "Mei LIng",
    "Mei L1ng",
    "Mei-Ling",
    "Mei–Ling",
    "Mei—Ling",
    "Mei_Ling",
    "Mei·Ling",
    "Mеi Ling",
    "Μei Ling",
    "Meı Ling",
    "Меi Lіnɡ",
    "𝓜𝓮𝓲 𝓛𝓲𝓷𝓰",
    "rnei ling",
]
"""Of “Mei Ling”: in other cases, accents, widths and joints, with letters of Latin, Cyrillic, Greek and Script."""
OTHERS = ["Mei Lin", "Mai Ling", "梅玲", "Μαίρη", "Мария", "Mei Ling 2", "Ming", "Van", "Nan"]


def names_at(browser: Browser, link: str) -> set[str]:
    """The names on the seats of a table, as the API tells them."""
    return {chair["name"] for chair in Caller(browser).get(f"/tables/{link.rpartition('/')[2]}").json()["chairs"]}


def services_of(client: TestClient) -> Any:
    assert isinstance(client.app, Starlette)
    return client.app.state.services


@pytest.mark.parametrize("name", LOOK_ALIKES)
def test_no_second_account_looks_like_one(browser: Browsers, name: str) -> None:
    founded(browser(), "Mei Ling")
    other = browser()
    answer = other.post("/account", {"name": name, "password": SECRET})
    assert answer.status_code == 409 and "looks the same" in answer.text
    founded(other, "Somebody")
    assert sealed(other, "/account/name", name=name).status_code == 409
    other.post("/name", {"name": name})
    assert "Somebody" in other.get("/account").text


def test_signs_that_choose_a_shape_make_no_other_name() -> None:
    for sign in ("\ufe0e", "\ufe00", "\U000e0100", "\u180b", "\u200d", "\u2060"):
        assert skeleton_of(f"Mei{sign} Ling") == skeleton_of("Mei Ling")


def test_other_names_are_free(browser: Browsers) -> None:
    founded(browser(), "Mei Ling")
    for name in OTHERS:
        founded(browser(), name)
    entered(browser(), "MEI LING")
    assert len(set(map(skeleton_of, OTHERS))) == len(OTHERS)
    assert {skeleton_of(skeleton_of(name)) for name in OTHERS} == set(map(skeleton_of, OTHERS))


def test_programs_do_not_look_like_others(browser: Browsers) -> None:
    token_of(founded(browser(), "Mei"), program="@camel-2")
    luca = founded(browser(), "Luca")
    for name in ("@carnel-2", "@came1-2", "@camel_2"):
        form = {"name": "x", "days": "30", "read": "on", "program": name}
        assert sealed(luca, "/account/programs", **form).status_code == 409


def test_a_guest_of_the_same_name_is_marked_wherever_the_name_stands(browser: Browsers) -> None:
    mei, guest = founded(browser(), "Mei"), browser()
    link = mei.found("pocket_changan", "me", "open", listed="on")
    guest.join(link, "Mei")
    assert names_at(mei, link) == {"Mei", "~Mei"}
    said = guest.post(f"{link}/talk", {"say": "I am the real one"}, accept="application/json")
    assert said.status_code < 400, said.text
    play_on(mei, link, [0, 1], itemgetter(0))
    for path in ("", "/text", "/result", "/replay"):
        assert "~Mei" in mei.get(f"{link}{path}").text, path
    assert "~Mei" in guest.get("/").text


@pytest.mark.parametrize("name", ["~Mei", "～Mei", "@Mei", "＠Mei"])
def test_no_account_looks_like_a_guest_or_a_program(browser: Browsers, name: str) -> None:
    answer = browser().post("/account", {"name": name, "password": SECRET})
    assert answer.status_code == 400 and "names begin with" in answer.text


def test_nobody_gives_another_persons_name_to_a_seat(browser: Browsers) -> None:
    """A name typed for somebody on this device is no account's, and nobody takes another one by a form at a table."""
    founded(browser(), "Mei")
    luca = founded(browser(), "Luca")
    link = luca.found("pocket_changan", "me", "here", **{"name-1": "Mei"})
    assert names_at(luca, link) == {"Luca", "~Mei"}
    form = {"game": "pocket_changan", "play": "now", "name": "Mei"}
    assert luca.post("/tables", form, accept="application/json").status_code == 409
    assert "Luca" in luca.get("/").text


def test_a_guest_who_makes_an_account_loses_the_mark(browser: Browsers) -> None:
    guest = browser()
    guest.post("/name", {"name": "Mei"})
    assert "~Mei" in guest.get("/").text
    founded(guest, "Mei")
    assert "~Mei" not in guest.get("/").text


# Passwords.


DECOMPOSED, COMPOSED = (unicodedata.normalize(form, "señor café ﬁn") for form in ("NFD", "NFC"))


def test_a_password_is_the_same_from_every_keyboard(browser: Browsers) -> None:
    browser().post("/account", {"name": "Mei", "password": DECOMPOSED})
    for typed in (COMPOSED, DECOMPOSED, "señor café fin"):
        assert browser().post("/account/enter", {"name": "Mei", "password": typed}).status_code == 303
    assert browser().post("/account/enter", {"name": "Mei", "password": "senor cafe fin"}).status_code == 403


def test_a_password_from_before_lets_in_as_it_was_typed_and_is_normal_from_then_on(
    browser: Browsers, client: TestClient
) -> None:
    mei = founded(browser(), "Mei")
    services = services_of(client)
    passwords: Passwords = services.accounts.passwords
    old = passwords.hasher.hash(DECOMPOSED)
    in_loop(mei, services.database.write, lambda c: c.execute(accounts.update().values(password=old)))
    assert browser().post("/account/enter", {"name": "Mei", "password": COMPOSED}).status_code == 403
    assert browser().post("/account/enter", {"name": "Mei", "password": DECOMPOSED}).status_code == 303
    kept = services.database.read_now(lambda c: c.scalar(sa.select(accounts.c.password)))
    assert kept != old
    for typed in (COMPOSED, DECOMPOSED):
        assert browser().post("/account/enter", {"name": "Mei", "password": typed}).status_code == 303
