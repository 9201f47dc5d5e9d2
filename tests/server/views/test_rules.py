"""The rules pages: the rules for players of every game in every language, and a page for games that have none."""

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlencode

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.support.rules import rules_of
from tongbao.languages import LANGUAGES, Translator
from tongbao.server.rendering.templates import templates_in
from tongbao.server.views.reference import rules
from tongbao.server.views.reference.rules import Passage, RulesSearch

pytestmark = pytest.mark.reads
PAGES = [(language, name) for name in tongbao.GAMES for language in LANGUAGES]
NOTE = re.compile(r"\s*<!--.*?-->\s*")
DRAWN = re.compile(r'<div class="pictures">.*?</figure></div>', re.DOTALL)


def whole(client: TestClient, address: str, language: str) -> str:
    """A page."""
    answer = client.get(address, headers={"accept-language": language})
    assert answer.status_code == 200
    return str(answer.text)


def article(client: TestClient, name: str, language: str) -> str:
    """What a page of rules shows as text, without pictures, buttons and the links of headings to themselves."""
    page = whole(client, f"/rules/{name}", language)
    (text,) = re.findall(r'<article class="rules" id="text">\s*(.*?)\s*</article>\s*</div>\s*</main>', page, re.DOTALL)
    return re.sub(r'<a class="anchor".*?</a>|\s*<button class="trial".*?</button>', "", DRAWN.sub("", text))


def text_of(name: str, language: str) -> rules.RulesText:
    """A text that is there."""
    text = rules.rules_in(language, name)
    assert text is not None
    return text


