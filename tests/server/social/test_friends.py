"""Friends, requests and blocks: what one may do to one’s own ties, and what a block keeps out."""

import re

import pytest
from starlette.applications import Starlette

from tests.support.server.accounts import entered, founded, seal_on
from tests.support.server.browsers import Browsers
from tests.support.server.friends import friends, tie
from tongbao.server.accounts.relations import friend_list_of
from tongbao.server.db.tables import people


def test_friends_ask_and_agree(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    assert tie(mei, "ask", name="LUCA").status_code == 303
    assert "Cancel request" in mei.get("/people").text
    asked = luca.get("/people").text
    assert "1 friend request" in asked and "Mei" in asked
    assert tie(luca, "answer", key="mei", answer="yes").status_code == 303
    assert ">online<" in mei.get("/people").text and ">online<" in luca.get("/people").text
    assert tie(mei, "ask", name="Luca").status_code == 409
    assert tie(luca, "end", key="mei").status_code == 303
    assert ">online<" not in mei.get("/people").text


def test_two_who_ask_each_other_are_friends_and_a_request_can_be_declined(browser: Browsers) -> None:
    mei, luca, aisha = founded(browser(), "Mei"), founded(browser(), "Luca"), founded(browser(), "Aisha")
    tie(mei, "ask", name="Luca")
    tie(luca, "ask", name="Mei")
    assert ">online<" in mei.get("/people").text
    tie(aisha, "ask", name="Mei")
    assert tie(mei, "answer", key="aisha", answer="no").status_code == 303
    assert "Aisha" not in mei.get("/people").text and "Mei" not in aisha.get("/people").text.partition("<main")[2]
    assert tie(mei, "answer", key="aisha", answer="yes").status_code == 409


def test_who_cannot_be_asked_is_told_why(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    assert tie(mei, "ask", name="Nobody").status_code == 404
    assert tie(mei, "ask", name="mei").status_code == 409
    assert tie(mei, "block", name="Mei").status_code == 409
    assert tie(mei, "block", table="no-such-table", seat="0").status_code == 404
    link = mei.found("xanadu", "me", "open")
    assert tie(mei, "block", table=link[3:], seat="1").status_code == 409
    assert tie(mei, "unblock", place="0", name="Luca").status_code == 409


@pytest.mark.parametrize("path", ["ask", "answer", "end", "block", "unblock"])
def test_ties_need_an_account_and_the_seal_of_its_page(browser: Browsers, path: str) -> None:
    mei, luca, guest = founded(browser(), "Mei"), founded(browser(), "Luca"), browser()
    guest.post("/name", {"name": "Guest"})
    fields = {"name": "Luca", "key": "luca", "answer": "yes", "place": "0"}
    for seal in ("", "0" * 64, seal_on(luca)):
        assert mei.post(f"/people/{path}", {**fields, "seal": seal}).status_code == 403
    assert guest.post(f"/people/{path}", fields).status_code in (403, 409)
    assert browser().post(f"/people/{path}", fields).status_code == 403
    evil = mei.post(f"/people/{path}", {**fields, "seal": seal_on(mei)}, origin="https://evil.example")
    assert evil.status_code == 403
    assert "Luca" not in mei.get("/people").text


def test_who_is_blocked_is_answered_as_a_stranger(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    friends(mei, luca, "Luca", "mei")
    assert tie(mei, "block", name="Luca").status_code == 303
    page = luca.get("/people").text
    assert "Mei" not in page.partition("<main")[2]
    assert tie(luca, "ask", name="Mei").status_code == 303, "it seems to go out"
    assert "Cancel request" in luca.get("/people").text
    assert not re.search(r"\d friend request", mei.get("/people").text)
    assert tie(mei, "ask", name="Luca").status_code == 409
    assert tie(mei, "unblock", place="0", name="Luca").status_code == 303
    assert "1 friend request" in mei.get("/people").text


def test_who_is_blocked_sits_down_at_no_table_of_mine(browser: Browsers) -> None:
    mei, luca, aisha = founded(browser(), "Mei"), founded(browser(), "Luca"), founded(browser(), "Aisha")
    tie(mei, "block", name="Luca")
    link = mei.found("xanadu", "me", "open", "open", listed="on")
    assert link in aisha.get("/games").text and link not in luca.get("/games").text
    refused = luca.join(link, "Luca")
    assert refused.status_code == 409 and "That seat is taken" in refused.text and "blocked" not in refused.text
    theirs = aisha.found("xanadu", "me", "open", "open", "open")
    assert mei.join(theirs, "Mei").status_code == 303
    assert luca.join(theirs, "Luca").status_code == 409, "Mei sits there"
    own = luca.found("xanadu", "me", "open")
    assert mei.join(own, "Mei").status_code == 409, "nor does she sit down with him"


def test_no_rematch_brings_them_together(browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    link = mei.found("xanadu", "me", "open")
    luca.join(link, "Luca")
    for one, seat in ((mei, 0), (luca, 1)):
        one.post(f"{link}/concede", {"seat": str(seat)}, accept="application/json")
    tie(mei, "block", name="Luca")
    refused = luca.post(f"{link}/rematch")
    assert refused.status_code == 409 and "new table" in refused.text


def test_a_guest_is_blocked_at_the_table_and_in_the_account_that_he_makes(browser: Browsers) -> None:
    mei, guest = founded(browser(), "Mei"), browser()
    founded(browser(), "Luca")
    link = mei.found("xanadu", "me", "open", "open")
    guest.join(link, "Stranger")
    assert tie(mei, "block", table=link[3:], seat="1").status_code == 303
    assert "Stranger" in mei.get("/people").text
    entered(guest, "Luca")
    assert "Luca" in mei.get("/people").text.partition("Blocked")[2]
    assert guest.join(mei.found("xanadu", "me", "open"), "Luca").status_code == 409


@pytest.mark.parametrize("seat", ["", "2", "9", "0009", "-1", "x", "9" * 5000])
def test_where_nobody_sits_nobody_is_blocked(browser: Browsers, seat: str) -> None:
    mei = founded(browser(), "Mei")
    link = mei.found("xanadu", "me", "open", "open")
    answer = tie(mei, "block", table=link[3:], seat=seat)
    assert answer.status_code == 409 and "There is no one in that seat" in answer.text


def test_names_are_text_and_nobody_learns_an_identity(app: Starlette, browser: Browsers) -> None:
    mei, luca = founded(browser(), "<i>'Mei"), founded(browser(), "<b>&Luca")
    friends(mei, luca, "<b>&Luca", "<i>'mei")
    tie(luca, "block", name="<i>'Mei")
    identities = app.state.services.database.read_now(
        lambda c: list(c.scalars(people.select().with_only_columns(people.c.id)))
    )
    for one in (mei, luca):
        for path in ("/people", "/", "/tables", "/watch"):
            page = one.get(path).text
            assert "<b>&" not in page and "<i>'" not in page
            assert not any(identity in page for identity in identities)


def test_whoever_is_forgotten_has_no_ties(app: Starlette, browser: Browsers) -> None:
    mei, luca = founded(browser(), "Mei"), founded(browser(), "Luca")
    friends(mei, luca, "Luca", "mei")
    assert luca.post("/account/delete", {"seal": seal_on(luca), "password": "camel caravan salt"}).status_code == 303
    database = app.state.services.database
    left = database.read_now(
        lambda c: [friend_list_of(c, one) for one in c.scalars(people.select().with_only_columns(people.c.id))]
    )
    assert all(not any(circle) for circle in left)
