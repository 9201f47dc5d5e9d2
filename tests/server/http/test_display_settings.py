"""How a visitor wants to see the pages: kept in a cookie, drawn by the server, on every page."""

import re
from html import unescape

import pytest

import tongbao
from tests.support.server.browsers import Browsers
from tongbao.games.silk_cities.card_sets import STANDARD
from tongbao.languages import name_in
from tongbao.server.common.web_files import STATIC
from tongbao.server.http.display_settings import (
    LANGUAGE_COOKIE,
    POSSIBLE,
    SIGHT_COOKIE,
    DisplaySettings,
    settings_in_cookie,
)
from tongbao.server.rendering.static_files import scaled

pytestmark = pytest.mark.reads
SHEET = re.compile(r'<link rel="stylesheet" href="([^"]+)"(?: media="([^"]+)")?>')


def test_what_was_chosen_holds_on_all_pages(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "here", name="Mei")
    answer = mei.post("/sight", {"theme": "light", "text": "150", "motion": "still", "back": link})
    assert answer.status_code == 303 and answer.headers["location"] == link
    assert mei.cookies[SIGHT_COOKIE] == "light.150.still"
    for path in (
        "/",
        "/about",
        "/new/xanadu",
        "/rules/xanadu",
        "/rules/xanadu/sheet",
        "/cards/xanadu",
        link,
        "/nothing",
    ):
        page = mei.get(path).text
        assert 'data-theme="light" data-text="150" data-motion="still"' in page.partition("<head>")[0]
        sheets = SHEET.findall(page)
        assert sheets and all(address.endswith(".css?text=150") for address, _ in sheets), path
        assert [media for address, media in sheets if "/themes/light.css" in address] == ["all"]
        assert '<meta name="theme-color" content="#f3e6cc" media="all">' in page
    assert 'value="light" checked' in " ".join(mei.get(link).text.split())


@pytest.mark.parametrize("game", ["xanadu", "changan", "silk_cities", "pocket_changan"])
def test_cards_have_a_second_name_in_the_language_that_was_chosen(browser: Browsers, game: str) -> None:
    """X-44: on the table and in the gallery, under the first; not where the page itself is in that language."""
    mei = browser()
    link = mei.found(game, "me", "bot:random", name="Mei")
    second = "en" if game == "pocket_changan" else "es"
    language = "zh" if game == "pocket_changan" else "en"
    mei.cookies[LANGUAGE_COOKIE] = language
    names = [face.names for face in tongbao.GAMES[game].faces(tongbao.prepare(game))]
    pages = {path: mei.get(path).text for path in (link, f"/cards/{game}")}
    for path, page in pages.items():
        assert f'lang="{second}">' not in page, path
    mei.post("/sight", {"second": second})
    assert mei.cookies[SIGHT_COOKIE] == f"device.100.device.{second}"
    for path in pages:
        found = {unescape(name) for name in re.findall(rf'lang="{second}">([^<]+)<', mei.get(path).text)}
        assert found or (game == "silk_cities" and path == link), "no city of Cities has a card to begin with"
        assert found <= {name_in(each, second, game) for each in names} | improvements(second), path
    mei.cookies[LANGUAGE_COOKIE] = second
    assert not re.findall(rf'<(?:span|b)[^>]* lang="{second}">', mei.get(link).text)
    refused = mei.post("/sight", {"second": "xx"}, accept="application/json")
    assert refused.status_code == 400 and "none, en, es, zh" in refused.json()["error"]


def improvements(language: str) -> set[str]:
    """The names of the improvements of Cities, which are no cards."""
    return {name_in(one.names, language, "silk_cities") for one in STANDARD.box.improvements}


def test_without_a_choice_the_device_decides(browser: Browsers) -> None:
    page = browser().get("/").text
    assert 'data-theme="device" data-text="100" data-motion="device"' in page
    themes = [(address, media) for address, media in SHEET.findall(page) if "/themes/" in address]
    assert len(themes) == 1 and themes[0][0].endswith("contrast.css") and themes[0][1] == "(prefers-contrast: more)"


def test_a_sight_that_there_is_not_is_refused_or_forgotten(browser: Browsers) -> None:
    mei = browser()
    answer = mei.post("/sight", {"theme": "neon"}, accept="application/json")
    assert answer.status_code == 400 and "device, lacquer, light, contrast" in answer.json()["error"]
    assert mei.post("/sight", {"back": "https://elsewhere.example/"}).headers["location"] == "/"
    assert settings_in_cookie("neon.150.<b>") == DisplaySettings(text="150")
    assert settings_in_cookie(None) == settings_in_cookie("") == settings_in_cookie("." * 1000) == DisplaySettings()


def test_every_theme_has_a_style_sheet() -> None:
    for theme in POSSIBLE["theme"]:
        for name, _ in DisplaySettings(theme).sheets:
            assert (STATIC / "css" / "themes" / f"{name}.css").is_file()


def test_queries_follow_the_window_and_lengths_the_texts() -> None:
    sheet = "@media (width <= 50em) and (height > 32.5em) { a { margin: -.5rem auto 1.06em; width: 3rem } }"
    larger = sheet.replace("50em", "100em").replace("32.5em", "65em")
    assert scaled(sheet, 200) == larger and scaled(sheet, 100) == sheet


def test_no_length_is_in_pixels() -> None:
    """Else it would stay as it is where texts are larger."""
    for sheet in (STATIC / "css").rglob("*.css"):
        assert not re.search(r"\dpx", re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)), sheet.name


@pytest.mark.parametrize("asked", ["100", "200", "1000", "x"])
def test_style_sheets_are_served_for_every_size(browser: Browsers, asked: str) -> None:
    mei = browser()
    address = SHEET.findall(mei.get("/").text)[0][0]
    answer = mei.get(f"{address}?text={asked}")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/css")
    assert "immutable" in answer.headers["cache-control"]
    assert not re.search(r"\dpx", answer.text)
    assert ("(width <= 107.5em)" if asked == "200" else "(width <= 53.75em)") in answer.text
    assert mei.get(address.replace(".css", ",nothing.css")).status_code == 404
