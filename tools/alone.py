"""Run a command while no other runs under the same lock, so that two `make` in one folder wait for each other.

    python tools/alone.py LOCK COMMAND...

The lock is a file that the system frees when its holder ends, however it ends.  The exit code is that of the command.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:         # Windows: everyone goes at once
    fcntl = None            # type: ignore[assignment]


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait for a lock and hold it."""
    with path.open("a") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def locked_now(path: Path) -> Iterator[bool]:
    """Hold a lock if it is free; tell whether it was."""
    with path.open("a") as file:
        if fcntl is None:
            yield True
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
            return
        yield True


def main() -> int:
    lock, *command = sys.argv[1:]
    Path(lock).parent.mkdir(parents=True, exist_ok=True)
    with locked(Path(lock)):
        return subprocess.run(command, env=os.environ).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
