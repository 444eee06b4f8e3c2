"""The designer's bench: variants of a game on paired seeds, and what differs between them."""
