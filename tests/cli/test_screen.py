"""Screen of the terminal, in a pseudo-terminal: whole games, pages, windows that change their size, and leaving."""

import re
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import pytest

import tongbao
from tests.support.pseudo_terminal import INTERRUPT, PAGE_DOWN, PAGE_UP, PseudoTerminal, pseudo_terminal

GAMES = sorted(tongbao.GAMES)
SIZES = [(100, 40), (40, 24)]
PROMPT = "Ada> "
MOST = 2000
"""Of so many choices no game consists."""
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Where games are saved."""
    return tmp_path / "game.json"


def playing(game: str, saved: Path, columns: int, rows: int, *arguments: str) -> AbstractContextManager[PseudoTerminal]:
    """A game that Ada plays there against others."""
    command = ("play", game, "-n", "2", "--bots", "greedy", "--seed", "3", "--name", "Ada", "--save", saved, *arguments)
    return pseudo_terminal(*command, columns=columns, rows=rows, XDG_DATA_HOME=str(saved.parent), LC_ALL="C.UTF-8")


def numbers(terminal: PseudoTerminal) -> set[int]:
    """The numbers of choices on the screen: at the beginning of a row, or where they stand side by side."""
    return {int(number) for row in terminal.rows for number in re.findall(r"(?:^ {0,3}|  )(\d+)(?=[ →])", row)}


@pytest.mark.by_turns(8)
@pytest.mark.parametrize(("columns", "rows"), SIZES)
@every_game
def test_a_whole_game_stays_on_its_screen(saved: Path, game: str, columns: int, rows: int) -> None:
    codes = {choice.text for choice in tongbao.GAMES[game].action_space.choices if " " in choice.text}
    with playing(game, saved, columns, rows) as terminal:
        terminal.wait_for(PROMPT)
        seen = set[str]()
        for _ in range(MOST):
            if terminal.exit_code is not None:
                break
            assert terminal.screen.cursor.y <= rows - 1
            assert 1 in numbers(terminal), terminal.text
            assert not {found for row in terminal.rows for found in re.split(r" {2,}", row)} & codes, terminal.rows
            seen.add(terminal.text)
            terminal.answer("1", PROMPT)
        assert terminal.exit_code == 0
        assert "Final scores" in terminal.text or "Final scores" in terminal.printed[-20000:].decode()
        assert len(seen) > 10
    assert tongbao.replay(saved.read_text("utf-8")).over


@pytest.mark.by_turns(4)
@every_game
def test_pages_are_turned_and_answers_are_read_and_left(saved: Path, game: str) -> None:
    with playing(game, saved, 60, 20) as terminal:
        terminal.wait_for(PROMPT)
        assert "Type a number, or ? for help." in terminal.text
        terminal.answer("t", PROMPT)
        first = terminal.text
        assert "page 1 of" in first
        terminal.answer("+", PROMPT)
        second = terminal.text
        assert "page 2 of" in second
        terminal.answer("-", PROMPT)
        assert terminal.text == first
        terminal.answer("99", PROMPT)
        assert "There is no choice 99" in terminal.text
        assert "page 1 of" in terminal.text
        terminal.answer("?", PROMPT)
        assert "Enter for more" in terminal.text and "undo your latest" in terminal.text
        while "undo your latest" in terminal.text or "Enter for more" in terminal.text.split("choices, page")[0]:
            terminal.answer("", PROMPT)
        assert terminal.text == first


def test_keys_turn_pages(saved: Path) -> None:
    with playing("xanadu", saved, 60, 20) as terminal:
        terminal.wait_for(PROMPT)
        terminal.press(PAGE_DOWN, PROMPT)
        assert "page 2 of" in terminal.text
        terminal.press(PAGE_UP, PROMPT)
        assert "page 1 of" in terminal.text


@pytest.mark.by_turns(4)
@every_game
def test_codes_are_shown_on_request_and_taken_always(saved: Path, game: str) -> None:
    with playing(game, saved, 100, 40) as terminal:
        terminal.wait_for(PROMPT)
        terminal.answer("t", PROMPT)
        before = terminal.text
        terminal.answer("codes", PROMPT)
        codes = {choice.text for choice in tongbao.GAMES[game].action_space.choices}
        shown = [found for row in terminal.rows for found in re.split(r" {2,}", row) if found in codes]
        assert shown
        assert terminal.text != before
        terminal.answer("codes", PROMPT)
        assert terminal.text == before
        terminal.answer(shown[0], PROMPT)
    assert tongbao.replay(saved.read_text("utf-8")).decisions > 0


# Python loses a signal that comes between a key and the wait for the next; then it is sent once more.


def test_what_was_typed_stays_when_the_window_changes(saved: Path) -> None:
    with playing("changan", saved, 100, 40) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("coin")
        terminal.wait_for(PROMPT + "coin")
        before, columns = terminal.drawn, 50
        while terminal.drawn == before:
            terminal.resize(columns, 30)
            terminal.read_all()
            columns += 1
        terminal.wait_for(PROMPT + "coin")
        assert terminal.screen.cursor.y == 29
        assert 1 in numbers(terminal)


def test_leaving_by_a_key_saves_and_says_how_to_go_on(saved: Path) -> None:
    with playing("xanadu", saved, 80, 24) as terminal:
        terminal.wait_for(PROMPT)
        terminal.answer("1", PROMPT)
        while terminal.exit_code is None:
            terminal.type(INTERRUPT)
            terminal.read_all()
        assert terminal.exit_code == 0
        assert "--resume" in terminal.text
        assert "Traceback" not in terminal.text
    assert tongbao.replay(saved.read_text("utf-8")).decisions > 0


def is_asked(terminal: PseudoTerminal, drawn: int) -> bool:
    """Whether the first player is asked on a screen drawn since, or the second is next."""
    asked = terminal.drawn > drawn and terminal.line.endswith("Player 1> ")
    return asked or "only Player 2 is looking" in terminal.text


def test_the_next_player_sees_nothing_of_the_last(saved: Path) -> None:
    command = ("play", "xanadu", "--hotseat", "-n", "2", "--seed", "3", "--save", saved)
    with pseudo_terminal(*command, XDG_DATA_HOME=str(saved.parent), LC_ALL="C.UTF-8") as terminal:
        terminal.wait_for("Player 1> ")
        hand = re.findall(r"• ([^:]+):", "\n".join(terminal.rows))
        assert hand
        while "only Player 2 is looking" not in terminal.text:
            before = terminal.drawn
            terminal.type("1\r")
            terminal.wait_until(partial(is_asked, terminal, before))
        assert not any(name in terminal.text for name in hand)
        terminal.answer("", "Player 2> ")
        assert not any(name in terminal.text for name in hand)
