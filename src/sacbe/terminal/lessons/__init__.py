"""Lessons in the terminal."""
