"""Metrics of a server for its operators, in the Prometheus format.

Each process has its own metrics. If several share a port, each stores its numbers in a folder (``shared``), and
whichever is asked reports those of all. Counters and histograms are added up, and so are gauges of open or waiting
things.
"""

import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

import tongbao

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each was first counted helps nobody
REGISTRY: Final = CollectorRegistry()
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Histogram buckets, in seconds."""

BUILD: Final = Gauge(
    "tongbao_build_info",
    "The running version, always 1.",
    ["version", "build", "python"],
    registry=REGISTRY,
    multiprocess_mode="max",
)
REQUESTS: Final = Counter(
    "tongbao_requests",
    "Requests, by the template of their address; WebSockets are counted when they close.",
    ["method", "path", "status"],
    registry=REGISTRY,
)
SECONDS: Final = Histogram(
    "tongbao_request_seconds",
    "Duration of requests, without WebSockets.",
    ["path"],
    buckets=QUICK,
    registry=REGISTRY,
)
SOCKETS: Final = Gauge("tongbao_sockets_open", "Open live pages.", registry=REGISTRY, multiprocess_mode="livesum")
TABLES: Final = Gauge("tongbao_tables", "Tables in memory.", registry=REGISTRY, multiprocess_mode="livesum")
DRAWN: Final = Gauge(
    "tongbao_drawn_bytes",
    "Size of the cache of rendered sections and macros, for all tables together.",
    ["what"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
CHOICES: Final = Counter("tongbao_choices", "Committed choices and undos.", registry=REGISTRY)
COMMITS: Final = Histogram(
    "tongbao_commit_seconds", "Duration of commits to the database.", buckets=QUICK, registry=REGISTRY
)
WRITES: Final = Gauge(
    "tongbao_writes_waiting", "Writes that wait to be committed.", registry=REGISTRY, multiprocess_mode="livesum"
)
THINKING: Final = Gauge(
    "tongbao_thinking",
    "Questions to bots, advisers and reviewers that aren’t answered yet.",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
THOUGHT: Final = Histogram(
    "tongbao_thought_seconds",
    "Time that a question took, both waiting and thinking.",
    buckets=(0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0),
    registry=REGISTRY,
)
LATE: Final = Counter("tongbao_thought_late", "Questions that weren’t answered in time.", registry=REGISTRY)
REFUSALS: Final = Counter(
    "tongbao_refusals", "Refusals in one sentence, on pages and WebSockets.", ["status"], registry=REGISTRY
)
LIMITED: Final = Counter("tongbao_limited", "Refusals because of a rate limit, by limit.", ["what"], registry=REGISTRY)
TROUBLE: Final = Gauge(
    "tongbao_database_trouble",
    "1 while this operation of the database fails.",
    ["deed"],
    registry=REGISTRY,
    multiprocess_mode="livemax",
)

BUILD.labels(tongbao.__version__, tongbao.build(), platform.python_version()).set(1)
for deed in ("reading", "writing", "checking"):
    TROUBLE.labels(deed).set(0)
if FOLDER not in os.environ:
    ProcessCollector(registry=REGISTRY)


def exposition() -> bytes:
    """All metrics, as text."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
    return generate_latest(everybody)


@contextmanager
def shared() -> Iterator[None]:
    """Context manager in which new processes share their metrics, in a folder that is removed at the end."""
    with TemporaryDirectory(prefix="tongbao-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget_process(pid: int) -> None:
    """Drop the gauges of a process that has ended: nothing is open or waiting there any more."""
    if FOLDER in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
