"""Tzolk'in in words, as `GameDefinition.text_renderer` gives it: board, moves, questions, and the layout of its log."""

from __future__ import annotations

from typing import Final

from sacbe.games.tzolkin.text import board
from sacbe.games.tzolkin.ui import terminal_screen
from sacbe.presentation.language.texts import ModuleTextRenderer

TEXTS: Final = ModuleTextRenderer("tzolkin", board, terminal_screen)
