"""Tournaments: entering, pairing, rounds, standings."""
