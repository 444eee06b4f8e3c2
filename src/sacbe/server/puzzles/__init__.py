"""Puzzles over HTTP: how they are played there, ratings, streaks, the puzzle of the day."""
