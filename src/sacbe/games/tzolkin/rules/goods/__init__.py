"""Goods of Tzolk'in: buildings, jungle, materials; compiled."""
