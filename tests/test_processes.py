"""Process trees (`tongbao.testing.processes`): running processes are found, ended ones are passed over."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tongbao.testing import processes
from tongbao.testing.processes import children_of, cpu_seconds, proc_file, start_time, tree_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of its processes in /proc")

PARENT = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "print('ready', flush=True); input()"])
child.wait()
"""


def test_a_process_has_a_tree_and_a_time() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None and parent.stdout.readline() == "ready\n"
    (child,) = children_of(parent.pid)
    assert parent.pid in children_of(os.getpid())
    assert tree_of(parent.pid) == [parent.pid, child]
    assert 0 < start_time(os.getpid()) <= start_time(parent.pid) <= start_time(child)
    assert "ready" in proc_file(child, "cmdline")
    assert 0 <= cpu_seconds(parent.pid) <= cpu_seconds(parent.pid, with_ended=True)
    parent.communicate("\n")
    assert children_of(parent.pid) == [] and proc_file(parent.pid, "cmdline") == ""
    assert start_time(parent.pid) == cpu_seconds(parent.pid) == 0


def test_what_ends_while_it_is_looked_at_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "PROC", tmp_path)
    for thread in ("7", "8", "9"):
        (tmp_path / "7" / "task" / thread).mkdir(parents=True)
    for thread, children in (("7", "12 "), ("9", "13 11 ")):
        (tmp_path / "7" / "task" / thread / "children").write_text(children)
    assert tree_of(7) == [7, 11, 12, 13]
    assert cpu_seconds(7, with_ended=True) == 0
