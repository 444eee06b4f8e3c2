"""Where the console script begins: Ctrl-C is quiet from the first moment, while the rest is still being imported."""

from __future__ import annotations

import sys

INTERRUPTED = 130


def run() -> None:
    """The entry point of the console script."""
    try:
        from sacbe.cli.main import main

        code = main()
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)
