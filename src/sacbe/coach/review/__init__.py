"""The review of a finished game, as data."""
