"""Lessons and notices over HTTP: how they are played there, and how far each account has come."""
