"""In which line of a component file a value stands."""

from __future__ import annotations

from typing import Final

import yaml

from sacbe.games.components.origins import NAMES
from sacbe.kernel.play import bounded_yaml

DEEPEST: Final = 12


def find_line(text: str, path: str) -> int:
    """Return the line of a value by its path, or of the nearest part around it that is in the text; 0 if none is.

    >>> find_line("supply:\\n  skulls: 9\\nbuildings.B101.cost.wood: 2", "supply.skulls")
    2
    >>> find_line("heroes:\\n- {number: 5,\\n   upkeep: 2}", "heroes.5.upkeep")
    3
    >>> find_line("supply: {skulls: 9}", "market")
    0
    """
    try:
        return _line(bounded_yaml.compose(text), path, 0)
    except bounded_yaml.BadYaml:
        return 0


def _line(node: yaml.Node | None, path: str, depth: int) -> int:
    """Return the line of a path inside a node; a key of the file may be several parts of it."""
    if depth > DEEPEST or not path:
        return 0
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            name = str(key.value)
            if path == name or path.startswith(f"{name}."):
                return _line(value, path[len(name) + 1:], depth + 1) or int(key.start_mark.line) + 1
    elif isinstance(node, yaml.SequenceNode):
        for at, item in enumerate(node.value):
            name = _name(item, at)
            if path == name or path.startswith(f"{name}."):
                return _line(item, path[len(name) + 1:], depth + 1) or int(item.start_mark.line) + 1
    return 0


def _name(item: yaml.Node, at: int) -> str:
    """Return what an item of a list is called in a path."""
    if isinstance(item, yaml.MappingNode):
        keys = {str(key.value): str(value.value) for key, value in item.value}
        for name in NAMES:
            if name in keys:
                return keys[name]
    return str(at + 1)
