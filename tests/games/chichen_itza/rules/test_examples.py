"""The worked examples of the rulebook are all there, in their order."""

from __future__ import annotations

from pathlib import Path

from sacbe.kernel.play import scenario

FOLDER = Path(__file__).parent.parent / "scenarios"
CASES = [case for file in sorted(FOLDER.glob("examples-*.yaml")) for case in scenario.load(file)]
EXAMPLES = 58


def test_all_examples_are_there_in_their_order() -> None:
    ids = [case.data["id"] for case in CASES]
    assert ids == sorted(ids)
    assert set(ids) == {f"ci.example.{number:02}" for number in range(1, EXAMPLES + 1)}
