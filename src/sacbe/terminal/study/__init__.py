"""Studies in the terminal."""
