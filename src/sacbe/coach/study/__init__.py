"""Studies: a tree of variations, its text, its files, and what the coach says about it."""
