"""Replays: any position of a finished or running game."""
