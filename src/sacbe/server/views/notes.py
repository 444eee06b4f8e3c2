"""Log lines that come from no move: somebody has asked the coach, or has resigned."""

from __future__ import annotations

from typing import Any, Final

from sacbe.presentation.language import words
from sacbe.server.tables.core.table import CHANCES_STEP, EXPLANATION_STEP, HintNote, LiveTable

RESIGNATION_STEP: Final = 0     # the step of a note that is about a resignation
TEXTS: Final = {RESIGNATION_STEP: "table-note-resigned", 1: "table-hint-nudge", 2: "table-hint-move",
                3: "table-hint-comparison", CHANCES_STEP: "table-hint-chances",
                EXPLANATION_STEP: "table-hint-explanation"}                         # by their steps


def notes_since(live: LiveTable, since: int = 0) -> list[HintNote]:
    """Return all notes of a table after a revision, in order."""
    found = [note for note in live.hints if note.revision > since]
    if live.resigned:
        found += [note for note in resignation_notes(live) if note.revision > since]
        found.sort(key=lambda note: (note.events, note.revision))
    return found


def resignation_notes(live: LiveTable) -> list[HintNote]:
    """Return a note for each resignation; if answers were undone since, it moves back to where the game was cut."""
    found = []
    for step in live.steps:
        if step.kind == "resign" and step.seat is not None:
            later = live.revision_marks[step.revision:]
            found.append(HintNote(step.seat, RESIGNATION_STEP, min(mark.answers for mark in later),
                                  min(mark.events for mark in later), step.revision))
    return found


def render_note(live: LiveTable, note: HintNote) -> dict[str, Any]:
    """Return a note as a line of the log."""
    return {"seat": live.definition.seats[note.seat], "text": words.say(TEXTS[note.step]), "heading": False, "at": None}
