"""Small sets as bits of an integer: decks without order, tiles somebody owns, seats that may listen."""

from __future__ import annotations

from mypy_extensions import i64


def bit(member: i64) -> i64:
    """The set with one member.

    mypyc writes a literal `1 << n` as a shift of a 32-bit C integer; `member * 0 + 1` is a 64-bit one.
    """
    return (member * 0 + 1) << member


def bit_range(first: i64, end: i64) -> i64:
    """The set of all members from `first` up to, not including, `end`."""
    return bit(end) - bit(first)


def count(members: i64) -> i64:
    """The size of a set."""
    size: i64 = 0
    while members:
        members &= members - 1
        size += 1
    return size


def members(bits: i64) -> list[i64]:
    """The members of a set in rising order."""
    found: list[i64] = []
    member: i64 = 0
    while bits:
        if bits & 1:
            found.append(member)
        bits >>= 1
        member += 1
    return found
