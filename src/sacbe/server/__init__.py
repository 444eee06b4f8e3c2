"""Tables for people and bots over HTTP and WebSocket: nothing acknowledged is lost, nobody sees what they may not."""
