"""The WebSocket of a seat or a watcher: its messages, and what they do."""
