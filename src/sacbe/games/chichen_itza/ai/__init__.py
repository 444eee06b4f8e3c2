"""What Chichén Itzá knows about good play; compiled."""
