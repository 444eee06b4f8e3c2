"""WebSocket frames and messages (RFC 6455); compiled."""
