"""The component file of a game, with the changes of a table applied, for everyone who draws it.

What ships with the game is public, and a table shows its changes in its header, so nothing here is a secret.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from sacbe import games
from sacbe.games.components import editions
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.server.access.components import answer
from sacbe.server.access.dependencies import Access_, AnyRequest, TableId
from sacbe.server.api.errors import error_responses
from sacbe.server.security.body import RECORD_BODY
from sacbe.server.strangers.dependencies import Strangers_

Game = Annotated[str, PathParameter(max_length=60, description="the name of a game, or the prefix of its rules")]
FOUND_RESPONSES: Final = {200: ResponseSpec(dict[str, Any], description="Found.", generate_examples=False),
                          **error_responses(404)}


@get("/games/{game:str}/components", sync_to_thread=True, responses=FOUND_RESPONSES, operation_id="game_components")
def game_components(game: Game) -> Response[bytes]:
    """The figures of a game's box as they ship: its component file, which may be empty."""
    return answer(games.find(game), None, {})


@get("/tables/{id:str}/components", responses=FOUND_RESPONSES, operation_id="table_components")
async def table_components(id: TableId, access: Access_) -> Response[bytes]:
    """The figures of the box that is played with at a table, its own changes made."""
    async with access.read_table(id, None) as (table, _):
        row = table.row
    return answer(row.game, row.rules, row.components)


# ---------------------------------------------------------------- what differs from the box

class ValueChanged(Struct):
    """A changed value by its path in the component file: what ships with the game, and what is played with."""

    path: str
    was: Any
    now: Any


class BoxChanges(Struct):
    """The values that a table changes from the box, and the name of the variant, if it is one."""

    variant: str
    changes: list[ValueChanged]


class ComponentsText(Struct, forbid_unknown_fields=True):
    """A file of components or a variant, as YAML or JSON; problems refer to it as `file`."""

    text: Annotated[str, Meta(max_length=200_000)]
    file: Annotated[str, Meta(max_length=80)] = editions.CUSTOM


class ComponentsRead(BoxChanges):
    """The changes that a file makes; `components` is what a new table takes."""

    components: dict[str, Any]


def changes_of(definition: GameDefinition) -> list[ValueChanged]:
    return [ValueChanged(*change) for change in editions.list_changes(definition)]


def read(game: str, text: str, file: str) -> ComponentsRead:
    """Parse and check a stranger's component file."""
    own = editions.parse_changes(game, text, file)
    try:
        definition = editions.rebuild(game, editions.CUSTOM, own)
    except Problem as problem:
        raise editions.locate_problem(text, file, problem) from None
    return ComponentsRead(definition.variant, changes_of(definition), dict(definition.components))


@get("/tables/{id:str}/changes", responses=error_responses(404), operation_id="table_changes")
async def table_changes(id: TableId, access: Access_) -> BoxChanges:
    """What a table has otherwise than the box, value by value."""
    async with access.read_table(id, None) as (table, _):
        return BoxChanges(table.definition.variant, changes_of(table.definition))


@post("/games/{game:str}/changes", responses=error_responses(404, 413), operation_id="read_components", status_code=200,
      request_max_body_size=RECORD_BODY)
async def read_components(request: AnyRequest, game: Game, data: JSONBody[ComponentsText], access: Access_,
                          strangers: Strangers_) -> ComponentsRead:
    """Read a file of components or a variant for a table that is planned, and say what it changes."""
    return await strangers.run(access.owner(request), read, games.find(game), data.text, data.file)


ROUTES: Final = (
    Router("/api", route_handlers=[game_components, read_components], tags=["games"]),
    Router("/api", route_handlers=[table_components, table_changes], tags=["tables"]),
)
