"""Studies over HTTP: kept, changed and shared by accounts."""
