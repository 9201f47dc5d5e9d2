"""Metrics of several processes that share a port: any of them tells those of all."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.server.programs import client, free_port

COUNTS = """
import os
from tongbao.server.common.metrics import CHOICES, SOCKETS, TROUBLE
CHOICES.inc(2)
SOCKETS.inc(3)
TROUBLE.labels("writing").set(1)
print(os.getpid())
"""
TELLS = """
import sys
from tongbao.server.common.metrics import exposition, forget_process
for pid in sys.argv[1:]:
    forget_process(int(pid))
print(exposition().decode())
"""


def output(program: str, folder: Path, *words: str) -> str:
    """What a process of its own prints that keeps its numbers in the folder."""
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(folder)}
    command = [sys.executable, "-c", program, *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.by_turns(2)
def test_any_process_tells_what_all_have_counted(tmp_path: Path) -> None:
    pids = [output(COUNTS, tmp_path).strip() for _ in range(2)]
    text = output(TELLS, tmp_path)
    assert "tongbao_choices_total 4.0" in text and "tongbao_sockets_open 6.0" in text
    assert 'tongbao_database_trouble{deed="writing"} 1.0' in text
    assert text.count("\ntongbao_build_info{") == 1
    text = output(TELLS, tmp_path, pids[0])
    assert "tongbao_choices_total 4.0" in text, "what is done stays done"
    assert "tongbao_sockets_open 3.0" in text, "what was open in a process that is gone is not"


@pytest.mark.skipif("TONGBAO_TEST_DATABASE" not in os.environ, reason="only with PostgreSQL do several share a port")
def test_a_server_of_two_processes_tells_of_both(database: str) -> None:
    port = free_port()
    command = [sys.executable, "-m", "tongbao", "serve", "--no-open", "--port", str(port), "--workers", "2"]
    with subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None and "Tongbao is running" in server.stdout.readline()
            for _ in range(9):
                with client(port) as visitor:
                    assert visitor.get("/about").status_code == 200

            def counted() -> bool:
                with client(port) as visitor:
                    text = visitor.get("/metrics").text
                return 'tongbao_request_seconds_count{path="/about"} 9.0' in text

            assert counted() and counted() and counted()
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
