"""Bots of the tables: a pool of processes and its queue."""
