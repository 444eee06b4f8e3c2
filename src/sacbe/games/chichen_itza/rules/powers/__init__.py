"""Gears, gods, heroes and magic; compiled."""
