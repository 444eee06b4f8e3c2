"""The laboratory: many games of bots, what comes of them, and how strong the bots are."""
