"""Who somebody is at a table, and the schemas of tables."""
