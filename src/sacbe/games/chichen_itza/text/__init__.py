"""Moves and boards of Chichén Itzá in words; compiled."""
