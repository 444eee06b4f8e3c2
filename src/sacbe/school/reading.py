"""Lesson files: YAML that is read strictly.  What is wrong is a problem with the file, the line and the reason."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from sacbe import bots, games, register
from sacbe.kernel import scenario
from sacbe.kernel.box import Box
from sacbe.kernel.effects import Thing
from sacbe.kernel.errors import Problem
from sacbe.kernel.game import SEEDS
from sacbe.school.lesson import Lesson, LessonStep, Place, Text, matches
from sacbe.words import LANGUAGES

KEYS: Final = ("order", "minutes", "title", "aim", "rules", "players", "seat", "options", "given", "seed", "bots",
               "steps")
STEP_KEYS: Final = ("title", "say", "show", "accept", "until", "about", "instead", "refused", "then", "given")
NEEDED: Final = ("order", "minutes", "title", "aim", "rules", "steps")
STEP_NEEDED: Final = ("title", "say")
MOST: Final = {"title": 60, "aim": 160, "say": 220, "about": 200, "instead": 300, "refused": 300}     # characters
MOST_STEPS: Final = 24
MOST_MINUTES: Final = 15
MOST_BYTES: Final = 200_000
MOST_FIELD: Final = 999         # of a field of the position that ends a step
COUNTED: Final = re.compile(r"number|\d+-\d+")   # what a field holds that can come so far
TURN: Final = "turn"            # what ends a step that is a whole turn
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
THING: Final = re.compile(r"([a-z-]+):(\S.*)")
STARS: Final = re.compile(r"[\[\]?]")           # signs that only a program would read as a pattern


class LessonProblem(Problem):
    """Something is wrong with a lesson file; `line` says where."""

    def __init__(self, file: str, line: int, reason: object) -> None:
        super().__init__("lesson", file=file, line=line, reason=str(reason))
        self.line = line


class Reading:
    """One file while it is read: the data, and the line of every key and entry."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines: dict[Place, int] = {}
        try:
            node = yaml.compose(text, scenario.Loader)
            self.data = yaml.load(text, scenario.Loader)
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            detail = " ".join(str(getattr(error, "problem", None) or error).split())
            raise LessonProblem(file, mark.line + 1 if mark else 1, Problem("lesson-yaml", detail=detail)) from None
        except RecursionError:
            raise LessonProblem(file, 1, Problem("lesson-yaml", detail="…")) from None
        self.marked: set[int] = set()
        if node is not None:
            self.mark(node, ())

    def mark(self, node: Any, place: Place) -> None:
        """Remember where everything stands; what stands for something else could stand for itself, and is refused."""
        if id(node) in self.marked:
            raise self.bad(place, "lesson-alias")
        self.marked.add(id(node))
        self.lines.setdefault(place, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                self.lines[(*place, str(key.value))] = key.start_mark.line + 1
                self.mark(value, (*place, str(key.value)))
        elif isinstance(node, yaml.SequenceNode):
            for number, value in enumerate(node.value):
                self.mark(value, (*place, number))

    def bad(self, place: Place, key: str, **facts: object) -> LessonProblem:
        """The problem `key` at a place of the file, or at the nearest thing around it."""
        return self.at(place, Problem(key, **facts))

    def at(self, place: Place, reason: object) -> LessonProblem:
        while place and place not in self.lines:
            place = place[:-1]
        return LessonProblem(self.file, self.lines.get(place, 1), reason)

    # ------------------------------------------------------------ values

    def mapping(self, value: Any, place: Place) -> Mapping[Any, Any]:
        if not isinstance(value, Mapping):
            raise self.bad(place, "scenario-mapping", field=named(place))
        return value

    def keys(self, data: Any, place: Place, allowed: Iterable[str], needed: Iterable[str]) -> None:
        """Refuse what is unknown or missing."""
        for key in self.mapping(data, place):
            if key not in allowed:
                raise self.bad((*place, str(key)), "lesson-key", field=str(key), allowed=", ".join(allowed))
        for key in needed:
            if key not in data:
                raise self.bad(place, "lesson-missing", field=key)

    def number(self, value: Any, place: Place, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.bad(place, "scenario-number", field=named(place), value=str(value), least=least, most=most)
        return value

    def words(self, value: Any, place: Place, most: int) -> Text:
        """A text in every language."""
        self.keys(value, place, LANGUAGES, ())
        for lang in LANGUAGES:
            text = value.get(lang)
            if text is None:
                raise self.bad(place, "lesson-language", field=named(place), code=lang)
            if not isinstance(text, str) or not text.strip():
                raise self.bad((*place, lang), "scenario-text", field=f"{named(place)}.{lang}")
            count = len(" ".join(text.split()).replace("**", ""))
            if count > most:
                raise self.bad((*place, lang), "lesson-long", field=f"{named(place)}.{lang}", most=most,
                               count=count)
            if text.count("**") % 2:
                raise self.bad((*place, lang), "lesson-bold", field=f"{named(place)}.{lang}")
        return {lang: " ".join(value[lang].split()) for lang in LANGUAGES}

    def listed(self, value: Any, place: Place) -> list[str]:
        """A list of words that is not empty."""
        if not isinstance(value, list) or not value:
            raise self.bad(place, "scenario-list", field=named(place))
        for number, one in enumerate(value):
            if not isinstance(one, str) or not one.strip():
                raise self.bad((*place, number), "scenario-text", field=named(place))
        return [" ".join(one.split()) for one in value]

    def patterns(self, value: Any, place: Place, box: Box) -> tuple[str, ...]:
        return tuple(self.pattern(one, (*place, number), box) for number, one in enumerate(self.listed(value, place)))

    def pattern(self, pattern: str, place: Place, box: Box) -> str:
        """A move of the notation, or one with stars in it."""
        if STARS.search(pattern):
            raise self.bad(place, "lesson-pattern", pattern=pattern)
        if "*" not in pattern:
            try:
                return box.grammar.write(box.grammar.read(pattern))
            except Problem as problem:
                raise self.at(place, problem) from None
        return pattern


def named(place: Place) -> str:
    """A place as an author would call it: `steps.3.say`, steps counted from 1."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in place) or "-"


# ---------------------------------------------------------------- a lesson

def load(path: Path, game: str = "", name: str = "") -> Lesson:
    """The lesson of a file; game and name are those of its folder and file if they are not given."""
    return read(text_of(path), str(path), game or path.resolve().parent.name, name or path.stem)


def text_of(path: Path) -> str:
    """The text of a file that is not too large."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise LessonProblem(str(path), 1, Problem("lesson-size", most=MOST_BYTES))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem("not-text", file=str(path)) from None


def read(text: str, file: str, game: str, name: str) -> Lesson:
    """The lesson that a text holds, checked in its form; `checking.check` plays it."""
    reading = Reading(file, text)
    try:
        box = games.box(game)
    except Problem as problem:
        raise LessonProblem(file, 1, problem) from None
    if not NAME.fullmatch(name):
        raise LessonProblem(file, 1, Problem("lesson-name", name=name))
    data = reading.data
    reading.keys(data, (), KEYS, NEEDED)
    players = reading.number(data.get("players", box.players[0]), ("players",), box.players[0], box.players[-1])
    seat = data.get("seat", box.seats[0])
    if seat not in box.seats[:players]:
        raise reading.bad(("seat",), "scenario-word", field="seat", value=str(seat),
                          allowed=", ".join(box.seats[:players]))
    rules, families = rules_of(reading, data["rules"], box)
    steps = data["steps"]
    if not isinstance(steps, list) or not 1 <= len(steps) <= MOST_STEPS:
        raise reading.bad(("steps",), "lesson-steps", most=MOST_STEPS)
    return Lesson(
        game=box.name, name=name, file=file, lines=reading.lines,
        order=reading.number(data["order"], ("order",), 1, 99),
        minutes=reading.number(data["minutes"], ("minutes",), 1, MOST_MINUTES),
        title=reading.words(data["title"], ("title",), MOST["title"]),
        aim=reading.words(data["aim"], ("aim",), MOST["aim"]),
        rules=rules, families=families, players=players, seat=seat,
        options=options_of(reading, data.get("options", {}), box, players),
        given=reading.mapping(data.get("given", {}), ("given",)),
        seed=reading.number(data.get("seed", 0), ("seed",), 0, SEEDS - 1),
        bots=bot_of(reading, data.get("bots", ""), box),
        steps=tuple(step_of(reading, row, number, box, players) for number, row in enumerate(steps)))


def rules_of(reading: Reading, value: Any, box: Box,
             place: Place = ("rules",)) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The rules that a lesson teaches, of its game, each once; and with a star those of whole families."""
    known = [rule.id for rule in register.rules(box.name)]
    found = reading.listed(value, place)
    families: list[str] = []
    for number, rule in enumerate(found):
        fitting = [one for one in known if matches(rule, one)]
        if not fitting or rule in found[:number]:
            raise reading.bad((*place, number), "lesson-rule", rule=rule, game=box.name)
        families += fitting if "*" in rule else []
    return tuple(rule for rule in found if "*" not in rule), tuple(dict.fromkeys(families))


def options_of(reading: Reading, value: Any, box: Box, players: int) -> Mapping[str, str]:
    known = {option.name: option.values for option in box.options}
    told = {str(name): scenario.switched(one, known.get(str(name), ())) if isinstance(one, bool) else str(one)
            for name, one in reading.mapping(value, ("options",)).items()}
    try:
        return box.check(players, told)
    except Problem as problem:
        raise reading.at(("options",), problem) from None


def bot_of(reading: Reading, value: Any, box: Box) -> str:
    """A bot that answers at once; a search would keep the learner waiting."""
    if not value:
        return ""
    try:
        if bots.parsed(str(value), box).budget is None and not bots.seconds(str(value), box.name):
            return str(value)
    except Problem as problem:
        raise reading.at(("bots",), problem) from None
    raise reading.bad(("bots",), "lesson-bot", name=str(value))


# ---------------------------------------------------------------- a step

def step_of(reading: Reading, row: Any, number: int, box: Box, players: int) -> LessonStep:
    place: Place = ("steps", number)
    reading.keys(row, place, STEP_KEYS, STEP_NEEDED)
    accept = reading.patterns(row["accept"], (*place, "accept"), box) if "accept" in row else ()
    for key in ("until", "about", "instead", "refused"):
        if key in row and not accept:
            raise reading.bad((*place, key), "lesson-needs-accept", field=key)
    given = row.get("given")
    until, until_turn, until_fields = until_of(reading, row.get("until"), (*place, "until"), box)
    return LessonStep(
        title=reading.words(row["title"], (*place, "title"), MOST["title"]),
        say=reading.words(row["say"], (*place, "say"), MOST["say"]),
        show=things_of(reading, row, (*place, "show")),
        accept=accept,
        until=until, until_turn=until_turn, until_fields=until_fields,
        about=answers_of(reading, row, number, "about", box),
        instead=answers_of(reading, row, number, "instead", box),
        refused=refused_of(reading, row.get("refused", {}), (*place, "refused")),
        then=then_of(reading, row, (*place, "then"), box, players),
        given=None if given is None else reading.mapping(given, (*place, "given")))


def until_of(reading: Reading, value: Any, place: Place,
             box: Box) -> tuple[tuple[str, ...], bool, Mapping[str, int]]:
    """What ends a step: moves, the learner's turn, or fields of the position that have come so far."""
    if value is None or isinstance(value, list):
        return reading.patterns(value, place, box) if value else (), False, {}
    if value == TURN:
        return (), True, {}
    known = [one.name for one in box.fields if COUNTED.fullmatch(one.holds) and not one.seat]
    if not isinstance(value, Mapping) or not value:
        raise reading.bad(place, "lesson-until", fields=", ".join(known))
    reading.keys(value, place, known, ())
    return (), False, {name: reading.number(least, (*place, name), 0, MOST_FIELD) for name, least in value.items()}


def answers_of(reading: Reading, row: Mapping[str, Any], number: int, key: str, box: Box) -> Mapping[str, Text]:
    """By pattern: what is said to a move."""
    place: Place = ("steps", number, key)
    return {reading.pattern(str(pattern), (*place, str(pattern)), box):
            reading.words(text, (*place, str(pattern)), MOST[key])
            for pattern, text in reading.mapping(row.get(key, {}), place).items()}


def things_of(reading: Reading, row: Mapping[str, Any], place: Place) -> tuple[Thing, ...]:
    if "show" not in row:
        return ()
    found = []
    for number, text in enumerate(reading.listed(row["show"], place)):
        parts = THING.fullmatch(text)
        if parts is None:
            raise reading.bad((*place, number), "lesson-thing-form", thing=text)
        found.append(Thing(parts[1], parts[2]))
    return tuple(found)


def refused_of(reading: Reading, value: Any, place: Place) -> Mapping[str, Text]:
    found = {}
    for rule, text in reading.mapping(value, place).items():
        if rule not in register.all_rules():
            raise reading.bad((*place, str(rule)), "lesson-no-rule", rule=str(rule))
        found[str(rule)] = reading.words(text, (*place, str(rule)), MOST["refused"])
    return found


def then_of(reading: Reading, row: Mapping[str, Any], place: Place, box: Box,
            players: int) -> tuple[tuple[str, str], ...]:
    """What happens after a step: `seat move` or `chance answer`, one after the other."""
    if "then" not in row:
        return ()
    found = []
    for number, text in enumerate(reading.listed(row["then"], place)):
        seat, _, move = text.partition(" ")
        if not move or (seat != "chance" and seat not in box.seats[:players]):
            raise reading.bad((*place, number), "scenario-move", move=text)
        found.append((seat, reading.pattern(move, (*place, number), box)))
    return tuple(found)
