"""Records over HTTP: download, upload and continue, check."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody

from sacbe.server.access.dependencies import (
    Access_,
    AnyRequest,
    Lobby_,
    Repeat,
    Settings_,
    TableId,
    derive_idempotency_key,
    limit_new_tables,
)
from sacbe.server.access.table_rendering import render_opened_table
from sacbe.server.access.table_schemas import Checked, Dice, RecordText, TableOpened, Upload
from sacbe.server.api.errors import error_responses
from sacbe.server.security.body import RECORD_BODY
from sacbe.server.security.headers import bearer_token
from sacbe.server.strangers.dependencies import Strangers_
from sacbe.server.strangers.records import read_record
from sacbe.server.tables.core.new_game import commitment_of
from sacbe.server.tables.lobby import export_record


@get("/tables/{id:str}/record", responses=error_responses(404), operation_id="table_record", media_type=MediaType.TEXT)
async def table_record(request: AnyRequest, id: TableId, access: Access_) -> Response[str]:
    """The record of a finished game; while it runs it would tell every secret.  Watchers get it as late as they see."""
    async with access.read_table(id, bearer_token(request.scope)) as (table, _):
        text = export_record(table)
    return Response(text, media_type=MediaType.TEXT,
                    headers={"Content-Disposition": f'attachment; filename="{id}.sacbe"'})


@get("/tables/{id:str}/dice", responses=error_responses(404), operation_id="table_dice")
async def table_dice(request: AnyRequest, id: TableId, access: Access_) -> Dice:
    """The hash of the dice, published before the first is rolled, and after the game, as one sees it, their secret."""
    async with access.read_table(id, bearer_token(request.scope)) as (table, _):
        over = table.phase == "over" and table.row.base is None
        return Dice(commitment_of(table.row), table.row.secret.hex() if over else None)


@post("/records", responses=error_responses(409, 413), operation_id="upload_record", request_max_body_size=RECORD_BODY,
      guards=[limit_new_tables])
async def upload_record(request: AnyRequest, data: JSONBody[Upload], lobby: Lobby_, access: Access_,
                        settings: Settings_, repeat: Repeat = None) -> TableOpened:
    """A record as a new table: an unfinished one is played on, any one from the answer that is named."""
    key = derive_idempotency_key(repeat, "upload")
    same = await lobby.find_opened(key, len(data.table.seats))
    if same is not None:
        return render_opened_table(settings, same)
    owner = access.count_new_table(request)
    account = await access.account(bearer_token(request.scope))
    return render_opened_table(settings, await lobby.upload(data.record, data.table, account, data.at, key, owner))


@post("/records/check", responses=error_responses(413), operation_id="check_record", request_max_body_size=RECORD_BODY,
      status_code=200)
async def check_record(request: AnyRequest, data: JSONBody[RecordText], access: Access_,
                       strangers: Strangers_) -> Checked:
    """Play a record again line by line, and check its dice against the hash that was published."""
    found = await strangers.run(access.owner(request), read_record, data.record)
    return Checked(found.game, found.players, len(found.choices), found.is_over, found.commitment,
                   found.is_over and found.commitment is not None, found.winners, found.variant, found.changes)


ROUTES: Final = (
    Router("/api", route_handlers=[table_record, table_dice, upload_record, check_record], tags=["records"]),
)
