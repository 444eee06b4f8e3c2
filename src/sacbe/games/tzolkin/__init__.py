"""Tzolk'in: The Mayan Calendar, the base game for two to four players."""
