"""The tools of the corpus: what replaying notices and how it reports it, and what renewing keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus import stored
from corpus.__main__ import main
from corpus.compare import RENEW, STEP, check
from corpus.plan import Spec, plan_of
from corpus.rare import ASKS
from corpus.renew import renew
from corpus.stored import DIGESTS, RECORD, name_of
from corpus.walk import WIDTHS, Look
from sacbe import games
from sacbe.kernel.play import record
from support.own_box import english as english

pytestmark = pytest.mark.both

REPLACE = Path.replace
SMALL = [spec for spec in plan_of(games.load_definition("bul")) if spec.name in ("2-random", "2-greedy", "captors-on")]


# ---------------------------------------------------------------- what is noticed

@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A corpus of three short games."""
    renew(SMALL, tmp_path, 1, lambda line: None)
    return tmp_path


def file(root: Path, name: str = "2-random") -> Path:
    return root / "bul" / f"{name}{RECORD}"


def edit_row(path: Path, row: int, part: str) -> None:
    """Change one digest of a row."""
    beside = path.with_suffix(DIGESTS)
    lines = beside.read_text().splitlines()
    at = list(WIDTHS).index(part)
    start = sum(list(WIDTHS.values())[:at])
    line = lines[4 + row]
    lines[4 + row] = line[:start] + ("A" if line[start] != "A" else "B") + line[start + 1:]
    beside.write_text("\n".join(lines) + "\n")


def edit_moves(path: Path, change: dict[int, str]) -> None:
    """Change answers of the record, and make its digests fit it."""
    old = stored.read(path)
    moves = [change.get(number, move) for number, move in enumerate(old.moves, 1)]
    head, _, foot = old.text.split("\n\n")
    numbered = "\n".join(f"{number} {move}" for number, move in enumerate(moves, 1))
    body = f"{head}\n\n{numbered}\n\n{foot[:foot.index('digest:')]}"
    text = f"{body}digest: {record.digest(body)}\n"
    stored.write(path, text, stored.digests(text, old.bots, old.seed, old.rows))


@pytest.mark.parametrize("part", WIDTHS)
@pytest.mark.parametrize("step", [1, STEP])
def test_the_first_other_digest_is_told(small: Path, part: str, step: int) -> None:
    path = file(small)
    assert check(path, step) == ""
    moves = stored.read(path).moves
    edit_row(path, 14, part)
    edit_row(path, 21, "events")
    told = check(path, step).splitlines()
    assert "2-random.sacbe: after answer 14 of" in told[0]
    assert told[1:4] == [f"    {number} {moves[number - 1]}" for number in (12, 13, 14)]
    whose = "view of a watcher" if part == "view" else part
    assert told[4].startswith(f"  then differ: {whose} (as recorded: ")
    assert ("  differ later: events after answer 21" in told) == (part != "events")
    assert any(line.startswith(f"  recorded next: 15 {moves[14]}") for line in told)
    assert f"--show {name_of(path)} 14" in told[-2] and RENEW in told[-1]


def test_a_look_between_two_answers_is_as_exact(small: Path) -> None:
    """A look after every 7th answer finds something at the 14th; then it is searched for from the 8th on."""
    path = file(small)
    for row in (10, 14):
        edit_row(path, row, "position")
    assert "after answer 10 of" in check(path, STEP)


def test_the_start_of_a_game_is_looked_at(small: Path) -> None:
    edit_row(file(small), 0, "question")
    assert "from its start on" in check(file(small))


@pytest.mark.parametrize("step", [1, STEP])
def test_a_move_that_is_not_legal_any_more_is_told_with_its_refusal(small: Path, step: int) -> None:
    path = file(small)
    moves = stored.read(path).moves
    number = next(n for n, move in enumerate(moves, 1) if move.startswith("red move"))
    edit_moves(path, {number: "red pass"})
    told = check(path, step)
    assert f"after answer {number - 1} of" in told
    assert f"recorded next: {number} red pass  – refused by bul.turn.must-move (moves " in told
    edit_moves(path, {number: "blue pass"})
    assert f"{number} blue pass  – red is asked" in check(path, step)
    edit_moves(path, {number: "red fly"})
    assert f"{number} red fly  – there is no such move any more" in check(path, step)


def test_another_version_of_the_rules_and_another_result_are_told(small: Path) -> None:
    path = file(small)
    old = stored.read(path)
    for was, now in (("rules: 1", "rules: 7"), ("winners: ", "winners: nobody ")):
        body = old.text.replace(was, now)
        body = body[:body.index("digest:")]
        text = f"{body}digest: {record.digest(body)}\n"
        stored.write(path, text, stored.digests(text, old.bots, old.seed, old.rows))
        told = check(path)
        assert "all positions are as recorded" in told and f"“{now}" in told and f"now “{was}" in told


