"""A file with settings, which the server can read again while it runs: lines such as SACBE_LOG_LEVEL=debug.

The form is that of the environment files of systemd: comments begin with # or ;, and a value may stand in quotes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

from sacbe.kernel.errors import Problem

SETTINGS_FILE: Final = "SACBE_SETTINGS_FILE"        # the variable that names the file
COMMENT: Final = ("#", ";")
QUOTES: Final = ("'", '"')


def with_settings_file(variables: Mapping[str, str], known: Collection[str]) -> Mapping[str, str]:
    """Return the variables, with those of the file that they name added; what the environment sets itself stays."""
    file = variables.get(SETTINGS_FILE, "")
    if not file:
        return variables
    given = {name: value for name, value in variables.items() if value}     # an empty one is one that is not set
    return {**parse_settings(Path(file).read_bytes(), file, known), **given}


def parse_settings(content: bytes, file: str, known: Collection[str]) -> dict[str, str]:
    """Read the lines of a settings file; a `Problem` names the line that is none, or whose name nobody knows.

    >>> parse_settings(b"# for tests\\n SACBE_PORT = '9000' \\n", "x.env", ["SACBE_PORT"])
    {'SACBE_PORT': '9000'}
    """
    found: dict[str, str] = {}
    for number, raw in enumerate(content.split(b"\n"), start=1):
        line = raw.decode("utf-8", "replace").strip()
        if not line or line.startswith(COMMENT):
            continue
        name, sign, value = line.partition("=")
        name, value = name.strip(), value.strip()
        if not sign or name not in known or name in found:
            raise Problem("settings-line", file=file, line=number, name=name[:60])
        is_quoted = len(value) > 1 and value[0] == value[-1] and value[0] in QUOTES
        found[name] = value[1:-1] if is_quoted else value
    return found
