"""A PostgreSQL of a test's own, which it may stop, start and break as it likes."""

import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.server.programs import free_port

OWNER = "postgres"
"""Who runs it where the tests run as root, which PostgreSQL refuses to."""


class Cluster:
    """A PostgreSQL in a folder, at the loopback."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = free_port()
        self.url = f"postgresql+psycopg://postgres@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it; returns once it answers."""
        words = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off"
        self.control("-o", words, "start")

    def stop(self, how: str) -> None:
        """Stop it: ``fast`` ends all connections and closes; ``immediate`` leaves it as after a crash."""
        self.control("-m", how, "stop")

    def control(self, *words: str) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-l", str(self.folder / "log"), "-w", "-t", "120", *words)

    def run(self, program: str, *words: str) -> None:
        owner = OWNER if os.getuid() == 0 else None
        command = [str(self.programs / program), *words]
        subprocess.run(command, cwd=self.folder, user=owner, stdout=subprocess.DEVNULL, check=True, timeout=180)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Such a PostgreSQL, running; where its programs aren't there the test is skipped."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        pytest.skip("needs the programs of PostgreSQL in /usr/lib/postgresql")
    folder = Path(tempfile.gettempdir()) / f"tongbao-{secrets.token_hex(4)}"
    folder.mkdir(mode=0o700)
    try:
        if os.getuid() == 0:
            shutil.chown(folder, OWNER)
        postgresql = Cluster(found[-1].parent, folder)
        postgresql.run("initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "--no-sync")
        postgresql.start()
        try:
            yield postgresql
        finally:
            postgresql.control("-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)
