"""What `make play` and `make quick` are made of: the engine that is installed, copies, locks, the choice of tests."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import alone
import changes
import package
import play
import pytest
from package import Installed

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PLUGIN = [sys.executable, "-m", "pytest", "-q", "-p", "support.time_limit", "-p", "no:cacheprovider", "--rootdir"]


# ------------------------------------------------------------ which engine is installed

@pytest.mark.parametrize(("wanted", "kept", "chosen"), [
    ("release", set(), "release"), ("release", {"quick"}, "release"),
    ("tested", set(), "quick"), ("tested", {"quick"}, "quick"), ("tested", {"quick", "release"}, "release"),
    ("soonest", set(), "pure"), ("soonest", {"quick"}, "quick"), ("soonest", {"release"}, "release"),
])
def test_the_engine_that_is_chosen(wanted: str, kept: set[str], chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SACBE_PURE_BUILD", raising=False)
    monkeypatch.setattr(package, "is_kept", kept.__contains__)
    assert package.choose_engine(wanted) == chosen
    monkeypatch.setenv("SACBE_PURE_BUILD", "1")
    assert package.choose_engine(wanted) == "pure"


@pytest.mark.parametrize(("asked", "became", "kept", "enough_for"), [
    ("pure", "pure", set(), {"soonest"}),
    ("pure", "pure", {"release"}, set()),                       # compiled in the background since then
    ("pure", "pure", {"quick"}, set()),
    ("quick", "quick", set(), {"tested", "soonest"}),
    ("quick", "quick", {"quick"}, {"tested", "soonest"}),
    ("quick", "quick", {"quick", "release"}, {"tested"}),       # nobody plays on the slower one without need
    ("release", "release", set(), {"release", "tested", "soonest"}),
    ("release", "pure", set(), {"release", "tested", "soonest"}),       # there is no compiler: it is not tried again
])
def test_what_is_installed_stays_while_it_is_enough(asked: str, became: str, kept: set[str], enough_for: set[str],
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SACBE_PURE_BUILD", raising=False)
    monkeypatch.setattr(package, "is_kept", kept.__contains__)
    now = Installed("these", asked, became)
    assert {wanted for wanted in package.WANTED if package.is_enough(now, wanted, "these")} == enough_for
    assert not any(package.is_enough(now, wanted, "others") for wanted in package.WANTED)


@pytest.mark.parametrize("content", ["", "{", "[]", '{"sources": "x"}', '{"colour": "red"}'])
def test_a_damaged_note_of_what_is_installed_counts_as_none(content: str, tmp_path: Path,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "STATE", tmp_path / "state")
    (tmp_path / "state").write_text(content, encoding="utf-8")
    assert not any(package.is_enough(Installed.read(), wanted, "x") for wanted in package.WANTED)


def test_the_flavors_of_the_engine_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SACBE_PURE_BUILD", raising=False)
    monkeypatch.setenv("SACBE_BUILD_CACHE", str(tmp_path))
    build = package.build()
    assert len({build.cached_build(flavor) for flavor in build.FLAVORS}) == 2
    for told, flavor in (("", "release"), ("release", "release"), ("quick", "quick")):
        monkeypatch.setenv("SACBE_BUILD", told)
        assert build.flavor() == flavor
    monkeypatch.setenv("SACBE_BUILD", "fast")
    with pytest.raises(SystemExit, match="release, quick"):
        build.flavor()


@pytest.mark.parametrize("words", [["package.py"], ["package.py", "all"], ["play.py", "now"],
                                   ["quick.py", "--seconds", "-1"], ["quick.py", "--base", "no-such-revision"]])
def test_wrong_words_are_refused(words: list[str]) -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / words[0], *words[1:]], capture_output=True, text=True,
                          cwd=ROOT)
    assert done.returncode == 2 and "Traceback" not in done.stderr and done.stderr


# ------------------------------------------------------------ locks and copies

def test_a_lock_is_held_by_one(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    with alone.locked(lock), alone.locked_now(lock) as is_free:
        assert not is_free
    with alone.locked_now(lock) as is_free:
        assert is_free


def test_a_command_under_a_lock_keeps_its_exit_code(tmp_path: Path) -> None:
    words = [sys.executable, ROOT / "tools" / "alone.py", tmp_path / "new" / "lock"]
    assert subprocess.run([*words, sys.executable, "-c", "raise SystemExit(7)"]).returncode == 7


def test_make_does_not_hold_the_lock_that_uv_waits_for() -> None:
    """uv locks `.venv/.lock` before it installs anything: a command that holds it while uv runs waits for ever."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    locks = re.findall(r"alone\.py \$\(VENV\)/(\S+)", makefile)
    assert locks and ".lock" not in [*locks, package.LOCK.name, play.COMPILE_LOCK.name]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install a package in a folder of the test's own, and return that folder."""
    site = tmp_path / "lib" / "python3.x" / "site-packages"
    (site / "sacbe" / "bots").mkdir(parents=True)
    (site / "sacbe" / "bots" / "levels.py").write_text("old", encoding="utf-8")
    (site / "sacbe__mypyc.so").write_text("library", encoding="utf-8")
    monkeypatch.setattr(package, "VENV", tmp_path)
    monkeypatch.setattr(package, "LOCK", tmp_path / ".lock")
    monkeypatch.setattr(play, "SERVED", tmp_path / "served")
    return site


