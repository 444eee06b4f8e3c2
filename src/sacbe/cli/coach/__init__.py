"""The commands of the coach: chances and reviews."""
