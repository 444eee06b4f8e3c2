"""Games that are played: moves as text, records, snapshots and scenarios."""
