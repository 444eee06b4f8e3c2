"""Component files of the games: read, replaced by values of one's own, limited, and traced to their sources."""
