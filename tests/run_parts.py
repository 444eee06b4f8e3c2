"""Run every part of `make test`, whatever fails on the way, and say at the end what failed and how long each part took.

    python tests/run_parts.py                 all parts, as `make test` does
    python tests/run_parts.py ruff browser    these parts alone
    python tests/run_parts.py --list          what parts there are
    python tests/run_parts.py --shuffle 7     the tests of all parts in the order that this number draws
    python tests/run_parts.py --busy          all parts in a new order, beside one busy loop a core (`make test-busy`)

Parts run side by side as far as the cores (JOBS, 2 unless given) carry them.  Each writes a log of its own; failures
are told when they happen and again, whole, at the end.  The exit code is 0 if every part passed, 1 if one failed, 2 for
wrong words on the command line, 130 after Ctrl-C.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parents[1]
BIN: Final = Path(sys.executable).parent
LOGS: Final = BIN.parent / "tests"
JOBS: Final = int(os.environ.get("JOBS") or 2)
NEWS_SECONDS: Final = 30.0      # between two lines about parts that are at work
SILENCE_SECONDS: Final = 1200.0 # a part that says nothing for so long hangs: it is ended, so that the others can run
LAST_LINES: Final = 60          # of the log of a failed part that is no pytest run
FAILURE_LINES: Final = 400      # of what pytest says of its failures
FROM_MAKE: Final = {"MAKEFLAGS", "MFLAGS", "MAKELEVEL"}     # a part that calls make is a run of its own


@dataclass
class Part:
    """One part of the suite: a command, the parts that must be done before, and how many cores it fills."""

    name: str
    about: str
    command: list[str]
    needs: tuple[str, ...] = ()
    cores: float = 1.0
    environment: dict[str, str] = field(default_factory=dict)


def pytest(*words: str, workers: int) -> list[str]:
    return [str(BIN / "pytest"), "-n", str(workers), "--dist", "worksteal", "--durations", "15", "--color", "no",
            *words]


def make(target: str) -> list[str]:
    return ["make", "--no-print-directory", target]


# More than half of the time tests wait for servers, bots, browsers and other processes.  So the parts that run tests
# share the cores: each takes less of them than it has workers.
PARTS: Final = (
    Part("build", "the compiled package and the page", make("tested-package"), cores=JOBS - 0.5),
    Part("ruff", "style and imports", [str(BIN / "ruff"), "check", "--output-format", "concise", "."], cores=0.2),
    Part("mypy", "types of the package and the benchmarks",
         [str(BIN / "mypy"), "--strict", "src/sacbe", "benchmarks"], cores=0.5),
    Part("chromium", "a browser for the tests of the page", make("browser"), cores=0.2),
    Part("page", "svelte-check, generated types, Biome and Vitest", make("page"), cores=1.0),
    Part("browser", "the page in a real browser", pytest("tests/page", workers=JOBS), ("build", "chromium"), JOBS / 2),
    Part("compiled", "the suite on the compiled engine", pytest("--ignore", "tests/page", workers=JOBS + 1),
         ("build",), JOBS / 2),
    Part("interpreted", "the suite on the interpreted engine", pytest("--ignore", "tests/page", workers=JOBS),
         ("build",), JOBS / 2, {"SACBE_PURE": "1"}),
)


@dataclass
class Run:
    """A part that has begun: its process, its log, and what it has told so far."""

    part: Part
    process: subprocess.Popen[bytes]
    log: Path
    output: IO[bytes]
    began: float
    size: int = 0
    heard: float = 0.0
    seen_failures: int = 0
    ended_for_silence: bool = False
    seconds: float = 0.0

    @property
    def progress_path(self) -> Path:
        return self.log.with_suffix(".json")

    def read_progress(self) -> dict[str, int]:
        """Return how many tests there are and how many passed, failed and were skipped; empty for other parts."""
        try:
            found: dict[str, int] = json.loads(self.progress_path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found

    def describe_progress(self) -> str:
        counts = self.read_progress()
        done = sum(counts.get(key, 0) for key in ("passed", "failed", "skipped"))
        text = f"{self.part.name} {done:,} of {counts['total']:,}" if counts.get("total") else self.part.name
        return text + (f", {counts['failed']} failed" if counts.get("failed") else "")

    def read_failures(self) -> list[str]:
        try:
            return self.log.with_suffix(".failed").read_text(encoding="utf-8").splitlines()
        except OSError:
            return []


class Suite:
    """The chosen parts, run side by side within the cores, each to its end."""

    def __init__(self, parts: list[Part], environment: dict[str, str], seed: int | None = None) -> None:
        self.seed = seed            # that draws the order of the tests; None: as they are written
        self.waiting = parts if seed is None else [shuffled(part, seed) for part in parts]
        self.names = {part.name for part in parts}
        self.environment = environment
        self.running: list[Run] = []
        self.done: list[Run] = []
        self.left_out: list[tuple[Part, str]] = []
        self.stopped: list[tuple[Part, str]] = []       # with Ctrl-C, at work or before they began
        self.began = time.monotonic()
        self.last_news = self.began

    def say(self, text: str) -> None:
        seconds = int(time.monotonic() - self.began)
        print(f"[{seconds // 60:2d}:{seconds % 60:02d}] {text}", flush=True)

    def run(self) -> bool:
        """Run all parts; return whether all of them passed."""
        while self.waiting or self.running:
            self.begin_parts()
            time.sleep(0.2)
            self.look_after_parts()
        return not self.left_out and all(run.process.returncode == 0 for run in self.done)

    def begin_parts(self) -> None:
        """Begin what may begin: what it needs is done, and the cores have room for it."""
        passed = {run.part.name for run in self.done if run.process.returncode == 0}
        failed = {run.part.name for run in self.done} - passed | {part.name for part, _ in self.left_out}
        for part in list(self.waiting):
            needed = [name for name in part.needs if name in self.names]
            if broken := [name for name in needed if name in failed]:
                self.waiting.remove(part)
                self.left_out.append((part, f"not run, since {broken[0]} failed"))
            elif all(name in passed for name in needed):
                busy = sum(run.part.cores for run in self.running)
                if self.running and busy + part.cores > JOBS + 0.5:
                    return      # in order: a later part that needs fewer cores would keep this one waiting
                self.waiting.remove(part)
                self.begin(part)

    def begin(self, part: Part) -> None:
        log = LOGS / f"{part.name}.log"
        for old in (log, log.with_suffix(".json"), log.with_suffix(".failed")):
            old.unlink(missing_ok=True)
        output = log.open("wb")
        environment = {**self.environment, **part.environment, "SACBE_TEST_PROGRESS": str(log.with_suffix(""))}
        process = subprocess.Popen(part.command, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT,
                                   stdin=subprocess.DEVNULL, start_new_session=True)
        now = time.monotonic()
        self.running.append(Run(part, process, log, output, now, heard=now))
        self.say(f"begin: {part.name} – {part.about}")

    def look_after_parts(self) -> None:
        now = time.monotonic()
        for run in list(self.running):
            size = run.log.stat().st_size
            if size != run.size:
                run.size, run.heard = size, now
            failures = run.read_failures()
            for line in failures[run.seen_failures:]:
                self.say(f"{run.part.name}: {line}")
            run.seen_failures = len(failures)
            if run.process.poll() is None and now - run.heard > SILENCE_SECONDS:
                run.ended_for_silence = True
                end(run.process)
            if run.process.poll() is not None:
                self.finish(run, now)
        if now - self.last_news >= NEWS_SECONDS and self.running:
            self.last_news = now
            self.say("at work: " + "; ".join(run.describe_progress() for run in self.running))

    def finish(self, run: Run, now: float) -> None:
        run.seconds = now - run.began
        run.output.close()
        end(run.process)        # what it may have left behind
        self.running.remove(run)
        self.done.append(run)
        self.say(f"{'passed' if run.process.returncode == 0 else 'FAILED'}: {run.describe_progress()}"
                 f" in {clock(run.seconds)}")

    def stop(self) -> None:
        for run in self.running:
            end(run.process)
            run.process.wait()
            run.output.close()
            self.stopped.append((run.part, f"stopped after {clock(time.monotonic() - run.began)}: "
                                           f"{run.describe_progress()}"))
        self.stopped += [(part, "not begun") for part in self.waiting]
        self.running.clear()


def end(process: subprocess.Popen[bytes]) -> None:
    """End a part and all that it has started: politely, then for certain."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            return
        if process.poll() is None:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                continue


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def show_failure(run: Run) -> None:
    """Print what a failed part said of its failures."""
    print(f"\n===== {run.part.name}: {run.part.about} (whole log: {run.log.relative_to(ROOT)})")
    if run.ended_for_silence:
        print(f"It said nothing for {int(SILENCE_SECONDS) // 60} minutes and was ended.")
    lines = run.log.read_text(encoding="utf-8", errors="replace").splitlines()
    begin = next((number for number, line in enumerate(lines) if re.match(r"=+ (FAILURES|ERRORS) =+$", line)), None)
    if begin is None:
        lines = lines[-LAST_LINES:]
    elif len(lines) - begin > FAILURE_LINES:
        half = FAILURE_LINES // 2
        lines = [*lines[begin:begin + half], f"... {len(lines) - begin - FAILURE_LINES} lines more in the log ...",
                 *lines[-half:]]
    else:
        lines = lines[begin:]
    print("\n".join(lines))


