"""What the tests of the server share: databases of both kinds, tables, an application behind the guard, steady dice."""

from __future__ import annotations

from support.server.postgres import *  # noqa: F403
from support.server.steady import *  # noqa: F403
from support.server.strangers import *  # noqa: F403
from support.server.tables import *  # noqa: F403
