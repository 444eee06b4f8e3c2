"""Accounts: service, routes and stored set-ups."""
