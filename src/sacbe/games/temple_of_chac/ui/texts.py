"""Temple of Chac in words, as `GameDefinition.text_renderer` gives it: board, moves, questions, and the layout of
its log."""

from __future__ import annotations

from typing import Final

from sacbe.games.temple_of_chac.text import board
from sacbe.games.temple_of_chac.ui import terminal_screen
from sacbe.presentation.language.texts import ModuleTextRenderer

TEXTS: Final = ModuleTextRenderer("temple_of_chac", board, terminal_screen)
