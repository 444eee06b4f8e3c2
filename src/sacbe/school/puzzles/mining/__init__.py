"""The search for puzzles in games of bots, and the check that they are right."""
