"""Moves and boards of Temple of Chac in words; compiled."""
