"""A crew does its jobs although processes die, and although the whole pool breaks."""

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from importlib.metadata import entry_points

import pytest

from tests.support import jobs
from tongbao.crew import Crew
from tongbao.lab import workers
from tongbao.lab.workers import Processes


def breaks(crew: Crew) -> None:
    """The pool breaks, as it does if a process dies before it has said which job it took."""
    pool = crew.called()
    assert pool.active
    pool._pool_manager.handle_broken_pool(BrokenProcessPool("All workers expired"))


def test_where_a_pool_breaks_another_does_what_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    crews = list[Crew]()

    class Noted(Crew):
        def __init__(self, number: int, *at_first: object) -> None:
            super().__init__(number, os.nice, 0)
            crews.append(self)

    monkeypatch.setattr(workers, "Crew", Noted)
    found = Processes(2).each(jobs.double, range(12))
    assert [next(found), next(found)] == [0, 2]
    first = crews[0].called()
    breaks(crews[0])
    assert list(found) == [2 * number for number in range(2, 12)]
    assert not first.active


def test_a_job_that_nobody_will_answer_is_known_to_be_lost() -> None:
    crew = Crew(1, os.nice, 0)
    try:
        tasks = [crew.hand_out(jobs.doze, 60.0) for _ in range(3)]
        breaks(crew)
        for task in tasks:
            with pytest.raises(BrokenProcessPool):
                task.result()
            with pytest.raises(BrokenProcessPool):
                asyncio.run(task.answer())
        assert crew.hand_out(jobs.double, 4).result() == 8
    finally:
        crew.stop()


def test_who_waits_no_longer_ends_the_job() -> None:
    crew = Crew(1, os.nice, 0)

    async def impatient() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(crew.hand_out(jobs.doze, 300.0).answer(), 0.5)

    try:
        asyncio.run(impatient())
        start = time.monotonic()
        assert crew.hand_out(jobs.double, 4).result() == 8
        assert time.monotonic() - start < 200
    finally:
        crew.stop()


def test_a_job_that_takes_too_long_is_ended_and_the_next_is_done() -> None:
    crew = Crew(1, os.nice, 0)
    try:
        with pytest.raises(TimeoutError):
            crew.hand_out(jobs.doze, 300.0, seconds=0.2).result()
        assert asyncio.run(crew.hand_out(jobs.double, 4).answer()) == 8
    finally:
        crew.stop()


@pytest.mark.parametrize(
    "job", ["tongbao.server.matches.worker_pool", "tongbao.lab.balance.watch", "tongbao.review.tasks"]
)
def test_a_worker_process_imports_neither_the_command_line_nor_the_web_server(job: str) -> None:
    (command,) = entry_points(group="console_scripts", name="tongbao")
    # a worker imports the main module of the program that has started it, and the module of its first job
    script = f"import {command.module}, tongbao.__main__, {job}, sys; print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    heavy = ("tongbao.cli", "tongbao.server.main.app", "sqlalchemy", "starlette", "typer", "uvicorn")
    assert job in done.stdout.split()
    assert [name for name in done.stdout.split() if name.startswith(heavy)] == []
