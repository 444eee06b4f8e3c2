"""The contract that every game keeps, as a check for people who write games."""