def standing(file: Path) -> Path | None:
    """The file, if it is there."""
    return file if file.is_file() else None


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder from which the rules are read."""
    monkeypatch.setattr(rules, "file_of", lambda _language, path: standing(tmp_path / Path(path).name))
    rules.rules_in.cache_clear()
    yield tmp_path
    rules.rules_in.cache_clear()


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_the_page_is_the_text_for_players(client: TestClient, name: str, language: str) -> None:
    """Every heading, row of a table and item of a list."""
    text = rules_of(name, language)
    page = article(client, name, language)
    headings = [NOTE.sub("", heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)]
    assert re.findall(r"<h\d id=[^>]*>(.*?)</h\d>", page) == headings
    assert len(re.findall(r"<tr[ >]", page)) == len(re.findall(r"^\|(?!-)", text, re.MULTILINE))
    assert len(re.findall(r"<li[ >]", page)) == len(re.findall(r"^ *(?:[-*]|\d+\.) ", text, re.MULTILINE))
    assert ".md" not in page and "<!--" not in page


@pytest.mark.parametrize("name", tongbao.GAMES)
def test_marks_of_emphasis_are_understood(client: TestClient, name: str) -> None:
    """None stands there as it was typed, as one does between a full stop and a Chinese character."""
    assert not re.findall(r"\*\S|\S\*", re.sub("<[^>]*>", "", article(client, name, "zh")))


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_links_within_a_page_lead_somewhere(client: TestClient, name: str, language: str) -> None:
    """From the text and from the contents, which has every heading but the title."""
    page = whole(client, f"/rules/{name}", language)
    ids = re.findall(r'\bid="([^"]*)"', page)
    assert len(set(ids)) == len(ids)
    assert set(map(unquote, re.findall(r'<a [^>]*href="#([^"]*)"', page))) <= set(ids)
    (contents,) = re.findall(r'<nav class="contents".*?</nav>', page, re.DOTALL)
    listed = [unquote(anchor) for anchor in re.findall(r'href="#([^"]*)"', contents)]
    assert listed == re.findall(r'<h[23] id="([^"]*)"', page)


@pytest.mark.parametrize("name", tongbao.GAMES)
def test_anchors_are_the_same_in_all_languages(name: str) -> None:
    """Those that were given, and those that are counted: a link leads to the same place in every language."""
    texts = [text_of(name, code) for code in LANGUAGES]
    first, *others = [[passage.anchor for passage in text.passages] for text in texts]
    assert len(set(first)) == len(first)
    assert all(anchors == first for anchors in others)
    assert all(re.fullmatch(r"[a-z0-9-]+", anchor) for anchor in first)


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_every_game_shows_cards_and_parts_of_its_boards(name: str, language: str) -> None:
    drawn = str(text_of(name, language).html)
    assert drawn.count("<figure") >= 4 and drawn.count("<figure") == drawn.count("<figcaption>")
    drawing: Any = templates_in(language).globals["drawing"]
    sheets = "".join([drawing(sprite) for sprite in ("tokens", "marks", *text_of(name, language).sprites)])
    there = set(re.findall(r'\bid="([^"]*)"', sheets + drawn))
    used = set(re.findall(r'<use href="#([^"]*)"', drawn))
    assert len(used) >= 12 and used <= there


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_rules_says_so(client: TestClient, folder: Path, language: str) -> None:
    title, t = tongbao.GAMES["xanadu"].title_in(language), Translator(language)
    page = article(client, "xanadu", language)
    assert f"<h1>{title}</h1>" in page and f"<p>{t('There are no rules here yet.')}</p>" in page


def test_a_text_that_is_not_translated_stays_english(client: TestClient, folder: Path) -> None:
    (folder / "xanadu.md").write_text("# Build", "utf-8")
    assert article(client, "xanadu", "zh") == '<h1 id="build">Build</h1>'


def test_links_to_the_rules_of_a_game_lead_to_their_page(client: TestClient, folder: Path) -> None:
    text = "As in [Chang’an](changan.md#the-turn), [elsewhere](https://example.org/a.md)."
    (folder / "xanadu.md").write_text(text, "utf-8")
    links = '<a href="/rules/changan#the-turn">Chang’an</a>, <a href="https://example.org/a.md">elsewhere</a>'
    assert article(client, "xanadu", "en") == f"<p>As in {links}.</p>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_the_rules_of_a_game_came_about(client: TestClient, language: str) -> None:
    """The rules lead there in their text and their contents, and it leads back; the sections are the same in all."""
    title = Translator(language)("How these rules came about")
    rules_page = whole(client, "/rules/silk_cities", language)
    assert rules_page.count('href="/rules/silk_cities/design"') == 2 and title in rules_page
    page = whole(client, "/rules/silk_cities/design", language)
    assert f'<h1 id="design">{title}</h1>' in page and "Brian Stepnitz" in page
    assert 'href="/rules/silk_cities"' in page and 'href="/rules/silk_cities#rulings"' in page
    listed = re.findall(r'<a href="#([\w-]+)"', re.findall(r'<nav class="contents".*?</nav>', page, re.DOTALL)[0])
    assert listed == ["left", "added", "lab", "changes", "figures"]
    assert listed == re.findall(r'<h2 id="([^"]*)"', page)


def test_other_games_do_not_tell_how_their_rules_came_about(client: TestClient) -> None:
    assert client.get("/rules/xanadu/design").status_code == 404
    assert client.get("/rules/go/design").status_code == 404
    assert "/design" not in whole(client, "/rules/xanadu", "en")


def test_html_in_a_text_is_shown_as_it_stands(client: TestClient, folder: Path) -> None:
    (folder / "xanadu.md").write_text("## *Sell* `3`\n\n<script>alert(1)</script> [x](javascript:alert(1))", "utf-8")
    page = article(client, "xanadu", "en")
    assert '<h2 id="sell-3"><em>Sell</em> <code>3</code></h2>' in page
    assert "<script>" not in page and "&lt;script&gt;" in page and "href" not in page


def test_a_text_is_rendered_once(client: TestClient, folder: Path) -> None:
    (folder / "xanadu.md").write_text("Sell", "utf-8")
    assert article(client, "xanadu", "en") == "<p>Sell</p>"
    (folder / "xanadu.md").unlink()
    assert article(client, "xanadu", "en") == "<p>Sell</p>"


def test_notes_to_the_page(client: TestClient, folder: Path) -> None:
    """Anchors of headings, paragraphs, items and rows; what has none is counted below its heading."""
    lines = [
        "# X <!-- #x -->",
        "One.",
        "Two <!-- #two -->",
        "- a <!-- #a -->\n- b",
        "| H |\n|---|\n| C-7 |\n| d <!-- #d --> |",
    ]
    (folder / "xanadu.md").write_text("\n\n".join(lines), "utf-8")
    page = article(client, "xanadu", "en")
    assert re.findall(r'<(\w+) id="([^"]*)"', page) == [
        ("h1", "x"),
        ("p", "x-1"),
        ("p", "two"),
        ("li", "a"),
        ("li", "x-4"),
        ("tr", "c-7"),
        ("tr", "d"),
    ]
    assert "<!--" not in page


def test_pictures_in_a_line_and_as_figures(client: TestClient, folder: Path) -> None:
    """Drawn by the macros of the table; a figure can't be pressed and has a caption."""
    (folder / "xanadu.md").write_text("Some <!-- token wood --> wood.\n\n<!-- card opera-stage: A <b>. -->", "utf-8")
    page = whole(client, "/rules/xanadu", "en")
    assert '<use href="#r-wood" />' in article(client, "xanadu", "en")
    assert '<figure class="of-card"><div class="drawn"><div inert>' in page and "Opera Stage" in page
    assert "<figcaption>A &lt;b&gt;.</figcaption>" in page


