"""Lessons: read, checked, played and shown."""
