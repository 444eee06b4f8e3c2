"""What a game offers to the platform: its definition, its presenter, its effects, what programs can learn of it."""
