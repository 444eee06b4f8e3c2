"""Puzzles played in the terminal: the list, and one of them as lines of text."""
