"""Serve the page soon: with an engine that exists, while the missing one is compiled in the background.

    python tools/play.py            what `make play` does
    python tools/play.py --wait     compile first, as `make play WAIT=1` does

The server runs from a copy of the installed package (hard links, so it costs no room), because bots start as processes
of their own at any time: installing something else meanwhile changes nothing under a running server.  The
compiled engine goes into the cache of builds, and the next start installs it from there.  The compiler works on a copy
of the sources; what it has finished stays when it is interrupted, and the next start goes on from there.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Final

import package
from alone import locked, locked_now
from package import ROOT, VENV, Installed, say

SERVED: Final = VENV / "served"             # the copies that servers run from
WORKSHOPS: Final = VENV / "compile"         # where engines are compiled, each in a folder named by its digest
COMPILE_LOCK: Final = VENV / ".lock-compile"
COMPILE_LOG: Final = VENV / "compile.log"
SOURCES: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "src")
LEAST_NICE: Final = 19
COMPILE: Final = "--compile"                # how this program calls itself to compile; the next word is the news file
NO_BUILD: Final = {"SACBE_PURE_BUILD": "", "SACBE_BUILD": "release"}


def main() -> int:
    words = sys.argv[1:]
    os.environ["SACBE_BUILD_CACHE"] = os.environ.get("SACBE_BUILD_CACHE") or str(VENV / "builds")
    if words[:1] == [COMPILE]:
        return compile_engine(Path(words[1]))
    if words not in ([], ["--wait"]):
        print("usage: python tools/play.py [--wait]", file=sys.stderr)
        return 2
    installed = package.ensure("release" if words else "soonest")
    with copied_package() as folder, compiling(installed, folder / "engine-news") as news:
        return serve(folder, news)


def serve(folder: Path, news: Path | None) -> int:
    """Run the server from this folder until it ends."""
    path = os.pathsep.join(item for item in (str(folder), os.environ.get("PYTHONPATH", "")) if item)
    environment = {**os.environ, "PYTHONPATH": path, "SACBE_ENGINE_NEWS": str(news or "")}
    server = subprocess.Popen([sys.executable, "-m", "sacbe"], env=environment)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    while True:
        with contextlib.suppress(KeyboardInterrupt):        # the terminal tells the server, too
            return server.wait()


@contextlib.contextmanager
def copied_package() -> Iterator[Path]:
    """Yield a folder with a copy of the installed package, which nobody changes; it goes when the server has ended."""
    SERVED.mkdir(exist_ok=True)
    with locked(package.LOCK):
        remove_left_copies()
        folder = Path(tempfile.mkdtemp(dir=SERVED))
        holder = contextlib.ExitStack()
        holder.enter_context(locked(folder / "lock"))
        found = package.installed_package()
        assert found is not None, "nothing is installed"
        for path in found.parent.glob("sacbe*"):
            if path.is_dir():
                shutil.copytree(path, folder / path.name, copy_function=link_or_copy)
            else:
                link_or_copy(path, folder / path.name)
    with holder:
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def link_or_copy(source: str | Path, target: str | Path) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def remove_left_copies() -> None:
    """Remove the copies of servers that were killed: nobody holds their lock."""
    for folder in SERVED.iterdir():
        with contextlib.suppress(OSError):
            with locked_now(folder / "lock") as is_free:
                pass
            if is_free:
                shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def compiling(installed: Installed, news: Path) -> Iterator[Path | None]:
    """Compile the release engine in the background, if it is missing and can be compiled."""
    if installed.engine == "release" or os.environ.get("SACBE_PURE_BUILD") == "1":
        yield None
        return
    if not has_compiler():
        say("sacbe: not compiled (no C compiler); the engine runs interpreted, ten to twenty times slower")
        yield None
        return
    now = "interpreted" if installed.engine == "pure" else "the quick build for tests"
    say(f"sacbe: the engine is {now} for the present and is compiled in the background (log: .venv/compile.log)")
    write_news(news, "compiling")
    compiler = subprocess.Popen([sys.executable, __file__, COMPILE, str(news)], stdin=subprocess.PIPE,
                                process_group=0)        # in the session of the server, so that it can be nicer
    try:
        yield news
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(compiler.pid, signal.SIGTERM)
        compiler.wait()


def has_compiler() -> bool:
    """Does the compiler exist that a build would call?"""
    command = str(package.build().c_compiler()).split()
    return shutil.which(command[0]) is not None


def compile_engine(news: Path) -> int:
    """Compile the release engine into the cache, one file after the other, out of everybody's way."""
    Thread(target=end_with_caller, daemon=True).start()
    os.nice(LEAST_NICE)
    with locked(COMPILE_LOCK):
        workshop = WORKSHOPS / str(package.build().engine_digest("release"))
        if not package.is_kept("release"):
            prepare_workshop(workshop)
            with COMPILE_LOG.open("wb") as log:
                subprocess.run([sys.executable, "setup.py", "build_ext", "--build-lib", "lib"], cwd=workshop,
                               env={**os.environ, **NO_BUILD, "SACBE_BUILD_JOBS": "1"}, stdin=subprocess.DEVNULL,
                               stdout=log, stderr=subprocess.STDOUT)
        is_ready = package.is_kept_now(workshop.name)
        if is_ready:
            shutil.rmtree(workshop, ignore_errors=True)
    write_news(news, "ready" if is_ready else "failed")
    say("sacbe: the engine is compiled; the next start uses it" if is_ready
        else "sacbe: the engine could not be compiled (log: .venv/compile.log)")
    return 0 if is_ready else 1


def end_with_caller() -> None:
    """End this group of processes when the one that has started it is gone."""
    sys.stdin.buffer.read()
    os.killpg(0, signal.SIGTERM)


def prepare_workshop(folder: Path) -> None:
    """Copy the sources, so that they can be edited during a build; a folder of an interrupted build is used again."""
    for other in WORKSHOPS.iterdir() if WORKSHOPS.is_dir() else ():
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
    if folder.is_dir():
        return
    WORKSHOPS.mkdir(exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=WORKSHOPS))
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, fresh / name, ignore=shutil.ignore_patterns("__pycache__", "page", "*.so"))
        else:
            shutil.copy2(ROOT / name, fresh / name)
    fresh.rename(folder)


def write_news(path: Path, word: str) -> None:
    """Write how far the engine is, in one step, so that nobody reads half a word."""
    with contextlib.suppress(OSError):      # the folder goes with its server
        fresh = path.with_suffix(".new")
        fresh.write_text(word, encoding="utf-8")
        fresh.replace(path)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
