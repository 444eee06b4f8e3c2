"""What a seat of Chichén Itzá sees; compiled."""
