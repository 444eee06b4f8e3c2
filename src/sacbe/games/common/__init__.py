"""What is common to the games: refusals in full, a counter of events, helpers of invariants."""
