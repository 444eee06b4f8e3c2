"""What the second run of the suite, on the interpreted engine, runs whole, in part and not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.once

TESTS = Path(__file__).parents[1]
COMPARED = ("corpus/test_*.py", "games/*/properties/test_*.py", "games/test_contract.py",
            "games/test_quick_contract.py", "games/test_scenarios.py", "games/test_former.py", "games/test_encoders.py",
            "games/test_stored_names.py", "kernel/play/test_snapshots.py")


class Item:
    """A test with these marks, for what chooses tests by mark and name."""

    def __init__(self, number: int, *marks: str) -> None:
        self.nodeid, self.marks = f"tests/test_x.py::test_{number}", marks

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.marks else None


@pytest.fixture
def conftest(pytestconfig: pytest.Config) -> Any:
    """Return the conftest of all tests, as pytest has loaded it."""
    return pytestconfig.pluginmanager.get_plugin(str(TESTS / "conftest.py"))


@pytest.mark.parametrize("pattern", COMPARED)
def test_what_compares_the_forms_runs_whole_on_both(pattern: str) -> None:
    files = list(TESTS.glob(pattern))
    assert files
    for file in files:
        marks = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("pytestmark")]
        assert len(marks) == 1 and "pytest.mark.both" in marks[0], file


def test_of_other_tests_one_of_four_is_drawn_always_the_same(conftest: Any) -> None:
    drawn = [not conftest.is_left_to_first_pass(Item(number)) for number in range(2000)]
    assert drawn == [not conftest.is_left_to_first_pass(Item(number)) for number in range(2000)]
    assert 0.2 < sum(drawn) / len(drawn) < 0.3


def test_marks_take_all_or_none(conftest: Any) -> None:
    assert not any(conftest.is_left_to_first_pass(Item(number, "both")) for number in range(50))
    assert all(conftest.is_left_to_first_pass(Item(number, "once")) for number in range(50))
    assert all(conftest.is_left_to_first_pass(Item(number, "once", "both")) for number in range(50))
