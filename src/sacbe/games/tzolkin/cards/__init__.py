"""Tiles of Tzolk'in that bend its rules: technologies, the effects of buildings, monuments; compiled."""
