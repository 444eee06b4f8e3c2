"""Lessons played in the terminal, and how far somebody has come."""
