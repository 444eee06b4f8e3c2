"""The outside of the server: routes, the socket, and what guards them."""
