"""The commands of the server: run it, write its schema, try its mails, and look after its database."""
