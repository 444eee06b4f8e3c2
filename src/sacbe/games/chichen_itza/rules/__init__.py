"""The rules of Chichén Itzá, a module for a chapter of the rulebook, with its state and its set-up; compiled."""
