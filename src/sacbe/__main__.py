"""`python -m sacbe` is the `sacbe` command."""

from __future__ import annotations

from sacbe.cli.entry import run

if __name__ == "__main__":
    run()