@pytest.mark.parametrize(("suffix", "was", "now", "line"), [
    (RECORD, "sacbe record 1", "sacbe record 9", 1),
    (RECORD, "\n9 ", "\n19 ", 16),
    (RECORD, "winners: ", "winners:  ", -1),
    (RECORD, "options: captors=back", "options: captors=up", 5),
    (DIGESTS, "sacbe corpus 1", "sacbe corpse 1", 1),
    (DIGESTS, "seed: ", "seed: x", 3),
    (DIGESTS, "seed: ", "sown: ", 3),
])
def test_a_damaged_file_is_one_line(small: Path, suffix: str, was: str, now: str, line: int,
                                    capsys: pytest.CaptureFixture[str]) -> None:
    path = file(small).with_suffix(suffix)
    text = path.read_text()
    edited = text.replace(was, now, 1)
    if "options" in was:                                    # so that nothing but the option is wrong
        body = edited[:edited.index("digest:")]
        edited = f"{body}digest: {record.digest(body)}\n"
        stored.write(path, edited, stored.digests(edited, ("random", "random"), 1, stored.read(path).rows))
    path.write_text(edited)
    at = line if line > 0 else len(text.splitlines())
    told = check(file(small))
    assert f"2-random{suffix}:{at}: " in told and "\n" not in told
    if "options" not in was:                                # which renewing puts right
        before = {one: one.read_bytes() for one in sorted(small.rglob("*.*"))}
        assert main(["bul"], small) == 2
        printed = capsys.readouterr()
        assert printed.err == f"corpus: {told}\n" and printed.out == ""
        assert {one: one.read_bytes() for one in sorted(small.rglob("*.*"))} == before


def test_files_that_are_no_text_empty_or_cut_are_damaged(small: Path) -> None:
    path = file(small)
    beside = path.with_suffix(DIGESTS)
    rows = beside.read_text()
    beside.write_text("\n".join(rows.splitlines()[:-1]) + "\n")
    assert f"{DIGESTS}:" in check(path) and "rows for" in check(path)
    beside.write_text(rows.replace("\n", "\n!", 5))
    assert f"{DIGESTS}:2: " in check(path)
    beside.unlink()
    assert "there are no digests" in check(path)
    path.write_bytes(b"sacbe record 1\n\xff\n")
    assert f"{RECORD}:2: this is no text" in check(path)
    path.write_text("")
    assert f"{RECORD}:1: the file is empty" in check(path)


# ---------------------------------------------------------------- renewing

def renewed(root: Path, specs: list[Spec] = SMALL) -> list[str]:
    said: list[str] = []
    renew(specs, root, 1, said.append)
    return said


def test_renewing_changes_nothing_without_need(small: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in small.rglob("*.*")}
    assert len(before) == 6 and renewed(small) == []
    assert {path: path.stat().st_mtime_ns for path in small.rglob("*.*")} == before


def test_renewing_tells_where_digests_differ_first(small: Path) -> None:
    path = file(small)
    moves = stored.read(path).moves
    text = path.with_suffix(DIGESTS).read_text()
    edit_row(path, 9, "view")
    edit_row(path, 11, "view")
    edit_row(path, 12, "events")
    assert renewed(small) == [f"bul/2-random: digests of the same answers differ first after “9 {moves[8]}”: "
                              "events after answer 12 (1x), view after answer 9 (2x)"]
    assert path.with_suffix(DIGESTS).read_text() == text and renewed(small) == []


def test_renewing_keeps_answers_as_long_as_they_are_legal(small: Path) -> None:
    path = file(small)
    moves = stored.read(path).moves
    number = next(n for n, move in enumerate(moves, 1) if n > 20 and move.startswith("red move"))
    edit_moves(path, {number: "red pass"})
    [line] = renewed(small)
    now = stored.read(path).moves
    assert now[:number - 1] == moves[:number - 1] and now[number - 1].startswith("red ")
    assert line.startswith(f"bul/2-random: played on from answer {number} of {len(moves)}, now {len(now)}: "
                           f"was “{number} red pass” (refused by bul.turn.must-move")
    assert line.endswith(f"is “{number} {now[number - 1]}”")
    assert check(path) == "" and renewed(small) == []