def show_summary(suite: Suite) -> None:
    """Print a line for each part and one for all tests."""
    for run in suite.done:
        if run.process.returncode:
            show_failure(run)
    print("\npart         result    time   tests")
    totals = {"passed": 0, "failed": 0, "skipped": 0}
    for run in suite.done:
        counts = run.read_progress()
        for key in totals:
            totals[key] += counts.get(key, 0)
        tests = ", ".join(f"{counts[key]:,} {key}" for key in totals if counts.get(key))
        result = "passed" if run.process.returncode == 0 else "FAILED"
        if not counts:
            totals[result.lower()] += 1
        elif run.process.returncode and not counts.get("failed"):
            totals["failed"] += 1       # the part broke off without a test that failed
        print(f"{run.part.name:<12} {result:<7} {clock(run.seconds):>6}   {tests}".rstrip())
    for part, reason in suite.left_out:
        totals["failed"] += 1
        print(f"{part.name:<12} {reason}")
    for part, reason in suite.stopped:
        print(f"{part.name:<12} {reason}")
    order = f"; order: --shuffle {suite.seed}" if suite.seed is not None else ""
    print(f"all of it in {clock(time.monotonic() - suite.began)}; logs in {LOGS.relative_to(ROOT)}{order}")
    print(f"{totals['passed']} passed, {totals['failed']} failed, {totals['skipped']} skipped", flush=True)


