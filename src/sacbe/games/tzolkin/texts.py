"""Tzolk'in in words, as `Box.texts` gives it: board, moves, questions, and the layout of its log."""

from __future__ import annotations

from typing import Final

from sacbe.games.tzolkin import board, screen
from sacbe.presentation.texts import ModuleTexts

TEXTS: Final = ModuleTexts("tzolkin", board, screen)
