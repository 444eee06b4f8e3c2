"""For people who write games: the contract that every game keeps."""
