"""What a choice in Chichén Itzá would lose or waste: actions that do nothing, warriors that do not come."""

from __future__ import annotations

from typing import Final, cast

from sacbe.games.chichen_itza.schema.notation import SEATS
from sacbe.games.chichen_itza.rules.land.movement import MarchFrom, MarchTo
from sacbe.games.chichen_itza.rules.land.regroup import Reinforce
from sacbe.games.chichen_itza.rules.rounds import Actions
from sacbe.games.chichen_itza.rules.turns import Turn
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.constants import STOP, USE
from sacbe.kernel.core.choice import verb_of
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.presenter import NOBODY, Caution, EventData, TriedChoice

PRICE: Final = ("used", "paid", "gave")             # events that every action brings, for its marker and its coins
WAR_WARNING: Final = "war-declared"


def whose_turn(t: Table) -> int:
    """Return the seat that has put down its marker, or is asked where to; ci.action.turns."""
    if not any(isinstance(frame, Actions) for frame in t.stack):
        return NOBODY
    for frame in t.stack:
        if isinstance(frame, Turn):
            return int(frame.seat)
    most = max(t.players[seat].turns for seat in t.order)
    return int([seat for seat in t.order if t.players[seat].turns == most][-1])


def list_warnings(choice: TriedChoice) -> list[Caution]:
    """ci.action.empty-effect: an action that is paid for and does nothing, or that is given up."""
    verb = verb_of(choice.choice)
    if verb == USE:
        return idle_action_warnings(choice)
    t = cast(Table, choice.before)
    frame = t.stack[-1]
    if verb != STOP:
        return []
    if isinstance(frame, Reinforce):
        left = min(int(frame.left), int(t.players[frame.seat].reserve))
        return [Caution("warriors", {"warriors": left})] if left else []
    return [Caution("march")] if isinstance(frame, MarchFrom | MarchTo) else []


def idle_action_warnings(choice: TriedChoice) -> list[Caution]:
    """Find an action that does nothing but cost its price; a war that is on already is declared for nothing."""
    ask = choice.after.ask
    if not choice.ends_turn or (ask is not None and ask.seat == CHANCE):
        return []
    seat = int(choice.ask.seat)
    happened = {str(event["event"]) for event in events_of_turn(choice.events(), SEATS[seat])}
    before = cast(Table, choice.before)
    if WAR_WARNING in happened and before.players[seat].war == before.edition.diplomacy:
        happened.discard(WAR_WARNING)
    return [Caution("idle")] if happened <= set(PRICE) else []


def events_of_turn(events: list[EventData], seat: str) -> list[EventData]:
    """Return what happens until the next turn; what is not about the seat counts as well, such as tiles that are
    opened."""
    found = []
    for event in events:
        if event["event"] in ("turn-began", "step-began"):
            break
        found.append(event)
    return [event for event in found if event.get("seat", seat) == seat]
