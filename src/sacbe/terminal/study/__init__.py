"""Studies in the terminal: a tree of variations to walk through and to change."""
