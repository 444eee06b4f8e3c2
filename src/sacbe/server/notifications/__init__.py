"""Webhooks and mails."""
