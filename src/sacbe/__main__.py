"""`python -m sacbe` and the `sacbe` command begin here: Ctrl-C is quiet from the first moment, during imports too."""

from __future__ import annotations

import sys

INTERRUPTED_EXIT_CODE = 130


def run() -> None:
    """The entry point of the console script."""
    try:
        from sacbe.cli.program import main

        code = main()
    except KeyboardInterrupt:
        code = INTERRUPTED_EXIT_CODE
    sys.exit(code)


if __name__ == "__main__":
    run()