def test_a_server_keeps_its_package_whatever_is_installed(installed: Path) -> None:
    module = installed / "sacbe" / "bots" / "levels.py"
    with play.copied_package() as folder:
        fresh = module.with_suffix(".new")              # as pip does it: another file takes the name
        fresh.write_text("new", encoding="utf-8")
        fresh.replace(module)
        (installed / "sacbe__mypyc.so").unlink()
        assert (folder / "sacbe" / "bots" / "levels.py").read_text(encoding="utf-8") == "old"
        assert (folder / "sacbe__mypyc.so").read_text(encoding="utf-8") == "library"
        with play.copied_package() as other:
            assert folder.is_dir() and other != folder
            assert (other / "sacbe" / "bots" / "levels.py").read_text(encoding="utf-8") == "new"
    assert list(play.SERVED.iterdir()) == []


def test_the_copy_of_a_server_that_was_killed_goes_with_the_next_start(installed: Path) -> None:
    (play.SERVED / "left").mkdir(parents=True)
    (play.SERVED / "left" / "lock").touch()
    with play.copied_package() as folder:
        assert list(play.SERVED.iterdir()) == [folder]


def test_an_interrupted_compiler_goes_on_in_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "source"
    for name in play.SOURCES:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        if name != "src":
            (source / name).write_text(name, encoding="utf-8")
    (source / "src" / "sacbe").mkdir(parents=True)
    (source / "src" / "sacbe" / "a.py").write_text("first", encoding="utf-8")
    monkeypatch.setattr(play, "ROOT", source)
    monkeypatch.setattr(play, "WORKSHOPS", tmp_path / "compile")
    folder = play.WORKSHOPS / "digest"
    play.prepare_workshop(folder)
    (folder / "build").mkdir()
    (source / "src" / "sacbe" / "a.py").write_text("edited meanwhile", encoding="utf-8")
    play.prepare_workshop(folder)
    assert (folder / "build").is_dir() and (folder / "src" / "sacbe" / "a.py").read_text(encoding="utf-8") == "first"
    other = play.WORKSHOPS / "other"
    play.prepare_workshop(other)
    assert list(play.WORKSHOPS.iterdir()) == [other]
    assert (other / "src" / "sacbe" / "a.py").read_text(encoding="utf-8") == "edited meanwhile"


def test_without_a_need_nothing_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                            capsys: pytest.CaptureFixture[str]) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a compiler was started")

    monkeypatch.setattr(play.subprocess, "Popen", refuse)
    monkeypatch.delenv("SACBE_PURE_BUILD", raising=False)
    with play.compiling(Installed("x", "release", "release"), tmp_path / "news") as news:
        assert news is None and capsys.readouterr().out == ""
    monkeypatch.setattr(play, "has_compiler", lambda: False)
    with play.compiling(Installed("x", "pure", "pure"), tmp_path / "news") as news:
        assert news is None and "no C compiler" in capsys.readouterr().out


# ------------------------------------------------------------ the choice of tests

