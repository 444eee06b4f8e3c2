"""Reads the settings again while the server runs, and applies those that can change under way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import structlog
from msgspec.structs import replace

from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.server.observability import logs
from sacbe.server.security.middleware import SecurityMiddleware
from sacbe.server.settings import Settings, variable_of

LOG: Final = structlog.get_logger("sacbe.run")
LOG_FIELDS: Final = ("log_format", "log_level")
CHANGEABLE: Final = (*LOG_FIELDS, "log_requests", "metrics_public", "metrics_token", "requests_per_minute",
                     "max_sockets_per_address")

Reread = Callable[[], Settings]


class SettingsReloader:
    """Knows the settings as they were read last; without `reread` there is nowhere to read them again."""

    def __init__(self, settings: Settings, reread: Reread | None, guard: SecurityMiddleware) -> None:
        self.settings = settings
        self.reread: Final = reread
        self.guard: Final = guard

    def reload(self) -> None:
        """Read the settings again.  If one of them is wrong nothing changes; what needs a restart is named."""
        try:
            fresh = self.settings if self.reread is None else self.reread()
        except (Problem, OSError) as error:
            with words.use_language("en"):
                LOG.error("settings not read again", reason=str(error))
            return
        changed = [name for name in Settings.__struct_fields__
                   if getattr(fresh, name) != getattr(self.settings, name)]
        applied = {name: getattr(fresh, name) for name in changed if name in CHANGEABLE}
        self.settings = replace(self.settings, **applied)
        self.guard.apply_settings(replace(self.guard.settings, **applied))
        if any(name in applied for name in LOG_FIELDS):
            logs.configure_logging(self.settings.log_format, self.settings.log_level)
        LOG.info("settings read again", changed=[variable_of(name) for name in applied])
        left = [variable_of(name) for name in changed if name not in applied]
        if left:
            LOG.warning("settings need a restart", settings=left)
