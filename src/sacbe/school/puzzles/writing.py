"""A puzzle as the text of its file: always the same text for the same puzzle."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from sacbe.school.puzzles.puzzle import Puzzle, PuzzleLine

DIGITS: Final = 4
WIDTH: Final = 1_000_000        # a position is one line, whatever its length


def name_of(kind: str, position: Any) -> str:
    """Return the name of a puzzle: its kind, and a hash that tells its position from others."""
    digest = hashlib.sha256(msgspec.json.encode(position, order="sorted")).hexdigest()
    return f"{kind}-{digest[:6]}"


def text_of(puzzle: Puzzle) -> str:
    data: dict[str, Any] = {
        "kind": puzzle.kind, "grade": puzzle.grade, "rating": puzzle.rating, "seat": puzzle.seat,
        "source": {"seed": puzzle.source.seed, "game": puzzle.source.game, "answers": puzzle.source.answers,
                   "bots": puzzle.source.bots},
        "solution": [list(line) for line in puzzle.solution],
        "lines": [line_data(line) for line in puzzle.lines],
        "check": {"exact": puzzle.check.exact, "turns": puzzle.check.turns, "compared": puzzle.check.compared,
                  "depth": puzzle.check.depth, "gap": round_value(puzzle.check.gap)},
        "solved": list(puzzle.solved), "missed": list(puzzle.missed)}
    if puzzle.moves:
        data |= {"moves": list(puzzle.moves), "rule": puzzle.rule}
    if puzzle.facts:
        data["facts"] = dict(puzzle.facts)
    data["position"] = msgspec.json.encode(puzzle.position, order="sorted").decode()
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=WIDTH, default_flow_style=None)


def line_data(line: PuzzleLine) -> dict[str, Any]:
    found: dict[str, Any] = {"moves": list(line.moves), "value": round_value(line.value)}
    if line.error:
        found["error"] = round_value(line.error)
    if line.points is not None:
        found["points"] = round_value(line.points)
    if line.categories:
        found["categories"] = {name: round_value(points) for name, points in line.categories.items()}
    if line.by:
        found["by"] = line.by
    return found


def round_value(number: float) -> float:
    return round(number, DIGITS)


def write_puzzle(puzzle: Puzzle, folder: Path) -> Path:
    """Write a puzzle to the folder of its game, whole or not at all."""
    place = folder / puzzle.game
    place.mkdir(parents=True, exist_ok=True)
    file = place / f"{puzzle.name}.yaml"
    part = place / f".{puzzle.name}.part"
    part.write_text(text_of(puzzle), encoding="utf-8")
    part.replace(file)
    return file
