"""The page on Python is right: its examples run as they stand, and give what the comments beside them say."""

from __future__ import annotations

import ast
import copy
import pickle
import re
from pathlib import Path
from typing import Any, Final

import pytest

pytestmark = pytest.mark.once

PAGE: Final = Path(__file__).parents[2] / "docs" / "develop" / "python.md"
BLOCKS: Final = re.findall(r"^```python\n(?!>>>)(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
COMPONENTS: Final = "favor_track: {steps_above_start: 7}\n"     # what the page calls mine.yaml


def read_value(comment: str) -> Any:
    """Return the value that a comment begins with, before words that explain it; None if it begins with words."""
    for end in [at for at, sign in enumerate(comment) if sign == ":"] + [len(comment)]:
        try:
            return ast.literal_eval(comment[:end].strip())
        except (SyntaxError, ValueError):
            continue
    return None


def run_line(line: str, names: dict[str, Any]) -> bool:
    """Run one line of an example; return whether its comment gave a value to compare with."""
    code, _, comment = line.partition("  #")
    try:
        parsed = compile(code.rpartition(";")[2].strip(), "python.md", "eval")
    except SyntaxError:
        exec(line, names)
        return False
    exec(code.rpartition(";")[0], names)
    value, expected = eval(parsed, names), read_value(comment.strip())
    if isinstance(expected, list) and expected[-1:] == [...]:
        value, expected = value[:len(expected) - 1], expected[:-1]
    if expected is not None:
        assert value == expected, line
    return expected is not None


def test_the_examples_run_and_give_what_they_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.yaml").write_text(COMPONENTS, encoding="utf-8")
    names: dict[str, Any] = {"copy": copy, "pickle": pickle}
    compared = sum(run_line(line, names) for block in BLOCKS for line in block.splitlines() if line.strip())
    assert len(BLOCKS) == 5 and compared >= 8
