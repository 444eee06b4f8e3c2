"""The listener, its connections, and their requests."""
