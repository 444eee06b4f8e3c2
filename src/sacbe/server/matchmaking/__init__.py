"""Find me a table."""
