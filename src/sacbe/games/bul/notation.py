"""The words of Bul: choices, prompts, events and refusals as text, and every well-formed choice."""

from __future__ import annotations

from typing import Final

from sacbe.games.bul import rules as s
from sacbe.kernel.core.notation import CHANCE, EventType, Grammar, Verb

SEATS: Final = ("red", "blue")
GRAINS: Final = tuple("".join("b" if fallen >> grain & 1 else "y" for grain in range(4)) for fallen in range(16))
SPACE_NAMES: Final = tuple(str(space) for space in range(s.SPACES + 1))

VERBS: Final = {s.THROW: Verb("throw", (GRAINS,), CHANCE), s.ENTER: Verb("enter"),
                s.MOVE: Verb("move", (SPACE_NAMES,)), s.PASS: Verb("pass")}
GRAMMAR: Final = Grammar(VERBS, [*s.THROWS, *s.MOVES])
PROMPTS: Final = {s.ASK_THROW: "throw", s.ASK_MOVE: "move"}

SEAT: Final = ("seat", SEATS)
EVENTS: Final = {
    s.THREW: EventType("threw", (SEAT, ("steps", None), ("grains", GRAINS))),
    s.ENTERED: EventType("entered", (SEAT, ("to", None))),
    s.MOVED: EventType("moved", (SEAT, ("from", None), ("to", None))),
    s.CAPTURED: EventType("captured", (SEAT, ("space", None), ("pieces", None))),
    s.LEFT: EventType("left", (SEAT, ("from", None), ("freed", None), ("killed", None))),
    s.PASSED: EventType("passed", (SEAT,)),
    s.FINAL: EventType("final", (SEAT, ("taken", None))),
}

# number -> the ledger's id, then what the numbers kept with the refusal are called
RULES: Final[dict[int, tuple[str, ...]]] = {
    s.EMPTY_HAND: ("bul.enter.hand",),
    s.NOT_YOURS: ("bul.move.own-stack", "space"),
    s.OWN_PIECE: ("bul.move.no-doubling", "space"),
    s.MUST_MOVE: ("bul.turn.must-move", "moves"),
}
