"""A game in the terminal: full-screen or as lines of text, for people, with bots on the other seats."""
