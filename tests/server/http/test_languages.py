"""Which language a visitor gets, and how texts are filled in."""

from pathlib import Path

import pytest

from tongbao.languages import LANGUAGES, Translator, read_languages
from tongbao.server.http.display_settings import preferred
from tongbao.server.http.rate_limits import RateLimited


def test_a_sentence_of_the_server_agrees_with_its_number() -> None:
    assert [str(RateLimited(wait)).split("again ")[1] for wait in (1, 2)] == ["in 1 second.", "in 2 seconds."]


@pytest.mark.parametrize(
    ("cookie", "accept", "language"),
    [
        ("zh", "en", "zh"),
        (None, "fr-FR,zh-CN;q=0.9,en;q=0.8", "zh"),
        (None, "es-MX,es;q=0.9,en;q=0.8", "es"),
        (None, "en;q=0.5,zh-Hans-CN;q=0.9", "zh"),
        (None, "en;q=much,es;q=0.1", "es"),
        ("xx", "", "en"),
        (None, "*", "en"),
        (None, ";q=1,,=;", "en"),
    ],
)
def test_the_language_of_a_visitor(cookie: str | None, accept: str, language: str) -> None:
    assert preferred(cookie, accept) == language


def test_facts_are_filled_in() -> None:
    assert Translator("en")("{n} h", n=3) == "3 h"
    assert Translator("en")("no {such} fact", n=3) == "no {such} fact"


def test_lists_are_those_of_the_language() -> None:
    names = ["Mei", "Temür", "Aisha"]
    assert Translator("en").all_of(names) == "Mei, Temür and Aisha"
    assert Translator("es").all_of(names) == "Mei, Temür y Aisha"
    assert Translator("zh").all_of(names) == "Mei、Temür和Aisha"
    assert Translator("en").all_of(names[:1]) == "Mei" and Translator("es").all_of([]) == ""


def test_numbers_and_times_are_those_of_the_language() -> None:
    two_days = 2 * 24 * 3600.0
    assert [Translator(code).percent(97) for code in ("en", "es", "zh")] == ["97%", "97\N{NO-BREAK SPACE}%", "97%"]
    assert [Translator(code).span(two_days) for code in ("en", "es", "zh")] == ["2 days", "2 días", "2天"]
    assert Translator("es").span(150) == "2 minutos"


@pytest.mark.parametrize(("code", "tag", "is_han"), [("en", "en", False), ("es", "es", False), ("zh", "zh-Hans", True)])
def test_what_a_language_is_called(code: str, tag: str, is_han: bool) -> None:
    language = LANGUAGES[code]
    assert (language.tag, language.is_han) == (tag, is_han)
    assert language.name == {"en": "English", "es": "Español", "zh": "中文"}[code]


def test_a_folder_that_is_no_language_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="There is no language folder"):
        read_languages(tmp_path / "nowhere")
    (tmp_path / "klingonese").mkdir()
    with pytest.raises(ValueError, match=r"“klingonese” in .* isn’t a language code; use one like"):
        read_languages(tmp_path)
