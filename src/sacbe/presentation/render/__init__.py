"""Positions, previews of moves, logs and sentences for one reader; compiled."""
