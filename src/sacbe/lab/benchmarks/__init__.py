"""How fast the games are, beside engines of others."""
