"""What a client sees of a table, and how that differs from what it saw last; compiled."""
