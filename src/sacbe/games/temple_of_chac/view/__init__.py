"""What a seat of Temple of Chac sees; compiled."""
