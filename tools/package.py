"""Install the package into .venv, with the engine that is wanted, unless just that is there.

    python tools/package.py release     with the engine that ships; compiled now if the cache does not hold it
    python tools/package.py tested      with any compiled engine; without one in the cache, the quick build for tests
    python tools/package.py soonest     with the best engine that needs no compiling now, else with the interpreted one

`make` calls it after it has written `.venv/.sources`, what the package is made of.  `.venv/.package` says what is
installed.  Only one installs at a time.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from functools import cache
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from alone import locked

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
STATE: Final = VENV / ".package"
LOCK: Final = VENV / ".lock-package"
LOG: Final = VENV / "build.log"
LAST_LINES: Final = 40          # of the log, if pip fails
COMPILED: Final = ("release", "quick")
WANTED: Final = ("release", "tested", "soonest")


class Installed(NamedTuple):
    """The installed package: from which sources, which engine was asked for, and which one it became."""

    sources: str = ""
    asked: str = ""
    engine: str = ""

    @classmethod
    def read(cls) -> Installed:
        try:
            found: dict[str, Any] = json.loads(STATE.read_text(encoding="utf-8"))
            return cls(**found)
        except (OSError, ValueError, TypeError):
            return cls()


@cache
def build() -> ModuleType:
    """Import `setup.py`, which knows what an engine is made of and where the cache keeps it."""
    spec = util.spec_from_file_location("sacbe_build", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def is_kept(engine: str) -> bool:
    """Does the cache hold this engine, made of today's sources?"""
    place: Path | None = build().cached_build(engine)
    return place is not None and place.is_dir()


def is_kept_now(digest: str) -> bool:
    """Does the cache hold the engine of this digest?"""
    place: Path | None = build().cache_folder()
    return place is not None and (place / digest).is_dir()


def digest_sources() -> str:
    """Return a digest of all that the package is made of, and of the pinned tools."""
    digest = hashlib.sha256()
    for path in (VENV / ".sources", ROOT / "requirements" / "run.txt"):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:32]


def choose_engine(wanted: str) -> str:
    """Return which engine to install for this wish, if nothing is installed."""
    if os.environ.get("SACBE_PURE_BUILD") == "1":
        return "pure"
    if wanted == "release" or is_kept("release"):
        return "release"
    if wanted == "tested" or is_kept("quick"):
        return "quick"
    return "pure"


def is_enough(now: Installed, wanted: str, sources: str) -> bool:
    """Is the installed package what is wanted?  An engine that could not be compiled is not tried again and again."""
    if now.sources != sources or not now.engine:
        return False
    if wanted == "release" or os.environ.get("SACBE_PURE_BUILD") == "1":
        return now.asked == choose_engine(wanted)
    if wanted == "tested":
        return now.asked in COMPILED
    return now.engine == "release" or choose_engine(wanted) in (now.asked, now.engine, "pure")


def install(engine: str, sources: str) -> Installed:
    """Build and install the package; the log has what pip says."""
    say("building sacbe" + (" (a few minutes)" if engine in COMPILED and not is_kept(engine) else ""))
    STATE.unlink(missing_ok=True)
    remove_leftovers()
    pure = {"SACBE_PURE_BUILD": "1"} if engine == "pure" else {"SACBE_BUILD": engine}
    command = [sys.executable, "-m", "pip", "install", "-v", "--no-index", "--no-build-isolation", "--no-deps",
               "--force-reinstall", "."]
    with LOG.open("wb") as log:
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **pure}, stdout=log, stderr=subprocess.STDOUT)
    lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    if done.returncode:
        print("\n".join(lines[-LAST_LINES:]))
        raise SystemExit(1)
    by_choice = engine == "pure" and os.environ.get("SACBE_PURE_BUILD") != "1"
    for line in lines:
        told = line.strip()
        if told.startswith("sacbe: ") and not (by_choice and "SACBE_PURE_BUILD" in told):
            print(f"{told} (log: .venv/build.log)")
    remove_leftovers()
    now = Installed(sources, engine, engine if has_library() else "pure")
    fresh = STATE.with_suffix(".new")
    fresh.write_text(json.dumps(now._asdict()), encoding="utf-8")
    fresh.replace(STATE)
    return now


def installed_package() -> Path | None:
    """Return the folder of the installed package; None if there is none."""
    return next(VENV.glob("lib/python*/site-packages/sacbe"), None)


def has_library() -> bool:
    """Is the installed engine compiled?"""
    package = installed_package()
    return package is not None and any(package.parent.glob("sacbe__mypyc*"))


def remove_leftovers() -> None:
    """Remove what a build leaves in the tree."""
    for path in (ROOT / "build", *ROOT.glob("src/*.egg-info")):
        shutil.rmtree(path, ignore_errors=True)


def ensure(wanted: str) -> Installed:
    """Install the wanted package, unless it is installed already."""
    with locked(LOCK):
        now, sources = Installed.read(), digest_sources()
        return now if is_enough(now, wanted, sources) else install(choose_engine(wanted), sources)


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in WANTED:
        print(f"usage: python tools/package.py {'|'.join(WANTED)}", file=sys.stderr)
        sys.exit(2)
    try:
        ensure(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit(130)
