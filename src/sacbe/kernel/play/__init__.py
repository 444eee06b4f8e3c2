"""One game as it is played and kept: moves as text, records, snapshots, scenarios."""
