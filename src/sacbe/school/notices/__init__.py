"""Notices: what a player's first game explains, and when."""
