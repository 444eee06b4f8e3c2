"""Data files of the project: YAML that is read strictly.  What is wrong is a problem with file, line and reason."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from sacbe.kernel.definition.effects import Thing
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import bounded_yaml
from sacbe.presentation.language.words import LANGUAGES

Text = Mapping[str, str]                # a text by language
Place = tuple[str | int, ...]           # where something stands in a file: keys and numbers of list entries
MOST_BYTES: Final = 200_000
THING: Final = re.compile(r"([a-z-]+):(\S.*)")


class FileProblem(Problem):
    """Something is wrong with a data file; `line` says where."""

    def __init__(self, file: str, line: int, reason: object) -> None:
        super().__init__("data", file=file, line=line, reason=str(reason))
        self.line = line


class YamlReader:
    """One file while it is read: the data, and the line of every key and entry."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines: dict[Place, int] = {}
        try:
            self.data, node = bounded_yaml.read(text)
        except bounded_yaml.BadYaml as bad:
            reason = Problem("data-alias") if bad.kind == "alias" else Problem("data-yaml", detail=bad.detail)
            raise FileProblem(file, bad.line, reason) from None
        if node is not None:
            self.record_lines(node, ())

    def record_lines(self, node: Any, place: Place) -> None:
        """Note the line of every key and entry."""
        self.lines.setdefault(place, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                self.lines[(*place, str(key.value))] = key.start_mark.line + 1
                self.record_lines(value, (*place, str(key.value)))
        elif isinstance(node, yaml.SequenceNode):
            for number, value in enumerate(node.value):
                self.record_lines(value, (*place, number))

    def problem_at(self, place: Place, key: str, **facts: object) -> FileProblem:
        """The problem `key` at a place of the file, or at the nearest thing around it."""
        return self.problem_with_reason(place, Problem(key, **facts))

    def problem_with_reason(self, place: Place, reason: object) -> FileProblem:
        """The problem with this reason at a place of the file, or at the nearest thing around it."""
        while place and place not in self.lines:
            place = place[:-1]
        return FileProblem(self.file, self.lines.get(place, 1), reason)

    # ------------------------------------------------------------ values

    def read_mapping(self, value: Any, place: Place) -> Mapping[Any, Any]:
        """Return a mapping; refuse anything else."""
        if not isinstance(value, Mapping):
            raise self.problem_at(place, "scenario-mapping", field=place_name(place))
        return value

    def check_keys(self, data: Any, place: Place, allowed: Iterable[str], needed: Iterable[str]) -> None:
        """Refuse keys that are unknown or missing."""
        for key in self.read_mapping(data, place):
            if key not in allowed:
                raise self.problem_at((*place, str(key)), "data-key", field=str(key), allowed=", ".join(allowed))
        for key in needed:
            if key not in data:
                raise self.problem_at(place, "data-missing", field=key)

    def read_number(self, value: Any, place: Place, least: int, most: int) -> int:
        """Return a whole number within its limits; refuse anything else."""
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.problem_at(place, "scenario-number", field=place_name(place), value=str(value), least=least,
                                  most=most)
        return value

    def read_texts(self, value: Any, place: Place, most: int) -> Text:
        """Return a text in every language; refuse one that is missing, too long or badly marked."""
        self.check_keys(value, place, LANGUAGES, ())
        for lang in LANGUAGES:
            text = value.get(lang)
            if text is None:
                raise self.problem_at(place, "data-language", field=place_name(place), code=lang)
            if not isinstance(text, str) or not text.strip():
                raise self.problem_at((*place, lang), "scenario-text", field=f"{place_name(place)}.{lang}")
            count = len(" ".join(text.split()).replace("**", ""))
            if count > most:
                raise self.problem_at((*place, lang), "data-long", field=f"{place_name(place)}.{lang}", most=most,
                                      count=count)
            if text.count("**") % 2:
                raise self.problem_at((*place, lang), "data-bold", field=f"{place_name(place)}.{lang}")
        return {lang: " ".join(value[lang].split()) for lang in LANGUAGES}

    def read_rows(self, value: Any, place: Place) -> list[Any]:
        """Return a list that is not empty; refuse anything else."""
        if not isinstance(value, list) or not value:
            raise self.problem_at(place, "scenario-list", field=place_name(place))
        return value

    def read_words(self, value: Any, place: Place) -> list[str]:
        """Return a list of words that is not empty; refuse anything else."""
        for number, one in enumerate(self.read_rows(value, place)):
            if not isinstance(one, str) or not one.strip():
                raise self.problem_at((*place, number), "scenario-text", field=place_name(place))
        return [" ".join(one.split()) for one in value]

    def read_things(self, value: Any, place: Place) -> tuple[Thing, ...]:
        """Return things of a board, each written as `kind:id`."""
        found = []
        for number, text in enumerate(self.read_words(value, place)):
            parts = THING.fullmatch(text)
            if parts is None:
                raise self.problem_at((*place, number), "data-thing-form", thing=text)
            found.append(Thing(parts[1], parts[2]))
        return tuple(found)


def place_name(place: Place) -> str:
    """A place as an author would call it: `steps.3.say`, entries of a list counted from 1."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in place) or "-"


def read_text_file(path: Path) -> str:
    """Read a file; one that is too large, or that is no text, is refused."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise FileProblem(str(path), 1, Problem("data-size", most=MOST_BYTES))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem("not-text", file=str(path)) from None


def game_of_file(path: Path) -> str:
    """The game that a file belongs to: the folder above its `content`, else the folder that it lies in."""
    folder = path.resolve().parent
    if folder.name == "content":
        return folder.parent.name
    return folder.parent.parent.name if folder.parent.name == "content" else folder.name
