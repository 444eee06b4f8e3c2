"""Mailboxes whose owners have agreed to get mail, the links in mails, and new passwords by mail."""
