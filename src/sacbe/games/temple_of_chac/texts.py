"""Temple of Chac in words, as `Box.texts` gives it: board, moves, questions, and the layout of its log."""

from __future__ import annotations

from typing import Final

from sacbe.games.temple_of_chac import board, screen
from sacbe.presentation.texts import ModuleTexts

TEXTS: Final = ModuleTexts("temple_of_chac", board, screen)
