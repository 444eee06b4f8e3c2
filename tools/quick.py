"""`make quick`: runs in less than a minute what is most likely to fail because of a change.

    python tools/quick.py                   since the last commit
    python tools/quick.py --base main       since another revision
    python tools/quick.py --seconds 120     with more time for the tests; 0 runs all that were chosen

Style and types of what has changed, the tests that import it and the scenarios of its game, and for the page its types,
style and unit tests.  The package runs from its sources, interpreted, so nothing is built.  It prints what was chosen
and what was not; `make test` has the last word.  Exit code: 0 if nothing failed, 1 if something did, 2 for wrong words.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Final, NamedTuple

from changes import ROOT, Choice, choose_tests, list_changes

BIN: Final = Path(sys.executable).parent
FOLDER: Final = BIN.parent / "quick"
DAEMON: Final = FOLDER / "dmypy.json"
IDLE_SECONDS: Final = 3600              # after which the daemon of the types ends
SECONDS: Final = 40.0                   # for the tests
MOST_NAMES: Final = 12                  # that are listed one by one
FROM_MAKE: Final = {"MAKEFLAGS", "MFLAGS", "MAKELEVEL"}


class Check(NamedTuple):
    """A running command, and where it writes."""

    name: str
    process: subprocess.Popen[bytes]
    log: Path
    output: IO[bytes]
    began: float


def begin(name: str, command: list[str | Path], folder: Path = ROOT, **variables: str) -> Check:
    log = FOLDER / f"{name}.log"
    output = log.open("wb")
    environment = {key: value for key, value in os.environ.items() if key not in FROM_MAKE}
    process = subprocess.Popen(command, cwd=folder, env={**environment, "NO_COLOR": "1", **variables}, stdout=output,
                               stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    return Check(name, process, log, output, time.monotonic())


def begin_checks(changes: list[str], choice: Choice, seconds: float) -> list[Check]:
    """Begin all checks that the changes need; they run side by side."""
    there = [path for path in changes if (ROOT / path).is_file()]
    python = [path for path in there if path.endswith(".py")]
    checks = []
    if python:
        checks.append(begin("style", [BIN / "ruff", "check", "--output-format", "concise", *python]))
    if any(path.startswith("src/sacbe/") and path.endswith(".py") for path in changes) or "pyproject.toml" in changes:
        checks.append(begin("types", [BIN / "dmypy", "--status-file", DAEMON, "run", "--timeout", str(IDLE_SECONDS),
                                      "--", "--strict", "--cache-dir", FOLDER / "mypy", "src/sacbe"]))
    if any(path.startswith("web/") for path in changes):
        checks += begin_page_checks([path.removeprefix("web/") for path in there if path.startswith("web/")])
    if choice.tests:
        checks.append(begin_tests(choice, seconds))
    return checks


def begin_tests(choice: Choice, seconds: float) -> Check:
    path = os.pathsep.join(["src", "tests", *filter(None, [os.environ.get("PYTHONPATH")])])
    return begin("tests", [BIN / "pytest", "-n", os.environ.get("JOBS") or "2", "--dist", "load", "--maxschedchunk",
                           "4", "--color", "no", "-p", "support.time_limit", *choice.tests],
                 PYTHONPATH=path, SACBE_PURE="1", SACBE_TEST_SCENARIOS=",".join(sorted(choice.games)),
                 SACBE_TEST_SECONDS=str(seconds), SACBE_TEST_LEFT=str(FOLDER / "left.txt"))


def begin_page_checks(files: list[str]) -> list[Check]:
    """Begin the checks of the page: types of all of it, style of changed files, and unit tests that import them."""
    sys.path.insert(0, str(ROOT))
    import setup

    with (FOLDER / "npm.log").open("wb") as log:
        fetched = subprocess.run([sys.executable, "-c", "import setup; setup.fetch_page_tools()"], cwd=ROOT, stdout=log,
                                 stderr=subprocess.STDOUT).returncode == 0
    found = setup.find_node()
    if found is None or not fetched:
        print("left out: the checks of the page, because Node or its packages are missing (log: .venv/quick/npm.log)")
        return []
    node, web = found[0], ROOT / "web"
    tools = web / "node_modules"
    checks = [begin("page-types", [node, tools / "svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json",
                                   "--fail-on-warnings", "--output", "human"], web)]
    if styled := [file for file in files if file.endswith((".ts", ".svelte", ".css", ".json", ".mjs", ".html"))]:
        checks.append(begin("page-style", [node, tools / "@biomejs/biome/bin/biome", "check", "--error-on-warnings",
                                           "--no-errors-on-unmatched", *styled], web))
    sources = [file for file in files if file.endswith((".ts", ".svelte", ".ftl"))]
    if sources:
        checks.append(begin("page-tests", [node, tools / "vitest/vitest.mjs", "related", "--run", "--passWithNoTests",
                                           *sources], web))
    return checks


def finish(check: Check) -> bool:
    """Wait for a check and say how it ended."""
    code = check.process.wait()
    check.output.close()
    lines = check.log.read_text(encoding="utf-8", errors="replace").splitlines()
    seconds = time.monotonic() - check.began
    passed = code == 0 or (check.name == "tests" and code == 5)     # 5: none of them is to run on this form
    print(f"{check.name:<11} {'passed' if passed else 'FAILED'} {seconds:5.0f} s   {summary(lines) if passed else ''}")
    if not passed:
        print("\n".join(f"    {line}" for line in lines))
    return passed


def summary(lines: list[str]) -> str:
    return next((line.strip("= ") for line in reversed(lines) if line.strip()), "")


def tell_choice(changes: list[str], choice: Choice) -> None:
    print(f"changed: {shorten(changes)}")
    print(f"tests: {shorten(choice.tests) if choice.tests else 'none'}")
    if choice.games:
        print(f"scenarios: those of {', '.join(sorted(choice.games))}")
    if choice.distant:
        print(f"not chosen: {len(choice.distant)} test files that import it over more than three others")
    if choice.browser:
        print(f"not run: {len(choice.browser)} test files that need a browser"
              " (make test PARTS='build chromium browser')")
    sys.stdout.flush()


def shorten(paths: list[str]) -> str:
    more = f" and {len(paths) - MOST_NAMES} more" if len(paths) > MOST_NAMES else ""
    return ", ".join(paths[:MOST_NAMES]) + more


def tell_left() -> None:
    """Say for which tests the time was too short."""
    try:
        left = (FOLDER / "left.txt").read_text(encoding="utf-8").splitlines()
    except OSError:
        return
    files: dict[str, int] = {}
    for line in left:
        files[line.partition("::")[0]] = files.get(line.partition("::")[0], 0) + 1
    if left:
        told = shorten([f"{path} ({count})" for path, count in files.items()])
        print(f"no time left for {len(left)} tests: {told}; --seconds 0 (make quick SECONDS=0) runs them")


def main() -> int:
    parser = argparse.ArgumentParser(description="Check quickly what a change concerns.")
    parser.add_argument("--base", default="HEAD", help="since which revision (default: the last commit)")
    parser.add_argument("--seconds", type=float, default=SECONDS,
                        help=f"for the tests; 0: all (default: {SECONDS:.0f})")
    chosen = parser.parse_args()
    if not chosen.seconds >= 0:
        parser.error("--seconds is 0 or more")
    if shutil.which("git") is None:
        parser.error("git is not installed, and it knows what has changed")
    try:
        changes = list_changes(chosen.base)
    except ValueError as error:
        parser.error(f"git: {error}")
    if not changes:
        print(f"nothing has changed since {chosen.base}")
        return 0
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "left.txt").unlink(missing_ok=True)
    began = time.monotonic()
    choice = choose_tests(changes, FOLDER / "imports.json")
    tell_choice(changes, choice)
    checks = begin_checks(changes, choice, chosen.seconds)
    try:
        passed = [finish(check) for check in checks]
    finally:
        for check in checks:
            if check.process.poll() is None:
                check.process.terminate()
    tell_left()
    print(f"{'nothing failed' if all(passed) else 'something FAILED'} in {time.monotonic() - began:.0f} s;"
          " make test runs everything")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
