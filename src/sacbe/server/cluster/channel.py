"""What the two channels between processes share: the message after a break, limits, and retry delays."""

from __future__ import annotations

from typing import Final

import structlog

RESYNC: Final = b""             # the payload after a break: anything may have happened
PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 5.0)       # seconds between attempts to connect; the last again and again
MOST_BYTES: Final = 7_900                       # of a message; PostgreSQL takes fewer than 8,000
MOST_WAITING: Final = 10_000                    # messages for a connection that is away; after more, all must look
QUIET: Final = 1.0                              # seconds without an attempt to send after one has failed
LOG: Final = structlog.get_logger("sacbe.hub")


def retry_delay(failures: int) -> float:
    """Return how many seconds to wait after this many failures."""
    return PAUSES[min(failures, len(PAUSES)) - 1]
