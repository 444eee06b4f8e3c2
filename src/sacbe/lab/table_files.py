"""Tables in files: CSV, or Parquet where pyarrow is installed.  A file is there whole or not at all."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from sacbe.kernel.errors import Problem
from sacbe.lab.rows import Columns, TableRow
from sacbe.runtime.extras import require_extra

SOME: Final = 10_000            # rows in memory


def check(file: Path) -> None:
    """Refuse a file that could not be written in the end."""
    if file.suffix not in WRITERS:
        raise Problem("out-form", file=str(file), known=", ".join(WRITERS))
    if not file.parent.is_dir():
        raise Problem("no-folder", folder=str(file.parent))
    if file.exists():
        raise Problem("file-exists", file=str(file))
    if file.suffix == ".parquet":
        require_extra("pyarrow", "lab")


def write(file: Path, columns: Columns, rows: Iterable[TableRow]) -> None:
    """Write a table; the suffix of its name decides the form."""
    fresh = file.with_name(f".{file.name}.writing")
    try:
        WRITERS[file.suffix](fresh, columns, iter(rows))
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)


def write_csv(file: Path, columns: Columns, rows: Iterator[TableRow]) -> None:
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(rows)


def write_parquet(file: Path, columns: Columns, rows: Iterator[TableRow]) -> None:
    import pyarrow as pa  # type: ignore[import-untyped, import-not-found, unused-ignore]
    from pyarrow import parquet  # type: ignore[import-untyped, import-not-found, unused-ignore]
    types: dict[type, Any] = {int: pa.int64(), float: pa.float64(), str: pa.string()}
    schema = pa.schema([(name, types[kind]) for name, kind in columns.items()])
    with parquet.ParquetWriter(file, schema) as writer:
        while some := list(islice(rows, SOME)):
            writer.write_batch(pa.record_batch([list(column) for column in zip(*some, strict=True)], schema=schema))


WRITERS: Final[dict[str, Callable[[Path, Columns, Iterator[TableRow]], None]]] = {".csv": write_csv,
                                                                            ".parquet": write_parquet}
