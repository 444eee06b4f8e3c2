"""Lessons and notices on the server."""
