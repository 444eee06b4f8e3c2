"""`make test` runs all parts whatever fails, tells what failed, and ends with the right exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import run_parts as all_parts
from run_parts import Part, Suite

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> type[Suite]:
    """Return the runner with its logs in a folder of the test's own, below the root that it shortens paths by."""
    monkeypatch.setattr(all_parts, "LOGS", tmp_path)
    monkeypatch.setattr(all_parts, "ROOT", tmp_path)
    return Suite


def test_a_failure_does_not_hide_the_other_parts(suite: type[Suite], capfd: pytest.CaptureFixture[str]) -> None:
    parts = [Part("first", "fails", python("print('the reason'); raise SystemExit(3)")),
             Part("second", "passes", python("print('fine')"))]
    run = suite(parts, dict(os.environ))
    assert run.run() is False
    all_parts.show_summary(run)
    said = capfd.readouterr().out
    assert {part.part.name: part.process.returncode for part in run.done} == {"first": 3, "second": 0}
    assert "the reason" in said and "fine" not in said
    assert said.splitlines()[-1] == "1 passed, 1 failed, 0 skipped"


def test_what_needs_a_failed_part_is_not_run_and_counts_as_failed(suite: type[Suite],
                                                                  capfd: pytest.CaptureFixture[str]) -> None:
    parts = [Part("build", "fails", python("raise SystemExit(1)")),
             Part("tests", "needs it", python("print('never')"), ("build",)),
             Part("last", "needs what was left out", python("print('never')"), ("tests",))]
    run = suite(parts, dict(os.environ))
    assert run.run() is False
    all_parts.show_summary(run)
    assert [part.name for part, _ in run.left_out] == ["tests", "last"]
    assert capfd.readouterr().out.splitlines()[-1] == "0 passed, 3 failed, 0 skipped"


def test_all_parts_that_pass_are_a_success(suite: type[Suite]) -> None:
    assert suite([Part("one", "passes", python("")), Part("two", "passes", python(""), ("one",))],
                 dict(os.environ)).run() is True


def test_a_part_that_says_nothing_for_long_is_ended(suite: type[Suite], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_parts, "SILENCE_SECONDS", 0.3)
    run = suite([Part("hangs", "for ever", python("import threading; threading.Event().wait()"))], dict(os.environ))
    assert run.run() is False
    assert run.done[0].ended_for_silence


def test_what_ctrl_c_stops_is_told_and_ended(suite: type[Suite], capfd: pytest.CaptureFixture[str],
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    run = suite([Part("hangs", "for ever", python("import threading; threading.Event().wait()")),
                 Part("later", "needs it", python(""), ("hangs",))], dict(os.environ))

    def press(self: Suite) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Suite, "look_after_parts", press)
    with pytest.raises(KeyboardInterrupt):
        run.run()
    process = run.running[0].process
    run.stop()
    all_parts.show_summary(run)
    said = capfd.readouterr().out
    assert process.returncode is not None and process.returncode < 0
    assert "stopped after" in said and "later        not begun" in said
    assert said.splitlines()[-1] == "0 passed, 0 failed, 0 skipped"


def test_failed_tests_are_counted_and_named(suite: type[Suite], tmp_path: Path,
                                            capfd: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "inner"
    folder.mkdir()
    (folder / "conftest.py").write_text(
        f"import os, sys\nsys.path.insert(0, {str(ROOT / 'tests')!r})\nfrom support.progress import ProgressFiles\n\n\n"
        "def pytest_configure(config):\n"
        "    config.pluginmanager.register(ProgressFiles(os.environ['SACBE_TEST_PROGRESS']))\n", encoding="utf-8")
    (folder / "test_inner.py").write_text(
        "import pytest\n\n\n@pytest.fixture\ndef broken():\n    raise ValueError\n\n\n"
        "def test_good():\n    pass\n\n\ndef test_bad():\n    assert 1 == 2\n\n\n"
        "def test_error(broken):\n    pass\n\n\n@pytest.mark.skip\ndef test_skipped():\n    pass\n", encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    run = suite([Part("inner", "tests", [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(folder)])],
                environment)
    assert run.run() is False
    all_parts.show_summary(run)
    said = capfd.readouterr().out
    assert run.done[0].read_progress() == {"total": 4, "passed": 1, "failed": 2, "skipped": 1}
    assert "inner: failed: " in said and "test_bad" in said and "failed in its setup: " in said
    assert "assert 1 == 2" in said
    assert said.splitlines()[-1] == "1 passed, 2 failed, 1 skipped"


def test_an_order_is_drawn_for_the_tests_alone_and_told_at_the_end(suite: type[Suite],
                                                                   capfd: pytest.CaptureFixture[str]) -> None:
    parts = [Part("ruff", "style", ["ruff"]), Part("tests", "a suite", ["bin/pytest", "-q"])]
    run = suite(parts, {}, 7)
    assert [part.command for part in run.waiting] == [["ruff"], ["bin/pytest", "-q", "--shuffle", "7"]]
    assert parts[1].command == ["bin/pytest", "-q"]
    all_parts.show_summary(run)
    assert "order: --shuffle 7" in capfd.readouterr().out


@pytest.mark.parametrize("words, code, told", [(["--list"], 0, "interpreted"), (["nothing"], 2, "no part is called")])
def test_the_command_line(words: list[str], code: int, told: str) -> None:
    done = subprocess.run([sys.executable, ROOT / "tests" / "run_parts.py", *words], capture_output=True, text=True)
    assert done.returncode == code
    assert told in done.stdout + done.stderr
