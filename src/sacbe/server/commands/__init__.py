"""The commands of the server: run it, write its schema, and look after its database."""
