"""The metrics of the server; `/metrics` shows them in the text format of Prometheus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

SHORT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
TIMES: Final = (0.005, 0.02, 0.1, 0.5, 2.0, 10.0)
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
WAITS: Final = (0.01, 0.05, 0.25, 1.0, 3.0, 10.0, 30.0, 60.0, 300.0)

disable_created_metrics()       # type: ignore[no-untyped-call]     # a second line for every figure that nobody reads
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

REQUESTS: Final = Counter("sacbe_requests", "HTTP requests.", ("route", "status"), registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram("sacbe_request_seconds", "How long HTTP requests take.", ("route",), buckets=TIMES,
                                   registry=REGISTRY)
NOTIFICATIONS: Final = Counter("sacbe_notifications", "Mails and hooks: sent, failed, or too many.",
                               ("way", "result"), registry=REGISTRY)
INFO: Final = Info("sacbe", "The version of the program, and the form of its engine.", registry=REGISTRY)
DATABASE_UP: Final = Gauge("sacbe_database_up", "Whether the database answers: 1 or 0.", registry=REGISTRY)
MOVES: Final = Counter("sacbe_moves", "Decisions that were committed.", ("by",), registry=REGISTRY)
PERSON_MOVES: Final = MOVES.labels("person")
BOT_MOVES: Final = MOVES.labels("bot")
REFUSALS: Final = Counter("sacbe_refusals", "Messages that were refused.", ("key",), registry=REGISTRY)
ACK_SECONDS: Final = Histogram("sacbe_ack_seconds", "From a message to its acknowledgement.", buckets=SHORT,
                               registry=REGISTRY)
SOCKETS: Final = Gauge("sacbe_sockets", "Open sockets.", registry=REGISTRY)
TABLES: Final = Gauge("sacbe_tables", "Tables by phase.", ("phase",), registry=REGISTRY)
BOT_SECONDS: Final = Histogram("sacbe_bot_seconds", "How long bots think about a decision.", ("level",), buckets=LONG,
                               registry=REGISTRY)
BOT_WAIT: Final = Histogram("sacbe_bot_wait_seconds", "How long decisions of bots wait for a process.", ("level",),
                            buckets=WAITS, registry=REGISTRY)
BOTS_WAITING: Final = Gauge("sacbe_bots_waiting", "Decisions of bots that wait for a process.", registry=REGISTRY)
BATCH: Final = Histogram("sacbe_commits_per_batch", "How many jobs one transaction wrote.",
                         buckets=(1, 2, 5, 10, 20, 50, 100, 200), registry=REGISTRY)
COMMIT: Final = Histogram("sacbe_commit_seconds", "How long one transaction took.", buckets=SHORT, registry=REGISTRY)
LOOP_LAG: Final = Histogram("sacbe_loop_lag_seconds", "How late the event loop is, asked four times a second.",
                            buckets=SHORT, registry=REGISTRY)
QUEUE: Final = Gauge("sacbe_queue", "What waits: writes for the disk, news for other processes, texts to be read.",
                     ("of",), registry=REGISTRY)
TABLES_IN_MEMORY: Final = Gauge("sacbe_tables_in_memory", "Tables that this process has in memory.", registry=REGISTRY)
DELETED_TABLES: Final = Counter("sacbe_tables_deleted", "Old tables of guests that were deleted.", registry=REGISTRY)
ACK_BATCH_SIZE: Final = 256     # acknowledgements that are put into their buckets together
_acknowledged: Final[list[float]] = []
CONTENT_TYPE: Final = "text/plain; version=0.0.4"       # the framework adds the charset


def record_batch(jobs: int, seconds: float) -> None:
    """Record a transaction of the store: how many jobs it wrote, and how long it took."""
    BATCH.observe(jobs)
    COMMIT.observe(seconds)


def record_acknowledged(seconds: float) -> None:
    """Record after how many seconds a message was acknowledged; values are gathered, as this happens with each move."""
    _acknowledged.append(seconds)
    if len(_acknowledged) >= ACK_BATCH_SIZE:
        count_acknowledged()


def count_acknowledged() -> None:
    """Put the gathered acknowledgement times into their histogram."""
    for seconds in _acknowledged:
        ACK_SECONDS.observe(seconds)
    _acknowledged.clear()


def render_metrics(phases: Mapping[str, int] | None) -> bytes:
    """Return all metrics as text; `phases` counts the tables, which only the database knows: None if it is gone."""
    count_acknowledged()
    DATABASE_UP.set(phases is not None)
    TABLES.clear()                      # old counts would be wrong
    for phase, count in (phases or {}).items():
        TABLES.labels(phase).set(count)
    return generate_latest(REGISTRY)
