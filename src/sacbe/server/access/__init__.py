"""Who asks, and what they may do at a table: tokens, seats, watchers, the chat, and the schemas of tables."""
