"""The shapes of a game's data as an OpenAPI document: its views, the data of its questions, its events, effects.

The types of the page are made from these documents; `sacbe schema FILE --shapes FOLDER` writes them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from sacbe.kernel.core.notation import EventType, Names
from sacbe.kernel.definition.effects import AnyEffect
from sacbe.kernel.definition.game_definition import GameDefinition

REFERENCE: Final = "#/components/schemas/{name}"
MOST_VALUES: Final = 40             # of a field; more are only called a text
FORCED_EVENT_TAG: Final = "forced"  # the kernel's own event: a move that was the only one


def event_type(kind: EventType) -> type[Struct]:
    """The struct of an event: its name as the tag, names where a field has names, else numbers."""
    fields: list[tuple[str, Any]] = [(attribute_name(field), value_type(names)) for field, names in kind.fields]
    back = {attribute_name(field): field for field, _ in kind.fields}
    title = "".join(part.capitalize() for part in kind.name.split("-"))
    return msgspec.defstruct(f"{title}Event", fields, tag_field="event", tag=kind.name, rename=back)


def attribute_name(field: str) -> str:
    """A name that Python can have for a field such as `from`."""
    return field.replace("-", "_") + "_"


def value_type(names: Names | None) -> Any:
    """The type of the values of a field."""
    if names is None:
        return int
    values = list(dict.fromkeys(names.values() if isinstance(names, Mapping) else names))
    if not all(isinstance(value, str) for value in values):
        return int | str
    return Literal[tuple(values)] if len(values) <= MOST_VALUES else str


def events_type(definition: GameDefinition) -> Any:
    """All events of a game as one union."""
    forced = msgspec.defstruct("ForcedEvent", [("seat", str), ("move", str)], tag_field="event", tag=FORCED_EVENT_TAG)
    kinds = (*[event_type(kind) for kind in definition.events.values()], forced)
    return reduce(or_, kinds)


def build_document(definition: GameDefinition) -> dict[str, Any]:
    """Make the OpenAPI document with the shapes of one game."""
    presenter = definition.presenter()
    facts = list(dict.fromkeys(presenter.facts_types.values()))
    roots: list[Any] = [*([presenter.view_type] if presenter.view_type is not None else []), *facts]
    found, components = msgspec.json.schema_components([*roots, AnyEffect, events_type(definition)],
                                                       ref_template=REFERENCE)
    named = dict(zip(["View"] if presenter.view_type is not None else [], found[:1]))
    by_prompt = {prompt: found[roots.index(kind)] for prompt, kind in presenter.facts_types.items()}
    schemas = {**named, **components, "Effect": found[-2], "Event": found[-1], "FactsByPrompt": {
        "type": "object", "properties": by_prompt, "required": list(by_prompt)}}
    ordered = {name: schemas[name] for name in sorted(schemas) if schemas[name] != schema_reference(name)}
    return {"openapi": "3.1.0", "info": {"title": f"Shapes of {definition.name}", "version": str(definition.version)},
            "paths": {},
            "components": {"schemas": ordered}}


def schema_reference(name: str) -> dict[str, str]:
    """A reference to the schema of this name."""
    return {"$ref": REFERENCE.format(name=name)}


def document_text(definition: GameDefinition) -> str:
    """The document of a game as the text of its file."""
    return json.dumps(build_document(definition), indent=1, ensure_ascii=False) + "\n"
