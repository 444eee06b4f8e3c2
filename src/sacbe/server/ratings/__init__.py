"""Ratings and the history of accounts."""
