"""The command of the benchmarks: measure all games that have aims, or one of them, and print tables or JSON."""

from __future__ import annotations

import argparse
import sys

from benchmarks import bench, report
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import set_language
from sacbe.runtime.console import output
from sacbe.runtime.console.progress import show_progress

BAD_INPUT = 2
INTERRUPTED = 130
LEAST_SECONDS, MOST_SECONDS = 0.1, 600.0


def seconds(text: str) -> float:
    """Read the time for a measurement."""
    value = float(text)
    if not LEAST_SECONDS <= value <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"must be between {LEAST_SECONDS:g} and {MOST_SECONDS:g}, not {text}")
    return value


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="benchmarks", description=(
        "Measure the games, compiled and interpreted, on one core, and engines of others for comparison."))
    found.add_argument("game", metavar="GAME", nargs="?", help="the only game to measure; else all that have aims")
    found.add_argument("--json", action="store_true", help="print JSON")
    found.add_argument("--seconds", metavar="S", type=seconds, default=2.0,
                       help="seconds for each measurement in each of the runs (2)")
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    given = parser().parse_args(arguments)
    set_language("en")
    try:
        names = bench.games_to_measure(given.game)
        with show_progress(bench.steps(names), "Measuring") as done:
            found = bench.run_benchmarks(given.seconds, names, done)
    except Problem as problem:
        print(f"benchmarks: {problem}", file=sys.stderr)
        return BAD_INPUT
    except bench.MeasurementFailed as failure:
        print(f"benchmarks: a measurement failed: {failure}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("benchmarks: interrupted", file=sys.stderr)
        return INTERRUPTED
    if given.json:
        output.print_json(found.as_data())
    else:
        report.print_tables(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
