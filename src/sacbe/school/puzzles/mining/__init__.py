"""How puzzles are found in games of bots, and checked to be right."""
