"""What is shown of a position, as typed data, and the types of a game as an OpenAPI document."""
