"""What Tzolk'in knows about good play; compiled."""
