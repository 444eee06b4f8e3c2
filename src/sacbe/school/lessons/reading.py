"""Lesson files: YAML that is read strictly.  What is wrong is a problem with the file, the line and the reason."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sacbe import bots, games
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import scenario
from sacbe.kernel.play.game import SEED_LIMIT
from sacbe.presentation.language import register
from sacbe.runtime.strict_yaml import FileProblem, Place, Text, YamlReader, game_of_file, read_text_file
from sacbe.school.lessons.lesson import Lesson, LessonStep

KEYS: Final = ("order", "minutes", "title", "aim", "rules", "players", "seat", "options", "given", "seed", "bots",
               "steps")
STEP_KEYS: Final = ("title", "say", "show", "accept", "until", "about", "instead", "refused", "then", "given")
REQUIRED_KEYS: Final = ("order", "minutes", "title", "aim", "rules", "steps")
STEP_NEEDED: Final = ("title", "say")
MOST: Final = {"title": 60, "aim": 160, "say": 220, "about": 200, "instead": 300, "refused": 300}     # characters
MOST_STEPS: Final = 24
MOST_MINUTES: Final = 15
MOST_FIELD: Final = 999         # of a field of the position that ends a step
COUNT_PATTERN: Final = re.compile(r"number|\d+-\d+")  # what a field holds that can come so far
TURN: Final = "turn"            # what ends a step that is a whole turn
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
STARS: Final = re.compile(r"[\[\]?]")           # signs that only a program would read as a pattern


class LessonReader(YamlReader):
    """Reads one lesson file."""

    def read_patterns(self, value: Any, place: Place, definition: GameDefinition) -> tuple[str, ...]:
        return tuple(self.read_pattern(one, (*place, number), definition) for number,
                     one in enumerate(self.read_words(value, place)))

    def read_pattern(self, pattern: str, place: Place, definition: GameDefinition) -> str:
        """Read a move of the notation, or a pattern with stars in it."""
        if STARS.search(pattern):
            raise self.problem_at(place, "lesson-pattern", pattern=pattern)
        if "*" not in pattern:
            try:
                return definition.grammar.write(definition.grammar.read(pattern))
            except Problem as problem:
                raise self.problem_with_reason(place, problem) from None
        return pattern


# ---------------------------------------------------------------- a lesson

def load(path: Path, game: str = "", name: str = "") -> Lesson:
    """Load the lesson of a file; game and name are those of its folder and file if they are not given."""
    return read(read_text_file(path), str(path), game or game_of_file(path), name or path.stem)


def read(text: str, file: str, game: str, name: str) -> Lesson:
    """Read a lesson from its text, and check its form; `checking.check` plays it."""
    reading, definition = LessonReader(file, text), read_game(file, game, name)
    data = reading.data
    reading.check_keys(data, (), KEYS, REQUIRED_KEYS)
    players = reading.read_number(data.get("players", definition.players[0]), ("players",), definition.players[0],
                                  definition.players[-1])
    seat = data.get("seat", definition.seats[0])
    if seat not in definition.seats[:players]:
        raise reading.problem_at(("seat",), "scenario-word", field="seat", value=str(seat),
                                 allowed=", ".join(definition.seats[:players]))
    rules, families = read_rules(reading, data["rules"], definition)
    steps = data["steps"]
    if not isinstance(steps, list) or not 1 <= len(steps) <= MOST_STEPS:
        raise reading.problem_at(("steps",), "lesson-steps", most=MOST_STEPS)
    return Lesson(
        game=definition.name, name=name, file=file, lines=reading.lines,
        order=reading.read_number(data["order"], ("order",), 1, 99),
        minutes=reading.read_number(data["minutes"], ("minutes",), 1, MOST_MINUTES),
        title=reading.read_texts(data["title"], ("title",), MOST["title"]),
        aim=reading.read_texts(data["aim"], ("aim",), MOST["aim"]),
        rules=rules, families=families, players=players, seat=seat,
        options=read_options(reading, data.get("options", {}), definition, players),
        given=reading.read_mapping(data.get("given", {}), ("given",)),
        seed=reading.read_number(data.get("seed", 0), ("seed",), 0, SEED_LIMIT - 1),
        bots=read_bot(reading, data.get("bots", ""), definition),
        steps=tuple(read_step(reading, row, number, definition, players) for number, row in enumerate(steps)))


def read_game(file: str, game: str, name: str) -> GameDefinition:
    """Return the game that a file is about; refuse an unknown game and a bad lesson name."""
    try:
        definition = games.load_definition(game)
    except Problem as problem:
        raise FileProblem(file, 1, problem) from None
    if not NAME.fullmatch(name):
        raise FileProblem(file, 1, Problem("lesson-name", name=name))
    return definition


def read_rules(reading: LessonReader, value: Any, definition: GameDefinition,
               place: Place = ("rules",)) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Read the rules that a lesson teaches, each once, and the rules of whole families, which are given with a star."""
    found = reading.read_words(value, place)
    families: list[str] = []
    for number, rule in enumerate(found):
        fitting = register.rule_ids_matching(definition.name, rule)
        if not fitting or rule in found[:number]:
            raise reading.problem_at((*place, number), "lesson-rule", rule=rule, game=definition.name)
        families += fitting if "*" in rule else []
    return tuple(rule for rule in found if "*" not in rule), tuple(dict.fromkeys(families))


