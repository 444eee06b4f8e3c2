"""Messages of the socket, and what they do."""
