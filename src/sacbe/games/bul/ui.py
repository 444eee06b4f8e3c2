"""The data of Bul for everything that shows it."""

from __future__ import annotations

from typing import Final, cast

from msgspec import Struct

from sacbe.games.bul.rules import NOBODY, PASS, Table, is_on_row, pieces, target
from sacbe.games.bul.schema import GRAMMAR, SPACE_NAMES, Landing, MoveFacts, View
from sacbe.kernel.core.choice import arg1, verb_of
from sacbe.kernel.core.frame import CHANCE, Ask, State
from sacbe.kernel.definition.effects import AnyEffect, Gain, Put, Thing
from sacbe.kernel.definition.presenter import Explained, Explainers, Note, Presenter, EventData, ViewData


def place(id: str, view: ViewData) -> Explained | None:
    """Explain a space of the row, or a hand.

    >>> place("3", {"row": {"3": "red red blue"}}).notes
    [Note(what='stack', facts={'seat': 'red', 'count': 3})]
    """
    if id == "hand":
        return Explained([], ["bul.enter.hand"], by_rule=True)
    if id not in SPACE_NAMES:
        return None
    stack = view["row"].get(id, "").split()
    notes = [Note("stack", {"seat": stack[0], "count": len(stack)})] if stack else [Note("empty")]
    return Explained(notes, ["bul.move.forward", "bul.capture.landing"])


def seat(id: str, view: ViewData) -> Explained | None:
    own = view["seats"].get(id)
    return None if own is None else Explained(
        [Note("side", {name: own[name] for name in ("hand", "dead", "captives")})],
        ["bul.general.row", "bul.end.score"])


EXPLAINERS: Final[Explainers] = {"place": place, "seat": seat}


class BulPresenter(Presenter):
    """Gives the data of questions, and the things and effects of moves."""

    view_type = View
    facts_types = {"move": MoveFacts}
    verbs = {"move": ("enter", "move", "pass")}
    closing = ("threw",)                    # from here on it is about the other side
    explainers = EXPLAINERS

    def question_data(self, state: State, ask: Ask) -> Struct | None:
        if ask.seat == CHANCE:
            return None
        t = cast(Table, state)
        moves = [choice for choice in ask.options if verb_of(choice) != PASS]
        return MoveFacts(t.thrown, {GRAMMAR.write(choice): landing(t, ask.seat, arg1(choice)) for choice in moves})

    def things_of_move(self, move: str) -> list[Thing]:
        """Return the place that a move begins at: a space, or the hand.

        >>> PRESENTER.things_of_move("move 3"), PRESENTER.things_of_move("enter")
        ([Thing(kind='place', id='3')], [Thing(kind='place', id='hand')])
        """
        verb, *words = move.split()
        return [Thing("place", word) for word in {"move": words, "enter": ["hand"]}.get(verb, [])]

    def event_effects(self, event_data: EventData) -> list[AnyEffect]:
        """Return what an event means for the side that it names.

        >>> PRESENTER.event_effects({"event": "captured", "seat": "red", "space": 4, "pieces": 2})
        [Gain(seat='red', what=Thing(kind='piece', id='captive'), amount=2)]
        """
        seat, event = str(event_data["seat"]), event_data["event"]
        if event in ("entered", "moved"):
            return [Put(seat=seat, piece=Thing("seat", seat), place=Thing("place", str(event_data["to"])))]
        amounts = {"captured": {"captive": "pieces"}, "left": {"in-hand": "freed", "killed": "killed"}}
        return [Gain(seat=seat, what=Thing("piece", piece), amount=int(event_data[field]))
                for piece, field in amounts.get(str(event), {}).items() if event_data[field]]


def landing(t: Table, seat: int, space: int) -> Landing:
    """Return where a piece from this space comes to, and whom it captures there."""
    to = target(t, seat, space)
    if not is_on_row(to):
        return Landing(None, 0)
    return Landing(to, 0 if t.holder[to] == NOBODY else pieces(t, 1 - seat)[to])


PRESENTER: Final = BulPresenter()
