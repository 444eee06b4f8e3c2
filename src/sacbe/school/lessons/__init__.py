"""Lessons of the games: read from files, checked, played, and shown."""
