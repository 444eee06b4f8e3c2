"""Reading what a scenario gives: words and numbers of a list, seats in an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe.kernel.core.bits import bit
from sacbe.kernel.definition.game_definition import join_names
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.scenario import FieldReader


def read_choices(reader: FieldReader, field: str, allowed: Sequence[Any]) -> list[int]:
    """Return the places of the listed words or numbers among the allowed ones, without doubles."""
    found = reader.read_indexes(field, allowed)
    if len(set(found)) != len(found):
        raise Problem("impossible-position", detail=f"{reader.where}{field}: {join_names(reader.raw[field])}")
    return found


def read_choice_bits(reader: FieldReader, field: str, allowed: Sequence[Any]) -> int:
    """Return the listed words or numbers as a set of their places among the allowed ones."""
    return sum(bit(n) for n in read_choices(reader, field, allowed))


def seat_list(top: FieldReader, field: str, seats: Sequence[str], default: list[int]) -> list[int]:
    """Return all seats in the given order."""
    found = read_choices(top, field, seats) if field in top.raw else default
    top.get(field, None)
    if len(found) != len(seats):
        raise Problem("impossible-position", detail=f"{field}: {join_names(seats[n] for n in found)}")
    return found
