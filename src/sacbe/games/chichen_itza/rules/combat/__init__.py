"""Fights; compiled."""
