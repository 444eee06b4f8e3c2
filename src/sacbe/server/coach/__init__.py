"""Hints, explanations and reviews on the server."""
