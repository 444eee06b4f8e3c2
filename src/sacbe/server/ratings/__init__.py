"""Ratings of accounts, and the games they have played."""
