"""The figures of a box for everyone who draws it: the component file of a game, with the changes of a table made.

What ships with the game and what a table has changed stands in its header for everybody, so nothing here is a secret.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import MediaType, Response, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter
from msgspec import json as encoding

from sacbe import games
from sacbe.games import editions
from sacbe.kernel.box import VARIANT
from sacbe.kernel.record import one_line
from sacbe.server.web.access import TableId, Tables_
from sacbe.server.web.problems import errors

Game = Annotated[str, PathParameter(max_length=60, description="the name of a game, or the prefix of its rules")]
FOUND: Final = {200: ResponseSpec(dict[str, Any], description="Found.", generate_examples=False), **errors(404)}


@lru_cache(maxsize=32)
def encoded(game: str, version: int | None, changes: str) -> bytes:
    """The components of a game with changes, nested as the file is; keys that are numbers there become text."""
    shipped = editions.printed(game, editions.of_version(game, version).then)
    own = json.loads(changes)
    return encoding.encode({**editions.apply(shipped, own), **({VARIANT: own[VARIANT]} if VARIANT in own else {})})


def answer(game: str, version: int | None, changes: Mapping[str, Any]) -> Response[bytes]:
    return Response(encoded(game, version, one_line(changes)), media_type=MediaType.JSON)


@get("/games/{game:str}/components", sync_to_thread=True, responses=FOUND, operation_id="game_components")
def game_components(game: Game) -> Response[bytes]:
    """The figures of a game's box as they ship: its component file, which may be empty."""
    return answer(games.find(game), None, {})


@get("/tables/{id:str}/components", responses=FOUND, operation_id="table_components")
async def table_components(id: TableId, tables: Tables_) -> Response[bytes]:
    """The figures of the box that is played with at a table, its own changes made."""
    async with tables.table(id) as live:
        row = live.row
    return answer(row.game, row.rules, row.components)


ROUTES: Final = (
    Router("/api", route_handlers=[game_components], tags=["games"]),
    Router("/api", route_handlers=[table_components], tags=["tables"]),
)
