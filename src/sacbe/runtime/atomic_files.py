"""Files that are there whole or not at all, and files that one process has for itself."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import BinaryIO

from sacbe.kernel.errors import Problem


@contextmanager
def replace_folder(target: Path) -> Iterator[Path]:
    """Give a folder to write files into, which appear in `target` only when all of them are written.

    The folder must be empty or not be there yet: nothing is ever overwritten, and nothing is left of a run that failed.
    """
    if not target.parent.is_dir():
        raise Problem("no-folder", folder=str(target.parent))
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise Problem("folder-not-empty", folder=str(target))
    is_new = not target.exists()
    target.mkdir(exist_ok=True)
    filling = Path(mkdtemp(prefix=".filling-", dir=target))
    try:
        yield filling
        for file in sorted(filling.iterdir()):
            file.rename(target / file.name)
        filling.rmdir()
    except BaseException:
        shutil.rmtree(target if is_new else filling, ignore_errors=True)
        raise


def try_lock(file: BinaryIO | int) -> bool:
    """Lock a file, or a folder by its descriptor, for this process alone; False: another one has it.

    The system gives the lock back, however the process ends.  Windows has no such locks: there it is always True.
    """
    if sys.platform == "win32":
        return True
    import fcntl
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
