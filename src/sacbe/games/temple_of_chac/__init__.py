"""The Adventurers: Temple of Chac: loot a temple and get out before the boulder seals it."""
