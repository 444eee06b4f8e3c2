"""Files of notices, read as strictly as lessons: what is wrong is a problem with the file, the line and the reason."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sacbe import games
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.notation import EventType
from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.presenter import ViewData
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.language import words
from sacbe.presentation.render.moment import PlayerView
from sacbe.runtime.strict_yaml import THING, FileProblem, Place, game_of_file, place_name, read_text_file
from sacbe.school.lessons.reading import NAME, LessonReader, read_rules
from sacbe.school.notices.notice import OTHER, OWN_SEAT, EventCondition, Notice, NoticeCondition, NoticeFile, ValueBound

FOLDER: Final = "notices"               # of files that do not lie with their game
KEYS: Final = ("id", "title", "say", "when", "show", "rules", "done", "priority", "times", "hint")
REQUIRED_KEYS: Final = ("id", "title", "say", "when", "rules")
WHEN_KEYS: Final = ("asked", "offered", "missing", "heard", "numbers", "worry", "turn", "after")
DONE_KEYS: Final = ("moves", "events")
MOST: Final = {"title": 50, "say": 200}         # characters of a text
MOST_NOTICES: Final = 60
MOST_TURNS: Final = 1000
# a field of the event or a path of the view, in words and things
PLACEHOLDER_PATTERN: Final = re.compile(r"\{([^{}]*)\}")
MOVE: Final = "move"                            # a thing of this kind is what the moves of a pattern name
AGAIN: Final = 3                                # turns in which a notice that can be done is shown, if nothing is given


def load(path: Path) -> NoticeFile:
    """Load the notices of a file; its name, or that of its folder, tells the game."""
    return read(read_text_file(path), str(path), game_of_file(path) if path.stem == FOLDER else path.stem)


def notice_files() -> list[Path]:
    """Return the files of notices that come with the program."""
    return sorted(Path(games.__path__[0]).glob(f"*/content/{FOLDER}.yaml"))


def is_notices(path: Path) -> bool:
    """Does a file hold notices?  Its folder says so; all others are lessons."""
    return FOLDER in (path.stem, path.resolve().parent.name)


def read(text: str, file: str, game: str) -> NoticeFile:
    """Read notices from a text, checked against the game that they are about."""
    reading = LessonReader(file, text)
    try:
        definition = games.load_definition(game)
    except Problem as problem:
        raise FileProblem(file, 1, problem) from None
    reading.check_keys(reading.data, (), ("notices",), ("notices",))
    rows = reading.data["notices"]
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_NOTICES:
        raise reading.problem_at(("notices",), "notice-list", most=MOST_NOTICES)
    check = NoticeReader(reading, definition)
    return NoticeFile(definition.name,
                      tuple(check.read_notice(row, ("notices", number)) for number, row in enumerate(rows)),
                      file, reading.lines)


class NoticeReader:
    """Reads one file of notices, with what its game knows: prompts, events, a view."""

    def __init__(self, reading: LessonReader, definition: GameDefinition) -> None:
        self.reading = reading
        self.definition = definition
        self.events: dict[str, EventType] = {kind.name: kind for kind in definition.events.values()}
        self.seat = definition.seats[0]
        self.view: ViewData = PlayerView(Game(definition, definition.players[0], {}, SeededDriver(0)), 0).view
        self.known: dict[str, Notice] = {}

    def read_notice(self, row: Any, place: Place) -> Notice:
        reading = self.reading
        reading.check_keys(row, place, KEYS, REQUIRED_KEYS)
        id = row["id"]
        if not isinstance(id, str) or not NAME.fullmatch(id):
            raise reading.problem_at((*place, "id"), "notice-id", id=str(id))
        if id in self.known:
            raise reading.problem_at((*place, "id"), "notice-twice", id=id)
        when = self.read_condition(row["when"], (*place, "when"))
        done = row.get("done", {})
        reading.check_keys(done, (*place, "done"), DONE_KEYS, ())
        moves = reading.read_patterns(done["moves"], (*place, "done", "moves"),
                                      self.definition) if "moves" in done else ()
        events = self.read_event_names(done.get("events"), (*place, "done", "events"))
        found = Notice(
            id=id, when=when, moves=moves, events=events,
            title=reading.read_texts(row["title"], (*place, "title"), MOST["title"]),
            say=reading.read_texts(row["say"], (*place, "say"), MOST["say"]),
            show=self.read_things(row.get("show"), (*place, "show"), when),
            rules=sum(read_rules(reading, row["rules"], self.definition, (*place, "rules")), ()),
            priority=reading.read_number(row.get("priority", 5), (*place, "priority"), 1, 9),
            times=reading.read_number(row.get("times", AGAIN if moves or events else 1), (*place, "times"), 1, 9),
            hint=self.read_switch(row.get("hint", False), (*place, "hint")))
        for field, text in (("title", found.title), ("say", found.say)):
            for lang in words.LANGUAGES:
                self.check_placeholders(text[lang], (*place, field, lang), when)
        self.known[id] = found
        return found

    def read_switch(self, value: Any, place: Place) -> bool:
        if not isinstance(value, bool):
            raise self.reading.problem_at(place, "notice-switch", field=place_name(place))
        return value

    # ------------------------------------------------------------ conditions

    def read_condition(self, row: Any, place: Place) -> NoticeCondition:
        reading = self.reading
        reading.check_keys(row, place, WHEN_KEYS, ())
        if not row:
            raise reading.problem_at(place, "notice-when")
        worry = row.get("worry", "")
        if worry and not words.has_message(f"worry-{self.definition.name}-{worry}"):
            raise reading.problem_at((*place, "worry"), "notice-worry", name=str(worry))
        numbers = reading.read_mapping(row.get("numbers", {}), (*place, "numbers"))
        return NoticeCondition(
            asked=self.read_prompts(row.get("asked"), (*place, "asked")),
            offered=reading.read_patterns(row["offered"], (*place, "offered"), self.definition) if "offered" in row
            else (),
            missing=reading.read_patterns(row["missing"], (*place, "missing"), self.definition) if "missing" in row
            else (),
            heard=self.read_event_condition(row["heard"], (*place, "heard")) if "heard" in row else None,
            numbers={self.read_path(str(path), (*place, "numbers", str(path))):
                     self.read_bound(value, (*place, "numbers", str(path))) for path, value in numbers.items()},
            worry=str(worry), after=self.read_after(row.get("after"), (*place, "after")),
            turn=self.read_bound(row["turn"], (*place, "turn")) if "turn" in row else None)

    def read_prompts(self, value: Any, place: Place) -> tuple[str, ...]:
        if value is None:
            return ()
        found = self.reading.read_words(value, place)
        for number, prompt in enumerate(found):
            if prompt not in self.definition.prompts.values():
                raise self.reading.problem_at((*place, number), "notice-prompt", name=prompt,
                                              allowed=", ".join(sorted(self.definition.prompts.values())))
        return tuple(found)

    def read_after(self, value: Any, place: Place) -> tuple[str, ...]:
        """Read the ids of notices above this one that can be done."""
        found = () if value is None else tuple(self.reading.read_words(value, place))
        for number, id in enumerate(found):
            if id not in self.known or not self.known[id].can_be_done:
                raise self.reading.problem_at((*place, number), "notice-after", id=id)
        return found

    def read_event_names(self, value: Any, place: Place) -> tuple[str, ...]:
        found = () if value is None else tuple(self.reading.read_words(value, place))
        for number, name in enumerate(found):
            self.find_event(name, (*place, number))
        return found

    def find_event(self, name: Any, place: Place) -> EventType:
        if name not in self.events:
            raise self.reading.problem_at(place, "notice-event", name=str(name), allowed=", ".join(sorted(self.events)))
        return self.events[name]

    def read_event_condition(self, row: Any, place: Place) -> EventCondition:
        """Read an event with some of its fields; its seat is the player's own or another."""
        reading = self.reading
        reading.check_keys(row, place, [*row, "event"] if isinstance(row, Mapping) else (), ("event",))
        kind = self.find_event(row["event"], (*place, "event"))
        known = dict(kind.fields)
        fields = {}
        for field, value in row.items():
            at = (*place, str(field))
            if field == "event":
                continue
            if field not in known:
                raise reading.problem_at(at, "notice-field", field=str(field), allowed=", ".join(known) or "-")
            if field == "seat":
                if value not in (OWN_SEAT, OTHER):
                    raise reading.problem_at(at, "scenario-word", field="seat", value=str(value),
                                             allowed=f"{OWN_SEAT}, {OTHER}")
                continue
            bound = fields[str(field)] = self.read_bound(value, at)
            names = known[field]
            named_values = set(names.values() if isinstance(names, Mapping) else names or ()) | {OWN_SEAT}
            wrong = next((word for word in bound.words if word not in named_values), None)
            if wrong is not None or (names is not None and not bound.words):
                raise reading.problem_at(at, "scenario-word", field=str(field), value=wrong or str(value),
                                         allowed=", ".join(sorted(named_values)) if names is not None else "-")
        return EventCondition(kind.name, str(row.get("seat", "")), fields)

    def read_bound(self, value: Any, place: Place) -> ValueBound:
        """Read a bound: a number, a word, some words, or a mapping of `least` and `most`."""
        reading = self.reading
        if isinstance(value, str):
            return ValueBound(words=(value,))
        if isinstance(value, list):
            return ValueBound(words=tuple(reading.read_words(value, place)))
        if isinstance(value, Mapping):
            reading.check_keys(value, place, ("least", "most"), ())
            limits = {key: reading.read_number(value[key], (*place, key), -MOST_TURNS, MOST_TURNS) for key in value}
            return ValueBound(limits.get("least"), limits.get("most"))
        number = reading.read_number(value, place, -MOST_TURNS, MOST_TURNS)
        return ValueBound(number, number)

    # ------------------------------------------------------------ paths, words and things

    def read_path(self, path: str, place: Place) -> str:
        try:
            value_at_path(self.view, self.seat, path)
        except LookupError:
            raise self.reading.problem_at(place, "notice-path", path=path) from None
        return path

    def check_placeholders(self, text: str, place: Place, when: NoticeCondition) -> None:
        """Check that everything in braces is a field of the event, or a path of the view."""
        fields = dict(self.events[when.heard.event].fields) if when.heard is not None else {}
        for name in PLACEHOLDER_PATTERN.findall(text):
            if name not in fields:
                self.read_path(name, place)
        if text.count("{") != len(PLACEHOLDER_PATTERN.findall(text)) or text.count("}") != text.count("{"):
            raise self.reading.problem_at(place, "notice-braces", field=place_name(place))

    def read_things(self, value: Any, place: Place, when: NoticeCondition) -> tuple[str, ...]:
        found = () if value is None else tuple(self.reading.read_words(value, place))
        for number, text in enumerate(found):
            parts = THING.fullmatch(text)
            if parts is None:
                raise self.reading.problem_at((*place, number), "data-thing-form", thing=text)
            if parts[1] == MOVE:
                self.reading.read_pattern(parts[2], (*place, number), self.definition)
                continue
            self.check_placeholders(text, (*place, number), when)
            id = self.seat if parts[0] == f"seat:{OWN_SEAT}" else parts[2]
            known = self.definition.presenter().explainers
            if parts[1] not in known or ("{" not in id and self.definition.presenter().explain(
                    Thing(parts[1], id), self.view, self.seat) is None):
                raise self.reading.problem_at((*place, number), "lesson-no-thing", thing=text)
        return found


def value_at_path(view: ViewData, seat: str, path: str) -> Any:
    """Return the value of a view at a path; a path that begins with `me` is about the player's own seat."""
    parts = path.split(".")
    value: Any = view
    if parts[0] == OWN_SEAT:
        value, parts = view["seats"][seat], parts[1:]
    for part in parts:
        if not isinstance(value, Mapping):
            raise LookupError(path)
        value = value[part]
    return value