def read_options(reading: LessonReader, value: Any, definition: GameDefinition, players: int) -> Mapping[str, str]:
    known = {option.name: option.values for option in definition.options}
    told = {str(name): scenario.option_switch(one, known.get(str(name), ())) if isinstance(one, bool) else str(one)
            for name, one in reading.read_mapping(value, ("options",)).items()}
    try:
        return definition.check_setup(players, told)
    except Problem as problem:
        raise reading.problem_with_reason(("options",), problem) from None


def read_bot(reading: LessonReader, value: Any, definition: GameDefinition) -> str:
    """Read the name of a bot that answers at once; a search would make the learner wait."""
    if not value:
        return ""
    try:
        if bots.parse_untrusted_name(str(value),
                                     definition).search_budget is None and not bots.thinking_seconds(str(value),
                                                                                                                 definition.name):
            return str(value)
    except Problem as problem:
        raise reading.problem_with_reason(("bots",), problem) from None
    raise reading.problem_at(("bots",), "lesson-bot", name=str(value))


# ---------------------------------------------------------------- a step

def read_step(reading: LessonReader, row: Any, number: int, definition: GameDefinition, players: int) -> LessonStep:
    place: Place = ("steps", number)
    reading.check_keys(row, place, STEP_KEYS, STEP_NEEDED)
    accept = reading.read_patterns(row["accept"], (*place, "accept"), definition) if "accept" in row else ()
    for key in ("until", "about", "instead", "refused"):
        if key in row and not accept:
            raise reading.problem_at((*place, key), "lesson-needs-accept", field=key)
    given = row.get("given")
    until, until_turn, until_fields = read_until(reading, row.get("until"), (*place, "until"), definition)
    return LessonStep(
        title=reading.read_texts(row["title"], (*place, "title"), MOST["title"]),
        say=reading.read_texts(row["say"], (*place, "say"), MOST["say"]),
        show=reading.read_things(row["show"], (*place, "show")) if "show" in row else (),
        accept=accept,
        until=until, until_turn=until_turn, until_fields=until_fields,
        about=read_answers(reading, row, number, "about", definition),
        instead=read_answers(reading, row, number, "instead", definition),
        refused=read_refused(reading, row.get("refused", {}), (*place, "refused")),
        then=read_then(reading, row, (*place, "then"), definition, players),
        given=None if given is None else reading.read_mapping(given, (*place, "given")))


def read_until(reading: LessonReader, value: Any, place: Place,
               definition: GameDefinition) -> tuple[tuple[str, ...], bool, Mapping[str, int]]:
    """Read what ends a step: moves, the learner's turn, or fields of the position that are reached."""
    if value is None or isinstance(value, list):
        return reading.read_patterns(value, place, definition) if value else (), False, {}
    if value == TURN:
        return (), True, {}
    known = [one.name for one in definition.scenario_fields if COUNT_PATTERN.fullmatch(one.holds) and not one.seat]
    if not isinstance(value, Mapping) or not value:
        raise reading.problem_at(place, "lesson-until", fields=", ".join(known))
    reading.check_keys(value, place, known, ())
    return (), False, {name: reading.read_number(least, (*place, name), 0, MOST_FIELD) for name, least in value.items()}


def read_answers(reading: LessonReader, row: Mapping[str, Any], number: int, key: str,
                 definition: GameDefinition) -> Mapping[str, Text]:
    """Read what is said to a move, by pattern."""
    place: Place = ("steps", number, key)
    return {reading.read_pattern(str(pattern), (*place, str(pattern)), definition):
            reading.read_texts(text, (*place, str(pattern)), MOST[key])
            for pattern, text in reading.read_mapping(row.get(key, {}), place).items()}


def read_refused(reading: LessonReader, value: Any, place: Place) -> Mapping[str, Text]:
    found = {}
    for rule, text in reading.read_mapping(value, place).items():
        if rule not in register.all_rules():
            raise reading.problem_at((*place, str(rule)), "lesson-no-rule", rule=str(rule))
        found[str(rule)] = reading.read_texts(text, (*place, str(rule)), MOST["refused"])
    return found


def read_then(reading: LessonReader, row: Mapping[str, Any], place: Place, definition: GameDefinition,
              players: int) -> tuple[tuple[str, str], ...]:
    """Read what happens after a step: `seat move` or `chance answer`, one after the other."""
    if "then" not in row:
        return ()
    found = []
    for number, text in enumerate(reading.read_words(row["then"], place)):
        seat, _, move = text.partition(" ")
        if not move or (seat != "chance" and seat not in definition.seats[:players]):
            raise reading.problem_at((*place, number), "scenario-move", move=text)
        found.append((seat, reading.read_pattern(move, (*place, number), definition)))
    return tuple(found)
