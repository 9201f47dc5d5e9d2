"""The rules for players of every game hold its rulings and its options, in every language, and so do those numbered."""

import re
from pathlib import Path

import pytest

import tongbao
from tests.support.rules import rules_of
from tests.test_citations import RULINGS, defined
from tongbao.languages import LANGUAGES, said_in

NUMBERED = Path(__file__).parents[2] / "docs" / "rules"
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


def options_in(rules: str) -> list[str]:
    """The options in the table of options of a game's numbered rules, in their order; the number of players is none."""
    ((table),) = re.findall(r"^\| Option \|.*\n\|-.*\n((?:\|.*\n)+)", rules, re.MULTILINE)
    return [row.split("|")[1].removesuffix("(H) ").strip(" `") for row in table.splitlines()]


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_numbered_rules_name_the_options_that_there_are_and_no_others(game: str) -> None:
    """In their table; of those of earlier versions they may speak."""
    rules = (NUMBERED / f"{game}.md").read_text("utf-8")
    there = [option.name for option in tongbao.GAMES[game].options]
    assert options_in(rules) == ["players", *there]
    assert set(re.findall(r"\boptions? `(\w+)`", rules)) <= {option.name for option in tongbao.GAMES[game].ever}
