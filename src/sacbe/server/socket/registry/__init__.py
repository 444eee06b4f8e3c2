"""All sockets of all tables, and who is there."""
