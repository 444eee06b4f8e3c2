"""How fast the games are, beside engines of others: run it as `python -m benchmarks [GAME]`; players do not get it."""
