"""Workers: who plays, in this process, in several, or on a cluster. What comes of a job is the same whoever did it.

A job is a value, and what is done with it a function of a module. Jobs are handed out a few at a time and their results
told in the order of the jobs, so a run can be broken off at any moment and holds all that came before. On a cluster,
jobs that nobody waits for any more end with this process.
"""

import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from socket import create_connection
from typing import Any, Final, TypeVar

from pebble import ProcessExpired

from tongbao.crew import Crew, Task
from tongbao.engine.meta import BadOption

J = TypeVar("J")
A = TypeVar("A")
AHEAD: Final = 3
"""So many jobs a worker are handed out before the first of them is back."""
TRIES: Final = 4
"""A job whose worker was lost is given to another one, but not for ever: it may be the job that kills them."""


LOCAL: Final = "local"
"""In place of an address: a cluster on this machine alone, for as long as it is needed."""
PATIENCE: Final = 5.0
"""So many seconds are waited for a cluster to answer."""


class LostWorkers(RuntimeError):
    """A job that no worker came back from, however often it was given out; the message says which."""


class Workers(ABC):
    """Some who do jobs; ``number`` is how many at once."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    @abstractmethod
    def each(self, do: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        """What comes of each job, in their order; what a job raises is raised. Closed early, it stops all work."""


class Alone(Workers):
    """This process itself."""

    def __init__(self) -> None:
        super().__init__(1)

    def each(self, do: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        return map(do, jobs)


class Processes(Workers):
    """Processes of this machine. One that dies is replaced, and its job is done again."""

    def each(self, do: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        crew = Crew(self.number, leave_stopping_to_the_first)
        try:
            yield from in_order(iter(jobs), AHEAD * self.number, lambda job: crew.hand_out(do, job), self.came)
        finally:
            crew.stop()

    def came(self, job: J, task: Task[A], again: Callable[[J], Task[A]]) -> A:
        """What came of a job, given out again as long as its worker is lost. Raises LostWorkers."""
        for _ in range(TRIES):
            try:
                return task.result()
            except (ProcessExpired, BrokenProcessPool):
                task = again(job)
        raise LostWorkers(f"{TRIES} processes died one after another while doing {job}.")


class Cluster(Workers):
    """A cluster that Ray runs; ``address`` is that of its head, or “local” to run one on this machine alone."""

    def __init__(self, address: str) -> None:
        """Raises BadOption if Ray isn't installed or nothing answers there."""
        try:
            import ray
        except ImportError:
            raise BadOption("--ray needs Ray; install it with: pip install 'tongbao[ray]'") from None
        require_answer(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
        self.ray: Final[Any] = ray
        super().__init__(max(1, int(ray.cluster_resources().get("CPU", 1))))

    def each(self, do: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        remote = self.ray.remote(num_cpus=1, max_retries=TRIES)(do)
        yield from in_order(iter(jobs), AHEAD * self.number, remote.remote, self.came)

    def came(self, job: J, asked: Any, again: Callable[[J], Any]) -> Any:
        """What came of a job; Ray itself gives it out again if its worker is lost. Raises LostWorkers."""
        try:
            return self.ray.get(asked)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise LostWorkers(f"Ray gave up on {job}: {str(error).splitlines()[0][:200]}") from None


def require_answer(address: str) -> None:
    """Check that somebody listens at the address of a cluster, which Ray itself would wait for. Raises BadOption."""
    if address == LOCAL:
        return
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if not host or not port.isdigit() or not 0 < int(port) < 65536:
        raise BadOption(f"“{address[:80]}” isn’t the address of a Ray cluster, such as 127.0.0.1:6379, or {LOCAL}.")
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise BadOption(f"No Ray cluster answers at {address[:80]} ({error}).") from None


def in_order(
    jobs: Iterator[J], ahead: int, hand_out: Callable[[J], Any], came: Callable[[J, Any, Callable[[J], Any]], A]
) -> Iterator[A]:
    """What comes of each job in their order, so many of them being done at a time."""
    doing = deque((job, hand_out(job)) for job in islice(jobs, ahead))
    while doing:
        job, asked = doing.popleft()
        yield came(job, asked, hand_out)
        doing.extend((job, hand_out(job)) for job in islice(jobs, 1))


def leave_stopping_to_the_first() -> None:
    """In a worker: a Ctrl-C at the terminal reaches all processes, and only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def workers(processes: int | None = None, ray: str | None = None) -> Workers:
    """So many processes, one for each processor if it isn't said, or the cluster at an address. Raises BadOption."""
    if ray is not None:
        if processes is not None:
            raise BadOption("--ray and --processes can’t be given together: a cluster brings its own processes.")
        return Cluster(ray)
    number = processes or os.cpu_count() or 1
    return Alone() if number == 1 else Processes(number)
