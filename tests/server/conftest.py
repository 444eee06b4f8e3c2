"""What the tests of the server share: databases of both kinds, tables, an application behind the guard, steady dice."""

from __future__ import annotations

from server.postgres import *  # noqa: F403
from server.steady import *  # noqa: F403
from server.strangers import *  # noqa: F403
from server.tables import *  # noqa: F403
