"""Matchmaking: a free seat at a public table for who looks for one, or a new table that others find."""
