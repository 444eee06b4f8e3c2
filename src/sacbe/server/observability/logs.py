"""Structured logs on standard error: one line an event, JSON for programs, columns for people, and no secrets."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog
from structlog.typing import Processor

SECRET_FIELDS: Final = ("password", "token", "secret", "authorization", "cookie")
LOUD: Final = ("httpx", "httpcore", "alembic", "sqlalchemy.engine")     # speak only when something is wrong


def hide_secrets(logger: object, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace values that must not be logged, if they were passed by mistake.

    >>> hide_secrets(None, "info", {"event": "x", "seat_token": "abc"})
    {'event': 'x', 'seat_token': '***'}
    """
    for name in event:
        if any(word in name.lower() for word in SECRET_FIELDS):
            event[name] = "***"
    return event


def configure_logging(form: str = "auto", level: str = "info") -> None:
    """Send our own logs and those of the libraries through one formatter."""
    as_json = form == "json" or (form == "auto" and not sys.stderr.isatty())
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    if as_json:
        shared.append(structlog.processors.format_exc_info)
    last: Processor = structlog.processors.JSONRenderer(ensure_ascii=False) if as_json else (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in LOUD:
        logging.getLogger(name).setLevel(logging.WARNING)
