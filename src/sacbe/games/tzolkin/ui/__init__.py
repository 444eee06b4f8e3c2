"""What Tzolk'in offers to everything that shows it."""