FILES = {
    "src/sacbe/__init__.py": "",
    "src/sacbe/games/ludo/rules.py": "",
    "src/sacbe/games/ludo/content/ludo.yaml": "",
    "src/sacbe/server/tables/lobby.py": "from sacbe.server.tables import seats",
    "src/sacbe/server/tables/seats.py": "",
    "src/sacbe/server/app.py": "from sacbe.server.tables.lobby import x",
    "src/sacbe/server/far.py": "import sacbe.server.app",
    "src/sacbe/server/farther.py": "import sacbe.server.far",
    "tests/games/test_scenarios.py": "",
    "tests/games/ludo/scenarios/a.yaml": "",
    "tests/games/ludo/rules/test_rules.py": "from sacbe.games.ludo import rules",
    "tests/games/chess/test_chess.py": "",
    "tests/server/tables/test_command.py": "",
    "tests/server/test_app.py": "from sacbe.server.app import y",
    "tests/server/test_far.py": "from sacbe.server.far import y",
    "tests/server/test_farther.py": "from sacbe.server.farther import y",
    "tests/page/test_home.py": "from sacbe.server.app import y",
    "tests/architecture/test_layers.py": "",
    "tests/architecture/test_page_layers.py": "",
    "tests/architecture/test_docs.py": "PAGE = 'api.md'",
}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(changes, "ROOT", tmp_path)
    return tmp_path


def choose(checkout: Path, *paths: str) -> changes.Choice:
    return changes.choose_tests(list(paths), checkout / "memory" / "imports.json")


def test_a_rule_brings_its_scenarios_and_its_game(checkout: Path) -> None:
    for path in ("src/sacbe/games/ludo/rules.py", "src/sacbe/games/ludo/content/ludo.yaml"):
        found = choose(checkout, path)
        assert found.games == {"ludo"}
        assert found.tests[:2] == ["tests/games/test_scenarios.py", "tests/games/ludo/rules/test_rules.py"]
        assert "tests/games/chess/test_chess.py" not in found.tests


def test_a_module_brings_what_imports_it_as_far_as_three_imports(checkout: Path) -> None:
    found = choose(checkout, "src/sacbe/server/tables/seats.py")
    assert found.games == set()
    assert found.tests == ["tests/server/tables/test_command.py", "tests/architecture/test_layers.py",
                           "tests/architecture/test_page_layers.py", "tests/server/test_app.py"]
    assert found.distant == ["tests/server/test_far.py", "tests/server/test_farther.py"]
    assert found.browser == ["tests/page/test_home.py"]
    (checkout / "tests/server/test_new.py").write_text("import sacbe.server.tables.seats", encoding="utf-8")
    assert choose(checkout, "src/sacbe/server/tables/seats.py").tests[0] == "tests/server/test_new.py"


def test_pages_tests_and_what_is_gone(checkout: Path) -> None:
    assert choose(checkout, "docs/develop/api.md").tests == ["tests/architecture/test_docs.py"]
    assert choose(checkout, "web/src/home/Home.svelte").tests == ["tests/architecture/test_page_layers.py"]
    assert choose(checkout, "tests/games/chess/test_chess.py").tests == ["tests/games/chess/test_chess.py"]
    assert choose(checkout, "tests/games/chess/test_gone.py").tests == []
    assert choose(checkout, "LICENSE") == changes.Choice([], set(), [], [])


def test_what_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> None:
        subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x@example.org", *words], cwd=tmp_path, check=True,
                       capture_output=True)

    monkeypatch.setattr(changes, "ROOT", tmp_path)
    for name in ("kept", "edited", "gone"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    git("init", "-q")
    git("add", ".")
    git("commit", "-q", "-m", "first")
    assert changes.list_changes("HEAD") == []
    (tmp_path / "edited").write_text("x", encoding="utf-8")
    (tmp_path / "gone").unlink()
    (tmp_path / "new").touch()
    assert changes.list_changes("HEAD") == ["edited", "gone", "new"]
    git("add", ".")
    git("commit", "-q", "-m", "second")
    assert changes.list_changes("HEAD") == [] and changes.list_changes("HEAD~1") == ["edited", "gone", "new"]
    with pytest.raises(ValueError):
        changes.list_changes("no-such-revision")


@pytest.mark.parametrize(("seconds", "said", "left"), [("0", "1 failed, 1 passed", 0), ("0.000001", "no tests ran", 2)])
def test_tests_that_would_begin_too_late_are_named(tmp_path: Path, seconds: str, said: str, left: int) -> None:
    (tmp_path / "test_it.py").write_text("def test_a(): pass\ndef test_b(): assert 0\n", encoding="utf-8")
    file = tmp_path / "left.txt"
    done = subprocess.run([*PLUGIN, tmp_path, tmp_path], capture_output=True, text=True, cwd=tmp_path, env={
        **os.environ, "PYTHONPATH": str(ROOT / "tests"), "SACBE_TEST_SECONDS": seconds, "SACBE_TEST_LEFT": str(file)})
    assert said in done.stdout
    names = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    assert [name.rpartition("::")[2] for name in names] == ["test_a", "test_b"][:left]
