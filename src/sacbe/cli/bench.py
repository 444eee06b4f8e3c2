"""`sacbe bench`: how fast the engine is, compiled and interpreted, and beside Catanatron."""

from __future__ import annotations

from typing import Annotated

import typer

from sacbe.cli import output
from sacbe.cli.common import Json
from sacbe.cli.figures import fine, whole
from sacbe.cli.progress import progress
from sacbe.lab.bench import AIMS, RUNS, Bench
from sacbe.lab.bench import bench as run_bench
from sacbe.words import say


def bench(
    json: Json = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="help-bench-seconds")] = 2.0,
) -> None:
    with progress(3 * RUNS, "bench-measuring") as done:
        found = run_bench(seconds, done)
    if json:
        output.as_json(found.as_data())
        return
    _speeds(found)
    _quarters(found)
    _ratios(found)
    if found.compiled is None:
        output.line(say("bench-no-compiled"))
    if found.peer is None:
        output.line(say("bench-no-peer"))
    if found.spiel is None:
        output.line(say("bench-no-spiel"))


def _speeds(found: Bench) -> None:
    engines = [("bench-compiled", found.compiled), ("bench-pure", found.pure), ("bench-peer", found.peer),
               ("bench-spiel", found.spiel)]
    rows = []
    for key, speed in engines:
        if speed is not None:
            size = speed.get("bytes_per_state")
            rates = [speed.get(f"{name}_per_second") for name in ("games", "decisions", "copies", "simulations")]
            rows.append((say(key), *["–" if value is None else str(whole(value)) for value in [*rates, size]]))
    headings = ["bench-engine", "bench-games", "bench-decisions", "bench-copies", "bench-simulations", "bench-bytes"]
    output.line(say("bench-how", runs=RUNS))
    output.line()
    output.table([say(key) for key in headings], rows)


def _quarters(found: Bench) -> None:
    output.line()
    rows = [(say(key), *[fine(time) for time in speed["quarters"]])
            for key, speed in (("bench-compiled", found.compiled), ("bench-pure", found.pure)) if speed is not None]
    output.table([say("bench-answer"), *[say("bench-quarter", number=n) for n in (1, 2, 3, 4)]], rows)


def _ratios(found: Bench) -> None:
    output.line()
    labels = {"decisions": "bench-ratio-decisions", "copy": "bench-ratio-copy", "forms": "bench-ratio-forms",
              "search": "bench-ratio-search", "flat": "bench-ratio-flat"}
    rows = [(say(labels[name]), fine(ratio), str(AIMS.get(name, "–")))
            for name, ratio in found.ratios.items()]
    output.table([say("bench-ratio"), say("bench-times"), say("bench-aim")], rows)
