"""The gallery: all cards of a game, searched and filtered without a script, and each on a page of its own."""

import re
from html import unescape
from unittest.mock import patch
from urllib.parse import quote, unquote

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.server.rendering.test_plain_game import Zoo
from tests.support.server.browsers import Browsers
from tests.support.server.markup import elements
from tongbao.games.xanadu.cards.sets import STANDARD
from tongbao.languages import LANGUAGES, name_in
from tongbao.server.views.reference.gallery import gallery_of

GAMES = sorted(tongbao.GAMES)
CARDS = {"changan": 96, "pocket_changan": 64, "silk_cities": 33 + 19 + 16 + 4, "xanadu": 74}
DRAWN = re.compile(r'<symbol id="([^"]+)"')
USED = re.compile(r'<use\s+href="#([^"]+)"')


def shown(page: str) -> list[str]:
    """The ids of the cards on the shelf that aren't hidden."""
    shelf = re.findall(
        r'<li\s+data-words="[^"]*"\s+data-traits="[^"]*"\s*(hidden)?\s*>.*?data-card="([^"]+)">', page, re.S
    )
    return [id for hidden, id in shelf if not hidden]


@pytest.mark.by_turns(4)
@pytest.mark.reads
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_all_cards_has_every_card(browser: Browsers, name: str, language: str) -> None:
    text = browser().get(f"/cards/{name}", **{"accept-language": language}).text
    page = unescape(text.partition("<main")[2])
    gallery = gallery_of(tongbao.GAMES[name], language)
    assert shown(page) == list(gallery.cards) and len(gallery.cards) == CARDS[name] == len(gallery.drawn.things)
    for card in gallery.cards.values():
        assert card.name in page
    links = {link.attributes.get("href") for link in elements(text.partition('class="shelf"')[0], "a")}
    assert {f"/cards/{other}" for other in tongbao.GAMES} <= links


@pytest.mark.reads
@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_page(browser: Browsers, name: str, language: str) -> None:
    mei = browser()
    gallery = gallery_of(tongbao.GAMES[name], language)
    ids = list(gallery.cards)
    drawn = set(DRAWN.findall(mei.get(f"/cards/{name}/{ids[0]}").text))
    for place, (id, card) in enumerate(gallery.cards.items()):
        answer = mei.get(f"/cards/{name}/{id}", **{"accept-language": language})
        assert answer.status_code == 200
        page = "<main" + answer.text.partition("<main")[2]
        (heading,) = elements(page, "h1")
        assert card.name in heading.text and card.names["zh"] in heading.text
        assert card.history and card.history in unescape(page)
        if "text" in card.thing:
            assert name_in(card.thing["text"], language, name) in unescape(page)
        assert page.count("data-mark=") >= 2
        rels = {link.attributes.get("rel"): link.attributes["href"] for link in elements(page, "a")}
        assert rels["prev"] == f"/cards/{name}/{ids[place - 1]}"
        assert rels["next"] == f"/cards/{name}/{ids[(place + 1) % len(ids)]}"
        assert set(USED.findall(page)) <= drawn, f"{id} uses what isn't drawn"


@pytest.mark.by_turns(4)
@pytest.mark.reads
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_links_to_its_paragraph_of_the_rules(browser: Browsers, name: str, language: str) -> None:
    rules = browser().get(f"/rules/{name}", **{"accept-language": language}).text
    anchors = set(re.findall(r'<h\d id="([^"]*)"', rules))
    gallery = gallery_of(tongbao.GAMES[name], language)
    asked = {unquote(str(gallery.drawn.rule(card.thing)).strip()) for card in gallery.cards.values()}
    assert asked and asked <= anchors


@pytest.mark.reads
@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("xanadu?q=silver tree", ["silver-tree"]),
        ("xanadu?q=银树", ["silver-tree"]),
        ("xanadu?q=SASTRERIA", ["tailors-shop"]),
        ("xanadu?colour=magenta", ["khans-throne", "great-jade-bowl", "golden-tent", "pleasure-dome"]),
        ("xanadu?colour=magenta&cost=stone", ["great-jade-bowl"]),
        ("xanadu?colour=blue&brings=jade&q=moon", ["moon-terrace"]),
        ("xanadu?colour=octarine&q=moon", ["moon-terrace"]),
        ("xanadu?q=no such card", []),
        ("changan?q=corvee", ["corvee_register"]),
        ("changan?deck=military&kind=permanent&q=gate", ["xuanwu_garrison"]),
        ("pocket_changan?type=culture&number=0", ["li_bai", "du_fu", "yan_zhen_qing"]),
        ("pocket_changan?kind=event&type=politics", ["wan_guo_lai_chao", "bai_fei_dai_xing"]),
        ("silk_cities?sort=silk_card", ["standard", "fine", "barbarian_1", "barbarian_2"]),
        ("silk_cities?sort=region&q=kucha", ["kucha"]),
        ("silk_cities?use=battle&q=defender", ["pass_ambush", "marriage_alliance"]),
    ],
)
def test_search_and_filters_without_a_script(browser: Browsers, address: str, found: list[str]) -> None:
    page = browser().get(f"/cards/{quote(address, safe='?=&')}").text
    assert shown(page) == found
    total = CARDS[address.partition("?")[0]]
    assert f"{len(found)} of {total} cards" in page
    (nothing,) = re.findall(r'<p class="nothing"\s*(hidden)?\s*>', page)
    assert (nothing == "hidden") == bool(found)


@pytest.mark.reads
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_not_there_gets_one_sentence(browser: Browsers, language: str) -> None:
    answer = browser().get("/cards/xanadu/nothing", **{"accept-language": language})
    assert answer.status_code == 404
    (heading,) = elements(answer.text, "h1")
    assert re.search("[“«]nothing[”»]", heading.text) and tongbao.GAMES["xanadu"].title_in(language) in heading.text
    assert browser().get("/cards/chess").status_code == 404


def test_a_table_names_its_cards_as_their_pages_do(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "bot:random")
    page = mei.get(link).text
    ids = {f"card-{face.number}": face.id for face in STANDARD.faces}
    drawn = [thing.attributes for thing in elements(page, "article")]
    named = [(thing["id"], thing["data-card"]) for thing in drawn if "data-card" in thing]
    assert named == [(id, ids[id]) for id in [thing.get("id", "") for thing in drawn] if id in ids]
    assert len(named) >= len(mei.view(link)["view"]["hand"])


def test_a_game_without_pages_shows_what_is_printed(client: TestClient, browser: Browsers) -> None:
    with patch.dict(tongbao.GAMES):
        zoo = Zoo()
        tongbao.GAMES[zoo.name] = zoo
        gallery = gallery_of(zoo, "en")
        assert shown(browser().get("/cards/caravans").text) == list(gallery.cards)
        for id, card in gallery.cards.items():
            page = browser().get(f"/cards/caravans/{id}").text
            assert card.names["en"] in page and "bales" in page.lower()
