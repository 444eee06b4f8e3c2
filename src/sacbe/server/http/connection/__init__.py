"""The listener on its port, its connections, and the requests they bring."""
