"""A short rulebook of our own for each game: chapters, a page of symbols, and a search over both and the register."""
