"""The listener: connections, HTTP and WebSocket in the event loop itself, each within limits from its first byte on."""
