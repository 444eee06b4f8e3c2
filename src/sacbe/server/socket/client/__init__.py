"""One client on a WebSocket; compiled."""
