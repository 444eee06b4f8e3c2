"""A study as text: a record with variations and comments, which may begin from a position.

    sacbe study 1
    title: The second worker                        (only where there is one)
    game: tzolkin
    rules: 1
    players: 2
    options: first=random quarters=exact ...
    components: ...                                 (as in a record)
    position: {palenque: {1: red}, turn: blue}      (only where it begins from one)

    ; What is said about the start.
    1 blue place palenque
    ; What is said about an answer stands below it.
    2 red place uxmal

    variation a instead of 2
    2 red place tikal

    variation b instead of 3 in a
    3 blue ...

    result: unfinished
    winners: unfinished
    digest: sha256:...
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from sacbe.coach.study.tree import Study, StudyLine, StudyNode
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record
from sacbe.kernel.play.record import RecordLine, record_problem

FORMAT: Final = "sacbe study 1"
HEADER: Final = ("title", "game", "rules", "players", "options", *record.CHANGES, "position")
REQUIRED_HEADER_KEYS: Final = ("game", "rules", "players", "options")
FOOTER: Final = ("result", "winners", "digest")
COMMENT: Final = ";"
MOST_POSITION: Final = 20_000           # characters of a position
DEEPEST: Final = 20            # lists and maps inside each other
VARIATION: Final = re.compile(r"variation ([a-z]{1,5}) instead of ([1-9]\d{0,5})(?: in ([a-z]{1,5}))?", re.ASCII)


def is_study(text: str) -> bool:
    """Tell whether a text is the file of a study, not of a record."""
    return text.lstrip("\ufeff").split("\n", 1)[0].strip() == FORMAT


# ---------------------------------------------------------------- writing

def write(study: Study, without: frozenset[str] = frozenset()) -> str:
    """Return the file of a study; one of older rules was written `without` options that came later."""
    definition = study.definition
    lines = [FORMAT, *([f"title: {study.title}"] if study.title else []), f"game: {definition.name}",
             f"rules: {definition.version}",
             f"players: {study.players}",
             "options: " + " ".join(f"{name}={value}" for name, value in study.options.items() if name not in without)]
    lines += record.format_components_line(definition)
    if study.position is not None:
        lines.append(f"position: {flow_position(study.position)}")
    first = [*comment_lines(study.root)]
    told = study.lines()
    if told:
        first += answer_lines(study, told[0].first)
    lines += ["", *first] if first else []
    for line in told[1:]:
        lines += ["", line_heading(line), *answer_lines(study, line.first)]
    lines += ["", *result_lines(study)]
    body = "\n".join(lines) + "\n"
    return f"{body}digest: {record.digest(body)}\n"


def line_heading(line: StudyLine) -> str:
    return f"variation {line.label} instead of {line.first.depth}{f' in {line.of}' if line.of else ''}"


def answer_lines(study: Study, first: StudyNode) -> Iterable[str]:
    for node in first.line():
        yield f"{node.depth} {study.seat(node)} {study.text(node)}"
        yield from comment_lines(node)


def comment_lines(node: StudyNode) -> Iterable[str]:
    return (f"{COMMENT} {line}".rstrip() for line in node.comment.split("\n")) if node.comment else ()


def result_lines(study: Study) -> list[str]:
    """Return the lines that say how the main line ends."""
    definition, state = study.definition, study.state(study.main_line_end())
    if state.ask is not None:
        return [f"result: {record.UNFINISHED_RESULT}", f"winners: {record.UNFINISHED_RESULT}"]
    scores = ", ".join(f"{name} {definition.format_points(score)}" for name,
                       score in zip(definition.seats, definition.scores(state)))
    winners = " ".join(definition.seats[seat] for seat in definition.winners(state)) or record.NOBODY
    return [f"result: {scores}", f"winners: {winners}"]


def flow_position(position: Any) -> str:
    """Write the fields of a position in one line, as a scenario writes them; equal fields give equal text."""
    import yaml  # not before: few need it, and it takes its time

    class Spelt(yaml.SafeDumper):
        """Writes the same thing twice rather than a reference to it."""

        def ignore_aliases(self, data: Any) -> bool:
            return True

    return str(yaml.dump(position, Dumper=Spelt, default_flow_style=True, sort_keys=True, width=10**9,
                         allow_unicode=True)).strip()


def read_fields(text: str) -> dict[str, Any]:
    """Read the fields of a position from its line; a line that holds none is a `Problem`."""
    found = read_yaml(text)
    if not isinstance(found, dict):
        raise Problem("study-position-form")
    return found


def read_yaml(text: str) -> Any:
    """Read a stranger's YAML: refuse text that is too long or too deep, and anything that grows when it is read."""
    from sacbe.kernel.play import bounded_yaml
    if len(text) > MOST_POSITION:
        raise Problem("study-position-long", most=MOST_POSITION)
    try:
        return bounded_yaml.load(text, bounded_yaml.Bounds(MOST_POSITION, DEEPEST))
    except bounded_yaml.BadYaml as bad:
        if bad.kind == "syntax" and "\n" in text.strip():
            raise Problem("study-position-line", line=bad.line) from None
        raise Problem("study-position-form") from None


