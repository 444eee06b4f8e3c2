"""What a first game explains, and when."""
