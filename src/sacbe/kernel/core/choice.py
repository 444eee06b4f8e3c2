"""A choice is one integer: a verb and up to five small arguments, one byte each, the verb lowest."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    """The integer of a verb with its arguments; it means the same in every position of every game of its kind."""
    return verb | (a << 8) | (b << 16) | (c << 24) | (d << 32) | (e << 40)


def verb_of(choice: i64) -> i64:
    """The verb of a choice: what is done."""
    return choice & 255


def arg1(choice: i64) -> i64:
    """The first argument; its meaning belongs to the verb."""
    return choice >> 8 & 255


def arg2(choice: i64) -> i64:
    """Return the second argument of a packed choice."""
    return choice >> 16 & 255


def arg3(choice: i64) -> i64:
    """Return the third argument of a packed choice."""
    return choice >> 24 & 255


def arg4(choice: i64) -> i64:
    """Return the fourth argument of a packed choice."""
    return choice >> 32 & 255


def arg5(choice: i64) -> i64:
    """Return the fifth argument of a packed choice."""
    return choice >> 40 & 255


def all_sublists(choices: list[i64]) -> list[list[i64]]:
    """All sublists of a short list of candidates; each stands at the number whose bits are its members.

    A hot question answers with one of these in place of a new list; nobody may change them.
    """
    parts: list[list[i64]] = [[]]
    for choice in choices:
        parts += [[*part, choice] for part in parts]
    return parts


def select_by_bits(choices: list[i64], bits: i64) -> list[i64]:
    """Select the choices whose bits are set, as a new list of the same integers.

    Compiled, taking an `i64` out of a list and putting it into another makes a new integer; an `object` stays itself.
    """
    known = cast("list[object]", choices)
    found: list[object] = []
    at: i64 = 0
    while bits:
        if bits & 1:
            found.append(known[at])
        bits >>= 1
        at += 1
    return cast("list[i64]", found)


def unpack(choice: i64) -> tuple[i64, i64, i64, i64, i64, i64]:
    """The verb and its five arguments."""
    return verb_of(choice), arg1(choice), arg2(choice), arg3(choice), arg4(choice), arg5(choice)
