"""Studies on the server."""
