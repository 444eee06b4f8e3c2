"""Code that the games share: refusals in full, a counter of events, helpers of invariants."""
