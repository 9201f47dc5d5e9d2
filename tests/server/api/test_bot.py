"""The bot of the documentation plays whole games by the API, as it stands there."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server.programs import free_port, serving
from tests.support.server.serving import address, token_at
from tongbao.client import Tongbao

ROOT = Path(__file__).parents[3]
BOT = ROOT / "docs" / "examples" / "api_bot.py"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    number = free_port()
    with serving(tmp_path_factory.mktemp("bot"), number):
        yield number


@pytest.mark.by_turns(3)
@pytest.mark.slow
def test_the_bot_plays_a_game_that_it_opens_to_its_end(port: int) -> None:
    token = token_at(port, "Luca")
    bot = [sys.executable, "-W", "error", str(BOT), address(port), token, "pocket_changan"]
    played = subprocess.run(bot, capture_output=True, text=True, check=True)
    assert played.stdout.startswith("The game is over:") and "scores" in played.stdout and played.stderr == ""
    [line] = Tongbao(address(port), token).tables("finished")
    assert line.game == "pocket_changan" and line.state == "over"


@pytest.mark.slow
def test_the_bot_comes_where_it_is_invited(port: int) -> None:
    mei = Tongbao(address(port), token_at(port, "Mei"))
    token = token_at(port, "Aisha", program="camel")
    command = [sys.executable, str(BOT), address(port), token]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        table = mei.create("pocket_changan", ["me", "@camel"]).id
        for change in mei.changes(table):
            if change.table.state == "over":
                break
            if change.seen and change.seen.choices:
                mei.choose(table, change.seen.choices[-1], change.seen.version)
        assert bot.stdout is not None and bot.stdout.readline().startswith("The game is over:")
        bot.kill()
    assert [chair.owner for chair in mei.table(table).chairs] == [None, "Aisha"]


def test_the_documentation_shows_the_bot_as_it_is() -> None:
    text = BOT.read_text("utf-8")
    shown = (ROOT / "docs" / "api.md").read_text("utf-8").split("## A bot")[1].split("```py\n")[1].partition("```")[0]
    assert shown in text and f"in {len(text.splitlines())} lines" in (ROOT / "docs" / "api.md").read_text("utf-8")
