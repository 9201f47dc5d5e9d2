"""What the seats of a position see, may choose, can't choose and are told, held against golden files."""

import pytest

import tongbao
from tests.support import phrases
from tests.support.golden import compared
from tests.support.shown import FOLDER, file_of, position, positions_of

POSITIONS = [(game, name) for game in tongbao.GAMES for name in positions_of(game).by_name]


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_a_position_is_as_it_was_written_down(game: str, name: str) -> None:
    """``python -m tests.support.golden write`` writes it down anew, if the change is meant."""
    differs = compared(game, name, position(game, name))
    assert not differs, differs


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_phrases_that_no_position_says_are_as_they_were(game: str) -> None:
    text = file_of(game, phrases.NAME).read_text("utf-8")
    differs = compared(game, phrases.NAME, phrases.text_of(game, phrases.moments(text)))
    assert not differs, differs


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_every_line_caption_and_reason_is_in_some_file(game: str) -> None:
    """Or it is said why it is in none."""
    written = {moment[0] for moment in phrases.moments(file_of(game, phrases.NAME).read_text("utf-8"))}
    assert set(phrases.left(game)) == written
    never = positions_of(game).unsaid
    assert all(never.values()) and not never.keys() & (written | phrases.said_at_positions(game))


@pytest.mark.parametrize("game", tongbao.GAMES)
def test_there_is_no_file_without_a_position(game: str) -> None:
    assert {file.stem for file in (FOLDER / game).iterdir()} == {*positions_of(game).by_name, phrases.NAME}


def test_a_difference_is_shown_with_what_writes_the_file() -> None:
    game, name = POSITIONS[0]
    text = file_of(game, name).read_text("utf-8")
    assert compared(game, name, text) == ""
    differs = compared(game, name, text.replace("decisions: ", "decisions: 1", 1))
    assert "\n-  decisions: " in differs and "\n+  decisions: 1" in differs
    assert differs.endswith(f"python -m tests.support.golden write {game}")
