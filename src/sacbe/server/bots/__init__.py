"""Bots that play at tables: a pool of processes, and its queue."""
