"""The rules for players of every game hold its rulings and its options, in every language."""

import re

import pytest

import tongbao
from tests.support.rules import rules_of
from tests.test_citations import RULINGS, defined
from tongbao.languages import LANGUAGES, said_in

PAGES = [(game, language) for game in tongbao.GAMES for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_ruling_is_there(game: str, language: str) -> None:
    """Each once in the appendix, in the order of their numbers; the rules of Xanadu have no appendix."""
    mark = RULINGS[game]
    rows = re.findall(rf"^\|?\s*\*{{0,2}}({mark}-\d+)\*{{0,2}}", rules_of(game, language), re.MULTILINE)
    assert rows == ([] if game == "xanadu" else [number for number in defined(game) if number.startswith(f"{mark}-")])


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_option_is_named(game: str, language: str) -> None:
    text = rules_of(game, language)
    titles = [said_in(option.title, language, game) for option in tongbao.GAMES[game].options]
    assert [title for title in titles if f"**{title}**" not in text] == []