def test_a_route_is_drawn_to_an_empire_and_to_a_city(client: TestClient, folder: Path) -> None:
    """The goal is the empire, or the city of another player in a region."""
    routes = "<!-- route sogdiana china kucha/2: East. -->\n<!-- route sogdiana pamir bactria/1: War. -->"
    (folder / "silk_cities.md").write_text(routes, "utf-8")
    page = whole(client, "/rules/silk_cities", "en")
    empire, city = re.findall(r'<li class="goal">(.*?)</li>', page, re.DOTALL)
    assert '<use href="#sc-china" />' in empire and "China" in empire
    assert 'class="ava p2"' in city and "Pamir" in city
    assert re.findall(r"<b>(\d)</b></span><small>(\w+)</small>", page) == [("2", "Kucha"), ("1", "Bactria")]


def found(client: TestClient, name: str, words: str, language: str) -> tuple[list[str], list[str]]:
    """The addresses of what is found, and all that is marked there."""
    page = whole(client, f"/rules/{name}?{urlencode({'find': words})}", language)
    (part,) = re.findall(r'<section class="found".*?</section>', page, re.DOTALL)
    (listed,) = re.findall(r"<ol>.*?</ol>", part, re.DOTALL)
    assert '<article class="rules"' not in page
    return re.findall(r'href="([^"]*)"', listed), re.findall(r"<mark>(.*?)</mark>", listed)


def test_finding_words(client: TestClient) -> None:
    """All of them, small or large, wherever in a word; every hit leads to its place."""
    addresses, marked = found(client, "xanadu", "FAVOUR  coverED", "en")
    assert "/rules/xanadu#favour" in addresses and set(map(str.lower, marked)) == {"favour", "covered"}
    anchors = {passage.anchor for passage in text_of("xanadu", "en").passages}
    assert {address.removeprefix("/rules/xanadu#") for address in addresses} <= anchors


def test_finding_chinese(client: TestClient) -> None:
    addresses, marked = found(client, "xanadu", "恩赐", "zh")
    assert "/rules/xanadu#favour" in addresses and set(marked) == {"恩赐"}


def test_what_is_looked_for_is_told_of_the_other_games_too(client: TestClient) -> None:
    page = whole(client, "/rules/xanadu?find=Silk+Road", "en")
    told = re.findall(r'href="(/rules/\w+\?find=[^"]*)"\s*>[^<]*<b>(\d+)</b>', page)
    assert dict(told).keys() == {f"/rules/{name}?find=Silk%20Road" for name in ("changan", "silk_cities")}
    for address, number in told:
        assert f": {number} result" in html.unescape(whole(client, address, "en"))


@pytest.mark.parametrize("words", ["zzzz", "<script>alert(1)</script>", "[(", "'" * 500])
def test_looking_for_what_is_not_there(client: TestClient, words: str) -> None:
    addresses, marked = found(client, "xanadu", words, "en")
    assert not addresses and not marked
    assert "<script>alert" not in whole(client, f"/rules/xanadu?{urlencode({'find': words})}", "en")


def test_typed_apostrophes_find_printed_ones() -> None:
    search = RulesSearch("an't")
    passage = Passage("a", (), "It can’t be.")
    assert search.among([passage]) == [passage] and "<mark>an’t</mark>" in search.show(passage).words


def test_nothing_looked_for_is_the_text(client: TestClient) -> None:
    assert whole(client, "/rules/xanadu?find=+", "en") == whole(client, "/rules/xanadu", "en")
