"""The coach's review of a finished game: every decision with its grade and what it cost, as data."""
