"""The coach over HTTP: hints, explanations and reviews."""
