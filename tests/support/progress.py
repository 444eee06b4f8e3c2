"""Tell the run of all parts (`tests/run_parts.py`) how far a part is: counts in one file, failed tests in another."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Final

import pytest

SECONDS_BETWEEN: Final = 0.5


class ProgressFiles:
    """A plugin that writes how many tests there are, passed, failed and were skipped, and which failed."""

    def __init__(self, place: str) -> None:
        self.counts_path = Path(f"{place}.json")
        self.failed_path = Path(f"{place}.failed")
        self.counts = {"total": 0, "passed": 0, "failed": 0, "skipped": 0}
        self.written = 0.0

    def write(self) -> None:
        fresh = self.counts_path.with_suffix(".new")
        fresh.write_text(json.dumps(self.counts), encoding="utf-8")
        fresh.replace(self.counts_path)
        self.written = time.monotonic()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.counts["total"] = max(self.counts["total"], len(session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.counts["total"] = len(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:       # an error before or after a test counts, too
            self.counts["failed"] += 1
            when = {"call": "", "???": " with its worker"}.get(report.when, f" in its {report.when}")
            with self.failed_path.open("a", encoding="utf-8") as file:
                file.write(f"failed{when}: {report.nodeid}\n")
        elif report.skipped:
            self.counts["skipped"] += 1
        elif report.when == "call":
            self.counts["passed"] += 1
        if time.monotonic() - self.written > SECONDS_BETWEEN:
            self.write()

    def pytest_sessionfinish(self) -> None:
        self.write()
