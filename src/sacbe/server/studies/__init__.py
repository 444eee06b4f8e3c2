"""Studies over HTTP: stored, changed and shared by accounts."""
