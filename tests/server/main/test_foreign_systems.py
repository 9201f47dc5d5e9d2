"""On Windows and in small images, where much is missing that is here, a server starts, is played on and stops."""

import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.main.test_restart import play
from tests.support.server.foreign import environment
from tests.support.server.programs import client, found, free_port

ROOT = Path(__file__).parents[3]


@pytest.fixture
def foreign(tmp_path: Path) -> dict[str, str]:
    """The environment of a program on a system that lacks what Windows lacks, and that has no time zones."""
    (tmp_path / "system").mkdir()
    return environment(tmp_path / "system", XDG_CACHE_HOME=str(tmp_path / "caches"))


@contextmanager
def serving(place: Path, port: int, environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """The server as a program on that system."""
    command = [sys.executable, "-m", "tongbao", "serve", "--no-open", "--port", str(port), "--data", str(place)]
    command += ["--allowances", "1000"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, env=environment, **pipes) as server:  # type: ignore[call-overload]
        assert server.stdout is not None and server.stderr is not None
        try:
            said = server.stdout.readline()
            assert "Tongbao is running at" in said, said + server.stderr.read()
            yield server
        finally:
            server.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
def test_a_game_is_played_and_the_account_shown(foreign: dict[str, str], tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path / "data", port, foreign) as server, client(port) as mei:
        assert mei.get("/").status_code == 200
        made = mei.post("/account", data={"name": "Mei", "password": "a long password"})
        assert made.status_code == 303, made.text
        page = mei.get("/account")
        assert page.status_code == 200 and "Asia/Shanghai" in page.text
        table, other = found(mei, "xanadu"), found(mei, "xanadu", **{"seat-1": "bot:master"})
        acknowledged: dict[str, list[str]] = {}
        play(port, dict(mei.cookies), table, acknowledged, most=12)
        assert len(acknowledged[table]) == 12
        play(port, dict(mei.cookies), other, acknowledged, most=10)
        assert len(acknowledged[other]) == 10, "more than one turn, and the master's between them"
        server.send_signal(signal.SIGINT)
        assert server.wait() == 0
        assert server.stderr is not None and server.stderr.read() == "", "the master has thought, nobody stood in"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM to send")
def test_bots_of_their_own_process_play_and_stop(foreign: dict[str, str], postgresql: str) -> None:
    command = [sys.executable, "-m", "tongbao", "bots", "--database", postgresql]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=foreign) as bots:
        assert bots.stdout is not None and bots.stderr is not None
        try:
            said = bots.stdout.readline()
            assert "Tongbao is running bots" in said, said + bots.stderr.read()
            bots.send_signal(signal.SIGTERM)
            assert bots.wait() == 0 and bots.stderr.read() == ""
        finally:
            bots.kill()


def test_time_zones_come_along() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert any(one.startswith("tzdata") and ";" not in one for one in needed)
