"""Chichén Itzá: a land around a city, priced actions, combat against beasts and people."""
