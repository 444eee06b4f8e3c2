"""Hints about the decision at hand, as data."""
