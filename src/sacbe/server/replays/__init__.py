"""Finished and running games, looked back at."""
