"""The component file of a game as an HTTP answer: the values of the box, with the changes of a table applied."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from litestar import MediaType, Response
from msgspec import json as encoding

from sacbe.games.components import editions
from sacbe.kernel.definition.game_definition import VARIANT
from sacbe.kernel.play.record import dump_changes


@lru_cache(maxsize=32)
def encode_components(game: str, version: int | None, changes: str) -> bytes:
    """Encode the components of a game with these changes as JSON; numeric keys become text."""
    shipped = editions.read_printed(game, editions.load_version(game, version).legacy)
    own = json.loads(changes)
    return encoding.encode({**editions.apply(shipped, own), **({VARIANT: own[VARIANT]} if VARIANT in own else {})})


def answer(game: str, version: int | None, changes: Mapping[str, Any]) -> Response[bytes]:
    return Response(encode_components(game, version, dump_changes(changes)), media_type=MediaType.JSON)
