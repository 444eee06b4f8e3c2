"""What a seat of Tzolk'in sees; compiled."""
