"""Workers: results come in the order of the jobs, whoever did them, and a lost worker loses nothing."""

from pathlib import Path

import pytest

from tests.support import jobs
from tongbao.engine.meta import BadOption
from tongbao.lab.workers import Alone, Cluster, LostWorkers, Processes, Workers, require_answer, workers


@pytest.mark.parametrize("crew", [Alone(), Processes(2)], ids=["alone", "processes"])
def test_results_come_in_the_order_of_the_jobs(crew: Workers) -> None:
    assert list(crew.each(jobs.double, range(30))) == [2 * number for number in range(30)]


def test_a_slow_job_is_waited_for() -> None:
    assert list(Processes(2).each(jobs.doze, [0.3, 0.0, 0.1])) == [0.3, 0.0, 0.1]


def test_what_a_job_raises_is_raised() -> None:
    found = Processes(2).each(jobs.refuse, range(10))
    assert [next(found) for _ in range(4)] == [0, 2, 4, 6]
    with pytest.raises(ValueError, match="4 is above 3"):
        next(found)


def test_a_job_whose_process_died_is_done_again(tmp_path: Path) -> None:
    assert list(Processes(1).each(jobs.die_once, [str(tmp_path), str(tmp_path)])) == ["done", "done"]


@pytest.mark.by_turns(2)
def test_a_job_that_kills_every_process_is_named() -> None:
    with pytest.raises(LostWorkers, match="doing 7"):
        list(Processes(1).each(jobs.die, [7]))


def test_a_cluster_and_processes_are_not_asked_for_together() -> None:
    with pytest.raises(BadOption, match="can’t be given together"):
        workers(2, "local")


def test_one_process_is_this_one() -> None:
    assert isinstance(workers(1), Alone)
    assert workers(3).number == 3


@pytest.mark.parametrize("address", ["", "nowhere", "127.0.0.1:", "127.0.0.1:99999", "127.0.0.1:1"])
def test_a_cluster_that_does_not_answer_is_named(address: str) -> None:
    with pytest.raises(BadOption, match="Ray cluster"):
        require_answer(address)


def test_a_cluster_plays_what_processes_play() -> None:
    pytest.importorskip("ray")
    assert list(Cluster("local").each(jobs.double, range(30))) == [2 * number for number in range(30)]
