"""Going in and out: sessions nobody can plant, forms that come from nowhere else, and what is kept of one’s own."""

import re

import pytest
from starlette.testclient import TestClient

from tests.support.server.accounts import SECRET, entered, founded, seal_on, sealed
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.naps import naps_in
from tongbao.server.accounts.accounts import NO_ENTRY
from tongbao.server.accounts.sessions import COOKIE


def test_a_guest_becomes_an_account_in_mid_game(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    seen = mei.turn(link)
    mei.choose(link, seen["choices"][0])
    founded(mei, "Mei")
    assert mei.view(link)["seat"] == 0
    elsewhere = entered(browser(), "mei")
    assert elsewhere.view(link) == mei.view(link)
    assert link in elsewhere.get("/").text


def test_what_a_guest_has_played_goes_with_him_into_an_account_that_he_has(browser: Browsers) -> None:
    founded(browser(), "Mei")
    phone = browser()
    link = phone.found("pocket_changan", "me", "bot:random")
    with phone.live(link) as page:
        page.read()
        entered(phone, "Mei")
        assert phone.view(link)["seat"] == 0
        version = page.version
        page.say({"choose": phone.turn(link)["choices"][0], "seat": 0, "v": version})
        while page.version == version:
            assert "error" not in page.read()
    assert link in entered(browser(), "Mei").get("/").text


def test_a_session_that_somebody_planted_is_none_of_the_account(browser: Browsers) -> None:
    founded(browser(), "Mei")
    attacker, victim = browser(), browser()
    attacker.post("/name", {"name": "Mallory"})
    victim.cookies[COOKIE] = planted = attacker.cookies[COOKIE]
    entered(victim, "Mei")
    assert victim.cookies[COOKIE] != planted
    assert seal_on(attacker) == ""
    invented = browser()
    invented.cookies[COOKIE] = "a token of my own"
    entered(invented, "Mei")
    assert invented.cookies[COOKIE] != "a token of my own"


@pytest.mark.parametrize("path", ["name", "password", "sessions", "leave", "delete"])
def test_what_changes_an_account_needs_the_seal_of_its_own_page(browser: Browsers, path: str) -> None:
    mei, fields = founded(browser(), "Mei"), {"name": "Mallory", "old": SECRET, "password": SECRET}
    luca = founded(browser(), "Luca")
    for seal in ("", "0" * 64, seal_on(luca)):
        answer = mei.post(f"/account/{path}", {**fields, "seal": seal})
        assert answer.status_code == 403 and "page" in answer.text
    assert mei.post(f"/account/{path}", {"seal": seal_on(mei)}, origin="https://evil.example").status_code == 403
    assert "Mei" in entered(browser(), "Mei").get("/account").text


def test_a_browser_is_put_out_by_another_one(browser: Browsers) -> None:
    desk = founded(browser(), "Mei")
    phone, tablet = entered(browser(), "Mei"), entered(browser(), "Mei")
    page = desk.get("/account").text
    assert page.count("/account/sessions") == 2
    first = re.findall(r'name="browser" value="([0-9a-f]+)"', page)[0]
    assert sealed(desk, "/account/sessions", browser=first).status_code == 303
    assert sorted([seal_on(one) != "" for one in (desk, phone, tablet)]) == [False, True, True]
    assert sealed(desk, "/account/sessions").status_code == 303
    assert [seal_on(one) != "" for one in (desk, phone, tablet)] == [True, False, False]


def test_nobody_ends_a_session_that_is_not_his(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    entered(browser(), "Mei")
    other = re.findall(r'name="browser" value="([0-9a-f]+)"', mei.get("/account").text)[0]
    sealed(luca, "/account/sessions", browser=other)
    assert other in mei.get("/account").text


def test_another_password_puts_all_other_browsers_out(browser: Browsers) -> None:
    mei, thief = founded(browser(), "Mei"), entered(browser(), "Mei")
    assert "isn’t this account’s password" in sealed(mei, "/account/password", old="guessed", password="x" * 9).text
    assert sealed(mei, "/account/password", old=SECRET, password="silk over the pass").status_code == 303
    assert seal_on(mei) != "" and seal_on(thief) == ""
    assert browser().post("/account/enter", {"name": "Mei", "password": SECRET}).status_code == 403


def test_going_out_leaves_nothing_behind(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    token = mei.cookies[COOKIE]
    assert sealed(mei, "/account/leave").status_code == 303
    later = browser()
    later.cookies[COOKIE] = token
    assert seal_on(later) == ""


def test_passwords_are_guessed_slowly_by_one_address_and_against_one_account(strict: TestClient) -> None:
    founded(Browser(strict), "Mei")
    tries = [Browser(strict).post("/account/enter", {"name": "Mei", "password": f"guess {n}"}) for n in range(12)]
    assert [one.status_code for one in tries] == [403] * 12
    naps = naps_in(strict.app.state.services)  # type: ignore[attr-defined]
    assert naps == [1, 2]
    assert Browser(strict).post("/account/enter", {"name": "Luca", "password": "guess"}).status_code == 403
    assert len(naps) == 2


def test_nobody_learns_who_has_an_account(browser: Browsers) -> None:
    founded(browser(), "Mei")
    pages = [browser().post("/account/enter", {"name": name, "password": "guess"}) for name in ("Mei", "Luca")]
    assert pages[0].status_code == pages[1].status_code == 403
    assert pages[0].text == pages[1].text
    assert NO_ENTRY in pages[0].text


def test_all_that_is_kept_of_a_person_can_be_had_and_is_forgotten(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), browser()
    link = mei.found("xanadu", "me", "open", listed="on")
    luca.join(link, "Luca")
    name = link.rpartition("/")[2]
    kept = mei.get("/account/export.json").json()
    assert kept["name"] == "Mei" and [game["table"] for game in kept["games"]] == [name]
    assert mei.cookies[COOKIE] not in mei.get("/account/export.json").text
    assert sealed(mei, "/account/delete", password="guessed").status_code == 403
    assert sealed(mei, "/account/delete", password=SECRET).status_code == 303
    assert "Mei" not in luca.get(link).text
    assert browser().post("/account/enter", {"name": "Mei", "password": SECRET}).status_code == 403
    founded(browser(), "Mei")


def test_a_name_is_shown_as_it_is_and_never_run(browser: Browsers) -> None:
    evil = "<script>alert(1)</script"
    mei = founded(browser(), evil)
    for page in (mei.get("/account").text, mei.get("/").text):
        assert "<script>alert" not in page and "&lt;script&gt;alert" in page
