"""The rooms of the temple; compiled."""
