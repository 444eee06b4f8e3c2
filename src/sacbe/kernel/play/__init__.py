"""One game as it is played and stored: moves as text, records, snapshots, scenarios."""
