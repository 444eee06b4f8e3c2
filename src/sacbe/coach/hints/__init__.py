"""The coach's hints about the decision at hand, with their reasons, as data."""
