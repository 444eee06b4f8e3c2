"""Compile the engine with mypyc while the package is built; without a compiler the package stays interpreted.

The compiled modules share one library (`sacbe__mypyc`), and each of them is a small shim in front of it.  A shim
without the library cannot be imported and would hide the .py file beside it, so it is all or nothing: if one
extension is missing after the build, every extension is removed again.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
ENGINE = (
    "kernel/bits.py",
    "kernel/choice.py",
    "kernel/frame.py",
    "kernel/chance.py",
    "kernel/events.py",
    "kernel/judge.py",
    "games/*/tables.py",
    "games/*/tiles.py",
    "games/*/edition.py",
    "games/*/state.py",
    "games/*/setup.py",
    "games/*/scoring.py",
    "games/*/verbs.py",
    "games/*/refusals.py",
    "games/*/judge.py",
    "games/*/errands.py",
    "games/*/forecast.py",
    "games/*/outlook.py",
    "games/*/view.py",
    "games/*/rules/*.py",
    "games/*/cards/*.py",
    "bots/greedy.py",
    "bots/search.py",
)
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}     # an editable install stays interpreted: no stale .so
CACHE = ".mypy_cache/mypyc"


def engine_files() -> list[str]:
    package = ROOT / "src" / "sacbe"
    found = {path for pattern in ENGINE for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def not_compiled(reason: str) -> list[Extension]:
    print(f"sacbe: not compiled ({reason}); the engine runs interpreted, ten to twenty times slower", file=sys.stderr)
    return []


def engine_extensions() -> list[Extension]:
    """The extensions of the engine, or none and a line that says why."""
    if not BUILDING & set(sys.argv):
        return []
    if os.environ.get("SACBE_PURE_BUILD") == "1":
        return not_compiled("SACBE_PURE_BUILD=1")
    files = engine_files()
    if not files:
        return not_compiled("no engine modules")
    try:
        from mypyc.build import mypycify
    except ImportError:
        return not_compiled("mypyc is not installed")
    options = [f"--cache-dir={CACHE}"]
    try:
        extensions = mypycify([*options, *files], opt_level="1", debug_level="0", multi_file=True, group_name="sacbe")
    except SystemExit:     # how mypyc leaves after it has listed type errors
        return not_compiled("mypyc found errors in the source")
    except Exception as crash:
        return not_compiled(f"mypyc crashed: {type(crash).__name__}")
    for extension in extensions:
        extension.optional = True
    return list(extensions)


class AllOrNothing(build_ext):
    """Keep the built extensions only if all of them are there; their many files are compiled on all cores."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], *args: object, **kwargs: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = list(pool.map(lambda source: one_by_one([source], *args, **kwargs), sources))
            return [item for items in done for item in items]

        self.compiler.compile = compile_all
        super().build_extensions()

    def run(self) -> None:
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(path.exists() for path in built):
            return
        for path in built:
            path.unlink(missing_ok=True)
        self.extensions = []
        not_compiled("the C compiler failed")


os.chdir(ROOT)
setup(ext_modules=engine_extensions(), cmdclass={"build_ext": AllOrNothing})
