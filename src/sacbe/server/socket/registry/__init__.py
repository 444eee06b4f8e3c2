"""All open WebSockets by table, and who is there."""
