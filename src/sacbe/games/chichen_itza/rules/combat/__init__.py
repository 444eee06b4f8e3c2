"""Fights of Chichén Itzá: dice, phases, losses, outcomes; compiled."""
