"""Texts that somebody writes to do harm: deep, wide, long, with references, with huge numbers, with odd signs."""

from __future__ import annotations

from typing import Final

LONG: Final = 150_000
BOMBS: Final = {
    "deep lists": "[" * 30_000,
    "deep mappings": '{"a":' * 20_000,
    "deep lines": "- " * 30_000,
    "deep keys": "? " * 30_000,
    "wide list": "[" + "1," * 70_000 + "1]",
    "wide mapping": "{" + ",".join(f'"a{n}": {n}' for n in range(12_000)) + "}",
    "many lines": "1 red x\n" * 18_000,
    "many blanks": "\n \n" * 40_000,
    "long word": "a" * LONG,
    "long line": "a: " + "b " * (LONG // 2),
    "laughs": "\n".join(["a0: &a0 [x, x, x, x, x, x, x, x, x, x]",
                         *(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 20))]),
    "itself": "&a [*a, *a]",
    "huge number": "9" * LONG,
    "huge hexadecimal": "a: 0x" + "f" * LONG,
    "huge sexagesimal": "a: 1" + ":10" * (LONG // 3),
    "many minutes": "1" + "_" * LONG + "1",
    "tags": "!!int a",
    "dates": "2001-99-99",
    "quotes": '"' * LONG,
    "signs": "\x01\u2028\x7f",
    "marks": "%YAML 1." + "1" * LONG + "\n--- a",
}
