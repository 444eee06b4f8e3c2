"""Accounts: registration, passwords, logins, and the set-ups that people keep."""
