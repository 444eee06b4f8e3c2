"""Readings that can be switched: each ruling for which another one is thinkable, the ledger's first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sacbe.games.tzolkin.schema.notation import SEATS
from sacbe.games.tzolkin.rules.state import Rulings
from sacbe.games.tzolkin.data.constants import EMPTY
from sacbe.kernel.definition.game_definition import join_names
from sacbe.kernel.errors import Problem

OPTIONS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {      # name -> ledger id, values (the default first)
    "first": ("tz.ruling.random-starting-player", ("random", *SEATS)),
    "quarters": ("tz.ruling.quarter-points", ("exact", "floor")),
    "paid-skull": ("tz.ruling.monument-skull-returns", ("returns", "leaves")),
    "level-3": ("tz.ruling.free-advance-at-level-3", ("free", "paid")),
    "burn-beside-corn": ("tz.ruling.burn-with-bare-corn", ("yes", "no")),
    "tileless": ("tz.ruling.no-tileless-with-visible-corn", ("no", "yes")),
    "extra-building": ("tz.ruling.extra-building", ("separate", "plain")),
    "speed-at-end": ("tz.ruling.speed-near-the-end", ("yes", "no")),
    "dummies-block": ("tz.ruling.dummies-do-not-block-speed", ("no", "yes")),
    "short-skulls": ("tz.ruling.partial-skulls", ("partial", "none")),
    "low-temples": ("tz.ruling.temple-monument-sign", ("signed", "floor")),
}


def rulings(options: Mapping[str, str], players: int) -> Rulings:
    """Return the readings chosen for a table; refuse a first player who has no seat."""
    first = EMPTY if options["first"] == "random" else SEATS.index(options["first"])
    if first != EMPTY and first >= players:
        raise Problem("option-value", option="first", value=options["first"], allowed=join_names(SEATS[:players]))
    return Rulings(first, options["quarters"] == "floor", options["paid-skull"] == "leaves",
                   options["level-3"] == "paid", options["burn-beside-corn"] == "yes", options["tileless"] == "yes",
                   options["extra-building"] == "plain", options["speed-at-end"] == "yes",
                   options["dummies-block"] == "yes", options["short-skulls"] == "none",
                   options["low-temples"] == "floor")