def test_renewing_tells_other_heads_new_and_gone_games(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = file(small)
    old = stored.read(path)
    head = old.text.replace("rules: 1", "rules: 0")
    body = head[:head.index("digest:")]
    text = f"{body}digest: {record.digest(body)}\n"
    stored.write(path, text, stored.digests(text, old.bots, old.seed, old.rows))
    assert renewed(small) == ["bul/2-random: head: was “rules: 0”, is “rules: 1”"]
    stored.remove(path)
    file(small, "captors-on").rename(file(small, "captors-off"))
    file(small, "captors-on").with_suffix(DIGESTS).rename(file(small, "captors-off").with_suffix(DIGESTS))
    assert main(["bul/2-random", "bul/captors-off"], small) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"bul/2-random: new, {len(old.moves)} answers by random random"
    assert out[1] == "bul/captors-off: gone, nothing is planned by this name"
    assert out[2].startswith(f"1 games with {len(old.moves)} answers: 0 unchanged, 0 changed, 1 new, 1 gone")
    assert not file(small, "captors-off").exists() and path.read_text() == old.text


def test_digests_of_another_record_are_made_again(small: Path) -> None:
    """An interruption between the two files of a game leaves such digests."""
    one, other = file(small), file(small, "2-greedy")
    one.with_suffix(DIGESTS).write_bytes(other.with_suffix(DIGESTS).read_bytes())
    assert "no digests that belong" in check(one)
    assert renewed(small) == ["bul/2-random: the digests were missing or belonged to another record"]
    assert check(one) == ""


def test_an_interruption_leaves_whole_files(small: Path, monkeypatch: pytest.MonkeyPatch,
                                           capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever a stop comes, each file is the old one or the new one, and renewing again mends the rest."""
    path = file(small)
    good = {suffix: path.with_suffix(suffix).read_text() for suffix in (RECORD, DIGESTS)}
    number = next(n for n, move in enumerate(stored.read(path).moves, 1) if n > 20 and move.startswith("red move"))
    for after in range(2):
        edit_moves(path, {number: "red pass"})
        old = {suffix: path.with_suffix(suffix).read_text() for suffix in good}
        moved: list[str] = []

        def interrupted(self: Path, target: Path, after: int = after, moved: list[str] = moved) -> Path:
            if len(moved) == after:
                raise KeyboardInterrupt
            moved.append(target.suffix)
            return REPLACE(self, target)

        with monkeypatch.context() as patched:
            patched.setattr(Path, "replace", interrupted)
            assert main(["bul/2-random"], small) == 130
        assert "interrupted" in capsys.readouterr().err
        for suffix in good:
            assert (path.with_suffix(suffix).read_text() == old[suffix]) == (suffix not in moved)
        assert main(["bul/2-random"], small) == 0
        assert check(path) == "" and not list(small.rglob("*.new"))
        stored.write(path, good[RECORD], good[DIGESTS])


def test_several_processes_write_the_same(small: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    renew(SMALL, again, 2, lambda line: None)
    for path in stored.paths(small):
        for suffix in (RECORD, DIGESTS):
            there = again / "bul" / path.with_suffix(suffix).name
            assert there.read_bytes() == path.with_suffix(suffix).read_bytes()


def test_questions_that_no_game_asks_are_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                   capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("corpus.__main__.plan", lambda: [])
    assert main(["bul"], tmp_path) == 0
    printed = capsys.readouterr()
    assert "bul: no game asks" in printed.err and "never asked" not in printed.out
    asked = [path.stem for path in stored.paths(tmp_path)]
    assert asked == sorted(f"{ASKS}{prompt}" for prompt in games.load_definition("bul").prompts.values())
    assert all(check(path) == "" for path in stored.paths(tmp_path))
    assert main(["bul"], tmp_path) == 0
    assert "2 unchanged, 0 changed, 0 new, 0 gone" in capsys.readouterr().out


def test_bad_input_is_one_line(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, part in ((["go"], "go"), (["bul/2-randon"], "bul/2-randon"),
                            (["--show", "bul/2-random", "9999"], "0 to "), (["--show", "bul/x", "1"], "x.sacbe")):
        assert main(arguments, small) == 2
        printed = capsys.readouterr()
        assert printed.out == "" and printed.err.count("\n") == 1 and part in printed.err


def test_a_row_can_be_shown_whole(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = stored.read(file(small)).moves
    assert main(["--show", "bul/2-random", "12"], small) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"bul/2-random, after answer 12: {moves[11]}\nquestion: ")
    assert all(f"\n{part}: " in out for part in ("told", "position", "facts", "view of red"))


def test_a_row_has_a_digest_of_each_part() -> None:
    look = Look("position", "question", "events", "view", "refusals")
    assert len(look.row()) == sum(WIDTHS.values())
    for part in WIDTHS:
        other = look._replace(**{part: "something else"})
        assert other.row() != look.row()
