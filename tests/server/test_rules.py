"""The rules pages: the rules for players of every game in both languages, and a page for games that have none."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from starlette.testclient import TestClient

import tongbao
from tongbao.engine.meta import said_in
from tongbao.server import rules
from tongbao.server.languages import LANGUAGES, Translator

PAGES = [(code, name) for name in tongbao.GAMES for code, language in LANGUAGES.items() if language.is_complete]


def article(client: TestClient, name: str, language: str) -> str:
    """What a page of rules shows below the header."""
    answer = client.get(f"/rules/{name}", headers={"accept-language": language})
    assert answer.status_code == 200
    (text,) = re.findall(r'<article class="page paper rules">\s*(.*?)\s*</article>', answer.text, re.DOTALL)
    return str(text)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder from which the rules are read."""
    monkeypatch.setattr(rules, "RULES", tmp_path)
    rules.rules_in.cache_clear()
    yield tmp_path
    rules.rules_in.cache_clear()


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_the_page_is_the_text_for_players(client: TestClient, name: str, language: str) -> None:
    """Every heading, row of a table and item of a list; but not the line that leads to the other language."""
    text = (rules.RULES / f"{name}.{language}.md").read_text("utf-8")
    page = article(client, name, language)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    assert re.findall(r"<h\d id=[^>]*>(.*?)</h\d>", page) == headings
    assert page.count("<tr>") == len(re.findall(r"^\|(?!-)", text, re.MULTILINE))
    assert page.count("<li>") == len(re.findall(r"^ *(?:[-*]|\d+\.) ", text, re.MULTILINE))
    assert ".md" not in page


@pytest.mark.parametrize(("language", "name"), PAGES)
def test_links_within_a_page_lead_to_its_headings(client: TestClient, name: str, language: str) -> None:
    page = article(client, name, language)
    anchors = re.findall(r'<h\d id="([^"]*)"', page)
    assert len(set(anchors)) == len(anchors)
    links = re.findall(r'href="#([^"]*)"', page)
    assert links and set(map(unquote, links)) <= set(anchors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_rules_says_so(client: TestClient, folder: Path, language: str) -> None:
    title, t = said_in(tongbao.GAMES["xanadu"].titles, language), Translator(language)
    page = article(client, "xanadu", language)
    assert f"<h1>{title}</h1>" in page and f"<p>{t('There are no rules here yet.')}</p>" in page


def test_a_text_that_is_not_translated_stays_english(client: TestClient, folder: Path) -> None:
    (folder / "xanadu.en.md").write_text("# Build", "utf-8")
    assert article(client, "xanadu", "zh") == '<h1 id="build">Build</h1>'


def test_links_to_the_rules_of_a_game_lead_to_their_page(client: TestClient, folder: Path) -> None:
    text = "*中文：[上都](xanadu.zh.md)*\n\nAs in [Chang’an](changan.en.md#the-turn), [elsewhere](https://example.org/a.md)."
    (folder / "xanadu.en.md").write_text(text, "utf-8")
    links = '<a href="/rules/changan#the-turn">Chang’an</a>, <a href="https://example.org/a.md">elsewhere</a>'
    assert article(client, "xanadu", "en") == f"<p>As in {links}.</p>"


def test_html_in_a_text_is_shown_as_it_stands(client: TestClient, folder: Path) -> None:
    (folder / "xanadu.en.md").write_text("## *Sell* `3`\n\n<script>alert(1)</script> [x](javascript:alert(1))", "utf-8")
    page = article(client, "xanadu", "en")
    assert '<h2 id="sell-3"><em>Sell</em> <code>3</code></h2>' in page
    assert "<script>" not in page and "&lt;script&gt;" in page and "href" not in page


def test_a_text_is_rendered_once(client: TestClient, folder: Path) -> None:
    (folder / "xanadu.en.md").write_text("Sell", "utf-8")
    assert article(client, "xanadu", "en") == "<p>Sell</p>"
    (folder / "xanadu.en.md").unlink()
    assert article(client, "xanadu", "en") == "<p>Sell</p>"
