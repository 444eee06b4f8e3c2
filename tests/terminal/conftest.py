"""Every test of the terminal begins and ends in English."""

from __future__ import annotations

from support.terminal.english import english as english
