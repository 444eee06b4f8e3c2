"""The compiled searches of the bots: greedy, Monte-Carlo tree search, and the search of the first bots."""
