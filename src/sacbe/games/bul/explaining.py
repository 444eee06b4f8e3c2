"""What the places of the row and the sides are, from a view alone."""

from __future__ import annotations

from typing import Final

from sacbe.games.bul.notation import SPACE_NAMES
from sacbe.kernel.definition.presenter import Explained, Explainers, Note, Seen


def place(id: str, seen: Seen) -> Explained | None:
    """A space of the row, or a hand.

    >>> place("3", {"row": {"3": "red red blue"}}).notes
    [Note(what='stack', facts={'seat': 'red', 'count': 3})]
    """
    if id == "hand":
        return Explained([], ["bul.enter.hand"], by_rule=True)
    if id not in SPACE_NAMES:
        return None
    stack = seen["row"].get(id, "").split()
    notes = [Note("stack", {"seat": stack[0], "count": len(stack)})] if stack else [Note("empty")]
    return Explained(notes, ["bul.move.forward", "bul.capture.landing"])


def seat(id: str, seen: Seen) -> Explained | None:
    own = seen["seats"].get(id)
    return None if own is None else Explained(
        [Note("side", {name: own[name] for name in ("hand", "dead", "captives")})],
        ["bul.general.row", "bul.end.score"])


EXPLAINERS: Final[Explainers] = {"place": place, "seat": seat}
