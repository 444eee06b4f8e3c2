"""What the places of the row and the sides are, from a view alone."""

from __future__ import annotations

from sacbe.kernel.effects import Thing
from sacbe.kernel.presenter import Explained, Note, Seen


def explain(thing: Thing, seen: Seen, seat: str) -> Explained | None:
    """A space of the row, a hand, or a side.

    >>> explain(Thing("place", "3"), {"row": {"3": "red red blue"}, "seats": {"red": {}}}, "red").notes
    [Note(what='stack', facts={'seat': 'red', 'count': 3})]
    """
    if thing.kind == "place":
        if thing.id == "hand":
            return Explained([], ["bul.enter.hand"], by_rule=True)
        stack = seen["row"].get(thing.id, "").split()
        notes = [Note("stack", {"seat": stack[0], "count": len(stack)})] if stack else [Note("empty")]
        return Explained(notes, ["bul.move.forward", "bul.capture.landing"])
    if thing.kind == "seat" and thing.id in seen["seats"]:
        own = seen["seats"][thing.id]
        return Explained([Note("side", {name: own[name] for name in ("hand", "dead", "captives")})],
                         ["bul.general.row", "bul.end.score"])
    return None
