"""The server put together: its parts, its application, and its run."""
