"""Chichén Itzá in words, as `GameDefinition.text_renderer` gives it: board, moves, questions, and the layout of its
log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sacbe.games.chichen_itza.text import board
from sacbe.games.chichen_itza.ui import terminal_screen
from sacbe.kernel.definition.presenter import EventData
from sacbe.presentation.language.texts import ModuleTextRenderer


class ChichenItzaTextRenderer(ModuleTextRenderer):
    """Renders events that need the edition that is played; a fight has many minor ones."""

    minor_events = ("phase-began", "cast", "rolled", "hits", "face-rolled", "hearts", "blocked", "guarded",
                    "second-roll")

    def event_facts(self, event: EventData, components: Mapping[str, Any]) -> Mapping[str, str | float]:
        return board.facts(event, components)


TEXTS: Final = ChichenItzaTextRenderer("chichen_itza", board, terminal_screen)
