"""Decks of one's own: made, brought, taken along, kept from all others, and gone with their person."""

import time
from html import unescape
from pathlib import Path

import pytest
import sqlalchemy as sa

import tongbao
from tests.support.command_line import Run
from tests.support.server.accounts import SECRET, entered, founded, seal_on
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.forms import new_deck, text_of
from tongbao.server.db import tables
from tongbao.server.matches.limits import strangers
from tongbao.server.views.workshop import decks
from tongbao.server.views.workshop.card_editor import drawing_of
from tongbao.server.workshop.entries import card_file_of, changed_in, printed_of

GAMES = sorted(tongbao.GAMES)
CHANGE = {
    "changan": ("vp = 0", "vp = 3"),
    "pocket_changan": ("more_than = 4", "more_than = 3"),
    "silk_cities": ("golden_age = 6", "golden_age = 9"),
    "xanadu": ("prices = [2, 2, 2, 4, 4]", "prices = [2, 2, 2, 4, 9]"),
}


def changed(game: str) -> str:
    """The card file of a game with one number changed."""
    return card_file_of(tongbao.GAMES[game]).text.replace(*CHANGE[game], 1)


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_is_a_thing_of_the_gallery_and_every_piece_is_one(name: str) -> None:
    """So a place in the file leads to a card of the gallery, and to what a report says of it."""
    meta = tongbao.GAMES[name]
    entries, things = printed_of(meta), drawing_of(meta, "en", card_file_of(meta).text).things
    assert [entry.id for entry in entries] == [thing["id"] for thing in things]
    names = {thing["id"]: thing["names"] for thing in things}
    assert all(names[piece.id] == piece.names for piece in meta.pieces(tongbao.prepare(name)))
    assert len({entry.address for entry in entries}) == len(entries)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_a_deck_is_made_of_the_printed_one_and_of_a_file(browser: Browsers, name: str) -> None:
    mei, title = browser(), tongbao.GAMES[name].title
    deck = new_deck(mei, name)
    assert text_of(mei, deck) == card_file_of(tongbao.GAMES[name]).text
    brought = new_deck(mei, name, text=changed(name), name="Silk night")
    assert text_of(mei, brought) == changed(name)
    page = unescape(mei.get("/workshop").text)
    assert f"My {title}" in page and "Silk night" in page
    assert "cards, 0 changed" in page and "cards, 1 changed" in page
    shelf = mei.get(brought).text
    assert shelf.count('<em class="other">') == 1
    assert "1 of " in mei.get(f"{brought}?changed=yes").text
    mei.post(f"{brought}/name", {"name": "Jade night"})
    assert "Jade night" in mei.get(brought).text
    mei.post(f"{brought}/delete")
    assert mei.get(brought).status_code == 404 and "Jade night" not in mei.get("/workshop").text


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_along_is_read_by_the_command_line(
    browser: Browsers, run: Run, tmp_path: Path, name: str
) -> None:
    mei, file = browser(), tmp_path / "mine.toml"
    file.write_text(text_of(mei, new_deck(mei, name, text=changed(name))), "utf-8")
    answer = run("simulate", name, "--players", "2", "--games", "1", "--bots", "random,random", "--cards", file)
    assert answer.code == 0, answer.err
    assert len(changed_in(tongbao.GAMES[name], file.read_text("utf-8"))) == 1


def test_what_is_no_card_file_is_refused_in_one_sentence(browser: Browsers) -> None:
    mei = browser()
    for text, told in (
        ("a = ", "isn’t valid TOML"),
        ("x" * 100_001, "it can have at most 100,000"),
        ("[[card]]\nid = 1", "Card 1: "),
        (changed("xanadu").replace("4, 9]", "4, 900]"), "must be a whole number from 0 to 99"),
    ):
        answer = mei.post("/workshop", {"game": "xanadu", "text": text})
        assert answer.status_code == 400 and told in unescape(answer.text)
    assert mei.post("/workshop", {"game": "chess"}).status_code == 404
    assert mei.post(f"{new_deck(mei, 'xanadu')}/name", {"name": " "}).status_code == 400


@pytest.mark.settings(workshop={"decks": 2})
def test_somebody_has_so_many_decks_and_no_more(browser: Browsers) -> None:
    mei = browser()
    for _ in range(2):
        new_deck(mei, "silk_cities")
    answer = mei.post("/workshop", {"game": "silk_cities"})
    assert answer.status_code == 409 and "You already have 2 decks" in answer.text
    new_deck(browser(), "silk_cities")


def test_nobody_else_sees_a_deck_or_changes_it(browser: Browsers) -> None:
    """At no address of the workshop, whoever he is and whatever he sends; the answer is that to a deck that isn't."""
    mei, luca = browser(), browser()
    deck = new_deck(mei, "xanadu", text=changed("xanadu"), name="Secret night")
    before = text_of(mei, deck)
    new_deck(luca, "xanadu")
    seen = 0
    for route in decks.ROUTES:
        if "{deck}" not in route.path:
            continue
        for method in route.methods or ():
            path = route.path.replace("/workshop/{deck}", deck).replace("{entry}", "card-1")
            nowhere = route.path.replace("{deck}", "0" * 16).replace("{entry}", "card-1")
            for other in (luca, browser()):
                answer, none = (
                    other.ask(method, at, data={"name.en": "x"}, headers=other.heading({})) for at in (path, nowhere)
                )
                assert answer.status_code == none.status_code == 404, path
                assert "Secret night" not in answer.text and answer.text == none.text.replace("0" * 16, deck[10:])
                seen += 1
    assert seen > 20 and text_of(mei, deck) == before and "Secret night" in mei.get("/workshop").text


def test_decks_of_a_guest_go_with_him_into_an_account_and_end_with_it(browser: Browsers) -> None:
    founded(browser(), "Mei")
    phone = browser()
    deck = new_deck(phone, "xanadu", name="Silk night", text=changed("xanadu"))
    entered(phone, "Mei")
    mei = entered(browser(), "Mei")
    assert text_of(mei, deck) == changed("xanadu")
    (told,) = mei.get("/account/export.json").json()["decks"]
    assert told["name"] == "Silk night" and told["text"] == changed("xanadu")
    gone = mei.post("/account/delete", {"password": SECRET, "seal": seal_on(mei)})
    assert gone.status_code == 303
    assert kept_decks(mei) == 0 and phone.get(deck).status_code == 404


def test_who_has_a_deck_is_no_stranger(browser: Browsers) -> None:
    mei, luca = browser(), browser()
    new_deck(mei, "xanadu")
    luca.post("/name", {"name": "Luca"})
    database = mei.client.app.state.services.database  # type: ignore[attr-defined]
    gone = database.read_now(lambda c: c.scalars(strangers(time.time() + 1)).all())
    (name,) = database.read_now(
        lambda c: c.scalars(sa.select(tables.people.c.name).where(tables.people.c.id.in_(gone))).all()
    )
    assert name == "~Luca"


def kept_decks(browser: Browser) -> int:
    """How many decks the database holds."""
    database = browser.client.app.state.services.database  # type: ignore[attr-defined]
    return len(database.read_now(lambda c: c.execute(sa.select(tables.decks)).all()))
