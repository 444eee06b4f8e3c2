"""The land and those who move on it; compiled."""
