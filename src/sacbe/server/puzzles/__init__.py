"""Puzzles on the server."""
