"""Puzzle files: YAML that is read as strictly as a lesson.  What is wrong is a problem with file, line and reason."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from sacbe import bots
from sacbe.kernel.definition.game_definition import Box
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import SEEDS
from sacbe.presentation.language import register
from sacbe.runtime.strict_yaml import Place, Reading, game_of, named, text_of
from sacbe.school.lessons.reading import box_of
from sacbe.school.puzzles.puzzle import FORBIDDEN, GRADES, Puzzle, PuzzleCheck, PuzzleLine, PuzzleSource, puzzle_kinds

KEYS: Final = ("kind", "grade", "rating", "seat", "source", "position", "moves", "rule", "solution", "lines", "check",
               "solved", "missed", "facts")
NEEDED: Final = ("kind", "grade", "rating", "seat", "source", "position", "solution", "lines", "check", "solved",
                 "missed")
LINE_KEYS: Final = ("moves", "value", "error", "points", "categories", "by")
CHECK_KEYS: Final = ("exact", "turns", "compared", "depth", "gap")
SOURCE_KEYS: Final = ("seed", "game", "answers", "bots")
MOST: Final = 1_000_000
MOST_RATING: Final = 4000


def load(path: Path, game: str = "", name: str = "") -> Puzzle:
    """The puzzle of a file; game and name are those of its folder and file if they are not given."""
    return read(text_of(path), str(path), game or game_of(path), name or path.stem)


def is_puzzle(path: Path) -> bool:
    """Does a file begin as puzzles do?  Lessons have no kind."""
    try:
        with path.open(encoding="utf-8") as file:
            return any(line.startswith("kind:") for line in file)
    except UnicodeDecodeError:
        return False


def read(text: str, file: str, game: str, name: str) -> Puzzle:
    """The puzzle that a text holds, checked in its form; `checking.check` plays it."""
    reading, box = Reading(file, text), box_of(file, game, name)
    data = reading.data
    reading.keys(data, (), KEYS, NEEDED)
    kind = word(reading, data["kind"], ("kind",), puzzle_kinds().get(box.name, ()))
    seat = word(reading, data["seat"], ("seat",), box.seats)
    if (kind == FORBIDDEN) != ("moves" in data and "rule" in data):
        raise reading.bad(("kind",), "puzzle-forbidden-fields")
    return Puzzle(
        game=box.name, name=name, file=file, lines_of_file=reading.lines, kind=kind, seat=seat,
        grade=reading.number(data["grade"], ("grade",), GRADES[0], GRADES[-1]),
        rating=reading.number(data["rating"], ("rating",), 0, MOST_RATING),
        source=source_of(reading, data["source"], box), position=position_of(reading, data["position"], box),
        solution=tuple(moves_of(reading, line, ("solution", at), box)
                       for at, line in enumerate(reading.rows(data["solution"], ("solution",)))),
        lines=tuple(line_of(reading, line, ("lines", at), box)
                    for at, line in enumerate(reading.rows(data["lines"], ("lines",)))),
        check=check_of(reading, data["check"]),
        solved=levels_of(reading, data["solved"], ("solved",)), missed=levels_of(reading, data["missed"], ("missed",)),
        moves=moves_of(reading, data["moves"], ("moves",), box) if "moves" in data else (),
        rule=rule_of(reading, data.get("rule", ""), box),
        facts={str(key): reading.number(one, ("facts", str(key)), -MOST, MOST)
               for key, one in reading.mapping(data.get("facts", {}), ("facts",)).items()})


# ---------------------------------------------------------------- parts

def word(reading: Reading, value: Any, place: Place, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise reading.bad(place, "scenario-word", field=named(place), value=str(value), allowed=", ".join(allowed))
    return str(value)


def moves_of(reading: Reading, value: Any, place: Place, box: Box) -> tuple[str, ...]:
    """Moves in notation; whether they are legal is found out by playing."""
    found = []
    for number, move in enumerate(reading.listed(value, place)):
        try:
            found.append(box.grammar.write(box.grammar.read(move)))
        except Problem as problem:
            raise reading.at((*place, number), problem) from None
    return tuple(found)


def decimal(reading: Reading, value: Any, place: Place) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not -MOST <= value <= MOST:
        raise reading.bad(place, "scenario-number", field=named(place), value=str(value), least=-MOST, most=MOST)
    return float(value)


def line_of(reading: Reading, row: Any, place: Place, box: Box) -> PuzzleLine:
    reading.keys(row, place, LINE_KEYS, ("moves", "value"))
    categories = reading.mapping(row.get("categories", {}), (*place, "categories"))
    return PuzzleLine(
        moves_of(reading, row["moves"], (*place, "moves"), box), decimal(reading, row["value"], (*place, "value")),
        decimal(reading, row.get("error", 0.0), (*place, "error")),
        decimal(reading, row["points"], (*place, "points")) if "points" in row else None,
        {str(key): decimal(reading, one, (*place, "categories", str(key))) for key, one in categories.items()},
        word(reading, row.get("by", ""), (*place, "by"), ("", "quick")))


def check_of(reading: Reading, row: Any) -> PuzzleCheck:
    place: Place = ("check",)
    reading.keys(row, place, CHECK_KEYS, CHECK_KEYS)
    if not isinstance(row["exact"], bool):
        raise reading.bad((*place, "exact"), "scenario-word", field="check.exact", value=str(row["exact"]),
                          allowed="true, false")
    turns, compared, depth = [reading.number(row[key], (*place, key), 0, MOST) for key in CHECK_KEYS[1:4]]
    return PuzzleCheck(row["exact"], turns, compared, depth, decimal(reading, row["gap"], (*place, "gap")))


def source_of(reading: Reading, row: Any, box: Box) -> PuzzleSource:
    place: Place = ("source",)
    reading.keys(row, place, SOURCE_KEYS, SOURCE_KEYS)
    try:
        bots.shipped(str(row["bots"]), box)
    except Problem as problem:
        raise reading.at((*place, "bots"), problem) from None
    return PuzzleSource(reading.number(row["seed"], (*place, "seed"), 0, SEEDS - 1),
                        reading.number(row["game"], (*place, "game"), 0, MOST),
                        reading.number(row["answers"], (*place, "answers"), 0, MOST), str(row["bots"]))


def levels_of(reading: Reading, value: Any, place: Place) -> tuple[str, ...]:
    """Levels of bots; there may be none."""
    if value == []:
        return ()
    return tuple(word(reading, one, (*place, at), bots.LEVELS) for at, one in enumerate(reading.listed(value, place)))


def rule_of(reading: Reading, value: Any, box: Box) -> str:
    if value and value not in {rule.id for rule in register.rules(box.name)}:
        raise reading.bad(("rule",), "lesson-no-rule", rule=str(value))
    return str(value)


def position_of(reading: Reading, value: Any, box: Box) -> Mapping[str, Any]:
    """A snapshot as text; what stands in it is read when it is played, its form is checked here."""
    place: Place = ("position",)
    try:
        data = msgspec.json.decode(value)
    except (msgspec.DecodeError, TypeError, RecursionError):
        raise reading.bad(place, "puzzle-position") from None
    try:
        box.restore(data)
    except Problem as problem:
        raise reading.at(place, problem) from None
    return data if isinstance(data, dict) else {}
