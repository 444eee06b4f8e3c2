"""The mutation run itself: which changes it makes, and that it tells a test that notices from one that does not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from mutants.__main__ import EQUIVALENT, GAMES, PROJECT, rule_files, sample
from mutants.changes import changed, changes

pytestmark = pytest.mark.once

SOURCE = '''
"""A docstring with 1 and 2."""
LIMIT: Final = 4

class Shop:
    def price(self, n: int, rebate: bool = True) -> int:
        """Not this 1."""
        self.sold += n
        if n < LIMIT and not rebate:
            return min(n, 3) * 2
        return 0 if self.closed else -n

def forget(n):
    log(n)
    for one in range(n):
        break
'''
EXPECTED = '''
(module)::4 -> 5
Shop.price::self.sold += n -> pass
Shop.price::self.sold += n -> self.sold -= n
Shop.price::n < LIMIT and (not rebate) -> n < LIMIT or not rebate
Shop.price::n < LIMIT -> n <= LIMIT
Shop.price::not rebate -> rebate
Shop.price::min(n, 3) * 2 -> min(n, 3) // 2
Shop.price::min(n, 3) -> max(n, 3)
Shop.price::2 -> 3
Shop.price::3 -> 4
Shop.price::self.closed -> not self.closed
Shop.price::0 -> 1
Shop.price::-n -> +n
forget::log(n) -> pass
forget::break -> continue
'''


def test_every_kind_of_change_is_found_once() -> None:
    names = [change.name.removeprefix("shop.py::") for change in changes("shop.py", SOURCE)]
    assert names == EXPECTED.split("\n")[1:-1]


def test_a_name_does_not_depend_on_lines_above() -> None:
    moved = "import os\n\n" + SOURCE
    assert [change.name for change in changes("a.py", moved)] == [change.name for change in changes("a.py", SOURCE)]
    twice = changes("a.py", "def f():\n    return 1 + 1\n")
    assert [change.text for change in twice] == ["1 + 1 -> 1 - 1", "1 -> 2", "1 -> 2 #2"]


def test_a_sample_stays_the_same_while_lines_move() -> None:
    few = sample(changes("a.py", SOURCE), 5)
    assert len(few) == 5 and sample(few, 0) == few
    moved = sample(changes("a.py", "import os\n\n" + SOURCE), 5)
    assert [change.name for change in moved] == [change.name for change in few]


@pytest.mark.parametrize(("before", "after"), [
    ("3 - 1", 4), ("3 * 2", 1), ("7 // 2", 14), ("6 & 3", 7), ("2 == 2", False), ("1 in [1]", False),
    ("True and False", True), ("min(1, 2)", 2), ("8 >> 1", 16), ("not 0", False), ("~5", 5), ("5 if f else 6", 6),
])
def test_a_changed_file_does_something_else(before: str, after: object) -> None:
    source = f"def f():\n    return {before}\n"
    space: dict[str, object] = {}
    exec(changed(source, 0, "a.py"), space)
    assert space["f"]() == after                            # type: ignore[operator]


def test_the_run_tells_what_is_noticed_what_hangs_and_what_survives(tmp_path: Path) -> None:
    """Tries a change in a function, a changed constant in an interpreter of its own, and a loop that never ends."""
    (tmp_path / "counting.py").write_text(
        "def count(n):\n    found = 0\n    while n > 0:\n        found += 2\n        n -= 1\n    return found\n\n\n"
        "def idle(n):\n    return n + 5\n", encoding="utf-8")
    (tmp_path / "test_counting.py").write_text(
        "import pytest\nfrom counting import count, idle\n@pytest.mark.parametrize('n', range(4))\n"
        "def test_count(n):\n    assert count(n) == 2 * n\n    assert idle(n) > 0\n", encoding="utf-8")
    (tmp_path / "go.py").write_text(
        "import os, sys\nfrom pathlib import Path\nimport pytest\nfrom mutants.changes import changes\n"
        "from mutants.session import Trials\nhere = Path(sys.argv[1])\n"
        "every = changes('counting.py', (here / 'counting.py').read_text())\n"
        "said = []\ntrials = Trials('counting', here, every, 2, said.append, None, lambda: None, 9)\n"
        "pytest.main(['-s', '-p', 'no:cacheprovider', str(here)], plugins=[trials])\n"
        "print(trials.problem)\nprint('\\n'.join(f'TRIED {one.change.text}: {one.outcome}' for one in said))\n",
        encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(PROJECT / "tests")])
    done = subprocess.run([sys.executable, str(tmp_path / "go.py"), str(tmp_path)], cwd=tmp_path, text=True,
                          capture_output=True, check=False, env={**os.environ, "PYTHONPATH": path})
    tried = dict(line.removeprefix("TRIED ").rsplit(": ", 1) for line in done.stdout.splitlines() if "TRIED" in line)
    assert tried == {"0 -> 1": "noticed", "n > 0 -> n >= 0": "noticed", "0 -> 1 #2": "noticed",
                     "found += 2 -> found -= 2": "noticed", "2 -> 3": "noticed", "n -= 1 -> n += 1": "hangs",
                     "1 -> 2": "noticed", "n + 5 -> n - 5": "noticed", "5 -> 6": "survived"}, done.stdout + done.stderr


def test_a_damaged_file_and_an_unknown_game_are_refused_in_one_line(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "mutants", "chess"], cwd=PROJECT, text=True, capture_output=True,
                          check=False, env={**os.environ, "PYTHONPATH": str(PROJECT / "tests")})
    assert done.returncode == 2 and "chess" in done.stderr and "Traceback" not in done.stderr


def test_equivalent_changes_are_still_there_and_have_a_reason() -> None:
    """A reason for a change that does not exist any more would excuse another one some day."""
    for game, reasons in (yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8")) or {}).items():
        assert game in GAMES
        root = PROJECT / "src" / "sacbe" / "games" / game
        known = {change.name for path in rule_files(root, "")
                 for change in changes(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))}
        assert set(reasons) <= known, set(reasons) - known
        assert all(isinstance(reason, str) and len(reason) > 10 for reason in reasons.values())
