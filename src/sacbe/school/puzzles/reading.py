"""Reads puzzle files: YAML, as strictly as lessons. What is wrong is a problem with file, line and reason."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from sacbe import bots
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import SEED_LIMIT
from sacbe.presentation.language import register
from sacbe.runtime.strict_yaml import Place, YamlReader, game_of_file, place_name, read_text_file
from sacbe.school.lessons.reading import read_game
from sacbe.school.puzzles.puzzle import FORBIDDEN, GRADES, Puzzle, PuzzleCheck, PuzzleLine, PuzzleSource, puzzle_kinds

KEYS: Final = ("kind", "grade", "rating", "seat", "source", "position", "moves", "rule", "solution", "lines", "check",
               "solved", "missed", "facts")
REQUIRED_KEYS: Final = ("kind", "grade", "rating", "seat", "source", "position", "solution", "lines", "check", "solved",
                        "missed")
LINE_KEYS: Final = ("moves", "value", "error", "points", "categories", "by")
CHECK_KEYS: Final = ("exact", "turns", "compared", "depth", "gap")
SOURCE_KEYS: Final = ("seed", "game", "answers", "bots")
MOST: Final = 1_000_000
MOST_RATING: Final = 4000


def load(path: Path, game: str = "", name: str = "") -> Puzzle:
    """Load the puzzle of a file; game and name are those of its folder and file if they are not given."""
    return read(read_text_file(path), str(path), game or game_of_file(path), name or path.stem)


def is_puzzle(path: Path) -> bool:
    """Does a file begin as puzzles do?  Lessons have no kind."""
    try:
        with path.open(encoding="utf-8") as file:
            return any(line.startswith("kind:") for line in file)
    except UnicodeDecodeError:
        return False


def read(text: str, file: str, game: str, name: str) -> Puzzle:
    """Read a puzzle from its text, and check its form; `checking.check` plays it."""
    reading, definition = YamlReader(file, text), read_game(file, game, name)
    data = reading.data
    reading.check_keys(data, (), KEYS, REQUIRED_KEYS)
    kind = read_word(reading, data["kind"], ("kind",), puzzle_kinds().get(definition.name, ()))
    seat = read_word(reading, data["seat"], ("seat",), definition.seats)
    if (kind == FORBIDDEN) != ("moves" in data and "rule" in data):
        raise reading.problem_at(("kind",), "puzzle-forbidden-fields")
    return Puzzle(
        game=definition.name, name=name, file=file, lines_of_file=reading.lines, kind=kind, seat=seat,
        grade=reading.read_number(data["grade"], ("grade",), GRADES[0], GRADES[-1]),
        rating=reading.read_number(data["rating"], ("rating",), 0, MOST_RATING),
        source=read_source(reading, data["source"], definition),
        position=read_position(reading, data["position"], definition),
        solution=tuple(read_moves(reading, line, ("solution", at), definition)
                       for at, line in enumerate(reading.read_rows(data["solution"], ("solution",)))),
        lines=tuple(read_line(reading, line, ("lines", at), definition)
                    for at, line in enumerate(reading.read_rows(data["lines"], ("lines",)))),
        check=read_check(reading, data["check"]),
        solved=read_levels(reading, data["solved"], ("solved",)),
        missed=read_levels(reading, data["missed"], ("missed",)),
        moves=read_moves(reading, data["moves"], ("moves",), definition) if "moves" in data else (),
        rule=read_rule(reading, data.get("rule", ""), definition),
        facts={str(key): reading.read_number(one, ("facts", str(key)), -MOST, MOST)
               for key, one in reading.read_mapping(data.get("facts", {}), ("facts",)).items()})


# ---------------------------------------------------------------- parts

def read_word(reading: YamlReader, value: Any, place: Place, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise reading.problem_at(place, "scenario-word", field=place_name(place), value=str(value),
                                 allowed=", ".join(allowed))
    return str(value)


def read_moves(reading: YamlReader, value: Any, place: Place, definition: GameDefinition) -> tuple[str, ...]:
    """Read moves in notation; whether they are legal shows when they are played."""
    found = []
    for number, move in enumerate(reading.read_words(value, place)):
        try:
            found.append(definition.grammar.write(definition.grammar.read(move)))
        except Problem as problem:
            raise reading.problem_with_reason((*place, number), problem) from None
    return tuple(found)


def read_decimal(reading: YamlReader, value: Any, place: Place) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not -MOST <= value <= MOST:
        raise reading.problem_at(place, "scenario-number", field=place_name(place), value=str(value), least=-MOST,
                                 most=MOST)
    return float(value)


def read_line(reading: YamlReader, row: Any, place: Place, definition: GameDefinition) -> PuzzleLine:
    reading.check_keys(row, place, LINE_KEYS, ("moves", "value"))
    categories = reading.read_mapping(row.get("categories", {}), (*place, "categories"))
    return PuzzleLine(
        read_moves(reading, row["moves"], (*place, "moves"), definition),
        read_decimal(reading, row["value"], (*place, "value")),
        read_decimal(reading, row.get("error", 0.0), (*place, "error")),
        read_decimal(reading, row["points"], (*place, "points")) if "points" in row else None,
        {str(key): read_decimal(reading, one, (*place, "categories", str(key))) for key, one in categories.items()},
        read_word(reading, row.get("by", ""), (*place, "by"), ("", "quick")))


def read_check(reading: YamlReader, row: Any) -> PuzzleCheck:
    place: Place = ("check",)
    reading.check_keys(row, place, CHECK_KEYS, CHECK_KEYS)
    if not isinstance(row["exact"], bool):
        raise reading.problem_at((*place, "exact"), "scenario-word", field="check.exact", value=str(row["exact"]),
                                 allowed="true, false")
    turns, compared, depth = [reading.read_number(row[key], (*place, key), 0, MOST) for key in CHECK_KEYS[1:4]]
    return PuzzleCheck(row["exact"], turns, compared, depth, read_decimal(reading, row["gap"], (*place, "gap")))


def read_source(reading: YamlReader, row: Any, definition: GameDefinition) -> PuzzleSource:
    place: Place = ("source",)
    reading.check_keys(row, place, SOURCE_KEYS, SOURCE_KEYS)
    try:
        bots.parse_untrusted_name(str(row["bots"]), definition)
    except Problem as problem:
        raise reading.problem_with_reason((*place, "bots"), problem) from None
    return PuzzleSource(reading.read_number(row["seed"], (*place, "seed"), 0, SEED_LIMIT - 1),
                        reading.read_number(row["game"], (*place, "game"), 0, MOST),
                        reading.read_number(row["answers"], (*place, "answers"), 0, MOST), str(row["bots"]))


def read_levels(reading: YamlReader, value: Any, place: Place) -> tuple[str, ...]:
    """Read levels of bots; there may be none."""
    if value == []:
        return ()
    return tuple(read_word(reading, one, (*place, at), bots.LEVELS) for at,
                 one in enumerate(reading.read_words(value, place)))


def read_rule(reading: YamlReader, value: Any, definition: GameDefinition) -> str:
    if value and value not in {rule.id for rule in register.rules_of_game(definition.name)}:
        raise reading.problem_at(("rule",), "lesson-no-rule", rule=str(value))
    return str(value)


def read_position(reading: YamlReader, value: Any, definition: GameDefinition) -> Mapping[str, Any]:
    """Read a snapshot, and check its form; what it holds is read when it is played."""
    place: Place = ("position",)
    try:
        data = msgspec.json.decode(value)
    except (msgspec.DecodeError, TypeError, RecursionError):
        raise reading.problem_at(place, "puzzle-position") from None
    try:
        definition.restore(data)
    except Problem as problem:
        raise reading.problem_with_reason(place, problem) from None
    return data if isinstance(data, dict) else {}
