"""The reader of a request (seat, language, wanted words), and the thing of the board that it asks about."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import QueryParameter

from sacbe.kernel.definition.effects import Thing
from sacbe.presentation.language.words import current_language as spoken_language
from sacbe.server.views.table_view import PARTS, Part, TableReader

THING: Final = r"^[a-z-]+:[A-Za-z0-9_-]+$"
ThingParameter = Annotated[str, QueryParameter(pattern=THING, max_length=80,
                                               description="kind and id of a thing: place:V1")]


def thing_of(text: str) -> Thing:
    """Parse a thing as a client names it, `kind:id`."""
    kind, _, id = text.partition(":")
    return Thing(kind, id)


def reader_at(seat: int | None, lean: bool = False, parts: list[Part] | None = None) -> TableReader:
    """Build the reader of a request: the caller's seat, the language, and the words that are wanted."""
    return TableReader(seat, spoken_language(), lean, frozenset(PARTS if parts is None else parts))
