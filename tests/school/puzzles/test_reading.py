"""What is wrong with a puzzle file is reported with the file, the line and the reason; the commands end with 2."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import yaml

from sacbe.school.puzzles import library
from sacbe.school.puzzles.mining import checking
from sacbe.school.puzzles.puzzle import FORBIDDEN, POINTS, Puzzle
from sacbe.school.puzzles.writing import text_of

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]
Refused = Callable[[str, int, str], None]


def of_kind(kind: str) -> Puzzle:
    return next(puzzle for puzzle in library.list_puzzles("tzolkin") if puzzle.kind == kind)


def write(folder: Path, text: str, name: str = "trial") -> Path:
    path = folder / "tzolkin" / f"{name}.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture(params=["puzzles check", "lesson --check"])
def refused(request: pytest.FixtureRequest, run: Runner, tmp_path: Path) -> Refused:
    """Check that both commands for puzzles refuse a text with its file, the line and the reason."""
    def look(text: str, line: int, said: str) -> None:
        run.refused_file(*request.param.split(), write(tmp_path, text), line=line, said=said)
    return look


def line_of(text: str, key: str) -> int:
    return 1 + next(number for number, line in enumerate(text.splitlines()) if line.startswith(key))


def with_position(text: str, change: str, value: object) -> str:
    """Return the text with a field of its position changed, in the style of `state.players`."""
    data = yaml.safe_load(text)
    position = json.loads(data["position"])
    *way, last = change.split(".")
    place = position
    for part in way:
        place = place[part]
    place[last] = value
    return re.sub(r"(?m)^position: .*$", lambda _: "position: " + json.dumps(json.dumps(position)), text)


@pytest.mark.parametrize("kind", [POINTS, FORBIDDEN])
def test_a_file_is_written_as_it_was_read(kind: str, tmp_path: Path) -> None:
    puzzle = of_kind(kind)
    assert Path(puzzle.file).read_text(encoding="utf-8") == text_of(puzzle)
    assert checking.check_file(write(tmp_path, text_of(puzzle))).position == puzzle.position


@pytest.mark.parametrize(("old", "new", "key", "said"), [
    ("kind: points", "kind: points\ncolour: red", "colour", "“colour”"),
    ("kind: points", "kind: escape", "kind", "escape"),
    (r"grade: \d", "grade: 4", "grade", "grade"),
    (r"grade: \d", "grade: 3", "grade", "but it is"),
    (r"grade: \d\n", "", "kind", "“grade” is missing"),
    (r"seat: \w+", "seat: purple", "seat", "purple"),
    (r"bots: \w+", "bots: nobody", "source", "nobody"),
    (r"position: .*", "position: 'no data'", "position", "not a position"),
    (r"position: .*", "position: '{}'", "position", "position"),
    (r"gap: [\d.]+", "gap: 400.0", "check", "400"),
    (r"turns: \d+", "turns: 3", "check", "3"),
])
def test_what_is_wrong_is_said_with_its_line(refused: Refused, old: str, new: str, key: str, said: str) -> None:
    text, count = re.subn(old, new, text_of(of_kind(POINTS)), count=1)
    assert count == 1
    refused(text, line_of(text, key), said)


@pytest.mark.parametrize(("change", "value", "key", "said"), [
    ("players", 9, "position", "players"), ("ask", [3, 0, [1, 2], False], "position", "position"),
    ("state", {}, "position", "position"), ("stack", [], "seat", "position"), ("rules", 999, "position", "999"),
])
def test_an_impossible_position_is_refused(refused: Refused, change: str, value: object, key: str, said: str) -> None:
    text = with_position(text_of(of_kind(POINTS)), change, value)
    refused(text, line_of(text, key), said)


def test_an_illegal_move_is_refused_with_its_rule(refused: Refused) -> None:
    puzzle = of_kind(POINTS)
    first = puzzle.solution[0][0]
    text = text_of(puzzle).replace(f"[{first}", "[pick tikal 7", 1)
    assert re.search(r"solution:\n- \[pick tikal 7", text)
    refused(text, line_of(text, "solution") + 1, "is refused by")


def test_a_move_that_is_none_is_refused(refused: Refused) -> None:
    puzzle = of_kind(POINTS)
    text = text_of(puzzle).replace(f"[{puzzle.solution[0][0]}", "[fly tikal", 1)
    refused(text, line_of(text, "solution") + 1, "fly")


def test_a_legal_move_among_the_forbidden_is_refused(refused: Refused) -> None:
    puzzle = of_kind(FORBIDDEN)
    legal = next(move for move in puzzle.moves if (move,) not in puzzle.solution)
    text = text_of(puzzle).replace(f"solution:\n- [{puzzle.solution[0][0]}]", f"solution:\n- [{legal}]")
    refused(text, line_of(text, "moves"), legal)
    other = re.sub(r"(?m)^rule: .*$", "rule: tz.anger.step-down", text_of(puzzle))
    refused(other, line_of(other, "rule"), "no other")


def test_the_commands_refuse_with_one_line_and_2(run: Runner, tmp_path: Path) -> None:
    good = text_of(of_kind(FORBIDDEN))
    folder = write(tmp_path, good).parent
    for command in (["puzzles", "check", folder], ["lesson", "--check", folder]):
        code, out, _ = run(*command)
        assert code == 0 and "1 puzzle is sound" in out
    file = write(tmp_path, good.replace("grade:", "grad:"), "worse")
    for command in (["puzzles", "check", folder], ["lesson", "--check", file]):
        code, _, err = run(*command)
        assert code == 2 and "worse.yaml, line 2" in err
    for wrong in ("puzzles make tzolkin --kind escape", "puzzles make chess", "puzzles make tzolkin --count 0",
                  "puzzle tzolkin/no", "puzzle tz bul", f"puzzles check {tmp_path / 'none.yaml'}", "puzzle bul",
                  f"puzzles make tzolkin --seed -1 --out {tmp_path}", f"puzzles check {tmp_path / 'empty'}"):
        code, out, err = run(*wrong.split())
        assert (code, out) == (2, "") and err.count("\n") <= 2, wrong
