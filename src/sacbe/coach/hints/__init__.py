"""The coach's hints about a pending decision, with their reasons, as data."""
