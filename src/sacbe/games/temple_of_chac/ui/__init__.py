"""What Temple of Chac offers to everything that shows it."""
