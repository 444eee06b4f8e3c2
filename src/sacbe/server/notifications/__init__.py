"""Webhooks and mails: how people learn away from the page that it is their turn."""
