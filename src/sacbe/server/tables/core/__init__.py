"""One table in memory, its lock and its undo; compiled."""
