"""Replays: any moment of a finished or running game."""
