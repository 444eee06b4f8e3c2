"""What players remember, compared with what is stored.

Found are every acknowledged move that is missing, every step that nobody asked for, and every event that was told
twice or not at all.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from sacbe.server.storage.store import Store
from sacbe.server.tables.core.table import LiveTable
from support.server.players import Player, Table


async def check(store: Store, tables: Sequence[Table]) -> dict[str, int]:
    """Compare what players know with what is stored; returns how much was compared."""
    counts = {"tables": len(tables), "steps": 0, "acknowledged": 0, "unanswered": 0, "stored unanswered": 0, "bots": 0}
    for table in tables:
        found = await store.load(table.id)
        assert found is not None, f"table {table.id} is gone"
        row, seats, steps = found
        assert [step.revision for step in steps] == list(range(1, len(steps) + 1)), "a step is missing, or there twice"
        assert row.revision == len(steps)
        live = LiveTable(row, seats, steps)             # every step can be taken again, with the same dice
        counts["steps"] += len(steps)
        counts["bots"] += sum(step.kind == "choice" and step.seat in table.bots for step in steps)
        for player in table.players:
            check_player(player, live, counts)
    return counts


def check_player(player: Player, live: LiveTable, counts: dict[str, int]) -> None:
    """Whatever this player was told is so, and nothing is there that it did not ask for."""
    read = live.definition.grammar.read
    steps = {step.revision: step.data["choices"][0] for step in live.steps
             if step.kind == "choice" and step.seat == player.seat}
    assert len({told.revision for told in player.acked}) == len(player.acked), "acknowledged twice"
    for told in player.acked:
        assert steps.get(told.revision) == read(told.move), f"acknowledged, but not stored: {live.row.id} {told}"
    sent = {(told.revision, read(told.move)) for told in player.sent}
    assert set(steps.items()) <= sent, f"stored, but never sent: {live.row.id} {set(steps.items()) - sent}"
    assert player.revision <= live.revision, "told of a revision that is not stored"
    heard = [{"at": told.at, **told.data}
             for told in live.started_game.event_log[:live.revision_marks[player.revision].events]
             if told.audience >> player.seat & 1]
    assert player.events == json.loads(json.dumps(heard)), f"the story of {live.row.id} is not what it was"
    counts["acknowledged"] += len(player.acked)
    counts["unanswered"] += len(player.unanswered)
    counts["stored unanswered"] += sum(steps.get(told.revision) == read(told.move) for told in player.unanswered)
