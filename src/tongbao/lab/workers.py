"""Workers: who plays, in this process, in several, or on a cluster. What comes of a job is the same whoever did it.

A job is a value, and what is done with it a function of a module. Jobs are handed out a few at a time and their results
told in the order of the jobs, so a run can be broken off at any moment and holds all that came before.
"""

import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from pebble import ProcessExpired, ProcessFuture, ProcessPool

from tongbao.engine.meta import BadOption

J = TypeVar("J")
A = TypeVar("A")
AHEAD: Final = 3
"""So many jobs a worker are handed out before the first of them is back."""
TRIES: Final = 4
"""A job whose worker was lost is given to another one, but not for ever: it may be the job that kills them."""


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
        pool = ProcessPool(self.number, initializer=leave_stopping_to_the_first, context=get_context("spawn"))
        try:
            yield from in_order(iter(jobs), AHEAD * self.number, lambda job: pool.schedule(do, args=[job]), self.came)
            pool.close()  # type: ignore[no-untyped-call]
        finally:
            pool.stop()  # type: ignore[no-untyped-call]
            pool.join()

    def came(self, job: J, asked: ProcessFuture[Any], again: Callable[[J], ProcessFuture[Any]]) -> Any:
        """What came of a job, given out again as long as its worker is lost. Raises LostWorkers."""
        for _ in range(TRIES):
            try:
                return asked.result()
            except ProcessExpired:
                asked = again(job)
        raise LostWorkers(f"{TRIES} processes died one after another, doing {job}.")


class Cluster(Workers):
    """A cluster that Ray runs; ``address`` is that of its head, or “local” to run one on this machine alone."""

    def __init__(self, address: str) -> None:
        """Raises BadOption if Ray isn't installed or nothing answers there."""
        try:
            import ray
        except ImportError:
            raise BadOption("--ray needs Ray; install it with: pip install 'tongbao[ray]'") from None
        try:
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError) as error:
            raise BadOption(f"No Ray cluster answers at {address[:80]}: {str(error).splitlines()[0][:200]}") from None
        self.ray: Final[Any] = ray
        super().__init__(max(1, int(ray.cluster_resources().get("CPU", 1))))

    def each(self, do: Callable[[J], A], jobs: Iterable[J]) -> Iterator[A]:
        remote = self.ray.remote(num_cpus=1, max_retries=TRIES)(do)
        asked = deque[Any](maxlen=AHEAD * self.number)

        def hand_out(job: J) -> Any:
            asked.append(remote.remote(job))
            return asked[-1]

        try:
            yield from in_order(iter(jobs), AHEAD * self.number, hand_out, self.came)
        finally:
            for reference in asked:
                self.ray.cancel(reference, force=True)

    def came(self, job: J, asked: Any, again: Callable[[J], Any]) -> Any:
        """What came of a job; Ray itself gives it out again if its worker is lost. Raises LostWorkers."""
        try:
            return self.ray.get(asked)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise LostWorkers(f"Ray gave up on {job}: {str(error).splitlines()[0][:200]}") from None


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
            raise BadOption("--ray and --processes can’t be given together: a cluster has as many as it has.")
        return Cluster(ray)
    number = processes or os.cpu_count() or 1
    return Alone() if number == 1 else Processes(number)
