"""Everything that the server says is translated."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import tongbao.server
from tongbao.bots import BOTS
from tongbao.bots.titles import manner_of, title_of
from tongbao.server.allowances import Enough
from tongbao.server.languages import LANGUAGES, LOCALE, Translator, preferred, translations
from tongbao.server.matches import STALE
from tongbao.server.refusals import FAILED

SERVER = Path(tongbao.server.__path__[0])


def sentences() -> Iterator[str]:
    """The texts that are given to ``Refusal``, to ``t`` and to constants of the server."""
    for file in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(text := node.args[0], ast.Constant):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in ("Refusal", "StoreFailed", "Damaged", "Enough", "t"):
                    yield str(text.value)


@pytest.mark.parametrize(
    "language", [code for code, language in LANGUAGES.items() if code != "en" and language.is_complete]
)
def test_every_sentence_is_translated_with_the_same_facts(language: str) -> None:
    words = translations(language)
    missing = sorted({text for text in [*sentences(), FAILED, STALE] if text not in words})
    assert not missing
    for english, other in words.items():
        for fact in ("{n}", "{name}", "{all}", "{most}", "{player}", "{card}", "{seat}", "{reason}", "{minutes}"):
            assert (fact in english) == (fact in other), english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_says_what_it_is_like(language: str) -> None:
    for game in tongbao.GAMES:
        titles = [title_of(bot, game)[language] for bot in BOTS]
        assert len(set(titles)) == len(BOTS) and all(titles)
        assert all(manner_of(bot)[language] for bot in BOTS)


def test_every_text_is_translated_in_one_place() -> None:
    pages, server = (json.loads((LOCALE / f"{name}.json").read_text("utf-8")) for name in ("zh", "zh_server"))
    assert not pages.keys() & server.keys()


def test_a_sentence_of_the_server_agrees_with_its_number() -> None:
    assert [str(Enough(wait)).split("again ")[1] for wait in (1, 2)] == ["in 1 second.", "in 2 seconds."]


def test_the_language_of_a_visitor() -> None:
    assert preferred("zh", "en") == "zh"
    assert preferred(None, "fr-FR,zh-CN;q=0.9,en;q=0.8") == "zh"
    assert preferred("xx", "") == "en"


def test_facts_are_filled_in() -> None:
    assert Translator("en")("{n} h", n=3) == "3 h"
    assert Translator("en")("no {such} fact", n=3) == "no {such} fact"
