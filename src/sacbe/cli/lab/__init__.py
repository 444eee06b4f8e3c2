"""The commands that play and measure many games."""