def begin_busy_loops() -> list[subprocess.Popen[bytes]]:
    """Start one busy loop a core, each of which also ends when this process does."""
    loop = f"import os\nwhile os.getppid() == {os.getpid()}: sum(range(1000000))"
    return [subprocess.Popen([sys.executable, "-c", loop]) for _ in range(os.cpu_count() or 1)]


def choose_parts(names: list[str]) -> list[Part]:
    known = {part.name: part for part in PARTS}
    if unknown := [name for name in names if name not in known]:
        print(f"no part is called {unknown[0]!r}; there are {', '.join(known)}", file=sys.stderr)
        raise SystemExit(2)
    return [part for part in PARTS if not names or part.name in names]


def shuffled(part: Part, seed: int) -> Part:
    """The same part with its tests in the order that this number draws."""
    words = ["--shuffle", str(seed)] if part.command[0].endswith("pytest") else []
    return replace(part, command=part.command + words)


def main() -> int:
    parser = argparse.ArgumentParser(description="Run all parts of the tests, and say at the end what failed.")
    parser.add_argument("parts", nargs="*", metavar="PART", help="these parts alone (default: all)")
    parser.add_argument("--list", action="store_true", help="say what parts there are")
    parser.add_argument("--busy", action="store_true", help="keep every core busy with something else meanwhile")
    parser.add_argument("--shuffle", type=int, metavar="SEED", help="the tests in the order that this number draws")
    chosen = parser.parse_args()
    parts = choose_parts(chosen.parts)
    if chosen.list:
        for part in parts:
            print(f"{part.name:<12} {part.about}")
        return 0
    LOGS.mkdir(exist_ok=True)
    if chosen.busy and chosen.shuffle is None:
        chosen.shuffle = random.SystemRandom().randrange(10_000)
    suite = Suite(parts, {**{name: value for name, value in os.environ.items() if name not in FROM_MAKE},
                          "PYTHONUNBUFFERED": "1"}, chosen.shuffle)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    loops = begin_busy_loops() if chosen.busy else []
    try:
        passed = suite.run()
    except KeyboardInterrupt:
        suite.stop()
        show_summary(suite)
        print("stopped before its end")
        return 130
    finally:
        for loop in loops:
            loop.kill()
    show_summary(suite)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
