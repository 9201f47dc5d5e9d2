"""``tongbao serve``, as a program of its own."""

import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.conftest import Run


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
def test_prints_its_address_answers_and_stops_with_ctrl_c(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "tongbao", "serve", "--port", str(port), "--data", str(tmp_path), "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None and server.stderr is not None
        try:
            assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
                assert "Xanadu" in page.read().decode()
            server.send_signal(signal.SIGINT)
            assert server.wait(timeout=20) == 0
            assert "Traceback" not in server.stderr.read()
        finally:
            server.kill()
    assert list(tmp_path.iterdir())


def test_a_port_in_use_is_one_sentence(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = str(listener.getsockname()[1])
        assert port in run("serve", "--port", port, "--data", tmp_path, "--no-open").sentence
