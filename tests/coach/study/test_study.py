"""Studies: a tree of answers with comments, and their file: read back line by line, every fault with its place."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sacbe
from sacbe import games
from sacbe.coach.study import files
from sacbe.coach.study import text as study_text
from sacbe.coach.study.tree import MOST_COMMENT, Study
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record, scenario

pytestmark = pytest.mark.once

FILES = Path(__file__).parents[2] / "games"


def played(game: str = "bul", seed: int = 1, answers: int = 30) -> sacbe.Game:
    made = sacbe.new(game, sacbe.games.load_definition(game).players[0], seed=seed)
    rng = random.Random(seed)
    while not made.is_over and len(made.history) < answers:
        made.apply(rng.choice(made.ask.choices))
    return made


def grown(game: str, seed: int = 1) -> Study:
    """A study with many variations and comments."""
    made = Study.from_game(played(game, seed))
    rng = random.Random(seed)
    nodes = list(made.nodes.values())
    for number in range(40):
        node = rng.choice(nodes)
        for _ in range(rng.randint(1, 5)):
            ask = made.state(node).ask
            if ask is None:
                break
            node = made.add(rng.choice(ask.options), node)
            nodes.append(node)
        made.set_comment(node, f"Line {number}.\n\n  An indented one; with a sign: #")
    made.set_title("Ways: 1")
    made.set_comment(made.root, "Where it begins.")
    return made


def shape(made: Study) -> list[tuple[int, int, str]]:
    """The tree by depth, choice and comment, each node before what follows it."""
    found, open = [], [made.root]
    while open:
        node = open.pop()
        found.append((node.depth, node.choice, node.comment))
        open += reversed(node.children)
    return found


def with_digest(text: str) -> str:
    """Return the file with the right digest, as if its writer had meant it so."""
    body = text[:text.rindex("digest: ")]
    return f"{body}digest: {record.digest(body)}\n"


def refused(text: str) -> Problem:
    with pytest.raises(Problem) as caught:
        files.parse_study(text)
    assert str(caught.value)
    return caught.value


@pytest.mark.parametrize("game", games.names())
def test_a_study_is_the_same_when_it_is_read_again(game: str) -> None:
    made = grown(game)
    text = files.format_study(made)
    assert "variation " in text
    again = files.parse_study(text)
    assert shape(again) == shape(made)
    assert again.title == "Ways: 1"
    assert files.format_study(again) == text
    assert again.here is again.root


@pytest.mark.parametrize("game", games.names())
def test_load_reads_the_main_line_of_a_study(game: str) -> None:
    first = played(game)
    made = Study.from_game(first)
    made.add(made.state(made.root).ask.options[-1], made.root)      # type: ignore[union-attr]
    assert sacbe.loads(files.format_study(made)) == first


def test_a_study_of_a_plain_record_has_one_line() -> None:
    game = played()
    made = files.parse_study(record.write(game))
    assert len(made.lines()) == 1
    assert made.game(made.main_line_end()) == game


def test_every_position_of_the_scenarios_becomes_a_study_and_comes_back() -> None:
    count = 0
    for file in sorted(FILES.glob("*/scenarios/*.yaml"))[:12]:
        for case in scenario.load(file):
            made = files.study_of_case(case)
            text = files.format_study(made)
            again = files.parse_study(text)
            assert files.format_study(again) == text
            assert again.state(again.main_line_end()).text() == made.state(made.main_line_end()).text()
            count += 1
    assert count > 50


def test_a_game_from_a_position_has_no_record() -> None:
    made = Study(games.load_definition("tzolkin"), 2, {}, {"turn": "blue", "palenque": {1: "red"}})
    assert "position: {palenque: {1: red}, turn: blue}\n" in files.format_study(made)
    game = sacbe.loads(files.format_study(made))
    assert game.ask.seat == "blue"
    with pytest.raises(Problem, match="study"):
        record.write(game)
    with pytest.raises(Problem, match="study"):
        Study.from_game(game)


# ---------------------------------------------------------------- the tree

def test_an_answer_that_is_there_is_not_added_again() -> None:
    made = files.new_study("tzolkin", 2, seed=7)
    first = made.add("keep W03 W04")
    made.go_back()
    assert made.add("keep W03 W04") is first
    assert len(first.parent.children) == 1          # type: ignore[union-attr]


def test_going_back_and_forward_stops_at_the_ends() -> None:
    made = Study.from_game(played())
    assert made.go_back(1000) is made.root
    assert made.go_forward(1000) is made.main_line_end()


def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing() -> None:
    made = files.new_study("tzolkin", 2, seed=7)
    before = files.format_study(made)
    with pytest.raises(Problem, match=r"kernel\.not-asked"):
        made.add("place palenque")
    assert files.format_study(made) == before


def test_the_student_answers_for_chance_or_lets_dice_do_it() -> None:
    made = files.new_study("tzolkin", 2)
    assert made.game().ask.seat == "chance"
    made.add("first blue")
    rolled = made.roll(SeededDriver(3))
    assert made.here is rolled and made.game().ask.seat != "chance"
    with pytest.raises(Problem):
        made.roll(SeededDriver(3))


def test_promote_and_delete() -> None:
    made = files.new_study("tzolkin", 2, seed=7)
    start = made.here
    first, second = made.add("keep W03 W04"), made.add("keep W03 W15", start)
    made.promote(second)
    assert start.children == [second, first]
    deep = made.add(made.state(second).ask.options[0], second)      # type: ignore[union-attr]
    assert made.here is deep
    made.delete(second)
    assert made.here is start and start.children == [first]
    with pytest.raises(Problem):
        made.node(deep.id)
    with pytest.raises(Problem):
        made.delete(made.root)


@pytest.mark.parametrize("text", ["a\x00b", "a\u2028b", "\x1b[2J", "x" * (MOST_COMMENT + 1)])
def test_a_comment_is_text_and_not_too_long(text: str) -> None:
    made = files.new_study("bul", seed=1)
    with pytest.raises(Problem):
        made.set_comment(made.root, text)
    assert made.root.comment == ""


# ---------------------------------------------------------------- damaged files

def tzolkin() -> str:
    made = files.new_study("tzolkin", 2, seed=7)
    start = made.here
    made.set_comment(made.add("keep W03 W04"), "First.")
    made.add("keep W03 W15", start)
    return files.format_study(made)


@pytest.mark.parametrize(("old", "new", "key"), [
    ("sacbe study 1", "sacbe study 9", "record-format"),
    ("game: tzolkin", "game: go", "record-header"),
    ("players: 2", "players: 7", "record-header"),
    ("rules: 1", "rules: 99", "record-version"),
    ("game: tzolkin", "title: a\x1bb\ngame: tzolkin", "record-header"),
    ("game: tzolkin", "what: tzolkin", "record-key"),
    ("variation a instead of", "variation 1 instead of", "study-variation"),
    ("instead of 29", "instead of 99", "study-variation-number"),
    ("instead of 29", "instead of 29 in c", "study-variation-of"),
    ("29 red keep W03 W15", "29 red keep W03 W04", "study-answer-twice"),
    ("29 red keep W03 W15", "29 red keep W01 W02", "record-move"),
    ("29 red keep W03 W15", "29 blue keep W03 W15", "record-seat"),
    ("29 red keep W03 W15", "30 red keep W03 W15", "record-count"),
    ("\n29 red keep W03 W15", "", "study-variation-empty"),
    ("; First.", "; " + "x" * (MOST_COMMENT + 1), "record-move"),
    ("variation a", "variation b", "record-line"),
    ("result: unfinished", "result: red 1, blue 2", "record-line"),
])
def test_a_fault_is_named_with_its_line(old: str, new: str, key: str) -> None:
    text = tzolkin()
    assert text.count(old) >= 1
    problem = refused(with_digest(text.replace(old, new, 1)))
    assert problem.key == key
    if key != "record-format":
        wanted = text[:text.index(old)].count("\n") + 1
        assert abs(int(str(problem.facts["line"])) - wanted) <= 1


def test_an_edited_study_has_another_digest() -> None:
    assert refused(tzolkin().replace("; First.", "; Second.")).key == "record-digest"


def test_a_study_that_was_cut_off_is_not_complete() -> None:
    text = tzolkin()
    assert refused(text[:text.index("result:")]).key == "study-truncated"
    assert refused("sacbe study 1\n").key == "study-truncated"


@pytest.mark.parametrize(("position", "key"), [
    ("{red: {corn: -1}}", "record-header"),
    ("{red: &a {corn: 1}, blue: *a}", "record-header"),
    ("[" * 5000, "record-header"),
    ("{red: {workers: 99}}", "record-header"),
    ("7", "record-header"),
    ("{turn: blue, turn: blue}", "record-header"),
])
def test_an_impossible_position_is_named_with_its_line(position: str, key: str) -> None:
    text = files.format_study(Study(games.load_definition("tzolkin"), 2, {}, {"turn": "blue"}))
    problem = refused(with_digest(text.replace("{turn: blue}", position)))
    assert (problem.key, problem.facts["line"]) == (key, 6)


def test_garbage_is_never_more_than_a_problem() -> None:
    text, rng = tzolkin(), random.Random(5)
    for _ in range(300):
        at = rng.randrange(len(text))
        piece = rng.choice(["", ";", "\n", "\n\n", "variation ", "\x00", "9"])
        damaged = text[:at] + piece + text[at + rng.randrange(9):]
        for one in (damaged, with_digest(damaged) if "digest: " in damaged else damaged):
            try:
                files.parse_study(one)
            except Problem as problem:
                assert str(problem)


def test_files(tmp_path: Path) -> None:
    made = grown("bul")
    files.save(made, tmp_path / "a.sacbe")
    assert shape(files.load(tmp_path / "a.sacbe")) == shape(made)
    (tmp_path / "b.sacbe").write_bytes(b"\xff\xfe")
    with pytest.raises(Problem, match=r"b\.sacbe"):
        files.load(tmp_path / "b.sacbe")
    (tmp_path / "c.sacbe").write_text("hello", encoding="utf-8")
    with pytest.raises(Problem, match=r"c\.sacbe"):
        files.load(tmp_path / "c.sacbe")
    (tmp_path / "d.yaml").write_text("- {case: one, game: tzolkin, players: 2, given: {turn: blue}, then: {}}\n"
                                     "- {case: two, game: tzolkin, given: {red: {corn: -4}}, then: {}}\n", "utf-8")
    assert files.load(tmp_path / "d.yaml").game().ask.seat == "blue"
    with pytest.raises(Problem, match=r"d\.yaml: two: .*corn"):
        files.load(tmp_path / "d.yaml", "two")
    with pytest.raises(Problem, match="three"):
        files.load(tmp_path / "d.yaml", "three")
    assert study_text.is_study((tmp_path / "a.sacbe").read_text("utf-8"))
