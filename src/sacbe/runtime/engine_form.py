"""Which form of the engine runs: compiled by mypyc, or the same modules interpreted."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PureFinder:
    """Finds the submodules of `sacbe` as .py files only.

    Python prefers a compiled module to the source beside it; the tests need both forms from one installation.
    """

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("sacbe."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install_pure_finder() -> None:
    """With SACBE_PURE=1, load every later `sacbe` import from its source; call it before the first of them."""
    if os.environ.get("SACBE_PURE") == "1" and PureFinder not in sys.meta_path:
        sys.meta_path.insert(0, PureFinder)


def engine_form() -> str:
    """Return "compiled" or "pure", by what was really loaded and not by what should have been."""
    where = importlib.import_module("sacbe.kernel.core.frame").__file__ or ""
    return "pure" if where.endswith(".py") else "compiled"


def package_version() -> str:
    """The version of the installed package; of a source tree that nobody has installed, only that."""
    from importlib import metadata  # not before: it takes longer than the rest of this module
    try:
        return metadata.version("sacbe")
    except metadata.PackageNotFoundError:
        return "source"
