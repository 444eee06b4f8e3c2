"""The commands of rules, rulebook and puzzles."""
