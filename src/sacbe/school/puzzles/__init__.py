"""Puzzles: positions in which one turn is clearly the right one, made from games of bots against themselves."""
