"""What Chichén Itzá offers to everything that shows it."""
