"""What the tests of the server share: databases of both kinds, tables, and an application behind the guard."""

from __future__ import annotations

from server.postgres import *  # noqa: F403
from server.strangers import *  # noqa: F403
from server.tables import *  # noqa: F403
