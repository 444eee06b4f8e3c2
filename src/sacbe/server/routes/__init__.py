"""HTTP routes that belong to no feature: the page, the games, tables and moves, records, operation."""
