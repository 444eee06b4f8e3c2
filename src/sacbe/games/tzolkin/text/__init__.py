"""Moves and boards of Tzolk'in in words; compiled."""