# ---------------------------------------------------------------- reading

class StudyParts(NamedTuple):
    """The parts of a file: numbered lines, with one part for each line of play, the main line first."""

    header: dict[str, RecordLine]
    main: list[RecordLine]
    variations: list[list[RecordLine]]
    footer: dict[str, RecordLine]


def read(text: str, find_definition: Callable[[str], GameDefinition]) -> Study:
    """Read the study of a file; every line is validated, and a bad one is reported with its number and the reason."""
    parts = split(text)
    newest = record.find_game(parts.header, find_definition)
    try:
        study = begin(parts.header, newest)
        play_lines(study, parts)
        named = {word.partition("=")[0] for word in parts.header["options"].text.split()}
        later = frozenset(study.definition.legacy.options if study.definition.legacy else ())
        record.check_canonical(write(study, later - named), text, 0)
    except Problem as problem:
        raise record.name_both_versions(problem, parts.header, newest) from None
    study.here = study.root
    return study


def split(text: str) -> StudyParts:
    parts = record.split_blocks(text, FORMAT)
    if len(parts) < 2:
        raise Problem("study-truncated", line=len(text.splitlines()))
    header, *between, footer = parts
    if not footer[0].text.startswith("result:"):
        raise Problem("study-truncated", line=len(text.splitlines()))
    main = between.pop(0) if between and not between[0][0].text.startswith("variation ") else []
    return StudyParts(record.read_pairs(header, HEADER, REQUIRED_HEADER_KEYS), main, between,
                      record.read_pairs(footer, FOOTER, FOOTER))


def begin(header: dict[str, RecordLine], newest: GameDefinition) -> Study:
    """Return the study that the header describes, without any answers."""
    game = record.begin(header, newest)
    line = header.get("position", header["game"])
    try:
        position = read_fields(line.text) if "position" in header else None
        study = Study(game.definition, game.players, game.options, position)
        line = header.get("title", line)
        if "title" in header:
            study.set_title(line.text)
    except Problem as problem:
        raise record_problem(line, "record-header", reason=str(problem)) from None
    return study


def play_lines(study: Study, parts: StudyParts) -> None:
    """Play the main line and every variation."""
    lines: dict[str, dict[int, StudyNode]] = {"": play(study, study.root, parts.main, 1)}
    for part in parts.variations:
        head = part[0]
        found = VARIATION.fullmatch(head.text)
        if found is None:
            raise record_problem(head, "study-variation", text=head.text)
        label, number, of = found[1], int(found[2]), found[3] or ""
        if label in lines:
            raise record_problem(head, "study-variation-twice", label=label)
        if of not in lines:
            raise record_problem(head, "study-variation-of", label=of)
        other = lines[of].get(number)
        if other is None or other.parent is None:
            raise record_problem(head, "study-variation-number", number=number)
        if len(part) < 2 or part[1].text.startswith(COMMENT):
            raise record_problem(head, "study-variation-empty", label=label)
        lines[label] = play(study, other.parent, part[1:], number)


def play(study: Study, start: StudyNode, lines: list[RecordLine], number: int) -> dict[int, StudyNode]:
    """Play the answers of one line from a node, and return the nodes by the numbers of their answers."""
    found: dict[int, StudyNode] = {}
    node = start
    said: list[str] = []
    first = RecordLine(0, "")
    for line in lines:
        if line.text.startswith(COMMENT):
            first = first if said else line
            said.append(line.text[len(COMMENT):].removeprefix(" "))
            continue
        write_comment(study, node, said, first)
        said = []
        node = found[number] = play_answer(study, node, number, line)
        number += 1
    write_comment(study, node, said, first)
    return found


def write_comment(study: Study, node: StudyNode, lines: list[str], first: RecordLine) -> None:
    """Set the comment that stands below an answer; name its line if it is not allowed."""
    if not lines:
        return
    try:
        study.set_comment(node, "\n".join(lines))
    except Problem as problem:
        raise record_problem(first, "record-move", reason=str(problem)) from None


def play_answer(study: Study, node: StudyNode, count: int, line: RecordLine) -> StudyNode:
    """Play one answer; a problem with it names its line."""
    number, _, rest = line.text.partition(" ")
    seat, _, move = rest.partition(" ")
    if number != str(count):
        raise record_problem(line, "record-count", have=number, need=count)
    try:
        known = len(study.nodes)
        added = study.add(move, node)
    except Problem as problem:
        if problem.key == "game-over":
            raise record_problem(line, "record-after-end", text=line.text) from None
        raise record_problem(line, "record-move", reason=str(problem)) from None
    if seat != study.seat(added):
        raise record_problem(line, "record-seat", have=seat, need=study.seat(added))
    if len(study.nodes) == known:
        raise record_problem(line, "study-answer-twice", text=line.text)
    return added
